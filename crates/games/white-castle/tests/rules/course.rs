//! WC-3, WCM-2: the course of the game.

use engawa_kernel::{Rules, Viewer};
use engawa_white_castle::{
    ArtCard, Breach, Card, Colour, Effects, End, Event, Face, Garden, Good, Kind, Node, Phase, Room, RowFace,
    Source, Space, Task, TeaPlace, TilePlace, WhiteCastle, Who,
};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, calligraphy, ceremony, diplomat, each_position, has, ikebana, listed,
    may, me, place, plant, seat, start_action, steward, stone, task, tile,
};

#[test]
fn three_rounds_of_three_or_four_turns() {
    // WC-3.1, WCM-2.1: a round is over when as many dice are left as there are bridges.
    for (seats, matcha, turns) in
        [(2, false, 3), (3, false, 3), (4, false, 3), (2, true, 4), (3, true, 4), (4, true, 4)]
    {
        let (mut taken, mut seen, mut least) = (vec![[0; 4]; 4], None, usize::MAX);
        each_position(3, seats, matcha, |game| {
            let table = board(game);
            if task(game) == Some(Task::Finish) && seen != Some((table.round(), table.dice_left())) {
                seen = Some((table.round(), table.dice_left()));
                let decider = game.deciders().first().expect("somebody").index();
                taken[usize::from(table.round())][decider] += 1;
            }
            least = least.min(table.dice_left());
        });
        for round in &taken[1..] {
            assert!(round[..seats].iter().all(|&count| count == 3 * turns), "{taken:?}");
        }
        assert_eq!(least, if matcha { 4 } else { 3 });
    }
}

/// The example WC-EX-03 of the rules file: the last die of a bridge keeps its end.
#[test]
fn dice_slide_and_the_last_one_keeps_its_end() {
    // WC-3.2, WC-EX-03
    let scene = Scene::base(2).bridge(Colour::Coral, &[2, 3, 5]).has(Good::Coin, 9);
    let mut game = scene.set();
    act(&mut game, place(Colour::Coral, End::Left, Space::Well));
    let bridge = *board(&game).bridge(Colour::Coral);
    assert_eq!((bridge.end(End::Left), bridge.middle(), bridge.end(End::Right)), (Some(3), &[][..], Some(5)));
    let mut after = Scene::base(2).bridge(Colour::Coral, &[2, 5]).set();
    act(&mut after, place(Colour::Coral, End::Right, Space::Well));
    let bridge = *board(&after).bridge(Colour::Coral);
    assert_eq!((bridge.end(End::Left), bridge.end(End::Right)), (Some(2), None));
    // From the left end: the lantern, here an iron of the resource card; from the right end none.
    let scene = Scene::base(2).resource(0, 6).well([0, 5]).bridge(Colour::Coral, &[3]);
    let mut game = scene.clone().set();
    act(&mut game, place(Colour::Coral, End::Left, Space::Well));
    assert_eq!((has(&game, Good::Iron), has(&game, Good::Food)), (1, 2));
    let mut game = scene.bridge(Colour::White, &[3, 3]).set();
    act(&mut game, place(Colour::White, End::Right, Space::Well));
    assert_eq!((has(&game, Good::Iron), has(&game, Good::Food)), (0, 2));
}

#[test]
fn coins_come_before_the_lantern_and_the_lantern_before_the_space() {
    // WC-3.2: the events of a die from the left end.
    let mut game = Scene::base(2).resource(0, 6).well([0, 5]).bridge(Colour::Coral, &[4]).set();
    let told = act(&mut game, place(Colour::Coral, End::Left, Space::Well));
    let text = format!("{told:?}");
    let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part} in {text}"));
    assert!(at("coins: 3") < at("source: Lantern") && at("source: Lantern") < at("source: Well"));
}

#[test]
fn there_is_no_pass_and_the_well_takes_every_die() {
    // WC-3.3, WC-3.5: for free, however many dice lie there; a higher die gains against 1.
    let game = Scene::base(2).set();
    assert!(!may(&game, Kind::Finish) && !may(&game, Kind::Decline));
    each_position(4, 4, true, |game| {
        if task(game) == Some(Task::Turn) {
            let ends = listed(game)
                .iter()
                .filter(|kind| matches!(kind, Kind::Place { space: Space::Well, .. }))
                .count();
            let dice =
                Colour::ALL.iter().flat_map(|&c| End::ALL.iter().map(move |&e| board(game).bridge(c).end(e)));
            assert_eq!(ends, dice.flatten().count());
            assert_eq!(board(game).value(Space::Well), 1);
        }
    });
    let mut game = Scene::base(3).well([0, 5]).set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Well));
    assert_eq!(has(&game, Good::Coin), 4);
}

