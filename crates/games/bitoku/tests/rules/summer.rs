//! Summer: basic actions, forest and building actions (BI-5, BI-6).

use crate::scene::{
    Table, building, common, crystal, dragonfly, mitama, rich, rock, seat, summer, summer_with, yokai,
};
use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Breach, Common, Event, Goods, House, Kind, Market, Options, Region, Resource, Reward, River, Source,
    Spot, Task,
};
use engawa_kernel::{Rules, Viewer};

fn forest(spot: Spot) -> At {
    At::Forest(spot)
}

fn place(die: u8, spot: Spot) -> Kind {
    Kind::Place { die, spot }
}

fn line(river: River, line: u8) -> Kind {
    Kind::Line { river, line }
}

fn cross(die: u8, hill: River, reward: Reward) -> Kind {
    Kind::Cross { die, hill, reward }
}

fn strict() -> Options {
    serde_json::from_str("1").expect("options")
}

/// BI-5.1
#[test]
fn one_action_a_turn_in_turn_order_until_all_have_passed() {
    let mut table = summer(3);
    let play =
        |table: &Table| *table.kinds().iter().find(|kind| matches!(kind, Kind::Play { .. })).expect("a card");
    for player in [0, 1, 2, 0, 1] {
        assert_eq!(table.game.board.active, player);
        let kind = play(&table);
        table.act(kind);
        while table.top() != Task::Turn {
            let kind = if table.may(Kind::Finish) { Kind::Finish } else { Kind::Decline };
            table.act(kind);
        }
    }
    table.player(2).passed = true;
    table.asked(Task::Turn);
    table.game.board.turn = 2;
    let kind = play(&table);
    table.act(kind);
    while table.top() != Task::Turn {
        let kind = if table.may(Kind::Finish) { Kind::Finish } else { Kind::Decline };
        table.act(kind);
    }
    assert_eq!(table.game.board.active, 0, "whoever passed is skipped");
}

/// BI-5.2 BI-5.4 BI-EX-04
#[test]
fn a_card_goes_on_an_empty_slot_and_frees_its_die() {
    let mut table = summer(2);
    let imomushi = yokai(1);
    table.hand(0, &[imomushi, yokai(0)]);
    table.act(Kind::Play { card: imomushi, slot: 0 });
    assert_eq!(table.me().dice[0].at, At::Ready);
    assert_eq!(table.top(), Task::Gain(0b0011, 1));
    assert!(
        table.may(Kind::Pick { resource: Resource::Stone })
            && !table.may(Kind::Pick { resource: Resource::Jade })
    );
    table.act(Kind::Pick { resource: Resource::Wood });
    assert_eq!(table.top(), Task::Finish, "no crystal: the turn is over");
    assert_eq!((table.me().goods.get(Resource::Wood), table.me().hand), (2, 1));
    table.asked(Task::Turn);
    assert_eq!(table.breach(Kind::Play { card: yokai(0), slot: 0 }), Breach::SlotFull);
    assert_eq!(table.breach(Kind::Play { card: imomushi, slot: 1 }), Breach::NotInHand);
    // A slot whose die is away already may be used.
    table.die(0, 1, 2, forest(Spot::Glade));
    table.act(Kind::Play { card: yokai(0), slot: 1 });
    assert_eq!(table.me().dice[1].at, forest(Spot::Glade));
}

