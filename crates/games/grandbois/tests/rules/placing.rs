//! FO-4 and FO-7: where a card may lie.

use crate::scene::{Scene, card, place};
use engawa_grandbois::{Breach, Cell, Clan, Kind, Obstacle, Place, Rotation, TowerColour, Verdict};
use engawa_kernel::Breach as _;

fn cell(code: &str) -> Cell {
    code.parse().unwrap()
}

fn at(x: i32, y: i32) -> Place {
    Place::new(x, y).unwrap()
}

/// FO-4.1: one, two or three cells on the forest, the others outside.
#[test]
fn a_card_covers_and_grows() {
    let mut scene = Scene::new(3);
    scene.row = [31, 8, 9, 1];
    let table = scene.table();
    for (x, y) in (-4..6).flat_map(|y| (-4..6).map(move |x| (x, y))) {
        let overlap = |n: i32| 2 - n.abs().min(2);
        let expected = match overlap(x) * overlap(y) {
            0 => Err(Breach::CoversNothing),
            4 => Err(Breach::NoGrowth),
            _ => Ok(()),
        };
        assert_eq!(table.check(place(8, 0, x, y)), expected, "({x}, {y})");
    }
    assert_eq!(Breach::CoversNothing.rule(), "FO-4.1");
    // As far away as a place can be named, also where the grid comes around.
    for (x, y) in [(63, 63), (-64, -64), (0, -64), (63, 0), (51, -1), (-51, 1), (51, 0), (8, 40), (-40, 0)] {
        assert_eq!(table.check(place(8, 0, x, y)), Err(Breach::CoversNothing), "({x}, {y})");
    }
}

/// FO-4.1: a gap enclosed by forest is open ground; filling it lets the forest grow.
#[test]
fn filling_a_gap_is_growing() {
    let mut scene = Scene::new(4);
    // Five cards from the start card once around the cell (2, 1).
    scene.laid =
        vec![(31, 0, 1, -1, ""), (35, 2, 2, -1, ""), (33, 3, 3, 0, ""), (34, 0, 3, 1, ""), (32, 1, 2, 2, "")];
    scene.row = [2, 8, 9, 10];
    let table = scene.table();
    assert_eq!(table.board().cell(2, 1), Cell::GROUND);
    for (x, y) in [(1, 1), (3, 1), (2, 0), (2, 2)] {
        assert!(table.board().cell(x, y).is_forest(), "({x}, {y}) encloses the gap");
    }
    let filling = table.board().placing(card(2), Rotation::NONE, at(1, 0));
    assert_eq!((filling.covers(), filling.extends(), filling.check()), (3, 1, Ok(())));
    assert_eq!(filling.verdicts[2], Verdict::Grows);
    assert!(table.kinds().contains(&place(2, 0, 1, 0)));
}

/// FO-R1: exactly on four cells of the forest is illegal, even where each of them could be covered.
#[test]
fn a_card_must_not_lie_on_forest_alone() {
    let mut scene = Scene::new(3);
    scene.row = [31, 8, 9, 1];
    let table = scene.table();
    let placing = table.board().placing(card(8), Rotation::NONE, Place::ORIGIN);
    assert_eq!((placing.covers(), placing.extends()), (4, 0));
    assert!(placing.verdicts.iter().all(|verdict| matches!(verdict, Verdict::Covers(_))));
    assert_eq!(placing.check(), Err(Breach::NoGrowth));
    assert_eq!(Breach::NoGrowth.rule(), "FO-R1");
}

