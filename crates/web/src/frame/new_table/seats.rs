//! Who sits at a table that is being set up.

use engawa_bots::Level;
use leptos::prelude::*;

use super::draft::{Draft, LONGEST_NAME, MOST, Place};
use crate::app::{App, crest, icon, word};

/// The levels that are offered; random is for simulations.
const LEVELS: [(Level, &str); 2] = [(Level::Calm, "new-level-calm"), (Level::Greedy, "new-level-greedy")];

/// The names of the crests, in their order.
const CRESTS: [&str; MOST] = ["new-crest-1", "new-crest-2", "new-crest-3", "new-crest-4"];

/// The list of seats, with its head.
pub fn seats(draft: RwSignal<Draft>) -> AnyView {
    let app = App::here();
    // The seat whose crest is being chosen.
    let choosing = RwSignal::new(None::<usize>);
    let head = move || {
        let (count, most) = draft.with(|draft| (draft.count, *draft.game.facts().seats.end()));
        app.say("new-seats", &[("count", count.into()), ("most", most.into())])
    };
    let full = move || draft.with(|draft| !draft.has_room());
    view! {
        <div role="group" aria-labelledby="new-seats">
            <div class="row apart">
                <h3 class="cap" id="new-seats">{head}</h3>
                <button class="btn ghost low" type="button" disabled=full on:click=move |_| draft.update(Draft::add)>
                    {icon("ic-plus")}{word("new-add")}
                </button>
            </div>
            <ul class="seats">{(0..MOST).map(|place| seat(draft, choosing, place)).collect::<Vec<_>>()}</ul>
        </div>
    }
    .into_any()
}

fn seat(draft: RwSignal<Draft>, choosing: RwSignal<Option<usize>>, place: usize) -> AnyView {
    let app = App::here();
    let with = move |see: fn(&Place) -> bool| draft.with(|draft| see(&draft.places[place]));
    let is_bot = move || with(|place| place.bot.is_some());
    let absent = move || draft.with(|draft| place >= draft.count);
    let label = move |key: &'static str| move || app.say(key, &[("n", (place + 1).into())]);
    let own_name = move || app.words.with(|words| draft.with(|draft| draft.own_name(words, place)));
    let name = move || draft.with(|draft| draft.places[place].name.clone());
    let rename = move |event| draft.update(|draft| draft.places[place].name = event_target_value(&event));
    let invite = move |bot: bool| {
        draft.update(|draft| {
            let one = &mut draft.places[place];
            if one.bot.is_some() != bot {
                one.bot = bot.then_some(Level::Calm);
                // A name that was given to a person is not the bot's.
                one.name.clear();
            }
        });
    };
    let kind = move |bot: bool, picture: &'static str, name: &'static str| {
        let pressed = move || if is_bot() == bot { "true" } else { "false" };
        view! {
            <button type="button" aria-pressed=pressed on:click=move |_| invite(bot)>
                {icon(picture)}<span>{word(name)}</span>
            </button>
        }
    };
    let says = move || {
        let key = match draft.with(|draft| (draft.places[place].bot, first_person(draft, place), draft.count))
        {
            (Some(Level::Greedy), ..) => "new-level-greedy-says",
            (Some(_), ..) => "new-level-calm-says",
            (None, _, 1) => "new-alone-says",
            (None, true, _) => "new-you-says",
            (None, false, _) => "new-guest-says",
        };
        app.word(key)
    };
    let leave = move |_| draft.update(|draft| draft.remove(place));
    let needed = move || draft.with(|draft| !draft.can_shrink());
    let is_choosing = move || choosing.get() == Some(place);
    let choose = move |_| choosing.update(|open| *open = (*open != Some(place)).then_some(place));
    view! {
        <li class="seat" hidden=absent>
            <button
                class="ib low"
                type="button"
                aria-label=label("new-crest-of")
                title=word("new-crest")
                aria-expanded=move || if is_choosing() { "true" } else { "false" }
                on:click=choose
            >
                {move || crest(draft.with(|draft| draft.places[place].crest))}
            </button>
            <div class="who">
                <input
                    class="field"
                    type="text"
                    autocomplete="off"
                    maxlength=LONGEST_NAME
                    aria-label=label("new-name-of")
                    placeholder=own_name
                    prop:value=name
                    on:input=rename
                />
                <p class="sm mut">{says}</p>
            </div>
            <div class="seg" role="group" aria-label=label("new-who-of")>
                {kind(false, "ic-person", "new-person")}{kind(true, "ic-bot", "new-bot")}
            </div>
            {level(draft, place)}
            <button class="ib low" type="button" aria-label=label("new-remove-of") title=word("new-remove") hidden=needed on:click=leave>
                {icon("ic-close")}
            </button>
            {move || is_choosing().then(|| crests(draft, choosing, place))}
        </li>
    }
    .into_any()
}

fn first_person(draft: &Draft, place: usize) -> bool {
    draft.places[..place].iter().all(|before| before.bot.is_some())
}

/// How well the bot plays; for a person, where they sit.
fn level(draft: RwSignal<Draft>, place: usize) -> AnyView {
    let app = App::here();
    let bot = move || draft.with(|draft| draft.places[place].bot);
    let chosen = move || bot().unwrap_or(Level::Calm).name();
    let choose = move |event| {
        let level = event_target_value(&event).parse().ok();
        draft.update(|draft| draft.places[place].bot = level.or(draft.places[place].bot));
    };
    let option = |(level, name): (Level, &'static str)| {
        // Chosen here too: the value of a list cannot be set before its options are there.
        view! { <option value=level.name() prop:selected=move || chosen() == level.name()>{word(name)}</option> }
    };
    view! {
        <select
            class="pick"
            hidden=move || bot().is_none()
            aria-label=move || app.say("new-level-of", &[("n", (place + 1).into())])
            prop:value=chosen
            on:change=choose
        >
            {LEVELS.map(option).into_iter().collect::<Vec<_>>()}
        </select>
        <span class="here sm mut" hidden=move || bot().is_some()>{icon("ic-device")}{word("new-here")}</span>
    }
    .into_any()
}

/// The crests to choose from; a taken one is swapped.
fn crests(draft: RwSignal<Draft>, choosing: RwSignal<Option<usize>>, place: usize) -> AnyView {
    let one = |(number, name): (usize, &'static str)| {
        let number = number as u8;
        let worn = move || draft.with(|draft| draft.places[place].crest == number);
        let wear = move |_| {
            draft.update(|draft| draft.wear(place, number));
            choosing.set(None);
        };
        let pressed = move || if worn() { "true" } else { "false" };
        view! {
            <button type="button" class=format!("s{}", number + 1) aria-pressed=pressed on:click=wear>
                {crest(number)}<span>{word(name)}</span>
            </button>
        }
    };
    view! {
        <div class="crests" role="group" aria-label=word("new-crest")>
            {CRESTS.into_iter().enumerate().map(one).collect::<Vec<_>>()}
        </div>
    }
    .into_any()
}
