//! The table, information, setting up (BI-1, BI-2, BI-3).

use engawa_kernel::{Game, Rules, Viewer};

use crate::scene::{Table, common, fresh, fresh_with, rich, seat, summer, torii};
use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Bitoku, BitokuCard, Breach, Building, Common, Cost, Event, Goods, House, Kind, Market, Node, Options,
    Phase, Region, Resource, River, Season, SideKind, Source, Task, Torii, Vision, Yokai,
};

fn each(mut visit: impl FnMut(usize, Table)) {
    for seats in 1..=MOST_SEATS {
        for seed in 0..20 {
            visit(seats, fresh(seats, seed));
        }
    }
}

/// BI-1.1
#[test]
fn four_years_of_four_seasons_then_the_ascension() {
    let mut table = fresh(2, 1);
    let mut last = 0;
    while let Some(seat) = table.game.deciders().first() {
        let kind = table.list(seat.index())[0];
        table.act_as(seat.index(), kind);
        assert!(table.game.board.round >= last);
        last = table.game.board.round;
    }
    let seasons: Vec<Season> = table
        .told
        .iter()
        .filter_map(|event| match event {
            Event::SeasonBegan { season, .. } => Some(*season),
            _ => None,
        })
        .collect();
    let year = [Season::Spring, Season::Summer, Season::Autumn, Season::Winter];
    assert_eq!(seasons, [&year[..], &year, &year, &year, &[Season::Ascension]].concat());
    assert_eq!((*Bitoku::SEATS.start(), *Bitoku::SEATS.end()), (1, 4));
    let outcome = table.game.outcome().expect("the game is over");
    let best = outcome.sheets.iter().map(engawa_kernel::Sheet::total).max();
    let winner = outcome.winners.first().expect("somebody won");
    assert_eq!(Some(outcome.sheets[winner.index()].total()), best);
}

/// BI-1.2 BI-1.9
#[test]
fn hands_and_decks_are_hidden_and_all_else_is_open() {
    let mut table = summer(3);
    table.hand(1, &[common(1), common(2)]);
    table.game.hidden.commons[0] =
        engawa_kernel::Deck::of(Yokai::COMMON & !common(1).bit() & !common(2).bit());
    table.game.board.players[1].known = table.game.hidden.decks[1];
    let own = table.game.view(Viewer::Seat(seat(1)));
    let other = table.game.view(Viewer::Seat(seat(0)));
    assert_eq!(own.own[1].map(|own| own.hand), Some(common(1).bit() | common(2).bit()));
    assert_eq!((other.own[1], own.own[0]), (None, None));
    assert_eq!(other.board, own.board, "the board is the same for all");
    assert_eq!((other.board.players[1].hand, other.board.players[1].secret()), (2, 2));
    // What the other hand holds is among the cards that seat 0 cannot place.
    assert_eq!(other.decks[0].unseen & common(1).bit(), common(1).bit());
    assert_eq!(own.decks[0].unseen & common(1).bit(), 0);
    // Discard piles are open.
    table.game.board.players[1].discard |= common(9).bit();
    assert!(table.game.view(Viewer::Spectator).board.players[1].discard & common(9).bit() != 0);
}

/// BI-1.3
#[test]
fn points_have_no_limit_and_may_be_negative() {
    let mut table = fresh(2, 3);
    let game = &mut table.game;
    game.board.players[0].points = 263;
    game.board.players[0].visions = 0;
    let sheet = |game: &Bitoku| Bitoku::sheet(&game.view(Viewer::Spectator), seat(0)).expect("a sheet");
    assert_eq!(sheet(game).lines[0], 263);
    game.board.players[0].points = 0;
    game.board.players[0].visions = 0b1111 << 3;
    assert!(sheet(game).lines[6] < 0, "unfulfilled visions are subtracted in full");
}

