//! WC-10, WCM-10: alone against the Tokugawa clan.

use engawa_kernel::Rules;
use engawa_white_castle::{
    Art, Bed, Clan, Colour, End, Event, Floor, Good, Kind, Level, Options, Phase, Room, SoloCard, Space,
    Start, Task, TeaPlace, Who,
};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, each_position, has, listed, may, me, options, seat, solo_card, start,
    stone, task,
};

fn rival(game: &engawa_white_castle::WhiteCastle) -> Clan {
    *board(game).rival().expect("a rival")
}

/// The rival's turn begins when the player finishes: this card is turned over, that one shows the die. The rest of the deck follows.
fn rival_turn(scene: Scene, flipped: usize, shown: usize) -> engawa_white_castle::WhiteCastle {
    let scene = scene.stack(&[json!("finish")]);
    let solo = json!({
        "top": solo_card(flipped),
        "deck": { "loose": 1u64 << (shown - 1), "tail": [] },
        "flipped": [null, null],
    });
    scene.with("solo", solo).set()
}

/// Finishes, with the rival about to do a single deed of a card from this one on.
fn deed(scene: Scene, card: usize, from: u8) -> (engawa_white_castle::WhiteCastle, Vec<Event>) {
    let scene = scene.with("active", json!(1)).stack(&[
        json!("rival_end"),
        json!(Task::RivalCard(solo_card(card), from, None)),
        json!("rival_turn"),
    ]);
    // The turn itself is asked for first, so that the deeds run on; it takes a die with card 8, which goes to the well.
    let solo =
        json!({ "top": solo_card(9), "deck": { "loose": 1u64 << 7, "tail": [] }, "flipped": [null, null] });
    let mut game = scene.with("solo", solo).with("loose", json!(true)).with("turn", json!(1)).set();
    let told = act(&mut game, Kind::GoOn);
    (game, told)
}

#[test]
fn setup_alone() {
    // WC-10.1, WC-10.2, WC-10.3: as with two; start cards without a draft; the rival starts by level.
    for (level, points, influence, first) in
        [(Level::Easy, 0, 0, false), (Level::Medium, 3, 1, true), (Level::Hard, 8, 3, true)]
    {
        let (game, _) = start(1, Options { matcha: false, level }, 4);
        assert_eq!((rival(&game).has(Good::Point), rival(&game).has(Good::Influence)), (points, influence));
        assert_eq!(board(&game).order().next() == Some(Who::Rival), first);
        assert!(me(&game).action().is_some() && me(&game).resource().is_some());
        assert_eq!(
            (rival(&game).action(), rival(&game).home(engawa_white_castle::Member::Courtier)),
            (None, 5)
        );
        assert_eq!(board(&game).dice_left(), 9);
    }
    // WCM-10.1: of two resource cards, action cards and tokens one each is kept.
    let (mut game, _) = start(1, options(true), 4);
    let pairs = *board(&game).pairs();
    for (which, start) in [(1, Start::Resource), (0, Start::Action), (1, Start::Token)] {
        while !matches!(task(&game), Some(Task::Keep(_))) {
            act(&mut game, Kind::Pick { good: Good::Food });
        }
        assert_eq!(listed(&game), [0, 1].map(|which| Kind::Keep { start, which }));
        act(&mut game, Kind::Keep { start, which });
    }
    let [one, other] = [pairs[0], pairs[1]].map(|pair| pair.expect("two pairs"));
    assert_eq!(
        (me(&game).resource(), me(&game).action(), me(&game).token()),
        (other.resource, one.action, other.token)
    );
}

#[test]
fn cards_are_turned_until_one_names_a_die() {
    // WC-10.4, WC-10.5, WC-10.6: card 1 is turned over, card 6 shows the black right die and steward room 3.
    let scene = Scene::base(1).bridge(Colour::Black, &[2, 3, 4]);
    let mut game = rival_turn(scene, 1, 6);
    let told = act(&mut game, Kind::Finish);
    assert!(told.contains(&Event::Flipped { card: solo_card(1) }));
    assert!(!told.contains(&Event::Flipped { card: solo_card(6) }));
    assert_eq!(board(&game).dice(Space::Steward3).next().map(|die| die.value), Some(4));
    // Higher than the 3 of the room: a coin; nothing else from the space. Then the deeds of card 1: gate, up 1.
    assert_eq!(rival(&game).has(Good::Coin), 1);
    assert_eq!((rival(&game).courtiers(Floor::Steward), rival(&game).courtiers(Floor::Gate)), (1, 0));
    // The room is the player's choice; its card leaves the game and is replaced (WC-10.7, WC-10.8).
    assert_eq!(
        listed(&game),
        [Room::Steward1, Room::Steward2, Room::Steward3].map(|room| Kind::RivalEnter { room })
    );
    let card = board(&game).room(Room::Steward2).expect("a card");
    act(&mut game, Kind::RivalEnter { room: Room::Steward2 });
    assert_eq!(listed(&game), [Kind::GoOn]);
    act(&mut game, Kind::GoOn);
    assert_ne!(board(&game).room(Room::Steward2), Some(card));
    assert_eq!((board(&game).active(), task(&game)), (Who::Seat(seat(0)), Some(Task::Turn)));
}

