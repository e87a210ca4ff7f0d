//! Every worked example of `examples.json`: each case names the rules it is about (BA-E1 to BA-E12 among them).

mod scene;

use engawa_bamboo::{
    Begun, Cell, Condition, Deed, Event, Food, Foods, House, Kind, Side, Spirit, Spirits, Spot, Step, Temple,
    Tile, TileKind, Token, Winner, Wish, Zone, imbalance, meals, night_kind, ranking, spirit_points,
};
use engawa_kernel::Sheet;
use engawa_kernel::testing::{each_case, read};
use scene::{
    Picks, Scene, act, activate, at, board, breach, filling, foods, listed, offering, plant, play_until,
    player, seat, shoot, slot, start, token, use_spirit,
};
use serde_json::Value;

#[test]
fn every_case_comes_out() {
    let rules = [
        "BA-E1", "BA-E2", "BA-E3", "BA-E4", "BA-E5", "BA-E6", "BA-E7", "BA-E8", "BA-E9", "BA-E10", "BA-E11",
        "BA-E12", "BA-R9", "BA-R17", "BA-R19", "BA-R20",
    ];
    let cases = each_case(include_str!("examples.json"), &rules, |case| {
        let (input, expected) = (case.given, case.expected);
        match case.kind {
            "setup" => set_up(input, expected),
            "offering" => offer(input, expected),
            "temple_stack" => temple_stack(input, expected),
            "plant" => planting(input, expected),
            "slot_queue" => slot_queue(input, expected),
            "harvest" => harvest(input, expected),
            "harmony_action" => harmony_action(expected),
            "condition" => condition(input, expected),
            "temple_winner" => temple_winner(input, expected),
            "meal" => meal(input, expected),
            "spirit_points" => {
                let spirits: Vec<Spirit> = read(&input["spirits"]);
                let spirits: Spirits = spirits.into_iter().collect();
                assert_eq!(spirit_points(Spirits::NONE, spirits), read::<i32>(&expected["happiness"]));
            }
            "imbalance" => {
                let points = imbalance(read(&input["left"]), read(&input["right"]));
                assert_eq!(points, read::<i32>(&expected["happiness"]));
            }
            "end_sum" => end_sum(input, expected),
            "half_points" => half_points(input, expected),
            "winner" => winner(input, expected),
            "night" => night(input, expected),
            "fulfillable" => fulfillable(input, expected),
            other => panic!("no runner for cases of the kind '{other}'"),
        }
    });
    assert_eq!(cases, 64);
}

/// BA-2, BA-3: what lies where when the first spring begins.
fn set_up(input: &Value, expected: &Value) {
    let players: usize = read(&input["players"]);
    for seed in 0..5 {
        let (mut game, mut dice) = start(players, Side::Day, seed);
        let before = board(&game);
        let count = |name: &str| read::<usize>(&expected[name]);
        assert_eq!(before.draft().count(), count("plain_shoots_laid_out"));
        let spirits = Temple::ALL.map(|temple| usize::from(before.shrine(temple).under()) + 1);
        assert_eq!(spirits.iter().sum::<usize>(), count("spirits_in_temples"));
        let unseen: u8 = before.unseen_spirits().iter().sum();
        let under: u8 = Temple::ALL.iter().map(|&temple| before.shrine(temple).under()).sum();
        assert_eq!(usize::from(unseen - under), count("spirits_in_box"));
        let tiles = engawa_bamboo::TileType::ALL.map(|of_type| before.tiles(of_type).count());
        assert_eq!(tiles.iter().sum::<usize>(), count("home_display"));
        assert_eq!(
            Zone::ALL.map(|zone| before.tokens(zone).count()).iter().sum::<usize>(),
            count("harmony_display")
        );
        assert_eq!(usize::from(before.food().len()), count("food_display"));
        let ghost: u8 = Temple::ALL.iter().map(|&temple| before.shrine(temple).ghost()).sum();
        assert_eq!(usize::from(ghost), count("ghost_sticks_total"));
        assert_eq!(before.has_ghost(), read::<bool>(&expected["ghost"]));
        for player in before.players() {
            assert_eq!(usize::from(player.coins()), count("coins_each"));
            assert_eq!(player.happiness(), read::<i32>(&expected["happiness_each"]));
            assert_eq!(usize::from(player.sticks()), count("sticks_reserve"));
            assert_eq!(usize::from(player.waiting()), count("sticks_on_rounds"));
            assert_eq!(player.tokens().count(), count("harmony_tokens_each"));
        }
        let events =
            play_until(&mut game, &mut dice, &mut Picks::new(seed), |board| board.step() == Step::Gift);
        let shown =
            |event: &Event| if let Event::GiftsShown { gifts } = event { Some(gifts.len()) } else { None };
        assert_eq!(events.iter().find_map(shown), Some(count("gifts_revealed")));
        for player in board(&game).players() {
            let shoots: usize = Temple::ALL.iter().map(|&area| player.shoots(area).count()).sum();
            assert_eq!(shoots, count("shoots_each"));
        }
    }
}

