//! Playing on from a moment: a new table that begins where one looks, with whoever shall sit at it.

use engawa_host::Holder;
use engawa_host::Level;
use engawa_kernel::{Seat, Seed, Viewer};
use engawa_wire::chair::persons;
use engawa_wire::{Chair, Fork, Start, TableId, tables};
use web_sys::Event;

use super::super::fresh;
use super::super::sheet::{above, cross};
use super::Show;
use crate::app::{button, crest, word};
use crate::browser::written;
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::route::Route;

/// Who may sit in a chair, with the word for it.
const SITTERS: [(&str, Holder); 3] = [
    ("replay-fork-person", Holder::Person),
    ("replay-fork-calm", Holder::Bot(Level::Calm)),
    ("replay-fork-greedy", Holder::Bot(Level::Greedy)),
];

/// Whoever played goes on playing. In a game of which nobody knows who played, whoever is asked at this moment is played by the
/// person at the screen, the others by bots.
fn proposed(show: Show) -> Vec<Chair> {
    let opened = show.opened();
    let names = show.app.words.with_untracked(|words| opened.names(words));
    let people = persons(&opened.saved.chairs);
    let known = !people.is_empty() && (opened.kept || people.len() < opened.saved.chairs.len());
    let asked = opened.replay.sight(show.at.get_untracked(), Viewer::Spectator).deciders();
    let plays = |seat: Seat| if known { people.contains(seat) } else { asked.first() == Some(seat) };
    let chair = |seat: Seat| {
        let before = opened.saved.chairs.get(seat.index());
        let bot = before.and_then(|chair| chair.holder.bot()).unwrap_or(Level::Greedy);
        Chair {
            name: names.of(seat).to_owned(),
            holder: if plays(seat) { Holder::Person } else { Holder::Bot(bot) },
            crest: opened.crest(seat) - 1,
        }
    };
    opened.replay.seats().seats().map(chair).collect()
}

fn start(show: Show, mut chairs: Vec<Chair>) {
    let opened = show.opened();
    // Who had no name of their own, and goes on as before, still has none.
    let names = show.app.words.with_untracked(|words| opened.names(words));
    for (seat, (chair, before)) in
        opened.replay.seats().seats().zip(chairs.iter_mut().zip(&opened.saved.chairs))
    {
        let same =
            chair.name == names.of(seat) && chair.holder.bot().is_some() == before.holder.bot().is_some();
        if same {
            chair.name.clone_from(&before.name);
        }
    }
    let table = TableId(fresh::name());
    let room = Route::Table(table.0.clone());
    // A game that is still being played keeps its secrets: what whoever forks it cannot know is dealt anew.
    let deal = (!opened.saved.over).then(|| (opened.own_eyes(), fresh::seed()));
    let confirming = opened.saved.confirming.iter().filter(|&seat| persons(&chairs).contains(seat)).collect();
    show.app.ask(tables::Ask::Open(Box::new(Start {
        table,
        game: opened.replay.game().id().to_owned(),
        // Game, options, seats and seed are the record's own.
        options: Vec::new(),
        chairs,
        seed: Seed::new([0; 32]),
        confirming,
        fork: Some(Fork { record: opened.saved.record.clone(), at: show.at.get_untracked(), deal }),
    })));
    room.go();
}

/// Asks who shall play on.
pub(super) fn fork(show: Show) -> Tag {
    let proposed = proposed(show);
    let chairs = StoredValue::new(proposed.clone());
    let over = show.opened().saved.over && show.at.get_untracked() == show.len();
    let close = move || show.forking.set(false);
    let says = move || {
        if over {
            return show.app.word("replay-fork-over");
        }
        show.app.say("replay-fork-says", &[("turn", show.say_turn(show.at.get()).into())])
    };
    let rows = (!over).then(|| {
        let rows = proposed.into_iter().enumerate().map(|(place, chair)| row(show, chairs, place, chair));
        tag("ul")
            .class("seats who")
            .attr("aria-label", word("replay-fork-who"))
            .put(rows.collect::<Vec<Tag>>())
    });
    let begin = (!over)
        .then(|| button("btn pri", "ic-fork", "replay-fork-start", move || start(show, chairs.get_value())));
    let head = tag("h2").attr("id", "fork-title").put(word("replay-fork-title"));
    let cancel =
        tag("button").class("btn").attr("type", "button").press(close).put(word("replay-fork-cancel"));
    above(
        "dlg small",
        "fork-title",
        close,
        tag("div").class("rt").put((
            tag("div").class("row apart").put((head, cross(close))),
            tag("p").class("mut").put(says),
            rows,
            tag("div").class("foot").put((cancel, begin)),
        )),
    )
}

fn row(show: Show, chairs: StoredValue<Vec<Chair>>, place: usize, chair: Chair) -> Tag {
    let who = chair.name.clone();
    let write = move |event: Event| {
        let name: String = written(&event).chars().take(24).collect();
        let name = if name.trim().is_empty() { who.clone() } else { name.trim().to_owned() };
        chairs.update_value(|chairs| {
            if let Some(chair) = chairs.get_mut(place) {
                chair.name = name;
            }
        });
    };
    let choose = move |event: Event| {
        let chosen = written(&event).parse::<usize>().ok().and_then(|nth| SITTERS.get(nth));
        chairs.update_value(|chairs| {
            if let (Some(chair), Some((_, holder))) = (chairs.get_mut(place), chosen) {
                chair.holder = *holder;
            }
        });
    };
    let options = SITTERS.iter().enumerate().map(|(nth, (name, holder))| {
        tag("option").attr("value", nth).attr("selected", *holder == chair.holder).put(word(name))
    });
    let options: Vec<Tag> = options.collect();
    let label = |key: &'static str| {
        let who = chair.name.clone();
        move || show.app.say(key, &[("who", who.as_str().into())])
    };
    let (named, played) = (label("replay-fork-name"), label("replay-fork-holder"));
    let name = tag("input")
        .class("field")
        .attr("maxlength", "24")
        .attr("aria-label", named)
        .prop("value", move || chair.name.clone())
        .on("change", write);
    let holder = tag("select").class("pick").attr("aria-label", played).on("change", choose).put(options);
    tag("li").class("seat").put((crest(chair.crest), name, holder))
}
