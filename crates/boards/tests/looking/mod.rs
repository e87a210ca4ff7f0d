//! Looking at a drawing as a person does: what is lit, what is said, and every path walked by touching.

// Every test file compiles this module and uses a part of it.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

use engawa_boards::{Area, Chooser, Drawn, Element, Look, Node, Seen, Sight, Target, Touched};
use engawa_kernel::{Seat, Story, Viewer};
use engawa_words::{Lang, Names, Words};

/// A position as a viewer sees it, with what happened last.
pub(crate) fn seen<G: Drawn>(game: &G, viewer: Viewer, events: &[G::Event]) -> Seen<G> {
    let last = events.iter().map(|event| event.seen_by(viewer)).collect();
    Seen::new(game.view(viewer), viewer, last)
}

/// Every element of an area.
pub(crate) fn elements(area: &Area) -> Vec<&Element> {
    let mut all = Vec::new();
    area.nodes.iter().for_each(|node| node.visit(&mut |element| all.push(element)));
    all
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

/// Looks at a drawing: exactly these targets are lit, each once and with a name of its own, and nothing lacks words.
pub(crate) fn look_at(areas: &[Area], lit: &BTreeSet<Target>) {
    let mut drawn = BTreeSet::new();
    for area in areas {
        let mut names = BTreeMap::new();
        for element in elements(area) {
            let target = element.get("data-t").and_then(Target::read);
            assert_eq!(target.is_some(), element.get("data-lit").is_some());
            if let Some(target) = target {
                assert!(drawn.insert(target), "{target} stands twice");
                let name = element.get("aria-label").unwrap_or_default();
                assert!(!name.is_empty());
                assert_eq!(names.insert(name, target), None, "two things are called {name}");
            }
            let mut keys = BTreeSet::new();
            let keyed = element.children.iter().filter_map(|node| match node {
                Node::Element(child) => child.key,
                Node::Text(_) => None,
            });
            assert!(keyed.into_iter().all(|key| keys.insert(key)), "two children with one key");
            let attrs: BTreeSet<_> = element.attrs.iter().map(|(name, _)| name).collect();
            assert_eq!(attrs.len(), element.attrs.len(), "an attribute stands twice: {:?}", element.attrs);
        }
        let mut said = vec![area.title.clone()];
        texts(&area.nodes, &mut said);
        assert!(said.iter().all(|text| !text.contains('‹')), "{said:?}");
    }
    assert_eq!(drawn, *lit);
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

/// Walks every path by touching, looking at the table after each touch.
pub(crate) fn walk(desk: &Desk, sight: &dyn Sight, seat: Seat) {
    let choices = sight.choices(seat);
    let begin = sight.begin(&choices, &[]);
    let mut looked: BTreeSet<Vec<Target>> = BTreeSet::new();
    for (place, choice) in choices.iter().enumerate() {
        for other in &choices[..place] {
            assert!(!choice.path.starts_with(&other.path) && !other.path.starts_with(&choice.path));
        }
        for begin in [&begin[..], &[]] {
            let mut chooser = Chooser::new(choices.clone(), begin);
            for (step, &target) in choice.path.iter().enumerate() {
                // The same choice looks the same: once is enough.
                if looked.insert(chooser.chosen().to_vec()) {
                    let mut look = desk.look(Some(seat), seat, &chooser);
                    look_at(&sight.areas(&look), &on_board(&chooser));
                    for hover in on_board(&chooser).into_iter().step_by(5) {
                        look.hover = Some(hover);
                        look_at(&sight.areas(&look), &on_board(&chooser));
                        let (ask, more) = sight.prompt(seat, &look).expect("somebody is asked");
                        assert!(!ask.contains('‹') && !more.contains('‹'), "{ask} {more}");
                    }
                }
                let last = step + 1 == choice.path.len();
                // A token that is chosen already need not be touched.
                if chooser.chosen().get(step) == Some(&target) {
                    continue;
                }
                assert!(chooser.is_lit(target));
                match chooser.touch(target, false) {
                    Touched::Action(action) => assert!(last && action == choice.action),
                    Touched::Chosen => assert!(!last),
                    other => panic!("{target} is {other:?}"),
                }
            }
        }
    }
}
