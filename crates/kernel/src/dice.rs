//! Chance: the seed, the stream of random words, and how much of it a game has used.
//!
//! The stream is the ChaCha8 cipher, whose bytes cannot change; what we draw from it is our own few lines,
//! pinned by the vectors below, because the sampling of `rand` may change between its versions and differs
//! between 64-bit machines and 32-bit WebAssembly.

use core::fmt;
use core::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// Where all chance of a table comes from: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

/// What a derived seed is for. Streams for different purposes never meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The n-th game of a series.
    Game = 1,
    /// What a bot decides by: the seat alone in a simulation, seat and decision where it is asked.
    Bot = 2,
    /// The n-th world that a bot imagines.
    World = 3,
    /// A seed that a person names by a text of n bytes.
    Name = 4,
}

impl Seed {
    /// A seed from its bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a person names by a number.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The seed that a person names by whatever they like: a seed as it is written, a number, or any other text.
    pub fn named(text: &str) -> Seed {
        let text = text.trim();
        let written = text.parse().ok();
        written.or_else(|| text.parse().ok().map(Seed::from_number)).unwrap_or_else(|| Seed::from_text(text))
    }

    /// Each piece of the text is mixed into the seed of those before it.
    fn from_text(text: &str) -> Seed {
        text.as_bytes().chunks(32).fold(Seed([0; 32]), |mut seed, piece| {
            seed.0.iter_mut().zip(piece).for_each(|(byte, letter)| *byte ^= letter);
            seed.derive(Purpose::Name, text.len() as u32)
        })
    }