/// BI-1.4 BI-1.5
#[test]
fn resources_and_amulets_are_counted_and_never_change() {
    let mut table = summer(2);
    table.me().goods = Goods([3, 0, 0, 0]);
    table.me().amulets = [2, 1, 0];
    table.effect(torii(4).effects(), Source::Game);
    table.acts(&[Kind::Pick { resource: Resource::Sake }, Kind::Pick { resource: Resource::Sake }]);
    assert_eq!(table.me().goods, Goods([3, 0, 0, 2]));
    table.effect(torii(6).effects(), Source::Game);
    assert_eq!(table.me().amulets, [2, 2, 0], "an amulet +2 is not two of +1");
    // No change is given: an amulet +2 on a 5 is spent whole.
    table.asked(Task::Turn).die(0, 0, 5, At::Ready);
    table.act(Kind::Strengthen { die: 0, amulet: 2 });
    assert_eq!((table.me().amulets, table.me().dice[0].value), ([2, 1, 0], 6));
}

/// BI-1.6
#[test]
fn a_discount_leaves_out_what_the_payer_chooses_and_never_pays() {
    let cost = Cost { goods: Goods([0, 0, 1, 2]), any: 0 };
    let ways = |less: u8| {
        let mut ways = Vec::new();
        cost.each_payment(rich(), less, |paid| ways.push(paid.0));
        ways
    };
    assert_eq!(ways(0), [[0, 0, 1, 2]]);
    assert_eq!(ways(1), [[0, 0, 0, 2], [0, 0, 1, 1]]);
    assert_eq!(ways(3), [[0; 4]]);
    assert_eq!(ways(9), [[0; 4]], "the rest of a discount is lost");
    let any = Cost { goods: Goods::NONE, any: 2 };
    let mut count = 0;
    any.each_payment(rich(), 0, |paid| {
        assert!(any.settled_by(paid, 0));
        count += 1;
    });
    assert_eq!(count, 10);
    assert!(!any.settled_by(Goods([3, 0, 0, 0]), 0) && !any.payable(Goods([1, 0, 0, 0]), 0));
    // A slash: at most one of its options.
    let mut table = summer(2);
    table.effect(crate::scene::mitama(1).effects(), Source::Game);
    table.act(Kind::Choose { option: 1 });
    assert_eq!((table.me().amulets, table.top()), ([2, 0, 0], Task::Finish));
    // Cells of the stone path are not reduced by discounts: their payment never has one.
    table.me().goods = Goods([0, 1, 0, 0]);
    table.asked(Task::Pilgrim).act(Kind::Stone { cell: 3 });
    assert_eq!(table.me().goods, Goods::NONE);
}

/// BI-1.7
#[test]
fn effects_run_depth_first_in_the_players_order_and_can_be_declined() {
    let mut table = summer(2);
    // Kodama 1 and crystal or building: either part first, each completely before the next.
    table.me().goods = rich();
    table.effect(common(11).effects(), Source::Game);
    assert!(
        table.may(Kind::Part { part: 0 }) && table.may(Kind::Part { part: 1 }) && table.may(Kind::Decline)
    );
    table.act(Kind::Part { part: 1 });
    assert!(!table.may(Kind::Part { part: 0 }), "a started part is finished first");
    table.act(Kind::Decline);
    assert_eq!(table.top(), Task::Forward(0b11111, 1), "the other part goes on");
    table.act(Kind::Decline);
    assert_eq!(table.top(), Task::Finish);
    // Unlocking the die of a card, covering a reward and adding a bitoku are compulsory.
    table.asked(Task::Turn).die(0, 0, 6, At::Forest(engawa_bitoku::Spot::Yomi));
    assert_eq!(table.breach(Kind::Decline), Breach::SomethingElse);
    table.stack_deck(Common::Bitoku, &[0, 10]).asked(Task::Look(Common::Bitoku)).act(Kind::Look);
    assert_eq!(table.breach(Kind::Decline), Breach::Compulsory);
}

