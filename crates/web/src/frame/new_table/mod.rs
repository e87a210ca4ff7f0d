//! Setting up a table, in a dialog above the shelf.
//!
//! | file | idea |
//! |---|---|
//! | this one | the dialog: cover, hint for the first time, options, start |
//! | [`draft`] | the table that is being set up, as data |
//! | [`seats`] | who sits where |

mod draft;
mod seats;

use engawa_kernel::Choice;
use engawa_shelf::GameId;
use engawa_wire::{Ask, Start, pack, unpack};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::covers::cover;
use super::fresh;
use super::sheet::{above, cross};
use super::wishes::on_off;
use crate::app::{App, game_named, icon, word};
use crate::route::Route;
use crate::settings::{keep, kept};
use crate::speech::fetch_symbols;
use draft::{Draft, Trouble};

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
    let bytes = from_hex(&kept(&format!("table-{game}"))?)?;
    Some(Draft::recall(game, &unpack::<Start>(&bytes).ok()?))
}

/// Opens the table and goes there.
fn play(app: App, draft: &Draft) {
    let name = fresh::name();
    keep(&format!("table-{}", draft.game), &hex(&pack(&draft.remembered())));
    let start = app.words.with_untracked(|words| draft.start(words, name.clone(), fresh::seed()));
    app.ask(&Ask::Open(start));
    Route::Table(name).go();
}

/// Setting up a table of a game.
pub fn new_table(game: &str) -> Option<AnyView> {
    let app = App::here();
    let Some(game) = game_named(game) else {
        Route::Shelf.go();
        return None;
    };
    let base = app.base.get_value();
    spawn_local(async move { fetch_symbols(&base, game.id()).await });
    let before = last_time(game);
    let first = before.is_none();
    let confirm = app.settings.with_untracked(|wishes| wishes.confirm);
    let draft = RwSignal::new(before.unwrap_or_else(|| Draft::quick(game, confirm)));
    let close = || Route::Shelf.go();
    let quick = move |_| play(app, &Draft::quick(game, confirm));
    let trouble = Memo::new(move |_| app.words.with(|words| draft.with(|draft| draft.trouble(words))));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if trouble.with(Option::is_none) {
            draft.with_untracked(|draft| play(app, draft));
        }
    };
    let of_game = move |key: &'static str| move || app.word(&format!("{game}-{key}"));
    let subtitle = move || {
        let minutes = app.say("minutes", &[("minutes", of_game("minutes")().into())]);
        format!("{} · {minutes}", app.word("new-title"))
    };
    let inside = view! {
        <div class="lf">
            {cover(game.id())}
            <ol>
                <li>{of_game("intro-1")}</li>
                <li>{of_game("intro-2")}</li>
                <li>{of_game("intro-3")}</li>
            </ol>
            <a class="btn ghost" href=Route::Rules(game.id().to_owned()).hash()>{icon("ic-book")}{word("new-rules")}</a>
        </div>
        <form class="rt" on:submit=submit>
            <div class="row apart">
                <div><h2 id="new-title">{of_game("title")}</h2><p class="mut">{subtitle}</p></div>
                {cross(close)}
            </div>
            {first.then(|| view! {
                <div class="hint">
                    {icon("ic-leaf")}
                    <p>
                        <b>{word("new-first")}</b>" "{of_game("quick")}" "
                        <button class="linkish" type="button" on:click=quick>{word("new-first-do")}</button>
                    </p>
                </div>
            })}
            {seats::seats(draft)}
            {game.facts().choices.iter().enumerate().map(|(place, choice)| option(draft, place, choice)).collect::<Vec<_>>()}
            {advanced(draft)}
            {move || trouble.get().map(|trouble| refuse(app, &trouble))}
            <div class="foot">
                <a class="btn ghost phone" href=Route::Rules(game.id().to_owned()).hash()>{icon("ic-book")}{word("rules-name")}</a>
                {(!first).then(|| view! {
                    <button class="btn" type="button" on:click=quick>{icon("ic-leaf")}{word("new-quick")}</button>
                })}
                <button class="btn pri" type="submit" autofocus aria-disabled=move || trouble.with(Option::is_some).then_some("true")>
                    {icon("ic-play")}{word("new-play")}
                </button>
            </div>
        </form>
    };
    Some(above("dlg", "new-title", close, inside.into_any()))
}

/// An option: every value as a picture with a sentence.
fn option(draft: RwSignal<Draft>, place: usize, choice: &'static Choice) -> AnyView {
    let app = App::here();
    let game = draft.with_untracked(|draft| draft.game.id());
    let (key, values) = (choice.key, choice.values);
    let title = move || app.words.with(|words| words.option(game, key));
    let value = |(number, value): (usize, &'static &'static str)| {
        let picture = format!("#{key}-{}", value.to_ascii_lowercase());
        let chosen = move || draft.with(|draft| draft.options[place] == number);
        let says = move || app.words.with(|words| words.option_value(game, key, value));
        view! {
            <label class="oc">
                <input
                    type="radio"
                    name=key
                    prop:checked=chosen
                    on:change=move |_| draft.update(|draft| draft.options[place] = number)
                />
                <svg class="pic" aria-hidden="true"><use_ href=picture/></svg>
                <span>{says}</span>
            </label>
        }
    };
    view! {
        <fieldset class="opt" hidden=move || draft.with(|draft| !draft.has_choice(choice))>
            <legend class="cap">{title}</legend>
            {values.iter().enumerate().map(value).collect::<Vec<_>>()}
        </fieldset>
    }
    .into_any()
}

/// What most people never change.
fn advanced(draft: RwSignal<Draft>) -> AnyView {
    let confirm = on_off(
        "settings-confirm",
        move || draft.with(|draft| draft.confirm),
        move |on| draft.update(|draft| draft.confirm = on),
    );
    view! {
        <details class="adv" on:toggle=move |event| show_all(&event)>
            <summary class="cap">{icon("ic-chev-r")}{word("new-advanced")}</summary>
            <div class="row apart">
                <div><b>{word("settings-confirm")}</b><p class="sm mut">{word("settings-confirm-says")}</p></div>
                {confirm}
            </div>
            <label class="seed">
                <b>{word("new-seed")}</b>
                <span class="sm mut">{word("new-seed-says")}</span>
                <input
                    class="field"
                    type="text"
                    autocomplete="off"
                    spellcheck="false"
                    maxlength="100"
                    placeholder=word("new-seed-any")
                    prop:value=move || draft.with(|draft| draft.seed.clone())
                    on:input=move |event| draft.update(|draft| draft.seed = event_target_value(&event))
                />
            </label>
        </details>
    }
    .into_any()
}

/// What was opened below the edge is brought into view.
fn show_all(event: &web_sys::Event) {
    event_target::<web_sys::Element>(event).scroll_into_view_with_bool(false);
}

/// Why the table cannot be opened like this.
fn refuse(app: App, trouble: &Trouble) -> AnyView {
    let text = match trouble {
        Trouble::OnlyBots => app.word("new-only-bots"),
        Trouble::SameName(name) => app.say("new-same-name", &[("name", name.as_str().into())]),
    };
    view! { <div class="hint bad" role="alert">{icon("ic-warning")}<p>{text}</p></div> }.into_any()
}