/// Seat 0 with so many shoots in the red area: of its colour, and others that came by overflow.
fn in_red(shoots: usize) -> Scene {
    Scene::new(3).own(|place| {
        let all = [1, 29, 30, 6, 11, 16];
        place.areas = [all[..shoots].to_vec(), vec![], vec![], all[shoots..shoots.max(2)].to_vec()];
        place.areas[1].extend(&all[shoots.max(2)..]);
    })
}

fn offer(input: &Value, expected: &Value) {
    let (shoots, redirected): (usize, u8) = (read(&input["shoots_in_area"]), read(&input["redirected"]));
    let sticks: u8 = read(&input["sticks"]);
    let scene = in_red(shoots).own(|place| {
        place.sticks = sticks;
        place.coins = input["coins"].as_u64().unwrap_or(9) as u8;
        if input["bakeneko"] == true {
            place.awake = vec![Spirit::Bakeneko];
        }
    });
    let (mut game, mut dice) = scene.play();
    if input["bakeneko"] == true {
        act(&mut game, use_spirit(Spirit::Bakeneko), &mut dice);
    }
    act(&mut game, Kind::Visit { area: Temple::Red }, &mut dice);
    let coins = player(&game, 0).coins();
    let due = (shoots as u8).min(sticks);
    let offer = offering([due - redirected, redirected, 0, 0]);
    if expected["legal"] == false {
        assert!(breach(&game, offer).is_some());
        return;
    }
    act(&mut game, offer, &mut dice);
    assert_eq!(sticks - player(&game, 0).sticks(), read::<u8>(&expected["sticks_moved"]));
    assert_eq!(coins - player(&game, 0).coins(), read::<u8>(&expected["coins_paid"]));
    assert_eq!(board(&game).activations(), read::<u8>(&expected["max_activations"]));
    let mut planted = 0;
    while board(&game).step() == Step::Plant {
        let kinds = listed(&game);
        act(&mut game, kinds[0], &mut dice);
        planted += 1;
    }
    assert_eq!(planted, read::<usize>(&expected["shoots_planted"]));
}

/// Colours of the example stand for seats.
fn owner(colour: &Value) -> usize {
    ["purple", "yellow", "green", "brown"].iter().position(|&name| colour == name).expect("a colour")
}

fn temple_stack(input: &Value, expected: &Value) {
    let owners = |value: &Value| value.as_array().expect("sticks").iter().map(owner).collect::<Vec<_>>();
    let mut scene = in_red(2);
    scene.temples[0].sticks = owners(&input["before_bottom_to_top"]);
    assert_eq!((owner(&input["player"]), read::<usize>(&input["sticks"])), (0, 2));
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::Visit { area: Temple::Red }, &mut dice);
    act(&mut game, offering([2, 0, 0, 0]), &mut dice);
    let lying: Vec<usize> =
        board(&game).shrine(Temple::Red).sticks().map(engawa_kernel::Seat::index).collect();
    assert_eq!(lying, owners(&expected["after_bottom_to_top"]));
}