#[test]
fn an_occupied_space_means_the_well() {
    // WC-10.5, WC-10.3: colours do not matter, a lower die costs nothing.
    let scene = Scene::base(1).bridge(Colour::Black, &[1, 1, 2]).dice(Space::Steward3, &[(Colour::Coral, 3)]);
    let scene = scene.bridge(Colour::Coral, &[2, 3]);
    let mut game = rival_turn(scene.clone(), 4, 6);
    act(&mut game, Kind::Finish);
    assert!(board(&game).dice(Space::Well).any(|die| die.colour == Colour::Black && die.value == 2));
    assert_eq!(rival(&game).has(Good::Coin), 1, "against the 1 of the well");
    let scene = Scene::base(1).bridge(Colour::Black, &[1, 1, 2]);
    let mut game = rival_turn(scene, 4, 6);
    act(&mut game, Kind::Finish);
    assert_eq!((rival(&game).has(Good::Coin), board(&game).value(Space::Steward3)), (0, 2));
}

#[test]
fn only_the_two_rightmost_cards_act() {
    // WC-10.6, WC-10.12: no die lies in the middle of a bridge, and black is empty, so cards are turned over one after the other, and the deck is
    // shuffled again without the two rightmost.
    for seed in 0..20 {
        let (mut game, _) = start(1, options(false), seed);
        while task(&game) != Some(Task::Turn) {
            let first = listed(&game)[0];
            act(&mut game, first);
        }
        let scene = Scene::base(1)
            .bridge(Colour::Coral, &[1, 2])
            .bridge(Colour::Black, &[])
            .bridge(Colour::White, &[1, 2]);
        let mut game = rival_turn(scene, 5, 8);
        let told = act(&mut game, Kind::Finish);
        let flips = told.iter().filter(|event| matches!(event, Event::Flipped { .. })).count();
        assert!(flips >= 2, "card 8 names the middle, where no die lies");
        let acted: std::collections::BTreeSet<SoloCard> = told
            .iter()
            .filter_map(|event| match event {
                Event::Gained { source: engawa_white_castle::Source::Solo(card), .. } => Some(*card),
                _ => None,
            })
            .collect();
        assert!(acted.len() <= 2);
        let taken = told.iter().filter(|event| matches!(event, Event::Placed { .. })).count();
        assert_eq!(taken, 1);
    }
}

#[test]
fn the_deck_is_shuffled_each_round() {
    // WC-10.9: at the start of a round all cards but the top one lie in the deck.
    each_position(5, 1, false, |game| {
        if board(game).phase() == Phase::Turns && board(game).dice_left() == 9 {
            let json = serde_json::to_value(game.view(engawa_kernel::Viewer::Spectator)).expect("JSON");
            let loose = json["board"]["solo"]["deck"]["loose"].as_u64().expect("a set");
            let top = board(game).solo_top().expect("a card");
            assert_eq!(loose | 1 << top.index(), 0x1ff);
        }
    });
}

#[test]
fn what_is_impossible_gives_points() {
    // WC-10.7: as many as the number of the round.
    let scene = Scene::base(1).with("round", json!(2)).clan(1, "courtiers", json!([0, 0, 0, 5]));
    let (game, _) = deed(scene.clone(), 1, 0);
    // Card 9 was turned over for the die: gate and up 2 are impossible too, and so is all of card 1.
    assert_eq!(rival(&game).has(Good::Point), 4 * 2);
    let (game, _) = deed(
        Scene::base(1).with("round", json!(3)).clan(1, "warriors", json!([0, 0, 5])).clan(
            1,
            "courtiers",
            json!([0, 0, 0, 5]),
        ),
        8,
        0,
    );
    assert_eq!(rival(&game).has(Good::Point), 4 * 3);
}

