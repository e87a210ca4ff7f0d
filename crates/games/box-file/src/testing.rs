//! For the tests of a game: its file with something written otherwise.

use core::fmt::Debug;

use crate::{Fault, meaning};

fn rewritten(file: &str, from: &str, to: &str) -> String {
    assert!(file.contains(from), "the file does not say {from}");
    file.replace(from, to)
}

/// Why the file is refused if this is written otherwise, where it stands first.
///
/// # Panics
/// If it does not stand there, or the file is taken.
pub fn fault<T: Debug>(
    file: &str,
    read: impl FnOnce(&str) -> Result<T, Fault>,
    from: &str,
    to: &str,
) -> Fault {
    assert!(file.contains(from), "the file does not say {from}");
    read(&file.replacen(from, to, 1)).expect_err(to)
}

/// What a record is made with is what the file says, not how: comments, blank lines and whatever `same` writes otherwise change
/// nothing, each line of `other` does.
///
/// # Panics
/// If it is not so.
pub fn check_meaning(
    file: &str,
    tables: impl Fn(&str) -> String,
    same: &[(&str, &str)],
    other: &[(&str, &str)],
) {
    let of = |text: &str| meaning(&tables(text)).map(str::to_owned);
    let today = of(file);
    assert!(today.is_some(), "the tables have a meaning");
    assert_eq!(of(&format!("# another comment\n\n{file}\n   # the end\n")), today);
    for (from, to) in same {
        assert_eq!(of(&rewritten(file, from, to)), today, "{from} written as {to}");
    }
    for (from, to) in other {
        assert_ne!(of(&rewritten(file, from, to)), today, "{from} written as {to}");
    }
}
