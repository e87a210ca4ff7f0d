//! The bots' role: thinks about what the tables ask, slice by slice, in a worker of its own. Whatever it is asked to drop it
//! drops before the next slice, and what it has not answered when it breaks is asked again of the next one.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use engawa_kernel::Seat;
use engawa_part::part;
use engawa_room::{BotAnswer, BotQuestion, Thinker};
use engawa_wire::{pack, unpack};
use js_sys::{Function, Uint8Array};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

/// For so long it thinks before it looks up, in milliseconds.
const SLICE: f64 = 12.0;

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
                listening.hear(word);
            }
        });
        port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // Heard as long as the worker lives.
        hear.forget();
        // Other tables, or the same ones anew: they ask again what they still want to know.
        bots.thoughts.borrow_mut().clear();
        bots.port.replace(Some(port));
    });
    scope().set_onmessage(Some(connect.as_ref().unchecked_ref()));
    connect.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

impl Bots {
    fn hear(self: &Rc<Bots>, word: Word) {
        match word {
            Word::Ask(asked) => {
                let Ok(game) = asked.game.parse() else { return };
                let Ok(thinker) = part(game).thinker(&asked.question) else { return };
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