/// BA-E3: red cook 29, red joker 17, red income 30.
fn planting(input: &Value, expected: &Value) {
    assert_eq!(expected["legal"], true);
    let slots: Vec<u8> = read(&input["slots"]);
    assert_eq!(slots, [2, 0, 0, 1]);
    let scene = Scene::new(3).with(|scene| scene.grove[0][0] = 1).own(|place| {
        place.areas = [vec![29, 17, 30], vec![6], vec![11], vec![16]];
        place.sticks = read(&input["sticks_moved"]);
    });
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::Visit { area: Temple::Red }, &mut dice);
    act(&mut game, offering([2, 0, 0, 0]), &mut dice);
    for (id, into) in [(29, 0), (17, 0), (30, 3)] {
        act(&mut game, plant(id, into), &mut dice);
    }
    act(&mut game, activate(29, Deed::Cook), &mut dice);
    act(&mut game, Kind::TakeFood { food: Food::Rice }, &mut dice);
    let told = act(&mut game, activate(17, Deed::Income), &mut dice);
    let out = told.iter().find_map(|event| match event {
        Event::PushedOut { shoots, .. } => Some(shoots.len()),
        _ => None,
    });
    assert_eq!(out, Some(read::<usize>(&expected["pushed_out"])), "income is given up: {told:?}");
}

/// The letters stand for shoots 20, 21, 22 and 29, 30.
fn slot_queue(input: &Value, expected: &Value) {
    let number = |letter: &Value| match letter.as_str() {
        Some("a") => 20,
        Some("b") => 21,
        Some("c") => 22,
        Some("x") => 29,
        Some("y") => 30,
        other => panic!("{other:?}"),
    };
    let numbers = |value: &Value| value.as_array().expect("shoots").iter().map(number).collect::<Vec<u8>>();
    let top = numbers(&input["slot_top_to_bottom"]);
    let mut scene = Scene::new(3).own(|place| {
        place.areas = [vec![29, 30], vec![6], vec![1, 11], vec![16]];
        (place.sticks, place.coins) = (1, 0);
    });
    scene.grove[1].copy_from_slice(&top);
    let (mut game, mut dice) = scene.play();
    act(&mut game, Kind::Visit { area: Temple::Red }, &mut dice);
    for id in numbers(&input["planted_in_order"]) {
        act(&mut game, plant(id, 1), &mut dice);
    }
    let leaving: Vec<u8> = board(&game).grove().leaving(slot(1)).map(engawa_bamboo::Shoot::id).collect();
    assert_eq!(leaving, numbers(&expected["pushed_out"]));
    act(&mut game, Kind::Harvest, &mut dice);
    let after = board(&game).grove().slot(slot(1)).map(engawa_bamboo::Shoot::id);
    assert_eq!(after.to_vec(), numbers(&expected["slot_top_to_bottom"]));
    assert!(player(&game, 0).shoots(Temple::Blue).any(|blue| blue == shoot(20)));
}

/// BA-E4: blue 20, red 17 and green 23 come to a board whose green area is full. Three of her six shoots were planted, so the
/// three others fill it (BA-R18).
fn harvest(input: &Value, expected: &Value) {
    assert_eq!(input["area_cells"]["green"], "full");
    let green = filling(Temple::Green, 0, &[11, 9, 10, 12]);
    assert_eq!(green.len() + 3, 6, "BA-3.5");
    let mut scene = Scene::new(3).own(|place| place.areas = [vec![], vec![], green, vec![]]);
    scene.places[1].areas = [vec![2], vec![7], vec![33], vec![13]];
    scene.places[2].areas = [vec![3], vec![8], vec![34], vec![14]];
    scene.step = Step::Harvest;
    scene.harvest = vec![20, 17, 23];
    (scene.grove[0], scene.grove[1], scene.grove[2]) = ([18, 19, 29], [21, 22, 30], [24, 25, 31]);
    let game = scene.set();
    for (colour, id) in [("blue", 20), ("red", 17), ("green", 23)] {
        let areas: Vec<Temple> = read(&expected["placement"][colour]);
        let open =
            |area: &Temple| breach(&game, Kind::PlaceShoot { shoot: shoot(id), area: *area }).is_none();
        let allowed: Vec<Temple> = Temple::ALL.into_iter().filter(open).collect();
        assert_eq!(allowed, areas, "{colour}");
    }
}

