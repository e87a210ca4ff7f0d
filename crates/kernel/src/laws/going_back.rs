//! Taking back, and records of what was decided.

use super::{Walk, each_setup, named};
use crate::{Actions, Game, Parted, Player, Purpose, Record, RecordError, Setup, Silent, Timeline, Viewer};

/// Taking back to any earlier position restores it, and deciding the same again comes back; a seat alone goes back only
/// over its own decisions that revealed nothing, and what followed by itself.
pub fn taking_back_restores<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut walk = Walk::<G>::begin(setup, number);
        let mut timeline = Timeline::<G>::start(setup, Silent);
        let mut past = vec![walk.position.clone()];
        let (mut moves, mut by_itself) = (Vec::new(), Vec::new());
        while let Some(next) = walk.pick() {
            by_itself.push(walk.position.follows(next.seat) == Some(next.action));
            walk.perform(next);
            assert_eq!(timeline.act(next.seat, next.action, Silent), Ok(()), "{walk}");
            past.push(walk.position.clone());
            moves.push(next);
            let floor = timeline.floor(next.seat);
            for step in floor..moves.len() {
                let own = moves[step].seat == next.seat || by_itself[step];
                assert!(own, "{walk}: back over another seat's decision");
                assert_eq!(past[step].chance(), past[step + 1].chance(), "{walk}: back over a reveal");
            }
            if walk.now_and_then(8) {
                let back = if walk.any(4) == 0 { walk.any(past.len()) } else { floor };
                timeline.take_back(back);
                assert_eq!(timeline.now(), &past[back], "{walk}: back to {back}");
                assert_eq!(timeline.now().hash(), past[back].hash(), "{walk}: back to {back}");
                for again in &moves[back..] {
                    assert_eq!(
                        timeline.act(again.seat, again.action, Silent),
                        Ok(()),
                        "{walk}: again from {back}"
                    );
                }
                assert_eq!(timeline.now(), &walk.position, "{walk}: done again from {back}");
            }
        }
    });
}

fn whole_game<G: Game>(setup: Setup<G::Options>, number: u32) -> Timeline<G> {
    let mut walk = Walk::<G>::begin(setup, number);
    let mut timeline = Timeline::<G>::start(setup, Silent);
    while let Some(next) = walk.pick() {
        walk.perform(next);
        timeline.act(next.seat, next.action, Silent).unwrap_or_else(|refused| panic!("{walk}: {refused}"));
    }
    timeline
}

/// The same game, but after half of it somebody goes on with what they knew, and the rest is dealt anew.
fn dealt_game<G: Game>(setup: Setup<G::Options>, number: u32) -> Timeline<G> {
    let mut timeline = whole_game::<G>(setup, number);
    timeline.take_back(timeline.len() / 2);
    let viewer = Viewer::all(setup.seats).nth(number as usize % (setup.seats.get() + 1));
    timeline.deal(viewer.unwrap_or(Viewer::Spectator), setup.seed.derive(Purpose::World, number));
    let mut list = Actions::new();
    while let Some(seat) = timeline.now().deciders().first() {
        timeline.now().actions(seat, &mut list);
        let action = list[timeline.now().hash() as usize % list.len()];
        timeline
            .act(seat, action, Silent)
            .unwrap_or_else(|refused| panic!("{}: {refused}", named::<G>(&setup)));
    }
    timeline
}

/// A record is read as it was written, in both forms.
pub fn records_round_trip<G: Game>() {
    each_setup::<G>(|setup, number| {
        let mut timeline = if number % 4 == 1 { dealt_game::<G> } else { whole_game::<G> }(setup, number);
        if number % 4 == 0 {
            timeline.take_back(timeline.len() / 2);
        }
        let mut record = Record::of(&timeline);
        let game = named::<G>(&setup);
        assert_eq!(record.outcome.is_some(), timeline.now().outcome().is_some(), "{game}: the result");
        if number % 4 > 1 {
            let players = [Player::person("Юки"), Player::bot("greedy")];
            record.players = setup.seats.seats().map(|seat| players[seat.index() % 2].clone()).collect();
        }
        assert_eq!(Record::unpack(&record.pack()).as_ref(), Ok(&record), "{game}: packed");
        let text = record.to_json::<G>().unwrap_or_else(|error| panic!("{game}: {error}"));
        assert_eq!(Record::from_json::<G>(&text).as_ref(), Ok(&record), "{game}: written as JSON");
    });
}

/// A packed record with a wrong byte is never taken for another game, and one with another move never for the same.
pub fn damaged_records_are_refused<G: Game>() {
    let mut list = Actions::new();
    each_setup::<G>(|setup, number| {
        let mut timeline = whole_game::<G>(setup, number);
        let mut record = Record::of(&timeline);
        let game = named::<G>(&setup);
        let mut bytes = record.pack();
        let (place, bit) = (number as usize * 7919 % bytes.len(), number % 8);
        bytes[place] ^= 1 << bit;
        let read = Record::unpack(&bytes);
        assert!(
            matches!(read, Err(RecordError::Unreadable(_) | RecordError::Format(_))),
            "{game}: byte {place}: {read:?}"
        );
        assert!(Record::unpack(&bytes[..place]).is_err(), "{game}: cut off at {place}");

        // Two ways can lead to the same end; nothing but the hashes shall tell whether they do.
        let end = timeline.now().clone();
        let changed = number as usize * 7919 % record.moves.len();
        timeline.take_back(changed);
        timeline.now().actions(record.moves[changed].seat, &mut list);
        record.moves[changed].action = list[number as usize % list.len()];
        record.outcome = None;
        if let Ok(again) = record.replay::<G>() {
            assert_eq!(again.now(), &end, "{game}: another decision {changed} passes for the same game");
        }
    });
}

/// A record plays to the position it was made from, and nothing else does; where it parts from the rules shows to the turn.
pub fn replays_agree<G: Game>() {
    each_setup::<G>(|setup, number| {
        let timeline = if number % 4 == 1 { dealt_game::<G> } else { whole_game::<G> }(setup, number);
        let mut record = Record::of(&timeline);
        let game = named::<G>(&setup);
        match record.replay::<G>() {
            Ok(again) => {
                assert_eq!(
                    (again.now(), again.now().hash()),
                    (timeline.now(), record.hash),
                    "{game}: the end"
                );
            }
            Err(error) => panic!("{game}: played again: {error}"),
        }
        record.hash ^= 1;
        assert!(matches!(record.replay::<G>(), Err(RecordError::OtherEnd)), "{game}: another end");
        let turn = number as usize % record.turns.len();
        record.turns[turn].hash ^= 1;
        let reopened = record.reopen::<G>().unwrap_or_else(|error| panic!("{game}: {error}"));
        let before = turn.checked_sub(1).map_or(0, |before| record.turns[before].after);
        let parted = Some(Parted::OtherPosition { after: record.turns[turn].after });
        assert_eq!(reopened.parted, parted, "{game}: where it parts");
        assert_eq!(reopened.timeline.len(), before, "{game}: as far as it agrees");
    });
}
