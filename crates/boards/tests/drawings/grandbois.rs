//! GrandBois on the screen: whatever is secret stays so, and whatever is shown is what the rules say.

use std::collections::BTreeSet;

use engawa_boards::{Chooser, Element, Look, Node, Seen, Sight, Target, Touched};
use engawa_grandbois::{Clan, Clans, GrandBois, Options, Phase, View};
use engawa_kernel::testing::{seat, start};
use engawa_kernel::{Rules, Viewer};
use engawa_words::Lang;

use crate::looking::{Desk, elements, followed, inside, is_said, look_round, on_board, seen, texts};
use crate::suite::{Subject, visit};

impl Subject for GrandBois {
    const KINDS: &'static [&'static str] = &["Place", "Confirm", "Tower", "NoTower", "Finish"];
    const PROMPTS: usize = 3;
    const STRIDE: usize = 2;
    const NONSENSE: &'static [&'static str] =
        &["at-", "at-9", "no-1", "clan-cat", "card-99", "card-x", "tower-red"];
    const PAD_CAN_BE_WRONG: bool = true;

    /// The forest, the row and the clans are everybody's.
    fn is_own(_: &str, _: &Element) -> bool {
        false
    }
}

drawings!(GrandBois);

/// Everything that is drawn: areas and panels.
fn drawn(sight: &dyn Sight, look: &Look<'_>) -> Vec<Node> {
    let areas = sight.areas(look).into_iter().flat_map(|area| area.nodes);
    let panels = sight.seats().seats().flat_map(|seat| sight.panel(look, seat));
    areas.chain(panels).collect()
}

#[test]
fn a_card_over_the_forest_is_told_and_so_is_why_it_cannot_lie() {
    let desks = Lang::ALL.map(Desk::new);
    let mut number = 0;
    visit::<GrandBois>(1, |position, events| {
        number += 1;
        let Some(seat) = position.deciders().first() else { return };
        let sight = seen(position, Viewer::Seat(seat), events);
        let mut chooser = Chooser::new(sight.choices(seat), &[]);
        if let Some(card) = on_board(&chooser).into_iter().next() {
            assert_eq!(chooser.touch(card, false), Touched::Chosen);
            chooser = followed(&sight, &chooser, &[]);
        }
        let look = desks[number % 2].look(Some(seat), seat, &chooser);
        let (ask, more) = sight.prompt(seat, &look).expect("somebody is asked");
        assert!(is_said(&ask) && is_said(&more), "{ask}: {more}");
        // One place after the other under the hand.
        let places: Vec<Target> =
            chooser.lit().into_iter().filter(|&target| chooser.completed_by(target).is_some()).collect();
        for &hover in places.iter().step_by(1 + places.len() / 6) {
            let look = Look { hover: Some(hover), ..look.clone() };
            look_round(&sight, &look, &on_board(&chooser));
            assert!(sight.prompt(seat, &look).is_some_and(|(_, more)| is_said(&more)));
        }
        let nodes = drawn(&sight, &look);
        let abouts = elements(&nodes).into_iter().filter_map(|element| element.get("data-about"));
        let refused: Vec<&str> = abouts.filter(|about| about.starts_with("no-")).collect();
        assert_eq!(refused.is_empty(), chooser.chosen().is_empty());
        assert!(refused.len() <= 96);
        for &about in refused.iter().step_by(1 + refused.len() / 6) {
            let look = Look { pointed: Some(about), ..look.clone() };
            let nodes = drawn(&sight, &look);
            let ghosts =
                elements(&nodes).iter().filter(|element| element.get("class") == Some("gb-ghost no")).count();
            assert_eq!(ghosts, 1, "{about} shows the card as refused");
            let why = sight.explain(&look, about).unwrap().lines;
            assert_eq!(sight.prompt(seat, &look).unwrap().1, why[0]);
        }
    });
}

/// Everything the viewer is shown and told, without holding the clan cards.
fn all_said(sight: &dyn Sight, look: &Look<'_>) -> (Vec<Node>, Vec<String>) {
    let nodes = drawn(sight, look);
    let mut said = vec![sight.status(look.words)];
    for element in elements(&nodes) {
        let told = element.get("data-about").and_then(|about| sight.explain(look, about));
        said.extend(told.into_iter().flat_map(|told| told.lines));
    }
    (nodes, said)
}

