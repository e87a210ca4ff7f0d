//! GrandBois on the screen, over random games: whatever is legal can be touched, whatever is secret stays so, and whatever
//! is shown is what the rules say.

use std::collections::BTreeSet;

use engawa_boards::scene::{Element, Node};
use engawa_boards::{Area, Chooser, Look, Seen, Sight, Target, Touched};
use engawa_grandbois::{Clan, Clans, GrandBois, Options, Phase, View};
use engawa_kernel::{Action, Actions, Chance, Dice, Purpose, Rules, Seat, SeatCount, Seed, Stage, Viewer};
use engawa_words::{Lang, Names, Words};

/// Every position of a random game, with the number of decisions that led to it.
fn each_position(seats: usize, expert: bool, game: u32, mut see: impl FnMut(usize, &GrandBois)) {
    let seed = Seed::from_number(11).derive(Purpose::Game, game);
    let (mut dice, mut picks) = (Dice::new(&seed), Dice::apart(&seed, Purpose::Bot, 0));
    let mut picked = Chance::default();
    let seats = SeatCount::new(seats).unwrap();
    let mut position = GrandBois::setup(&Options { expert }, seats, &mut Stage::silent(&mut dice));
    let mut list = Actions::new();
    let mut decisions = 0;
    loop {
        see(decisions, &position);
        let Some(seat) = position.deciders().first() else { return };
        position.actions(seat, &mut list);
        let action = list[picks.below(&mut picked, list.len() as u32) as usize];
        position.perform(seat, action, &mut Stage::silent(&mut dice));
        decisions += 1;
    }
}

fn names(seats: SeatCount) -> Names {
    Names::new(seats.seats().map(|seat| format!("N{}", seat.index())).collect())
}

fn seen(position: &GrandBois, viewer: Viewer) -> Seen<GrandBois> {
    Seen::new(position.view(viewer), viewer, Vec::new())
}

/// Somebody who looks and does nothing.
fn idle<'a>(words: &'a Words, names: &'a Names, chooser: &'a Chooser) -> Look<'a> {
    let shown = Seat::new(0).unwrap();
    Look { words, names, seat: None, shown, chooser, hover: None, pointed: None, unveiled: false }
}

/// Everything that is drawn: areas and panels.
fn drawn(sight: &dyn Sight, look: &Look<'_>) -> Vec<Node> {
    let areas = sight.areas(look).into_iter().flat_map(|Area { nodes, .. }| nodes);
    let panels = sight.seats().seats().flat_map(|seat| sight.panel(look, seat));
    areas.chain(panels).collect()
}

fn each_element<'a>(nodes: &'a [Node], see: &mut impl FnMut(&'a Element)) {
    for node in nodes {
        node.visit(see);
    }
}

fn text(nodes: &[Node]) -> String {
    nodes
        .iter()
        .map(|node| match node {
            Node::Text(text) => text.to_string(),
            Node::Element(element) => text_of(element),
        })
        .collect()
}

fn text_of(element: &Element) -> String {
    text(&element.children)
}

/// The lit targets of a scene, each with a name and each once; and nothing in it is without words.
fn lit(nodes: &[Node]) -> BTreeSet<Target> {
    let mut found = BTreeSet::new();
    each_element(nodes, &mut |element| {
        for (name, value) in &element.attrs {
            assert!(!value.contains('‹'), "{name}: {value}");
        }
        let target = element.get("data-t").map(|text| Target::read(text).unwrap());
        assert_eq!(target.is_some(), element.get("data-lit").is_some());
        if let Some(target) = target {
            assert!(element.get("aria-label").is_some_and(|name| !name.trim().is_empty()));
            assert!(found.insert(target), "{target} is drawn twice");
        }
    });
    let words = text(nodes);
    assert!(!words.contains('‹'), "{words}");
    found
}

