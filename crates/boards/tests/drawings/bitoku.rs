//! Bitoku on the screen: what is shown is what the engine says.

use std::collections::{BTreeMap, BTreeSet};

use engawa_bitoku::{Bitoku, Kind, ORDERS, Options, Resource};
use engawa_boards::{Chooser, Drawn, Element, Pad, Sight, Target};
use engawa_kernel::testing::{listed_for, start};
use engawa_kernel::{Rules, Seat, SeatCount, Viewer};
use engawa_words::{Lang, Spoken, Words};

use crate::looking::{Desk, elements, has_class, inside, on_pad, play, seen, texts};
use crate::suite::{Subject, visit_some};

impl Subject for Bitoku {
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &[
        "Finish", "Decline", "Look", "Pass", "Advance", "Act", "Mastery", "NoVision", "Pair", "BonusPoint", "BonusAmulet",
        "Pick", "Kodama", "Part", "Choose", "TakeMitama", "TakeDragonfly", "Arrange", "Line", "House", "Start", "Walk",
        "Enter", "Unlock", "Harvest", "Remove", "CopyHome", "Back", "Rock", "Stone", "Build", "TakeCrystal", "Place",
        "Strengthen", "Cross", "Play", "Discard", "TakeYokai", "TakeBitoku", "TakeVision", "PairWith", "Pay",
    ];
    const PROMPTS: usize = 2;
    const STRIDE: usize = 60;
    const NONSENSE: &'static [&'static str] =
        &["yokai-", "yokai-49", "line-4-0", "line-0-5", "side-0", "tengu-x"];
    const PAD_CAN_BE_WRONG: bool = true;

    fn worth(kind: Kind) -> u8 {
        match kind {
            // What is declined shows nothing: rarely.
            Kind::Decline | Kind::Finish => 0,
            // Crystals and buildings bring what is seldom asked otherwise: harvests, bonuses of owners.
            Kind::TakeCrystal { onto: 0..3, .. } | Kind::Build { .. } | Kind::Harvest { .. } => 2,
            _ => 1,
        }
    }

    fn is_own(area: &str, _: &Element) -> bool {
        area == "own"
    }
}

drawings!(Bitoku);

#[test]
fn what_is_drawn_is_what_the_engine_says() {
    let desk = Desk::new(Lang::En);
    visit_some::<Bitoku>(7, 9, |game, events| {
        let sight = seen(game, Viewer::Spectator, events);
        let nobody = Chooser::default();
        for seat in game.seats().seats() {
            let areas = sight.areas(&desk.look(None, seat, &nobody));
            let own = areas.iter().find(|area| area.id == "own").unwrap();
            let stores = elements(&own.nodes).into_iter().filter(|element| has_class(element, "bi-store"));
            let held: Vec<String> = stores.take(4).map(|store| inside(store).trim().to_owned()).collect();
            let player = &game.board().players()[seat.index()];
            let goods: Vec<String> =
                Resource::ALL.iter().map(|&one| player.goods.get(one).to_string()).collect();
            assert_eq!(held, goods);
            let total =
                elements(&own.nodes).into_iter().filter(|element| has_class(element, "sum")).map(inside);
            let sheet = Bitoku::sheet(sight.view(), seat).unwrap();
            assert_eq!(total.collect::<Vec<_>>(), [sheet.total().to_string()]);
            let dice = elements(&own.nodes).into_iter().filter(|element| has_class(element, "bi-own-die"));
            assert_eq!(dice.count(), 3);
        }
    });
}

#[test]
fn the_copy_cell_says_what_it_takes() {
    // BI-6.8; the other cells of the Home take any die (BI-6.7).
    let (desk, nobody) = (Desk::new(Lang::En), Chooser::default());
    let (game, _) = start::<Bitoku>(&Options::default(), 2, 1);
    let sight = seen(&game, Viewer::Spectator, &[]);
    let mut copies = 0;
    for cell in 0..4 {
        let look = desk.look(None, Seat::new(0).unwrap(), &nobody);
        let lines = sight.explain(&look, &format!("home-{cell}")).unwrap().lines.join(" ");
        let copy = game.board().is_copy_cell(cell);
        assert_eq!(lines.contains("2 or more, and lowers the die"), copy, "{lines}");
        assert_eq!(lines.contains("Any die"), !copy, "{lines}");
        copies += u32::from(copy);
    }
    assert_eq!(copies, 1);
}

