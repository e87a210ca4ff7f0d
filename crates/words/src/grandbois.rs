//! How GrandBois is told.

use engawa_grandbois::{
    Ahead, Breach, Card, Cell, Clan, Clans, Event, Face, GrandBois, Kind, Obstacle, Prompt, Rotation,
    TowerColour, View,
};
use engawa_kernel::Game;

use crate::{About, Names, Spoken, Words};

/// The name of a clan, in the plural.
pub fn clan(words: &Words, clan: Clan) -> String {
    words.word(&format!("grandbois-clan-{}", key(clan)))
}

/// The names of some clans.
pub fn clans(words: &Words, clans: Clans) -> String {
    words.list(&clans.iter().map(|one| clan(words, one)).collect::<Vec<_>>())
}

/// What a cell shows, in words.
pub fn cell(words: &Words, cell: Cell) -> String {
    match cell.face() {
        Face::Ground => words.word("grandbois-cell-ground"),
        Face::Clearing => words.word("grandbois-cell-clearing"),
        Face::Bear => words.word("grandbois-cell-bear"),
        Face::Tower(colour) => words.word(&format!("grandbois-cell-tower-{}", tower_key(colour))),
        Face::Animals(clan, count) => {
            words.say(&format!("grandbois-cell-{}", key(clan)), &[("count", count.into())])
        }
    }
}

/// The tower of a colour, in the nominative.
pub fn tower(words: &Words, colour: TowerColour) -> String {
    words.word(&format!("grandbois-tower-{}", tower_key(colour)))
}

fn key(clan: Clan) -> &'static str {
    match clan {
        Clan::Toad => "toad",
        Clan::Rabbit => "rabbit",
        Clan::Fox => "fox",
        Clan::Raccoon => "raccoon",
        Clan::Lizard => "lizard",
    }
}

fn tower_key(colour: TowerColour) -> &'static str {
    match colour {
        TowerColour::White => "white",
        TowerColour::Black => "black",
        TowerColour::Blue => "blue",
        TowerColour::Brown => "brown",
    }
}

/// The four cells of a card as it is turned: `R3 . / F1 L2`.
pub fn card_face(card: Card, rotation: Rotation) -> String {
    let [top_left, top_right, bottom_right, bottom_left] = card.cells(rotation);
    format!("{top_left} {top_right} / {bottom_left} {bottom_right}")
}

/// Equal things told once, with their number.
pub fn counted(things: impl Iterator<Item = String>) -> Vec<String> {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for thing in things {
        match counts.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, count)) => *count += 1,
            None => counts.push((thing, 1)),
        }
    }
    counts
        .into_iter()
        .map(|(thing, count)| if count > 1 { format!("{thing} ×{count}") } else { thing })
        .collect()
}

fn ahead(ahead: Ahead) -> &'static str {
    match ahead {
        Ahead::Turn => "turn",
        Ahead::Sweep => "sweep",
        Ahead::LastCard => "last-card",
        Ahead::NothingFits => "nothing-fits",
    }
}

impl Spoken for GrandBois {
    fn say_prompt(words: &Words, prompt: &Prompt, _: &View) -> String {
        match prompt {
            Prompt::Place => words.word("grandbois-prompt-place"),
            Prompt::Confirm => words.word("grandbois-prompt-confirm"),
            Prompt::Tower { .. } => words.word("grandbois-prompt-tower"),
            Prompt::Finish(next) => words.word(&format!("grandbois-prompt-finish-{}", ahead(*next))),
        }
    }

    fn say_action(words: &Words, kind: &Kind, view: &View) -> String {
        match *kind {
            Kind::Place { card, rotation, at } => {
                let covers = view.board.placing(card, rotation, at).covers();
                let args = [
                    ("card", card.number().into()),
                    ("face", card_face(card, rotation).into()),
                    ("x", at.x().into()),
                    ("y", at.y().into()),
                    ("covers", covers.into()),
                ];
                words.say("grandbois-act-place", &args)
            }
            Kind::Confirm => words.word("grandbois-act-confirm"),
            Kind::Tower => words.word("grandbois-act-tower"),
            Kind::NoTower => words.word("grandbois-act-no-tower"),
            Kind::Finish => words.word("grandbois-act-finish"),
        }
    }

