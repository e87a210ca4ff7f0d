//! How Harmonies is told.

use engawa_harmonies::{
    Breach, Card, Cause, Cell, Colour, Event, Harmonies, Kind, Landscape, Prompt, TokenStep, Tokens, View,
};

use crate::{About, Arg, Names, Spoken, Words};

/// A token by what it builds: water, mountain, trunk …
pub fn token(words: &Words, colour: Colour) -> String {
    words.word(&format!("harmonies-token-{}", colour.name()))
}

/// Several tokens, equal ones counted together.
pub fn tokens(words: &Words, tokens: Tokens) -> String {
    let counted = |colour: Colour| match tokens.count(colour) {
        1 => token(words, colour),
        count => format!("{count} × {}", token(words, colour)),
    };
    words.list(&tokens.colours().map(counted).collect::<Vec<_>>())
}

/// A card by the name of its animal.
pub fn card(words: &Words, card: Card) -> String {
    words.word(&format!("harmonies-card-{}", card.id()))
}

/// How the spirit of a card scores.
pub fn spirit(words: &Words, card: Card) -> String {
    words.word(&format!("harmonies-spirit-{}", card.id()))
}

/// A cell by column and row, both from 1: `4-2`.
pub fn cell(cell: Cell) -> String {
    format!("{}-{}", cell.column() + 1, cell.row() + 1)
}

/// A landscape with its height.
pub fn landscape(words: &Words, landscape: Landscape) -> String {
    let key = match landscape {
        Landscape::Water => "water",
        Landscape::Field => "field",
        Landscape::Tree1 => "tree-1",
        Landscape::Tree2 => "tree-2",
        Landscape::Tree3 => "tree-3",
        Landscape::Mountain1 => "mountain-1",
        Landscape::Mountain2 => "mountain-2",
        Landscape::Mountain3 => "mountain-3",
        Landscape::Building => "building",
    };
    words.word(&format!("harmonies-landscape-{key}"))
}

impl Spoken for Harmonies {
    fn say_prompt(words: &Words, prompt: &Prompt, view: &View) -> String {
        match prompt {
            Prompt::KeepSpirit => words.word("harmonies-prompt-keep-spirit"),
            Prompt::Row => words.word("harmonies-prompt-row"),
            Prompt::Turn { tokens, .. } => match tokens {
                TokenStep::Take => words.word("harmonies-prompt-take"),
                TokenStep::Place(left) => words.say("harmonies-prompt-place", &[("left", (*left).into())]),
                TokenStep::Done if view.board.ends_now() => words.word("harmonies-prompt-done-last"),
                TokenStep::Done => words.word("harmonies-prompt-done"),
            },
        }
    }

    fn say_also(words: &Words, prompt: &Prompt) -> Option<String> {
        match prompt {
            Prompt::Turn { card: true, cube: true, .. } => Some(words.word("harmonies-prompt-card-or-cube")),
            Prompt::Turn { card: true, .. } => Some(words.word("harmonies-prompt-card")),
            Prompt::Turn { cube: true, .. } => Some(words.word("harmonies-prompt-cube")),
            _ => None,
        }
    }

    fn say_action(words: &Words, kind: &Kind, view: &View) -> String {
        let on = |place: Cell| -> Arg<'static> { ("cell", cell(place).into()) };
        let of_card = |one: Card| -> Arg<'static> { ("card", card(words, one).into()) };
        match *kind {
            Kind::TakeTokens { space } => {
                let there = view.board.spaces().get(space.index()).copied().unwrap_or(Tokens::NONE);
                words.say("harmonies-act-take-tokens", &[("tokens", tokens(words, there).into())])
            }
            Kind::PlaceToken { colour, cell: place } => {
                let pile = view.board.player(view.board.active()).and_then(|player| player.pile(place));
                let args = [("token", token(words, colour).into()), on(place)];
                match pile {
                    Some(pile) => {
                        let top = token(words, pile.top());
                        words.say("harmonies-act-place-on", &[&args[..], &[("top", top.into())]].concat())
                    }
                    None => words.say("harmonies-act-place", &args),
                }
            }
            Kind::TakeCard { card } => words.say("harmonies-act-take-card", &[of_card(card)]),
            Kind::PlaceCube { card, cell: place } => {
                words.say("harmonies-act-place-cube", &[of_card(card), on(place)])
            }
            Kind::Finish => words.word("harmonies-act-finish"),
            Kind::KeepSpirit { card } => words.say("harmonies-act-keep-spirit", &[of_card(card)]),
            Kind::LeaveRow => words.word("harmonies-act-leave-row"),
            Kind::SwapCard { card } => words.say("harmonies-act-swap-card", &[of_card(card)]),
        }
    }