/// FO-4.2, FO-4.4: the new card lies on top, and only what is seen counts.
#[test]
fn only_what_is_seen_counts() {
    let mut scene = Scene::new(3);
    scene.row = [34, 8, 9, 1];
    let mut table = scene.table();
    table.act(place(34, 0, 1, 1)).act(Kind::Confirm);
    assert_eq!(
        [(1, 1), (2, 1), (2, 2), (1, 2)].map(|(x, y)| table.board().cell(x, y)),
        ["T2", "T2", "R1", "R3"].map(cell)
    );
    assert_eq!(table.board().standings()[Clan::Toad.index()].cells, 2);
    // L4 T2 / T2 . over the T2 at (2, 1) and the R1 at (2, 2).
    table.act(place(9, 2, 2, 1));
    assert_eq!([(2, 1), (2, 2)].map(|(x, y)| table.board().cell(x, y)), ["L4", "T2"].map(cell));
    let cells = |clan: Clan| table.board().standings()[clan.index()].cells;
    assert_eq!([Clan::Toad, Clan::Raccoon, Clan::Lizard].map(cells), [3, 1, 1]);
}

/// FO-4.3: the whole table of what may cover what.
#[test]
fn what_may_cover_what() {
    let animals: Vec<Cell> =
        "T1 T2 T3 T4 M1 M2 M3 M4 F1 F2 F3 F4 R1 R2 R3 R4 L1 L2 L3 L4".split(' ').map(cell).collect();
    let count = |cell: Cell| cell.to_string()[1..].parse::<u8>().unwrap();
    for expert in [false, true] {
        for &above in animals.iter().chain(&[Cell::CLEARING, Cell::BEAR]) {
            assert_eq!(Cell::CLEARING.coverable_by(above, expert), Ok(()));
            assert_eq!(Cell::BEAR.coverable_by(above, expert), Err(Obstacle::Bear));
            for colour in TowerColour::ALL {
                let tower = Cell::tower(colour);
                assert_eq!(tower.coverable_by(above, expert), Err(Obstacle::Tower(colour)));
            }
        }
        for &below in &animals {
            assert_eq!(below.coverable_by(Cell::BEAR, expert), Ok(()));
            assert_eq!(below.coverable_by(Cell::CLEARING, expert), Err(Obstacle::ClearingOnAnimals));
            for &above in &animals {
                let expected = if expert && above.clan() == below.clan() {
                    Err(Obstacle::SameClan(above.clan().unwrap()))
                } else if count(above) > count(below) {
                    Ok(())
                } else {
                    Err(Obstacle::TooFewAnimals { above: count(above), below: count(below) })
                };
                assert_eq!(below.coverable_by(above, expert), expected, "{above} on {below}");
            }
        }
    }
}

/// FO-4.3, FO-R2, FO-R4, FO-5.2, FO-7.1: a refusal names the cell and the rule.
#[test]
fn a_refusal_names_the_cell_and_the_rule() {
    let mut scene = Scene::new(3);
    // R4 . / T2 T1 at (1, 1), its clearing at (2, 1) with a tower; then M1 L2 / M2 B at (-1, -1).
    scene.laid = vec![(12, 0, 1, 1, "white"), (3, 0, -1, -1, "")];
    scene.row = [34, 8, 9, 1];
    let table = scene.table();
    let refused = |kind: Kind, x: i32, y: i32, why: Obstacle, rule: &str| {
        let breach = Breach::Blocked { at: at(x, y), why };
        assert_eq!(table.check(kind), Err(breach), "{kind:?}");
        assert_eq!(breach.rule(), rule);
    };
    refused(place(34, 0, 2, 0), 2, 1, Obstacle::Tower(TowerColour::White), "FO-5.2");
    refused(place(1, 2, 2, 0), 2, 1, Obstacle::Tower(TowerColour::White), "FO-5.2");
    refused(place(1, 3, -1, 0), 0, 0, Obstacle::Bear, "FO-R4");
    refused(place(34, 0, 1, 2), 1, 2, Obstacle::TooFewAnimals { above: 2, below: 2 }, "FO-4.3");
}

