//! FO-3: lay, confirm, refill.

use crate::scene::{Scene, Table, card, place, seat};
use engawa_grandbois::{Breach, Event, Kind, Phase, Prompt};
use engawa_kernel::{Breach as _, Refused, Rules};

/// A first turn with a card without a clearing (31) and one with (8) in the row.
fn begin() -> Table {
    let mut scene = Scene::new(3);
    scene.row = [31, 8, 9, 1];
    scene.table()
}

/// FO-3.1: a card must be laid, one card a turn; then it is confirmed; then the tower.
#[test]
fn a_turn_is_a_card_then_perhaps_a_tower() {
    let mut table = begin();
    for kind in [Kind::Confirm, Kind::Tower, Kind::NoTower, Kind::Finish] {
        assert_eq!(table.check(kind), Err(Breach::LayFirst), "{kind:?}");
    }
    assert_eq!(Breach::LayFirst.rule(), "FO-3.1");
    assert!(table.kinds().iter().all(|kind| matches!(kind, Kind::Place { .. })));
    table.act(place(8, 0, 1, 1));
    assert_eq!(table.check(place(9, 0, -1, -1)), Err(Breach::LaidAlready));
    assert_eq!(table.kinds(), [Kind::Confirm]);
    table.act(Kind::Confirm);
    assert_eq!(table.check(place(9, 0, -1, -1)), Err(Breach::LaidAlready));
    assert_eq!(table.kinds(), [Kind::Tower, Kind::NoTower]);
    table.act(Kind::NoTower);
    assert_eq!((table.board().turn(), table.board().phase()), (Some(seat(1)), Phase::Place));
}

/// FO-3.2: any card of the row, in any rotation; no other card.
#[test]
fn any_card_of_the_row_may_be_laid_in_any_rotation() {
    let table = begin();
    for number in [31, 8, 9, 1] {
        for rotation in 0..4 {
            assert_eq!(table.check(place(number, rotation, 1, 1)), Ok(()));
            assert!(table.kinds().contains(&place(number, rotation, 1, 1)));
        }
    }
    for number in [0, 2, 7, 36] {
        let refused = table.check(place(number, 0, 1, 1));
        assert_eq!(refused, Err(Breach::NotInRow(card(number))));
        assert_eq!(refused.unwrap_err().rule(), "FO-3.2");
    }
    // The start card alone has 8 places around it, and everything covers a clearing.
    assert_eq!(table.kinds().len(), 8 * 4 * 4);
    assert_eq!(table.game.check(seat(1), place(8, 0, 1, 1).into()), Err(Refused::NotAsked));
}

/// FO-3.3, FO-3.6, FO-R10: confirming turns up one card, in the place of the one taken, before the tower is decided; with
/// an empty deck the row shrinks 4, 3, 2, 1, 0.
#[test]
fn the_row_is_refilled_before_the_tower_is_decided() {
    let mut table = begin();
    table.act(place(8, 0, 1, 1));
    assert_eq!(table.board().row(), [Some(card(31)), None, Some(card(9)), Some(card(1))]);
    assert_eq!(table.board().deck().len(), 32);
    table.act(Kind::Confirm);
    let row = table.board().row();
    let new = row[1].unwrap();
    assert_eq!([row[0], row[2], row[3]], [31, 9, 1].map(|n| Some(card(n))), "the others do not move");
    assert_eq!((table.board().deck().len(), table.board().deck().loose() >> new.number() & 1), (31, 0));
    assert_eq!(table.board().phase(), Phase::Tower, "the new card is known before the tower is decided");
    assert_eq!(
        table.events,
        [Event::Confirmed { seat: seat(0) }, Event::TurnedUp { card: new, slot: 1, deck: 31 }]
    );

    let mut sizes = Vec::new();
    while table.board().phase() != Phase::Over {
        let laid = table.board().laid().len();
        table.until(|t| t.board().phase() == Phase::Over || t.board().laid().len() > laid);
        table.until(|t| t.board().phase() != Phase::Confirm);
        sizes.push((table.board().deck().len(), table.board().row().iter().flatten().count()));
    }
    let expected: Vec<_> =
        (0..=30).rev().map(|deck| (deck, 4)).chain([(0, 3), (0, 2), (0, 1), (0, 0)]).collect();
    assert_eq!(sizes, expected);
}

/// FO-3.4: no passing: while an open card fits, the only thing to do is to lay one.
#[test]
fn nobody_passes() {
    for number in 0..20 {
        let mut table = Table::new(4, number % 2 == 0, number);
        while table.board().phase() != Phase::Over {
            let kinds = table.kinds();
            if table.board().phase() == Phase::Place {
                assert!(!kinds.is_empty());
                assert!(kinds.iter().all(|kind| matches!(kind, Kind::Place { .. })));
            }
            table.any(number as usize * 31 + 7);
        }
        assert_eq!(table.board().laid().len(), 37, "every card was laid");
    }
}

