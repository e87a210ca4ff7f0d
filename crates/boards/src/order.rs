//! Putting a few things in order. A board has dozens of them, and the sort of the standard library, which is made for
//! millions, would come into the browser once for every kind of thing.

/// Puts the things in order; what is equal stays as it was.
pub fn in_order<T>(things: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..things.len() {
        let place =
            (0..end).rev().find(|&place| !before(&things[end], &things[place])).map_or(0, |place| place + 1);
        things[place..=end].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_stay_as_they_were() {
        let mut things = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        in_order(&mut things, |a, b| a.0 < b.0);
        assert_eq!(things, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        in_order::<u8>(&mut [], |a, b| a < b);
    }
}