/// What could be touched on the board now is drawn, and nothing else.
fn check_lit(sight: &dyn Sight, look: &Look<'_>) {
    let expected: BTreeSet<Target> =
        look.chooser.lit().into_iter().filter(|target| !target.is_button()).collect();
    assert_eq!(lit(&drawn(sight, look)), expected);
}

/// A touch as the page makes it: what follows from it is chosen too.
fn touched(sight: &dyn Sight, chooser: &Chooser, target: Target) -> Chooser {
    let before = chooser.chosen().to_vec();
    let mut chooser = chooser.clone();
    assert_eq!(chooser.touch(target, false), Touched::Chosen);
    let memory: Vec<Target> = chooser.chosen().iter().copied().chain(before).collect();
    let begin = sight.begin(chooser.choices(), &memory);
    assert!(begin.starts_with(chooser.chosen()), "what was touched stays chosen");
    assert_eq!(sight.begin(chooser.choices(), &begin), begin);
    Chooser::new(chooser.choices().to_vec(), &begin)
}

/// Walks to every legal action by touching what is lit.
fn walk(sight: &dyn Sight, seat: Seat, words: &Words, names: &Names) {
    let choices = sight.choices(seat);
    let all: BTreeSet<Action> = choices.iter().map(|choice| choice.action).collect();
    let mut paths: Vec<&[Target]> = choices.iter().map(|choice| choice.path.as_slice()).collect();
    paths.sort_unstable();
    assert!(paths.windows(2).all(|pair| !pair[1].starts_with(pair[0])), "no path begins another");

    let begin = sight.begin(&choices, &[]);
    let first = Chooser::new(choices, &begin);
    let check = |chooser: &Chooser| {
        check_lit(sight, &Look { seat: Some(seat), shown: seat, ..idle(words, names, chooser) });
    };
    let mut reached = BTreeSet::new();
    let mut finish = |chooser: &Chooser| {
        reached.extend(chooser.lit().into_iter().filter_map(|target| chooser.completed_by(target)));
    };
    check(&first);
    finish(&first);
    for card in first.lit().into_iter().filter(|target| !target.is_button()) {
        let held = touched(sight, &first, card);
        check(&held);
        finish(&held);
        let turns =
            held.lit().into_iter().filter(|&turn| held.completed_by(turn).is_none() && !first.is_lit(turn));
        for turn in turns {
            let turned = touched(sight, &held, turn);
            assert_eq!(turned.chosen(), [card, turn]);
            check(&turned);
            finish(&turned);
        }
    }
    assert_eq!(reached, all, "every legal action can be touched");
}

/// The words of a position: what it is, what is asked, what its things are.
fn check_words(sight: &dyn Sight, look: &Look<'_>) {
    let fine = |text: &str| assert!(!text.contains('‹') && !text.is_empty(), "{text}");
    fine(&sight.status(look.words));
    if let Some((ask, more)) = look.seat.and_then(|seat| sight.prompt(seat, look)) {
        fine(&ask);
        fine(&more);
    }
    let nodes = drawn(sight, look);
    let mut abouts = BTreeSet::new();
    each_element(&nodes, &mut |element| abouts.extend(element.get("data-about")));
    for about in abouts {
        let told = sight.explain(look, about).unwrap_or_else(|| panic!("{about} explains itself"));
        fine(&told.name);
        told.lines.iter().for_each(|line| fine(line));
    }
    for nonsense in ["", "-", "at-", "at-9", "no-1", "clan-cat", "card-99", "card-x", "tower-red", "é"] {
        assert_eq!(sight.explain(look, nonsense), None, "{nonsense}");
    }
}

#[test]
fn whatever_is_legal_can_be_touched() {
    let languages = Lang::ALL.map(Words::new);
    for (seats, expert) in [(2, false), (2, true), (3, false), (3, true), (4, false), (4, true)] {
        each_position(seats, expert, 0, |decisions, position| {
            let words = &languages[decisions % 2];
            let names = names(position.seats());
            for seat in position.deciders().iter() {
                walk(&seen(position, Viewer::Seat(seat)), seat, words, &names);
            }
        });
    }
}

