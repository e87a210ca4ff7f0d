//! What a game says.

use engawa_kernel::{Game, Seat, SeatSet};

use crate::{Arg, Words};

/// How the people and bots at the table are called, and which crest they chose.
#[derive(Clone, Debug)]
pub struct Names {
    called: Vec<String>,
    crests: Vec<u8>,
    /// Who is called nothing but «you»: no name, and verbs agree with it.
    you: Option<Seat>,
}

impl Names {
    /// Names by seat.
    pub fn new(names: Vec<String>) -> Names {
        let crests = (0..names.len() as u8).collect();
        Names { called: names, crests, you: None }
    }

    /// The same with crests by seat, counted from 0.
    #[must_use]
    pub fn with_crests(self, crests: Vec<u8>) -> Names {
        Names { crests, ..self }
    }

    /// The same with a seat that is called nothing but «you».
    #[must_use]
    pub fn with_you(self, you: Option<Seat>) -> Names {
        Names { you, ..self }
    }

    /// Who it is, for a sentence that has other words for «you» (1) than for a name (0).
    pub fn who(&self, seat: Seat) -> [Arg<'_>; 2] {
        [("who", self.of(seat).into()), ("you", u8::from(self.you == Some(seat)).into())]
    }

    /// The crest of a seat, 1 to 4.
    pub fn crest(&self, seat: Seat) -> u8 {
        self.crests.get(seat.index()).map_or(1, |crest| crest % 4 + 1)
    }

    /// The name of a seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.called.get(seat.index()).map_or("?", String::as_str)
    }

    /// The names of some seats, one after the other.
    pub fn list(&self, seats: SeatSet, words: &Words) -> String {
        words.list(&seats.iter().map(|seat| self.of(seat).to_owned()).collect::<Vec<_>>())
    }
}

/// Whom a line of the log tells of: not always whoever decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// Whoever holds this seat.
    Seat(Seat),
    /// The rival of a solo game.
    Rival,
    /// Nobody, or everybody.
    Table,
}

/// A game that can be told in words. Text is derived from moves and events, never read back.
pub trait Spoken: Game {
    /// What the player is asked: one sentence that begins with the verb.
    fn say_prompt(words: &Words, prompt: &Self::Prompt, view: &Self::View) -> String;

    /// What else is possible, in a sentence.
    fn say_also(_: &Words, _: &Self::Prompt) -> Option<String> {
        None
    }

    /// What an action would do, short enough for a list of choices.
    fn say_action(words: &Words, kind: &Self::Kind, view: &Self::View) -> String;

    /// What happened, for the log; nothing for what needs no telling.
    fn say_event(words: &Words, event: &Self::Event, names: &Names) -> Option<String>;

    /// Whom that tells of.
    fn about(event: &Self::Event) -> About;

    /// Why the rules forbid it.
    fn say_breach(words: &Words, breach: &Self::Breach) -> String;
}