/// BI-5.3 BI-11.5
#[test]
fn the_action_of_the_card_and_of_its_crystal_in_any_order() {
    let mut table = summer(2);
    table.me().crystals[5] = Some(crystal(31));
    table.hand(0, &[yokai(4), yokai(2)]);
    table.act(Kind::Play { card: yokai(4), slot: 0 });
    assert_eq!(table.kinds(), [Kind::Act, Kind::Mastery, Kind::Finish]);
    table.act(Kind::Mastery);
    assert_eq!(table.me().points, 2);
    assert_eq!(table.kinds(), [Kind::Act, Kind::Finish]);
    table.act(Kind::Act);
    assert_eq!(table.top(), Task::Move(1));
    // A crystal that the card's action puts on its own slot may still be used.
    table.market(Market::Crystal, [Some(30), None, None, None]);
    table.me().crystals[5] = None;
    table.asked(Task::Turn).act(Kind::Play { card: yokai(2), slot: 1 });
    table.acts(&[Kind::Choose { option: 1 }, Kind::TakeCrystal { slot: 0, onto: 6 }]);
    assert_eq!(table.kinds(), [Kind::Mastery, Kind::Finish]);
    table.act(Kind::Mastery);
    assert_eq!(table.me().points, 4);
}

/// BI-5.5
#[test]
fn a_locked_die_costs_an_available_pilgrim() {
    let mut table = summer(2);
    assert!(table.may(place(0, Spot::Glade)));
    table.act(place(0, Spot::Glade));
    assert_eq!((table.me().pilgrims, table.me().spent), (2, 1));
    assert_eq!(table.me().dice[0].at, forest(Spot::Glade));
    table.me().pilgrims = 0;
    table.asked(Task::Turn);
    assert_eq!(table.breach(place(1, Spot::Yomi)), Breach::DieNotReady);
    table.die(0, 1, 2, At::Ready);
    assert!(table.may(place(1, Spot::Yomi)), "an unlocked die is free");
    table.act(place(1, Spot::Yomi));
    assert_eq!(table.me().spent, 1);
}

/// BI-5.6
#[test]
fn amulets_strengthen_a_die_before_it_is_placed() {
    let mut table = summer(2);
    table.die(0, 0, 3, At::Ready).me().amulets = [2, 1, 0];
    table.acts(&[Kind::Strengthen { die: 0, amulet: 1 }, Kind::Strengthen { die: 0, amulet: 1 }]);
    assert_eq!((table.me().dice[0].value, table.me().amulets), (5, [0, 1, 0]));
    assert!(!table.may(place(1, Spot::Yomi)), "this die must be used now");
    table.act(Kind::Strengthen { die: 0, amulet: 2 });
    assert_eq!(table.me().dice[0].value, 6, "never more than 6");
    assert_eq!(table.breach(Kind::Strengthen { die: 0, amulet: 1 }), Breach::CannotStrengthen);
    table.act(place(0, Spot::Steps));
    assert_eq!(table.me().dice[0].value, 6, "the die keeps its value");
    assert!(!table.kinds().iter().any(|kind| matches!(kind, Kind::Strengthen { .. })), "only before placing");
}

/// BI-5.7
#[test]
fn a_die_goes_to_an_empty_cell_of_the_forest() {
    let mut table = summer(3);
    table.die(0, 0, 3, At::Ready).die(1, 0, 3, forest(Spot::Yomi)).die(1, 1, 3, forest(Spot::Home2));
    assert!(table.may(place(0, Spot::Yomi)), "two cells with three players");
    assert_eq!(table.breach(place(0, Spot::Home2)), Breach::NoCell);
    table.die(0, 1, 3, forest(Spot::Yomi));
    assert_eq!(table.breach(place(0, Spot::Yomi)), Breach::NoCell);
    table.die(1, 0, 3, At::Hill(0));
    assert!(table.may(place(0, Spot::Yomi)), "more than one own die in a region");
    assert!(
        table.kinds().iter().all(|kind| !matches!(kind, Kind::Cross { die: 0, .. })),
        "never onto a hill"
    );
}