/// BA-E5: with two tokens that hold and a display to take from, every sequence is tried.
fn harmony_action(expected: &Value) {
    let scene = Scene::new(3)
        .tiles_at(&[("a1", TileKind::Garden, 1), ("e1", TileKind::Garden, 1)])
        .own(|place| place.tokens = vec![3, 27])
        .begun(Begun::Harmony)
        .with(|scene| scene.step = Step::End);
    let tries = |parts: &Value| {
        let (mut game, mut dice) = scene.play();
        let mut scored = [3, 27].into_iter();
        for part in parts.as_array().expect("parts") {
            let kind = match part.as_str() {
                Some("take") => {
                    Kind::TakeToken { token: board(&game).tokens(Zone::House).next().expect("a token") }
                }
                Some("score") => Kind::ScoreToken { token: token(scored.next().expect("a token")) },
                Some("gain 1") => Kind::GainHappiness,
                other => panic!("{other:?}"),
            };
            if breach(&game, kind).is_some() {
                return false;
            }
            act(&mut game, kind, &mut dice);
            if listed(&game) == [Kind::Refill] {
                act(&mut game, Kind::Refill, &mut dice);
            }
        }
        true
    };
    expected["allowed"].as_array().expect("lists").iter().for_each(|parts| assert!(tries(parts), "{parts}"));
    expected["forbidden"]
        .as_array()
        .expect("lists")
        .iter()
        .for_each(|parts| assert!(!tries(parts), "{parts}"));
}

fn wish(condition: &Value) -> Wish {
    match condition["type"].as_str() {
        Some("kind") => Wish::Kind(read(&condition["kind"])),
        Some("kind_comfort") => {
            Wish::Sum { kind: read(&condition["kind"]), comfort: read(&condition["min"]) }
        }
        Some("pattern") => {
            let spot = |cell: &Value| Spot {
                kind: if cell["kind"] == "any" { None } else { Some(read(&cell["kind"])) },
                dx: read(&cell["dx"]),
                dy: read(&cell["dy"]),
            };
            let spots: Vec<Spot> = condition["cells"].as_array().expect("cells").iter().map(spot).collect();
            let comfort = condition["min_comfort"].as_u64().unwrap_or(0) as u8;
            Wish::Pattern { spots: spots.leak(), comfort }
        }
        other => panic!("{other:?}"),
    }
}

fn condition(input: &Value, expected: &Value) {
    let (mut house, mut used) = (House::EMPTY, Vec::new());
    for laid in input["house"].as_array().expect("tiles") {
        let (kind, comfort): (TileKind, u8) = (read(&laid["kind"]), read(&laid["comfort"]));
        let fits = |tile: &Tile| tile.kind() == kind && tile.comfort() == comfort && !used.contains(tile);
        let tile = Tile::all().find(fits).expect("a tile");
        used.push(tile);
        let cell = Cell::at(read::<u8>(&laid["column"]) - 1, read::<u8>(&laid["row"]) - 1).expect("a cell");
        house = house.with(cell, tile).expect("an empty cell");
    }
    let condition = Condition::of(read(&input["zone"]), &wish(&input["condition"]));
    assert_eq!(house.fulfils(&condition), read::<bool>(&expected["fulfilled"]));
}

fn temple_winner(input: &Value, expected: &Value) {
    let ghost = &input["ghost"];
    let mut scene = Scene::new(if ghost.is_null() { 3 } else { 2 });
    for stick in input["bottom_to_top"].as_array().expect("sticks") {
        if stick == ghost {
            assert!(scene.temples[1].sticks.is_empty(), "the ghost lies lowest");
            scene.temples[1].ghost += 1;
        } else {
            scene.temples[1].sticks.push(owner(stick));
        }
    }
    scene.step = Step::Autumn;
    scene.last = Some(0);
    scene.places.iter_mut().for_each(|place| place.sticks = 0);
    let (mut game, mut dice) = scene.play();
    let found = board(&game).shrine(Temple::Blue).winner();
    let winner = match expected["winner"].as_str() {
        None => None,
        Some("ghost") => Some(Winner::Ghost),
        Some(_) => Some(Winner::Seat(seat(owner(&expected["winner"])))),
    };
    assert_eq!(found, winner);
    act(&mut game, Kind::GoOn, &mut dice);
    let after = board(&game);
    match expected["spirit"].as_str() {
        Some("box") => assert_eq!(after.boxed().count(Spirit::Tanuki), 1),
        Some("stays") => assert_eq!(
            (after.shrine(Temple::Blue).spirit(), after.shrine(Temple::Blue).under()),
            (Some(Spirit::Tanuki), 3)
        ),
        _ => {
            let Some(Winner::Seat(seat)) = winner else { panic!() };
            assert_eq!(after.player(seat).expect("a player").awake().count(Spirit::Tanuki), 1);
        }
    }
}