#[test]
fn a_card_over_the_forest_is_told_and_so_is_why_it_cannot_lie() {
    let languages = Lang::ALL.map(Words::new);
    for (seats, expert) in [(2, true), (3, false), (4, true)] {
        each_position(seats, expert, 1, |decisions, position| {
            let words = &languages[decisions % 2];
            let names = names(position.seats());
            let Some(seat) = position.deciders().first() else { return };
            let sight = seen(position, Viewer::Seat(seat));
            let mut chooser = Chooser::new(sight.choices(seat), &[]);
            if let Some(card) = chooser.lit().into_iter().find(|target| !target.is_button()) {
                chooser = touched(&sight, &chooser, card);
            }
            let look = Look { seat: Some(seat), ..idle(words, &names, &chooser) };
            check_words(&sight, &look);
            // One place after the other under the hand.
            let places: Vec<Target> =
                chooser.lit().into_iter().filter(|&target| chooser.completed_by(target).is_some()).collect();
            for &hover in places.iter().step_by(1 + places.len() / 6) {
                let look = Look { hover: Some(hover), ..look.clone() };
                check_lit(&sight, &look);
                assert!(
                    sight
                        .prompt(seat, &look)
                        .is_some_and(|(_, more)| !more.contains('‹') && !more.is_empty())
                );
            }
            let mut refused = Vec::new();
            let nodes = drawn(&sight, &look);
            each_element(&nodes, &mut |element| {
                refused.extend(element.get("data-about").filter(|about| about.starts_with("no-")));
            });
            assert_eq!(refused.is_empty(), chooser.chosen().is_empty());
            assert!(refused.len() <= 96);
            for &about in refused.iter().step_by(1 + refused.len() / 6) {
                let look = Look { pointed: Some(about), ..look.clone() };
                let mut ghosts = 0;
                let nodes = drawn(&sight, &look);
                each_element(&nodes, &mut |element| {
                    ghosts += usize::from(element.get("class") == Some("gb-ghost no"));
                });
                assert_eq!(ghosts, 1, "{about} shows the card as refused");
                let why = sight.explain(&look, about).unwrap().lines;
                assert_eq!(sight.prompt(seat, &look).unwrap().1, why[0]);
            }
        });
    }
}

#[test]
fn who_waits_or_only_watches_touches_nothing() {
    let words = Words::new(Lang::Ru);
    for seats in 2..=4 {
        each_position(seats, seats == 3, 2, |_, position| {
            let names = names(position.seats());
            for viewer in Viewer::all(position.seats()) {
                let sight = seen(position, viewer);
                let nobody = Chooser::default();
                let look = idle(&words, &names, &nobody);
                assert!(lit(&drawn(&sight, &look)).is_empty());
                check_words(&sight, &look);
                // Nor while something is chosen and the table asks somebody else.
                if let Some(seat) = position.deciders().first() {
                    let chooser = Chooser::new(sight.choices(seat), &[]);
                    assert!(lit(&drawn(&sight, &idle(&words, &names, &chooser))).is_empty());
                }
            }
        });
    }
}

/// Everything the viewer is shown and told, without holding the clan cards.
fn all_said(sight: &dyn Sight, look: &Look<'_>) -> (Vec<Node>, Vec<String>) {
    let nodes = drawn(sight, look);
    let mut said = vec![sight.status(look.words)];
    each_element(&nodes, &mut |element| {
        let told = element.get("data-about").and_then(|about| sight.explain(look, about));
        said.extend(told.into_iter().flat_map(|told| told.lines));
    });
    (nodes, said)
}