/// BI-5.8 BI-5.10
#[test]
fn a_forest_action_and_a_building_action_in_any_order() {
    let mut table = summer(4);
    table.site(River::Glade, building(House::Onsen, 1), 0).site(River::Glade, building(House::Onsen, 4), 0);
    table.site(River::Glade, building(House::Temple, 5), 0);
    table.die(0, 0, 3, At::Ready).act(place(0, Spot::Glade));
    assert!(table.may(line(River::Glade, 2)) && table.may(Kind::House { house: House::Onsen }));
    assert_eq!(table.breach(Kind::House { house: House::Temple }), Breach::NoBuildingAction, "wants a 4");
    assert!(table.may(Kind::Finish), "each is optional");
    table.act(Kind::House { house: House::Onsen });
    assert_eq!(table.me().amulets, [1, 1, 0]);
    assert_eq!(table.breach(Kind::House { house: House::Onsen }), Breach::NoBuildingAction);
    table.act(line(River::Glade, 1));
    assert_eq!(table.top(), Task::Gain(0b0101, 1));
    // Other dice do not matter for buildings; a building of this very turn cannot be used.
    let mut table = summer(4);
    table.me().goods = rich();
    table.market(Market::Building, [Some(6), None, None, None]);
    table.die(0, 0, 6, At::Ready).die(1, 0, 6, forest(Spot::Forges)).act(place(0, Spot::Forges));
    table.acts(&[line(River::Forges, 1), Kind::Build { slot: 0, river: River::Forges }]);
    while matches!(table.top(), Task::Pay(..)) {
        let kind = table.kinds()[0];
        table.act(kind);
    }
    assert!(table.game.board.site(River::Forges, House::Onsen).is_some());
    assert_eq!(table.top(), Task::Finish);
    let mut table = summer(4);
    table.site(River::Forges, building(House::Onsen, 1), 0);
    table.die(0, 0, 1, At::Ready).die(1, 0, 6, forest(Spot::Forges)).act(place(0, Spot::Forges));
    assert_eq!(table.kinds(), [Kind::House { house: House::Onsen }, Kind::Finish]);
}

/// BI-5.9
#[test]
fn the_forest_action_wants_the_highest_die() {
    for (value, other, allowed) in [(4, 4, true), (4, 5, false), (5, 4, true)] {
        let mut table = summer(4);
        table.die(0, 0, value, At::Ready).die(1, 0, other, forest(Spot::Glade));
        table.die(2, 0, 6, At::Hill(2)).act(place(0, Spot::Glade));
        assert_eq!(matches!(table.top(), Task::Placed(..)), allowed, "{value} beside {other}");
        if allowed {
            assert!(table.may(line(River::Glade, 3)) && !table.may(line(River::Glade, 4)));
        }
    }
}

/// BI-5.11
#[test]
fn the_owner_of_a_used_building_gets_a_bonus() {
    let use_of = |tile| {
        let mut table = summer(4);
        table.site(River::Glade, tile, 1);
        table.die(0, 0, 5, At::Ready).act(place(0, Spot::Glade));
        table.act(Kind::House { house: tile.house() });
        table
    };
    let mut table = use_of(building(House::Onsen, 1));
    assert_eq!((table.player(1).points, table.player(1).amulets), (1, [1, 0, 0]));
    let mut table = use_of(building(House::Onsen, 5));
    assert_eq!((table.player(1).points, table.player(1).amulets), (1, [2, 0, 0]));
    // The owner chooses after the turn, before the next one.
    let mut table = use_of(building(House::Onsen, 4));
    assert_eq!((table.player(1).points, table.player(1).due), (0, 1));
    table.act(Kind::Finish);
    assert_eq!(table.game.deciders().first(), Some(seat(1)));
    assert_eq!(table.kinds(), [Kind::BonusPoint, Kind::BonusAmulet]);
    table.act(Kind::BonusAmulet);
    assert_eq!((table.player(1).amulets, table.player(1).points), ([2, 0, 0], 0));
    assert_eq!((table.top(), table.game.board.active), (Task::Turn, 1));
    // Own and ancient buildings pay nobody.
    let mut table = summer(4);
    table.site(River::Glade, building(House::Onsen, 1), 0);
    table.die(0, 0, 5, At::Ready).act(place(0, Spot::Glade)).act(Kind::House { house: House::Onsen });
    assert!((0..4).all(|player| table.game.board.players[player].points == 0));
    let mut table = summer(2);
    let ancient = engawa_bitoku::Building::new(25).expect("a tile");
    table.game.board.sites[2][House::Ancient.index()] = Some(ancient);
    table.die(0, 0, 5, At::Ready).act(place(0, Spot::Glade)).act(Kind::House { house: House::Ancient });
    assert_eq!((table.player(1).points, table.me().amulets), (0, [2, 0, 0]));
}

