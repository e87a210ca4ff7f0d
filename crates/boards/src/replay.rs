//! A recorded game: every position of it, its story, its points.

use engawa_kernel::record::{self, Ending, Parted, Reopened};
use engawa_kernel::{Outcome, Record, RecordError, Rules, Seat, SeatCount, Setup, Story, Viewer};
use engawa_shelf::GameId;
use engawa_words::{Names, Words};

use crate::drawn::{Drawn, LinePicture};
use crate::sight::{Line, Seen, Sight, tell};

/// A recorded game that can be looked at from any side at any moment.
pub trait Replay {
    /// Which game.
    fn game(&self) -> GameId;
    /// How many played.
    fn seats(&self) -> SeatCount;
    /// How many decisions it has; there is one position more.
    fn len(&self) -> usize;
    /// Whether nothing was decided.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The position after so many decisions, as the viewer saw it.
    fn sight(&self, at: usize, viewer: Viewer) -> Box<dyn Sight>;
    /// Who made the decision that led to the position after so many decisions; nobody for the setting up.
    fn mover(&self, at: usize) -> Option<Seat>;
    /// What that decision brought about, in words.
    fn told(&self, at: usize, viewer: Viewer, words: &Words, names: &Names) -> Vec<Line>;
    /// After how many decisions each turn was over, the setting up first.
    fn turns(&self) -> &[usize];
    /// The round that each turn belongs to, the first turn first; nothing outside of rounds, and in games without them.
    fn rounds(&self) -> Vec<Option<u32>>;
    /// The points of every seat after so many decisions: all cards open if the game is over, else what everybody knew.
    fn points(&self, at: usize) -> Vec<Option<i32>>;
    /// How it ended, if it did: as it was counted then, if the rules were changed since.
    fn outcome(&self) -> Option<Outcome>;
    /// Where it no longer agrees with the rules of today: it can be looked at up to there.
    fn parted(&self) -> Option<&Parted>;
    /// Who won, in a sentence.
    fn result(&self, words: &Words, names: &Names) -> Option<String>;
    /// The score lines and tie-breaks by key.
    fn lines(&self) -> (&'static [&'static str], &'static [&'static str]);
    /// Whether only a rival has the score line.
    fn is_of_rival(&self, line: &str) -> bool;
    /// How a score line is drawn.
    fn line(&self, line: &str) -> LinePicture;
    /// The options it was played with, by name.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
}

/// Opens a record of this game. A damaged or foreign one is refused with the reason.
pub fn of<G: Drawn>(record: &Record) -> Result<Box<dyn Replay>, RecordError> {
    Ok(Box::new(Played::<G>::of(record)?))
}

struct Played<G: Drawn> {
    setup: Setup<G::Options>,
    record: Record,
    /// Positions with what led to each; the first is the setting up.
    positions: Vec<(G, Vec<G::Event>)>,
    turns: Vec<usize>,
    parted: Option<Parted>,
}

impl<G: Drawn> Played<G> {
    fn of(record: &Record) -> Result<Played<G>, RecordError> {
        let mut events = Vec::new();
        let mut replay = record::Replay::<G>::start(record, &mut events)?;
        let mut positions = vec![(replay.timeline().now().clone(), events)];
        let mut turns = vec![0];
        let mut before = replay.timeline().now().round();
        for (place, done) in record.moves.iter().enumerate() {
            let mut events = Vec::new();
            if !replay.step(&mut events) {
                break;
            }
            let now = replay.timeline().now();
            positions.push((now.clone(), events));
            // Alone at the table one is asked again at once: there the round ends the turn.
            let now_round = now.round();
            let passed_on = !now.deciders().contains(done.seat) || now_round != before;
            before = now_round;
            if passed_on {
                turns.push(place + 1);
            }
        }
        let Reopened { timeline, parted } = replay.finish();
        // Where it no longer agrees it goes back to where it did.
        positions.truncate(timeline.len() + 1);
        turns.retain(|&end| end <= timeline.len());
        if turns.last() != Some(&timeline.len()) {
            turns.push(timeline.len());
        }
        Ok(Played { setup: *timeline.setup(), record: record.clone(), positions, turns, parted })
    }

    fn at(&self, at: usize) -> &(G, Vec<G::Event>) {
        &self.positions[at.min(self.len())]
    }
}

impl<G: Drawn> Replay for Played<G> {
    fn game(&self) -> GameId {
        self.record.game.parse().unwrap_or(GameId::ALL[0])
    }

    fn seats(&self) -> SeatCount {
        self.setup.seats
    }

    fn len(&self) -> usize {
        self.positions.len() - 1
    }

    fn sight(&self, at: usize, viewer: Viewer) -> Box<dyn Sight> {
        let (position, events) = self.at(at);
        let last = events.iter().map(|event| event.seen_by(viewer)).collect();
        Box::new(Seen::<G>::new(position.view(viewer), viewer, last))
    }

    fn mover(&self, at: usize) -> Option<Seat> {
        Some(self.record.moves.get(at.checked_sub(1)?)?.seat)
    }

    fn told(&self, at: usize, viewer: Viewer, words: &Words, names: &Names) -> Vec<Line> {
        let events: Vec<_> = self.at(at).1.iter().map(|event| event.seen_by(viewer)).collect();
        tell::<G>(&events, words, names)
    }

    fn turns(&self) -> &[usize] {
        &self.turns
    }

    fn rounds(&self) -> Vec<Option<u32>> {
        let begins = self.turns.iter().take(self.turns.len() - 1);
        begins.map(|&at| self.at(at).0.round()).collect()
    }

    fn points(&self, at: usize) -> Vec<Option<i32>> {
        let position = &self.at(at).0;
        let over = self.outcome().is_some();
        let points = |seat| {
            // Looking back at a finished game, everybody's points are as everybody knew their own.
            let viewer = if over { Viewer::Seat(seat) } else { Viewer::Spectator };
            <G as Rules>::sheet(&position.view(viewer), seat).map(|sheet| sheet.total())
        };
        self.setup.seats.seats().map(points).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        let stored = || {
            // Lines that this game no longer has cannot stand on its sheet.
            let same = |ending: &&Ending| ending.lines == G::LINES && ending.ties == G::TIES;
            self.record.outcome.as_ref().filter(same).map(|ending| ending.outcome.clone())
        };
        if self.parted.is_some() { stored() } else { self.at(self.len()).0.outcome() }
    }

    fn parted(&self) -> Option<&Parted> {
        self.parted.as_ref()
    }

    fn result(&self, words: &Words, names: &Names) -> Option<String> {
        Some(words.result::<G>(&self.outcome()?, names))
    }

    fn lines(&self) -> (&'static [&'static str], &'static [&'static str]) {
        (G::LINES, G::TIES)
    }

    fn is_of_rival(&self, line: &str) -> bool {
        G::OF_RIVAL.contains(&line)
    }

    fn line(&self, line: &str) -> LinePicture {
        G::line(line)
    }

    fn options(&self) -> Vec<(&'static str, &'static str)> {
        use engawa_kernel::Options as _;
        self.setup.options.named().collect()
    }
}
