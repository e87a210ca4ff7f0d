//! WC-1, WC-2, WCM-1: components and setup.

use engawa_kernel::{Census, Game, Rules, Viewer};
use engawa_white_castle::{
    Art, ArtCard, Card, CastleRow, Ceremony, Colour, Daimyo, DieToken, End, Floor, Garden, Good, Kind,
    Member, Pad, Phase, Resource, Room, SoloCard, TeaPlace, Tile, TilePlace, WhiteCastle, Yard,
};

use crate::scene::{
    Scene, act, board, each_position, has, listed, may, me, options, place, seat, start, tile,
};

#[test]
fn the_box_holds_what_the_rules_count_on() {
    // WC-1.2, WC-1.3, WCM-1.1, WCM-1.2: with Matcha the decks grow to these sizes.
    assert_eq!((DieToken::COUNT, Tile::COUNT), (15, 12));
    assert_eq!((Resource::COUNT, Daimyo::COUNT, SoloCard::COUNT), (12, 12, 12));
    assert_eq!((Pad::COUNT, Ceremony::COUNT, ArtCard::COUNT), (8, 10, 16));
    let of = |floor: Option<Floor>| Card::all().filter(|card| card.floor() == floor).count();
    assert_eq!((of(Some(Floor::Steward)), of(Some(Floor::Diplomat)), of(None)), (18, 15, 8));
    assert_eq!(Garden::COUNT, 16);
    for colour in &Colour::ALL[..3] {
        let mut rewards: Vec<Good> = DieToken::all()
            .filter(|token| token.colour() == *colour)
            .flat_map(|token| token.reward().iter().map(|(good, _)| good).collect::<Vec<_>>())
            .collect();
        rewards.sort_unstable();
        assert_eq!(rewards, [Good::Coin, Good::Food, Good::Iron, Good::Pearl, Good::Any]);
    }
    let exact =
        |key: &str| WhiteCastle::COMPONENTS.iter().find(|part| part.key == key).expect("a part").exact;
    assert!(exact("ceremony-tokens") && exact("die-tokens") && !exact("solo-cards") && !exact("lily-pads"));
}

/// WCM-EX-14, as the examples file says it: deck sizes with Matcha.
#[test]
fn deck_sizes() {
    // WC-2.1, WC-2.2, WCM-1.2, WCM-1.5: so many are left in the decks after the rooms and Himeji were filled.
    for (seats, matcha, sizes) in [
        (2, false, [9 - 3, 9 - 2]),
        (1, false, [9 - 3, 9 - 2]),
        (3, false, [15 - 3, 12 - 2]),
        (4, false, [15 - 3, 12 - 2]),
        (2, true, [12 - 3, 12 - 2]),
        (1, true, [12 - 3, 12 - 2]),
        (4, true, [18 - 3, 15 - 2]),
    ] {
        let (game, _) = start(seats, options(matcha), 3);
        let table = board(&game);
        assert_eq!(
            [Floor::Steward, Floor::Diplomat].map(|floor| table.deck_len(floor)),
            sizes,
            "{seats} {matcha}"
        );
        let arts = if !matcha {
            0
        } else if seats < 3 {
            5
        } else {
            8
        };
        assert_eq!([Art::Ikebana, Art::Calligraphy].map(|art| table.art_len(art)), [arts; 2]);
        assert_eq!(table.art(Art::Ikebana).is_some(), matcha);
    }
    // No diamond card is ever seen with two: 1, 3, 6, 8, 11 and 14 of the stewards, 1, 9 and 12 of the diplomats.
    each_position(20, 2, true, |game| {
        for card in Room::ALL.iter().filter_map(|&room| board(game).room(room)) {
            let diamonds: &[usize] = match card.floor() {
                Some(Floor::Steward) => &[1, 3, 6, 8, 11, 14],
                _ => &[1, 9, 12],
            };
            assert!(!diamonds.contains(&card.number()), "{card:?}");
        }
    });
}

