//! Tables set up, and forked from a moment of a record.

use engawa_host::{Command, CommandId, Deed, Time};
use engawa_kernel::{Game, SeatSet, Seed};
use engawa_shelf::GameId;
use engawa_wire::{Fork, Start};

use crate::evening::{BOT, Evening, PERSON, eyes, opened, seat, start};

#[test]
fn a_bad_start_is_refused() {
    let good = start(GameId::Harmonies, &[PERSON, BOT], 7);
    let bad = |record: Vec<u8>| Some(Fork { record, at: 0, deal: None });
    for (bad, why) in [
        (Start { game: "chess".into(), ..good.clone() }, "there is no game 'chess'"),
        (Start { chairs: Vec::new(), ..good.clone() }, "0 cannot play"),
        (Start { chairs: vec![good.chairs[0].clone(); 5], ..good.clone() }, "5 cannot play"),
        (Start { options: vec![("side".into(), "C".into())], ..good.clone() }, "cannot be 'C'"),
        (Start { fork: bad(vec![1, 2, 3]), ..good.clone() }, "not a record"),
    ] {
        let error = opened(&bad).err().unwrap().to_string();
        assert!(error.contains(why), "{error}");
    }
}

/// Wishes of chairs that are not there are nobody's; they are no reason to take the rules for changed.
#[test]
fn only_who_sits_there_can_want_to_confirm() {
    let all: SeatSet = (0..6).filter_map(engawa_kernel::Seat::new).collect();
    let start = Start { confirming: all, ..start(GameId::Harmonies, &[PERSON, PERSON], 7) };
    let table = opened(&start).unwrap();
    assert_eq!((table.parted, table.desk.journal().len()), (None, 2));
    assert_eq!(table.desk.confirming(), SeatSet::only(seat(0)).with(seat(1)));
}

/// A fork goes on from its moment, with what its viewer may not know dealt anew, and as it was where nothing is.
#[test]
fn a_fork_goes_on_from_its_moment() {
    for game in GameId::ALL {
        engawa_shelf::with_game!(game, G => {
            let mut evening = Evening::<G>::with_people(game, &[PERSON, PERSON], 7);
            for _ in 0..30 {
                evening.any_decision().unwrap();
            }
            let record = evening.room.desk().record(evening.room.chairs()).pack();
            let chairs = evening.room.chairs().to_vec();
            let fork = |at, deal| Start {
                chairs: chairs.clone(),
                confirming: SeatSet::only(seat(1)),
                fork: Some(Fork { record: record.clone(), at, deal }),
                ..start(game, &[PERSON, PERSON], 99)
            };
            let whole = opened(&fork(usize::MAX, None)).unwrap();
            assert_eq!((whole.parted, whole.desk.kept().hash), (None, evening.room.desk().kept().hash));
            assert_eq!(whole.desk.journal().len(), 31, "thirty decisions and a wish");
            let dealt = opened(&fork(10, Some((eyes(0), Seed::from_number(5))))).unwrap();
            assert_eq!(dealt.parted, None);
            let entries: Vec<_> = dealt.desk.journal().entries().collect();
            assert!(matches!(entries[10].deed, Deed::Deal(..)) && entries.len() == 12);
            let seen = |desk: &dyn engawa_room::Desk| {
                let update: engawa_host::Update<G> = engawa_wire::unpack(&desk.update(eyes(0))).unwrap();
                update.view
            };
            let plain = opened(&fork(10, None)).unwrap();
            assert!(seen(&*plain.desk) == seen(&*dealt.desk), "{game}: what was seen stays so");
        });
    }
}

/// Whoever plays on from a running game learns nothing of it: the cards to come, and what others hold, are other ones.
#[test]
fn a_fork_of_a_running_game_tells_nothing_of_it() {
    for game in GameId::ALL {
        engawa_shelf::with_game!(game, G => tells_nothing::<G>(game));
    }
}

fn tells_nothing<G: Game>(game: GameId) {
    let mut evening = Evening::<G>::with_people(game, &[PERSON, PERSON], 7);
    while evening.any_decision().is_some() {}
    let record = evening.room.desk().record(evening.room.chairs());
    let at = record.moves.len() / 3;
    let fork = |deal| Start {
        chairs: evening.room.chairs().to_vec(),
        fork: Some(Fork { record: record.pack(), at, deal }),
        ..start(game, &[PERSON, PERSON], 99)
    };
    // The same decisions once more: does the game come to what it came to?
    let comes_to_the_same = |deal| {
        let mut desk = opened(&fork(deal)).unwrap().desk;
        let same = record.moves[at..].iter().enumerate().all(|(place, done)| {
            // What follows by itself is done already.
            if desk.summary().decisions > at + place {
                return true;
            }
            let act = Command::Act { revision: desk.journal().len(), action: done.action };
            desk.command(done.seat, CommandId(place as u64), act, Time(0), &[]).is_ok()
        });
        same && desk.kept().hash == record.hash
    };
    assert!(comes_to_the_same(None), "{game}: without a dealing it goes on as it was");
    let again = (100..112).filter(|&n| comes_to_the_same(Some((eyes(0), Seed::from_number(n))))).count();
    assert_eq!(again, 0, "{game}: what was to come came again");
    // Secret clans are dealt anew, too.
    let held = |n| opened(&fork(Some((eyes(0), Seed::from_number(n))))).unwrap().desk.update(eyes(1));
    let clans = (101..112).any(|n| held(n) != held(100));
    assert!(clans || game != GameId::GrandBois, "the clan of the other seat is the same in every world");
}
