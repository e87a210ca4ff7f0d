//! Bitoku on the screen, over random games: whatever is legal can be touched, whatever is lit has a name, whatever
//! explains itself does, and what is shown is what the engine says.

use std::collections::{BTreeMap, BTreeSet};

use engawa_bitoku::{Bitoku, Kind, Options, Resource};
use engawa_boards::{Area, Chooser, Drawn, Element, Look, Node, Seen, Sight, Target, Touched};
use engawa_kernel::{Actions, Chance, Dice, Purpose, Rules, Seat, SeatCount, Seed, Stage, Viewer};
use engawa_words::{Lang, Names, Words};

/// Visits the positions of random games: every number of seats, with and without the stricter variant.
fn visit(number: u32, mut see: impl FnMut(&Bitoku)) {
    let mut list = Actions::new();
    for seats in (1..=4).filter_map(SeatCount::new) {
        let seed = Seed::from_number(23).derive(Purpose::Game, number);
        let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
        let mut chance = Chance::default();
        let mut options = Options::default();
        engawa_kernel::Options::set(&mut options, 0, number as usize % 2);
        let mut game = Bitoku::setup(&options, seats, &mut Stage::silent(&mut dice));
        see(&game);
        while let Some(seat) = game.deciders().first() {
            game.actions(seat, &mut list);
            // What is declined shows nothing: rarely.
            let dull = |kind: Option<Kind>| matches!(kind, Some(Kind::Decline | Kind::Finish));
            // Crystals and buildings bring what is seldom asked otherwise: harvests, bonuses of owners.
            let dear = |kind: Option<Kind>| {
                matches!(
                    kind,
                    Some(Kind::TakeCrystal { onto: 0..3, .. } | Kind::Build { .. } | Kind::Harvest { .. })
                )
            };
            let mut bright: Vec<_> = list.iter().copied().filter(|&action| !dull(Kind::of(action))).collect();
            if bright.iter().any(|&action| dear(Kind::of(action))) {
                bright.retain(|&action| dear(Kind::of(action)));
            }
            let from =
                if bright.is_empty() || picks.below(&mut chance, 6) == 0 { &list[..] } else { &bright };
            let action = from[picks.below(&mut chance, from.len() as u32) as usize];
            game.perform(seat, action, &mut Stage::silent(&mut dice));
            see(&game);
        }
    }
}

fn seen(game: &Bitoku, viewer: Viewer) -> Seen<Bitoku> {
    Seen::new(game.view(viewer), viewer, Vec::new())
}

struct Desk {
    words: Words,
    names: Names,
}

impl Desk {
    fn new(lang: Lang) -> Desk {
        let names = ["Ann", "Bob", "Cid", "Dan"].map(str::to_owned);
        Desk { words: Words::new(lang), names: Names::new(names.into()) }
    }

    fn look<'a>(&'a self, seat: Option<Seat>, shown: Seat, chooser: &'a Chooser) -> Look<'a> {
        let (words, names) = (&self.words, &self.names);
        Look { words, names, seat, shown, chooser, hover: None, pointed: None, unveiled: false }
    }
}

fn elements(nodes: &[Node]) -> Vec<&Element> {
    let mut all = Vec::new();
    for node in nodes {
        node.visit(&mut |element| all.push(element));
    }
    all
}

/// Everything that somebody reads or hears.
fn texts(nodes: &[Node], out: &mut Vec<String>) {
    for node in nodes {
        match node {
            Node::Text(text) => out.push(text.to_string()),
            Node::Element(element) => {
                out.extend(element.get("aria-label").map(str::to_owned));
                texts(&element.children, out);
            }
        }
    }
}

/// Exactly these targets are lit, each once and with a name of its own, and nothing lacks words.
fn look_at(areas: &[Area], lit: &BTreeSet<Target>) {
    let mut drawn = BTreeSet::new();
    let mut names = BTreeMap::new();
    for area in areas {
        for element in elements(&area.nodes) {
            let target = element.get("data-t").and_then(Target::read);
            assert_eq!(target.is_some(), element.get("data-lit").is_some());
            if let Some(target) = target {
                assert!(drawn.insert(target), "{target} stands twice");
                let name = element.get("aria-label").unwrap_or_default();
                assert!(!name.trim().is_empty());
                assert_eq!(names.insert(name, target), None, "two things are called {name}");
            }
            let attrs: BTreeSet<_> = element.attrs.iter().map(|(name, _)| name).collect();
            assert_eq!(attrs.len(), element.attrs.len(), "an attribute stands twice: {:?}", element.attrs);
        }
        let mut said = vec![area.title.clone()];
        texts(&area.nodes, &mut said);
        assert!(said.iter().all(|text| !text.contains('‹')), "{said:?}");
    }
    assert_eq!(drawn, *lit);
}

