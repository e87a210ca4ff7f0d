//! BA-10: the final scoring.

use engawa_bamboo::{Bamboo, Event, Side, Spirit, TileKind, imbalance, ranking};
use engawa_kernel::{Game, Rules, Sheet};

use crate::scene::{Picks, Scene, board, play_until, player, seat, start};

fn sheet(scene: &Scene) -> Sheet {
    board(&scene.set()).sheet(seat(0)).expect("a sheet")
}

fn line(sheet: &Sheet, name: &str) -> i32 {
    sheet.lines[Bamboo::LINES.iter().position(|&line| line == name).expect("a line")]
}

#[test]
fn two_for_each_type_of_spirit() {
    // BA-10.1: awake or not.
    let scene = Scene::new(3).own(|place| {
        place.awake = vec![Spirit::Okami, Spirit::Okami];
        place.asleep = vec![Spirit::Okami, Spirit::Tengu, Spirit::Kitsune];
    });
    assert_eq!(line(&sheet(&scene), "spirits"), 6);
}

#[test]
fn twice_the_difference_is_lost() {
    // BA-10.2: column 3 does not count.
    assert_eq!((imbalance(5, 8), imbalance(8, 5), imbalance(4, 4)), (-6, -6, 0));
    let scene = Scene::new(3).tiles_at(&[
        ("a1", TileKind::Garden, 2),
        ("b3", TileKind::Garden, 1),
        ("c2", TileKind::Faith, 3),
        ("d2", TileKind::Item, 2),
    ]);
    assert_eq!(line(&sheet(&scene), "imbalance"), -2);
}

#[test]
fn half_for_tokens_that_hold() {
    // BA-10.3, BA-R31: rounded up for each; others bring nothing; the house of the end decides.
    let scene = Scene::new(3)
        .tiles_at(&[
            ("a1", TileKind::Garden, 1),
            ("b1", TileKind::Item, 3),
            ("a2", TileKind::Garden, 3),
            ("a3", TileKind::Garden, 1),
        ])
        .own(|place| place.tokens = vec![19, 24, 28]);
    let me = player(&scene.set(), 0);
    let worth: Vec<(u8, bool)> = me.tokens().map(|token| (token.happiness(), me.fulfils(token))).collect();
    assert_eq!(worth, [(4, true), (3, true), (2, false)]);
    assert_eq!(line(&sheet(&scene), "unscored"), 2 + 2);
}

#[test]
fn empty_night_cells_cost_one() {
    // BA-10.4: the night side only.
    let mut scene = Scene::new(3).tiles_at(&[("a1", TileKind::Decoration, 1), ("c1", TileKind::Item, 1)]);
    assert_eq!(line(&sheet(&scene), "night"), 0);
    scene.side = Side::Night;
    assert_eq!(line(&sheet(&scene), "night"), -3, "four marked cells, one filled");
}

#[test]
fn comfort_breaks_ties() {
    // BA-10.5: of all tiles, column 3 too; still tied: shared.
    let scene = Scene::new(3).tiles_at(&[("c1", TileKind::Garden, 2), ("c2", TileKind::Faith, 3)]);
    assert_eq!(sheet(&scene).ties[..], [5]);
    let wins = |sheets: &[(i32, i32)]| {
        let sheets = sheets.iter().map(|&(points, comfort)| Sheet::new(&[points], &[comfort])).collect();
        ranking(sheets).winners.iter().map(engawa_kernel::Seat::index).collect::<Vec<_>>()
    };
    assert_eq!(wins(&[(30, 9), (31, 1), (20, 40)]), [1]);
    assert_eq!(wins(&[(30, 9), (30, 10), (30, 8)]), [1]);
    assert_eq!(wins(&[(30, 9), (29, 10), (30, 9)]), [0, 2]);
}

#[test]
fn every_change_is_booked_once() {
    // BA-10.6: the sum of the lines is the final happiness; each line is what its events say.
    for seed in 0..20 {
        for side in Side::ALL {
            let (mut game, mut dice) = start(3, side, seed);
            let events = play_until(&mut game, &mut dice, &mut Picks::new(seed), |_| false);
            let outcome = game.outcome().expect("the game is over");
            for number in 0..3 {
                let me = seat(number);
                let [mut tokens, mut single, mut tiles, mut hunger] = [0; 4];
                for event in &events {
                    match *event {
                        Event::TokenScored { seat, gain, .. } if seat == me => tokens += i32::from(gain),
                        Event::HappinessGained { seat } if seat == me => single += 1,
                        Event::TileBought { seat, gain, .. } if seat == me => tiles += i32::from(gain),
                        Event::Ate { seat, hunger: lost, .. } if seat == me => hunger -= i32::from(lost),
                        _ => {}
                    }
                }
                let sheet = &outcome.sheets[number];
                assert_eq!(sheet.lines[..5], [5, tokens, single, tiles, hunger]);
                let board = board(&game);
                let owner = board.player(me).expect("a player");
                assert_eq!(sheet.lines[..5].iter().sum::<i32>(), owner.happiness());
                assert_eq!(sheet.total(), owner.happiness() + sheet.lines[5..].iter().sum::<i32>());
                assert_eq!(sheet.ties[..], [i32::from(owner.house().comfort())]);
            }
        }
    }
}
