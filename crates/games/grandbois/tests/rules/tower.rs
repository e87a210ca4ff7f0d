//! FO-5: the watchtowers.

use crate::scene::{Scene, Table, card, place, seat};
use engawa_grandbois::{Ahead, Breach, Cell, Kind, Phase, Prompt, Rotation, TowerColour};
use engawa_kernel::{Breach as _, Rules};

fn begin(seats: usize) -> Table {
    let mut scene = Scene::new(seats);
    scene.row = [31, 8, 9, 12];
    scene.table()
}

/// FO-5.1: a tower goes on the clearing of the card laid in this very turn, and nowhere else.
#[test]
fn a_tower_goes_on_the_clearing_just_laid() {
    let mut table = begin(3);
    table.act(place(8, 0, 1, 1)).act(Kind::Confirm);
    assert_eq!(
        table.game.prompt(seat(0)),
        Some(Prompt::Tower { colour: TowerColour::White, at: engawa_grandbois::Place::new(1, 1).unwrap() })
    );
    table.act(Kind::Tower);
    assert_eq!(table.board().cell(1, 1), Cell::tower(TowerColour::White));
    assert_eq!(table.board().laid()[1].tower, Some(TowerColour::White));
    assert_eq!(table.board().tower(TowerColour::White).map(|at| (at.x(), at.y())), Some((1, 1)));
    // A card without a clearing: the clearings of the start card and of other cards do not help.
    table.act(place(31, 0, -1, -1));
    assert_eq!((table.check(Kind::Tower), Breach::NoClearing.rule()), (Err(Breach::NoClearing), "FO-5.1"));
    table.act(Kind::Confirm);
    assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(2)), Phase::Place));
}

/// FO-5.1: with the card turned, the tower stands where its clearing came to lie.
#[test]
fn a_tower_turns_with_its_card() {
    for (rotation, cell) in [(0, (1, 1)), (1, (2, 1)), (2, (2, 2)), (3, (1, 2))] {
        let mut table = begin(3);
        table.act(place(8, rotation, 1, 1)).act(Kind::Confirm).act(Kind::Tower);
        let (x, y) = cell;
        assert_eq!(table.board().cell(x, y), Cell::tower(TowerColour::White), "{rotation}");
    }
}

/// FO-5.2: a tower never moves, and nothing covers it.
#[test]
fn a_tower_stays() {
    let mut put_up = 0;
    for number in 0..30 {
        let mut table = Table::new(4, false, number);
        table.until(|t| t.board().tower(TowerColour::White).is_some() || t.board().phase() == Phase::Over);
        let Some(tower) = table.board().tower(TowerColour::White) else { continue };
        put_up += 1;
        while table.board().phase() != Phase::Over {
            for kind in table.kinds() {
                if let Kind::Place { at, .. } = kind {
                    let covers =
                        (0..=1).contains(&(tower.x() - at.x())) && (0..=1).contains(&(tower.y() - at.y()));
                    assert!(!covers, "{kind:?} covers the tower at {tower:?}");
                }
            }
            table.any(number as usize + 5);
            assert_eq!(table.board().tower(TowerColour::White), Some(tower));
            assert_eq!(table.board().cell(tower.x(), tower.y()), Cell::tower(TowerColour::White));
        }
    }
    assert!(put_up > 20);
}

/// FO-5.3: no card of the deck has two clearings, so a turn has one tower at most.
#[test]
fn one_tower_a_turn() {
    for number in 1..37 {
        let clearings =
            card(number).cells(Rotation::NONE).iter().filter(|&&cell| cell == Cell::CLEARING).count();
        assert!(clearings <= 1, "card {number}");
    }
    let mut table = begin(2);
    table.act(place(8, 0, 1, 1)).act(Kind::Confirm).act(Kind::Tower);
    assert_eq!(table.board().towers_left(seat(0)), 1, "the second tower stays for another turn");
    assert_eq!(table.board().turn(), Some(seat(1)));
}

