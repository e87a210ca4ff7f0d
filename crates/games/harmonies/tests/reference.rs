//! The masks against a plain implementation: placing (HA-4), habitats (HA-6.1), the whole list, all points (HA-8).

mod plain;
mod scene;

use engawa_harmonies::{Board, Card, Cell, Colour, Harmonies, Kind, Landscape, Phase, Side, TokenStep, pad};
use engawa_kernel::Game;
use plain::{At, Plain};
use scene::{Picks, Scene, board, each_position, listed, player};

fn cell(side: Side, (q, r): At) -> Cell {
    Cell::at(side, q, r).expect("a cell of the side")
}

/// HA-3: every legal action of a turn, spelled out.
fn plain_list(board: &Board) -> Vec<Kind> {
    let side = board.options().side;
    let player = board.player(board.active()).expect("a player");
    let plain = Plain::of(player);
    let mut list = Vec::new();
    match board.token_step() {
        TokenStep::Take => {
            let spaces = if board.is_solo() { 3 } else { 5 };
            list.extend((0..spaces).map(|number| Kind::TakeTokens { space: scene::space(number) }));
        }
        TokenStep::Place(_) => {
            for colour in Colour::ALL.into_iter().filter(|&colour| board.hand().count(colour) > 0) {
                let places = plain.token_cells(colour);
                assert!(!places.is_empty(), "HA-4.4: every token can be placed");
                list.extend(places.into_iter().map(|at| Kind::PlaceToken { colour, cell: cell(side, at) }));
            }
        }
        TokenStep::Done => list.push(Kind::Finish),
    }
    if !board.card_taken() && player.cards().count() < 4 {
        list.extend(board.row().iter().flatten().map(|&card| Kind::TakeCard { card }));
    }
    for card in player.cards() {
        let cells = plain.cube_cells(card);
        list.extend(cells.into_iter().map(|at| Kind::PlaceCube { card, cell: cell(side, at) }));
    }
    list
}

fn sorted(kinds: Vec<Kind>) -> Vec<engawa_kernel::Action> {
    let mut actions: Vec<_> = kinds.into_iter().map(Into::into).collect();
    actions.sort_unstable();
    actions
}

/// HA-8: the sheet of every player, spelled out.
fn compare_sheets(game: &Harmonies) {
    let board = board(game);
    for (number, player) in board.players().iter().enumerate() {
        let plain = Plain::of(player);
        let (animals, spirits, cubes) = plain.cards();
        let sheet = board.sheet(scene::seat(number)).expect("a sheet");
        let expected: Vec<i32> = plain.land().into_iter().chain([animals, spirits]).collect();
        assert_eq!(
            (sheet.lines.as_slice(), sheet.ties.as_slice()),
            (expected.as_slice(), [cubes].as_slice())
        );
    }
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    let mut seen = 0u32;
    each_position(40, |game, _| {
        let board = board(game);
        if board.phase() == Phase::Turn {
            assert_eq!(sorted(listed(game)), sorted(plain_list(&board)));
        }
        seen += 1;
        if seen.is_multiple_of(16) || board.phase() == Phase::Over {
            compare_sheets(game);
            game.audit().expect("what is kept derived is right");
        }
    });
    assert!(seen > 40_000, "{seen}");
}

/// The piles that make a landscape.
fn pile_of(landscape: Landscape, roof_on: Colour) -> Vec<Colour> {
    match landscape {
        Landscape::Building => vec![roof_on, Colour::Red],
        Landscape::Tree2 => vec![Colour::Brown, Colour::Green],
        Landscape::Tree3 => vec![Colour::Brown, Colour::Brown, Colour::Green],
        other => vec![other.colour(); other.height().into()],
    }
}

#[test]
fn every_habitat_stands_in_every_rotation_at_every_cell_and_nowhere_over_the_edge() {
    // HA-6.1: exactly the piles of one rotation around one cell, those that are on the board; alone on the board.
    let mut stood = 0;
    for side in Side::ALL {
        for card in Card::all() {
            for (turns, at) in (0..6).flat_map(|turns| side.cells().map(move |at| (turns, at))) {
                let (q, r) = at.axial();
                let mut scene = Scene::new(2, side).cards(&[card.id()]);
                scene.spirits = true;
                let mut whole = true;
                for spot in card.habitat() {
                    let (dq, dr) = (0..turns).fold((spot.q, spot.r), |(dq, dr), _| (-dr, dq + dr));
                    match Cell::at(side, q + dq, r + dr) {
                        Some(there) => {
                            let base = [Colour::Brown, Colour::Gray, Colour::Red][stood % 3];
                            scene = scene.pile(there.axial(), &pile_of(spot.landscape, base));
                        }
                        None => whole = false,
                    }
                }
                let game = scene.set();
                let found: Vec<Cell> = player(&game, 0).cube_cells(card).collect();
                assert_eq!(found.contains(&at), whole, "{card:?} {turns} {at}");
                assert_eq!(found.is_empty(), !whole, "{card:?} {turns} {at}: {found:?}");
                stood += usize::from(whole);
            }
        }
    }
    assert!(stood > 4_000, "{stood}");
}

