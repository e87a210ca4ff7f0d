//! Nothing is said without words: both languages have the same keys with the same arguments, and whatever a game can
//! ask, offer, tell or refuse is in the catalogue.

use std::collections::{BTreeMap, BTreeSet};

use engawa_kernel::options::all_pairs;
use engawa_kernel::{
    Action, Actions, Chance, Dice, MAX_SEATS, Options, Purpose, Refused, Seat, SeatCount, Seed, Stage, Story,
    Viewer,
};
use engawa_shelf::{GameId, with_game};
use engawa_words::{About, Lang, Names, Spoken, Words};

/// The keys of a file with the arguments that each mentions.
fn keys(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            let key = line.split(" =").next().unwrap().to_owned();
            assert!(!keys.contains_key(&key), "{key} stands twice");
            keys.insert(key.clone(), BTreeSet::new());
            current = Some(key);
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            rest.chars()
                .take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
                .collect::<String>()
        });
        if let Some(key) = &current {
            keys.get_mut(key).unwrap().extend(arguments);
        }
    }
    keys
}

#[test]
fn both_languages_have_the_same_keys_and_arguments() {
    for ((name, english), (_, russian)) in Lang::En.files().into_iter().zip(Lang::Ru.files()) {
        assert_eq!(keys(english), keys(russian), "{name}");
    }
}

#[test]
fn every_line_of_a_catalogue_can_be_read() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for (name, text) in lang.files() {
            for (key, arguments) in keys(text) {
                let args: Vec<_> =
                    arguments.iter().map(|name| (&*String::leak(name.clone()), 2.into())).collect();
                assert!(words.find(&key, &args).is_some(), "{lang}/{name}: {key}");
            }
        }
    }
}

/// A person is called «You» or «Sora»: no verb agrees with both, so a deed is told without one.
#[test]
fn a_deed_is_told_of_whoever_did_it() {
    for lang in Lang::ALL {
        for (name, text) in lang.files() {
            let told = text
                .lines()
                .filter_map(|line| line.split_once(" = "))
                .filter(|(key, _)| key.contains("-event-"));
            for (key, told) in told {
                let begins = told.strip_prefix("{ $who }");
                assert!(begins.is_none_or(|rest| rest.starts_with(": ")), "{lang}/{name}: {key}");
            }
        }
    }
}

#[test]
fn numbers_agree_in_russian() {
    let words = Words::new(Lang::Ru);
    let points =
        |n: i32| words.say("result-won", &[("who", "Аня".into()), ("count", 1.into()), ("points", n.into())]);
    assert_eq!(points(21), "Победа: Аня, 21 очко.");
    assert_eq!(points(53), "Победа: Аня, 53 очка.");
    assert_eq!(points(11), "Победа: Аня, 11 очков.");
}

/// Says something and insists that the catalogue has it.
fn insist(lang: Lang, text: &str, what: &dyn core::fmt::Debug) {
    assert!(!text.contains('‹') && !text.is_empty(), "{lang}: {text}: {what:?}");
}

/// Whoever a line begins with is whom it tells of; a line that names nobody tells of nobody who sits there.
fn tells_of(words: &Words, text: &str, about: About, game: &str, names: &Names) {
    let begins = |seat: &Seat| text.starts_with(&format!("{}: ", names.of(*seat)));
    let rival = ["rival", "tengu"].iter().filter_map(|key| words.find(&format!("{game}-{key}"), &[]));
    let rival = { rival }.any(|rival| text.to_lowercase().starts_with(&rival.to_lowercase()));
    if let Some(seat) = (0..MAX_SEATS).filter_map(Seat::new).find(begins) {
        assert_eq!(about, About::Seat(seat), "{text}");
    } else if rival {
        assert_eq!(about, About::Rival, "{text}");
    } else if let About::Seat(seat) = about {
        assert!(text.contains(names.of(seat)), "{about:?}: {text}");
    }
}