/// FO-5.4: a tower that was never put up scores nothing.
#[test]
fn a_tower_in_the_hand_scores_nothing() {
    for number in 0..10 {
        let mut table = Table::new(3, false, number);
        while table.board().phase() != Phase::Over {
            let kinds = table.kinds();
            let kind = if kinds.contains(&Kind::NoTower) { Kind::NoTower } else { kinds[kinds.len() / 2] };
            table.act(kind);
        }
        for sheet in &table.game.outcome().unwrap().sheets {
            assert_eq!(sheet.lines[2..], [0, 0]);
            assert!(sheet.lines[0] > 0);
        }
    }
}

/// FO-5.5: the player is asked only if he has a tower left and the card shows a clearing; towers of one player are equal
/// and go up in a fixed order.
#[test]
fn only_who_has_a_tower_is_asked() {
    let mut scene = Scene::new(3);
    scene.laid = vec![(8, 0, 1, 1, "white"), (31, 0, -1, -1, ""), (34, 1, 1, -1, "")];
    scene.row = [9, 10, 11, 12];
    let mut table = scene.table();
    table.act(place(9, 0, -1, 1));
    assert_eq!((table.check(Kind::Tower), Breach::NoTowerLeft.rule()), (Err(Breach::NoTowerLeft), "FO-5.5"));
    table.act(Kind::Confirm);
    assert_eq!(table.board().turn(), Some(seat(1)), "the white tower stands already");

    let mut table = begin(2);
    table.act(place(8, 0, 1, 1)).act(Kind::Confirm).act(Kind::Tower);
    table.act(place(31, 0, -1, -1)).act(Kind::Confirm);
    table.until(|t| t.board().turn() == Some(seat(0)) && t.board().phase() == Phase::Tower);
    assert!(matches!(table.game.prompt(seat(0)), Some(Prompt::Tower { colour: TowerColour::Black, .. })));
}

/// FO-5.5, FO-3.5: after the last card the tower is still decided, and one more action opens the clans.
#[test]
fn the_last_tower_is_finished_by_an_action_of_its_own() {
    let mut found = 0;
    for number in 0..60 {
        let mut table = Table::new(2, false, number);
        // Nobody puts up a tower, so the last player is asked if the last card shows a clearing.
        loop {
            let kinds = table.kinds();
            let last = table.board().row() == [None; 4];
            match table.board().phase() {
                Phase::Over => break,
                Phase::Tower if last => {
                    let turn = table.board().turn().unwrap();
                    found += 1;
                    let wanted = if number % 2 == 0 { Kind::Tower } else { Kind::NoTower };
                    let before = table.game.chance();
                    table.act(wanted);
                    assert_eq!(table.game.chance(), before, "nothing is opened yet");
                    assert_eq!(table.game.prompt(turn), Some(Prompt::Finish(Ahead::LastCard)));
                    for kind in [Kind::Tower, Kind::NoTower] {
                        assert_eq!(table.check(kind), Err(Breach::TowerDecided));
                    }
                    assert_eq!(Breach::TowerDecided.rule(), "FO-5.5");
                    assert_eq!(table.kinds(), [Kind::Finish]);
                    table.act(Kind::Finish);
                    assert_eq!((table.board().phase(), table.game.chance().opened()), (Phase::Over, 1));
                }
                Phase::Tower => {
                    table.act(Kind::NoTower);
                }
                _ => {
                    table.act(kinds[kinds.len() / 3]);
                }
            }
        }
    }
    assert!(found > 10, "{found}");
}

/// FO-R11: the clearings of the start card can be covered but never carry a tower.
#[test]
fn the_start_card_carries_no_tower() {
    let table = begin(3);
    assert_eq!(table.board().tower_due(), None);
    assert_eq!(table.check(Kind::Tower), Err(Breach::LayFirst));
    let mut table = begin(3);
    table.act(place(31, 0, 1, 1));
    assert_eq!(table.board().tower_due(), None, "there are clearings, but none on the card of this turn");
    let mut table = begin(3);
    table.act(place(31, 0, 1, 0));
    assert_ne!(table.board().cell(1, 0), Cell::CLEARING, "covered");
}
