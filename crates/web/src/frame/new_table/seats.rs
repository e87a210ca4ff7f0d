//! Who sits at a table that is being set up.

use engawa_host::{Holder, Level};
use web_sys::Event;

use super::draft::{Draft, LONGEST_NAME, MOST};
use crate::app::{App, crest, icon, own_name, word};
use crate::browser::written;
use crate::markup::{Tag, tag};
use crate::reactive::*;

/// The levels that are offered; random is for simulations.
const LEVELS: [(Level, &str); 2] = [(Level::Calm, "new-level-calm"), (Level::Greedy, "new-level-greedy")];

/// The names of the crests, in their order.
const CRESTS: [&str; MOST] = ["new-crest-1", "new-crest-2", "new-crest-3", "new-crest-4"];

/// A button that says whether it is pressed.
fn toggle(pressed: impl Fn() -> bool + 'static, press: impl Fn() + 'static) -> Tag {
    let pressed = move || if pressed() { "true" } else { "false" };
    tag("button").attr("type", "button").attr("aria-pressed", pressed).press(press)
}

/// The list of seats, with its head.
pub fn seats(draft: RwSignal<Draft>) -> Tag {
    let app = App::here();
    // The seat whose crest is being chosen.
    let choosing = RwSignal::new(None::<usize>);
    let head = move || {
        let (count, most) = draft.with(|draft| (draft.count, *draft.game.facts().seats.end()));
        app.say("new-seats", &[("count", count.into()), ("most", most.into())])
    };
    let add = tag("button")
        .class("btn ghost low")
        .attr("type", "button")
        .attr("disabled", move || draft.with(|draft| !draft.has_room()))
        .press(move || draft.update(Draft::add))
        .put((icon("ic-plus"), word("new-add")));
    let head = [tag("h3").class("cap").attr("id", "new-seats").put(head), add];
    let seats: Vec<Tag> = (0..MOST).map(|place| seat(draft, choosing, place)).collect();
    tag("div")
        .attr("role", "group")
        .attr("aria-labelledby", "new-seats")
        .put([tag("div").class("row apart").put(head), tag("ul").class("seats").put(seats)])
}

fn seat(draft: RwSignal<Draft>, choosing: RwSignal<Option<usize>>, place: usize) -> Tag {
    let app = App::here();
    let label = move |key: &'static str| move || app.say(key, &[("n", (place + 1).into())]);
    let invite = move |bot: bool| {
        draft.update(|draft| {
            let one = &mut draft.chairs[place];
            if one.holder.bot().is_some() != bot {
                one.holder = if bot { Holder::Bot(Level::Calm) } else { Holder::Person };
                // A name that was given to a person is not the bot's.
                one.name.clear();
            }
        });
    };
    let kind = |bot: bool, picture: &'static str, name: &'static str| {
        let pressed = move || draft.with(|draft| draft.chairs[place].holder.bot().is_some() == bot);
        toggle(pressed, move || invite(bot)).put((icon(picture), tag("span").put(word(name))))
    };
    let says = move || {
        let key = match draft
            .with(|draft| (draft.chairs[place].holder.bot(), first_person(draft, place), draft.count))
        {
            (Some(Level::Greedy), ..) => "new-level-greedy-says",
            (Some(Level::Calm | Level::Random), ..) => "new-level-calm-says",
            (None, _, 1) => "new-alone-says",
            (None, true, _) => "new-you-says",
            (None, false, _) => "new-guest-says",
        };
        app.word(key)
    };
    let is_choosing = move || choosing.get() == Some(place);
    let sign = tag("button")
        .class("ib low")
        .attr("type", "button")
        .attr("aria-label", label("new-crest-of"))
        .attr("title", word("new-crest"))
        .attr("aria-expanded", move || if is_choosing() { "true" } else { "false" })
        .press(move || choosing.update(|open| *open = (*open != Some(place)).then_some(place)))
        .put(move || crest(draft.with(|draft| draft.chairs[place].crest)));
    let name = tag("input")
        .class("field")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", LONGEST_NAME)
        .attr("aria-label", label("new-name-of"))
        .attr("placeholder", move || {
            app.words.with(|words| draft.with(|draft| own_name(words, &draft.chairs, place)))
        })
        .prop("value", move || draft.with(|draft| draft.chairs[place].name.clone()))
        .on("input", move |event: Event| draft.update(|draft| draft.chairs[place].name = written(&event)));
    let kinds = [kind(false, "ic-person", "new-person"), kind(true, "ic-bot", "new-bot")];
    let leave = tag("button")
        .class("ib low")
        .attr("type", "button")
        .attr("aria-label", label("new-remove-of"))
        .attr("title", word("new-remove"))
        .attr("hidden", move || draft.with(|draft| !draft.can_shrink()))
        .press(move || draft.update(|draft| draft.remove(place)))
        .put(icon("ic-close"));
    tag("li").class("seat").attr("hidden", move || draft.with(|draft| place >= draft.count)).put((
        sign,
        tag("div").class("who").put([name, tag("p").class("sm mut").put(says)]),
        tag("div").class("seg").attr("role", "group").attr("aria-label", label("new-who-of")).put(kinds),
        level(draft, place),
        leave,
        move || is_choosing().then(|| crests(draft, choosing, place)),
    ))
}

fn first_person(draft: &Draft, place: usize) -> bool {
    draft.chairs[..place].iter().all(|before| before.holder.bot().is_some())
}

/// How well the bot plays; for a person, where they sit.
fn level(draft: RwSignal<Draft>, place: usize) -> [Tag; 2] {
    let app = App::here();
    let bot = move || draft.with(|draft| draft.chairs[place].holder.bot());
    let options = LEVELS.map(|(level, name)| tag("option").attr("value", level.name()).put(word(name)));
    // The value of a list cannot be set before its options are there.
    let list = tag("select")
        .class("pick")
        .attr("hidden", move || bot().is_none())
        .attr("aria-label", move || app.say("new-level-of", &[("n", (place + 1).into())]))
        .put(options)
        .prop("value", move || bot().unwrap_or(Level::Calm).name())
        .on("change", move |event: Event| {
            if let Ok(level) = written(&event).parse() {
                draft.update(|draft| draft.chairs[place].holder = Holder::Bot(level));
            }
        });
    let here = tag("span").class("here sm mut").attr("hidden", move || bot().is_some());
    [list, here.put((icon("ic-device"), word("new-here")))]
}

/// The crests to choose from; a taken one is swapped.
fn crests(draft: RwSignal<Draft>, choosing: RwSignal<Option<usize>>, place: usize) -> Tag {
    let one = |(number, name): (usize, &'static str)| {
        let number = number as u8;
        let wear = move || {
            draft.update(|draft| draft.wear(place, number));
            choosing.set(None);
        };
        toggle(move || draft.with(|draft| draft.chairs[place].crest == number), wear)
            .class(format!("s{}", number + 1))
            .put([crest(number), tag("span").put(word(name))])
    };
    tag("div")
        .class("crests")
        .attr("role", "group")
        .attr("aria-label", word("new-crest"))
        .put(CRESTS.into_iter().enumerate().map(one).collect::<Vec<Tag>>())
}