/// BI-5.12 BI-5.13 BI-5.15
#[test]
fn a_die_crosses_to_its_hill_and_is_lowered() {
    let mut table = summer(3);
    table.die(0, 0, 6, forest(Spot::Steps)).die(0, 1, 1, forest(Spot::Glade)).die(
        0,
        2,
        5,
        forest(Spot::Home1),
    );
    assert!(table.may(cross(0, River::Steps, Reward::Bitoku)));
    assert_eq!(table.breach(cross(0, River::Yomi, Reward::Bitoku)), Breach::CannotCross);
    assert_eq!(table.breach(cross(1, River::Glade, Reward::Bitoku)), Breach::CannotCross, "2 or more");
    assert_eq!(
        table.breach(cross(2, River::Glade, Reward::Bitoku)),
        Breach::CannotCross,
        "not from the Home"
    );
    table.act(cross(0, River::Steps, Reward::Bitoku));
    assert_eq!((table.me().dice[0].value, table.me().dice[0].at), (3, At::Hill(1)));
    assert_eq!(table.game.board.free_spots() >> Spot::Steps.index() & 1, 1, "the forest cell is empty again");
    table.die(0, 1, 4, forest(Spot::Steps)).die(1, 0, 2, At::Hill(1)).asked(Task::Turn);
    assert_eq!(
        table.breach(cross(1, River::Steps, Reward::Yokai)),
        Breach::CannotCross,
        "two cells are taken"
    );
    // With two players Yomi and Steps share the left hills.
    let mut table = summer(2);
    table.die(0, 0, 4, forest(Spot::Steps));
    assert!(
        table.may(cross(0, River::Yomi, Reward::Yokai)) && !table.may(cross(0, River::Glade, Reward::Yokai))
    );
    table.act(cross(0, River::Yomi, Reward::Yokai));
    assert_eq!((table.me().dice[0].value, table.me().dice[0].at), (3, At::Hill(0)));
}

/// BI-5.14 BI-EX-06
#[test]
fn one_uncovered_reward_is_chosen_and_covered() {
    let mut table = summer(4);
    for die in 0..3 {
        table.die(0, die, 4, forest(Spot::Yomi));
    }
    let (bitoku, card) = (table.game.board.hills[0].bitoku, table.game.board.hills[0].yokai.expect("a card"));
    table.act(cross(0, River::Yomi, Reward::Bitoku)).act(Kind::Finish);
    assert_eq!(table.me().path.cards().last().copied(), bitoku);
    table.asked(Task::Turn);
    assert_eq!(table.breach(cross(1, River::Yomi, Reward::Bitoku)), Breach::RewardCovered);
    let hand = table.me().hand;
    table.act(cross(1, River::Yomi, Reward::Yokai));
    assert_eq!((table.me().hand, table.me().known & card.bit()), (hand + 1, card.bit()));
    table.asked(Task::Turn);
    let left: Vec<Kind> =
        table.kinds().into_iter().filter(|kind| matches!(kind, Kind::Cross { die: 2, .. })).collect();
    assert_eq!(left.len(), 6, "two different ones of four");
    let rocks = table.game.board.garden;
    table.act(cross(2, River::Yomi, Reward::RockKodama));
    assert!(
        table.may(Kind::Part { part: 1 })
            && table.may(Kind::Part { part: 3 })
            && !table.may(Kind::Part { part: 0 })
    );
    let first = rock(rocks.trailing_zeros() as usize + 1);
    table.acts(&[Kind::Part { part: 1 }, Kind::Rock { rock: first }]);
    table.act(Kind::Kodama { region: Region::Home });
    assert_eq!((table.me().rocks[1], table.kodama(0, Region::Home)), (Some(first), 2));
    // Taking is not compulsory: what is chosen and left stays there, covered.
    let mut table = summer(4);
    table.die(0, 0, 4, forest(Spot::Yomi)).act(cross(0, River::Yomi, Reward::LeaveYokai));
    assert!(table.game.board.hills[0].yokai.is_some() && table.game.board.hills[0].covered == 2);
    // A rock taken first may be used by the pilgrim.
    let mut table = summer(4);
    table.me().rocks = [None; 4];
    table.die(0, 0, 4, forest(Spot::Yomi)).act(cross(0, River::Yomi, Reward::RockPilgrim));
    let kind =
        *table.kinds().iter().find(|kind| matches!(kind, Kind::Rock { .. })).expect("only the rock can be");
    table.act(kind);
    assert_eq!(table.top(), Task::Pilgrim);
}

