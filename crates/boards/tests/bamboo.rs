//! Every position that is drawn can be played by touching what is lit, and what is drawn is what the engine says.

mod looking;

use std::collections::{BTreeMap, BTreeSet};

use engawa_bamboo::{Bamboo, Cell, Kind, Options, Prompt, Side, Slot, Temple, Zone, imbalance};
use engawa_boards::{Chooser, Drawn, Pad, Sight, Touched};
use engawa_kernel::{Actions, Game, Rules, Seat, SeatCount, Viewer};
use engawa_words::{Lang, Words};
use looking::{Desk, elements, has_class, inside, is_said, name, on_pad, seen, texts, walk};

/// Visits the positions of random games: every number of seats, both sides.
fn visit(number: u32, mut see: impl FnMut(&Bamboo, &[<Bamboo as Rules>::Event])) {
    // Tiles and tokens first, so that there is something to see.
    let worth = |_: &Bamboo, action| {
        u8::from(matches!(Bamboo::kind(action), Some(Kind::BuyTile { .. } | Kind::ScoreToken { .. })))
    };
    for seats in (2..=4).filter_map(SeatCount::new) {
        for side in [Side::Day, Side::Night] {
            looking::play(&Options { side }, seats, number, worth, &mut see);
        }
    }
}

/// Every kind of action there is.
const KINDS: [&str; 23] = [
    "Activate",
    "BuyTile",
    "Draft",
    "Eat",
    "EndTurn",
    "GainCoin",
    "GainHappiness",
    "GoOn",
    "Harvest",
    "Offer",
    "PlaceShoot",
    "Plant",
    "Refill",
    "ScoreToken",
    "StopHarmony",
    "StopWaking",
    "Sweep",
    "TakeFood",
    "TakeGift",
    "TakeToken",
    "UseSpirit",
    "Visit",
    "Wake",
];

#[test]
fn every_action_can_be_touched() {
    for (lang, every) in [(Lang::Ru, 41), (Lang::En, 97)] {
        let desk = Desk::new(lang);
        let (mut number, mut list) = (0, Actions::new());
        let mut asked: BTreeMap<String, u32> = BTreeMap::new();
        let mut walked: BTreeMap<String, u32> = BTreeMap::new();
        visit(0, |game, events| {
            number += 1;
            let Some(seat) = game.deciders().first() else { return };
            // Rare questions are never missed, nor rare actions.
            let times = asked.entry(name(game.prompt(seat).unwrap())).or_default();
            *times += 1;
            let rare = *times <= 12;
            game.actions(seat, &mut list);
            let kinds: BTreeSet<String> =
                list.iter().filter_map(|&action| Bamboo::kind(action)).map(name).collect();
            let new = kinds.iter().any(|kind| walked.get(kind).is_none_or(|&times| times < 12));
            if number % every == 0 || rare || new {
                for kind in kinds {
                    *walked.entry(kind).or_default() += 1;
                }
                walk(&desk, &seen(game, Viewer::Seat(seat), events), seat);
            }
        });
        assert!(asked.len() >= 17, "{asked:?}");
        assert!(walked.keys().eq(KINDS.iter()), "{walked:?}");
    }
}

#[test]
fn who_is_not_asked_sees_nothing_lit() {
    let desk = Desk::new(Lang::Ru);
    let mut number = 0;
    visit(0, |game, events| {
        number += 1;
        if number % 23 == 0 {
            looking::watch(&desk, game, events);
        }
    });
}

#[test]
fn on_somebody_elses_board_nothing_is_lit() {
    let desk = Desk::new(Lang::En);
    let mut number = 0;
    visit(0, |game, events| {
        number += 1;
        if number % 5 == 0 {
            looking::look_at_others(&desk, game, events, |_, element| {
                ["ba-field", "ba-fields", "ba-home", "ba-own"].iter().any(|class| has_class(element, class))
            });
        }
    });
}