    fn say_event(words: &Words, event: &Event, names: &Names) -> Option<String> {
        let told = |key: &str, seat: &engawa_kernel::Seat, more: &[Arg<'_>]| {
            let who = [("who", names.of(*seat).into())];
            words.say(&format!("harmonies-event-{key}"), &[&who[..], more].concat())
        };
        let on = |place: &Cell| -> Arg<'static> { ("cell", cell(*place).into()) };
        let of_card = |one: &Card| -> Arg<'static> { ("card", card(words, *one).into()) };
        let said = match event {
            Event::SpaceFilled { tokens: drawn, .. } => {
                words.say("harmonies-event-space-filled", &[("tokens", tokens(words, *drawn).into())])
            }
            Event::CardDealt { card, .. } => words.say("harmonies-event-card-dealt", &[of_card(card)]),
            Event::SpiritsSeen { seat, cards } => {
                let [one, other] = cards.value?.map(|one| card(words, one));
                told("spirits-seen", seat, &[("one", one.into()), ("other", other.into())])
            }
            Event::SpiritKept { seat, card, .. } => told("spirit-kept", seat, &[of_card(card)]),
            Event::TokensTaken { seat, tokens: taken, .. } => {
                told("tokens-taken", seat, &[("tokens", tokens(words, *taken).into())])
            }
            Event::TokenPlaced { seat, colour, cell, height } => {
                let args = [("token", token(words, *colour).into()), on(cell), ("height", (*height).into())];
                told("token-placed", seat, &args)
            }
            Event::CardTaken { seat, card } => told("card-taken", seat, &[of_card(card)]),
            Event::CubePlaced { seat, card, cell, gain, finished, .. } => {
                let key = if *finished { "last-cube-placed" } else { "cube-placed" };
                told(key, seat, &[of_card(card), on(cell), ("gain", (*gain).into())])
            }
            Event::LastRound { seat, cause } => match cause {
                Cause::BoardFull => told("last-round-board", seat, &[]),
                Cause::BagEmpty => words.word("harmonies-event-last-round-bag"),
            },
            Event::CardSwapped { seat, card } => told("card-swapped", seat, &[of_card(card)]),
            Event::RowLeft { seat } => told("row-left", seat, &[]),
            Event::Ended => words.word("harmonies-event-ended"),
            // The turn that follows, the refill and the discard say enough.
            Event::TurnBegan { .. } | Event::Finished { .. } | Event::TokensLeft { .. } => return None,
        };
        Some(said)
    }

    fn about(event: &Event) -> About {
        match event {
            Event::TurnBegan { seat, .. }
            | Event::SpiritsSeen { seat, .. }
            | Event::SpiritKept { seat, .. }
            | Event::TokensTaken { seat, .. }
            | Event::TokenPlaced { seat, .. }
            | Event::CardTaken { seat, .. }
            | Event::CubePlaced { seat, .. }
            | Event::Finished { seat, .. }
            | Event::RowLeft { seat, .. }
            | Event::CardSwapped { seat, .. }
            | Event::LastRound { seat, cause: Cause::BoardFull } => About::Seat(*seat),
            _ => About::Table,
        }
    }

    fn say_breach(words: &Words, breach: &Breach) -> String {
        let key = match breach {
            Breach::SpiritFirst => "spirit-first",
            Breach::NoSpiritChoice => "no-spirit-choice",
            Breach::NotDealt => "not-dealt",
            Breach::RowFirst => "row-first",
            Breach::NoRowChoice => "no-row-choice",
            Breach::NoSuchSpace => "no-such-space",
            Breach::TokensAlreadyTaken => "tokens-already-taken",
            Breach::TakeTokensFirst => "take-tokens-first",
            Breach::NotInHand => "not-in-hand",
            Breach::OtherSide => "other-side",
            Breach::TokenOnCube => "token-on-cube",
            Breach::CannotStack(colour) => {
                return words.word(&format!("harmonies-breach-cannot-stack-{}", colour.name()));
            }
            Breach::CardAlreadyTaken => "card-already-taken",
            Breach::NotInRow => "not-in-row",
            Breach::NoRoomForCard => "no-room-for-card",
            Breach::NotYourCard => "not-your-card",
            Breach::CardFinished => "card-finished",
            Breach::NoHabitat => "no-habitat",
            Breach::CubeOnCube => "cube-on-cube",
            Breach::PlaceTokensFirst => "place-tokens-first",
        };
        words.word(&format!("harmonies-breach-{key}"))
    }
}
