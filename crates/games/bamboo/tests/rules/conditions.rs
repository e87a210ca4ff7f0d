//! BA-13: harmony conditions. Besides the worked examples the matcher is compared with plain loops over cells.

use engawa_bamboo::{Cell, Condition, House, Spot, Tile, TileKind, Token, Wish, Zone};

use crate::scene::{Picks, at};

/// The condition as the rules say it, cell by cell.
fn plainly(house: &House, zone: Zone, wish: &Wish) -> bool {
    let (first, count) = zone.columns();
    let inside = |cell: &Cell| (first..first + count).contains(&cell.column());
    let tiles = || house.tiles().filter(|(cell, _)| inside(cell));
    match *wish {
        // BA-13.1
        Wish::Kind(kind) => tiles().any(|(_, tile)| tile.kind() == kind),
        // BA-13.3
        Wish::Sum { kind, comfort } => {
            tiles().filter(|(_, tile)| tile.kind() == kind).map(|(_, tile)| tile.comfort()).sum::<u8>()
                >= comfort
        }
        // BA-13.2, BA-13.4
        Wish::Pattern { spots, comfort } => Cell::all().any(|corner| {
            let lies = |spot: &Spot| {
                let cell = Cell::at(corner.column() + spot.dx, corner.row() + spot.dy).filter(inside)?;
                house.tile(cell).filter(|tile| spot.kind.is_none_or(|kind| tile.kind() == kind))
            };
            let found: Vec<Tile> = spots.iter().map_while(lies).collect();
            found.len() == spots.len() && found.iter().map(|tile| tile.comfort()).sum::<u8>() >= comfort
        }),
    }
}

#[test]
fn the_matcher_agrees_with_plain_loops() {
    // BA-13.1 to BA-13.4, over houses from empty to full.
    let (mut picks, mut held, mut failed) = (Picks::new(13), [0; 68], [0; 68]);
    for round in 0..6_000 {
        let (mut house, mut tiles) = (House::EMPTY, Tile::all().collect::<Vec<_>>());
        for cell in Cell::all() {
            if picks.below(16) <= round % 16 {
                let tile = tiles.swap_remove(picks.below(tiles.len()));
                house = house.with(cell, tile).expect("an empty cell");
            }
        }
        for token in Token::all() {
            let expected = plainly(&house, token.zone(), token.wish());
            let found = house.fulfils(&Condition::of(token.zone(), token.wish()));
            assert_eq!(found, expected, "{token:?} {:?} {house:?}", token.wish());
            let count = if expected { &mut held } else { &mut failed };
            count[usize::from(token.id()) - 1] += 1;
        }
    }
    assert!(held.iter().chain(&failed).all(|&count| count > 0), "every token both ways: {held:?} {failed:?}");
}

fn house(tiles: &[(&str, TileKind, u8)]) -> House {
    let mut left: Vec<Tile> = Tile::all().collect();
    tiles.iter().fold(House::EMPTY, |house, &(cell, kind, comfort)| {
        let place =
            left.iter().position(|tile| tile.kind() == kind && tile.comfort() == comfort).expect("a tile");
        house.with(at(cell), left.swap_remove(place)).expect("an empty cell")
    })
}

#[test]
fn patterns_are_neither_turned_nor_mirrored() {
    // BA-13.2: faith right of a garden, at the left side.
    let pair = [
        Spot { kind: Some(TileKind::Garden), dx: 0, dy: 0 },
        Spot { kind: Some(TileKind::Faith), dx: 1, dy: 0 },
    ];
    let wish = Wish::Pattern { spots: Vec::from(pair).leak(), comfort: 0 };
    let condition = Condition::of(Zone::Left, &wish);
    for (tiles, holds) in [
        ([("a2", TileKind::Garden, 1), ("b2", TileKind::Faith, 1)], true),
        ([("b2", TileKind::Garden, 1), ("a2", TileKind::Faith, 1)], false),
        ([("a1", TileKind::Garden, 1), ("a2", TileKind::Faith, 1)], false),
        ([("b2", TileKind::Garden, 1), ("c2", TileKind::Faith, 1)], false),
        // The bottom of one column is no neighbour of the top of the next but one.
        ([("a3", TileKind::Garden, 1), ("b1", TileKind::Faith, 1)], false),
    ] {
        assert_eq!(house(&tiles).fulfils(&condition), holds, "{tiles:?}");
    }
}

#[test]
fn the_centre_of_a_diamond_does_not_matter() {
    // BA-R33: token 57 is faith, garden, decoration, item around a centre.
    let token = Token::new(57).expect("a token");
    let condition = Condition::of(token.zone(), token.wish());
    let around = [
        ("c1", TileKind::Faith, 1),
        ("d2", TileKind::Garden, 1),
        ("c3", TileKind::Decoration, 1),
        ("b2", TileKind::Item, 1),
    ];
    assert!(house(&around).fulfils(&condition), "empty");
    for kind in TileKind::ALL {
        let centred =
            house(&around).with(at("c2"), Tile::all().rfind(|tile| tile.kind() == kind).expect("a tile"));
        assert!(centred.expect("an empty centre").fulfils(&condition));
    }
}

#[test]
fn a_tile_serves_any_number_of_tokens() {
    // BA-13.5: one garden at the right fulfils the single garden (27); with a neighbour it serves 47 as well, and scoring
    // uses up nothing.
    let found = house(&[("d1", TileKind::Garden, 3), ("e1", TileKind::Faith, 1)]);
    for id in [26, 27, 29, 47] {
        let token = Token::new(id).expect("a token");
        assert!(found.fulfils(&Condition::of(token.zone(), token.wish())), "{token:?}");
    }
    let scene = crate::scene::Scene::new(3)
        .tiles_at(&[("d1", TileKind::Garden, 3), ("e1", TileKind::Faith, 1)])
        .own(|place| place.tokens = vec![27, 29])
        .begun(engawa_bamboo::Begun::Harmony)
        .with(|scene| scene.step = engawa_bamboo::Step::End);
    let (mut game, mut dice) = scene.play();
    for id in [27, 29] {
        let token = Token::new(id).expect("a token");
        crate::scene::act(&mut game, engawa_bamboo::Kind::ScoreToken { token }, &mut dice);
    }
    assert_eq!(crate::scene::player(&game, 0).happiness(), 5 + 2 + 4);
}
