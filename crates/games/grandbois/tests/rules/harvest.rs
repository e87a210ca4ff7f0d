//! FO-6 and FO-8: the end and the harvest.

use crate::scene::{Scene, Table, place, seat};
use engawa_grandbois::{Ahead, Clan, Event, GrandBois, Kind, Phase, Standing, outcome, pad};
use engawa_kernel::{Rules, Seat, Sheet, Viewer};

fn score(rows: &[&str], clans: &[Clan], towers: &[(usize, usize)]) -> [i32; 4] {
    let position = pad::Position {
        rows: rows.iter().map(|&row| row.to_owned()).collect(),
        clans: clans.to_vec(),
        towers: towers.to_vec(),
    };
    let lines = pad::score(&position).unwrap();
    assert_eq!(lines[4], ("total", lines[..4].iter().map(|line| line.1).sum()));
    [0, 1, 2, 3].map(|n| lines[n].1)
}

/// FO-6.1: 36 turns, the same number for everybody; then the clans are opened and counted.
#[test]
fn the_game_ends_after_the_last_card() {
    for seats in 2..=4 {
        let mut table = Table::new(seats, false, 11);
        table.until(|t| t.board().laid().len() == 37);
        assert_ne!(table.board().phase(), Phase::Over, "the last card is still to be confirmed");
        table.until(|t| t.board().phase() == Phase::Over);
        assert_eq!((table.board().row(), table.board().deck().len()), ([None; 4], 0));
        let first = table.board().first().index();
        for turn in 0..36 {
            assert_eq!(table.board().laid_by(turn + 1), Some(seat((first + turn) % seats)));
        }
        assert!(table.game.deciders().is_empty());
        let outcome = table.game.outcome().unwrap();
        let mut told = table.events.iter().skip_while(|event| !matches!(event, Event::Over { .. }));
        assert_eq!(told.next(), Some(&Event::Over { why: Ahead::LastCard }));
        let view = table.game.view(Viewer::Spectator);
        for n in 0..seats {
            let clans = view.clans[n].unwrap();
            assert_eq!(told.next(), Some(&Event::Opened { seat: seat(n), clans }));
        }
        for n in 0..seats {
            let Some(Event::Scored { seat: whose, lines }) = told.next() else { panic!() };
            assert_eq!((*whose, lines.sheet()), (seat(n), outcome.sheets[n].clone()));
        }
        assert_eq!(told.next(), Some(&Event::Won { seats: outcome.winners }));
    }
}

/// FO-6.2: one cell in several lines, each line by its own.
#[test]
fn four_lines() {
    let rows = ["F1 F2 .", "R1 tower F3", "L1 B M2"];
    // Cells: F1 F2 F3; group: F1 F2 joined, F3 only by its corner; around the tower: F1 F2 F3 own, R1 L1 M2 others.
    assert_eq!(score(&rows, &[Clan::Fox], &[(1, 1)]), [3, 4, 6, 3]);
    // The same tower in foreign hands.
    assert_eq!(score(&rows, &[Clan::Fox], &[]), [3, 4, 0, 0]);
    // Bears, clearings and open ground around a tower give nothing.
    assert_eq!(score(&[". B -", "- tower .", "B . -"], &[Clan::Fox], &[(1, 1)]), [0, 0, 0, 0]);
    // Only the eight cells around it count.
    assert_eq!(score(&["tower - F1 F2", "- - - -", "T1 - L1 -"], &[Clan::Fox], &[(0, 0)]), [2, 4, 0, 0]);
}

/// FO-6.3: lines add up; most chestnuts win, however they were earned.
#[test]
fn the_highest_total_wins() {
    let sheets = [[10, 4, 0, 0], [3, 4, 4, 4], [5, 5, 5, 1]].map(|lines| Sheet::new(&lines, &[]));
    assert_eq!(sheets.each_ref().map(Sheet::total), [14, 15, 16]);
    let winners: Vec<_> = outcome(sheets.into_iter().collect()).winners.iter().collect();
    assert_eq!(winners, [seat(2)]);
}

