//! What a table says whatever the game.

use engawa_kernel::{Outcome, Refused};

use crate::{Names, Spoken, Words};

/// The tie-break that is a place in the order of play: it is stored as what is better, but nobody counts it.
const ORDER: &str = "order";

/// Which place in the order of play a tie-break stands for, from 1; nothing if it counts something.
pub fn place(key: &str, value: i32, all: &[i32]) -> Option<usize> {
    (key == ORDER).then(|| 1 + all.iter().filter(|&&other| other > value).count())
}

impl Words {
    /// The title of a game.
    pub fn title(&self, game: &str) -> String {
        self.word(&format!("{game}-title"))
    }

    /// A sentence on what the game is.
    pub fn about(&self, game: &str) -> String {
        self.word(&format!("{game}-about"))
    }

    /// What an option decides.
    pub fn option(&self, game: &str, key: &str) -> String {
        self.word(&format!("{game}-option-{key}"))
    }

    /// What a value of an option means.
    pub fn option_value(&self, game: &str, key: &str, value: &str) -> String {
        self.word(&format!("{game}-option-{key}-{value}"))
    }

    /// A score line or tie-break.
    pub fn line(&self, game: &str, key: &str) -> String {
        self.word(&format!("{game}-line-{key}"))
    }

    /// A tie-break as people read it. `all` has the values of everybody, more is better.
    pub fn tie(&self, key: &str, value: i32, all: &[i32]) -> String {
        match place(key, value, all) {
            Some(place) => self.say("place", &[("place", place.into())]),
            None => value.to_string(),
        }
    }

    /// A part of a solo rating.
    pub fn rating(&self, game: &str, key: &str) -> String {
        self.word(&format!("{game}-rating-{key}"))
    }

    /// How sure a kind of component is.
    pub fn component(&self, game: &str, key: &str) -> String {
        self.word(&format!("{game}-component-{key}"))
    }

    /// Why an action was refused.
    pub fn refused<G: Spoken>(&self, refused: &Refused<G::Breach>) -> String {
        match refused {
            Refused::NotAsked => self.word("refused-not-asked"),
            Refused::Unreadable => self.word("refused-unreadable"),
            Refused::Breach(breach) => G::say_breach(self, breach),
        }
    }

    /// Who won, in a sentence.
    pub fn result<G: Spoken>(&self, outcome: &Outcome, names: &Names) -> String {
        let best = outcome.winners.first().and_then(|seat| outcome.sheets.get(seat.index()));
        let Some(best) = best else {
            let points = outcome.sheets.first().map_or(0, engawa_kernel::Sheet::total);
            if outcome.rival.is_some() {
                return self.say("result-lost", &[("points", points.into())]);
            }
            let rating: i32 = outcome.rating.iter().map(|(_, part)| part).sum();
            return self.say(
                &format!("{}-result-solo", G::ID),
                &[("points", points.into()), ("rating", rating.into())],
            );
        };
        let who = names.list(outcome.winners, self);
        let count = outcome.winners.len();
        self.say(
            "result-won",
            &[("who", who.into()), ("count", count.into()), ("points", best.total().into())],
        )
    }
}