/// BI-5.16
#[test]
fn passing_wants_three_cards_and_three_dice() {
    let mut table = summer(2);
    assert_eq!(table.breach(Kind::Pass), Breach::CannotPass);
    table.me().played = [Some(common(1)), Some(common(2)), Some(common(3))];
    for (die, spot) in [Spot::Yomi, Spot::Steps, Spot::Glade].into_iter().enumerate() {
        table.die(0, die, 1, forest(spot));
    }
    assert!(table.may(Kind::Pass));
    table.die(0, 2, 1, At::Ready);
    assert!(!table.may(Kind::Pass));
    table.die(0, 2, 1, At::Hill(0)).act(Kind::Pass);
    assert!(table.me().passed);
    assert_eq!(table.game.board.active, 1);
}

/// BI-5.17
#[test]
fn there_is_always_a_legal_action() {
    // Forest cells outnumber dice on every board.
    for seats in 2..=4 {
        let table = summer(seats);
        let cells = 4 * usize::from(table.game.board.face().dice) + 4;
        assert!(cells > 3 * seats);
    }
    // That no seat is ever asked without an answer is a law of the kernel, tried on thousands of games.
    let mut table = summer(2);
    table.me().pilgrims = 0;
    for player in 0..2 {
        for die in 0..3 {
            table.die(player, die, 1, At::Hill(0));
        }
    }
    assert!(!table.kinds().is_empty(), "cards are left");
}

/// BI-5.18 BI-EX-23
#[test]
fn the_stricter_variant_wants_a_higher_die() {
    use engawa_kernel::Options as _;
    for (value, amulets, allowed) in [(6, &[1][..], true), (6, &[], false), (5, &[2], true), (5, &[1], false)]
    {
        let mut table = summer_with(4, strict());
        table.die(0, 0, value, At::Ready).die(1, 0, 6, forest(Spot::Yomi)).me().amulets = [1, 1, 1];
        table.me().goods = rich();
        for &amulet in amulets {
            table.act(Kind::Strengthen { die: 0, amulet });
        }
        table.act(place(0, Spot::Yomi));
        assert_eq!(table.me().dice[0].value, 6);
        assert_eq!(matches!(table.top(), Task::Placed(..)), allowed, "{value} with {amulets:?}");
    }
    // Offered where dice can meet: with one or two players a river region has one cell (BI-2.1).
    for seats in 1..=4 {
        let count = engawa_kernel::SeatCount::new(seats).expect("seats");
        let offered = Options::default().set_named("strict", "on", count).is_ok();
        assert_eq!(offered, seats > 2, "{seats}");
        assert_eq!(offered, summer(seats).game.board.face().dice > 1, "{seats}");
    }
    // Not in the Home.
    let mut table = summer_with(4, strict());
    table.die(0, 0, 1, At::Ready).die(1, 0, 6, forest(Spot::Home2)).act(place(0, Spot::Home1));
    assert_eq!(table.me().amulets, [1, 1, 0]);
}

