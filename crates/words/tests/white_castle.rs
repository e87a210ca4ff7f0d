//! The White Castle has no place on the shelf yet, so its words are tried here: whatever random games ask, offer, tell and refuse
//! is in the catalogue, and whatever is known of the game before anybody sits down.

use engawa_kernel::options::all_pairs;
use engawa_kernel::{
    Action, Actions, Chance, Dice, Game, Options as _, Purpose, Rules, SeatCount, Seed, Stage, Viewer,
};
use engawa_white_castle::{ArtCard, Card, Ceremony, Daimyo, Face, Garden, Options, Tile, WhiteCastle};
use engawa_words::white_castle::effects;
use engawa_words::{Lang, Names, Spoken, Words};

/// Says something and insists that the catalogue has it.
fn insist(lang: Lang, text: &str, what: &dyn core::fmt::Debug) {
    assert!(!text.contains('‹') && !text.is_empty(), "{lang}: {text}: {what:?}");
}

#[test]
fn whatever_the_game_says_is_in_the_catalogue() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut list = Actions::new();
        for seats in WhiteCastle::SEATS.filter_map(SeatCount::new) {
            let names = Names::new(seats.seats().map(|seat| format!("N{}", seat.index())).collect());
            for options in all_pairs::<Options>(seats) {
                for number in 0..12 {
                    let seed = Seed::from_number(5).derive(Purpose::Game, number);
                    let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
                    let (mut picked, mut events) = (Chance::default(), Vec::new());
                    let mut game =
                        WhiteCastle::setup(&options, seats, &mut Stage::new(&mut dice, &mut events));
                    while let Some(seat) = game.deciders().first() {
                        let view = game.view(Viewer::Seat(seat));
                        let prompt = game.prompt(seat).expect("a prompt");
                        insist(lang, &WhiteCastle::say_prompt(&words, &prompt, &view), &prompt);
                        if let Some(also) = WhiteCastle::say_also(&words, &prompt) {
                            insist(lang, &also, &prompt);
                        }
                        game.actions(seat, &mut list);
                        for &action in list.iter().step_by(1 + list.len() / 40) {
                            let kind = game.kind(action).expect("readable");
                            insist(lang, &WhiteCastle::say_action(&words, &kind, &view), &kind);
                            let junk = Action(action.0 ^ 1 << picks.below(&mut picked, 24));
                            if let Err(refused) = game.check(seat, junk) {
                                insist(lang, &words.refused::<WhiteCastle>(&refused), &refused);
                            }
                        }
                        let chosen = list[picks.below(&mut picked, list.len() as u32) as usize];
                        game.perform(seat, chosen, &mut Stage::new(&mut dice, &mut events));
                        for event in events.drain(..) {
                            if let Some(text) = WhiteCastle::say_event(&words, &event, &names) {
                                insist(lang, &text, &event);
                            }
                        }
                    }
                    let outcome = game.outcome().expect("over");
                    insist(lang, &words.result::<WhiteCastle>(&outcome, &names), &outcome);
                }
            }
        }
    }
}

#[test]
fn whatever_is_known_of_the_game_is_in_the_catalogue() {
    let id = WhiteCastle::ID;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        insist(lang, &words.title(id), &id);
        insist(lang, &words.about(id), &id);
        for key in ["tagline", "minutes", "intro-1", "intro-2", "intro-3", "quick"] {
            insist(lang, &words.word(&format!("{id}-{key}")), &key);
        }
        for line in WhiteCastle::LINES.iter().chain(WhiteCastle::TIES) {
            insist(lang, &words.line(id, line), line);
            insist(lang, &words.word(&format!("{id}-help-line-{line}")), line);
        }
        for tie in WhiteCastle::TIES {
            let args = [("best", 2.into()), ("other", 1.into())];
            insist(lang, &words.say(&format!("{id}-tie-{tie}"), &args), tie);
        }
        for component in WhiteCastle::COMPONENTS {
            insist(lang, &words.component(id, component.key), component);
        }
        for choice in Options::CHOICES {
            insist(lang, &words.option(id, choice.key), choice);
            for value in choice.values {
                insist(lang, &words.option_value(id, choice.key, value), choice);
            }
        }
    }
}

#[test]
fn every_printed_effect_has_words() {
    let rows = Card::all().flat_map(|card| card.rows().iter().map(|row| row.effects).collect::<Vec<_>>());
    let slots = Daimyo::all().flat_map(|card| *card.slots());
    let faces = |face: Face| {
        let tiles = Tile::all().map(move |tile| tile.face(face));
        tiles
            .chain(Ceremony::all().map(move |token| token.face(face)))
            .chain(ArtCard::all().map(move |card| card.curtain(face)))
    };
    let all: Vec<_> = rows
        .chain(slots)
        .chain(faces(Face::Blue))
        .chain(faces(Face::Yellow))
        .chain(Garden::all().map(Garden::effects))
        .collect();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for &each in &all {
            insist(lang, &effects(&words, each), &each.parts());
        }
    }
    let words = Words::new(Lang::Ru);
    assert_eq!(effects(&words, Tile::all().next().expect("a tile").face(Face::Yellow)), "3 перламутра");
    let garden = Garden::new(1).expect("a card");
    assert_eq!(effects(&words, garden.effects()), "3 монеты: действие придворного");
}