#[test]
fn winter_names_dice_by_what_they_show() {
    // BI-15.1: every order is told by the faces from the left, as the log tells it afterwards.
    let (words, mut told) = (Words::new(Lang::En), 0);
    visit_some::<Bitoku>(7, 1, |game, _| {
        for seat in game.deciders().iter() {
            for kind in listed_for(game, seat) {
                let Kind::Arrange { order } = kind else { continue };
                let dice = game.board().players()[seat.index()].dice;
                let faces = ORDERS[usize::from(order)].map(|die| dice[usize::from(die)].value.to_string());
                let said = Bitoku::say_action(&words, &kind, &game.view(Viewer::Seat(seat)));
                assert_eq!(said, format!("dice {}", faces.join(", ")));
                told += 1;
            }
        }
    });
    assert!(told > 6, "{told}");
}

#[test]
fn the_pad_counts_as_the_rules_do() {
    let words = Words::new(Lang::En);
    let mut pad = <Bitoku as Drawn>::pad();
    assert!(pad.is_empty());
    let lit = |pad: &dyn Pad| -> BTreeSet<Target> { on_pad(pad, &words).into_values().collect() };
    // Virtue 7, first, 5 for lakes, 4 for rocks, 9 and minus 2 for visions, dice 11 and 5 resources, two buildings, the
    // second dream, two Makoto and a Yu.
    let counts =
        [(0, 7), (1, 1), (2, 5), (3, 4), (4, 9), (5, 2), (6, 11), (7, 5), (8, 2), (10, 1), (17, 2), (19, 1)];
    for (place, times) in counts {
        for _ in 0..times {
            let target = Target::new(place * 4 + 2);
            assert!(lit(&*pad).contains(&target));
            pad.touch(target);
        }
    }
    let score: BTreeMap<&str, i32> = pad.score(&words).unwrap().into_iter().collect();
    assert_eq!((score["virtue"], score["first"], score["lakes"]), (7, 3, 5));
    assert_eq!((score["iwakura"], score["visions"], score["guardians"]), (4, 7, 4));
    assert_eq!((score["board"], score["bitoku"], score["total"]), (4, 2, 36));
    // A second first player does not exist.
    assert!(!lit(&*pad).contains(&Target::new(6)));
    pad.touch(Target::button(1));
    assert!(!pad.is_empty());
}

#[test]
fn the_tengu_is_told_step_by_step() {
    let desks = Lang::ALL.map(Desk::new);
    let (alone, mut steps) = (SeatCount::new(1).unwrap(), BTreeSet::new());
    play(&Options::default(), alone, 0, |_: &Bitoku, _| 0, &mut |game: &Bitoku, events| {
        let acts: BTreeSet<String> = events
            .iter()
            .filter_map(|event| match event {
                engawa_bitoku::Event::TenguActs { step } => Some(format!("{step:?}")),
                _ => None,
            })
            .collect();
        let Some(seat) = game.deciders().first() else { return };
        let sight = seen(game, Viewer::Seat(seat), events);
        let nobody = Chooser::default();
        for desk in &desks {
            let areas = sight.areas(&desk.look(None, seat, &nobody));
            let tengu = areas.iter().find(|area| area.id == "tengu").unwrap();
            let all = elements(&tengu.nodes);
            let marked = all.iter().filter(|one| has_class(one, "bi-letter") && has_class(one, "now"));
            assert_eq!(marked.map(|one| inside(one)).collect::<BTreeSet<_>>(), acts);
            let why = all.iter().filter(|one| one.tag == "small").count();
            assert!(why >= acts.len(), "every step says why");
            let mut said = Vec::new();
            texts(&tengu.nodes, &mut said);
            assert!(said.iter().all(|text| !text.contains('‹')), "{said:?}");
        }
        steps.extend(acts);
    });
    assert!(steps.len() > 6, "only {steps:?}");
}
