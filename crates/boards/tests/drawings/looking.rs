//! Looking at a drawing as a person does, whatever the game: what is lit, what is said, what explains itself, and every path walked
//! by touching, in the positions of random games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use engawa_boards::{Area, Chooser, Column, Drawn, Element, Look, Node, Pad, Seen, Sight, Target, Touched};
use engawa_kernel::{Action, Actions, Chance, Dice, Purpose, Seat, SeatCount, Seed, Stage, Story, Viewer};
use engawa_words::{Lang, Names, Words};

/// Every position of a random game, with what happened last. Five times out of six one of the actions that are worth most is
/// taken, so that there is something to see.
pub(crate) fn play<G: Drawn>(
    options: &G::Options,
    seats: SeatCount,
    number: u32,
    worth: impl Fn(&G, Action) -> u8,
    see: &mut impl FnMut(&G, &[G::Event]),
) {
    let seed = Seed::from_number(17).derive(Purpose::Game, number);
    let (mut dice, mut picks) = (Dice::new(&seed), Dice::new(&seed.derive(Purpose::Bot, 0)));
    let (mut chance, mut events, mut list) = (Chance::default(), Vec::new(), Actions::new());
    let mut game = G::setup(options, seats, &mut Stage::new(&mut dice, &mut events));
    see(&game, &events);
    while let Some(seat) = game.deciders().first() {
        game.actions(seat, &mut list);
        let most = list.iter().map(|&action| worth(&game, action)).max();
        let best = list.iter().copied().filter(|&action| Some(worth(&game, action)) == most).collect();
        let from: Vec<Action> = if picks.below(&mut chance, 6) == 0 { list.to_vec() } else { best };
        let action = from[picks.below(&mut chance, from.len() as u32) as usize];
        events.clear();
        game.perform(seat, action, &mut Stage::new(&mut dice, &mut events));
        see(&game, &events);
    }
}