fn on_board(chooser: &Chooser) -> BTreeSet<Target> {
    chooser.lit().into_iter().filter(|target| !target.is_button()).collect()
}

/// Walks every path by touching, looking at the table after each touch.
fn walk(desk: &Desk, sight: &Seen<Bitoku>, seat: Seat) {
    let choices = sight.choices(seat);
    let begin = sight.begin(&choices, &[]);
    assert_eq!(sight.begin(&choices, &begin), begin);
    let mut looked: BTreeSet<Vec<Target>> = BTreeSet::new();
    for (place, choice) in choices.iter().enumerate() {
        for other in &choices[..place] {
            assert!(!choice.path.starts_with(&other.path) && !other.path.starts_with(&choice.path));
        }
        for begin in [&begin[..], &[]] {
            let mut chooser = Chooser::new(choices.clone(), begin);
            for (step, &target) in choice.path.iter().enumerate() {
                if looked.insert(chooser.chosen().to_vec()) {
                    let mut look = desk.look(Some(seat), seat, &chooser);
                    look_at(&sight.areas(&look), &on_board(&chooser));
                    for hover in on_board(&chooser).into_iter().step_by(7) {
                        look.hover = Some(hover);
                        look_at(&sight.areas(&look), &on_board(&chooser));
                        let (ask, more) = sight.prompt(seat, &look).expect("somebody is asked");
                        assert!(
                            !ask.contains('‹') && !more.contains('‹') && !more.is_empty(),
                            "{ask} {more}"
                        );
                    }
                }
                let last = step + 1 == choice.path.len();
                if chooser.chosen().get(step) == Some(&target) {
                    continue;
                }
                assert!(chooser.is_lit(target));
                match chooser.touch(target, false) {
                    Touched::Action(action) => assert!(last && action == choice.action),
                    Touched::Chosen => {
                        assert!(!last);
                        let begin = sight.begin(&choices, chooser.chosen());
                        assert_eq!(begin[..], *chooser.chosen(), "what was touched stays chosen");
                    }
                    other => panic!("{target} is {other:?}"),
                }
            }
        }
    }
}

/// Every sort of action: each is asked in some of the games, so that each is touched.
#[rustfmt::skip]
const KINDS: [&str; 42] = [
    "Finish", "Decline", "Look", "Pass", "Advance", "Act", "Mastery", "NoVision", "Pair", "BonusPoint", "BonusAmulet",
    "Pick", "Kodama", "Part", "Choose", "TakeMitama", "TakeDragonfly", "Arrange", "Line", "House", "Start", "Walk",
    "Enter", "Unlock", "Harvest", "Remove", "CopyHome", "Back", "Rock", "Stone", "Build", "TakeCrystal", "Place",
    "Strengthen", "Cross", "Play", "Discard", "TakeYokai", "TakeBitoku", "TakeVision", "PairWith", "Pay",
];

#[test]
fn every_action_can_be_touched() {
    let desks = Lang::ALL.map(Desk::new);
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let mut number = 0;
    for game in 0..8 {
        visit(game, |game| {
            number += 1;
            let Some(seat) = game.deciders().first() else { return };
            let sight = seen(game, Viewer::Seat(seat));
            // What is rarely asked is never missed; what is asked in every turn is looked at now and then.
            let rare = sight.choices(seat).iter().fold(false, |rare, choice| {
                let kind = format!("{:?}", Kind::of(choice.action).unwrap());
                let count =
                    kinds.entry(kind.split([' ', '{']).next().unwrap_or_default().to_owned()).or_default();
                *count += 1;
                rare || *count < 12
            });
            if rare || number % 60 == 0 {
                walk(&desks[number % 2], &sight, seat);
            }
        });
    }
    let missed: Vec<&str> = KINDS.iter().copied().filter(|kind| !kinds.contains_key(*kind)).collect();
    assert!(missed.is_empty(), "never asked: {missed:?}");
    assert_eq!(kinds.len(), KINDS.len(), "a kind is new: {kinds:?}");
}

#[test]
fn who_is_not_asked_sees_nothing_lit() {
    let desk = Desk::new(Lang::Ru);
    let mut number = 0;
    visit(4, |game| {
        number += 1;
        if number % 9 != 0 {
            return;
        }
        let nobody = Chooser::default();
        for viewer in Viewer::all(game.seats()) {
            let sight = seen(game, viewer);
            for shown in game.seats().seats() {
                look_at(&sight.areas(&desk.look(None, shown, &nobody)), &BTreeSet::new());
            }
        }
    });
}