/// FO-3.5: confirming reveals and laying does not; without a clearing or without a tower the turn ends with it.
#[test]
fn a_card_is_confirmed_before_anything_is_revealed() {
    let mut table = begin();
    let before = table.game.chance();
    table.act(place(31, 0, 1, 1));
    assert_eq!(table.game.chance(), before, "the card can be taken back");
    assert_eq!(table.game.prompt(seat(0)), Some(Prompt::Confirm));
    assert!(table.game.reveals(seat(0), Kind::Confirm.into()));
    table.act(Kind::Confirm);
    assert_ne!(table.game.chance(), before);
    assert_eq!(table.board().turn(), Some(seat(1)), "no clearing: the turn is over");

    // A clearing, and a tower left: confirm before deciding, decide once, nothing to finish.
    table.act(place(8, 0, -1, -1));
    assert_eq!(table.check(Kind::Tower), Err(Breach::ConfirmFirst));
    assert_eq!(table.check(Kind::NoTower), Err(Breach::ConfirmFirst));
    assert_eq!(table.check(Kind::Finish), Err(Breach::NothingToFinish));
    table.act(Kind::Confirm);
    assert_eq!(table.check(Kind::Confirm), Err(Breach::ConfirmedAlready));
    assert_eq!(table.check(Kind::Finish), Err(Breach::NothingToFinish));
    for breach in [Breach::ConfirmFirst, Breach::NothingToFinish, Breach::ConfirmedAlready] {
        assert_eq!(breach.rule(), "FO-3.5");
    }
    let before = table.game.chance();
    table.act(Kind::Tower);
    assert_eq!(table.game.chance(), before, "the tower reveals nothing");
    assert_eq!(table.board().turn(), Some(seat(2)), "the tower ends the turn");
}

/// FO-3.5: with an empty deck confirming is still asked, and reveals nothing but the end.
#[test]
fn confirming_is_asked_with_an_empty_deck_too() {
    for number in 0..8 {
        let mut table = Table::new(3, false, number);
        table.until(|t| t.board().deck().is_empty() && t.board().phase() == Phase::Place);
        let mut kinds = Vec::new();
        while table.board().phase() != Phase::Over {
            let (turn, phase) = (table.board().turn().unwrap(), table.board().phase());
            let last = table.board().row() == [None; 4];
            let due = table.board().tower_due().is_some();
            if phase == Phase::Confirm {
                assert_eq!(table.game.reveals(turn, Kind::Confirm.into()), last && !due);
            }
            kinds.push(phase);
            table.any(0);
        }
        assert_eq!(kinds.iter().filter(|&&phase| phase == Phase::Confirm).count(), 4);
        assert_eq!(kinds.iter().filter(|&&phase| phase == Phase::Place).count(), 4);
    }
}

/// FO-3.6: a move names the card: the same action means the same card wherever it lies in the row.
#[test]
fn a_move_names_the_card() {
    let mut scene = Scene::new(3);
    scene.row = [31, 8, 9, 1];
    let one = scene.table();
    scene.row = [9, 31, 1, 8];
    let other = scene.table();
    let sorted = |table: &Table| {
        let mut kinds: Vec<_> = table.kinds().iter().map(|kind| format!("{kind:?}")).collect();
        kinds.sort();
        kinds
    };
    assert_eq!(sorted(&one), sorted(&other));
}

#[test]
fn the_story_tells_what_a_card_covers() {
    let mut table = begin();
    table.act(place(8, 0, 1, 0));
    let [Event::Laid { seat: by, card: laid, rotation, at, covered }] = &table.events[..] else { panic!() };
    assert_eq!((by.index(), laid.number(), rotation.quarters()), (0, 8, 0));
    assert_eq!((at.x(), at.y()), (1, 0));
    let covered: Vec<_> =
        covered.iter().map(|c| (c.at.x(), c.at.y(), c.below.to_string(), c.above.to_string())).collect();
    assert_eq!(covered, [(1, 0, ".".into(), ".".into()), (1, 1, ".".into(), "F2".into())]);
    table.act(Kind::Confirm).act(Kind::Tower);
    let [Event::Tower { at, .. }, Event::TurnEnded { turn: 1, standings, .. }] = &table.events[..] else {
        panic!("{:?}", table.events)
    };
    assert_eq!((at.x(), at.y()), (1, 0));
    assert_eq!(*standings, table.board().standings());
}