#[test]
fn die_tokens_show_two_colours_in_every_room() {
    // WC-2.3, WC-2.3a, WC-2.4: three different colours on the diamond places; they never change.
    let mut firsts = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let (game, _) = start(3, options(true), seed);
        let table = board(&game);
        let colour = |row: CastleRow| table.token(row).colour();
        let diamond: Vec<Colour> =
            CastleRow::all().filter(|row| row.row() == 0).take(3).map(colour).collect();
        assert!(diamond[0] != diamond[1] && diamond[1] != diamond[2] && diamond[0] != diamond[2]);
        firsts.insert(diamond.clone());
        for &room in Room::ALL {
            let rows: Vec<Colour> = CastleRow::all().filter(|row| row.room() == room).map(colour).collect();
            assert_eq!(rows.len(), if room.floor() == Floor::Steward { 3 } else { 2 });
            assert!(rows.iter().any(|colour| *colour != rows[0]), "{rows:?}");
        }
        let mut all: Vec<usize> = CastleRow::all().map(|row| table.token(row).index()).collect();
        all.extend(table.well_tokens().map(DieToken::index));
        all.sort_unstable();
        assert!(all.into_iter().eq(0..15));
    }
    assert_eq!(firsts.len(), 6, "every order of the three colours comes");
    let mut seen = None;
    each_position(1, 2, false, |game| {
        let tokens: Vec<DieToken> = CastleRow::all().map(|row| board(game).token(row)).collect();
        assert_eq!(*seen.get_or_insert(tokens.clone()), tokens);
    });
}

#[test]
fn gardens_yards_and_the_daimyo() {
    // WC-1.1, WC-2.2, WC-2.5, WC-2.6: a plant and a stone under each bridge, four different tiles, one daimyo card.
    for seed in 0..50 {
        let (game, _) = start(4, options(seed % 2 == 0), seed);
        let table = board(&game);
        for &bed in engawa_white_castle::Bed::ALL {
            assert_eq!(table.garden(bed).index() < 8, bed.is_plant());
            if seed % 2 == 1 {
                assert!(table.garden(bed).index() % 8 < 5, "a card of Matcha without it");
            }
        }
        let mut tiles: Vec<usize> = TilePlace::ALL.iter().map(|&place| table.tile(place).index()).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 4);
        assert!((0..3).all(|slot| table.slot(slot).is_none()));
        assert!(seed % 2 == 0 || (tiles[3] < 8 && table.daimyo().index() < 9));
    }
}

#[test]
fn dice_lie_in_order_on_their_bridges() {
    // WC-2.7, WCM-1.4: players and one more of each colour; solo as with two.
    for (seats, count) in [(1, 3), (2, 3), (3, 4), (4, 5)] {
        for seed in 0..20 {
            let (game, _) = start(seats, options(true), seed);
            for &colour in Colour::ALL {
                let bridge = board(&game).bridge(colour);
                let mut dice = vec![bridge.end(End::Left).expect("a die")];
                dice.extend(bridge.middle());
                dice.push(bridge.end(End::Right).expect("a die"));
                assert_eq!(dice.len(), count);
                assert!(dice.is_sorted() && dice.iter().all(|die| (1..=6).contains(die)), "{dice:?}");
            }
        }
    }
    let (game, _) = start(3, options(false), 1);
    assert!(board(&game).bridge(Colour::Green).is_empty());
}

#[test]
fn the_order_is_random_and_the_first_lies_on_top() {
    // WC-2.8
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let (game, _) = start(3, options(false), seed);
        let order: Vec<String> = board(&game).order().map(|who| format!("{who:?}")).collect();
        let standing: Vec<String> = board(&game).standing().map(|who| format!("{who:?}")).collect();
        assert_eq!(order, standing);
        orders.insert(order);
    }
    assert_eq!(orders.len(), 6);
}

#[test]
fn pairs_are_taken_in_reverse_order() {
    // WC-2.9, WC-2.10, WCM-1.6: players and one more pairs, each with a token; the goods come at once.
    let (mut game, _) = start(3, options(true), 5);
    let mut order: Vec<_> = board(&game).order().collect();
    order.reverse();
    assert_eq!(board(&game).pairs().iter().flatten().count(), 4);
    for who in order {
        assert_eq!(board(&game).active(), who);
        let decider = game.deciders().first().expect("somebody");
        let Some(&Kind::TakePair { pair }) = listed(&game).last() else { panic!("{:?}", listed(&game)) };
        let taken = board(&game).pairs()[usize::from(pair)].expect("a pair");
        act(&mut game, Kind::TakePair { pair });
        let clan = *board(&game).clan(decider).expect("a clan");
        assert_eq!(
            (clan.resource(), clan.action(), clan.token()),
            (taken.resource, taken.action, taken.token)
        );
        let gains = taken.resource.expect("a card").gains();
        for good in [Good::Coin, Good::Seal, Good::Food, Good::Iron, Good::Pearl, Good::Whisk] {
            assert_eq!(clan.has(good), u16::from(gains.get(good)), "{good:?}");
        }
        for _ in 0..gains.get(Good::Any) {
            assert_eq!(listed(&game).len(), 3);
            act(&mut game, Kind::Pick { good: Good::Iron });
        }
        let iron = gains.get(Good::Iron) + gains.get(Good::Any);
        assert_eq!(board(&game).clan(decider).expect("a clan").has(Good::Iron), u16::from(iron));
    }
    assert_eq!((board(&game).phase(), board(&game).pairs().iter().flatten().count()), (Phase::Turns, 1));
}