/// Everything that random games of every kind of table ask, offer, tell and refuse.
fn tell_all<G: Spoken>(words: &Words) {
    let lang = words.lang();
    let mut list = Actions::new();
    for seats in G::SEATS.filter_map(SeatCount::new) {
        let names = Names::new(seats.seats().map(|seat| format!("N{}", seat.index())).collect());
        for options in all_pairs::<G::Options>(seats) {
            for number in 0..6 {
                let seed = Seed::from_number(5).derive(Purpose::Game, number);
                let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
                let mut picked = Chance::default();
                let mut events = Vec::new();
                let mut position = G::setup(&options, seats, &mut Stage::new(&mut dice, &mut events));
                while let Some(seat) = position.deciders().first() {
                    let view = position.view(Viewer::Seat(seat));
                    let prompt = position.prompt(seat).unwrap();
                    insist(lang, &G::say_prompt(words, &prompt, &view), &prompt);
                    if let Some(also) = G::say_also(words, &prompt) {
                        insist(lang, &also, &prompt);
                    }
                    position.actions(seat, &mut list);
                    for &action in list.iter().step_by(1 + list.len() / 40) {
                        let kind = G::kind(action).unwrap();
                        insist(lang, &G::say_action(words, &kind, &view), &kind);
                        let junk = Action(action.0 ^ 1 << picks.below(&mut picked, 24));
                        if let Err(refused) = position.check(seat, junk) {
                            insist(lang, &words.refused::<G>(&refused), &refused);
                        }
                    }
                    let chosen = list[picks.below(&mut picked, list.len() as u32) as usize];
                    position.perform(seat, chosen, &mut Stage::new(&mut dice, &mut events));
                    for event in events.drain(..) {
                        for viewer in [Viewer::Spectator, Viewer::Seat(seat)] {
                            if let Some(text) = G::say_event(words, &event.seen_by(viewer), &names) {
                                insist(lang, &text, &event);
                                tells_of(words, &text, G::about(&event), G::ID, &names);
                            }
                        }
                    }
                }
                let outcome = position.outcome().unwrap();
                insist(lang, &words.result::<G>(&outcome, &names), &outcome);
                for (part, _) in &outcome.rating {
                    insist(lang, &words.rating(G::ID, part), part);
                }
                for tie in G::TIES {
                    let args = [("best", 11.into()), ("other", 9.into())];
                    insist(lang, &words.say(&format!("{}-tie-{tie}", G::ID), &args), tie);
                }
            }
        }
    }
    for refused in [Refused::NotAsked, Refused::Unreadable] {
        insist(lang, &words.refused::<G>(&refused), &refused);
    }
}

#[test]
fn whatever_a_game_says_is_in_the_catalogue() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for game in GameId::ALL {
            with_game!(game, G => tell_all::<G>(&words));
        }
    }
}

#[test]
fn every_token_and_spirit_of_bamboo_has_words() {
    use engawa_bamboo::{Spirit, Token};
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for token in Token::all() {
            insist(lang, &engawa_words::bamboo::token(&words, token), &token);
        }
        for spirit in Spirit::ALL {
            insist(lang, &engawa_words::bamboo::spirit_help(&words, spirit), &spirit);
        }
    }
}

#[test]
fn every_card_and_tile_of_bitoku_has_words() {
    use engawa_bitoku::{Building, Crystal, Dragonfly, Mitama, Rock, Torii, Vision, Yokai};
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for card in Yokai::all() {
            insist(lang, &engawa_words::bitoku::yokai(&words, card), &card);
            insist(lang, &engawa_words::bitoku::winter(&words, card), &card);
        }
        Vision::all().for_each(|card| insist(lang, &engawa_words::bitoku::vision(&words, card), &card));
        Building::all().for_each(|tile| insist(lang, &engawa_words::bitoku::building(&words, tile), &tile));
        Crystal::all().for_each(|tile| insist(lang, &engawa_words::bitoku::crystal(&words, tile), &tile));
        Mitama::all().for_each(|tile| insist(lang, &engawa_words::bitoku::mitama(&words, tile), &tile));
        Dragonfly::all().for_each(|tile| insist(lang, &engawa_words::bitoku::dragonfly(&words, tile), &tile));
        Torii::all().for_each(|tile| insist(lang, &engawa_words::bitoku::torii(&words, tile), &tile));
        Rock::all().for_each(|rock| insist(lang, &engawa_words::bitoku::rock(&words, rock), &rock));
    }
}

#[test]
fn whatever_is_known_of_a_game_is_in_the_catalogue() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for game in GameId::ALL {
            let (facts, id) = (game.facts(), game.id());
            insist(lang, &words.title(id), &id);
            insist(lang, &words.about(id), &id);
            for key in ["tagline", "minutes", "intro-1", "intro-2", "intro-3", "quick"] {
                insist(lang, &words.word(&format!("{id}-{key}")), &key);
            }
            for line in facts.lines.iter().chain(facts.ties) {
                insist(lang, &words.line(id, line), line);
                // Water scores differently on the two sides of the board.
                let sides: &[&str] = if *line == "water" { &["-A", "-B"] } else { &[""] };
                for side in sides {
                    insist(lang, &words.word(&format!("{id}-help-line-{line}{side}")), line);
                }
            }
            for component in facts.components {
                insist(lang, &words.component(id, component.key), component);
            }
            for choice in facts.options {
                insist(lang, &words.option(id, choice.key), choice);
                for value in choice.values {
                    insist(lang, &words.option_value(id, choice.key, value), choice);
                }
            }
        }
    }
}

/// Every text in quotes of a Rust file that looks like a key of the frame.
fn quoted_keys(code: &str) -> impl Iterator<Item = &str> {
    let rooms = [
        "shelf", "new", "settings", "keys", "rules", "about", "when", "record", "replay", "missing",
        "holder", "refused",
    ];
    let spoken = |before: &str| ["word(", "say("].iter().any(|call| before.ends_with(call));
    let quotes: Vec<&str> = code.split('"').collect();
    let texts: Vec<_> = quotes.windows(2).map(|pair| (spoken(pair[0]), pair[1])).collect();
    texts.into_iter().filter_map(move |(spoken, text)| {
        let is_key =
            text.split('-').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric()));
        let of_a_room = text.split_once('-').is_some_and(|(room, _)| rooms.contains(&room));
        (is_key && text.contains('-') && (spoken || of_a_room)).then_some(text)
    })
}