/// BI-1.8
#[test]
fn two_cards_of_a_common_deck_are_looked_at_and_one_is_taken() {
    let mut table = summer(2);
    let cards = [common(1), common(2), common(3)];
    table.stack_deck(Common::Yokai, &cards.map(u8::from));
    let before = table.me().hand;
    table.asked(Task::Look(Common::Yokai)).act(Kind::Look);
    assert_eq!(table.kinds(), [Kind::TakeYokai { card: cards[0] }, Kind::TakeYokai { card: cards[1] }]);
    assert_eq!(table.breach(Kind::TakeYokai { card: cards[2] }), Breach::NotLookedAt);
    table.act(Kind::TakeYokai { card: cards[1] });
    assert_eq!(table.me().hand, before + 1);
    let left: Vec<u8> = table.game.hidden.commons[0].tail().iter().map(|settled| settled.card).collect();
    assert_eq!(left, [u8::from(cards[2]), u8::from(cards[0])], "the other one lies under the deck");
    // The bitoku deck: the chosen card joins the path.
    table.stack_deck(Common::Bitoku, &[0, 23]).asked(Task::Look(Common::Bitoku)).act(Kind::Look);
    table.act(Kind::TakeBitoku { virtue: engawa_bitoku::Virtue::Meiyo });
    assert_eq!(table.me().path.cards().last(), BitokuCard::new(23).as_ref());
    // Nobody else sees what was taken unseen.
    let told =
        table.told.iter().find(|event| matches!(event, Event::YokaiChosen { .. })).expect("told").clone();
    let seen = engawa_kernel::Story::seen_by(&told, Viewer::Seat(seat(1)));
    assert!(matches!(seen, Event::YokaiChosen { card, .. } if card.value.is_none()));
}

/// BI-2.1 BI-2.2
#[test]
fn every_player_count_has_its_board() {
    each(|seats, table| {
        let face = table.game.board.face();
        let expected = match seats {
            1 | 2 => (1, 3, 2, 5, 1),
            3 => (2, 2, 1, 6, 2),
            _ => (3, 3, 1, 7, 2),
        };
        assert_eq!((face.dice, face.hill_dice, face.hills, face.rocks, face.paths), expected);
        assert_eq!((table.game.board.round, table.game.board.phase), (1, Phase::Call));
    });
}

/// BI-2.3
#[test]
fn a_torii_tile_of_the_letter_lies_at_every_torii_side_path() {
    each(|seats, table| {
        let paths = if seats < 3 { 1 } else { 2 };
        let mut count = 0;
        for cell in 0..16 {
            let kind = table.game.board.side(cell).map(|side| side.kind).filter(|_| cell < 8 * paths);
            let tile = table.game.board.torii[cell];
            match kind {
                Some(SideKind::ToriiA) => assert!(tile.is_some_and(|tile| tile.bit() & Torii::A != 0)),
                Some(SideKind::ToriiB) => assert!(tile.is_some_and(|tile| tile.bit() & Torii::A == 0)),
                _ => assert_eq!(tile, None),
            }
            count += usize::from(tile.is_some());
        }
        assert_eq!(count, 4 * paths);
    });
}

/// BI-2.4
#[test]
fn ancient_buildings_by_player_count() {
    each(|seats, table| {
        let there = |river: River| table.game.board.site(river, House::Ancient).is_some();
        let expected = match seats {
            1 | 2 => [true; 4],
            3 => [true, false, true, false],
            _ => [false; 4],
        };
        assert_eq!([River::Yomi, River::Steps, River::Glade, River::Forges].map(there), expected);
        let lying = table.game.board.sites.as_flattened().iter().flatten().count();
        let out = u64::from(table.game.board.gone[0]) & Building::ANCIENT;
        assert_eq!(out.count_ones() as usize, 6 - lying);
    });
}

/// BI-2.5 BI-2.6
#[test]
fn treasures_neutral_kodamas_and_markets() {
    each(|seats, table| {
        let board = &table.game.board;
        let treasures: u64 = board.treasures.iter().map(OpenPiece::bit).sum();
        assert_eq!(treasures, 0b11111, "each treasure once");
        assert_eq!(board.neutral(), if seats < 3 { Some(4) } else { None });
        for &market in Market::ALL {
            assert!(board.market(market).iter().all(Option::is_some));
        }
        assert_eq!(board.stack_len(Market::Building), 20);
    });
}

