//! The Fluent files, and a sentence made from a key.

use core::fmt;
use core::str::FromStr;

use crate::fluent::{self, Arg, Catalogue};

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ru];

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
        }
    }

    /// The files of the language with their names.
    pub const fn files(self) -> [(&'static str, &'static str); 7] {
        macro_rules! files {
            ($lang:literal: $($name:literal),*) => {
                [$(($name, include_str!(concat!("../../../locales/", $lang, "/", $name)))),*]
            };
        }
        match self {
            Lang::En => {
                files!("en": "frame.ftl", "shelf.ftl", "bamboo.ftl", "bitoku.ftl", "grandbois.ftl", "harmonies.ftl", "white-castle.ftl")
            }
            Lang::Ru => {
                files!("ru": "frame.ftl", "shelf.ftl", "bamboo.ftl", "bitoku.ftl", "grandbois.ftl", "harmonies.ftl", "white-castle.ftl")
            }
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The house does not speak this language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchLang(String);

impl fmt::Display for NoSuchLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language '{}' (languages: {})", self.0, Lang::ALL.map(Lang::code).join(", "))
    }
}

impl core::error::Error for NoSuchLang {}

impl FromStr for Lang {
    type Err = NoSuchLang;

    fn from_str(code: &str) -> Result<Lang, NoSuchLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| NoSuchLang(code.to_owned()))
    }
}

/// Everything that can be said in one language. A copy is cheap.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    catalogue: Catalogue,
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Words {
        Words::read(lang, lang.files().into_iter().map(|(_, text)| text.to_owned()))
    }

    /// The words of a language from the texts of its catalogues, for whoever fetches them instead of carrying them. A
    /// damaged line is left out; a test finds it.
    pub fn read(lang: Lang, texts: impl IntoIterator<Item = String>) -> Words {
        let mut words = Words { lang, catalogue: Catalogue::default() };
        texts.into_iter().for_each(|text| words.learn(&text));
        words
    }

    /// Whether the words of this game are here: they come in a file of their own.
    pub fn knows(&self, game: &str) -> bool {
        self.catalogue.find(&format!("{game}-about")).is_some()
    }

    /// Adds a catalogue.
    pub fn learn(&mut self, text: &str) {
        self.catalogue.learn(text);
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence of a key, if the catalogue has it and all its arguments are there.
    pub fn find(&self, key: &str, args: &[Arg<'_>]) -> Option<String> {
        let mut said = String::new();
        fluent::say(self.lang, self.catalogue.find(key)?, args, &mut said)?;
        Some(said)
    }

    /// The sentence of a key. What the catalogue lacks is shown as ‹key›, and fails the tests.
    pub fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.find(key, args).unwrap_or_else(|| format!("‹{key}›"))
    }

    /// The word of a key without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Things one after the other, the last with «and».
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => self.word("list-none"),
            [only] => only.clone(),
            [most @ .., last] => {
                self.say("list-and", &[("most", most.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}
