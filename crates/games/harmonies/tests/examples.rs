//! Every worked example of `examples.json`: each case names the rules it is about (HA-E1 to HA-E5 among them).

mod scene;

use engawa_harmonies::{Breach, Cell, Colour, Kind, Phase, Side, pad, ranking, suns};
use engawa_kernel::testing::{dice, each_case, read};
use engawa_kernel::{Rules, Sheet};
use scene::{Picks, Scene, act, board, breach, card, player, random_turn, seat};
use serde_json::Value;

#[test]
fn every_case_comes_out() {
    let rules = ["HA-E1", "HA-E2", "HA-E3", "HA-E4", "HA-E5", "HA-R5", "HA-R6", "HA-R7"];
    let cases = each_case(include_str!("examples.json"), &rules, |case| match case.kind {
        "score" => score(case.given),
        "match" => habitat(case.given),
        "place" => place(case.given),
        "take_card" => take_card(case.given),
        "turn" => turn(case.given),
        "end" => end(case.given),
        "suns" => solo_suns(case.given),
        "winner" => winner(case.given),
        other => panic!("no runner for cases of the kind '{other}'"),
    });
    assert_eq!(cases, 58);
}

/// HA-8: points of a landscape, by the score pad.
fn score(case: &Value) {
    let mut position = serde_json::json!({"side": case["side"], "board": case["board"]});
    if !case["cards"].is_null() {
        position["cards"] = case["cards"].clone();
    }
    let position: pad::Position = read(&position);
    let lines = pad::score(&position).expect("a legal position");
    for (line, points) in case["expected"].as_object().expect("lines") {
        let (_, found) = lines.iter().find(|(name, _)| name == line).expect("a line of the pad");
        assert_eq!(i64::from(*found), points.as_i64().expect("points"), "{line}");
    }
}

fn with_piles(mut scene: Scene, piles: &Value) -> Scene {
    for pile in piles.as_array().expect("piles") {
        scene = scene.pile(read(&pile["at"]), &read::<Vec<Colour>>(&pile["stack"]));
    }
    scene
}

fn axial(cells: impl Iterator<Item = Cell>) -> Vec<(i8, i8)> {
    let mut cells: Vec<_> = cells.map(Cell::axial).collect();
    cells.sort_unstable();
    cells
}

fn sorted(cells: &Value) -> Vec<(i8, i8)> {
    let mut cells: Vec<(i8, i8)> = read(cells);
    cells.sort_unstable();
    cells
}

/// HA-6.1: where a habitat stands.
fn habitat(case: &Value) {
    let id: u8 = read(&case["card"]);
    let scene = Scene::new(2, read(&case["side"])).cards(&[id]);
    let game = with_piles(scene, &case["board"]).set();
    assert_eq!(axial(player(&game, 0).cube_cells(card(id))), sorted(&case["expected"]["cube_cells"]));
}

/// HA-4: whether a token may go on a pile.
fn place(case: &Value) {
    let (stack, token): (Vec<Colour>, Colour) = (read(&case["stack"]), read(&case["token"]));
    let mut scene = Scene::new(2, Side::A).hand(&[token]);
    if case["cube"].as_bool() == Some(true) {
        // Some card that has a cube there; how it came there does not matter.
        scene = scene.cubed((2, 1), &stack, 5).cards(&[5]);
    } else if !stack.is_empty() {
        scene = scene.pile((2, 1), &stack);
    }
    let cell = Cell::at(Side::A, 2, 1).expect("a cell");
    let legal = breach(&scene.set(), Kind::PlaceToken { colour: token, cell }).is_none();
    assert_eq!(Some(legal), case["expected"]["legal"].as_bool());
}

/// HA-5: whether a card may be taken.
fn take_card(case: &Value) {
    let animals: u8 = read(&case["unfinished_animal_cards"]);
    let mut scene = Scene::new(2, Side::A).cards(&(10..10 + animals).collect::<Vec<_>>());
    if case["unfinished_spirit_card"] == true {
        scene.spirits = true;
        scene = scene.cards(&[33]);
    }
    scene.card_taken = read(&case["animal_card_taken_this_turn"]);
    let refused = breach(&scene.set(), Kind::TakeCard { card: card(1) });
    assert_eq!(Some(refused.is_none()), case["expected"]["legal"].as_bool(), "{refused:?}");
    assert!(matches!(refused, None | Some(Breach::NoRoomForCard | Breach::CardAlreadyTaken)));
}