    /// The bytes of the seed.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A seed of its own for the `index`-th thing of a purpose. Tells nothing about this seed.
    #[must_use]
    pub fn derive(&self, purpose: Purpose, index: u32) -> Seed {
        let mut cipher = ChaCha8Rng::from_seed(self.0);
        cipher.set_stream(stream(purpose, index));
        let mut bytes = [0; 32];
        cipher.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

/// The number of a stream; the dice of a table are stream 0.
fn stream(purpose: Purpose, index: u32) -> u64 {
    (purpose as u64) << 32 | u64::from(index)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// The text is not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(NotASeed);
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = core::str::from_utf8(digits).map_err(|_| NotASeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASeed)?;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;

    fn try_from(text: String) -> Result<Seed, NotASeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// How much chance a state has used: the only trace of randomness inside a state.
///
/// Two states of a table with different `Chance` have something between them that became known, so no player
/// may go back from one to the other alone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Chance {
    drawn: u32,
    opened: u32,
}

impl Chance {
    /// Words drawn from the stream so far.
    pub const fn drawn(self) -> u32 {
        self.drawn
    }

    /// Secrets opened so far: hidden things that were there already and became known.
    pub const fn opened(self) -> u32 {
        self.opened
    }

    /// Notes that something hidden was shown. [`Stage::open`](crate::Stage::open) and decks call it.
    pub(crate) const fn open(&mut self) {
        self.opened += 1;
    }
}

/// The stream of random words of one table. It belongs to whoever runs the table, never to the state.
#[derive(Clone)]
pub struct Dice {
    cipher: ChaCha8Rng,
    at: u32,
}

impl Dice {
    /// The stream that belongs to a seed.
    pub fn new(seed: &Seed) -> Dice {
        Dice { cipher: ChaCha8Rng::from_seed(seed.0), at: 0 }
    }

    /// A stream of its own for the `index`-th thing of a purpose: as good as that of a derived seed, without deriving one.
    pub fn apart(seed: &Seed, purpose: Purpose, index: u32) -> Dice {
        let mut dice = Dice::new(seed);
        dice.cipher.set_stream(stream(purpose, index));
        dice
    }

    /// The next word after those that `chance` has counted.
    ///
    /// A state that was taken back, cloned or forked asks for an earlier place: then the stream is wound there.
    #[inline]
    fn word(&mut self, chance: &mut Chance) -> u32 {
        if chance.drawn != self.at {
            self.cipher.set_word_pos(chance.drawn.into());
        }
        chance.drawn += 1;
        self.at = chance.drawn;
        self.cipher.next_u32()
    }

    /// A number below `n`, every one as likely as the others. `n` must not be 0.
    #[inline]
    pub fn below(&mut self, chance: &mut Chance, n: u32) -> u32 {
        // Multiply and keep the upper half; the few words that would favour some numbers are drawn again.
        let mut wide = u64::from(self.word(chance)) * u64::from(n);
        if (wide as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (wide as u32) < unfair {
                wide = u64::from(self.word(chance)) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// Several numbers from one word, each below its own bound and as likely as the others. The bounds must not be 0, and
    /// their product must fit into 32 bits.
    #[inline]
    pub fn below_each<const M: usize>(&mut self, chance: &mut Chance, bounds: [u32; M]) -> [u32; M] {
        // What one bound leaves of the word is the fraction that the next one multiplies; only at the end it shows
        // whether the word belongs to the few that would favour some numbers.
        let mut draw = || {
            let mut fraction = self.word(chance);
            let numbers = bounds.map(|bound| {
                let wide = u64::from(fraction) * u64::from(bound);
                fraction = wide as u32;
                (wide >> 32) as u32
            });
            (numbers, fraction)
        };
        let (mut numbers, mut fraction) = draw();
        let product = bounds.iter().product::<u32>();
        if fraction < product {
            let unfair = product.wrapping_neg() % product;
            while fraction < unfair {
                (numbers, fraction) = draw();
            }
        }
        numbers
    }

    /// Puts the items into random order.
    pub fn shuffle<T>(&mut self, chance: &mut Chance, items: &mut [T]) {
        for left in (2..=items.len()).rev() {
            let chosen = self.below(chance, left as u32) as usize;
            items.swap(left - 1, chosen);
        }
    }
}

impl fmt::Debug for Dice {
    /// Shows no seed: dice end up in logs, and a seed tells every card to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice(at {})", self.at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> (Dice, Chance) {
        (Dice::new(&Seed::from_number(2026)), Chance::default())
    }

    #[test]
    fn vectors_of_the_stream_never_change() {
        // The first words of ChaCha8 under the key of 32 zero bytes, as published with the cipher (3e00ef2f…).
        let (mut dice, mut chance) = (Dice::new(&Seed::new([0; 32])), Chance::default());
        let words: Vec<_> = (0..4).map(|_| dice.word(&mut chance)).collect();
        assert_eq!(words, [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f]);
    }

    #[test]
    fn a_seed_is_named_as_one_likes() {
        let written = Seed::from_number(7).derive(Purpose::Game, 3);
        assert_eq!(Seed::named(&format!(" {written}\n")), written);
        assert_eq!(Seed::named("2026"), Seed::from_number(2026));
        let named =
            ["вечер у Юры", "вечер у юры", "-1", "18446744073709551616", "a", "aa", ""].map(Seed::named);
        for (place, seed) in named.iter().enumerate() {
            assert!(!named[..place].contains(seed), "{place}");
        }
        // Whoever wrote a name down plays the same game again.
        assert_eq!(named[0].to_string(), "ddba54c56a59f24fdf5b3be6e8ab73873eb04bb60e1b0c25ec1c001b12e2d602");
    }

    #[test]
    fn vectors_of_the_sampling_never_change() {
        let (mut dice, mut chance) = dice();
        let sixes: Vec<_> = (0..12).map(|_| dice.below(&mut chance, 6) + 1).collect();
        assert_eq!(sixes, [5, 5, 3, 6, 6, 5, 3, 2, 6, 1, 2, 2]);
        let mut cards: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut chance, &mut cards);
        assert_eq!(cards, [0, 2, 4, 8, 9, 3, 1, 5, 7, 6]);
        assert_eq!(chance.drawn(), 21);
        assert_eq!(
            Seed::from_number(7).derive(Purpose::Game, 3).to_string(),
            "1ee0548b067f7422b5737026ffdee6dfe56c038b6190f3bdae7dd8c6977b91cc"
        );
    }

    #[test]
    fn several_numbers_of_one_word_are_fair_together() {
        let (mut dice, mut chance) = dice();
        let mut seen = [0u32; 24];
        for _ in 0..48_000 {
            let [a, b, c] = dice.below_each(&mut chance, [4, 3, 2]);
            seen[(a * 6 + b * 2 + c) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (1_800..2_200).contains(&n)), "{seen:?}");
        assert_eq!(chance.drawn(), 48_000, "one word each, as unfair words are rare");
        let [a, b, c] = dice.below_each(&mut chance, [120, 119, 118]);
        assert_eq!((a, b, c), (78, 18, 67), "a vector that never changes");
        // Bounds whose product is just above half of the range refuse almost every second word.
        let before = chance.drawn();
        for _ in 0..100 {
            let [a, b] = dice.below_each(&mut chance, [46_341, 46_342]);
            assert!(a < 46_341 && b < 46_342);
        }
        assert!((150..260).contains(&(chance.drawn() - before)), "{chance:?}");
    }

    #[test]
    fn unfair_words_are_drawn_again() {
        // With n just above half of the range almost every second word must be refused.
        let (mut dice, mut chance) = dice();
        let n = (1 << 31) + 1;
        for _ in 0..100 {
            assert!(dice.below(&mut chance, n) < n);
        }
        assert!((150..260).contains(&chance.drawn()), "{chance:?}");
    }

    #[test]
    fn every_number_comes_equally_often() {
        let (mut dice, mut chance) = dice();
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(&mut chance, 6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn the_stream_winds_back_with_the_state() {
        let (mut dice, mut chance) = dice();
        let before = chance;
        let first: Vec<_> = (0..80).map(|_| dice.below(&mut chance, 100)).collect();
        let mut again = before;
        let second: Vec<_> = (0..80).map(|_| dice.below(&mut again, 100)).collect();
        assert_eq!((first, chance), (second, again));
    }

    #[test]
    fn streams_of_one_seed_do_not_meet() {
        let seed = Seed::from_number(8);
        let first = |mut dice: Dice| dice.word(&mut Chance::default());
        let words = [
            first(Dice::new(&seed)),
            first(Dice::apart(&seed, Purpose::Bot, 0)),
            first(Dice::apart(&seed, Purpose::Bot, 1)),
            first(Dice::apart(&seed, Purpose::World, 0)),
        ];
        assert!((0..4).all(|a| (0..a).all(|b| words[a] != words[b])), "{words:?}");
        let [bytes @ .., _, _, _, _] = seed.derive(Purpose::Bot, 1).0;
        assert_eq!(
            words[2].to_le_bytes(),
            bytes[..4],
            "the stream of a purpose is what its seeds are made of"
        );
    }

    #[test]
    fn seeds_are_read_as_they_are_written() {
        let seed = Seed::from_number(5).derive(Purpose::Bot, 1);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("5".parse::<Seed>(), Err(NotASeed));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(NotASeed));
        assert_ne!(seed, Seed::from_number(5).derive(Purpose::World, 1));
    }
}