/// BI-5.19
#[test]
fn an_effect_unlocks_a_locked_die_of_choice() {
    let mut table = summer(2);
    table.asked(Task::Unlock);
    assert_eq!(table.kinds().len(), 4);
    table.act(Kind::Unlock { die: 2 });
    assert_eq!(table.me().dice[2].at, At::Ready);
    table.die(0, 0, 3, forest(Spot::Yomi)).asked(Task::Unlock);
    assert_eq!((table.me().dice[1].at, table.top()), (At::Ready, Task::Finish), "the only one");
    table.asked(Task::Unlock);
    assert_eq!(table.top(), Task::Finish, "without a locked die the effect is lost");
}

/// BI-6.1 BI-6.6
#[test]
fn the_first_line_moves_the_kodama_of_the_region() {
    for &river in River::ALL {
        let mut table = summer(4);
        table.me().goods = rich();
        table.me().pilgrims = 5;
        let spot = Spot::ALL[river.index()];
        table.die(0, 0, 5, At::Ready).act(place(0, spot));
        assert!(table.may(line(river, 3)) && !table.may(line(river, 4)), "a 5 uses the line of 4");
        table.act(line(river, 0));
        assert_eq!(table.kodama(0, river.region()), 2);
        assert_eq!(table.me().kodama.iter().sum::<u8>(), 6);
    }
}

fn at_line(river: River, number: u8) -> Table {
    let mut table = summer(4);
    table.me().goods = rich();
    let tiles = [Some(0), Some(1), Some(2), Some(3)];
    table.market(Market::Mitama, tiles).market(Market::Dragonfly, tiles).market(Market::Crystal, tiles);
    table.market(Market::Building, [Some(0), Some(6), Some(12), Some(18)]);
    table.me().mitama = 0;
    table.me().dragonflies = 0;
    table.die(0, 0, 6, At::Ready).act(place(0, Spot::ALL[river.index()])).act(line(river, number));
    table
}

/// BI-6.2
#[test]
fn the_lines_of_yomi() {
    for (number, mitama_less, dragonfly_less) in [(1, 0, 0), (2, 1, 0), (3, 1, 1)] {
        let mut table = at_line(River::Yomi, number);
        table.act(Kind::Choose { option: 0 });
        assert_eq!(table.top(), Task::Take(Market::Mitama, mitama_less, false));
        let mut table = at_line(River::Yomi, number);
        table.act(Kind::Choose { option: 1 });
        assert_eq!(table.top(), Task::Take(Market::Dragonfly, dragonfly_less, false));
    }
    assert!(matches!(at_line(River::Yomi, 4).top(), Task::Both(_, 0b11, 1)));
}

/// BI-6.3 BI-6.4
#[test]
fn the_lines_of_the_steps_and_the_glade() {
    for (number, points) in [(1, 1), (2, 2), (3, 3), (4, 4)] {
        assert_eq!(at_line(River::Steps, number).top(), Task::Move(points));
    }
    let glade = [Task::Gain(0b0101, 1), Task::Gain(0b1111, 1), Task::Gain(0b1111, 2), Task::Gain(0b1111, 3)];
    for (number, task) in (1..).zip(glade) {
        assert_eq!(at_line(River::Glade, number).top(), task);
    }
}

/// BI-6.5
#[test]
fn the_lines_of_the_forges() {
    assert_eq!(at_line(River::Forges, 1).top(), Task::Take(Market::Building, 0, false));
    for (number, less) in [(2, 0), (3, 1)] {
        let mut table = at_line(River::Forges, number);
        table.act(Kind::Choose { option: 0 });
        assert_eq!(table.top(), Task::Take(Market::Crystal, less, false));
        let mut table = at_line(River::Forges, number);
        table.act(Kind::Choose { option: 1 });
        assert_eq!(table.top(), Task::Take(Market::Building, less, false));
    }
    assert!(matches!(at_line(River::Forges, 4).top(), Task::Both(_, 0b11, 1)));
}