    fn say_event(words: &Words, event: &Event, names: &Names) -> Option<String> {
        let said = match event {
            Event::Began { first, .. } => {
                words.say("grandbois-event-began", &[("who", names.of(*first).into())])
            }
            Event::Dealt { seat, clans: dealt } => {
                let own = clans(words, dealt.value?);
                let count = dealt.value?.len();
                let args = [("who", names.of(*seat).into()), ("count", count.into()), ("clans", own.into())];
                words.say("grandbois-event-dealt", &args)
            }
            Event::Laid { seat, card, at, covered, .. } => {
                let below = counted(covered.iter().map(|covered| cell(words, covered.below)));
                let args = [
                    ("who", names.of(*seat).into()),
                    ("card", card.number().into()),
                    ("x", at.x().into()),
                    ("y", at.y().into()),
                    ("covered", words.list(&below).into()),
                ];
                words.say("grandbois-event-laid", &args)
            }
            Event::TurnedUp { card, deck, .. } => {
                let args = [("card", card.number().into()), ("deck", (*deck).into())];
                words.say("grandbois-event-turned-up", &args)
            }
            Event::Tower { seat, colour, at } => {
                let args = [
                    ("who", names.of(*seat).into()),
                    ("tower", tower(words, *colour).into()),
                    ("x", at.x().into()),
                    ("y", at.y().into()),
                ];
                words.say("grandbois-event-tower", &args)
            }
            Event::NoTower { seat } => {
                words.say("grandbois-event-no-tower", &[("who", names.of(*seat).into())])
            }
            Event::Swept { .. } => words.word("grandbois-event-swept"),
            Event::Over { why } => words.word(&format!("grandbois-event-over-{}", ahead(*why))),
            Event::Opened { seat, clans: own } => {
                let (count, own) = (own.len(), clans(words, *own));
                let args = [("who", names.of(*seat).into()), ("count", count.into()), ("clans", own.into())];
                words.say("grandbois-event-opened", &args)
            }
            Event::Scored { seat, lines } => {
                let parts: Vec<String> = GrandBois::LINES
                    .iter()
                    .zip(lines.by_line())
                    .map(|(line, points)| format!("{} {points}", words.line(GrandBois::ID, line)))
                    .collect();
                let args = [
                    ("who", names.of(*seat).into()),
                    ("points", lines.total().into()),
                    ("parts", parts.join(", ").into()),
                ];
                words.say("grandbois-event-scored", &args)
            }
            // The next line of the log tells these better.
            Event::Confirmed { .. } | Event::TurnEnded { .. } | Event::Won { .. } => return None,
        };
        Some(said)
    }

    fn about(event: &Event) -> About {
        match event {
            Event::Began { first: seat, .. }
            | Event::Dealt { seat, .. }
            | Event::Laid { seat, .. }
            | Event::Confirmed { seat, .. }
            | Event::Tower { seat, .. }
            | Event::NoTower { seat, .. }
            | Event::TurnEnded { seat, .. }
            | Event::Opened { seat, .. }
            | Event::Scored { seat, .. } => About::Seat(*seat),
            _ => About::Table,
        }
    }

    fn say_breach(words: &Words, breach: &Breach) -> String {
        let plain = |key: &str| words.word(&format!("grandbois-breach-{key}"));
        match breach {
            Breach::LayFirst => plain("lay-first"),
            Breach::LaidAlready => plain("laid-already"),
            Breach::ConfirmFirst => plain("confirm-first"),
            Breach::ConfirmedAlready => plain("confirmed-already"),
            Breach::NoClearing => plain("no-clearing"),
            Breach::NoTowerLeft => plain("no-tower-left"),
            Breach::TowerDecided => plain("tower-decided"),
            Breach::NothingToFinish => plain("nothing-to-finish"),
            Breach::NotInRow(card) => {
                words.say("grandbois-breach-not-in-row", &[("card", card.number().into())])
            }
            Breach::CoversNothing => plain("covers-nothing"),
            Breach::NoGrowth => plain("no-growth"),
            Breach::Blocked { why, .. } => match why {
                Obstacle::Bear => plain("bear"),
                Obstacle::Tower(_) => plain("tower"),
                Obstacle::ClearingOnAnimals => plain("clearing-on-animals"),
                Obstacle::TooFewAnimals { above, below } => words.say(
                    "grandbois-breach-too-few-animals",
                    &[("above", (*above).into()), ("below", (*below).into())],
                ),
                Obstacle::SameClan(_) => plain("same-clan"),
            },
        }
    }
}
