//! Lists of placements: a row of small masks written without a branch.

use engawa_kernel::{Action, Actions};

/// The set bits of a byte that is two groups of four, lowest first, and how many they are: the place within the group in
/// bits 0 and 1, and all other bits set if it is the second group.
static FOURS: [([u32; 8], usize); 256] = fours();

const fn fours() -> [([u32; 8], usize); 256] {
    let mut table = [([0; 8], 0); 256];
    let mut byte = 0;
    while byte < 256 {
        let (places, ones) = &mut table[byte];
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[*ones] = if bit < 4 { bit } else { (bit % 4) | !3 };
                *ones += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Lists the rotations of four cards at every place: bits 0 to 3 of a mask belong to the first of the four actions beside it,
/// bits 4 to 7 to the second and so on. The lowest two bits of these actions must be 0; they tell which one of the group it is.
///
/// Room is made once, the length is kept at hand, and not even an empty group is a branch.
#[inline]
pub(crate) fn push_fours(out: &mut Actions, masks: impl ExactSizeIterator<Item = (u16, [Action; 4])>) {
    // A byte is always written whole: behind the last action there must be room for eight.
    out.push_written(16 * masks.len() + 8, |room, mut len| {
        for (mask, [a, b, c, d]) in masks {
            for (byte, Action(first), Action(second)) in [(mask, a, b), (mask >> 8, c, d)] {
                let (places, ones) = FOURS[usize::from(byte % 256)];
                let apart = second.wrapping_sub(first) | 3;
                let listed = places.map(|place| Action(first.wrapping_add(place & apart)));
                room[len..len + 8].copy_from_slice(&listed);
                len += ones;
            }
        }
        len
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_action_for_each_bit_of_four_groups() {
        let mut list = Actions::new();
        let firsts = [1000, 48, 3000, u32::MAX - 3].map(Action);
        let masks = [0, 1, 0x8000, 0xffff, 0x0f50, 0x1234];
        list.push(Action(7));
        push_fours(&mut list, masks.into_iter().map(|mask| (mask, firsts)));
        let each = |mask: u16| {
            (0..16).filter(move |n| mask >> n & 1 == 1).map(move |n| Action(firsts[n / 4].0 + n as u32 % 4))
        };
        let expected: Vec<_> = [Action(7)].into_iter().chain(masks.into_iter().flat_map(each)).collect();
        assert_eq!(*list, expected);
    }
}
