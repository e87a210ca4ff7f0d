//! The rules once more, as plainly as they can be written, with strings and maps; and the engine compared with them
//! at every decision of random games.

mod scene;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engawa_grandbois::{Card, Clan, Kind, Laid, Phase, Place, Rotation};
use engawa_kernel::{Game, Rules, Viewer};
use scene::{Table, seat};

type Forest = BTreeMap<(i32, i32), String>;

/// The cells of every card, clockwise from the top left, read from the file by other means than the build script's.
static PRINTED: LazyLock<Vec<[String; 4]>> = LazyLock::new(|| {
    let lines = include_str!("../data/cards.txt").lines().filter(|line| !line.starts_with('#'));
    let words = lines.map(|line| line.split_whitespace().skip(1).map(str::to_owned).collect::<Vec<_>>());
    words.filter(|words| !words.is_empty()).map(|words| words.try_into().unwrap()).collect()
});

/// FO-3.2, FO-R12: quarter turns clockwise, never mirrored.
fn turned(card: Card, quarters: usize) -> [String; 4] {
    let mut cells = PRINTED[card.number()].clone();
    cells.rotate_right(quarters);
    cells
}

fn corners(x: i32, y: i32) -> [(i32, i32); 4] {
    [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
}

/// FO-4.3 with FO-7.1, line by line as in the table of the rules.
#[allow(clippy::match_same_arms)] // the table of the rules has these lines in this order
fn may_cover(above: &str, below: &str, expert: bool) -> bool {
    let animals = |code: &str| code[1..].parse::<u32>().ok();
    match (below, above) {
        ("tower" | "B", _) => false,
        (".", _) => true,
        (_, ".") => false,
        (_, "B") => true,
        _ => animals(above) > animals(below) && !(expert && above[..1] == below[..1]),
    }
}

/// FO-4.1 and FO-4.3.
fn may_lie(forest: &Forest, cells: &[String; 4], x: i32, y: i32, expert: bool) -> bool {
    let below = corners(x, y).map(|at| forest.get(&at));
    let covered = below.iter().flatten().count();
    (1..=3).contains(&covered)
        && below
            .iter()
            .zip(cells)
            .all(|(below, above)| below.is_none_or(|below| may_cover(above, below, expert)))
}

/// FO-4.2, FO-5.2: what is seen from above.
fn forest(laid: &[Laid]) -> Forest {
    let mut forest = Forest::new();
    for laid in laid {
        let cells = turned(laid.card, laid.rotation.quarters());
        for (at, cell) in corners(laid.at.x(), laid.at.y()).into_iter().zip(cells) {
            let tower = laid.tower.is_some() && cell == ".";
            forest.insert(at, if tower { "tower".to_owned() } else { cell });
        }
    }
    forest
}

/// FO-6.2: the four lines.
fn harvest(forest: &Forest, clans: &str, towers: &[(i32, i32)]) -> [i32; 4] {
    let of = |cell: &(i32, i32), clan: char| forest.get(cell).is_some_and(|code| code.starts_with(clan));
    let mut lines = [0; 4];
    for clan in clans.chars() {
        let mut cells: BTreeSet<_> = forest.keys().copied().filter(|cell| of(cell, clan)).collect();
        lines[0] += cells.len() as i32;
        let mut largest = 0;
        while let Some(first) = cells.pop_first() {
            let mut group = vec![first];
            let mut next = 0;
            while let Some(&(x, y)) = group.get(next) {
                let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
                group.extend(beside.into_iter().filter(|cell| cells.remove(cell)));
                next += 1;
            }
            largest = largest.max(group.len());
        }
        lines[1] += 2 * largest as i32;
    }
    for &(x, y) in towers {
        for around in (-1..=1).flat_map(|down| (-1..=1).map(move |right| (x + right, y + down))) {
            for clan in "TMFRL".chars().filter(|&clan| of(&around, clan)) {
                let own = clans.contains(clan);
                lines[if own { 2 } else { 3 }] += if own { 2 } else { 1 };
            }
        }
    }
    lines
}

/// Everything that the engine answers in a position, compared.
fn compare(table: &Table) {
    let board = table.board();
    table.game.audit().unwrap();
    let forest = forest(board.laid());
    let columns = forest.keys().map(|cell| cell.0);
    let rows = forest.keys().map(|cell| cell.1);
    let (left, right) = (columns.clone().min().unwrap(), columns.max().unwrap());
    let (top, bottom) = (rows.clone().min().unwrap(), rows.max().unwrap());
    let frame = board.frame();
    assert_eq!([frame.left, frame.right, frame.top, frame.bottom].map(i32::from), [left, right, top, bottom]);
    for (x, y) in (top - 3..=bottom + 3).flat_map(|y| (left - 3..=right + 3).map(move |x| (x, y))) {
        let shown = board.cell(x, y).to_string();
        let shown = if shown.starts_with("tower") { "tower" } else { &shown };
        assert_eq!(shown, forest.get(&(x, y)).map_or("-", String::as_str), "({x}, {y})");
    }
    if board.phase() == Phase::Place {
        let mut expected = Vec::new();
        let places = (top - 2..=bottom + 2).flat_map(|y| (left - 2..=right + 2).map(move |x| (x, y)));
        for (x, y) in places {
            for &card in board.row().iter().flatten() {
                for rotation in Rotation::ALL {
                    let cells = turned(card, rotation.quarters());
                    if may_lie(&forest, &cells, x, y, board.options().expert) {
                        expected.push((y, x, card, rotation));
                    }
                }
            }
        }
        let mut listed: Vec<_> = table
            .kinds()
            .into_iter()
            .map(|kind| match kind {
                Kind::Place { card, rotation, at } => (at.y(), at.x(), card, rotation),
                other => panic!("{other:?}"),
            })
            .collect();
        listed.sort_unstable();
        expected.sort_unstable();
        assert_eq!(listed, expected);
    }
    let clans = table.game.view(Viewer::Seat(seat(0))).clans[0].unwrap();
    let letters: String = clans.iter().map(Clan::letter).collect();
    let towers: Vec<_> = board
        .colours(seat(0))
        .iter()
        .filter_map(|&colour| board.tower(colour))
        .map(|at| (at.x(), at.y()))
        .collect();
    assert_eq!(board.lines(seat(0), clans).by_line(), harvest(&forest, &letters, &towers));
}

#[test]
fn the_engine_agrees_with_the_plain_rules() {
    for number in 0..60 {
        let mut table = Table::new(2 + number % 3, number % 2 == 1, number as u64);
        let mut pick = number;
        while table.board().phase() != Phase::Over {
            compare(&table);
            pick = pick * 48271 % 0x7fff_ffff + 1;
            table.any(pick);
        }
        compare(&table);
    }
}

/// Players who leave the next one as few placements as they can: small forests, corners of threes, fours and bears,
/// and now and then a blocked row (FO-R3), which random players never meet.
#[test]
fn the_engine_agrees_with_the_plain_rules_among_chokers() {
    let mut sweeps = 0;
    for number in 0..80 {
        let mut table = Table::new(2 + number % 3, number % 2 == 1, 1000 + number as u64);
        while table.board().phase() != Phase::Over {
            compare(&table);
            let left = |kind: &Kind| {
                let mut next = table.clone();
                next.act(*kind);
                while let Some(&only) =
                    next.kinds().first().filter(|kind| !matches!(kind, Kind::Place { .. }))
                {
                    next.act(only);
                }
                next.kinds().len()
            };
            // The first turns decide whether the forest stays small; later any placement will do.
            let early = table.board().laid().len() < 12;
            let best =
                table.kinds().into_iter().min_by_key(|kind| if early { left(kind) } else { 0 }).unwrap();
            table.act(best);
            sweeps += table.events.iter().filter(|event| format!("{event:?}").starts_with("Swept")).count();
        }
    }
    assert!(sweeps > 0);
}

/// The forest cannot wander off the grid: the longest straight and the longest slanting forests still agree.
#[test]
fn the_widest_forests_keep_their_cells_apart() {
    let goals: [fn(Place) -> i32; 6] =
        [|at| at.x(), |at| -at.x(), |at| at.y(), |at| -at.y(), |at| at.x() + at.y(), |at| at.x() - at.y()];
    for (number, goal) in goals.into_iter().enumerate() {
        let mut table = Table::new(4, false, number as u64);
        while table.board().phase() != Phase::Over {
            let far = |kind: &Kind| match kind {
                Kind::Place { at, .. } => goal(*at),
                _ => 0,
            };
            let furthest = table.kinds().into_iter().max_by_key(far).unwrap();
            table.act(furthest);
            compare(&table);
        }
        let frame = table.board().frame();
        assert!(frame.width().max(frame.height()) > 30, "{frame:?}");
        assert!(frame.width().max(frame.height()) <= 38, "{frame:?}");
    }
}