#[test]
fn clans_are_secret_until_held_and_open_at_the_end() {
    let (desk, nobody) = (Desk::new(Lang::En), Chooser::default());
    let two = |a: Clan, b: Clan| [a, b].into_iter().collect::<Clans>();
    visit::<GrandBois>(3, |position, _| {
        let (first, viewer) = (seat(0), Viewer::Seat(seat(0)));
        let look = desk.look(None, first, &nobody);
        let view = position.view(viewer);
        let spectator = position.view(Viewer::Spectator);
        if view.board.phase() == Phase::Over {
            assert!(!seen(position, viewer, &[]).private(first));
            for seat in position.seats().seats() {
                let mut said = Vec::new();
                texts(&seen(position, Viewer::Spectator, &[]).panel(&look, seat), &mut said);
                let panel = said.join(" ").to_lowercase();
                let own = view.clans[seat.index()].unwrap();
                for clan in Clan::ALL {
                    let name = engawa_words::grandbois::clan(&desk.words, clan);
                    assert_eq!(panel.contains(&name), own.contains(clan), "{panel}");
                }
            }
            return;
        }
        assert!(seen(position, Viewer::Spectator, &[]).private(first));
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
        let pair = match position.seats().get() {
            2 => [two(Clan::Toad, Clan::Rabbit), two(Clan::Fox, Clan::Lizard)],
            _ => [Clans::NONE.with(Clan::Toad), Clans::NONE.with(Clan::Fox)],
        };
        let [one, other] = pair.map(with);
        assert_eq!(all_said(&one, &look), all_said(&other, &look));
        let held = Look { unveiled: true, ..look };
        assert_ne!(all_said(&one, &held), all_said(&other, &held));
    });
}

#[test]
fn counters_are_what_the_rules_count() {
    let (desk, nobody) = (Desk::new(Lang::En), Chooser::default());
    visit::<GrandBois>(4, |position, events| {
        let areas = seen(position, Viewer::Spectator, events).areas(&desk.look(None, seat(0), &nobody));
        let clans = areas.iter().find(|area| area.id == "clans").unwrap();
        let counts = elements(&clans.nodes).into_iter().filter(|one| one.get("class") == Some("gb-count"));
        let counts: Vec<u16> = counts.map(|one| inside(one).parse().unwrap()).collect();
        let expected: Vec<u16> =
            position.board().standings().iter().flat_map(|clan| [clan.cells, clan.group]).collect();
        assert_eq!(counts, expected);
    });
}

#[test]
fn every_card_and_tower_of_the_forest_is_drawn() {
    let (desk, nobody) = (Desk::new(Lang::En), Chooser::default());
    visit::<GrandBois>(5, |position, events| {
        let areas = seen(position, Viewer::Spectator, events).areas(&desk.look(None, seat(0), &nobody));
        let forest = areas.iter().find(|area| area.id == "forest").unwrap();
        let all = elements(&forest.nodes);
        let count = |class: &str| all.iter().filter(|one| one.get("class") == Some(class)).count();
        let abouts = all.iter().filter_map(|one| one.get("data-about"));
        let cells: BTreeSet<&str> = abouts.filter(|about| about.starts_with("at-")).collect();
        let board = position.board();
        assert_eq!(count("gb-edge"), board.laid().len());
        assert_eq!(count("gb-stands"), board.laid().iter().filter(|laid| laid.tower.is_some()).count());
        let frame = board.frame();
        let all = (frame.top..=frame.bottom).flat_map(|y| (frame.left..=frame.right).map(move |x| (x, y)));
        let forest = all.filter(|&(x, y)| board.cell(x.into(), y.into()).is_forest()).count();
        assert_eq!(cells.len(), forest, "every visible cell explains itself, once");
    });
}

#[test]
fn the_help_of_experts_does_not_contradict_itself() {
    // FO-7.1: what covers a clan is never said to be any clan where it may not be its own.
    for (lang, any, other) in
        [(Lang::En, "of any clan", "of another clan"), (Lang::Ru, "любых зверей", "зверей другого клана")]
    {
        let (desk, nobody) = (Desk::new(lang), Chooser::default());
        for expert in [false, true] {
            let (game, _) = start::<GrandBois>(&Options { expert }, 3, 1);
            let sight = seen(&game, Viewer::Spectator, &[]);
            for about in ["clan-toad", "clan-rabbit", "clan-fox", "clan-raccoon", "clan-lizard", "animals"] {
                let told = sight.explain(&desk.look(None, seat(0), &nobody), about).unwrap();
                let lines = told.lines.join(" ");
                assert_eq!((lines.contains(any), lines.contains(other)), (!expert, expert), "{lines}");
            }
        }
    }
}
