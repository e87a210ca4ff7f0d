//! Setting up a table, in a dialog above the shelf.
//!
//! | file | idea |
//! |---|---|
//! | this one | the dialog: cover, hint for the first time, options, start |
//! | [`draft`] | the table that is being set up, as data |
//! | [`seats`] | who sits where |

mod draft;
mod seats;

use engawa_kernel::OptionSpec;
use engawa_shelf::GameId;
use engawa_wire::{Start, pack, tables, unpack};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::covers::cover;
use super::fresh;
use super::sheet::{above, cross};
use super::top::{entitle, set_title};
use super::wishes::on_off;
use crate::app::{App, game_named, icon, word};
use crate::browser::written;
use crate::markup::{Content, Contents, Tag, picture, tag};
use crate::reactive::*;
use crate::ready::once_ready_above;
use crate::route::Route;
use crate::settings::{keep, kept};
use draft::Draft;

fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(core::str::from_utf8(pair).ok()?, 16).ok()).collect()
}

/// The table of last time; nothing if this is the first of its game.
fn last_time(game: GameId) -> Option<Draft> {
    let bytes = from_hex(&kept(&format!("draft-{game}"))?)?;
    Some(Draft::recall(game, &unpack::<Start>(&bytes).ok()?))
}

/// Opens the table and goes there.
fn play(app: App, draft: &Draft) {
    let name = fresh::name();
    keep(&format!("draft-{}", draft.game), &hex(&pack(&draft.remembered())));
    let start = draft.start(name.clone(), fresh::seed());
    app.ask(tables::Ask::Open(Box::new(start)));
    Route::Table(name).go();
}

/// Setting up a table of a game.
pub fn new_table(game: &str) -> Contents {
    let app = App::here();
    let Some(game) = game_named(game) else {
        Route::Shelf.go();
        return ().any();
    };
    once_ready_above(app, game, || Route::Shelf.go(), move || dialog(app, game))
}

fn dialog(app: App, game: GameId) -> Tag {
    let title = move || app.words.with(|words| vec![words.title(game.id()), words.word("new-title")]);
    entitle(title);
    // The shelf below it is called anew.
    on_cleanup(move || untrack(|| set_title(app, &[app.word("shelf-title")])));
    let before = last_time(game);
    let first = before.is_none();
    let confirm = app.settings.with_untracked(|wishes| wishes.confirm);
    let draft = RwSignal::new(before.unwrap_or_else(|| Draft::quick(game, confirm)));
    let close = || Route::Shelf.go();
    let quick = move || play(app, &Draft::quick(game, confirm));
    let twice = Memo::new(move |_| app.words.with(|words| draft.with(|draft| draft.same_name(words))));
    let watched = Memo::new(move |_| draft.with(Draft::only_bots));
    let submit = move |event: Event| {
        event.prevent_default();
        if twice.with(Option::is_none) {
            draft.with_untracked(|draft| play(app, draft));
        }
    };
    let of_game = move |key: &'static str| move || app.word(&format!("{game}-{key}"));
    let subtitle = move || {
        let minutes = app.say("minutes", &[("minutes", of_game("minutes")().into())]);
        format!("{} · {minutes}", app.word("new-title"))
    };
    let button = |class: &'static str| tag("button").class(class).attr("type", "button").press(quick);
    let to_rules = |class: &'static str, name: &'static str| {
        let link = tag("a").class(class).attr("href", Route::Rules(game.id().to_owned()).hash());
        link.put((icon("ic-book"), word(name)))
    };
    let intro = ["intro-1", "intro-2", "intro-3"].map(|key| tag("li").put(of_game(key)));
    let left = [cover(game.id()), tag("ol").put(intro), to_rules("btn ghost", "new-rules")];
    let title = tag("h2").attr("id", "new-title").put(of_game("title"));
    let head = [tag("div").put([title, tag("p").class("mut").put(subtitle)]), cross(close)];
    let hint = first.then(|| {
        let says = tag("p").put((
            tag("b").put(word("new-first")),
            " ",
            of_game("quick"),
            " ",
            button("linkish").put(word("new-first-do")),
        ));
        tag("div").class("hint").put([icon("ic-leaf"), says])
    });
    let options = game.facts().options.iter().enumerate();
    let options: Vec<Tag> = options.map(|(place, choice)| option(draft, place, choice)).collect();
    let begin = tag("button")
        .class("btn pri")
        .attr("type", "submit")
        .attr("autofocus", true)
        .attr("aria-disabled", move || twice.with(Option::is_some).then_some("true"))
        .put((icon("ic-play"), word("new-play")));
    let foot = (
        to_rules("btn ghost phone", "rules-name"),
        (!first).then(|| button("btn").put((icon("ic-leaf"), word("new-quick")))),
        begin,
    );
    let right = tag("form").class("rt").on("submit", submit).put((
        tag("div").class("row apart").put(head),
        hint,
        seats::seats(draft),
        options,
        advanced(draft),
        move || watched.get().then(look_on),
        move || twice.get().map(|name| refuse(app, &name)),
        tag("div").class("foot").put(foot),
    ));
    above("dlg", "new-title", close, [tag("div").class("lf").put(left), right])
}