#[test]
fn the_lowest_garden() {
    // WC-10.7: card 2 sends a gardener to the lowest stone card; equal ones are the player's choice.
    let scene = Scene::base(1)
        .bed(Bed::CoralStone, stone(5))
        .bed(Bed::BlackStone, stone(1))
        .bed(Bed::WhiteStone, stone(2))
        .clan(1, "courtiers", json!([0, 0, 0, 5]));
    let (mut game, _) = deed(scene.clone(), 2, 0);
    assert_eq!(listed(&game), [Bed::BlackStone, Bed::WhiteStone].map(|bed| Kind::RivalGarden { bed }));
    assert!(breach(&game, Kind::RivalGarden { bed: Bed::CoralStone }).is_some());
    act(&mut game, Kind::RivalGarden { bed: Bed::WhiteStone });
    assert_eq!(rival(&game).gardeners(), 1 << 5);
    // Then 2 coins and a step.
    assert_eq!((rival(&game).has(Good::Influence), task(&game)), (1, Some(Task::Turn)));
    let (game, _) = deed(scene.bed(Bed::WhiteStone, stone(4)), 2, 0);
    assert_eq!(rival(&game).gardeners(), 1 << 3, "a single lowest one is not asked");
}

#[test]
fn the_rival_climbs() {
    // WC-10.7, WC-10.8: two levels from the diplomat floor end in the daimyo room; slots without benefit.
    let up_two = |courtiers: [u8; 4], slots: serde_json::Value| {
        let scene = Scene::base(1).clan(1, "courtiers", json!(courtiers)).with("slots", slots).empty_deck(1);
        deed(scene.clan(1, "gardeners", json!(0)), 6, 0).0
    };
    // Card 9 first: gate impossible with five away, up 2 for the lowest.
    let game = up_two([0, 0, 1, 4], json!([null, 0, null]));
    assert_eq!(rival(&game).courtiers(Floor::Daimyo), 5);
    assert_eq!(listed(&game), [0, 2].map(|slot| Kind::RivalSlot { slot }));
    let mut game = game;
    act(&mut game, Kind::RivalSlot { slot: 2 });
    assert_eq!(board(&game).slot(2), Some(Who::Rival));
    // No slot left: the courtier stands in the room without one; an empty deck keeps its card (WC-5.4).
    let game = up_two([1, 0, 0, 4], json!([0, 0, 0]));
    assert_eq!(rival(&game).courtiers(Floor::Daimyo) + rival(&game).courtiers(Floor::Diplomat), 5);
    assert!(board(&game).room(Room::Diplomat1).is_some() && board(&game).room(Room::Diplomat2).is_some());
}

#[test]
fn coins_become_points_at_the_end_of_a_round() {
    // WC-10.10: by three if first, by five if second, times the round; the rest is kept. Gardens with a die count too.
    let end = |round: u8, first: bool, coins: u16| {
        let scene =
            Scene::base(1).stack(&[json!("rival_end")]).with("active", json!(1)).with("loose", json!(true));
        let scene = scene.with("round", json!(round)).with("turn", json!(5)).clan(1, "coins", json!(coins));
        let scene =
            scene.bridge(Colour::Coral, &[1]).bridge(Colour::Black, &[2, 3]).bridge(Colour::White, &[]);
        let scene = scene.clan(1, "gardeners", json!(0b01_0101));
        let scene = if first { scene.influence(1, 3) } else { scene.influence(0, 3) };
        scene.set()
    };
    for (round, first, coins, points, rest) in
        [(2, false, 4, 4, 4), (2, false, 11, 8, 1), (1, false, 7, 3, 2)]
    {
        let mut game = end(round, first, coins);
        // The roll follows: go on is asked, because something could be taken back.
        act(&mut game, Kind::GoOn);
        assert_eq!(
            (rival(&game).has(Good::Point), rival(&game).has(Good::Coin)),
            (points, rest),
            "{round} {first}"
        );
    }
    // After round 3 gardens do not count; the example of 10 coins, first in order, brings 9 points.
    let scene = Scene::base(1)
        .with("round", json!(3))
        .with("turn", json!(5))
        .clan(1, "coins", json!(10))
        .influence(1, 3);
    let scene = scene.bridge(Colour::Coral, &[1]).bridge(Colour::Black, &[2, 3]).bridge(Colour::White, &[]);
    let mut game = scene.clan(1, "gardeners", json!(1)).stack(&[json!("finish")]).set();
    act(&mut game, Kind::Finish);
    assert_eq!((rival(&game).has(Good::Point), rival(&game).has(Good::Coin)), (9, 1));
    // WC-10.11: then the final scoring, the rival as a player; the player wins with more, a tie goes by turn order.
    let outcome = game.outcome().expect("over");
    let sheet = outcome.rival.expect("a sheet");
    assert!(sheet.total() >= 9 && outcome.winners.is_empty());
}

