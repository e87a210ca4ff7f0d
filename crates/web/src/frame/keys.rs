//! Every key and what it does.

use leptos::prelude::*;

use super::sheet::{above, cross};
use crate::app::{App, word};

/// Keys that belong together, and the word for what they do.
type Line = (&'static [&'static str], &'static str);

/// Keys by where they work: the heading, then each group of keys with the word for what they do. An arrow or a name of
/// a key that is written differently in the languages is itself a word, marked by `=`.
const KEYS: [(&str, &[Line]); 4] = [
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
        &[
            (&["I"], "keys-explain"),
            (&["L"], "keys-log"),
            (&["Shift", "1", "–", "4"], "keys-boards"),
            (&["Z"], "keys-zoom-area"),
        ],
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
pub fn keys_sheet(close: impl Fn() + Copy + 'static) -> AnyView {
    let app = App::here();
    let key = move |key: &'static str| {
        if key == "–" {
            return view! { <span>"–"</span> }.into_any();
        }
        let text = move || key.strip_prefix('=').map_or_else(|| key.to_owned(), |word| app.word(word));
        view! { <kbd>{text}</kbd> }.into_any()
    };
    let group = move |(title, keys): &(&'static str, &'static [Line])| {
        let lines: Vec<_> = keys
            .iter()
            .map(|(keys, does)| {
                let keys: Vec<_> = keys.iter().map(|one| key(one)).collect();
                view! { <dt>{keys}</dt><dd>{word(does)}</dd> }
            })
            .collect();
        view! { <section><h3>{word(title)}</h3><dl class="keys">{lines}</dl></section> }
    };
    let inside = view! {
        <div class="hd"><h2 id="keys-title">{word("keys-title")}</h2>{cross(close)}</div>
        {KEYS.iter().map(group).collect::<Vec<_>>()}
        <p class="sm mut">{word("keys-touching")}</p>
    };
    above("sheet", "keys-title", close, inside.into_any())
}
