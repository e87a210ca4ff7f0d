//! BA-1 to BA-4: the box, the setup, the draft, the course of the game.

use engawa_bamboo::{
    Bamboo, Event, Food, Kind, Options, ROUNDS, Season, Shoot, Side, Spirit, Step, Symbol, Temple, Tile,
    TileKind, TileType, Token, Zone, price,
};
use engawa_kernel::{Dice, Game, Rules, SeatCount, Seed, Stage};

use crate::scene::{Picks, act, board, breach, each_position, listed, play_until, start};

#[test]
fn the_box_holds_what_the_rulebook_counts() {
    // BA-1.1
    assert_eq!(Tile::all().count(), 64);
    let of_zone = |zone| Token::all().filter(|token| token.zone() == zone).count();
    assert_eq!(Zone::ALL.map(of_zone), [24, 20, 24]);
    assert_eq!(Shoot::all().count(), 36);
    let count = |key| Bamboo::COMPONENTS.iter().find(|part| part.key == key).expect("a part").count;
    assert_eq!(["spirits", "food", "sticks", "gifts", "temple-tokens"].map(count), [21, 26, 29, 4, 4]);
    let (game, _) = start(4, Side::Day, 1);
    let board = board(&game);
    let supply = board.supply().counts();
    let row = board.food().counts();
    assert_eq!([0, 1, 2].map(|food| supply[food] + row[food]), [6, 12, 8]);
    assert_eq!(Food::ALL.map(Food::value), [1, 2, 3]);
    let seen = Temple::ALL.iter().filter_map(|&temple| board.shrine(temple).spirit()).count();
    assert_eq!(board.unseen_spirits().iter().sum::<u8>() as usize + seen, 21);
}

#[test]
fn a_tile_has_a_kind_a_comfort_a_type_and_perhaps_the_mark() {
    // BA-1.2
    for of_type in TileType::ALL {
        assert_eq!(Tile::all().filter(|tile| tile.of_type() == of_type).count(), 32);
    }
    for tile in Tile::all() {
        assert!((1..=3).contains(&tile.comfort()) && TileKind::ALL.contains(&tile.kind()));
    }
    assert_eq!(Tile::all().filter(|tile| tile.is_not_with_two()).count(), 16);
}

#[test]
fn a_shoot_has_a_temple_and_a_symbol() {
    // BA-1.3
    for temple in Temple::ALL {
        assert_eq!(Shoot::all().filter(|shoot| shoot.temple() == temple).count(), 9);
    }
    let jokers: Vec<u8> =
        Shoot::all().filter(|shoot| shoot.symbol() == Symbol::Joker).map(Shoot::id).collect();
    assert_eq!(jokers, [17, 20, 23, 26], "all of the board set");
}

#[test]
fn the_grove_is_planted_at_random_with_the_board_set() {
    // BA-2.1: four slots of three; nothing in the insertion cells.
    let mut tops = Vec::new();
    for seed in 0..20 {
        let (game, _) = start(3, Side::Day, seed);
        let grove = *board(&game).grove();
        let mut shoots: Vec<u8> =
            engawa_bamboo::Slot::all().flat_map(|slot| grove.slot(slot).map(Shoot::id)).collect();
        assert!(engawa_bamboo::Slot::all().all(|slot| grove.planted(slot).next().is_none()));
        tops.push(shoots[0]);
        shoots.sort_unstable();
        assert_eq!(shoots, (17..=28).collect::<Vec<u8>>());
    }
    tops.sort_unstable();
    tops.dedup();
    assert!(tops.len() > 4, "{tops:?}");
}

