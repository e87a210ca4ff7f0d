//! What follows by itself, and what is asked although it has one answer.

use engawa_bitoku::{At, Bitoku, Kind, Options, Spot, Task};
use engawa_kernel::testing::{self, follows};

use crate::scene::{common, crystal, summer};

#[test]
fn in_whole_games() {
    let mut met = [0; 4];
    for seats in 1..=4 {
        for seed in 0..12 {
            testing::each_position(&Options::default(), seats, seed, |game: &Bitoku, _| {
                match follows(game) {
                    Some(Kind::Play { .. }) => met[0] += 1,
                    Some(Kind::Act) => met[1] += 1,
                    Some(Kind::Mastery) => met[2] += 1,
                    Some(Kind::Harvest { .. }) => met[3] += 1,
                    Some(other) => {
                        assert!(testing::listed(game).len() == 1, "{other:?} is left to the player");
                    }
                    None => {}
                }
            });
        }
    }
    assert!(met[..3].iter().all(|&times| times > 0), "{met:?}");
}

#[test]
fn a_card_that_must_be_played() {
    // BI-5.1, BI-5.16: no passing before the last slot is filled, and one card is left for it.
    let mut table = summer(2);
    table.hand(0, &[common(1)]);
    for slot in 0..2 {
        table.me().played[slot] = Some(common(10 + slot));
    }
    for die in 0..3 {
        table.die(0, die, 1, At::Forest(Spot::ALL[die]));
    }
    let play = Kind::Play { card: common(1), slot: 2 };
    assert_eq!((table.kinds(), follows(&table.game)), (vec![play], Some(play)));
    // Two resources of choice: they are asked, taking comes first, and declining is allowed (BI-1.7).
    table.act(play);
    assert!(matches!(table.kinds()[..], [Kind::Pick { .. }, Kind::Pick { .. }, Kind::Decline]));
    assert_eq!(follows(&table.game), None);
    // The last word of the turn is the player's.
    table.act(Kind::Decline);
    assert_eq!((table.kinds(), follows(&table.game)), (vec![Kind::Finish], None));
}

#[test]
fn of_a_card_and_its_crystal_the_order_is_asked_and_the_other_follows() {
    // BI-5.3: mastery 12 moves kodamas, kappa 1 brings resources of choice; each part of both can be declined (BI-1.7).
    let mut table = summer(2);
    table.me().crystals[5] = Some(crystal(32));
    table.hand(0, &[common(1)]);
    table.act(Kind::Play { card: common(1), slot: 0 });
    assert_eq!(table.kinds(), [Kind::Act, Kind::Mastery, Kind::Finish]);
    assert_eq!(follows(&table.game), None);
    let (mut other, mut rest) = (table.game, table.dice.clone());
    table.acts(&[Kind::Act, Kind::Decline]);
    assert_eq!(
        (table.kinds(), follows(&table.game)),
        (vec![Kind::Mastery, Kind::Finish], Some(Kind::Mastery))
    );
    table.act(Kind::Mastery);
    assert_eq!(table.kinds().last(), Some(&Kind::Decline));
    testing::acts(&mut other, &[Kind::Mastery, Kind::Decline], &mut rest);
    assert_eq!((testing::listed(&other), follows(&other)), (vec![Kind::Act, Kind::Finish], Some(Kind::Act)));
}

#[test]
fn what_shows_hidden_cards_is_asked() {
    // BI-1.8: yamauba 3 looks at two bitoku.
    let mut table = summer(2);
    table.me().crystals[5] = Some(crystal(31));
    table.hand(0, &[common(28)]);
    table.acts(&[Kind::Play { card: common(28), slot: 0 }, Kind::Mastery]);
    assert_eq!((table.kinds(), follows(&table.game)), (vec![Kind::Act, Kind::Finish], None));
}

#[test]
fn equal_rewards_have_no_order() {
    // BI-4.3: two crystals with a movement point each; with a kodama instead of one of them the order is the player's.
    let mut table = summer(2);
    table.me().crystals[0] = Some(crystal(9));
    table.me().crystals[1] = Some(crystal(10));
    table.asked(Task::Harvest(0b11));
    assert_eq!(follows(&table.game), Some(Kind::Harvest { slot: 0 }));
    table.me().crystals[1] = Some(crystal(11));
    table.asked(Task::Harvest(0b11));
    assert_eq!((table.kinds().len(), follows(&table.game)), (3, None));
    // Two that draw a card show what was hidden.
    table.me().crystals[0] = Some(crystal(1));
    table.me().crystals[1] = Some(crystal(2));
    table.asked(Task::Harvest(0b11));
    assert_eq!((table.kinds().len(), follows(&table.game)), (3, None));
}

#[test]
fn passing_is_the_players() {
    // BI-5.16
    let mut table = summer(2);
    for slot in 0..3 {
        table.me().played[slot] = Some(common(10 + slot));
        table.die(0, slot, 1, At::Forest(Spot::ALL[slot]));
    }
    assert_eq!((table.kinds(), follows(&table.game)), (vec![Kind::Pass], None));
}