#[test]
fn whatever_the_page_says_is_in_the_catalogue() {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../web/src"))];
    let known: BTreeSet<String> =
        Lang::En.files().iter().flat_map(|(_, text)| keys(text).into_keys()).collect();
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = std::fs::read_to_string(&path).unwrap();
            let code = code.split("#[cfg(test)]").next().unwrap();
            for key in quoted_keys(code) {
                assert!(known.contains(key), "{}: ‹{key}›", path.display());
                found += 1;
            }
        }
    }
    assert!(found > 100, "{found}");
}

#[test]
fn every_card_of_harmonies_has_a_name_and_every_spirit_its_points() {
    use engawa_harmonies::Card;
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for card in Card::all() {
            insist(lang, &engawa_words::harmonies::card(&words, card), &card);
        }
        for card in Card::spirits() {
            insist(lang, &engawa_words::harmonies::spirit(&words, card), &card);
        }
    }
}

#[test]
fn every_printed_effect_of_the_white_castle_has_words() {
    use engawa_white_castle::{ArtCard, Card, Ceremony, Daimyo, Face, Garden, Tile};
    use engawa_words::white_castle::effects;
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

#[test]
fn every_piece_explains_itself() {
    let clans = ["toad", "rabbit", "fox", "raccoon", "lizard"].map(|clan| format!("grandbois-help-{clan}"));
    let others = ["bear", "clearing", "tower", "cover-1", "cover-2", "cover-2-expert", "cover-3", "secret"];
    let others = others.map(|thing| format!("grandbois-help-{thing}"));
    let tokens = engawa_harmonies::Colour::ALL.map(|colour| format!("harmonies-help-{}", colour.name()));
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in &clans {
            for expert in ["off", "on"] {
                insist(lang, &words.say(key, &[("expert", expert.into())]), key);
            }
        }
        for key in others.iter().chain(&tokens) {
            insist(lang, &words.word(key), key);
        }
    }
}

#[test]
fn the_default_options_are_the_first_values() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let default = <G as engawa_kernel::Rules>::Options::default();
            assert!(default.named().zip(game.facts().options).all(|((_, value), choice)| value == choice.values[0]));
        });
    }
}

#[test]
fn the_end_of_the_gardens_names_those_that_seals_could_pay() {
    use engawa_kernel::Rules;
    use engawa_white_castle::{Kind, Options as Castle, WhiteCastle};
    use engawa_words::white_castle::bed;
    // WC-8.5, in random games until some such end has come.
    let all = Lang::ALL.map(Words::new);
    let (mut named, mut plain, mut list) = (0, 0, Actions::new());
    for number in 0..60 {
        let seed = Seed::from_number(number);
        let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
        let mut picked = Chance::default();
        let mut stage = Stage::unheard(&mut dice);
        let mut game = WhiteCastle::setup(&Castle::default(), SeatCount::new(3).unwrap(), &mut stage);
        while let Some(seat) = game.deciders().first() {
            if game.check(seat, Kind::Finish.into()).is_ok() {
                for words in &all {
                    let said = WhiteCastle::say_action(words, &Kind::Finish, &game.view(Viewer::Seat(seat)));
                    let gardens: Vec<String> =
                        game.board().gardens_for_seals().map(|at| bed(words, at)).collect();
                    assert!(gardens.iter().all(|garden| said.contains(garden)), "{said}");
                    assert_eq!(gardens.is_empty(), said == words.word("white-castle-act-finish"), "{said}");
                    *(if gardens.is_empty() { &mut plain } else { &mut named }) += 1;
                }
            }
            game.actions(seat, &mut list);
            let action = list[picks.below(&mut picked, list.len() as u32) as usize];
            game.perform(seat, action, &mut Stage::unheard(&mut dice));
        }
    }
    assert!(named > 0 && plain > 0, "{named} {plain}");
}

#[test]
fn what_is_lost_reads_as_lost() {
    use engawa_white_castle::{Event, Good, WhiteCastle, Who};
    // WC-1.5: nobody paid it.
    let names = Names::new(vec!["Sora".to_owned()]);
    let seat = engawa_kernel::Seat::new(0).unwrap();
    for (lang, said) in [(Lang::En, "Sora: 2 food lost."), (Lang::Ru, "Sora: потеряно: 2 еды.")] {
        let event = Event::Lost { who: Who::Seat(seat), good: Good::Food, n: 2 };
        assert_eq!(WhiteCastle::say_event(&Words::new(lang), &event, &names).as_deref(), Some(said));
    }
}