/// BI-6.7 BI-6.9
#[test]
fn the_cells_of_the_home() {
    let at = |seats: usize, spot: Spot| {
        let mut table = summer(seats);
        // Any value, whatever else lies there.
        table.die(0, 0, 1, At::Ready).die(
            1,
            0,
            6,
            forest(if spot == Spot::Home1 { Spot::Home2 } else { Spot::Home1 }),
        );
        table.act(place(0, spot));
        table
    };
    for seats in 2..=4 {
        assert_eq!(at(seats, Spot::Home1).me().amulets, [1, 1, 0]);
        let mut table = at(seats, Spot::Home2);
        assert_eq!((table.me().amulets, table.top()), ([2, 0, 0], Task::Look(Common::Vision)));
    }
    for seats in 3..=4 {
        let mut table = at(seats, Spot::Home3);
        assert_eq!((table.me().amulets, table.top()), ([2, 0, 0], Task::Gain(0b1111, 1)));
        let mut table = at(seats, Spot::Home4);
        assert_eq!((table.me().amulets, table.top()), ([2, 0, 0], Task::Move(1)));
    }
    let mut table = at(2, Spot::Home3);
    assert!(matches!(table.top(), Task::Choose(_)) && table.me().amulets == [2, 0, 0]);
    // The Home has a kodama track and a treasure, no area and no hill.
    assert!(Spot::Home1.river().is_none() && table.game.board.treasure(Region::Home).rewards()[0] > 0);
}

/// BI-6.8 BI-EX-14
#[test]
fn the_copy_cell_uses_a_die_of_another_player() {
    let mut table = summer(2);
    table.me().goods = rich();
    table.die(0, 0, 3, At::Ready).die(1, 0, 4, forest(Spot::Yomi)).die(1, 1, 6, At::Hill(0));
    table.die(0, 1, 1, At::Ready);
    assert_eq!(table.breach(place(1, Spot::Home4)), Breach::TooLowToCopy);
    table.act(place(0, Spot::Home4));
    assert_eq!(table.me().dice[0].value, 2, "lowered at once");
    assert_eq!(table.top(), Task::Copy);
    let lines: Vec<Kind> = (0..4).map(|number| line(River::Yomi, number)).collect();
    assert_eq!(table.kinds()[..4], lines);
    assert_eq!(table.breach(line(River::Yomi, 4)), Breach::NothingToCopy);
    assert_eq!(table.breach(line(River::Glade, 0)), Breach::NothingToCopy);
    table.act(line(River::Yomi, 0));
    assert_eq!(
        (table.kodama(0, Region::Yomi), table.top()),
        (2, Task::Finish),
        "the region of the chosen die"
    );
    // A die in the Home: the action of its cell. It may also be left.
    let mut table = summer(2);
    table.die(0, 0, 3, At::Ready).die(1, 0, 1, forest(Spot::Home1)).act(place(0, Spot::Home4));
    assert_eq!(table.kinds(), [Kind::CopyHome { cell: 0 }, Kind::Decline]);
    table.act(Kind::CopyHome { cell: 0 });
    assert_eq!(table.me().amulets, [1, 1, 0]);
}

/// BI-6.10
#[test]
fn a_six_takes_both_with_one_discount() {
    // Dragonfly first for a discount of 1, then the mitama at its full price.
    let mut table = at_line(River::Yomi, 4);
    table.acts(&[Kind::Part { part: 1 }, Kind::TakeDragonfly { slot: 2 }]);
    let free = Kind::Pay { goods: Goods::NONE };
    let whole = Kind::Pay { goods: Goods([1, 0, 0, 0]) };
    assert!(table.may(free) && table.may(whole), "the discount may be kept");
    table.act(free);
    assert_eq!(table.top(), Task::Take(Market::Mitama, 0, false));
    table.act(Kind::TakeMitama { slot: 0 });
    assert_eq!(table.me().goods, Goods([9, 9, 8, 9]));
    table.act(Kind::Decline);
    assert!(matches!(table.top(), Task::PairMitama), "the two may be paired with each other");
    // The other way round: pay the first whole, keep the discount for the second.
    let mut table = at_line(River::Yomi, 4);
    table.acts(&[Kind::Part { part: 1 }, Kind::TakeDragonfly { slot: 2 }, whole]);
    assert_eq!(table.top(), Task::Take(Market::Mitama, 1, false));
    // Each may be declined.
    let mut table = at_line(River::Forges, 4);
    table.acts(&[Kind::Part { part: 0 }, Kind::Decline]);
    assert_eq!(table.top(), Task::Take(Market::Building, 1, false));
    table.act(Kind::Decline);
    assert_eq!(table.top(), Task::Finish);
}