#[test]
fn displays_are_dealt() {
    // BA-2.2 to BA-2.6: gifts face down, three tokens of each type, four tiles of each type, spirits, food.
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let (game, _) = start(seats, Side::Day, seed);
        let board = board(&game);
        assert_eq!(board.gifts().count(), 0, "BA-2.2: nothing is turned up before spring");
        for zone in Zone::ALL {
            // BA-2.3
            assert_eq!(board.tokens(zone).count(), 3);
            assert!(board.tokens(zone).all(|token| token.zone() == zone));
            let dealt = 3 + if zone == Zone::House { seats } else { 0 };
            assert_eq!(board.tokens_left(zone), if zone == Zone::House { 20 } else { 24 } - dealt);
        }
        for of_type in TileType::ALL {
            // BA-2.4
            assert_eq!(board.tiles(of_type).count(), 4);
            assert!(board.tiles(of_type).all(|tile| tile.of_type() == of_type));
            assert_eq!(board.tiles_left(of_type), if seats == 2 { 20 } else { 28 });
            if seats == 2 {
                assert!(board.tiles(of_type).all(|tile| !tile.is_not_with_two()));
            }
        }
        for temple in Temple::ALL {
            // BA-2.5: four stacks of four, the top one seen; five stay in the box.
            let shrine = *board.shrine(temple);
            assert!(shrine.spirit().is_some());
            assert_eq!(shrine.under(), 3);
        }
        assert_eq!(board.unseen_spirits().iter().sum::<u8>(), 21 - 4);
        assert_eq!(board.food().len(), 5, "BA-2.6");
        assert!(board.discarded().is_empty());
    }
    // BA-2.4: a price and happiness beside every space; the bottom row is the bargain.
    for of_type in TileType::ALL {
        let prices: Vec<u8> = (0..4).map(|row| price(of_type, row).0).collect();
        assert!(prices.is_sorted() && (0..4).all(|row| price(of_type, row).1 > 0));
    }
}

#[test]
fn anybody_may_begin() {
    // BA-2.7
    let mut begun = [false; 3];
    for seed in 0..30 {
        let (game, _) = start(3, Side::Day, seed);
        assert_eq!(board(&game).first(), board(&game).active());
        begun[board(&game).first().index()] = true;
    }
    assert_eq!(begun, [true; 3]);
}

#[test]
fn the_ghost_plays_with_two() {
    // BA-2.8, BA-R21: 0, 2, 3 and 3 brown sticks, in any order; BA-R34: brown is the ghost's, not a person's.
    let mut empty = [false; 4];
    for seed in 0..30 {
        let (game, _) = start(2, Side::Day, seed);
        let board = board(&game);
        let ghosts = Temple::ALL.map(|temple| board.shrine(temple).ghost());
        empty[ghosts.iter().position(|&sticks| sticks == 0).expect("a zero")] = true;
        let mut sorted = ghosts;
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 2, 3, 3]);
        assert!(Temple::ALL.iter().all(|&temple| board.shrine(temple).sticks().next().is_none()));
        assert_eq!(board.players().len(), 2, "seats 0 and 1: purple and yellow, never brown");
    }
    assert_eq!(empty, [true; 4]);
    for seats in [3, 4] {
        let (game, _) = start(seats, Side::Day, 1);
        assert!(Temple::ALL.iter().all(|&temple| board(&game).shrine(temple).ghost() == 0));
    }
}

#[test]
fn everybody_begins_alike() {
    // BA-3.1, BA-3.2, BA-3.6: one side for all, happiness 5, 3 sticks and 4 on the rounds, 3 coins.
    for side in Side::ALL {
        let (game, _) = start(4, side, 4);
        assert_eq!(game.options(), Options { side }, "BA-3.1");
        for player in board(&game).players() {
            assert_eq!((player.happiness(), player.sticks(), player.waiting()), (5, 3, 4), "BA-3.2");
            assert_eq!(player.coins(), 3, "BA-3.6");
            assert!(player.food().is_empty() && player.house().is_empty() && player.marker().is_none());
        }
    }
}

#[test]
fn everybody_begins_with_a_token_for_the_whole_house() {
    // BA-3.3, BA-R27
    for seed in 0..10 {
        let (game, _) = start(4, Side::Day, seed);
        for player in board(&game).players() {
            let tokens: Vec<Token> = player.tokens().collect();
            assert_eq!(tokens.len(), 1);
            assert_eq!(tokens[0].zone(), Zone::House);
        }
    }
}

#[test]
fn starting_shoots_are_one_of_each_temple_and_symbol() {
    // BA-3.4, BA-R28: the sets are dealt at random, before the draft.
    let mut first_sets = Vec::new();
    for seed in 0..20 {
        let (game, _) = start(3, Side::Day, seed);
        let board = board(&game);
        assert_eq!(board.step(), Step::Draft);
        for player in board.players() {
            let mut symbols = Vec::new();
            for area in Temple::ALL {
                let shoots: Vec<Shoot> = player.shoots(area).collect();
                assert_eq!(shoots.len(), 1);
                assert!(shoots[0].id() <= 16 && shoots[0].temple() == area);
                let Symbol::Deed(deed) = shoots[0].symbol() else { panic!("a joker") };
                symbols.push(deed);
            }
            symbols.sort_unstable();
            assert_eq!(symbols, engawa_bamboo::Deed::ALL);
        }
        first_sets.push(board.players()[0].shoots(Temple::Red).next());
    }
    first_sets.sort_unstable();
    first_sets.dedup();
    assert_eq!(first_sets.len(), 4);
}

