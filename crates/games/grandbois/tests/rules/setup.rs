//! FO-2: before the first turn.

use crate::scene::{Table, seat};
use engawa_grandbois::{Card, Cell, Clans, Event, Laid, Phase, Place, Prompt, Rotation, TowerColour};
use engawa_kernel::{Rules, SeatSet, Viewer};

/// FO-2.1: the start card lies at the origin as printed; nothing else does.
#[test]
fn the_start_card_lies_at_the_origin() {
    let table = Table::new(3, false, 1);
    let start = Laid { card: Card::START, rotation: Rotation::NONE, at: Place::ORIGIN, tower: None };
    assert_eq!(table.board().laid(), [start]);
    assert_eq!((Place::ORIGIN.x(), Place::ORIGIN.y()), (0, 0));
    for (x, y) in (-3..5).flat_map(|y| (-3..5).map(move |x| (x, y))) {
        let forest = (0..2).contains(&x) && (0..2).contains(&y);
        assert_eq!(table.board().cell(x, y), if forest { Cell::CLEARING } else { Cell::GROUND });
    }
    assert_eq!((table.board().last_laid(), table.board().laid_by(0)), (None, None));
}

/// FO-2.2: four cards of the shuffled deck lie open; every card of the deck comes up equally often.
#[test]
fn four_cards_lie_open() {
    let mut open = [0u32; Card::COUNT];
    for number in 0..1800 {
        let table = Table::new(2, false, number);
        let row = table.board().row().map(|card| card.unwrap().number());
        let cards = row.iter().fold(0u64, |cards, card| cards | 1 << card);
        assert_eq!(cards.count_ones(), 4, "distinct");
        assert_eq!(table.board().deck().loose() | cards, (1 << 37) - 2);
        assert_eq!(table.board().deck().len(), 32);
        for card in row {
            open[card] += 1;
        }
    }
    assert_eq!(open[0], 0, "the start card is not in the deck");
    assert!(open[1..].iter().all(|&times| (140..260).contains(&times)), "{open:?}");
}

/// FO-2.3: one secret clan each, two in a game of two; no clan twice, and every clan equally often.
#[test]
fn everybody_has_secret_clans_of_his_own() {
    for seats in 2..=4 {
        let mut dealt = [0u32; 5];
        for number in 0..900 {
            let table = Table::new(seats, false, number);
            let mut all = Clans::NONE;
            for owner in 0..seats {
                let own = table.game.view(Viewer::Seat(seat(owner))).clans[owner].unwrap();
                assert_eq!(own.len(), if seats == 2 { 2 } else { 1 });
                assert!(own.iter().all(|clan| !all.contains(clan)));
                all = all.iter().chain(own.iter()).collect();
                dealt[own.iter().next().unwrap().index()] += u32::from(seats > 2);
            }
            assert_eq!(all.len(), if seats == 3 { 3 } else { 4 });
        }
        let expected = 900 * seats as u32 / 5;
        assert!(seats == 2 || dealt.iter().all(|n| n.abs_diff(expected) < 90), "{dealt:?}");
    }
}

/// FO-2.4: every player has a tower of one colour, which everybody can see.
#[test]
fn everybody_has_a_tower() {
    for seats in [3, 4] {
        let table = Table::new(seats, false, 3);
        for owner in 0..seats {
            assert_eq!(table.board().colours(seat(owner)), [TowerColour::ALL[owner]]);
            assert_eq!(table.board().towers_left(seat(owner)), 1);
            assert_eq!(table.board().owner(TowerColour::ALL[owner]), Some(seat(owner)));
        }
        assert_eq!(table.board().owner(TowerColour::Brown).is_some(), seats == 4);
        assert_eq!(table.board().towers_left(seat(5)), 0, "nobody sits there");
    }
}

/// FO-8.1, FO-8.5: in a game of two each has two clans and two towers: white and black against blue and brown.
#[test]
fn two_players_have_two_towers_each() {
    let table = Table::new(2, false, 3);
    assert_eq!(table.board().colours(seat(0)), [TowerColour::White, TowerColour::Black]);
    assert_eq!(table.board().colours(seat(1)), [TowerColour::Blue, TowerColour::Brown]);
    assert_eq!([0, 1].map(|n| table.board().towers_left(seat(n))), [2, 2]);
    let clans = |n: usize| table.game.view(Viewer::Seat(seat(n))).clans[n].unwrap().len();
    assert_eq!([0, 1].map(clans), [2, 2]);
}

/// FO-2.5: anybody may begin, by chance; then play runs clockwise.
#[test]
fn anybody_may_begin_and_play_runs_clockwise() {
    for seats in 2..=4 {
        let mut began = [0u32; 4];
        for number in 0..400 {
            let mut table = Table::new(seats, false, number);
            let first = table.board().turn().unwrap();
            assert_eq!((table.board().first(), table.board().phase()), (first, Phase::Place));
            assert_eq!(table.game.prompt(first), Some(Prompt::Place));
            began[first.index()] += 1;
            if number < 10 {
                for turn in 0..2 * seats {
                    assert_eq!(table.board().turn(), Some(seat((first.index() + turn) % seats)));
                    let laid = table.board().laid().len();
                    table.until(|t| t.board().phase() == Phase::Place && t.board().laid().len() > laid);
                }
            }
        }
        let expected = 400 / seats as u32;
        assert!(began[..seats].iter().all(|n| n.abs_diff(expected) < 50), "{began:?}");
    }
}

#[test]
fn the_story_begins_with_the_row_and_secret_clans() {
    let table = Table::new(3, false, 8);
    let [Event::Began { first, row }, dealt @ ..] = &table.events[..] else { panic!("{:?}", table.events) };
    assert_eq!(Some(*first), table.board().turn());
    assert_eq!(row.map(Some), table.board().row());
    assert_eq!(dealt.len(), 3);
    for (owner, event) in dealt.iter().enumerate() {
        let Event::Dealt { seat: to, clans } = event else { panic!("{event:?}") };
        assert_eq!((*to, clans.seats), (seat(owner), SeatSet::only(seat(owner))));
        assert_eq!(clans.value, table.game.view(Viewer::Seat(seat(owner))).clans[owner]);
        for viewer in Viewer::all(crate::scene::seats(3)) {
            use engawa_kernel::Story;
            let Event::Dealt { clans: seen, .. } = event.seen_by(viewer) else { unreachable!() };
            assert_eq!(seen.value.is_some(), viewer == Viewer::Seat(seat(owner)));
        }
    }
}
