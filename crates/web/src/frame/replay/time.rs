//! The bar of time: a handle to drag, buttons to step, time that goes by itself, and the keyboard.

use std::time::Duration;

use engawa_boards::chart;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::super::scene::scene;
use super::{Show, eyes, history, moment_at};
use crate::app::{icon, word};

/// Speeds: what is written on them, and how long a decision is shown, in milliseconds.
const SPEEDS: [(&str, u64); 3] = [("½×", 1600), ("1×", 800), ("4×", 200)];

/// A step in time.
#[derive(Clone, Copy)]
enum Step {
    First,
    BackTurn,
    Back,
    Forward,
    ForwardTurn,
    Last,
}

impl Show {
    fn step(self, step: Step) {
        let (at, last) = (self.at.get_untracked(), self.len());
        let to = self.opened.with_value(|opened| {
            let turns = opened.reel.turns();
            match step {
                Step::First => 0,
                Step::Back => at.saturating_sub(1),
                Step::Forward => at + 1,
                Step::Last => last,
                Step::BackTurn => turns.iter().rev().copied().find(|&end| end < at).unwrap_or(0),
                Step::ForwardTurn => turns.iter().copied().find(|&end| end > at).unwrap_or(last),
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
    let keys = window_event_listener(leptos::ev::keydown, move |event| pressed(show, &event));
    on_cleanup(move || keys.remove());
}

fn pressed(show: Show, event: &KeyboardEvent) {
    let open = show.forking.get_untracked() || show.sheet.get_untracked();
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
        "ArrowLeft" if event.shift_key() => Step::BackTurn,
        "ArrowRight" if event.shift_key() => Step::ForwardTurn,
        "ArrowLeft" => Step::Back,
        "ArrowRight" => Step::Forward,
        "ArrowDown" if slider => Step::Back,
        "ArrowUp" if slider => Step::Forward,
        "PageUp" => Step::BackTurn,
        "PageDown" => Step::ForwardTurn,
        "Home" => Step::First,
        "End" => Step::Last,
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
    let running: StoredValue<Option<IntervalHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(Some(handle)) = running.try_update_value(Option::take) {
            handle.clear();
        }
    };
    Effect::new(move |_| {
        stop();
        let (_, wait) = SPEEDS[speed.get().min(SPEEDS.len() - 1)];
        if show.playing.get() {
            let tick = move || {
                show.at.update(|at| *at = (*at + 1).min(show.len()));
                if show.at.get_untracked() == show.len() {
                    show.playing.set(false);
                }
            };
            running.set_value(set_interval_with_handle(tick, Duration::from_millis(wait)).ok());
        }
    });
    on_cleanup(stop);
}

/// The bar below the boards.
pub(super) fn bar(show: Show) -> impl IntoView {
    let speed = RwSignal::new(1);
    run(show, speed);
    let speeds = SPEEDS.iter().enumerate().map(|(place, (name, _))| {
        let pressed = move || (speed.get() == place).to_string();
        view! { <button type="button" aria-pressed=pressed on:click=move |_| speed.set(place)>{*name}</button> }
    });
    view! {
        <div class="scrub" role="group" aria-label=word("replay-time")>
            {controls(show)}
            {track(show)}
            <div class="tools">
                <div class="seg" role="group" aria-label=word("replay-speed")>{speeds.collect_view()}</div>
                {eyes(show)}
                <span class="sm mut turn">{move || show.say_turn(show.at.get())}</span>
                <button class="btn low phone" type="button" on:click=move |_| { show.playing.set(false); show.forking.set(true); }>
                    {icon("ic-fork")}{word("replay-fork-short")}
                </button>
            </div>
            {herald(show)}
        </div>
    }
}

fn controls(show: Show) -> impl IntoView {
    let button = |step: Step, turn: Step, name: &'static str, picture: &'static str| {
        let press = move |event: web_sys::MouseEvent| show.step(if event.shift_key() { turn } else { step });
        view! {
            <button class="ib" type="button" aria-label=word(name) title=word(name) on:click=press>{icon(picture)}</button>
        }
    };
    let playing = move || word(if show.playing.get() { "replay-pause" } else { "replay-play" })();
    view! {
        <div class="ctl">
            {button(Step::First, Step::First, "replay-first", "ic-first")}
            {button(Step::Back, Step::BackTurn, "replay-back", "ic-step-b")}
            <button class="ib play" type="button" aria-label=playing title=playing on:click=move |_| show.play_or_pause()>
                {move || icon(if show.playing.get() { "ic-pause" } else { "ic-play" })}
            </button>
            {button(Step::Forward, Step::ForwardTurn, "replay-forward", "ic-step-f")}
            {button(Step::Last, Step::Last, "replay-last", "ic-last")}
        </div>
    }
}

/// The picture of time, and a slider that is not seen but touched.
fn track(show: Show) -> impl IntoView {
    let opened = show.opened();
    let (series, numbers) = history(&opened);
    let turns = opened.reel.turns().len() - 1;
    let draw = move || {
        let at = show.at.get();
        let opened = show.opened();
        let mover = opened.reel.mover(at).map(|seat| opened.company.crest(seat));
        chart::track(&series, turns, &numbers, show.turns_at(at), mover)
    };
    let input = move |event| {
        if let Ok(place) = event_target_value(&event).parse::<f32>() {
            show.go(show.opened.with_value(|opened| moment_at(opened.reel.turns(), place)));
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
    view! {
        <div class="track">
            {scene("in", draw)}
            <input
                type="range"
                min="0"
                max=turns
                step="any"
                aria-label=word("replay-time")
                aria-valuetext=value
                prop:value=move || show.turns_at(show.at.get()).to_string()
                on:input=input
            />
        </div>
    }
}

/// What led to a moment, in words.
fn told_at(show: Show, at: usize) -> String {
    let (eyes, words) = (show.eyes.get(), show.app.words.get());
    show.opened.with_value(|opened| opened.reel.told(at, eyes, &words, &opened.company.names).join(" "))
}

/// Says what happened to those who do not see it, while the time stands.
fn herald(show: Show) -> impl IntoView {
    let told = move || {
        if show.playing.get() { String::new() } else { told_at(show, show.at.get()) }
    };
    view! { <div class="vh" role="status" aria-live="polite">{told}</div> }
}
