//! The bar of time: a handle to drag, buttons to step, time that goes by itself, and the keyboard.

use std::time::Duration;

use engawa_boards::chart;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent, MouseEvent};

use super::super::scene::scene;
use super::{Show, eyes, history, moment_at};
use crate::app::{button, icon, word};
use crate::browser::{self, Every, number_in, window, written};
use crate::markup::{Tag, live, tag};
use crate::reactive::*;

/// Speeds: what is written on them, and how long a decision is shown, in milliseconds.
const SPEEDS: [(&str, u64); 3] = [("½×", 1600), ("1×", 800), ("4×", 200)];

/// A step in time.
#[derive(Clone, Copy)]
enum Jump {
    First,
    BackTurn,
    Back,
    Forward,
    ForwardTurn,
    Last,
}

impl Show {
    fn step(self, step: Jump) {
        let (at, last) = (self.at.get_untracked(), self.len());
        let to = self.opened.with_value(|opened| {
            let turns = opened.replay.turns();
            match step {
                Jump::First => 0,
                Jump::Back => at.saturating_sub(1),
                Jump::Forward => at + 1,
                Jump::Last => last,
                Jump::BackTurn => turns.iter().rev().copied().find(|&end| end < at).unwrap_or(0),
                Jump::ForwardTurn => turns.iter().copied().find(|&end| end > at).unwrap_or(last),
            }
        });
        self.go(to);
    }

    fn play_or_pause(self) {
        let play = !self.playing.get_untracked();
        if play && self.at.get_untracked() == self.len() {
            self.at.set(0);
        }
        self.playing.set(play);
    }
}

/// The keyboard of the whole room.
pub(super) fn listen(show: Show) {
    browser::listen(&window(), "keydown", move |event: KeyboardEvent| pressed(show, &event));
}

fn pressed(show: Show, event: &KeyboardEvent) {
    let open = show.forking.get_untracked() || untrack(|| show.sheet());
    if open || event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
        return;
    }
    let focused = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let tag = focused.as_ref().map(|focused| focused.tag_name()).unwrap_or_default();
    // A list of choices has its own arrows, a button its own space.
    let slider =
        focused.as_ref().is_some_and(|focused| focused.get_attribute("type").as_deref() == Some("range"));
    let own_keys = matches!(tag.as_str(), "SELECT" | "TEXTAREA") || (tag == "INPUT" && !slider);
    let presses = tag == "BUTTON"
        || tag == "A"
        || focused.is_some_and(|focused| focused.get_attribute("role").as_deref() == Some("button"));
    let step = match event.key().as_str() {
        "ArrowLeft" if event.shift_key() => Jump::BackTurn,
        "ArrowRight" if event.shift_key() => Jump::ForwardTurn,
        "ArrowLeft" => Jump::Back,
        "ArrowRight" => Jump::Forward,
        "ArrowDown" if slider => Jump::Back,
        "ArrowUp" if slider => Jump::Forward,
        "PageUp" => Jump::BackTurn,
        "PageDown" => Jump::ForwardTurn,
        "Home" => Jump::First,
        "End" => Jump::Last,
        " " if !presses && !own_keys => {
            event.prevent_default();
            return show.play_or_pause();
        }
        // What is pressed by Enter in a drawing is a `div` with a role.
        "Enter" | " " if presses && tag != "BUTTON" && tag != "A" => {
            event.prevent_default();
            if let Some(element) = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
                element.click();
            }
            return;
        }
        _ => return,
    };
    if !own_keys {
        event.prevent_default();
        show.step(step);
    }
}

/// Lets the time go by itself at this speed.
fn run(show: Show, speed: RwSignal<usize>) {
    live(move || {
        let (_, wait) = SPEEDS[speed.get().min(SPEEDS.len() - 1)];
        if show.playing.get() {
            let tick = move || {
                show.at.update(|at| *at = (*at + 1).min(show.len()));
                if show.at.get_untracked() == show.len() {
                    show.playing.set(false);
                }
            };
            // Kept until this is done again, or the room is left.
            StoredValue::new_local(Every::new(Duration::from_millis(wait), tick));
        }
    });
}