fn food(value: &Value) -> Foods {
    let mut counts = [0; 3];
    for food in read::<Vec<Food>>(value) {
        counts[food as usize] += 1;
    }
    Foods::of(counts)
}

/// BA-9.2: the family eats when it is its turn; what needs no choice happens by itself.
fn meal(input: &Value, expected: &Value) {
    let (tiles, owned): (u8, Foods) = (read(&input["home_tiles"]), food(&input["food"]));
    let okami = input["okami"] == true;
    let cells = ["a1", "a2", "a3", "b1", "b2", "b3"];
    let mut scene = Scene::new(2).with(|scene| {
        // The winter of the last round: nothing is refreshed afterwards.
        (scene.step, scene.last, scene.round) = (Step::Autumn, Some(0), 4);
        scene.row = foods(0, 0, 0);
        for (place, temple) in scene.places.iter_mut().zip([0, 1]) {
            place.sticks = 0;
            scene.temples[temple].sticks = vec![];
        }
    });
    scene.temples.iter_mut().for_each(|temple| temple.under = 0);
    scene.temples[0].sticks = vec![0];
    scene.places[0].house =
        (0..tiles).map(|n| (at(cells[usize::from(n)]), [1, 2, 3, 5, 6, 8][usize::from(n)])).collect();
    scene.places[0].food = owned;
    if okami {
        scene.places[0].awake = vec![Spirit::Okami];
    }
    let (mut game, mut dice) = scene.play();
    let mut told = act(&mut game, Kind::GoOn, &mut dice);
    if okami {
        told.extend(act(&mut game, use_spirit(Spirit::Okami), &mut dice));
    }
    let hunger: u8 = read(&expected["happiness_lost"]);
    if let Some(sets) = expected["allowed_sets"].as_array() {
        let mut allowed: Vec<_> = sets.iter().map(|set| food(set).counts()).collect();
        let mut asked: Vec<_> = meals(owned, tiles).map(Foods::counts).collect();
        allowed.sort_unstable();
        asked.sort_unstable();
        assert_eq!(asked, allowed);
        assert_eq!(listed(&game).len(), allowed.len());
        for kind in listed(&game) {
            let (mut game, mut dice) = (game, dice.clone());
            let told = act(&mut game, kind, &mut dice);
            assert!(matches!(told[0], Event::Ate { hunger: lost, .. } if lost == hunger));
        }
        return;
    }
    let ate = Event::Ate { seat: seat(0), food: food(&expected["discarded"]), hunger };
    assert!(told.contains(&ate), "{told:?}");
    assert_eq!(player(&game, 0).happiness(), 5 - i32::from(hunger));
}

/// A house with 5 comfort left and 8 right, and two tokens that hold, worth 6 and 2.
fn end_sum(input: &Value, expected: &Value) {
    let scene = Scene::new(3)
        .tiles_at(&[
            ("a1", TileKind::Garden, 2),
            ("a2", TileKind::Faith, 2),
            ("a3", TileKind::Decoration, 1),
            ("e1", TileKind::Garden, 3),
            ("e2", TileKind::Item, 3),
            ("e3", TileKind::Item, 2),
        ])
        .own(|place| place.tokens = vec![13, 27]);
    let found = board(&scene.set());
    let mine = found.player(seat(0)).expect("a player");
    let (left, right) = mine.house().balance();
    assert_eq!(vec![left, right], read::<Vec<u8>>(&input["imbalance"]));
    let worth: Vec<u8> = mine.tokens().filter(|&token| mine.fulfils(token)).map(Token::happiness).collect();
    assert_eq!(worth, read::<Vec<u8>>(&input["unscored_fulfilled"]));
    let sheet = found.sheet(seat(0)).expect("a sheet");
    assert_eq!(sheet.lines[6] + sheet.lines[7], read::<i32>(&expected["happiness"]));
}

