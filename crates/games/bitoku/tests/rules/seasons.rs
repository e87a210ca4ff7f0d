//! Spring, autumn, winter (BI-4, BI-14, BI-15).

use engawa_kernel::{Rules, Viewer};

use crate::scene::{Table, building, common, crystal, fresh, seat, summer, yokai};
use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Breach, Common, Event, Goods, House, Kind, Market, Phase, Region, Resource, River, Spot, Task, Yokai,
};

/// A table whose summer ends with the next pass of seat 0: all others have passed.
fn last_pass(seats: usize) -> Table {
    let mut table = summer(seats);
    for player in 0..seats {
        let spots = [Spot::Yomi, Spot::Steps, Spot::Glade];
        for (die, spot) in spots.into_iter().enumerate() {
            let at = if player == 0 { At::Forest(spot) } else { At::Hill(0) };
            table.player(player).dice[die].at = at;
        }
        let hand: Vec<Yokai> = engawa_kernel::bits(table.game.hidden.hands[player]).map(yokai).collect();
        table.hand(player, &[]);
        table.player(player).played = [Some(hand[0]), Some(hand[1]), Some(hand[2])];
        table.player(player).passed = player != 0;
    }
    table
}

fn winter(seats: usize) -> Table {
    let mut table = last_pass(seats);
    table.act(Kind::Pass);
    assert_eq!(table.game.board.phase, Phase::Dice);
    table
}

/// BI-4.1 BI-EX-01
#[test]
fn four_cards_are_called_and_three_kept() {
    let table = fresh(2, 5);
    assert_eq!(table.game.board.players[0].hand, 4);
    let mut table = fresh(1, 5);
    // With a card left from the year before, three are drawn.
    let all: Vec<Yokai> = (0..5).map(yokai).collect();
    table.hand(0, &all[..1]);
    table.game.hidden.decks[0] = all[1..].iter().fold(0, |cards, card| cards | card.bit());
    table.me().deck = 4;
    let mut stage = engawa_kernel::Stage::new(&mut table.dice, &mut table.told);
    table.game.begin_spring(&mut stage);
    assert_eq!((table.game.board.players[0].hand, table.game.board.players[0].deck), (4, 1));
    let card = engawa_kernel::bits(table.game.hidden.hands[0]).map(yokai).next().expect("a card");
    table.act(Kind::Discard { card });
    assert_eq!((table.me().hand, table.me().discard), (3, card.bit()));
    // With five in hand nothing is drawn and two are put off.
    let mut table = fresh(1, 5);
    table.hand(0, &all);
    assert_eq!(table.game.prompt(seat(0)), Some(engawa_bitoku::Prompt::Call(2)));
    assert_eq!(table.breach(Kind::Discard { card: common(1) }), Breach::NotInHand);
}

/// BI-4.2
#[test]
fn an_empty_deck_is_the_shuffled_discard_pile() {
    let mut table = summer(2);
    table.hand(0, &[]);
    table.game.hidden.decks[0] = 0;
    table.me().deck = 0;
    table.me().known = 0;
    table.me().discard = yokai(0).bit() | yokai(1).bit();
    table.asked(Task::Draw).act(Kind::Look);
    assert_eq!((table.me().hand, table.me().deck, table.me().discard), (1, 1, 0));
    table.asked(Task::Draw).act(Kind::Look);
    table.asked(Task::Draw);
    assert_eq!(table.top(), Task::Finish, "both are empty: nothing is drawn");
}

/// BI-4.3 BI-EX-02 BI-11.5
#[test]
fn every_dream_crystal_gives_its_reward_in_any_order() {
    let mut table = summer(2);
    table.me().crystals[0] = Some(crystal(9));
    table.me().crystals[1] = Some(crystal(3));
    table.me().crystals[2] = Some(crystal(1));
    let hand = table.me().hand;
    table.asked(Task::Harvest(0b111));
    assert_eq!(table.me().amulets, [2, 0, 0], "the amulet comes by itself");
    assert!(table.may(Kind::Harvest { slot: 0 }) && table.may(Kind::Harvest { slot: 2 }));
    assert_eq!(table.breach(Kind::Harvest { slot: 1 }), Breach::NothingToHarvest);
    table.act(Kind::Harvest { slot: 2 });
    assert_eq!(table.me().hand, hand + 1, "cards drawn now stay");
    assert_eq!(table.top(), Task::Move(1));
    table.act(Kind::Decline);
    // A dream gained during the harvest gives nothing in it: the rewards are those of its beginning.
    table.me().crystals[1] = None;
    table.asked(Task::Harvest(0b101));
    table.me().crystals[1] = Some(crystal(3));
    let amulets = table.me().amulets;
    table.acts(&[Kind::Harvest { slot: 0 }, Kind::Decline, Kind::Look]);
    assert_eq!((table.top(), table.me().amulets), (Task::Finish, amulets));
}