/// The bar below the boards.
pub(super) fn bar(show: Show) -> Tag {
    let speed = RwSignal::new(1);
    run(show, speed);
    let speeds = SPEEDS.iter().enumerate().map(|(place, (name, _))| {
        let pressed = move || (speed.get() == place).to_string();
        let press = move || speed.set(place);
        tag("button").attr("type", "button").attr("aria-pressed", pressed).press(press).put(*name)
    });
    let speeds: Vec<Tag> = speeds.collect();
    let group = |class: &'static str, name: &'static str| {
        tag("div").class(class).attr("role", "group").attr("aria-label", word(name))
    };
    let tools = tag("div").class("tools").put((
        group("seg", "replay-speed").put(speeds),
        eyes(show),
        tag("span").class("sm mut turn").put(move || show.say_turn(show.at.get())),
        button("btn low phone", "ic-fork", "replay-fork-short", move || show.fork()),
    ));
    group("scrub", "replay-time").put((controls(show), track(show), tools, herald(show)))
}

fn controls(show: Show) -> Tag {
    let button = |step: Jump, turn: Jump, name: &'static str, picture: &'static str| {
        let press = move |event: MouseEvent| show.step(if event.shift_key() { turn } else { step });
        tag("button")
            .class("ib")
            .attr("type", "button")
            .attr("aria-label", word(name))
            .attr("title", word(name))
            .on("click", press)
            .put(icon(picture))
    };
    let playing = move || show.app.word(if show.playing.get() { "replay-pause" } else { "replay-play" });
    let play = tag("button")
        .class("ib play")
        .attr("type", "button")
        .attr("aria-label", playing)
        .attr("title", playing)
        .press(move || show.play_or_pause())
        .put(move || icon(if show.playing.get() { "ic-pause" } else { "ic-play" }));
    tag("div").class("ctl").put([
        button(Jump::First, Jump::First, "replay-first", "ic-first"),
        button(Jump::Back, Jump::BackTurn, "replay-back", "ic-step-b"),
        play,
        button(Jump::Forward, Jump::ForwardTurn, "replay-forward", "ic-step-f"),
        button(Jump::Last, Jump::Last, "replay-last", "ic-last"),
    ])
}

/// The picture of time, and a slider that is not seen but touched.
fn track(show: Show) -> Tag {
    let opened = show.opened();
    let (series, numbers) = show.app.words.with_untracked(|words| history(&opened, words));
    let turns = opened.replay.turns().len() - 1;
    let draw = move || {
        let at = show.at.get();
        let opened = show.opened();
        let mover = opened.replay.mover(at).map(|seat| opened.crest(seat));
        chart::track(&series, turns, &numbers, show.turns_at(at), mover)
    };
    let input = move |event: Event| {
        if let Some(place) = number_in(&written(&event)) {
            show.go(show.opened.with_value(|opened| moment_at(opened.replay.turns(), place as f32)));
        }
    };
    let value = move || {
        let (at, all) = (show.at.get(), show.len());
        let step = show.app.say("replay-step", &[("at", at.into()), ("all", all.into())]);
        let told = told_at(show, at);
        show.app.say(
            "replay-value",
            &[("turn", show.say_turn(at).into()), ("step", step.into()), ("told", told.into())],
        )
    };
    let slider = tag("input")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", turns)
        .attr("step", "any")
        .attr("aria-label", word("replay-time"))
        .attr("aria-valuetext", value)
        .prop("value", move || show.turns_at(show.at.get()).to_string())
        .on("input", input);
    tag("div").class("track").put((scene("in", draw), slider))
}

/// What led to a moment, in words.
fn told_at(show: Show, at: usize) -> String {
    let (eyes, words) = (show.eyes.get(), show.app.words.get());
    show.opened.with_value(|opened| {
        let told =
            opened.replay.told(at, eyes, &words, &opened.names(&words)).into_iter().map(|line| line.text);
        told.collect::<Vec<_>>().join(" ")
    })
}

/// Says what happened to those who do not see it, while the time stands.
fn herald(show: Show) -> Tag {
    let told = move || {
        if show.playing.get() { String::new() } else { told_at(show, show.at.get()) }
    };
    tag("div").class("vh").attr("role", "status").attr("aria-live", "polite").put(told)
}
