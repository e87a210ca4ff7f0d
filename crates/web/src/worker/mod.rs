//! The tables' role, in a worker, so that the page never stutters.
//!
//! | file | idea |
//! |---|---|
//! | this one | hears what the page asks and what bots answer, one thing after the other |
//! | [`tables`] | the tables that are kept, and the room of the one that is open |
//! | [`store`] | where tables are kept: `IndexedDB` |
//! | [`lock`] | one table is open in one tab only |

mod lock;
mod store;
mod tables;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use engawa_room::BotAnswer;
use engawa_wire::{Ask, Tell, pack, unpack};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent, MessagePort};

use crate::bots::Word;
use tables::Tables;

/// What comes to the tables.
enum Heard {
    /// The page asks.
    Ask(Ask),
    /// A bot answers.
    Answer(BotAnswer),
    /// Other bots than before: they have heard nothing yet.
    NewBots,
}

/// What was heard and not yet seen to; nothing while nobody sees to it.
#[derive(Clone, Default)]
struct Waiting(Rc<RefCell<Option<VecDeque<Heard>>>>);

impl Waiting {
    fn push(&self, tables: &Rc<Tables>, heard: Heard) {
        if let Some(waiting) = self.0.borrow_mut().as_mut() {
            waiting.push_back(heard);
            return;
        }
        self.0.replace(Some(VecDeque::from([heard])));
        spawn_local(see_to(tables.clone(), self.clone()));
    }

    fn next(&self) -> Option<Heard> {
        let mut waiting = self.0.borrow_mut();
        let heard = waiting.as_mut().and_then(VecDeque::pop_front);
        if heard.is_none() {
            *waiting = None;
        }
        heard
    }
}

/// One thing after the other: what is asked while a table is fetched waits for it.
async fn see_to(tables: Rc<Tables>, waiting: Waiting) {
    while let Some(heard) = waiting.next() {
        match heard {
            Heard::Ask(ask) => tables.ask(ask).await,
            Heard::Answer(answer) => tables.answer(&answer),
            Heard::NewBots => tables.ask_bots_again(),
        }
    }
}

/// Begins to hear.
pub fn run() {
    let tables = Rc::new(Tables::new());
    let waiting = Waiting::default();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let data = match event.data().dyn_into::<MessagePort>() {
            Ok(port) => return connect(&tables, &waiting, port),
            Err(data) => data,
        };
        let Ok(bytes) = data.dyn_into::<Uint8Array>() else { return };
        if let Ok(ask) = unpack::<Ask>(&bytes.to_vec()) {
            waiting.push(&tables, Heard::Ask(ask));
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // Heard as long as the worker lives.
    hear.forget();
}

/// From now on bots are asked through this port.
fn connect(tables: &Rc<Tables>, waiting: &Waiting, port: MessagePort) {
    let (own, queue) = (tables.clone(), waiting.clone());
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        if let Ok(answer) = unpack::<BotAnswer>(&bytes.to_vec()) {
            queue.push(&own, Heard::Answer(answer));
        }
    });
    port.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    BOTS.with(|bots| {
        if let Some(before) = bots.replace(Some(port)) {
            before.close();
        }
    });
    waiting.push(tables, Heard::NewBots);
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

thread_local! {
    /// Where answers go: the channel that the page named the worker after, if it could open one.
    static ANSWERS: Option<BroadcastChannel> =
        Some(scope().name()).filter(|name| !name.is_empty()).and_then(|name| BroadcastChannel::new(&name).ok());

    /// Where bots are asked.
    static BOTS: RefCell<Option<MessagePort>> = const { RefCell::new(None) };
}

/// Tells the page.
fn tell(tell: &Tell) {
    post(&Uint8Array::from(pack(tell).as_slice()));
}

fn post(message: &JsValue) {
    let _ = ANSWERS.with(|answers| match answers {
        Some(answers) => answers.post_message(message),
        None => scope().post_message(message),
    });
}

/// Gives back to the page what cannot be seen to as long as the part of its game does not come. A server has all of its games:
/// so this is no message of the wire.
fn give_back(ask: &Ask) {
    post(&Array::of1(&Uint8Array::from(pack(ask).as_slice())));
}

/// Says something to the bots. If there are none yet, they are asked when they come.
fn say_to_bots(word: &Word) {
    BOTS.with(|bots| {
        if let Some(bots) = &*bots.borrow() {
            let _ = bots.post_message(&Uint8Array::from(pack(word).as_slice()));
        }
    });
}