/// FO-6.4: a tie is broken line by line from the first to the fourth; who is equal in all shares the victory.
#[test]
fn ties_are_broken_line_by_line() {
    let winners = |sheets: &[[i32; 4]]| {
        let sheets = sheets.iter().map(|lines| Sheet::new(lines, &[])).collect();
        outcome(sheets).winners.iter().map(Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(winners(&[[9, 8, 2, 1], [8, 9, 2, 1]]), [0]);
    assert_eq!(winners(&[[9, 8, 2, 1], [9, 9, 1, 1]]), [1]);
    assert_eq!(winners(&[[9, 8, 2, 1], [9, 8, 3, 0]]), [1]);
    assert_eq!(winners(&[[9, 8, 2, 1], [7, 8, 4, 1], [9, 8, 2, 1]]), [0, 2]);
}

/// FO-8.2: a tower pays 2 for cells of either own clan and 1 for the three foreign ones.
#[test]
fn a_tower_serves_both_clans() {
    let rows = ["F1 T1 M1", "R1 tower L1", "B . F2"];
    assert_eq!(score(&rows, &[Clan::Fox, Clan::Toad], &[(1, 1)])[2..], [6, 3]);
    assert_eq!(score(&rows, &[Clan::Fox], &[(1, 1)])[2..], [4, 4]);
}

/// FO-8.3: cells and largest groups of both clans are summed; two clans do not make one group.
#[test]
fn both_clans_have_a_group_of_their_own() {
    let rows = ["F1 F1 T1 T1 T1", "M1 M1 M1 M1 M1", "F1 F1 F1 M1 T1"];
    assert_eq!(score(&rows, &[Clan::Fox, Clan::Toad], &[]), [9, 2 * (3 + 3), 0, 0]);
}

/// FO-8.4: a cell next to both own towers pays for both.
#[test]
fn a_cell_between_two_towers_pays_twice() {
    let rows = ["tower F1 tower", "- M1 -"];
    assert_eq!(score(&rows, &[Clan::Fox, Clan::Toad], &[(0, 0), (2, 0)]), [1, 2, 4, 2]);
}

/// FO-8.2, FO-8.4: the same in a game: both colours of a seat are its own.
#[test]
fn both_towers_of_a_seat_pay() {
    let mut scene = Scene::new(2);
    scene.laid = vec![(8, 0, 1, 1, "white"), (31, 0, -1, -1, ""), (12, 2, 1, -1, "")];
    scene.phase = "confirm";
    scene.row = [9, 10, 0, 11];
    scene.clans = Some(vec![vec!["raccoon", "toad"], vec!["fox", "lizard"]]);
    let mut table = scene.table();
    table.act(Kind::Confirm).act(Kind::Tower);
    let view = table.game.view(Viewer::Seat(seat(0)));
    let sheet = GrandBois::sheet(&view, seat(0)).unwrap();
    assert_eq!(table.board().towers_left(seat(0)), 0);
    let rows: Vec<String> = (-1..=2)
        .map(|y| {
            let code = |x| table.board().cell(x, y).to_string();
            (-1..=2)
                .map(|x| if code(x).starts_with("tower") { "tower".into() } else { code(x) })
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    let towers: Vec<_> = table
        .board()
        .colours(seat(0))
        .iter()
        .map(|&colour| table.board().tower(colour).unwrap())
        .map(|at| ((at.x() + 1) as usize, (at.y() + 1) as usize))
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    assert_eq!(score(&rows, &[Clan::Raccoon, Clan::Toad], &towers), sheet.lines[..]);
    assert!(sheet.lines[2] > 0 && sheet.lines[3] > 0, "{sheet:?}");
}

/// FO-E3: sixteen cells are 16, a group of six is 12.
#[test]
fn sixteen_cells_and_a_group_of_six() {
    let rows = [
        "M1 M1 M1 - M2 - M3",
        "M1 M1 M1 - - - -",
        "- - - - - - -",
        "M1 M1 - M1 M1 M1 M1",
        "- - - - - - -",
        "M4 - M4 - - - -",
    ];
    assert_eq!(score(&rows, &[Clan::Rabbit], &[]), [16, 12, 0, 0]);
}

/// FO-E4: the worked example of the rules.
#[test]
fn the_fox_example() {
    let rows = ["F1 F2 tower T3", "F3 B F1 T1", "L2 R1 F2 M4"];
    assert_eq!(score(&rows, &[Clan::Fox], &[(2, 0)]), [5, 6, 4, 2]);
}

/// FO-E5: the worked example for two players.
#[test]
fn the_fox_and_toad_example() {
    let rows = ["F1 T2 tower L1", "T3 tower F2 R1", "M1 F4 T1 -"];
    assert_eq!(score(&rows, &[Clan::Fox, Clan::Toad], &[(2, 0), (1, 1)]), [6, 4, 16, 3]);
}

/// FO-R5, FO-R9: cells count, not animals.
#[test]
fn four_animals_are_one_cell() {
    for count in 1..=4 {
        let row = format!("F{count} tower T{count}");
        assert_eq!(score(&[&row], &[Clan::Fox, Clan::Lizard], &[(1, 0)]), [1, 2, 2, 1]);
    }
}

/// FO-R6: the largest group is an area, not a path: a cross and a ring count whole, corners do not join.
#[test]
fn a_group_is_an_area() {
    assert_eq!(score(&["- F1 -", "F1 F1 F1", "- F1 -"], &[Clan::Fox], &[])[1], 10);
    assert_eq!(score(&["F1 F1 F1", "F1 B F1", "F1 F1 F1"], &[Clan::Fox], &[])[1], 16);
    assert_eq!(score(&["F1 - F1", "- F1 -", "F1 - F1"], &[Clan::Fox], &[])[1], 2);
    // A comb whose teeth meet only in the last row.
    assert_eq!(score(&["F1 - F1 - F1", "F1 - F1 - F1", "F1 F1 F1 F1 F1"], &[Clan::Fox], &[])[1], 22);
}

/// FO-R7: foreign towers next to the own one count nothing, and the cell under a tower is nobody's.
#[test]
fn towers_next_to_towers_count_nothing() {
    assert_eq!(score(&["tower tower", "tower F1"], &[Clan::Fox], &[(0, 0)]), [1, 2, 2, 0]);
    assert_eq!(score(&["F1 tower F1"], &[Clan::Fox], &[]), [2, 2, 0, 0], "a tower does not join two cells");
}

/// FO-R8: no visible own cell: lines 1 and 2 are 0.
#[test]
fn no_cell_no_group() {
    assert_eq!(score(&["F1 F2 T3", "F3 B L1"], &[Clan::Raccoon], &[]), [0, 0, 0, 0]);
    assert_eq!(score(&[], &[Clan::Raccoon], &[]), [0, 0, 0, 0]);
    let table = Table::new(3, false, 1);
    assert_eq!(table.board().standings(), [Standing::default(); 5]);
    let view = table.game.view(Viewer::Seat(seat(1)));
    assert_eq!(GrandBois::sheet(&view, seat(1)), Some(Sheet::new(&[0, 0, 0, 0], &[])));
}

#[test]
fn a_clan_gains_and_loses_as_cards_are_laid() {
    let mut scene = Scene::new(3);
    scene.row = [34, 8, 9, 1];
    let mut table = scene.table();
    table.act(place(34, 0, 1, 1));
    assert_eq!(table.board().standings()[Clan::Toad.index()], Standing { cells: 2, group: 2 });
    assert_eq!(table.board().standings()[Clan::Raccoon.index()], Standing { cells: 2, group: 2 });
}