/// BI-2.7 BI-3.3
#[test]
fn what_a_player_starts_with() {
    each(|seats, table| {
        let board = &table.game.board;
        for player in 0..seats {
            let own = &board.players[player];
            assert_eq!(own.dragonflies.count_ones(), 1);
            assert_eq!(own.visions.count_ones(), 1);
            assert_eq!(own.goods, Goods([1, 0, 1, 0]));
            assert_eq!(own.amulets, [1, 0, 0]);
            assert!(own.rocks[0].is_some() && own.rocks[1..] == [None; 3]);
            let held = table.game.hidden.held(player);
            assert_eq!(held, Yokai::starters(player), "five starting yokai, one of each kind");
            assert_eq!((own.hand, own.deck), (4, 1), "four are drawn in the first spring");
        }
        let garden = if seats == 1 { 4 } else { u32::from(board.face().rocks) };
        assert_eq!(board.garden.count_ones(), garden);
    });
}

/// BI-2.8
#[test]
fn decks_and_hills() {
    each(|seats, table| {
        let board = &table.game.board;
        assert!(
            board.hills.iter().all(|hill| hill.bitoku.is_some() && hill.yokai.is_some() && hill.covered == 0)
        );
        let lens = [0, 1, 2].map(|deck| table.game.hidden.commons[deck].len());
        assert_eq!(lens, [29 - 4, 24 - 4, Vision::COUNT - seats]);
        assert_eq!(board.discards, [0, 0]);
    });
}

/// BI-3.1 BI-3.2
#[test]
fn dice_kodamas_pilgrims_and_counters() {
    each(|seats, mut table| {
        for player in 0..seats {
            let own = *table.player(player);
            assert_eq!(own.dice.map(|die| die.value), [3, 2, 1]);
            assert!(own.dice.iter().all(|die| die.at == At::Locked));
            assert_eq!(own.kodama, [1; Region::COUNT]);
            assert_eq!((own.pilgrims, own.filled(), own.houses, own.visited, own.points), (3, 0, 0, 0, 0));
        }
    });
    // The turn order is random.
    let firsts: Vec<u8> = (0..20).map(|seed| fresh(4, seed).game.board.order[0]).collect();
    assert!((0..4).all(|player| firsts.contains(&player)), "{firsts:?}");
}

/// BI-3.4
#[test]
fn only_available_pilgrims_serve() {
    let mut table = summer(2);
    table.me().pilgrims = 0;
    table.me().walking[0] = 3;
    table.me().goods = rich();
    assert!(!table.may(Kind::Place { die: 0, spot: engawa_bitoku::Spot::Yomi }), "none to free a locked die");
    table.asked(Task::Move(2));
    assert!(!table.may(Kind::Start { cell: 0 }) && table.may(Kind::Walk { cell: 0 }));
    table.asked(Task::Pilgrim);
    assert_eq!(table.top(), Task::Finish, "none for the stone path");
    table.me().pilgrims = 1;
    table.me().walking[0] = 2;
    table.asked(Task::Pilgrim);
    assert!(table.may(Kind::Stone { cell: 0 }));
    table.asked(Task::Move(1));
    assert!(table.may(Kind::Start { cell: 0 }));
}

/// BI-EX-03
#[test]
fn nezumi_and_the_icons_of_the_book() {
    assert!(matches!(common(11).effects().parts(), [Node::Forward(..), Node::Choose(_)]));
    assert_eq!(common(11).winter(), engawa_bitoku::Winter::Per(2, engawa_bitoku::Element::Building));
    assert!(matches!(torii(1).effects().parts(), [Node::Take(Market::Mitama, 2)]));
    assert_eq!(common(1).effects().parts(), [Node::Gain(0b1100, 2)]);
}

/// The options are read as they are written, and no others.
#[test]
fn options_are_what_they_can_be() {
    use engawa_kernel::Options as _;
    let seats = engawa_kernel::SeatCount::new(1).expect("one");
    for options in engawa_kernel::options::all_pairs::<Options>(seats) {
        let text = serde_json::to_string(&options).expect("JSON");
        assert_eq!(serde_json::from_str::<Options>(&text).ok(), Some(options));
    }
    assert!(serde_json::from_str::<Options>("6").is_err(), "three dragonflies are no choice");
    let mut options = Options::default();
    options.set_named("tengu-dragonflies", "two", seats).expect("a choice");
    assert_eq!(options.tengu_dragonflies(), 2);
    assert_eq!(fresh_with(1, options, 1).game.board.players[1].dragonflies.count_ones(), 2);
}