#[test]
fn pieces_are_those_of_the_engine() {
    let desk = Desk::new(Lang::En);
    let mut number = 0;
    visit(0, |game, events| {
        number += 1;
        if number % 7 != 0 {
            return;
        }
        let board = game.view(Viewer::Spectator).board;
        let sight = seen(game, Viewer::Spectator, events);
        let nobody = Chooser::default();
        for seat in game.seats().seats() {
            let look = desk.look(None, seat, &nobody);
            let player = board.player(seat).unwrap();
            let areas = sight.areas(&look);
            let drawn = |id: &str| elements(&areas.iter().find(|area| area.id == id).unwrap().nodes);
            let count = |id: &str, class: &str| {
                drawn(id).into_iter().filter(|element| has_class(element, class)).count()
            };
            assert_eq!(count("house", "ba-tile"), player.house().tiles().count());
            assert_eq!(count("house", "ba-tile") + count("house", "ba-cell"), Cell::COUNT);
            assert_eq!(count("house", "ba-token") - count("house", "ba-empty"), player.tokens().count());
            let ready = player.tokens().filter(|&token| player.fulfils(token)).count();
            let oks = drawn("house").into_iter().filter(|element| has_class(element, "ba-token"));
            let oks = oks.filter(|element| inside(element).contains("Ready")).count();
            assert_eq!(oks, ready);
            let (left, right) = player.house().balance();
            let drawn_balance = drawn("house")
                .into_iter()
                .find(|element| has_class(element, "ba-balance"))
                .map(inside)
                .unwrap();
            let loss = imbalance(left, right).to_string().replace('-', "−");
            assert_eq!(drawn_balance, format!("Left {left} {loss} Right {right}"));
            // Shoots: those of the grove, those of the areas, and the outlines of what leaves.
            let leaving: usize = Slot::all().map(|slot| board.grove().leaving(slot).count()).sum();
            let planted: usize = Slot::all().map(|slot| board.grove().planted(slot).count()).sum();
            let own: usize = Temple::ALL.into_iter().map(|area| player.shoots(area).count()).sum();
            let solid = drawn("grove")
                .into_iter()
                .filter(|element| has_class(element, "ba-shoot") && !has_class(element, "out"))
                .count();
            assert_eq!(solid, 12 + planted + own);
            assert_eq!(leaving, planted, "as many leave as are planted");
            let sticks: usize = Temple::ALL
                .into_iter()
                .map(|temple| {
                    board.shrine(temple).sticks().count() + usize::from(board.shrine(temple).ghost())
                })
                .sum();
            assert_eq!(count("temples", "ba-stick"), sticks);
            let tokens: usize = Zone::ALL.into_iter().map(|zone| board.tokens(zone).count()).sum();
            assert_eq!(
                count("market", "ba-token") - count("market", "ba-empty"),
                tokens + usize::from(board.food().len()) - 5
            );
            for node in sight.panel(&look, seat) {
                let mut said = Vec::new();
                texts(std::slice::from_ref(&node), &mut said);
                assert!(said.iter().all(|text| is_said(text)), "{said:?}");
            }
        }
    });
}

#[test]
fn everything_that_explains_itself_does() {
    for lang in Lang::ALL {
        let desk = Desk::new(lang);
        let mut number = 0;
        visit(0, |game, events| {
            number += 1;
            let Some(seat) = game.deciders().first().filter(|_| number % 61 == 0) else { return };
            let sight = seen(game, Viewer::Seat(seat), events);
            let choices = sight.choices(seat);
            let chooser = Chooser::new(choices.clone(), &sight.begin(&choices, &[]));
            looking::explain(&sight, &desk.look(Some(seat), seat, &chooser), &["tile-99"]);
        });
    }
}

#[test]
fn what_is_chosen_stays_chosen() {
    let (mut kept, mut offered) = (0, 0);
    visit(0, |game, events| {
        let Some(seat) = game.deciders().first() else { return };
        let sight = seen(game, Viewer::Seat(seat), events);
        let choices = sight.choices(seat);
        let begin = sight.begin(&choices, &[]);
        assert_eq!(sight.begin(&choices, &begin), begin);
        if matches!(game.prompt(seat), Some(Prompt::Offer { .. })) {
            // One touch offers all to the temple of the area.
            let mut chooser = Chooser::new(choices.clone(), &begin);
            assert_eq!(chooser.chosen().len(), 3);
            let own = choices[0].path[3];
            let Touched::Action(action) = chooser.touch(own, false) else { panic!("not offered") };
            let Some(Kind::Offer { sticks }) = Bamboo::kind(action) else { panic!("not an offering") };
            let temple = game.view(Viewer::Spectator).board.player(seat).unwrap().marker().unwrap();
            assert_eq!(sticks.redirected(temple), 0);
            offered += 1;
        }
        for choice in choices.iter().filter(|choice| choice.path.len() > 1) {
            let all_but_one = &choice.path[..choice.path.len() - 1];
            assert_eq!(sight.begin(&choices, all_but_one)[..], *all_but_one);
            kept += 1;
        }
    });
    assert!(kept > 100 && offered > 10, "{kept} {offered}");
}