#[test]
fn a_decree_comes_with_its_card() {
    // WC-2.10: card 1 names the decree of coins; its back gives a pearl beside it.
    let lantern = Resource::new(0).expect("a card").back();
    assert_eq!((lantern.get(Good::Pearl), lantern.get(Good::Coin)), (1, 1));
    assert_eq!(Resource::new(1).expect("a card").back().get(Good::Coin), 0);
}

#[test]
fn all_members_stand_at_home() {
    // WC-1.4, WC-2.11, WCM-1.3: five of each, no whisk yet.
    let game = Scene::matcha(2).set();
    for &member in Member::ALL {
        assert_eq!(me(&game).home(member), 5);
    }
    assert_eq!(has(&game, Good::Whisk), 0);
    assert!(TeaPlace::ALL.iter().all(|&place| me(&game).geishas(place) == 0));
    assert!(Yard::ALL.iter().all(|&yard| me(&game).warriors(yard) == 0));
}

#[test]
fn limits_cut_and_the_gain_is_legal() {
    // WC-1.5, WCM-1.3: 7 of each resource and of whisks, 5 seals, any number of coins.
    for (number, good, n) in [(1, Good::Pearl, 3), (3, Good::Food, 3), (9, Good::Whisk, 3)] {
        let face = tile(number).face(engawa_white_castle::Face::Yellow);
        let mut game = Scene::matcha(2).has(good, 5).effects(face, engawa_white_castle::Source::Game).set();
        act(&mut game, Kind::Part { part: 0 });
        assert_eq!(has(&game, good), 7, "5 and {n}");
    }
    let face = tile(5).face(engawa_white_castle::Face::Yellow);
    let mut game = Scene::base(2).has(Good::Seal, 4).effects(face, engawa_white_castle::Source::Game).set();
    act(&mut game, Kind::Part { part: 0 });
    act(&mut game, Kind::TakeSeals);
    assert_eq!(has(&game, Good::Seal), 5);
    let face = tile(6).face(engawa_white_castle::Face::Yellow);
    let mut game = Scene::base(2).has(Good::Coin, 90).effects(face, engawa_white_castle::Source::Game).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(has(&game, Good::Coin), 95);
}

#[test]
fn everything_is_public() {
    // WC-1.6, WCM-1.7: every viewer sees the same, and the sets of cards to come tell no order.
    each_position(2, 3, true, |game| {
        let open = game.view(Viewer::Spectator);
        assert!((0..3).all(|place| game.view(Viewer::Seat(seat(place))) == open));
    });
    // The same cards, another order to come: only what was drawn differs.
    let (one, mut dice) = start(3, options(true), 1);
    let mut other = WhiteCastle::redeal(&one.view(Viewer::Spectator), &mut dice);
    assert_eq!(one, other);
    act(&mut other, Kind::TakePair { pair: 0 });
    assert_ne!(one, other);
}

#[test]
fn components_are_counted() {
    // WC-1.2, WCM-1.1: 41 castle and start cards of which those in the game lie somewhere, 16 of Himeji.
    let mut census = Census::new();
    Scene::matcha(4).set().census(&mut census);
    let text = format!("{census:?}");
    assert_eq!(text.matches("\"art\"").count(), 16);
    assert_eq!(text.matches("(\"die\"").count(), 4);
}

#[test]
fn matcha_pieces_stay_in_the_box_without_it() {
    // WCM-1.1: no whisks to trade for, no space to place on.
    let game = Scene::base(2).has(Good::Seal, 5).has(Good::Coin, 9).set();
    assert!(!may(&game, Kind::Trade { good: Good::Whisk }) && may(&game, Kind::Trade { good: Good::Food }));
    assert!(!may(&game, place(Colour::Coral, End::Left, engawa_white_castle::Space::TeaLeft)));
    assert!(board(&game).pads().next().is_none());
    assert!(board(&game).tea_tokens().iter().all(Option::is_none));
}