/// The name of a question or of a kind of action, without what it is about.
pub(crate) fn name(thing: impl std::fmt::Debug) -> String {
    let text = format!("{thing:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

/// A position as a viewer sees it, with what happened last.
pub(crate) fn seen<G: Drawn>(game: &G, viewer: Viewer, events: &[G::Event]) -> Seen<G> {
    let last = events.iter().map(|event| event.seen_by(viewer)).collect();
    Seen::new(game.view(viewer), viewer, last)
}

/// Every element of a drawing.
pub(crate) fn elements(nodes: &[Node]) -> Vec<&Element> {
    let mut all = Vec::new();
    for node in nodes {
        node.visit(&mut |element| all.push(element));
    }
    all
}

pub(crate) fn has_class(element: &Element, class: &str) -> bool {
    element.get("class").is_some_and(|classes| classes.split(' ').any(|other| other == class))
}

/// Everything that somebody reads or hears.
pub(crate) fn texts(nodes: &[Node], out: &mut Vec<String>) {
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

/// The text inside an element.
pub(crate) fn inside(element: &Element) -> String {
    let mut said = Vec::new();
    texts(&element.children, &mut said);
    said.join(" ")
}

/// Looks at a drawing: exactly these targets are lit, each once and with a name of its own, and nothing lacks words.
pub(crate) fn look_at(areas: &[Area], lit: &BTreeSet<Target>) {
    let (mut drawn, mut names) = (BTreeSet::new(), BTreeMap::new());
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
            let mut keys = BTreeSet::new();
            let keyed = element.children.iter().filter_map(|node| match node {
                Node::Element(child) => child.key,
                Node::Text(_) => None,
            });
            assert!(keyed.into_iter().all(|key| keys.insert(key)), "two children with one key");
            for (name, value) in &element.attrs {
                assert!(!value.contains('‹'), "{name}: {value}");
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

/// Looks at all that is drawn, areas and panels.
pub(crate) fn look_round(sight: &dyn Sight, look: &Look<'_>, lit: &BTreeSet<Target>) {
    let nodes = sight.seats().seats().flat_map(|seat| sight.panel(look, seat)).collect();
    let panels = Area { id: "panels", title: String::new(), column: Column::Rail, tab: false, nodes };
    let areas: Vec<Area> = sight.areas(look).into_iter().chain([panels]).collect();
    look_at(&areas, lit);
}

/// Whether something is said, and no word of it lacks.
pub(crate) fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains('‹')
}

/// What is said, and who plays.
pub(crate) struct Desk {
    pub(crate) words: Words,
    pub(crate) names: Names,
}

impl Desk {
    pub(crate) fn new(lang: Lang) -> Desk {
        let names = ["Ann", "Bob", "Cid", "Dan"].map(str::to_owned);
        Desk { words: Words::new(lang), names: Names::new(names.into()) }
    }

    pub(crate) fn look<'a>(&'a self, seat: Option<Seat>, shown: Seat, chooser: &'a Chooser) -> Look<'a> {
        Look {
            words: &self.words,
            names: &self.names,
            seat,
            shown,
            chooser,
            hover: None,
            pointed: None,
            unveiled: false,
        }
    }
}

/// What is lit and no button.
pub(crate) fn on_board(chooser: &Chooser) -> BTreeSet<Target> {
    chooser.lit().into_iter().filter(|target| !target.is_button()).collect()
}

/// A touch as the page makes it: what follows from it is chosen too.
pub(crate) fn followed(sight: &dyn Sight, chooser: &Chooser, before: &[Target]) -> Chooser {
    let memory: Vec<Target> = chooser.chosen().iter().chain(before).copied().collect();
    let begin = sight.begin(chooser.choices(), &memory);
    assert!(begin.starts_with(chooser.chosen()), "what was touched stays chosen");
    assert_eq!(sight.begin(chooser.choices(), &begin), begin);
    Chooser::new(chooser.choices().to_vec(), &begin)
}

/// Walks every path by touching, looking at the table after each touch: from what is chosen for a start and from nothing, and with
/// what the page chooses after a touch.
pub(crate) fn walk(desk: &Desk, sight: &dyn Sight, seat: Seat) {
    let choices = sight.choices(seat);
    let begin = sight.begin(&choices, &[]);
    assert_eq!(sight.begin(&choices, &begin), begin);
    let mut paths: Vec<&[Target]> = choices.iter().map(|choice| &choice.path[..]).collect();
    paths.sort_unstable();
    assert!(paths.windows(2).all(|pair| !pair[1].starts_with(pair[0])), "no path begins another");
    let mut looked: BTreeSet<Vec<Target>> = BTreeSet::new();
    for choice in &choices {
        for (begin, follows) in [(&begin[..], true), (&begin[..], false), (&[], false)] {
            let mut chooser = Chooser::new(choices.clone(), begin);
            for (step, &target) in choice.path.iter().enumerate() {
                // The same choice looks the same: once is enough.
                if looked.insert(chooser.chosen().to_vec()) {
                    let mut look = desk.look(Some(seat), seat, &chooser);
                    look_round(sight, &look, &on_board(&chooser));
                    for hover in on_board(&chooser).into_iter().step_by(7) {
                        look.hover = Some(hover);
                        look_round(sight, &look, &on_board(&chooser));
                        let (ask, more) = sight.prompt(seat, &look).expect("somebody is asked");
                        assert!(is_said(&ask) && !more.contains('‹'), "{ask}: {more}");
                    }
                }
                let last = step + 1 == choice.path.len();
                // A token that is chosen already need not be touched.
                if chooser.chosen().get(step) == Some(&target) {
                    continue;
                }
                assert!(chooser.is_lit(target));
                let before = chooser.chosen().to_vec();
                match chooser.touch(target, false) {
                    Touched::Action(action) => assert!(last && action == choice.action),
                    Touched::Chosen => {
                        assert!(!last);
                        let next = followed(sight, &chooser, &before);
                        if follows {
                            chooser = next;
                        }
                    }
                    other => panic!("{target} is {other:?}"),
                }
            }
        }
    }
}

/// Whoever is not asked sees nothing lit, whosever board is shown, even while the table asks somebody else.
pub(crate) fn watch<G: Drawn>(desk: &Desk, game: &G, events: &[G::Event]) {
    for viewer in Viewer::all(game.seats()) {
        let sight = seen(game, viewer, events);
        let asked = game.deciders().first().map(|seat| Chooser::new(sight.choices(seat), &[]));
        for chooser in asked.into_iter().chain([Chooser::default()]) {
            for shown in game.seats().seats() {
                look_round(&sight, &desk.look(None, shown, &chooser), &BTreeSet::new());
            }
        }
    }
}

/// Who is asked looks at the others' boards: nothing is lit in what is one player's `own`, told by its area and element.
pub(crate) fn look_at_others<G: Drawn>(
    desk: &Desk,
    game: &G,
    events: &[G::Event],
    own: impl Fn(&str, &Element) -> bool,
) {
    let Some(seat) = game.deciders().first() else { return };
    let sight = seen(game, Viewer::Seat(seat), events);
    let choices = sight.choices(seat);
    let chooser = Chooser::new(choices.clone(), &sight.begin(&choices, &[]));
    for shown in game.seats().seats().filter(|shown| *shown != seat) {
        for area in sight.areas(&desk.look(Some(seat), shown, &chooser)) {
            for board in elements(&area.nodes).into_iter().filter(|element| own(area.id, element)) {
                Node::from(board.clone()).visit(&mut |element| {
                    assert!(element.get("data-lit").is_none(), "{:?} is lit", element.get("aria-label"));
                });
            }
        }
    }
}

/// Whatever is drawn and explains itself does so, and pointing at it lights nothing; nonsense is not explained.
pub(crate) fn explain(sight: &dyn Sight, look: &Look<'_>, nonsense: &[&str]) {
    let areas = sight.areas(look);
    let panels = sight.seats().seats().flat_map(|seat| sight.panel(look, seat));
    let nodes: Vec<Node> = areas.into_iter().flat_map(|area| area.nodes).chain(panels).collect();
    let abouts: BTreeSet<&str> =
        elements(&nodes).iter().filter_map(|element| element.get("data-about")).collect();
    assert!(!abouts.is_empty());
    for about in abouts {
        let told = sight.explain(look, about).unwrap_or_else(|| panic!("{about} explains itself"));
        assert!(is_said(&told.name) && told.lines.iter().all(|line| is_said(line)), "{about}: {told:?}");
        let pointed = Look { pointed: Some(about), ..look.clone() };
        let lit = if look.seat.is_some() { on_board(look.chooser) } else { BTreeSet::new() };
        look_at(&sight.areas(&pointed), &lit);
    }
    for about in nonsense.iter().chain(&["", "-", "nothing", "é"]) {
        assert_eq!(sight.explain(look, about), None, "{about}");
    }
    assert!(is_said(&sight.status(look.words)));
}

/// The rules as a player reads them.
pub(crate) fn rules_text(lang: &str, game: &str) -> String {
    let path = format!("{}/../../locales/{lang}/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What can be touched on a pad, by name.
pub(crate) fn on_pad(pad: &dyn Pad, words: &Words) -> BTreeMap<String, Target> {
    let areas = pad.areas(words);
    let lit = areas.iter().flat_map(|area| elements(&area.nodes)).filter_map(|element| {
        let target = element.get("data-t").and_then(Target::read)?;
        Some((element.get("aria-label")?.to_owned(), target))
    });
    let named: BTreeMap<String, Target> = lit.collect();
    look_at(&areas, &named.values().copied().collect());
    named
}
