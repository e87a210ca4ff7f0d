//! The part of Fluent that our catalogues speak: texts, `{ $arguments }`, `{ "literals" }` without braces, and `{ $number -> … }` with
//! plural forms. A pattern is read as it is said, so a catalogue costs nothing but its text.
//!
//! The whole of Fluent weighed 18 kB in the client. It still reads the catalogues in the tests, where both must say the
//! same.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::Lang;

/// What is put into a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// As it is.
    Text(Cow<'a, str>),
    /// In figures; the words around it may agree with it.
    Number(i64),
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                // Nothing that we count is that large.
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )*};
}
numbers!(u8 u16 u32 u64 usize i32 i64);

/// What is put into a sentence, by name.
pub type Arg<'a> = (&'static str, Value<'a>);

/// A key and what it says.
type Message = (Box<str>, Box<str>);

/// Every message of a language, file by file, each sorted by key. A copy shares the files, so one more can be learned beside it.
#[derive(Clone, Default)]
pub(crate) struct Catalogue(Vec<Arc<[Message]>>);

impl Catalogue {
    /// Adds the messages of a file. What is neither a message nor a comment is left out; a test finds it.
    pub(crate) fn learn(&mut self, text: &str) {
        let mut messages: Vec<Message> = Vec::new();
        let mut lines = text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some((key, first)) = line.split_once('=').filter(|_| is_key(line)) else { continue };
            let mut more = Vec::new();
            while let Some(line) = lines.next_if(|line| line.starts_with([' ', '}']) || line.is_empty()) {
                more.push(line);
            }
            messages.push((key.trim_end().into(), pattern(first, &more).into()));
        }
        messages.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
        self.0.push(messages.into());
    }

    /// What a key says.
    pub(crate) fn find(&self, key: &str) -> Option<&str> {
        self.0.iter().find_map(|messages| {
            let place = messages.binary_search_by(|(other, _)| (**other).cmp(key)).ok()?;
            Some(&*messages[place].1)
        })
    }
}

fn is_key(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_alphabetic())
}

/// The lines of a message without the indentation that they share. Inside of braces it does not matter.
fn pattern(first: &str, more: &[&str]) -> String {
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let shared = more.iter().filter(|line| !line.trim().is_empty()).map(indent).min().unwrap_or(0);
    let lines = more.iter().map(|line| line.get(shared..).unwrap_or_default().trim_end());
    let mut pattern = first.trim().to_owned();
    for line in lines {
        pattern.push('\n');
        pattern.push_str(line);
    }
    pattern.trim().to_owned()
}

/// Says a pattern; nothing if it is damaged or an argument is missing.
pub(crate) fn say(lang: Lang, pattern: &str, args: &[Arg<'_>], said: &mut String) -> Option<()> {
    let mut rest = pattern;
    while let Some((text, braced)) = rest.split_once('{') {
        let end = closing(braced)?;
        said.push_str(text);
        placeable(lang, braced[..end].trim(), args, said)?;
        rest = &braced[end + 1..];
    }
    said.push_str(rest);
    Some(())
}

/// Where the brace is closed that was opened just before.
fn closing(text: &str) -> Option<usize> {
    let mut open = 1_u32;
    text.bytes().position(|byte| {
        open = open + u32::from(byte == b'{') - u32::from(byte == b'}');
        open == 0
    })
}

fn placeable(lang: Lang, inside: &str, args: &[Arg<'_>], said: &mut String) -> Option<()> {
    if let Some(literal) = inside.strip_prefix('"') {
        said.push_str(literal.strip_suffix('"')?);
        return Some(());
    }
    let named = inside.strip_prefix('$')?;
    let (name, variants) = match named.split_once("->") {
        Some((name, variants)) => (name.trim_end(), Some(variants)),
        None => (named, None),
    };
    let (_, value) = args.iter().find(|(other, _)| *other == name)?;
    match (variants, value) {
        (Some(variants), _) => say(lang, choose(lang, variants, value)?, args, said),
        (None, Value::Text(text)) => said.write_str(text).ok(),
        (None, Value::Number(number)) => write!(said, "{number}").ok(),
    }
}

/// The first variant that is for this value, or the one with the star.
fn choose<'a>(lang: Lang, variants: &'a str, value: &Value<'_>) -> Option<&'a str> {
    let mut otherwise = None;
    let mut rest = variants.trim_start();
    while !rest.is_empty() {
        let bare = rest.strip_prefix('*').unwrap_or(rest);
        let (label, text) = bare.strip_prefix('[')?.split_once(']')?;
        let end = end_of_variant(text);
        let says = text[..end].trim();
        if bare.len() < rest.len() {
            otherwise = Some(says);
        }
        let label = label.trim();
        let fits = match value {
            Value::Text(text) => text == label,
            Value::Number(number) => {
                label == plural(lang, number.unsigned_abs()) || label.parse() == Ok(*number)
            }
        };
        if fits {
            return Some(says);
        }
        rest = text[end..].trim_start();
    }
    otherwise
}

/// A variant ends where a line begins with the next label, outside of braces of its own.
fn end_of_variant(text: &str) -> usize {
    let mut open = 0_u32;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let is_next = at > 0 && open == 0 && line.trim_start().trim_start_matches('*').starts_with('[');
        if is_next {
            return at;
        }
        open += line.matches('{').count() as u32;
        open = open.saturating_sub(line.matches('}').count() as u32);
        at += line.len();
    }
    at
}

/// The plural form that words take beside a whole number.
fn plural(lang: Lang, number: u64) -> &'static str {
    match (lang, number % 10, number % 100) {
        (Lang::En, ..) if number == 1 => "one",
        (Lang::En, ..) => "other",
        (Lang::Ru, _, 11..=14) => "many",
        (Lang::Ru, 1, _) => "one",
        (Lang::Ru, 2..=4, _) => "few",
        (Lang::Ru, ..) => "many",
    }
}