/// HA-E5: a whole turn with cubes between the tokens.
fn turn(case: &Value) {
    let side: Side = read(&case["side"]);
    let cards: Vec<u8> = case["cards"].as_array().expect("cards").iter().map(|c| read(&c["id"])).collect();
    let steps = case["steps"].as_array().expect("steps");
    let hand: Vec<Colour> = steps.iter().map(|step| read(&step["token"])).collect();
    let scene = with_piles(Scene::new(2, side).cards(&cards).hand(&hand), &case["board"]);
    let mut game = scene.set();
    let mut dice = dice(1);
    let cell = |at: &Value| {
        let (q, r) = read(at);
        Cell::at(side, q, r).expect("a cell")
    };
    let cube_cells = |game: &engawa_harmonies::Harmonies, expected: &Value| {
        for (id, cells) in expected.as_object().expect("cards") {
            let found = player(game, 0).cube_cells(card(id.parse().expect("a number")));
            assert_eq!(axial(found), sorted(cells), "card {id}");
        }
    };
    cube_cells(&game, &case["before"]["cube_cells"]);
    for step in steps {
        let token = Kind::PlaceToken { colour: read(&step["token"]), cell: cell(&step["at"]) };
        act(&mut game, token, &mut dice);
        cube_cells(&game, &step["cube_cells"]);
        for cube in step["cubes_placed"].as_array().expect("cubes") {
            let kind = Kind::PlaceCube { card: card(read(&cube["card"])), cell: cell(&cube["at"]) };
            act(&mut game, kind, &mut dice);
        }
    }
    let expected = &case["expected"];
    let sheet = board(&game).sheet(seat(0)).expect("a sheet");
    assert_eq!(i64::from(sheet.lines[5]), expected["animals"].as_i64().expect("points"));
    let finished: Vec<u8> = player(&game, 0).finished().map(engawa_harmonies::Card::id).collect();
    assert_eq!(finished, read::<Vec<u8>>(&expected["finished_cards"]));
    for at in expected["no_token_may_go_on"].as_array().expect("cells") {
        for colour in Colour::ALL {
            assert!(!player(&game, 0).token_cells(colour).any(|free| free == cell(at)), "{colour:?} {at}");
        }
    }
    // The habitats that stand at the end, cubes left out of account: the same piles with fresh cards.
    let mut bare = Scene::new(2, side).cards(&cards);
    for (cell, pile) in player(&game, 0).piles() {
        bare = bare.pile(cell.axial(), pile.tokens());
    }
    cube_cells(&bare.set(), &expected["standing_habitats"]);
}

/// HA-7: what a Finish brings about.
fn end(case: &Value) {
    let (players, finisher): (usize, usize) = (read(&case["players"]), read(&case["seat"]));
    let mut scene = Scene::new(players, Side::A);
    scene.active = finisher;
    scene.bag = Some(read(&case["bag"]));
    let mut game = scene.hand(&[]).empty_cells(read(&case["empty_cells"])).set();
    let (mut dice, mut picks) = (dice(3), Picks::new(3));
    let before = game.chance();
    act(&mut game, Kind::Finish, &mut dice);
    let expected = &case["expected"];
    assert_eq!(Some(board(&game).is_last_round()), expected["triggered"].as_bool());
    let refilled = board(&game).spaces().iter().all(|space| space.len() == 3);
    assert_eq!(Some(refilled), expected["refill"].as_bool());
    assert_eq!(game.chance() != before, refilled, "only a refill draws");
    if expected["triggered"] == true {
        let mut more = Vec::new();
        while board(&game).phase() != Phase::Over {
            more.push(board(&game).active().index());
            random_turn(&mut game, &mut dice, &mut picks);
        }
        assert_eq!(more, read::<Vec<usize>>(&expected["more_turns"]));
    }
}

/// HA-9.3.
fn solo_suns(case: &Value) {
    let spirit: Option<u8> = read(&case["spirit_card"]);
    let parts = suns(read(&case["points"]), read(&case["side"]), spirit.map(card));
    let expected = &case["expected"];
    for (part, suns) in parts {
        assert_eq!(i64::from(suns), expected[format!("from_{part}")].as_i64().expect("suns"), "{part}");
    }
    let all: i32 = parts.iter().map(|(_, suns)| suns).sum();
    assert_eq!(i64::from(all), expected["suns"].as_i64().expect("suns"));
}

/// HA-8.9. That a spirit's cube is not among the animal cubes (HA-R5) is tested with the sheet of a game.
fn winner(case: &Value) {
    let players = case["players"].as_array().expect("players");
    let sheets = players
        .iter()
        .map(|player| Sheet::new(&[read(&player["points"])], &[read(&player["animal_cubes"])]))
        .collect();
    let winners: Vec<usize> = ranking(sheets).winners.iter().map(engawa_kernel::Seat::index).collect();
    assert_eq!(winners, read::<Vec<usize>>(&case["expected"]["winners"]));
}