/// BI-6.10: what the first part sets off has prices and discounts of its own; they leave the discount of the two alone.
#[test]
fn a_discount_within_the_first_part_is_not_that_of_the_two() {
    // A dragonfly that costs nothing is paired and builds for one resource less (dragonfly 31); the mitama is still cheaper.
    let mut table = at_line(River::Yomi, 4);
    table.market(Market::Dragonfly, [None, Some(30), None, None]);
    table.me().mitama = mitama(24).bit() as u32;
    table.game.board.stacks[Market::Mitama.index()] &= !(mitama(24).bit() as u32);
    table.acts(&[Kind::Part { part: 1 }, Kind::TakeDragonfly { slot: 1 }, Kind::Pair]);
    assert_eq!(table.top(), Task::Take(Market::Building, 1, false));
    table.act(Kind::Build { slot: 0, river: River::Yomi });
    assert_eq!(table.me().goods, rich(), "the first building costs 1 wood, which is left out");
    assert_eq!(table.top(), Task::Take(Market::Mitama, 1, false));
    // The same with the mitama first, taken for nothing less: the dragonfly keeps the discount.
    let mut table = at_line(River::Yomi, 4);
    table.me().dragonflies = dragonfly(31).bit() as u32;
    table.game.board.stacks[Market::Dragonfly.index()] &= !(dragonfly(31).bit() as u32);
    let whole = Kind::Pay { goods: Goods([0, 0, 1, 0]) };
    table.acts(&[Kind::Part { part: 0 }, Kind::TakeMitama { slot: 0 }, whole, Kind::Decline]);
    table.acts(&[Kind::PairWith { dragonfly: dragonfly(31) }, Kind::Build { slot: 0, river: River::Yomi }]);
    assert_eq!(table.top(), Task::Take(Market::Dragonfly, 1, false));
}

/// BI-EX-05
#[test]
fn a_pilgrim_two_amulets_and_a_building_of_another() {
    let mut table = summer(4);
    table.die(0, 1, 2, At::Locked).die(1, 0, 2, forest(Spot::Yomi)).me().amulets = [2, 0, 0];
    table.site(River::Yomi, building(House::Temple, 1), 1).me().goods = rich();
    table.acts(&[
        Kind::Strengthen { die: 1, amulet: 1 },
        Kind::Strengthen { die: 1, amulet: 1 },
        place(1, Spot::Yomi),
    ]);
    assert_eq!((table.me().pilgrims, table.me().dice[1].value), (2, 4));
    assert!(table.may(line(River::Yomi, 3)));
    table.act(Kind::House { house: House::Temple });
    assert_eq!((table.top(), table.player(1).points), (Task::Rock, 1));
}

/// What a player is told of a turn is a story that others may hear.
#[test]
fn a_turn_tells_its_story() {
    let mut table = summer(2);
    table.die(0, 0, 3, At::Ready).act(place(0, Spot::Steps));
    assert!(matches!(table.told[..], [Event::Placed { value: 3, spot: Spot::Steps, .. }]));
    let view = table.game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.board.pending().len(), 2);
    assert_eq!(mitama(1).kind(), engawa_bitoku::MitamaKind::Ara);
    assert_eq!(Source::Line(River::Glade, 0).region(), Some(Region::Glade));
}
