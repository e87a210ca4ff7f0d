//! A stable 64-bit hash of a position.
//!
//! `std::hash` is no help: its derive writes lengths and enum tags as `isize`, which is another number on wasm32.

/// Takes words of fixed width, one after the other, and mixes them into one number.
#[derive(Clone, Debug)]
pub struct Digest(u64);

const START: u64 = 0x656e_6761_7761_2031;
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

impl Digest {
    /// A digest of nothing.
    pub const fn new() -> Digest {
        Digest(START)
    }

    /// Takes one word.
    #[inline]
    pub const fn word(&mut self, word: u64) {
        // The whole product of two 64-bit numbers, folded: every bit of the word reaches every bit of the sum.
        let wide = ((self.0 ^ word) as u128 + 1) * MULTIPLIER as u128;
        self.0 = (wide as u64 ^ (wide >> 64) as u64).rotate_left(23);
    }

    /// Takes bytes, eight to a word; the last word is filled with zeros. Feed their number too if it varies.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    /// The number.
    pub const fn finish(&self) -> u64 {
        let wide = (self.0 as u128) * MULTIPLIER as u128;
        wide as u64 ^ (wide >> 64) as u64
    }
}

impl Default for Digest {
    fn default() -> Digest {
        Digest::new()
    }
}

/// The fingerprint of a text, for data files: computed while compiling.
pub const fn fingerprint(text: &str) -> u64 {
    let bytes = text.as_bytes();
    let mut digest = Digest::new();
    digest.word(bytes.len() as u64);
    let mut at = 0;
    while at < bytes.len() {
        digest.word(bytes[at] as u64);
        at += 1;
    }
    digest.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(words: &[u64]) -> u64 {
        let mut digest = Digest::new();
        for &word in words {
            digest.word(word);
        }
        digest.finish()
    }

    #[test]
    fn vectors_never_change() {
        assert_eq!(
            [of(&[]), of(&[0]), of(&[1, 2, 3]), fingerprint("engawa")],
            [
                6_973_208_878_306_215_664,
                13_989_439_105_617_237_406,
                1_103_098_128_749_506_348,
                13_313_368_877_385_672_674
            ]
        );
    }

    #[test]
    fn order_length_and_every_bit_matter() {
        let all: Vec<u64> = (0..64)
            .map(|bit| of(&[1 << bit]))
            .chain([of(&[]), of(&[0]), of(&[0, 0]), of(&[1, 2]), of(&[2, 1])])
            .collect();
        let mut distinct = all.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(all.len(), distinct.len());
    }

    #[test]
    fn bytes_are_words() {
        let mut digest = Digest::new();
        digest.bytes(&[1, 0, 0, 0, 0, 0, 0, 0, 2]);
        assert_eq!(digest.finish(), of(&[1, 2]));
    }
}
