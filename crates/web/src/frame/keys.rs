//! Every key and what it does.

use super::sheet::{above, cross};
use crate::app::{App, word};
use crate::markup::{Tag, tag};

/// Keys that belong together, and the word for what they do.
type KeyRow = (&'static [&'static str], &'static str);

/// Keys by where they work: the heading, then each group of keys with the word for what they do. An arrow or a name of
/// a key that is written differently in the languages is itself a word, marked by `=`.
const KEYS: [(&str, &[KeyRow]); 4] = [
    (
        "keys-deciding",
        &[
            (&["=keys-arrows"], "keys-walk"),
            (&["Enter"], "keys-touch"),
            (&["1", "–", "9"], "keys-options"),
            (&["Esc"], "keys-back"),
            (&["F"], "keys-forward"),
            (&["U"], "keys-undo"),
            (&["Shift", "U"], "keys-undo-turn"),
            (&["Y"], "keys-redo"),
        ],
    ),
    (
        "keys-looking",
        &[(&["I"], "keys-explain"), (&["L"], "keys-log"), (&["Shift", "1", "–", "4"], "keys-boards")],
    ),
    (
        "keys-forest",
        &[
            (&["R", "Q"], "keys-turn"),
            (&["C"], "keys-clan"),
            (&["+", "−", "0"], "keys-zoom"),
            (&["=keys-wheel"], "keys-wheel-does"),
        ],
    ),
    ("keys-everywhere", &[(&["Tab"], "keys-tab"), (&["?"], "keys-this")]),
];

/// The sheet with all keys.
pub fn keys_sheet(close: impl Fn() + Copy + 'static) -> Tag {
    let app = App::here();
    let key = move |key: &'static str| match key {
        "–" => tag("span").put(key),
        _ => tag("kbd")
            .put(move || key.strip_prefix('=').map_or_else(|| key.to_owned(), |word| app.word(word))),
    };
    let line = move |(keys, does): &KeyRow| {
        let keys: Vec<Tag> = keys.iter().map(|one| key(one)).collect();
        (tag("dt").put(keys), tag("dd").put(word(does)))
    };
    let group = move |(title, keys): &(&'static str, &'static [KeyRow])| {
        let lines: Vec<(Tag, Tag)> = keys.iter().map(line).collect();
        tag("section").put((tag("h3").put(word(title)), tag("dl").class("keys").put(lines)))
    };
    let title = tag("h2").attr("id", "keys-title").put(word("keys-title"));
    let inside = (
        tag("div").class("hd").put((title, cross(close))),
        KEYS.iter().map(group).collect::<Vec<Tag>>(),
        tag("p").class("sm mut").put(word("keys-touching")),
    );
    above("sheet", "keys-title", close, inside)
}
