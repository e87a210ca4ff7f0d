//! What a game says.

use engawa_kernel::{Game, Seat, SeatSet};

use crate::Words;

/// How the people and bots at the table are called.
#[derive(Clone, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// Names by seat.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", String::as_str)
    }

    /// The names of some seats, one after the other.
    pub fn list(&self, seats: SeatSet, words: &Words) -> String {
        words.list(&seats.iter().map(|seat| self.of(seat).to_owned()).collect::<Vec<_>>())
    }
}

/// A game that can be told in words. Text is derived from moves and events, never read back.
pub trait Spoken: Game {
    /// What the player is asked: one sentence that begins with the verb.
    fn say_prompt(words: &Words, prompt: &Self::Prompt, view: &Self::View) -> String;

    /// What an action would do, short enough for a list of choices.
    fn say_action(words: &Words, kind: &Self::Kind, view: &Self::View) -> String;

    /// What happened, for the log; nothing for what needs no telling.
    fn say_event(words: &Words, event: &Self::Event, names: &Names) -> Option<String>;

    /// Why the rules forbid it.
    fn say_breach(words: &Words, breach: &Self::Breach) -> String;
}