/// BI-4.4
#[test]
fn cards_are_chosen_independently_and_harvests_follow_the_order() {
    let mut table = fresh(3, 4);
    table.game.board.order = [2, 0, 1, 3];
    for player in 0..3 {
        table.player(player).crystals[0] = Some(crystal(11));
    }
    assert_eq!(table.game.deciders().len(), 3);
    let card = table.list(1)[0];
    table.act_as(1, card);
    let Kind::Discard { card } = card else { panic!("a card is put off") };
    let seen = table.game.view(Viewer::Seat(seat(0)));
    assert_eq!((seen.board.players[1].discard, seen.board.players[1].dropped), (0, 1), "not shown yet");
    let (zero, two) = (table.list(0)[0], table.list(2)[0]);
    table.act_as(0, zero);
    table.act_as(2, two);
    assert_eq!(table.game.board.players[1].discard, card.bit(), "all have chosen");
    for player in [2, 0, 1] {
        assert_eq!((table.game.board.phase, table.game.board.active), (Phase::Harvest, player));
        table.act(Kind::Decline);
    }
    assert_eq!(table.game.board.phase, Phase::Summer);
}

/// BI-14.1 BI-EX-11 BI-EX-27
#[test]
fn the_new_order_follows_the_positions_in_the_home() {
    let order = |home: &[u8]| new_order(home.iter().copied(), &[0, 1, 2, 3]);
    assert_eq!(order(&[1, 3, 1]), [1, 3, 0, 2]);
    assert_eq!(order(&[]), [0, 1, 2, 3]);
    let mut table = last_pass(4);
    table.die(3, 0, 1, At::Forest(Spot::Home1)).die(1, 0, 6, At::Forest(Spot::Home3));
    table.act(Kind::Pass);
    assert_eq!(table.game.board.order, [3, 1, 0, 2], "the position counts, not the value");
}

/// BI-15.1
#[test]
fn the_dice_return_in_any_order() {
    let mut table = last_pass(2);
    for (die, value) in [4, 2, 6].into_iter().enumerate() {
        table.player(0).dice[die].value = value;
        table.player(1).dice[die].value = 5;
    }
    table.act(Kind::Pass);
    assert!(table.me().dice.iter().all(|die| die.at == At::Locked));
    assert_eq!(table.game.deciders().len(), 1, "three equal dice leave no choice");
    assert_eq!(table.kinds().len(), 6);
    table.act(Kind::Arrange { order: 5 });
    assert_eq!(table.me().dice.map(|die| die.value), [6, 2, 4]);
    let mut table = last_pass(2);
    for (die, value) in [3, 3, 6].into_iter().enumerate() {
        table.player(0).dice[die].value = value;
    }
    table.act(Kind::Pass);
    assert_eq!(table.list(0).len(), 3, "each arrangement once");
    assert_eq!(table.breach(Kind::Arrange { order: 5 }), Breach::NoSuchOrder);
}

fn arranged(seats: usize) -> Table {
    let mut table = winter(seats);
    while table.game.board.phase == Phase::Dice {
        let kind = table.kinds()[0];
        table.act(kind);
    }
    table
}

/// BI-15.2 BI-EX-12
#[test]
fn one_played_yokai_may_be_removed_and_scores() {
    let mut table = winter(3);
    table.game.board.order = [1, 0, 2, 3];
    while table.game.board.phase == Phase::Dice {
        let kind = table.kinds()[0];
        table.act(kind);
    }
    assert_eq!((table.game.board.active, table.top()), (1, Task::Remove), "in the new order");
    let card = table.player(1).played[2].expect("a card");
    table.act(Kind::Remove { slot: 2 });
    assert_eq!((table.player(1).points, table.player(1).removed), (3, card.bit()));
    assert_eq!(table.game.board.active, 0);
    // 2 VP per building, at most 12; elements are counted now.
    table.me().houses = 6;
    assert_eq!(table.game.board.winter_points(0, common(11)), 12);
    table.me().houses = 2;
    assert_eq!(table.game.board.winter_points(0, common(11)), 4);
    for (die, value) in [2, 6, 5].into_iter().enumerate() {
        table.me().dice[die].value = value;
    }
    assert_eq!(table.game.board.winter_points(0, common(9)), 11, "the two best dice");
    table.act(Kind::Decline);
    assert_eq!(table.me().points, 0);
}

/// Every element that a yokai can count (BI-15.2).
#[test]
fn every_element_is_counted() {
    use engawa_bitoku::Element;
    let mut table = summer(2);
    table.site(River::Yomi, building(House::Onsen, 1), 0);
    table.me().crystals[0] = Some(crystal(1));
    table.me().mitama = 0b111;
    table.me().dragonflies = 0b11;
    table.me().paired = 0b11;
    table.me().path.push(crate::scene::virtue(engawa_bitoku::Virtue::Yu));
    table.me().path.push(crate::scene::virtue(engawa_bitoku::Virtue::Jin));
    table.me().visited = 1;
    table.game.board.sides[1][0] = 1;
    table.game.board.sides[2][0] = 1;
    table.game.board.sides[3][1] = 1;
    table.me().rocks = [Some(crate::scene::rock(1)), Some(crate::scene::rock(2)), None, None];
    table.me().stones = 0b101;
    table.me().visions = 0b11;
    table.me().goods = Goods([1, 2, 0, 0]);
    table.me().amulets = [1, 1, 2];
    table.me().kodama = [5, 4, 1, 1, 1];
    let count = |element: Element| table.game.board.elements(0, element);
    let found: Vec<u32> = Element::ALL.iter().map(|&element| count(element)).collect();
    assert_eq!(found, [1, 1, 3, 2, 1, 2, 1, 2, 3, 2, 2, 2, 3, 4, 5, 1]);
}

