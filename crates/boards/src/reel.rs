//! A recorded game: every position of it, its story, its points.

use engawa_kernel::{
    Dice, Outcome, Record, RecordError, Rules, Seat, SeatCount, Setup, Stage, Story, Viewer,
};
use engawa_shelf::{GameId, with_game};
use engawa_words::{Names, Words};

use crate::drawn::{Drawn, LinePicture};
use crate::sight::{Seen, Sight, tell};

/// A recorded game that can be looked at from any side at any moment.
pub trait Reel {
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
    fn told(&self, at: usize, viewer: Viewer, words: &Words, names: &Names) -> Vec<String>;
    /// After how many decisions each turn was over, the setting up first.
    fn turns(&self) -> &[usize];
    /// The round that each turn belongs to, the first turn first; nothing outside of rounds, and in games without them.
    fn rounds(&self) -> Vec<Option<u32>>;
    /// The points of every seat after so many decisions: all cards open if the game is over, else what everybody knew.
    fn points(&self, at: usize) -> Vec<Option<i32>>;
    /// How it ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
    /// Who won, in a sentence.
    fn result(&self, words: &Words, names: &Names) -> Option<String>;
    /// The record of the first so many decisions.
    fn cut(&self, at: usize) -> Record;
    /// The score lines and tie-breaks by key.
    fn lines(&self) -> (&'static [&'static str], &'static [&'static str]);
    /// Whether only a rival has the score line.
    fn is_of_rival(&self, line: &str) -> bool;
    /// How a score line is drawn.
    fn line(&self, line: &str) -> LinePicture;
    /// The options it was played with, by name.
    fn options(&self) -> Vec<(&'static str, &'static str)>;
}

/// Opens a record. A damaged or foreign one is refused with the reason.
pub fn open(record: &Record) -> Result<Box<dyn Reel>, RecordError> {
    let game: GameId = record.game.parse().map_err(|_| RecordError::OtherGame(record.game.clone()))?;
    with_game!(game, G => Ok(Box::new(Played::<G>::of(record)?)))
}

/// How a score line of a game is drawn.
pub fn line(game: GameId, line: &str) -> LinePicture {
    with_game!(game, G => <G as Drawn>::line(line))
}

struct Played<G: Drawn> {
    setup: Setup<G::Options>,
    record: Record,
    /// Positions with what led to each; the first is the setting up.
    positions: Vec<(G, Vec<G::Event>)>,
    turns: Vec<usize>,
}

impl<G: Drawn> Played<G> {
    fn of(record: &Record) -> Result<Played<G>, RecordError> {
        let setup = *record.replay::<G>()?.setup();
        let mut dice = Dice::new(&setup.seed);
        let mut events = Vec::new();
        let mut now = G::setup(&setup.options, setup.seats, &mut Stage::new(&mut dice, &mut events));
        let mut positions = vec![(now.clone(), events)];
        let mut turns = vec![0];
        let round = |position: &G| G::round(&position.view(Viewer::Spectator));
        let mut before = round(&now);
        for (place, done) in record.moves.iter().enumerate() {
            let mut events = Vec::new();
            // The record was replayed just now: every move of it is legal here.
            now.perform(done.seat, done.action, &mut Stage::new(&mut dice, &mut events));
            positions.push((now.clone(), events));
            // Alone at the table one is asked again at once: there the round ends the turn.
            let now_round = round(&now);
            let passed_on = !now.deciders().contains(done.seat) || now_round != before;
            before = now_round;
            if passed_on || record.moves.get(place + 1).is_none() {
                turns.push(place + 1);
            }
        }
        Ok(Played { setup, record: record.clone(), positions, turns })
    }

    fn at(&self, at: usize) -> &(G, Vec<G::Event>) {
        &self.positions[at.min(self.len())]
    }
}

impl<G: Drawn> Reel for Played<G> {
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

    fn told(&self, at: usize, viewer: Viewer, words: &Words, names: &Names) -> Vec<String> {
        let events: Vec<_> = self.at(at).1.iter().map(|event| event.seen_by(viewer)).collect();
        tell::<G>(&events, words, names)
    }

    fn turns(&self) -> &[usize] {
        &self.turns
    }

    fn rounds(&self) -> Vec<Option<u32>> {
        let begins = self.turns.iter().take(self.turns.len() - 1);
        begins.map(|&at| G::round(&self.at(at).0.view(Viewer::Spectator))).collect()
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
        self.at(self.len()).0.outcome()
    }

    fn result(&self, words: &Words, names: &Names) -> Option<String> {
        Some(words.result::<G>(&self.outcome()?, names))
    }

    fn cut(&self, at: usize) -> Record {
        let at = at.min(self.len());
        Record::new::<G>(&self.setup, self.record.moves[..at].to_vec(), self.at(at).0.hash())
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