#[test]
fn on_somebody_elses_board_nothing_is_lit() {
    let desk = Desk::new(Lang::En);
    let mut number = 0;
    visit(5, |game| {
        number += 1;
        let Some(seat) = game.deciders().first().filter(|_| number % 3 == 0) else { return };
        let sight = seen(game, Viewer::Seat(seat));
        let chooser = Chooser::new(sight.choices(seat), &[]);
        for shown in game.seats().seats().filter(|shown| *shown != seat) {
            for area in sight.areas(&desk.look(Some(seat), shown, &chooser)) {
                let lit = elements(&area.nodes).iter().any(|element| element.get("data-lit").is_some());
                assert!(!lit || area.id != "own", "{} is lit", area.id);
            }
        }
    });
}

#[test]
fn everything_that_explains_itself_does() {
    for lang in Lang::ALL {
        let desk = Desk::new(lang);
        let mut number = 0;
        visit(6, |game| {
            number += 1;
            if number % 11 != 0 {
                return;
            }
            let nobody = Chooser::default();
            let sight = seen(game, Viewer::Spectator);
            for shown in game.seats().seats() {
                let look = desk.look(None, shown, &nobody);
                let mut nodes: Vec<Node> =
                    sight.areas(&look).into_iter().flat_map(|area| area.nodes).collect();
                nodes.extend(game.seats().seats().flat_map(|seat| sight.panel(&look, seat)));
                for about in elements(&nodes).iter().filter_map(|element| element.get("data-about")) {
                    let told =
                        sight.explain(&look, about).unwrap_or_else(|| panic!("{about} explains itself"));
                    let fine = |text: &String| !text.contains('‹') && !text.is_empty();
                    assert!(fine(&told.name) && told.lines.iter().all(fine), "{about}: {told:?}");
                }
                for nonsense in
                    ["", "-", "yokai-", "yokai-49", "line-4-0", "line-0-5", "side-0", "tengu-x", "é"]
                {
                    assert_eq!(sight.explain(&look, nonsense), None, "{nonsense}");
                }
                let status = sight.status(look.words);
                assert!(!status.is_empty() && !status.contains('‹'), "{status}");
            }
        });
    }
}

/// The text inside an element.
fn inside(element: &Element) -> String {
    let mut said = Vec::new();
    texts(&element.children, &mut said);
    said.join(" ")
}

fn has_class(element: &Element, class: &str) -> bool {
    element.get("class").is_some_and(|classes| classes.split(' ').any(|other| other == class))
}

#[test]
fn what_is_drawn_is_what_the_engine_says() {
    let desk = Desk::new(Lang::En);
    let mut number = 0;
    visit(7, |game| {
        number += 1;
        if number % 9 != 0 {
            return;
        }
        let sight = seen(game, Viewer::Spectator);
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
fn the_pad_counts_as_the_rules_do() {
    let words = Words::new(Lang::En);
    let mut pad = <Bitoku as Drawn>::pad();
    assert!(pad.is_empty());
    let lit = |pad: &dyn engawa_boards::Pad| -> BTreeSet<Target> {
        let nodes: Vec<Node> = pad.areas(&words).into_iter().flat_map(|area| area.nodes).collect();
        elements(&nodes).iter().filter_map(|element| Target::read(element.get("data-t")?)).collect()
    };
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
    let seed = Seed::from_number(31).derive(Purpose::Game, 0);
    let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
    let (mut chance, mut list, mut steps) = (Chance::default(), Actions::new(), BTreeSet::new());
    let alone = SeatCount::new(1).unwrap();
    let mut game = Bitoku::setup(&Options::default(), alone, &mut Stage::silent(&mut dice));
    while let Some(seat) = game.deciders().first() {
        game.actions(seat, &mut list);
        let action = list[picks.below(&mut chance, list.len() as u32) as usize];
        let mut events = Vec::new();
        game.perform(seat, action, &mut Stage::new(&mut dice, &mut events));
        let acts: BTreeSet<String> = events
            .iter()
            .filter_map(|event| match event {
                engawa_bitoku::Event::TenguActs { step } => Some(format!("{step:?}")),
                _ => None,
            })
            .collect();
        let sight = Seen::<Bitoku>::new(game.view(Viewer::Seat(seat)), Viewer::Seat(seat), events);
        let nobody = Chooser::default();
        for desk in &desks {
            let areas = sight.areas(&desk.look(None, seat, &nobody));
            let tengu = areas.iter().find(|area| area.id == "tengu").unwrap();
            let all = elements(&tengu.nodes);
            let marked = all.iter().filter(|e| has_class(e, "bi-letter") && has_class(e, "now"));
            assert_eq!(marked.map(|e| inside(e)).collect::<BTreeSet<_>>(), acts);
            let why = all.iter().filter(|e| e.tag == "small").count();
            assert!(why >= acts.len(), "every step says why");
            let mut said = Vec::new();
            texts(&tengu.nodes, &mut said);
            assert!(said.iter().all(|text| !text.contains('‹')), "{said:?}");
        }
        steps.extend(acts);
    }
    assert!(steps.len() > 6, "only {steps:?}");
}