#[test]
fn more_points_win_against_the_rival() {
    // WC-10.11
    let over = |scene: Scene| {
        let game = scene.stack(&[]).with("phase", json!("over")).set();
        game.outcome().expect("over").winners.len()
    };
    assert_eq!(over(Scene::base(1).has(Good::Point, 5).clan(1, "points", json!(4))), 1);
    assert_eq!(over(Scene::base(1).has(Good::Point, 4).clan(1, "points", json!(5))), 0);
    assert_eq!(over(Scene::base(1).influence(1, 1).influence(0, 1)), 1);
    assert_eq!(over(Scene::base(1).influence(0, 1).influence(1, 1)), 0);
}

#[test]
fn the_rival_uses_geishas_and_the_green_bridge() {
    // WCM-10.2, WCM-10.7: twelve cards; card 10 shows the green left die: tea room left, then right, then the well.
    let scene = Scene::matcha(1).bridge(Colour::Green, &[3, 4, 5]);
    let space = |scene: Scene| {
        let mut game = rival_turn(scene, 4, 10);
        let told = act(&mut game, Kind::Finish);
        told.iter().find_map(|event| match event {
            Event::Placed { space, end, .. } => Some((*space, *end)),
            _ => None,
        })
    };
    assert_eq!(space(scene.clone()), Some((Space::TeaLeft, Some(End::Left))));
    let left = scene.dice(Space::TeaLeft, &[(Colour::Coral, 2)]).bridge(Colour::Coral, &[2, 3]);
    assert_eq!(space(left.clone()), Some((Space::TeaRight, Some(End::Left))));
    let both = left.dice(Space::TeaRight, &[(Colour::Black, 2)]).bridge(Colour::Black, &[2, 3]);
    assert_eq!(space(both), Some((Space::Well, Some(End::Left))));
    let (game, _) = start(1, options(true), 2);
    assert_eq!(board(&game).dice_left(), 12);
}

/// A deed of a Matcha card, with courtiers out of the way of card 9.
fn matcha_deed(scene: Scene, card: usize, from: u8) -> engawa_white_castle::WhiteCastle {
    deed(scene.clan(1, "courtiers", json!([0, 0, 0, 5])).with("slots", json!([0, 0, 0])), card, from).0
}

/// The examples WCM-EX-10 and WCM-EX-12 of the rules file.
#[test]
fn losses_go_no_lower_than_nothing() {
    // WCM-10.3, WCM-10.7, WCM-EX-12: 2 points of which 3 are lost. The two points of card 9, impossible in round 1, come first.
    let scene = Scene::matcha(1).clan(1, "geishas", json!([0, 1, 0, 0, 2, 2, 0]));
    let game = matcha_deed(scene.clone(), 10, 1);
    // 1 + 1 for gate and up 2, then 3 are lost, then 1 because no geisha can move (WCM-10.5, WCM-10.8).
    assert_eq!(rival(&game).has(Good::Point), 1);
    // All coins.
    let game = matcha_deed(scene.clone().clan(1, "coins", json!(9)), 11, 1);
    assert_eq!(rival(&game).has(Good::Coin), 0);
    // WCM-EX-10: two steps back onto the player's space: the rival lies on top; WCM-EX-12: from 0 nothing moves.
    let game = matcha_deed(scene.clone().influence(0, 4).influence(1, 6), 12, 1);
    assert_eq!((rival(&game).has(Good::Influence), board(&game).standing().next()), (4, Some(Who::Rival)));
    let game = matcha_deed(scene.influence(1, 0).influence(0, 0), 12, 1);
    assert_eq!(
        (rival(&game).has(Good::Influence), board(&game).standing().next()),
        (0, Some(Who::Seat(seat(0))))
    );
}

#[test]
fn a_rival_geisha_takes_a_card_off() {
    // WCM-10.4, WCM-10.8: on the first path space a card of a deck with two or more is discarded, the player's choice.
    let scene = Scene::matcha(1);
    let mut game = matcha_deed(scene.clone(), 11, 0);
    assert_eq!(rival(&game).geishas(TeaPlace::Path1), 1);
    assert_eq!(listed(&game), [Art::Ikebana, Art::Calligraphy].map(|art| Kind::RivalDiscard { art }));
    let left = board(&game).art_len(Art::Ikebana);
    acts(&mut game, &[Kind::RivalDiscard { art: Art::Ikebana }, Kind::GoOn]);
    assert_eq!(board(&game).art_len(Art::Ikebana), left - 1);
    // With one card in each deck nothing is discarded, and the deeds run on to the player's turn.
    let game = matcha_deed(scene.last_art(Art::Ikebana).last_art(Art::Calligraphy), 11, 0);
    assert_eq!((board(&game).art_len(Art::Ikebana), task(&game)), (1, Some(Task::Turn)));
}