/// A board of random piles, as many as the box has tokens for; few kinds at a time, so that habitats are frequent.
fn random_board(side: Side, picks: &mut Picks) -> Plain {
    let mut plain = Plain::empty(side);
    let mut tokens = [23, 23, 21, 19, 19, 15];
    let kinds: Vec<&[Colour]> =
        (0..2 + picks.below(5)).map(|_| plain::PILES[picks.below(plain::PILES.len())]).collect();
    for at in plain.cells.clone() {
        let pile = kinds[picks.below(kinds.len())];
        let needs = |colour: &Colour| pile.iter().filter(|&other| other == colour).count() as i32;
        let enough = Colour::ALL.iter().all(|colour| tokens[colour.index()] >= needs(colour) + 3);
        if enough && picks.below(8) > 0 {
            for colour in pile {
                tokens[colour.index()] -= 1;
            }
            plain.piles.insert(at, pile.to_vec());
        }
    }
    plain
}

#[test]
fn random_landscapes_agree_in_habitats_and_points() {
    let mut picks = Picks::new(2026);
    let mut fits = 0;
    for round in 0..1500 {
        let side = Side::ALL[round % 2];
        let mut plain = random_board(side, &mut picks);
        let position = |plain: &Plain, cards: Vec<pad::CubesPlaced>| pad::Position {
            side,
            board: plain
                .piles
                .iter()
                .map(|(&(q, r), stack)| pad::PileAt { at: (q.into(), r.into()), stack: stack.clone() })
                .collect(),
            cards,
        };
        let spirit = Card::spirits().nth(picks.below(10)).expect("ten spirits");
        let lines =
            pad::score(&position(&plain, vec![pad::CubesPlaced { id: spirit.id().into(), placed: 1 }]))
                .expect("a legal position");
        let points: Vec<i32> = lines.iter().map(|(_, points)| *points).collect();
        assert_eq!(points[..5], plain.land(), "{side:?} {:?}", plain.piles);
        assert_eq!(points[6], plain.spirit(spirit), "{spirit:?} {:?}", plain.piles);
        // Four cards at a time over the same landscape, with a cube of a fifth card somewhere.
        for _ in 0..3 {
            let mut cards: Vec<Card> = Card::animals().collect();
            let first = picks.below(28);
            cards.drain(..first);
            cards.truncate(3);
            cards.push(spirit);
            let other = if first > 5 { 5 } else { 31 };
            let mut scene = Scene::new(2, side).cards(&[]);
            scene.spirits = true;
            plain.cubes.clear();
            let cubed = plain.piles.keys().nth(picks.below(plain.piles.len().max(1))).copied();
            for (&at, tokens) in &plain.piles {
                scene =
                    if Some(at) == cubed { scene.cubed(at, tokens, other) } else { scene.pile(at, tokens) };
            }
            plain.cubes.extend(cubed.map(|at| (at, other)));
            // The card of the cube is unfinished too; the spirit makes room for it.
            cards.truncate(if cubed.is_some() { 3 } else { 4 });
            let ids: Vec<u8> = cards.iter().map(|card| card.id()).chain(cubed.map(|_| other)).collect();
            let game = scene.cards(&ids).set();
            for card in cards {
                let mut found: Vec<At> = player(&game, 0).cube_cells(card).map(Cell::axial).collect();
                found.sort_unstable();
                assert_eq!(found, plain.cube_cells(card), "{card:?} {:?}", plain.piles);
                fits += found.len();
            }
            for colour in Colour::ALL {
                let mut found: Vec<At> = player(&game, 0).token_cells(colour).map(Cell::axial).collect();
                found.sort_unstable();
                assert_eq!(found, plain.token_cells(colour), "{colour:?} {:?}", plain.piles);
            }
        }
    }
    assert!(fits > 500, "{fits}");
}

#[test]
fn cells_know_their_places_and_neighbours() {
    // HA-1.2: 23 cells with 50 pairs of neighbours, 25 with 54.
    for (side, cells, pairs) in [(Side::A, 23, 50), (Side::B, 25, 54)] {
        let plain = Plain::empty(side);
        assert_eq!(plain.cells.len(), cells);
        assert_eq!(side.cells().map(Cell::axial).collect::<std::collections::BTreeSet<_>>(), plain.cells);
        let mut counted = 0;
        for at in side.cells() {
            let (q, r) = at.axial();
            assert_eq!(Cell::at(side, q, r), Some(at));
            assert_eq!(at.to_string().parse(), Ok(at));
            assert_eq!((at.side(), at.column() as i8, at.row() as i8 - q / 2), (side, q, r));
            let mut beside: Vec<At> = at.neighbours().map(Cell::axial).collect();
            let mut expected = plain.neighbours((q, r));
            beside.sort_unstable();
            expected.sort_unstable();
            assert_eq!(beside, expected, "{at}");
            counted += beside.len();
        }
        assert_eq!(counted, 2 * pairs);
        for (q, r) in (-9..9).flat_map(|q| (-9..9).map(move |r| (q, r))) {
            assert_eq!(Cell::at(side, q, r).is_some(), plain.cells.contains(&(q, r)), "{q} {r}");
        }
    }
}