#[test]
fn the_difference_is_gained_or_paid() {
    // WC-3.4: against the printed value, or the die that lies there.
    let scene = Scene::base(3).has(Good::Coin, 2).resource(0, 9).bridge(Colour::Coral, &[2, 3, 6]);
    let mut game = scene.clone().set();
    assert_eq!(breach(&game, place(Colour::Coral, End::Left, Space::OutsideLeft)), Some(Breach::TooFewCoins));
    act(&mut game, place(Colour::Coral, End::Right, Space::OutsideLeft));
    assert_eq!(has(&game, Good::Coin), 3);
    let stacked = scene.clone().dice(Space::OutsideLeft, &[(Colour::White, 4)]);
    let stacked = stacked.bridge(Colour::White, &[2, 3, 5]);
    let mut game = stacked.set();
    assert_eq!(board(&game).value(Space::OutsideLeft), 4);
    act(&mut game, place(Colour::Coral, End::Left, Space::OutsideLeft));
    assert_eq!(has(&game, Good::Coin), 0);
    // A trade may make it possible.
    let mut game = scene.has(Good::Seal, 1).set();
    act(&mut game, Kind::Trade { good: Good::Coin });
    act(&mut game, place(Colour::Coral, End::Left, Space::OutsideLeft));
    assert_eq!((has(&game, Good::Coin), has(&game, Good::Seal)), (0, 0));
}

#[test]
fn seals_are_traded_at_their_moments() {
    // WC-3.6, WCM-2.4: one for a coin, two for a resource or, with Matcha, a whisk.
    let goods = [Good::Coin, Good::Food, Good::Iron, Good::Pearl, Good::Whisk];
    let trades = |scene: Scene| {
        let game = scene.set();
        goods.map(|good| may(&game, Kind::Trade { good }))
    };
    assert_eq!(trades(Scene::matcha(2).has(Good::Seal, 2)), [true; 5]);
    assert_eq!(trades(Scene::matcha(2).has(Good::Seal, 1)), [true, false, false, false, false]);
    assert_eq!(
        trades(Scene::matcha(2).has(Good::Seal, 2).has(Good::Iron, 7)),
        [true, true, false, true, true]
    );
    let mut game = Scene::matcha(2).has(Good::Seal, 5).set();
    acts(&mut game, &[Kind::Trade { good: Good::Whisk }, Kind::Trade { good: Good::Pearl }]);
    assert_eq!([Good::Whisk, Good::Pearl, Good::Seal].map(|good| has(&game, good)), [1, 1, 1]);
    assert_eq!(breach(&game, Kind::Trade { good: Good::Food }), Some(Breach::TooFewSeals));
    // Where a cost could be paid only after a trade, for what is lacking and nothing else.
    let courtier =
        |coins, seals| Scene::base(2).has(Good::Coin, coins).has(Good::Seal, seals).task(Task::Courtier(3));
    assert_eq!(trades(courtier(1, 1)), [true, false, false, false, false]);
    assert_eq!(trades(courtier(2, 3)), [false; 5]);
    // Before a gain that the limit of seals would cut.
    let face = tile(5).face(Face::Yellow);
    let mut game = Scene::base(2).has(Good::Seal, 5).effects(face, Source::Game).set();
    act(&mut game, Kind::Part { part: 0 });
    assert!(matches!(task(&game), Some(Task::Goods(_))));
    acts(&mut game, &[Kind::Trade { good: Good::Food }, Kind::Finish]);
    let clan = board(&game).clan(seat(0)).expect("a clan");
    assert_eq!((clan.has(Good::Seal), clan.has(Good::Food)), (5, 1));
    // At the end of the last turn, and of no other.
    let end = |round: u8, turn: u8| {
        let scene = Scene::base(2).has(Good::Seal, 2).stack(&[serde_json::json!("finish")]);
        may(
            &scene.with("round", round.into()).with("turn", turn.into()).set(),
            Kind::Trade { good: Good::Food },
        )
    };
    assert_eq!([end(3, 4), end(3, 5), end(3, 3), end(2, 5)], [true, true, false, false]);
}

#[test]
fn offers_may_be_declined_and_costs_come_first() {
    // WC-3.7: a seal buys the action of a dark row; declined, nothing happens.
    let row = steward(2).rows()[0].effects;
    let scene = Scene::base(2).has(Good::Seal, 1).has(Good::Coin, 2).effects(row, Source::Game);
    let mut game = scene.clone().set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(listed(&game), [Kind::Pay, Kind::Decline]);
    act(&mut game, Kind::Decline);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Finish), 1));
    let mut game = scene.set();
    acts(&mut game, &[Kind::Part { part: 0 }, Kind::Pay]);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Courtier(3)), 0));
    acts(&mut game, &[Kind::Decline]);
    assert_eq!(task(&game), Some(Task::Finish));
}

