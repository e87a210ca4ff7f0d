//! The bots' role: thinks about what the tables ask, slice by slice, in a worker of its own. Whatever it is asked to drop it
//! drops before the next slice, and what it has not answered when it breaks is asked again of the next one.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use engawa_kernel::Seat;
use engawa_part::{fetch, here};
use engawa_room::{BotAnswer, BotQuestion, Thinker};
use engawa_wire::{pack, unpack};
use js_sys::{Function, Promise, Uint8Array};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

/// For so long it thinks before it looks up, in milliseconds.
const SLICE: f64 = 12.0;

/// After so many milliseconds a part that did not come is asked for again.
const AGAIN: i32 = 5000;

/// What the tables say to the bots.
#[derive(Serialize, Deserialize)]
pub enum Word {
    /// A question.
    Ask(BotQuestion),
    /// What a seat was asked since this revision need not be answered.
    Drop(Seat, u64),
}

/// What is being thought about.
struct Thought {
    asked: BotQuestion,
    thinker: Box<dyn Thinker>,
}

#[derive(Default)]
struct Bots {
    port: RefCell<Option<MessagePort>>,
    thoughts: RefCell<VecDeque<Thought>>,
    /// The next slice is on its way.
    awake: Cell<bool>,
    /// What was heard while the part of a game is fetched.
    unheard: RefCell<VecDeque<Word>>,
    /// Somebody sees to what is unheard.
    hearing: Cell<bool>,
}

/// Begins to hear: the page sends the port to the tables.
pub fn run() {
    let bots = Rc::new(Bots::default());
    let connect = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(port) = event.data().dyn_into::<MessagePort>() else { return };
        let listening = bots.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
            if let Ok(word) = unpack::<Word>(&bytes.to_vec()) {
                listening.unheard.borrow_mut().push_back(word);
                if !listening.hearing.replace(true) {
                    spawn_local(listening.clone().hear_all());
                }
            }
        });
        port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // Heard as long as the worker lives.
        hear.forget();
        // Other tables, or the same ones anew: they ask again what they still want to know.
        bots.thoughts.borrow_mut().clear();
        bots.unheard.borrow_mut().clear();
        bots.port.replace(Some(port));
    });
    scope().set_onmessage(Some(connect.as_ref().unchecked_ref()));
    connect.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

async fn rest(milliseconds: i32) {
    let rested = Promise::new(&mut |resolve, _| {
        let _ = scope().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
    });
    let _ = JsFuture::from(rested).await;
}

impl Bots {
    /// One word after the other: what is said while a part is fetched waits for it.
    async fn hear_all(self: Rc<Bots>) {
        loop {
            let wanted = match self.unheard.borrow().front() {
                None => break,
                Some(Word::Ask(asked)) => asked.game.parse().ok().filter(|&game| here(game).is_none()),
                Some(Word::Drop(..)) => None,
            };
            if let Some(game) = wanted {
                if fetch(game).await.is_err() {
                    // The table waits for this answer: it is tried until it can be given.
                    let _ = scope().post_message(&JsValue::NULL);
                    rest(AGAIN).await;
                }
                // Other tables may have come meanwhile: then something else is first now.
                continue;
            }
            let word = self.unheard.borrow_mut().pop_front();
            if let Some(word) = word {
                self.hear(word);
            }
        }
        self.hearing.set(false);
    }

    fn hear(self: &Rc<Bots>, word: Word) {
        match word {
            Word::Ask(asked) => {
                let Some(part) = asked.game.parse().ok().and_then(here) else { return };
                let Ok(thinker) = part.thinker(&asked.question) else { return };
                self.thoughts.borrow_mut().push_back(Thought { asked, thinker });
                if !self.awake.replace(true) {
                    self.think();
                }
            }
            Word::Drop(seat, since) => {
                let other = |thought: &Thought| (thought.asked.seat, thought.asked.since) != (seat, since);
                self.thoughts.borrow_mut().retain(other);
            }
        }
    }

    /// One slice; then whatever was said in the meantime is heard first.
    fn think(self: &Rc<Bots>) {
        let begun = js_sys::Date::now();
        while let Some(mut thought) = { self.thoughts.borrow_mut().pop_front() } {
            match thought.thinker.think(1) {
                Some(actions) => {
                    let BotQuestion { table, seat, since, .. } = thought.asked;
                    self.tell(&BotAnswer { table, seat, since, actions });
                }
                None => self.thoughts.borrow_mut().push_front(thought),
            }
            if js_sys::Date::now() - begun > SLICE {
                return self.look_up();
            }
        }
        self.awake.set(false);
    }

    fn look_up(self: &Rc<Bots>) {
        let bots = self.clone();
        let on: Function = Closure::once_into_js(move || bots.think()).unchecked_into();
        if scope().set_timeout_with_callback(&on).is_err() {
            self.awake.set(false);
        }
    }

    fn tell(&self, answer: &BotAnswer) {
        if let Some(port) = &*self.port.borrow() {
            let _ = port.post_message(&Uint8Array::from(pack(answer).as_slice()));
        }
    }
}
