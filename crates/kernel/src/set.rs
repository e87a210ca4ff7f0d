//! Small sets as the bits of a word: cards of a deck, cells of a board, parts that are left.

/// The places of the set bits, lowest first.
#[inline]
pub fn bits(mask: impl Into<u64>) -> impl Iterator<Item = usize> + Clone {
    let mut mask = mask.into();
    core::iter::from_fn(move || {
        (mask != 0).then(|| {
            let place = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            place
        })
    })
}

/// All of these sets together, if they share nothing: what is a piece of the box lies in one place.
pub fn union_of_disjoint(mut sets: impl Iterator<Item = u64>) -> Option<u64> {
    sets.try_fold(0, |seen, set| (seen & set == 0).then_some(seen | set))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_from_the_lowest() {
        assert_eq!(bits(0b1010_0001u8).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(bits(1u64 << 63 | 1).collect::<Vec<_>>(), [0, 63]);
        assert_eq!(bits(0u32).next(), None);
    }

    #[test]
    fn a_piece_in_two_sets_is_found() {
        assert_eq!(union_of_disjoint([0b001, 0b110, 0].into_iter()), Some(0b111));
        assert_eq!(union_of_disjoint([0b001, 0b110, 0b100].into_iter()), None);
    }
}