#[cfg(test)]
mod tests {
    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

    use super::*;

    fn ours(text: &str, args: &[Arg<'_>]) -> Option<String> {
        let mut catalogue = Catalogue::default();
        catalogue.learn(text);
        let mut said = String::new();
        say(Lang::Ru, catalogue.find("key")?, args, &mut said)?;
        Some(said)
    }

    #[test]
    fn the_whole_of_fluent_says_the_same() {
        for lang in Lang::ALL {
            for (file, text) in lang.files() {
                let mut whole = FluentBundle::new(vec![lang.code().parse().unwrap()]);
                whole.set_use_isolating(false);
                let resource = FluentResource::try_new(text.to_owned()).unwrap();
                let keys: Vec<String> = resource
                    .entries()
                    .filter_map(|entry| match entry {
                        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_owned()),
                        _ => None,
                    })
                    .collect();
                whole.add_resource(resource).unwrap();
                let mut catalogue = Catalogue::default();
                catalogue.learn(text);
                assert_eq!(catalogue.0[0].len(), keys.len(), "{lang}/{file}");
                let names: Vec<&'static str> = argument_names(text);
                for key in keys {
                    let pattern = whole.get_message(&key).unwrap().value().unwrap();
                    for number in (-2..=125).chain([1000, 1_000_001]) {
                        let args: Vec<Arg<'_>> = names.iter().map(|name| (*name, number.into())).collect();
                        let theirs: FluentArgs<'_> =
                            names.iter().map(|name| (*name, FluentValue::from(number))).collect();
                        let theirs = whole.format_pattern(pattern, Some(&theirs), &mut Vec::new());
                        let mut said = String::new();
                        say(lang, catalogue.find(&key).unwrap(), &args, &mut said).unwrap();
                        assert_eq!(said, theirs, "{lang}/{file}: {key}");
                    }
                }
            }
        }
    }

    fn argument_names(text: &str) -> Vec<&'static str> {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        let names = text.split('$').skip(1).map(|rest| rest.split(|letter| !is_name(letter)).next().unwrap());
        let mut names: Vec<&'static str> = names.map(|name| &*String::leak(name.to_owned())).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    #[test]
    fn a_later_message_takes_the_place_of_an_earlier_one() {
        assert_eq!(ours("key = first\nkey = second\n", &[]).as_deref(), Some("second"));
    }

    #[test]
    fn variants_lie_in_variants() {
        let text = "key = { $a ->\n    [0] none\n   *[many] { $b ->\n        [x] { $a } x\n       *[other] { \"·\" }{ $b }\n    } more\n}!\n";
        let said = |a: i32, b: &str| ours(text, &[("a", a.into()), ("b", b.into())]);
        assert_eq!(said(0, "x").as_deref(), Some("none!"));
        assert_eq!(said(7, "x").as_deref(), Some("7 x more!"));
        assert_eq!(said(7, "y").as_deref(), Some("·y more!"));
    }

    #[test]
    fn what_is_damaged_says_nothing() {
        for damaged in
            ["key = { $a", "key = { $a ->\n    one\n}", "key = { a }", "key = { $missing }", "other = 1"]
        {
            assert_eq!(ours(damaged, &[("a", 1.into())]), None, "{damaged}");
        }
    }
}