#[test]
fn the_player_moves_another_geisha() {
    // WCM-10.7, WCM-10.8: never the one just sent; the overlook only from the entrance and if it is free.
    let scene = Scene::matcha(1).clan(1, "geishas", json!([1, 0, 0, 0, 0, 0, 0]));
    let game = matcha_deed(scene.clone(), 10, 0);
    let from_entrance =
        [TeaPlace::Overlook, TeaPlace::Path1].map(|to| Kind::RivalStroll { from: TeaPlace::Entrance, to });
    assert_eq!(listed(&game), from_entrance);
    assert_eq!(rival(&game).geishas(TeaPlace::Entrance), 2);
    // Alone at the entrance is the one just sent: none can move.
    let game = matcha_deed(Scene::matcha(1), 10, 0);
    assert_eq!((rival(&game).geishas(TeaPlace::Entrance), task(&game)), (1, Some(Task::Turn)));
    assert!(!may(&game, from_entrance[0]));
}

#[test]
fn the_best_room_of_the_tea_house() {
    // WCM-10.6: the room that brings most; equal ones are the player's choice; full rooms are closed.
    let scene =
        Scene::matcha(1).clan(1, "geishas", json!([0, 1, 0, 1, 0, 0, 0])).clan(1, "gardeners", json!(0b11));
    // Five courtiers against two gardeners: the lower room, unasked.
    let game = matcha_deed(scene.clone(), 10, 1);
    assert_eq!(rival(&game).geishas(TeaPlace::RoomLower), 1);
    let full = scene.clan(1, "geishas", json!([0, 1, 0, 1, 0, 0, 2])).clan(1, "warriors", json!([1, 1, 0]));
    let game = matcha_deed(full, 10, 1);
    let rooms =
        [TeaPlace::RoomUpper, TeaPlace::RoomMiddle].map(|to| Kind::RivalStroll { from: TeaPlace::Path2, to });
    assert_eq!(listed(&game), rooms);
}

#[test]
fn no_geisha_left() {
    // WCM-10.5, WCM-10.8: points instead of the one that cannot be sent, and every geisha may be chosen below.
    let scene = Scene::matcha(1).with("round", json!(2)).clan(1, "geishas", json!([1, 1, 1, 0, 2, 0, 0]));
    let game = matcha_deed(scene, 10, 0);
    // 2 + 2 for card 9, 2 for the geisha, 3 lost.
    assert_eq!(rival(&game).has(Good::Point), 3);
    let places: Vec<TeaPlace> = listed(&game)
        .iter()
        .map(|kind| match kind {
            Kind::RivalStroll { from, .. } => *from,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(places, [TeaPlace::Entrance, TeaPlace::Path1]);
}

/// The example WCM-EX-15 of the rules file.
#[test]
fn the_rival_on_the_overlook() {
    // WCM-10.9, WC-10.10, WCM-EX-15: a green die left at the end of round 2.
    let scene = Scene::matcha(1)
        .with("round", json!(2))
        .with("turn", json!(7))
        .stack(&[json!("finish")])
        .clan(1, "geishas", json!([0, 1, 0, 0, 0, 0, 0]))
        .bridge(Colour::Coral, &[1])
        .bridge(Colour::Black, &[2])
        .bridge(Colour::White, &[2]);
    let mut game = scene.clone().bridge(Colour::Green, &[3]).set();
    act(&mut game, Kind::Finish);
    let first = board(&game).active();
    assert!(rival(&game).has(Good::Point) >= 2 || first == Who::Rival);
    let told = {
        let mut game = scene.bridge(Colour::Green, &[3]).set();
        act(&mut game, Kind::Finish)
    };
    let points: Vec<u8> = told
        .iter()
        .filter_map(|event| match event {
            Event::Gained { who: Who::Rival, source: engawa_white_castle::Source::Game, goods } => {
                Some(goods.get(Good::Point))
            }
            _ => None,
        })
        .collect();
    assert_eq!(points, [2]);
    assert_eq!(has(&game, Good::Point), 0);
}
