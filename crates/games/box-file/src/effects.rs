//! The skeleton of an effect language: `PART, PART` is joined, `(PART or PART)` is chosen from. The words are the game's.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use crate::Tables;

/// The words of an effect that are not yet read.
pub type Words<'a, 'b> = &'a mut Peekable<SplitWhitespace<'b>>;

/// A part of an effect, as a game writes it.
pub trait Part: Sized {
    /// No more parts than this are joined.
    const MOST: usize;

    /// Reads the part, or a group of several, that begins with this word.
    fn read(word: &str, words: Words<'_, '_>) -> Result<Vec<Self>, String>;

    /// What stands in brackets: one option, or several apart by `or`.
    fn bracket(options: Vec<Vec<Self>>) -> Result<Vec<Self>, String>;

    /// The node in Rust; effects inside it are added to the tables first.
    fn node(&self, tables: &mut Tables) -> String;
}

/// Reads a whole effect.
pub fn effects<P: Part>(text: &str) -> Result<Vec<P>, String> {
    let spaced: String = text
        .chars()
        .flat_map(|sign| {
            let apart = if "(),>".contains(sign) { " " } else { "" };
            apart.chars().chain([sign]).chain(apart.chars())
        })
        .collect();
    let mut words = spaced.split_whitespace().peekable();
    let parts = parts(&mut words)?;
    match words.next() {
        None => Ok(parts),
        Some(word) => Err(format!("'{word}' stands where the effects should end")),
    }
}

/// Reads joined parts.
pub fn parts<P: Part>(words: Words<'_, '_>) -> Result<Vec<P>, String> {
    let mut parts = part(words)?;
    while words.next_if_eq(&",").is_some() {
        parts.extend(part(words)?);
    }
    if parts.len() > P::MOST { Err(format!("more than {} joined parts", P::MOST)) } else { Ok(parts) }
}

/// Reads one part; a group in brackets may be several.
pub fn part<P: Part>(words: Words<'_, '_>) -> Result<Vec<P>, String> {
    match words.next().ok_or("an effect is missing")? {
        "(" => {
            let mut options = vec![parts(words)?];
            while words.next_if_eq(&"or").is_some() {
                options.push(parts(words)?);
            }
            closed(words)?;
            P::bracket(options)
        }
        word => P::read(word, words),
    }
}

/// The end of a bracket.
pub fn closed(words: Words<'_, '_>) -> Result<(), String> {
    if words.next() == Some(")") { Ok(()) } else { Err("a bracket is not closed".into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    enum Some {
        Letter(String),
        Choose(Vec<Vec<Some>>),
    }

    impl Part for Some {
        const MOST: usize = 3;

        fn read(word: &str, _: Words<'_, '_>) -> Result<Vec<Some>, String> {
            Ok(vec![Some::Letter(word.into())])
        }

        fn bracket(options: Vec<Vec<Some>>) -> Result<Vec<Some>, String> {
            Ok(vec![Some::Choose(options)])
        }

        fn node(&self, tables: &mut Tables) -> String {
            match self {
                Some::Letter(letter) => format!("Node::Letter('{letter}')"),
                Some::Choose(options) => tables.choice(options),
            }
        }
    }

    #[test]
    fn parts_are_joined_and_chosen() {
        let letter = |letter: &str| Some::Letter(letter.into());
        let read = effects::<Some>("a,(b or c, d)");
        let choice = Some::Choose(vec![vec![letter("b")], vec![letter("c"), letter("d")]]);
        assert_eq!(read, Ok(vec![letter("a"), choice]));
    }

    #[test]
    fn what_is_open_or_too_much_is_refused() {
        let fault = |text: &str| effects::<Some>(text).expect_err(text);
        assert_eq!(fault(""), "an effect is missing");
        assert_eq!(fault("(a or b"), "a bracket is not closed");
        assert_eq!(fault("a b"), "'b' stands where the effects should end");
        assert_eq!(fault("a, b, c, d"), "more than 3 joined parts");
    }

    #[test]
    fn joined_parts_are_neighbours_in_the_table() {
        let mut tables = Tables::default();
        let parts = effects::<Some>("a, (b or c, d)").expect("effects");
        assert_eq!(tables.effects(&parts), "Effects::new(3, 2)");
        let text = tables.finish();
        let nodes = "[Node; 5] = [Node::Letter('b'), Node::Letter('c'), Node::Letter('d'), Node::Letter('a'), \
                     Node::Choose(Options::new(0, 2))]";
        assert!(text.contains(nodes), "{text}");
        assert!(text.contains("[Effects; 2] = [Effects::new(0, 1), Effects::new(1, 2)]"), "{text}");
    }
}