/// The card of a garden is pending and begun.
fn garden(number: usize, scene: Scene) -> WhiteCastle {
    let card = plant(number);
    let mut game = scene.effects(card.effects(), Source::Garden(card)).set();
    act(&mut game, Kind::Part { part: 0 });
    game
}

#[test]
fn a_price_is_asked_only_for_what_can_happen_after_it() {
    // WC-3.7: plant 6 asks 3 coins for a geisha action, which takes 2 more coins, or whisks.
    let at_entrance = Scene::matcha(2).clan(0, "geishas", json!([1, 0, 0, 0, 0, 0, 0])).has(Good::Coin, 3);
    let game = garden(6, at_entrance.clone());
    assert_eq!((task(&game), has(&game, Good::Coin)), (Some(Task::Finish), 3));
    for (good, n) in [(Good::Coin, 5), (Good::Whisk, 2), (Good::Seal, 2)] {
        let game = garden(6, at_entrance.clone().has(good, n));
        assert!(may(&game, Kind::Pay), "{n} {good:?}");
    }
    // With 2 coins a seal goes into the price, and two are needed after it.
    for (seals, asked) in [(1, false), (2, false), (3, true)] {
        let game = garden(6, at_entrance.clone().has(Good::Coin, 2).has(Good::Seal, seals));
        assert_eq!(matches!(task(&game), Some(Task::Pay(..))), asked, "{seals} seals");
    }
    // Plant 2, a courtier action: the same with nobody at the gate.
    let game = garden(2, Scene::base(2).has(Good::Coin, 4).has(Good::Pearl, 7));
    assert_eq!((task(&game), has(&game, Good::Coin)), (Some(Task::Finish), 4));
    assert!(may(&garden(2, Scene::base(2).has(Good::Coin, 5)), Kind::Pay));
    // Plant 7, a dark row: no seal for those of the stewards, no iron and no coins for those of the diplomats.
    let rooms = Scene::matcha(2)
        .room(Room::Diplomat1, diplomat(5))
        .room(Room::Diplomat2, diplomat(6))
        .room(Room::Steward1, steward(4))
        .room(Room::Steward2, steward(5))
        .room(Room::Steward3, steward(15))
        .has(Good::Coin, 4);
    assert_eq!(task(&garden(7, rooms.clone())), Some(Task::Finish));
    assert!(may(&garden(7, rooms.has(Good::Iron, 1)), Kind::Pay));
}

#[test]
fn a_token_that_brings_nothing_has_no_price() {
    // WC-3.7, WCM-3.3, WCM-5.7: the own token 7 without a geisha who could move.
    let scene = Scene::matcha(2).ceremony(4, ceremony(7)).bridge(Colour::Green, &[1, 6]).has(Good::Seal, 1);
    let placed = |scene: &Scene| {
        let mut game = scene.clone().set();
        act(&mut game, place(Colour::Green, End::Right, Space::DomainGreen));
        game
    };
    let game = placed(&scene);
    assert_eq!((task(&game), has(&game, Good::Seal)), (Some(Task::Finish), 1));
    let game = placed(&scene.clone().clan(0, "geishas", json!([1, 0, 0, 0, 0, 0, 0])));
    assert_eq!(listed(&game), [Kind::Pay, Kind::Decline]);
    // WCM-4.7: the same token at the overlook, for 3 coins: the pads come without a question.
    let stroll = Kind::Stroll { from: TeaPlace::Entrance, to: TeaPlace::Overlook };
    let strolled = |entrance: u8| {
        let scene = Scene::matcha(2).pads([1, 2, 3]).ceremony(3, ceremony(7)).has(Good::Whisk, 2);
        let scene = scene.has(Good::Coin, 3).clan(0, "geishas", json!([entrance, 0, 0, 0, 0, 0, 0]));
        let mut game = scene.task(Task::Geisha(2)).set();
        act(&mut game, stroll);
        game
    };
    let game = strolled(1);
    assert_eq!((task(&game), has(&game, Good::Coin)), (Some(Task::Finish), 5));
    let options = [Kind::Choose { option: 0 }, Kind::Choose { option: 1 }, Kind::Decline];
    assert_eq!(listed(&strolled(2)), options);
}

