//! Playing on from a moment: a new table that begins where one looks, with whoever shall sit at it.

use engawa_bots::Level;
use engawa_host::Sitter;
use engawa_kernel::{Seat, Viewer};
use engawa_wire::{Ask, Chair, Start, TableId};
use leptos::prelude::*;

use super::super::fresh;
use super::Show;
use crate::app::{crest, icon, word};
use crate::route::Route;

/// Who may sit in a chair, with the word for it.
const SITTERS: [(&str, Sitter); 3] = [
    ("replay-fork-person", Sitter::Person),
    ("replay-fork-calm", Sitter::Bot(Level::Calm)),
    ("replay-fork-keen", Sitter::Bot(Level::Greedy)),
];

/// Whoever is asked at this moment is played by the person at the screen, the others by bots.
fn proposed(show: Show) -> Vec<Chair> {
    let opened = show.opened();
    let asked = opened.reel.sight(show.at.get_untracked(), Viewer::Spectator).deciders();
    let you = opened.company.you.filter(|&you| asked.contains(you)).or(asked.first());
    let chair = |seat: Seat| {
        let before = opened.saved.chairs.get(seat.index());
        let bot = before.and_then(|chair| chair.sitter.bot()).unwrap_or(Level::Greedy);
        Chair {
            name: opened.company.names.of(seat).to_owned(),
            sitter: if you == Some(seat) { Sitter::Person } else { Sitter::Bot(bot) },
            crest: opened.company.crest(seat),
        }
    };
    opened.reel.seats().seats().map(chair).collect()
}

fn start(show: Show, chairs: Vec<Chair>) {
    let opened = show.opened();
    let table = TableId(fresh::name());
    let room = Route::Table(table.0.clone());
    show.app.ask(&Ask::Open(Start {
        table,
        game: opened.reel.game().id().to_owned(),
        // Game, options, seats and seed are the record's own.
        options: Vec::new(),
        chairs,
        seed: [0; 32],
        confirm: opened.saved.confirm,
        record: Some(opened.reel.cut(show.at.get_untracked()).pack()),
    }));
    room.go();
}

/// Asks who shall play on.
pub(super) fn fork(show: Show) -> impl IntoView {
    let chairs = RwSignal::new(proposed(show));
    let over = show.opened().saved.over && show.at.get_untracked() == show.len();
    let close = move || show.forking.set(false);
    let says = move || {
        if over {
            return show.app.word("replay-fork-over");
        }
        show.app.say("replay-fork-says", &[("turn", show.say_turn(show.at.get()).into())])
    };
    let rows = (!over).then(|| {
        let seats = 0..chairs.with_untracked(Vec::len);
        view! { <ul class="seats who" aria-label=word("replay-fork-who")>{seats.map(|place| row(show, chairs, place)).collect_view()}</ul> }
    });
    let begin = (!over).then(|| {
        view! {
            <button class="btn pri" type="button" on:click=move |_| start(show, chairs.get_untracked())>
                {icon("ic-fork")}{word("replay-fork-start")}
            </button>
        }
    });
    super::super::sheet::above(
        "dlg small",
        "fork-title",
        close,
        view! {
            <div class="rt">
                <div class="row apart">
                    <h2 id="fork-title">{word("replay-fork-title")}</h2>
                    {super::super::sheet::cross(close)}
                </div>
                <p class="mut">{says}</p>
                {rows}
                <div class="foot">
                    <button class="btn" type="button" on:click=move |_| close()>{word("replay-fork-cancel")}</button>
                    {begin}
                </div>
            </div>
        }
        .into_any(),
    )
}

fn row(show: Show, chairs: RwSignal<Vec<Chair>>, place: usize) -> impl IntoView {
    let Some(chair) = chairs.with_untracked(|chairs| chairs.get(place).cloned()) else {
        return ().into_any();
    };
    let who = chair.name.clone();
    let (named, played) = (who.clone(), who.clone());
    let write = move |event| {
        let name: String = event_target_value(&event).chars().take(24).collect();
        let name = if name.trim().is_empty() { who.clone() } else { name.trim().to_owned() };
        chairs.update(|chairs| {
            if let Some(chair) = chairs.get_mut(place) {
                chair.name = name;
            }
        });
    };
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|nth| SITTERS.get(nth));
        chairs.update(|chairs| {
            if let (Some(chair), Some((_, sitter))) = (chairs.get_mut(place), chosen) {
                chair.sitter = sitter.clone();
            }
        });
    };
    let options = SITTERS.iter().enumerate().map(|(nth, (name, sitter))| {
        view! { <option value=nth selected=*sitter == chair.sitter>{word(name)}</option> }
    });
    view! {
        <li class="seat">
            {crest(chair.crest)}
            <input
                class="field"
                maxlength="24"
                aria-label=move || show.app.say("replay-fork-name", &[("who", named.as_str().into())])
                prop:value=chair.name
                on:change=write
            />
            <select
                class="pick"
                aria-label=move || show.app.say("replay-fork-sitter", &[("who", played.as_str().into())])
                on:change=choose
            >
                {options.collect_view()}
            </select>
        </li>
    }
    .into_any()
}
