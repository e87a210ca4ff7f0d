//! BA-11: the night side.

use engawa_bamboo::{Begun, Breach, Cell, Deed, Event, Kind, Side, Step, Temple, TileKind, night_kind};

use crate::scene::{Scene, act, activate, acts, at, board, breach, each_position, plant, seat, tile};

#[test]
fn a_marked_cell_takes_its_kind_only() {
    // BA-11.1: the board of seat 0 keeps a1 for a decoration; tile 1 is one, tile 9 is faith.
    let mut scene = Scene::new(3).begun(Begun::Improve).with(|scene| {
        (scene.side, scene.step) = (Side::Night, Step::End);
        scene.tiles[0] = Some(vec![1, 9, 17, 25]);
    });
    assert_eq!(night_kind(0, at("a1")), Some(TileKind::Decoration));
    let buy = |id: u8, cell: &str| Kind::BuyTile { tile: tile(id), cell: at(cell) };
    let game = scene.set();
    assert_eq!(breach(&game, buy(1, "a1")), None);
    assert_eq!(breach(&game, buy(9, "a1")), Some(Breach::OtherKind));
    assert_eq!(breach(&game, buy(9, "c2")), None, "all other cells are free");
    scene.side = Side::Day;
    assert_eq!(breach(&scene.set(), buy(9, "a1")), None);
}

#[test]
fn no_cell_for_any_kind_on_offer() {
    // BA-R24, BA-11.1: only the cell for a garden is left, and only faith is affordable.
    let full: Vec<(Cell, u8)> = Cell::all()
        .filter(|&cell| cell != at("e2"))
        .zip([1, 9, 2, 3, 5, 6, 10, 11, 12, 13, 14, 15, 32, 24])
        .collect();
    let scene = Scene::new(3)
        .with(|scene| (scene.side, scene.tiles) = (Side::Night, [Some(vec![16]), Some(vec![41])]))
        .own(|place| {
            place.areas = [vec![1], vec![6], vec![11, 29, 30], vec![16]];
            (place.house, place.coins) = (full, 9);
        });
    let (mut game, mut dice) = scene.play();
    let offer = crate::scene::offering([0, 1, 0, 0]);
    acts(&mut game, &[Kind::Visit { area: Temple::Blue }, offer, plant(6, 0)], &mut dice);
    let told = act(&mut game, activate(6, Deed::Improve), &mut dice);
    assert!(told.contains(&Event::CoinGained { seat: seat(0) }), "{told:?}");
}

#[test]
fn a_marked_cell_is_an_ordinary_cell() {
    // BA-11.2: it belongs to its zone and counts for conditions, comfort and the meal.
    let scene = Scene::new(3)
        .tiles_at(&[("a1", TileKind::Decoration, 3)])
        .own(|place| place.tokens = vec![1])
        .with(|scene| scene.side = Side::Night);
    let game = scene.set();
    let board = board(&game);
    let me = board.player(seat(0)).expect("a player");
    assert!(me.tokens().all(|token| me.fulfils(token)));
    assert_eq!((me.house().balance(), me.house().len(), me.house().comfort()), ((3, 0), 1, 3));
}

#[test]
fn random_games_respect_the_marks() {
    // BA-11.1
    let mut marked = 0;
    each_position(6, |game, _| {
        let board = board(game);
        if board.options().side == Side::Night {
            for (number, player) in board.players().iter().enumerate() {
                for (cell, tile) in player.house().tiles() {
                    let kind = night_kind(number, cell);
                    assert!(kind.is_none_or(|kind| kind == tile.kind()));
                    marked += u32::from(kind.is_some());
                }
            }
        }
    });
    assert!(marked > 100);
}
