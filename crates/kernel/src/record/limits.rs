//! What comes from outside is measured while it is read: no list grows longer than a game can make it, and nothing is laid out in
//! advance because a length says so.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

/// No record is larger than this, in either form.
pub const LARGEST: usize = 4 << 20;
/// More decisions than any game of the house takes.
pub const MOST_MOVES: usize = 20_000;
/// More often nothing is dealt anew.
pub const MOST_DEALS: usize = 1000;
/// More options no game has.
pub const MOST_OPTIONS: usize = 64;
/// The most letters of a name.
pub const LONGEST_NAME: usize = 64;
/// More points nobody has on a line; sums of them stay numbers.
pub(crate) const MOST_POINTS: i32 = 1_000_000;

/// Reads a list of at most `N`.
pub(crate) fn at_most<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    from: D,
) -> Result<Vec<T>, D::Error> {
    struct Few<T, const N: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Few<T, N> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {N}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Vec<T>, A::Error> {
            let mut list = Vec::new();
            while let Some(next) = seq.next_element()? {
                if list.len() == N {
                    return Err(A::Error::custom(format_args!("a list of more than {N}")));
                }
                list.push(next);
            }
            Ok(list)
        }
    }
    from.deserialize_seq(Few::<T, N>(PhantomData))
}

/// A name as it can be shown: no control signs, not too long.
pub(crate) fn tidy(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect()
}

/// Whether a key is one: the name of a line, an option, a part.
pub(crate) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.len() <= LONGEST_NAME && key.chars().all(|letter| !letter.is_control())
}