/// BI-15.3
#[test]
fn nobody_owns_fewer_than_four_yokai() {
    let mut table = winter(2);
    table.me().removed |= 1 << 4;
    let own = table.me();
    assert_eq!(own.usable_yokai(), 5);
    let gone = own.discard | own.known;
    own.discard = 0;
    own.known = 0;
    own.deck = 1;
    own.hand = 0;
    assert!(gone != 0);
    assert_eq!(table.me().usable_yokai(), 4);
    table.game.board.active = 0;
    assert!(!table.game.board.can_remove());
    table.me().deck = 2;
    assert!(table.game.board.can_remove());
}

/// BI-15.4 BI-15.5 BI-15.6
#[test]
fn winter_clears_and_deals_anew() {
    let mut table = arranged(2);
    let hills = table.game.board.hills;
    let markets = table.game.board.markets;
    let garden = table.game.board.garden;
    table.game.board.hills[1].covered = 7;
    let played = table.game.board.players[0].played;
    table.acts(&[Kind::Decline, Kind::Decline]);
    let board = &table.game.board;
    assert_eq!((board.round, board.phase), (2, Phase::Call));
    assert_eq!(board.players[0].played, [None; 3]);
    let own = table.game.hidden.held(0) | board.players[0].discard;
    assert!(played.iter().flatten().all(|card| own & card.bit() != 0));
    assert!(board.hills.iter().all(|hill| hill.covered == 0 && hill.yokai.is_some()));
    for hill in hills {
        assert!(board.discards[0] & hill.yokai.expect("a card").bit() != 0);
        assert!(board.discards[1] & hill.bitoku.expect("a card").bit() != 0);
    }
    for &market in Market::ALL {
        let (old, new) = (markets[market.index()], board.market(market));
        assert_eq!(new[..3], old[1..], "the rest slides forward");
        assert!(board.gone[market.index()] >> old[0].expect("a tile") & 1 == 1);
    }
    assert_eq!(board.garden, garden, "the rock garden is not refilled");
    // The fourth winter leads to the Ascension without new cards.
    let mut table = last_pass(2);
    table.game.board.round = 4;
    let hills = table.game.board.hills;
    table.act(Kind::Pass);
    table.acts(&[Kind::Decline, Kind::Decline]);
    assert_eq!((table.game.board.phase, table.game.board.hills), (Phase::Over, hills));
}

/// BI-15.7
#[test]
fn shortages() {
    let mut table = arranged(2);
    let board = &mut table.game.board;
    // Two bitoku left anywhere: the two right hills stay without.
    board.hills.iter_mut().for_each(|hill| hill.bitoku = None);
    board.discards[1] = 0b1;
    table.stack_deck(Common::Bitoku, &[7]);
    // An empty last cell removes nothing; an empty stack fills nothing.
    let crystals = Market::Crystal.index();
    table.game.board.markets[crystals] = [None, Some(1), None, Some(2)];
    table.game.board.stacks[crystals] = 0;
    let gone = table.game.board.gone[crystals];
    table.acts(&[Kind::Decline, Kind::Decline]);
    let board = &table.game.board;
    let dealt = board.hills.map(|hill| hill.bitoku.map(u8::from));
    assert_eq!(dealt, [Some(7), Some(0), None, None]);
    assert_eq!(board.markets[crystals], [Some(1), Some(2), None, None]);
    assert_eq!(board.gone[crystals], gone);
    // A missing card may be chosen but gives nothing.
    let mut table = summer(2);
    table.game.board.hills[0].yokai = None;
    table.die(0, 0, 3, At::Forest(Spot::Yomi));
    let cross = |reward| Kind::Cross { die: 0, hill: River::Yomi, reward };
    assert!(
        !table.may(cross(engawa_bitoku::Reward::Yokai))
            && table.may(cross(engawa_bitoku::Reward::LeaveYokai))
    );
}

/// Everything drawn is told to its owner alone.
#[test]
fn drawn_cards_are_told_to_their_owner() {
    let table = fresh(2, 1);
    let drew: Vec<&Event> = table.told.iter().filter(|event| matches!(event, Event::Drew { .. })).collect();
    assert_eq!(drew.len(), 2);
    assert!(table.told.iter().any(|event| matches!(event, Event::HillsDealt { .. })));
    assert_eq!(table.game.board.players[0].kodama[Region::Home.index()], 1);
    assert_eq!(table.game.board.players[0].goods.get(Resource::Jade), 1);
}