#[test]
fn pictures_are_pieces_in_a_row() {
    assert!(Bamboo::picture("shoot 1, tile 64, token 68, food tea, spirit kappa, deed cook").is_some());
    assert!(Bamboo::picture("stalk 17 22 27 6").is_some() && Bamboo::picture("house a1=8 e3=42").is_some());
    for bad in ["", "shoot 0", "shoot 37", "tile x", "food beer", "spirit", "card 1"] {
        assert!(Bamboo::picture(bad).is_none(), "{bad}");
    }
    for bad in ["stalk", "stalk 17 99", "house", "house f1=8", "house a1=65", "house a1=8 a1=9"] {
        assert!(Bamboo::picture(bad).is_none(), "{bad}");
    }
}

#[test]
fn every_picture_of_the_rules_can_be_drawn() {
    looking::look_through::<Bamboo>([
        include_str!("../../../locales/en/rules/bamboo.md"),
        include_str!("../../../locales/ru/rules/bamboo.md"),
    ]);
}

#[test]
fn the_pad_counts_what_is_tapped() {
    let words = Words::new(Lang::En);
    let mut pad = Bamboo::pad();
    assert!(pad.is_empty());
    let tap = |pad: &mut Box<dyn Pad>, name: &str| {
        let names = on_pad(&**pad, &words);
        let target = *names.get(name).unwrap_or_else(|| panic!("{name} is not lit: {:?}", names.keys()));
        pad.touch(target);
    };
    tap(&mut pad, "Happiness marker: +10");
    tap(&mut pad, "Kappa");
    tap(&mut pad, "Cell a1: comfort 0");
    tap(&mut pad, "Cell a1: comfort 1");
    tap(&mut pad, "A token worth 5");
    tap(&mut pad, "Empty night cells: +1");
    assert_eq!(
        pad.score(&words).unwrap(),
        [("happiness", 10), ("spirits", 2), ("imbalance", -4), ("unscored", 3), ("night", -1), ("total", 10)]
    );
    tap(&mut pad, "Take the last token away");
    tap(&mut pad, "Kappa");
    assert_eq!(*pad.score(&words).unwrap().last().unwrap(), ("total", 5));
    assert!(!pad.is_empty());
}

#[test]
fn a_random_pad_is_never_wrong() {
    looking::tap_at_random::<Bamboo>();
}

#[test]
fn every_symbol_is_in_the_sheet() {
    let symbols = concat!(
        include_str!("../../web/assets/symbols/bamboo.svg"),
        include_str!("../../web/assets/symbols/frame.svg")
    );
    for line in Bamboo::LINES.iter().chain(Bamboo::TIES) {
        assert!(symbols.contains(&format!("id=\"{}\"", Bamboo::line(line).symbol)), "{line}");
    }
    let desk = Desk::new(Lang::En);
    let mut used = BTreeSet::new();
    let mut number = 0;
    visit(0, |game, events| {
        number += 1;
        if number % 29 != 0 {
            return;
        }
        let (sight, nobody) = (seen(game, Viewer::Spectator, events), Chooser::default());
        for area in sight.areas(&desk.look(None, Seat::new(0).unwrap(), &nobody)) {
            used.extend(
                elements(&area.nodes).iter().filter_map(|element| element.get("href").map(str::to_owned)),
            );
        }
    });
    assert!(used.len() > 30);
    for href in used {
        assert!(symbols.contains(&format!("id=\"{}\"", &href[1..])), "{href}");
    }
}
