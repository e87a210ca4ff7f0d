//! The White Castle on the screen, over random games: whatever is legal can be touched, whatever is lit has a name, whatever
//! explains itself does, and what is shown is what the engine says.

use std::collections::{BTreeMap, BTreeSet};

use engawa_boards::{Area, Chooser, Drawn, Element, Look, Node, Seen, Sight, Target, Touched};
use engawa_kernel::{
    Action, Actions, Chance, Dice, Game, Purpose, Rules, Seat, SeatCount, Seed, Stage, Viewer,
};
use engawa_white_castle::{Good, Kind, Options, WhiteCastle};
use engawa_words::{Lang, Names, Words};

/// Visits the positions of random games: every number of seats, with and without Matcha.
fn visit(number: u32, mut see: impl FnMut(&WhiteCastle)) {
    let mut list = Actions::new();
    for seats in (1..=4).filter_map(SeatCount::new) {
        for matcha in [true, false] {
            let seed = Seed::from_number(17).derive(Purpose::Game, number);
            let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
            let mut chance = Chance::default();
            let options = Options { matcha, ..Options::default() };
            let mut game = WhiteCastle::setup(&options, seats, &mut Stage::silent(&mut dice));
            see(&game);
            while let Some(seat) = game.deciders().first() {
                game.actions(seat, &mut list);
                // What is declined shows nothing: rarely, and so are seals traded.
                let dull = |kind: Option<Kind>| {
                    matches!(kind, Some(Kind::Decline | Kind::Stay | Kind::Trade { .. }))
                };
                let bright: Vec<_> = list.iter().copied().filter(|&action| !dull(Kind::of(action))).collect();
                let from =
                    if bright.is_empty() || picks.below(&mut chance, 6) == 0 { &list[..] } else { &bright };
                let action = from[picks.below(&mut chance, from.len() as u32) as usize];
                game.perform(seat, action, &mut Stage::silent(&mut dice));
                see(&game);
            }
        }
    }
}

fn seen(game: &WhiteCastle, viewer: Viewer) -> Seen<WhiteCastle> {
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
fn walk(desk: &Desk, sight: &Seen<WhiteCastle>, seat: Seat) {
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
const KINDS: [&str; 34] = [
    "Finish", "GoOn", "Decline", "TakePair", "Keep", "Place", "Trade", "Pick", "TakeSeals", "TakeLantern",
    "Advance", "Stay", "Part", "Pay", "Choose", "Audience", "Climb", "Row", "CastleRow", "Slot", "Domain",
    "Yard", "Tile", "Garden", "Overlook", "Invite", "Stroll", "Curtain", "Art", "RivalEnter", "RivalSlot",
    "RivalGarden", "RivalStroll", "RivalDiscard",
];

/// The sort of an action.
fn name(action: Action) -> String {
    let kind = format!("{:?}", Kind::of(action).unwrap());
    kind.split([' ', '{']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_action_can_be_touched() {
    let desks = Lang::ALL.map(Desk::new);
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    let (mut number, mut list) = (0, Actions::new());
    for nth in 0..4000 {
        // That somebody may take the lantern before seals that do not fit happens once in some hundred games: these are only
        // looked at where they ask what was never asked before.
        let searching = nth >= 16;
        if searching && kinds.len() == KINDS.len() {
            break;
        }
        visit(nth, |game| {
            number += 1;
            let Some(seat) = game.deciders().first() else { return };
            if searching {
                game.actions(seat, &mut list);
                if list.iter().all(|&action| kinds.contains_key(&name(action))) {
                    return;
                }
            }
            let sight = seen(game, Viewer::Seat(seat));
            // What is rarely asked is never missed; what is asked in every turn is looked at now and then.
            let rare = sight.choices(seat).iter().any(|choice| {
                let count = kinds.entry(name(choice.action)).or_default();
                *count += 1;
                *count < 20
            });
            if rare || number % 40 == 0 {
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
                assert!(!lit || !["own", "stores"].contains(&area.id), "{} is lit", area.id);
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
                for nonsense in ["", "-", "row-", "row-13", "bed-x", "die-9-0", "points-tea", "é"] {
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
        if number % 4 != 0 {
            return;
        }
        let board = game.board();
        let sight = seen(game, Viewer::Spectator);
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
fn the_pad_counts_as_the_rules_do() {
    let words = Words::new(Lang::En);
    let mut pad = <WhiteCastle as Drawn>::pad();
    assert!(pad.is_empty());
    let lit = |pad: &dyn engawa_boards::Pad| -> BTreeSet<Target> {
        let nodes: Vec<Node> = pad.areas(&words).into_iter().flat_map(|area| area.nodes).collect();
        elements(&nodes).iter().filter_map(|element| Target::read(element.get("data-t")?)).collect()
    };
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

#[test]
fn every_picture_of_the_rules_can_be_drawn() {
    let texts = [
        include_str!("../../../locales/en/rules/white-castle.md"),
        include_str!("../../../locales/ru/rules/white-castle.md"),
    ];
    for text in texts {
        let bodies = text.split("](white-castle: ").skip(1).map(|rest| rest.split(')').next().unwrap());
        assert!(bodies.clone().count() > 10);
        bodies.for_each(|body| assert!(WhiteCastle::picture(body).is_some(), "{body}"));
    }
}