/// FO-4.5: own cells may be covered like any others: what is legal does not depend on the clan.
#[test]
fn own_cells_may_be_covered() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(34, 0, 1, 1, "")];
    scene.row = [8, 9, 11, 1];
    let legal = |clan: [&'static str; 3]| {
        let mut scene = scene.clone();
        scene.clans = Some(clan.map(|clan| vec![clan]).to_vec());
        let table = scene.table();
        // T4 on the T2 at (2, 1), laid by the second player, whose clan may be the toads.
        assert_eq!(table.check(place(8, 2, 2, 0)), Ok(()));
        table.kinds()
    };
    assert_eq!(legal(["fox", "toad", "lizard"]), legal(["toad", "fox", "lizard"]));
}

/// FO-7.1: in the game of experts no clan covers itself; bears and clearings are as before.
#[test]
fn experts_do_not_cover_their_own_kind() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(34, 0, 1, 1, "")];
    scene.row = [8, 9, 11, 1];
    let basic = scene.table();
    scene.expert = true;
    let expert = scene.table();
    // Card 8 is . T4 / F2 F2; turned twice it is F2 F2 / T4 .: its T4 over the T2 at (2, 1).
    let own = place(8, 2, 2, 0);
    assert_eq!(basic.check(own), Ok(()));
    let breach = Breach::Blocked { at: at(2, 1), why: Obstacle::SameClan(Clan::Toad) };
    assert_eq!((expert.check(own), breach.rule()), (Err(breach), "FO-7.1"));
    assert!(!expert.kinds().contains(&own) && basic.kinds().contains(&own));
    // The bear of card 1 over the same cell, and the M4 of card 11.
    for other in [place(1, 3, 2, 0), place(11, 2, 2, 0)] {
        assert_eq!((basic.check(other), expert.check(other)), (Ok(()), Ok(())), "{other:?}");
    }
    assert!(expert.kinds().len() < basic.kinds().len());
}

/// FO-E1: three foxes over a lizard, a fox over a clearing, two cells outside.
#[test]
fn the_example_of_the_rulebook() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(4, 2, 1, 0, "")];
    scene.row = [25, 8, 9, 1];
    let table = scene.table();
    let placing = table.board().placing(card(25), Rotation::NONE, at(0, 1));
    assert_eq!(
        placing.verdicts,
        [Verdict::Covers(Cell::CLEARING), Verdict::Covers(cell("L1")), Verdict::Grows, Verdict::Grows]
    );
    assert_eq!(placing.check(), Ok(()));
    assert!(table.kinds().contains(&place(25, 0, 0, 1)));
}

/// FO-E2: one fox can be covered by two foxes or by two raccoons; among experts not by the foxes.
#[test]
fn two_cover_one() {
    for (above, expert, legal) in [
        ("F2", false, true),
        ("R2", false, true),
        ("L2", false, true),
        ("F2", true, false),
        ("R2", true, true),
    ] {
        assert_eq!(cell("F1").coverable_by(cell(above), expert).is_ok(), legal, "{above} {expert}");
    }
}

/// FO-R2: a clearing over animals is illegal, over a clearing it is not.
#[test]
fn no_clearing_on_animals() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(34, 0, 1, 1, "")];
    scene.row = [8, 9, 11, 1];
    let table = scene.table();
    // . T4 / F2 F2 with its clearing over the R1 at (2, 2).
    let breach = Breach::Blocked { at: at(2, 2), why: Obstacle::ClearingOnAnimals };
    assert_eq!((table.check(place(8, 0, 2, 2)), breach.rule()), (Err(breach), "FO-R2"));
    assert_eq!(table.check(place(8, 2, -1, -1)), Ok(()), "its clearing over the clearing at (0, 0)");
}

/// FO-R4: a bear covers neither a bear nor a tower.
#[test]
fn a_bear_covers_no_bear_and_no_tower() {
    assert_eq!(Cell::BEAR.coverable_by(Cell::BEAR, false), Err(Obstacle::Bear));
    for colour in TowerColour::ALL {
        assert_eq!(Cell::tower(colour).coverable_by(Cell::BEAR, false), Err(Obstacle::Tower(colour)));
    }
    assert_eq!(cell("R4").coverable_by(Cell::BEAR, false), Ok(()));
}