/// An option: every value as a picture with a sentence.
fn option(draft: RwSignal<Draft>, place: usize, choice: &'static OptionSpec) -> Tag {
    let app = App::here();
    let game = draft.with_untracked(|draft| draft.game.id());
    let key = choice.key;
    let title = move || app.words.with(|words| words.option(game, key));
    let value = |(number, value): (usize, &'static &'static str)| {
        let says = move || app.words.with(|words| words.option_value(game, key, value));
        let field = tag("input")
            .attr("type", "radio")
            .attr("name", key)
            .prop("checked", move || draft.with(|draft| draft.options[place] == number))
            .on("change", move |_: Event| draft.update(|draft| draft.options[place] = number));
        let shape = picture("pic", &format!("{key}-{}", value.to_ascii_lowercase()));
        tag("label").class("oc").put([field, shape, tag("span").put(says)])
    };
    let values: Vec<Tag> = choice.values.iter().enumerate().map(value).collect();
    tag("fieldset")
        .class("opt")
        .attr("hidden", move || draft.with(|draft| !draft.offers(choice)))
        .put((tag("legend").class("cap").put(title), values))
}

/// What most people never change.
fn advanced(draft: RwSignal<Draft>) -> Tag {
    // Where the game asks for the end of every turn there is nothing more to wish.
    let asked = draft.with_untracked(Draft::is_asked);
    let confirm = on_off(
        "settings-confirm",
        move || draft.with(|draft| draft.confirm),
        move |on| draft.update(|draft| draft.confirm = on),
    );
    let says =
        [tag("b").put(word("settings-confirm")), tag("p").class("sm mut").put(word("settings-confirm-says"))];
    let seed = tag("input")
        .class("field")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("maxlength", "100")
        .attr("placeholder", word("new-seed-any"))
        .prop("value", move || draft.with(|draft| draft.seed.clone()))
        .on("input", move |event: Event| draft.update(|draft| draft.seed = written(&event)));
    tag("details").class("adv").on("toggle", |event: Event| show_all(&event)).put([
        tag("summary").class("cap").put((icon("ic-chev-r"), word("new-advanced"))),
        tag("div").class("row apart").attr("hidden", asked).put([tag("div").put(says), confirm]),
        tag("label").class("seed").put([
            tag("b").put(word("new-seed")),
            tag("span").class("sm mut").put(word("new-seed-says")),
            seed,
        ]),
    ])
}

/// What was opened below the edge is brought into view.
fn show_all(event: &Event) {
    if let Some(opened) = event.target() {
        opened.unchecked_into::<Element>().scroll_into_view_with_bool(false);
    }
}

/// Nobody plays but bots.
fn look_on() -> Tag {
    tag("div").class("hint").put([icon("ic-eye"), tag("p").put(word("new-only-bots"))])
}

/// Two are called the same: the table cannot be opened like this.
fn refuse(app: App, name: &str) -> Tag {
    let text = app.say("new-same-name", &[("name", name.into())]);
    tag("div").class("hint bad").attr("role", "alert").put([icon("ic-warning"), tag("p").put(text)])
}
