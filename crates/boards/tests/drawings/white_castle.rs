//! The White Castle on the screen: what is shown is what the engine says.

use std::collections::{BTreeMap, BTreeSet};

use engawa_boards::{Chooser, Drawn, Element, Pad, Sight, Target};
use engawa_kernel::{Game, Rules, Viewer};
use engawa_white_castle::{Good, Kind, WhiteCastle};
use engawa_words::{Lang, Words};

use crate::looking::{Desk, elements, has_class, inside, on_pad, seen};
use crate::suite::{Subject, visit_some};

impl Subject for WhiteCastle {
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &[
        "Finish", "GoOn", "Decline", "TakePair", "Keep", "Place", "Trade", "Pick", "TakeSeals", "TakeLantern",
        "Advance", "Stay", "Part", "Pay", "Choose", "Audience", "Climb", "Row", "CastleRow", "Slot", "Domain",
        "Yard", "Tile", "Garden", "Overlook", "Invite", "Stroll", "Curtain", "Art", "RivalEnter", "RivalSlot",
        "RivalGarden", "RivalStroll", "RivalDiscard",
    ];
    const PROMPTS: usize = 1;
    const STRIDE: usize = 30;
    const NONSENSE: &'static [&'static str] = &["row-", "row-13", "bed-x", "die-9-0", "points-tea"];
    const PAD_CAN_BE_WRONG: bool = true;

    // What is declined shows nothing: rarely, and so are seals traded.
    fn worth(kind: Kind) -> u8 {
        u8::from(!matches!(kind, Kind::Decline | Kind::Stay | Kind::Trade { .. }))
    }

    fn is_own(area: &str, _: &Element) -> bool {
        ["own", "stores"].contains(&area)
    }
}

drawings!(WhiteCastle);

#[test]
fn what_is_drawn_is_what_the_engine_says() {
    let desk = Desk::new(Lang::En);
    visit_some::<WhiteCastle>(7, 4, |game, events| {
        let board = game.board();
        let sight = seen(game, Viewer::Spectator, events);
        let nobody = Chooser::default();
        for seat in game.seats().seats() {
            let areas = sight.areas(&desk.look(None, seat, &nobody));
            let count = |id: &str, class: &str| {
                let area = areas.iter().find(|area| area.id == id);
                area.map_or(0, |area| {
                    elements(&area.nodes).iter().filter(|one| has_class(one, class)).count()
                })
            };
            assert_eq!(count("bridges", "wc-die"), board.dice_left());
            let Some(stores) = areas.iter().find(|area| area.id == "stores") else { continue };
            let clan = board.clan(seat).unwrap();
            let held: Vec<String> = elements(&stores.nodes)
                .into_iter()
                .filter(|element| element.tag == "b")
                .map(inside)
                .collect();
            let goods = [Good::Coin, Good::Seal, Good::Food, Good::Iron, Good::Pearl, Good::Whisk];
            let expected: Vec<String> =
                goods[..held.len()].iter().map(|&good| clan.has(good).to_string()).collect();
            assert_eq!(held, expected);
            assert_eq!(held.len(), if board.matcha() { 6 } else { 5 });
            let own = areas.iter().find(|area| area.id == "own").unwrap();
            let total =
                elements(&own.nodes).into_iter().filter(|element| has_class(element, "sum")).map(inside);
            let total: Vec<String> = total.collect();
            assert_eq!(total, [format!("Total {}", board.sheet(seat).unwrap().total())]);
        }
    });
}

#[test]
fn the_list_of_steps_shows_what_will_do_something() {
    let desk = Desk::new(Lang::En);
    let (mut longest, mut over) = (0, 0);
    visit_some::<WhiteCastle>(5, 3, |game, events| {
        let Some(seat) = game.deciders().first() else { return };
        let sight = seen(game, Viewer::Seat(seat), events);
        let areas = sight.areas(&desk.look(None, seat, &Chooser::default()));
        let chain = areas.iter().find(|area| area.id == "chain").unwrap();
        let rows = elements(&chain.nodes).into_iter().filter(|element| element.tag == "li").count();
        let board = game.board();
        // One printed effect may stand in several steps, and is one row.
        assert!(rows <= board.ahead().count(), "{:?}", board.pending());
        longest = longest.max(rows);
        over = over.max(board.pending().len() - rows);
    });
    assert!(longest > 2 && over > 2, "{longest} {over}");
}

#[test]
fn taking_influence_is_the_first_answer() {
    let desk = Desk::new(Lang::En);
    let mut asked = 0;
    visit_some::<WhiteCastle>(5, 1, |game, events| {
        let Some(seat) = game.deciders().first().filter(|&seat| game.check(seat, Kind::Stay.into()).is_ok())
        else {
            return;
        };
        let sight = seen(game, Viewer::Seat(seat), events);
        let chooser = Chooser::new(sight.choices(seat), &[]);
        let areas = sight.areas(&desk.look(Some(seat), seat, &chooser));
        let chain = areas.iter().find(|area| area.id == "chain").unwrap();
        let answers = elements(&chain.nodes).into_iter().filter(|element| has_class(element, "wc-answer"));
        let answers: Vec<String> = answers.map(inside).collect();
        let [.., last] = &answers[..] else { panic!("no answers") };
        assert!(answers.len() > 1 && last == "Stay on the influence track", "{answers:?}");
        assert!(chooser.choices().iter().all(|choice| !choice.path[0].is_button()), "{answers:?}");
        asked += 1;
    });
    assert!(asked > 0);
}

#[test]
fn the_pad_counts_as_the_rules_do() {
    let words = Words::new(Lang::En);
    let mut pad = <WhiteCastle as Drawn>::pad();
    assert!(pad.is_empty());
    let lit = |pad: &dyn Pad| -> BTreeSet<Target> { on_pad(pad, &words).into_values().collect() };
    // 7 coins and 3 seals, 3 food, space 6, a courtier at the gate and one on each floor, a warrior for 5 iron, a garden
    // of 4 points, a geisha in the room that counts gardeners.
    let counts =
        [(1, 7), (2, 3), (3, 3), (7, 6), (8, 1), (9, 1), (10, 1), (11, 1), (12, 1), (15, 4), (24, 1)];
    for (place, times) in counts {
        for _ in 0..times {
            let target = Target::new(place * 4 + 2);
            assert!(lit(&*pad).contains(&target));
            pad.touch(target);
        }
    }
    let score: BTreeMap<&str, i32> = pad.score(&words).unwrap().into_iter().collect();
    assert_eq!((score["coins"], score["resources"], score["influence"]), (2, 1, 3));
    assert_eq!((score["courtiers"], score["warriors"], score["total"]), (20, 6, 38));
    assert_eq!((score["gardeners"], score["geishas"]), (4, 2));
    assert_eq!(score.len(), WhiteCastle::LINES.len() + 1);
    // A sixth courtier does not exist.
    pad.touch(Target::new(34));
    pad.touch(Target::new(34));
    assert!(pad.score(&words).is_err());
    pad.touch(Target::new(33));
    // Points come in tens, too, and never below nothing.
    pad.touch(Target::new(3));
    assert_eq!(pad.score(&words).unwrap()[0], ("play", 10));
    pad.touch(Target::new(0));
    pad.touch(Target::new(0));
    assert_eq!(pad.score(&words).unwrap()[0], ("play", 0));
    pad.touch(Target::button(1));
    assert!(!pad.is_empty());
}