#[test]
fn no_price_is_paid_for_nothing() {
    // WC-3.7: whatever was paid in a thousand random turns, something could be done for it.
    let mut paid = 0;
    for (seats, matcha) in [(1, true), (2, false), (3, true), (4, true)] {
        each_position(12, seats, matcha, |game| {
            if game.deciders().is_empty() || !may(game, Kind::Pay) {
                return;
            }
            let (mut after, before) = (*game, board(game).pending().len());
            let told = act(&mut after, Kind::Pay);
            paid += 1;
            let happened = |event: &Event| {
                !matches!(event, Event::Paid { .. } | Event::Began { .. } | Event::Lost { .. })
            };
            let in_vain = |kind: &Kind| matches!(kind, Kind::Decline | Kind::Finish);
            assert!(
                told.iter().any(happened)
                    || board(&after).pending().len() >= before && !listed(&after).iter().all(in_vain),
                "{:?}",
                board(game).pending()
            );
        });
    }
    assert!(paid > 50, "{paid}");
}

/// Whether some way of answering brings the clan something or moves somebody; trades alone do not count.
fn can_do_something(game: &WhiteCastle, depth: usize) -> bool {
    let idle = |kind: &Kind| matches!(kind, Kind::Decline | Kind::Stay | Kind::Finish);
    depth > 0
        && listed(game).into_iter().filter(|kind| !idle(kind)).any(|kind| {
            let mut after = *game;
            act(&mut after, kind);
            let traded = matches!(kind, Kind::Trade { .. });
            !traded && me(&after) != me(game) || can_do_something(&after, depth - 1)
        })
}

/// Every printed effect that is a price and what it buys.
fn prices() -> impl Iterator<Item = (Effects, Source)> {
    let gardens = Garden::all().map(|card| (card.effects(), Source::Garden(card)));
    let curtains = ArtCard::all().map(|card| (card.curtain(Face::Blue), Source::Curtain(card, Face::Blue)));
    let rows = Card::all().flat_map(|card| {
        let row = move |(row, face): (usize, &RowFace)| (face.effects, Source::Row(card, row as u8));
        card.rows().iter().enumerate().map(row)
    });
    gardens.chain(curtains).chain(rows).filter(|(effects, _)| matches!(effects.parts(), [Node::Pay(..)]))
}

#[test]
fn a_price_is_asked_exactly_when_it_buys_something() {
    // WC-3.7: every price of the box, in positions of random games, against trying out whatever could be done after paying.
    let (mut counts, mut turn) = ([0; 2], 0);
    each_position(6, 2, true, |game| {
        turn += usize::from(task(game) == Some(Task::Turn));
        if task(game) != Some(Task::Turn) || board(game).active() != Who::Seat(seat(0)) || turn % 4 != 0 {
            return;
        }
        let mut view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
        let scene = Scene { json: view["board"].take(), seats: 2 };
        for (effects, source) in prices() {
            let [Node::Pay(cost, then)] = effects.parts() else { continue };
            // As much as the price and hardly more, so that it shows what is left.
            let scene = scene.clone().has(cost.good, u16::from(cost.n) + has(game, cost.good) % 3);
            let mut asked = scene.clone().effects(effects, source).set();
            act(&mut asked, Kind::Part { part: 0 });
            let paid = scene.has(cost.good, has(game, cost.good) % 3).effects(*then, source).set();
            let (offered, brings) = (may(&asked, Kind::Pay), can_do_something(&paid, 8));
            assert_eq!(offered, brings, "{source:?} {:?}", me(game));
            counts[usize::from(offered)] += 1;
        }
    });
    assert!(counts.iter().all(|&count| count > 50), "{counts:?}");
}

#[test]
fn what_is_lost_is_told() {
    // WC-1.5: resources of choice with full stores; with room for one, one of two.
    let scene = |iron: u16| {
        let card = stone(2);
        let scene = Scene::base(2).has(Good::Food, 7).has(Good::Pearl, 7).has(Good::Iron, iron);
        scene.effects(card.effects(), Source::Garden(card)).set()
    };
    let who = Who::Seat(seat(0));
    let told = act(&mut scene(7), Kind::Part { part: 0 });
    assert!(told.contains(&Event::Lost { who, good: Good::Any, n: 2 }), "{told:?}");
    let mut game = scene(6);
    let told = act(&mut game, Kind::Part { part: 0 });
    assert!(told.contains(&Event::Lost { who, good: Good::Any, n: 1 }), "{told:?}");
    assert_eq!(has(&game, Good::Iron), 7);
}