fn half_points(input: &Value, expected: &Value) {
    assert_eq!(input["fulfilled"], true);
    let worth: u8 = read(&input["token_happiness"]);
    match Token::all().find(|token| token.happiness() == worth) {
        Some(token) => assert_eq!(token.half(), read::<u8>(&expected["happiness"])),
        // No token is worth 1: the rounding alone.
        None => assert_eq!(worth.div_ceil(2), read::<u8>(&expected["happiness"])),
    }
}

fn winner(input: &Value, expected: &Value) {
    let (points, comfort): (Vec<i32>, Vec<i32>) = (read(&input["happiness"]), read(&input["total_comfort"]));
    let sheets =
        points.iter().zip(&comfort).map(|(&points, &comfort)| Sheet::new(&[points], &[comfort])).collect();
    let winners: Vec<usize> = ranking(sheets).winners.iter().map(engawa_kernel::Seat::index).collect();
    assert_eq!(winners, read::<Vec<usize>>(&expected["winners"]));
}

/// BA-E12 on the board of seat 0, which keeps e2 for a garden.
fn night(input: &Value, expected: &Value) {
    let marked: TileKind = read(&input["restricted_cell"]);
    assert_eq!(night_kind(0, at("e2")), Some(marked));
    let mut scene = Scene::new(3).begun(Begun::Improve).with(|scene| {
        (scene.side, scene.step) = (Side::Night, Step::End);
        scene.tiles[0] = Some(vec![9, 17, 1, 2]);
    });
    let kind: Option<TileKind> = read(&input["tile"]);
    if let Some(kind) = kind {
        let id = if kind == TileKind::Garden { 17 } else { 9 };
        let buy = Kind::BuyTile { tile: scene::tile(id), cell: at("e2") };
        assert_eq!(breach(&scene.set(), buy).is_none(), read::<bool>(&expected["legal"]));
        return;
    }
    let empty = board(&scene.set()).sheet(seat(0)).expect("a sheet").lines[8];
    scene.tiles[0] = None;
    scene = scene.tiles_at(&[("e2", marked, 1)]);
    let filled = board(&scene.set()).sheet(seat(0)).expect("a sheet").lines[8];
    assert_eq!(empty - filled, read::<i32>(&expected["happiness"]));
}

/// Whether the cell may take what a spot asks for.
fn fits(board: Option<usize>, cell: Cell, kind: Option<TileKind>) -> bool {
    let reserved = board.and_then(|board| night_kind(board, cell));
    kind.is_none() || reserved.is_none() || reserved == kind
}

fn fulfillable(input: &Value, expected: &Value) {
    let board = input["board"].as_str().map(|_| owner(&input["board"]));
    assert_eq!(board.is_some(), input["side"] == "night");
    let (mut tokens, mut placements) = (0, [0; 3]);
    for token in Token::all() {
        let (first, count) = token.zone().columns();
        let cells: Vec<Cell> =
            Cell::all().filter(|cell| (first..first + count).contains(&cell.column())).collect();
        let holds = match *token.wish() {
            Wish::Kind(kind) => cells.iter().any(|&cell| fits(board, cell, Some(kind))),
            Wish::Sum { kind, comfort } => {
                // Three are the most of a tile; the box has enough of each kind.
                let most = cells.iter().filter(|&&cell| fits(board, cell, Some(kind))).count() * 3;
                most >= comfort.into()
            }
            Wish::Pattern { spots, comfort } => {
                let at = |corner: &Cell, spot: &Spot| {
                    let cell = Cell::at(corner.column() + spot.dx, corner.row() + spot.dy);
                    cell.filter(|cell| cells.contains(cell))
                };
                let here = |corner: &&Cell| {
                    spots.iter().all(|spot| at(corner, spot).is_some_and(|cell| fits(board, cell, spot.kind)))
                };
                let found = cells.iter().filter(here).count();
                placements[token.zone() as usize] += found;
                found > 0 && spots.len() * 3 >= comfort.into()
            }
        };
        tokens += u32::from(holds);
    }
    assert_eq!(tokens, read::<u32>(&expected["tokens_fulfillable"]));
    for zone in Zone::ALL {
        let name = serde_json::to_value(zone).expect("a name");
        let count: usize = read(&expected["pattern_placements"][name.as_str().expect("a name")]);
        assert_eq!(placements[zone as usize], count, "{zone:?}");
    }
}