#[test]
fn clans_are_secret_until_held_and_open_at_the_end() {
    let words = Words::new(Lang::En);
    let two = |a: Clan, b: Clan| [a, b].into_iter().collect::<Clans>();
    for seats in 2..=4 {
        each_position(seats, false, 3, |_, position| {
            let (names, nobody) = (names(position.seats()), Chooser::default());
            let (seat, viewer) = (Seat::new(0).unwrap(), Viewer::Seat(Seat::new(0).unwrap()));
            let look = idle(&words, &names, &nobody);
            let view = position.view(viewer);
            let spectator = position.view(Viewer::Spectator);
            if view.board.phase() == Phase::Over {
                assert!(!seen(position, viewer).private(seat));
                for seat in position.seats().seats() {
                    let panel = text(&seen(position, Viewer::Spectator).panel(&look, seat));
                    let own = view.clans[seat.index()].unwrap();
                    for clan in Clan::ALL {
                        let name = engawa_words::grandbois::clan(&words, clan);
                        assert_eq!(panel.to_lowercase().contains(&name), own.contains(clan), "{panel}");
                    }
                }
                return;
            }
            assert!(seen(position, Viewer::Spectator).private(seat));
            assert!(spectator.clans.iter().all(Option::is_none));
            assert!(
                view.clans[1..].iter().all(Option::is_none),
                "of others nothing is known, so nothing is drawn"
            );
            // Two games that differ only in the own clans look alike until the cards are held.
            let with = |clans: Clans| {
                let mut view: View = view.clone();
                view.clans[0] = Some(clans);
                Seen::<GrandBois>::new(view, viewer, Vec::new())
            };
            let pair = match seats {
                2 => [two(Clan::Toad, Clan::Rabbit), two(Clan::Fox, Clan::Lizard)],
                _ => [Clans::NONE.with(Clan::Toad), Clans::NONE.with(Clan::Fox)],
            };
            let [one, other] = pair.map(with);
            assert_eq!(all_said(&one, &look), all_said(&other, &look));
            let held = Look { unveiled: true, ..look };
            assert_ne!(all_said(&one, &held), all_said(&other, &held));
        });
    }
}

#[test]
fn counters_are_what_the_rules_count() {
    let words = Words::new(Lang::En);
    for seats in 2..=4 {
        each_position(seats, false, 4, |_, position| {
            let (names, nobody) = (names(position.seats()), Chooser::default());
            let sight = seen(position, Viewer::Spectator);
            let areas = sight.areas(&idle(&words, &names, &nobody));
            let clans = areas.iter().find(|area| area.id == "clans").unwrap();
            let mut counts = Vec::new();
            each_element(&clans.nodes, &mut |element| {
                if element.get("class") == Some("gb-count") {
                    counts.push(text_of(element).parse::<u16>().unwrap());
                }
            });
            let expected: Vec<u16> =
                position.board().standings().iter().flat_map(|clan| [clan.cells, clan.group]).collect();
            assert_eq!(counts, expected);
        });
    }
}

#[test]
fn every_card_and_tower_of_the_forest_is_drawn() {
    let words = Words::new(Lang::En);
    for seats in 2..=4 {
        each_position(seats, true, 5, |_, position| {
            let (names, nobody) = (names(position.seats()), Chooser::default());
            let areas = seen(position, Viewer::Spectator).areas(&idle(&words, &names, &nobody));
            let forest = areas.iter().find(|area| area.id == "forest").unwrap();
            let board = position.board();
            let (mut cards, mut towers, mut cells) = (0, 0, BTreeSet::new());
            each_element(&forest.nodes, &mut |element| {
                cards += usize::from(element.get("class") == Some("gb-edge"));
                towers += usize::from(element.get("class") == Some("gb-stands"));
                cells.extend(element.get("data-about").filter(|about| about.starts_with("at-")));
            });
            assert_eq!(cards, board.laid().len());
            assert_eq!(towers, board.laid().iter().filter(|laid| laid.tower.is_some()).count());
            let frame = board.frame();
            let all =
                (frame.top..=frame.bottom).flat_map(|y| (frame.left..=frame.right).map(move |x| (x, y)));
            let forest = all.filter(|&(x, y)| board.cell(x.into(), y.into()).is_forest()).count();
            assert_eq!(cells.len(), forest, "every visible cell explains itself, once");
        });
    }
}