#[test]
fn joined_parts_come_in_any_order() {
    // WC-3.7, WCM-5.2: courtier action and influence, whichever first; each completely before the next.
    let face = ceremony(2).face(Face::Blue);
    let scene = Scene::matcha(2).has(Good::Coin, 9).effects(face, Source::Game);
    for (first, second) in [(0, 1), (1, 0)] {
        let mut game = scene.clone().set();
        assert_eq!(listed(&game), [Kind::Part { part: 0 }, Kind::Part { part: 1 }, Kind::Decline]);
        act(&mut game, Kind::Part { part: first });
        for part in [first, second] {
            if part == 0 {
                assert!(matches!(task(&game), Some(Task::Courtier(_))));
                acts(&mut game, &[Kind::Audience]);
            } else {
                act(&mut game, Kind::Advance { to: 1 });
            }
        }
        assert_eq!((task(&game), has(&game, Good::Influence)), (Some(Task::Finish), 1));
    }
}

#[test]
fn green_dice_go_where_they_may() {
    // WCM-2.2, WCM-2.5: well, outside, tea room, Himeji and the green row; never a castle room or another row.
    let game = Scene::matcha(3).has(Good::Coin, 20).set();
    for &space in Space::ALL {
        let green = may(&game, place(Colour::Green, End::Left, space));
        let expected = match space.row() {
            Some(row) => row == Colour::Green,
            None => space.room().is_none(),
        };
        assert_eq!(green, expected, "{space:?}");
        for &other in &Colour::ALL[..3] {
            if let Some(row) = space.row() {
                assert_eq!(may(&game, place(other, End::Left, space)), row == other);
            }
        }
    }
    // One die a row and round.
    let game = Scene::matcha(3).has(Good::Coin, 20).clan(0, "dice", serde_json::json!([0, 0, 0, 4])).set();
    assert_eq!(breach(&game, place(Colour::Green, End::Left, Space::DomainGreen)), Some(Breach::SpaceFull));
}

#[test]
fn a_domain_row_effect_never_chooses_the_green_one() {
    // WCM-2.3, WC-4.7
    let game = Scene::matcha(2).task(Task::DomainRow).set();
    assert_eq!(breach(&game, Kind::Domain { row: Colour::Green }), Some(Breach::NotTheGreenRow));
    assert_eq!(listed(&game).len(), 4);
}

#[test]
fn any_is_never_a_whisk() {
    // WCM-2.4
    let face = tile(12).face(Face::Yellow);
    let mut game = Scene::matcha(2).has(Good::Food, 7).effects(face, Source::Game).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(listed(&game), [Kind::Pick { good: Good::Iron }, Kind::Pick { good: Good::Pearl }]);
    assert_eq!(breach(&game, Kind::Pick { good: Good::Whisk }), Some(Breach::NotAResource));
    acts(&mut game, &[Kind::Pick { good: Good::Iron }, Kind::Pick { good: Good::Pearl }]);
    assert_eq!((has(&game, Good::Iron), has(&game, Good::Pearl)), (1, 1));
}

#[test]
fn only_finish_and_go_on_reveal() {
    // Taking back (design): a reveal is never the tail of a choice.
    for seats in 1..=4 {
        each_position(10, seats, seats != 2, |game| {
            if let Some(decider) = game.deciders().first() {
                for kind in listed(game) {
                    let mut after = *game;
                    act(&mut after, kind);
                    let revealed = after.chance() != game.chance();
                    assert!(!revealed || matches!(kind, Kind::Finish | Kind::GoOn), "{kind:?}");
                    assert_eq!(game.reveals(decider, kind.into()), revealed, "{kind:?}");
                }
            }
        });
    }
}

#[test]
fn a_chain_can_be_followed_on_the_stack() {
    // A die from the left end into a room: the end of the turn lies at the bottom, the row above what set it off.
    let scene = Scene::matcha(3)
        .room(Room::Steward1, steward(2))
        .tokens(Room::Steward1, &[Colour::Coral, Colour::Black, Colour::White])
        .has(Good::Coin, 9)
        .has(Good::Seal, 2)
        .art(ikebana(1))
        .art(calligraphy(1))
        .tile(TilePlace::FiveBlue, tile(1))
        .action(0, start_action(1));
    let mut game = scene.set();
    act(&mut game, place(Colour::Coral, End::Right, Space::Steward1));
    let sources: Vec<Source> = board(&game).pending().iter().map(|step| step.source).collect();
    let row = Source::Row(steward(2), 0);
    assert_eq!(sources, [Source::Game, Source::Space(Space::Steward1), row, row]);
    let prompt = game.prompt(seat(0)).expect("a prompt");
    assert_eq!((prompt.source, prompt.trade, board(&game).phase()), (row, false, Phase::Turns));
    assert!(matches!(prompt.task, Task::Pay(..)));
}