#[test]
fn the_draft_goes_around_twice() {
    // BA-3.5, BA-R28, BA-R29: in turn order, twice in the same direction; the last shoot is taken by itself.
    for seats in 2..=4 {
        let (mut game, mut dice) = start(seats, Side::Day, 5);
        let first = board(&game).first().index();
        assert_eq!(board(&game).draft().count(), 2 * seats);
        assert!(board(&game).draft().all(|shoot| shoot.id() >= 29));
        let (mut order, mut events) = (Vec::new(), Vec::new());
        while board(&game).step() == Step::Draft {
            order.push(game.deciders().first().expect("a seat").index());
            let other =
                (29..=36).filter_map(Shoot::new).find(|&shoot| board(&game).draft().all(|s| s != shoot));
            if let Some(shoot) = other {
                assert_eq!(breach(&game, Kind::Draft { shoot }), Some(engawa_bamboo::Breach::NotLaidOut));
            }
            let kinds = listed(&game);
            events.extend(act(&mut game, kinds[0], &mut dice));
        }
        let expected: Vec<usize> = (0..2 * seats - 1).map(|n| (first + n) % seats).collect();
        assert_eq!(order, expected);
        let drafted = events.iter().filter(|event| matches!(event, Event::Drafted { .. })).count();
        assert_eq!(drafted, 2 * seats);
        for player in board(&game).players() {
            assert_eq!(Temple::ALL.iter().map(|&area| player.shoot_count(area)).sum::<u8>(), 6);
        }
    }
}

#[test]
fn six_shoots_between_turns() {
    // BA-3.5: «will always own 6 between turns»; BA-R13: so there is always an area to visit.
    each_position(6, |game, action| {
        let board = board(game);
        if board.step() == Step::Visit && board.begun().is_none() && board.gap().is_none() && action.is_some()
        {
            for player in board.players() {
                assert_eq!(Temple::ALL.iter().map(|&area| player.shoot_count(area)).sum::<u8>(), 6);
            }
            assert!(listed(game).iter().any(|kind| matches!(kind, Kind::Visit { .. })));
        }
    });
}

#[test]
fn four_rounds_of_four_seasons() {
    // BA-4.1
    for seats in 2..=4 {
        let (mut game, mut dice) = start(seats, Side::Day, 6);
        let events = play_until(&mut game, &mut dice, &mut Picks::new(6), |_| false);
        let seasons: Vec<(Season, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::SeasonBegan { season, round } => Some((*season, *round)),
                _ => None,
            })
            .collect();
        let year = [Season::Spring, Season::Summer, Season::Autumn, Season::Winter];
        let expected: Vec<(Season, u8)> =
            (1..=ROUNDS).flat_map(|round| year.map(|season| (season, round))).collect();
        assert_eq!(seasons, expected);
        assert_eq!(events.last(), Some(&Event::Ended));
        assert!(game.outcome().is_some());
    }
}

#[test]
fn setup_tells_what_it_deals() {
    let (mut dice, mut events) = (Dice::new(&Seed::from_number(1)), Vec::new());
    let seats = SeatCount::new(2).expect("seats");
    Bamboo::setup(&Options::default(), seats, &mut Stage::new(&mut dice, &mut events));
    let told = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    assert_eq!(told(|event| matches!(event, Event::TokenDealt { .. })), 9);
    assert_eq!(told(|event| matches!(event, Event::TileDealt { .. })), 8);
    assert_eq!(told(|event| matches!(event, Event::SpiritShown { .. })), 4);
    assert_eq!(told(|event| matches!(event, Event::FoodLaidOut { .. } | Event::GhostDealt { .. })), 2);
    let seven: Vec<&str> = Spirit::ALL.iter().map(|spirit| spirit.name()).collect();
    assert_eq!(seven.len(), 7);
}
