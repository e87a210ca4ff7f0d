//! The other role of the module: the tables, in a worker of their own, so that the page never stutters while a bot
//! thinks.
//!
//! | file | idea |
//! |---|---|
//! | this one | hears what the page asks, one thing after the other |
//! | [`keeper`] | the table that is open, and what is told about it |
//! | [`cupboard`] | where tables are kept: `IndexedDB` |
//! | [`lock`] | one table is open in one tab only |

mod cupboard;
mod keeper;
mod lock;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use engawa_wire::{Ask, Tell, pack, unpack};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, DedicatedWorkerGlobalScope, MessageEvent};

use keeper::Keeper;

/// What was asked and not yet answered; nothing while nobody is answering.
type Asked = Rc<RefCell<Option<VecDeque<Ask>>>>;

/// Begins to hear.
pub fn run() {
    let keeper = Rc::new(Keeper::new());
    let asked: Asked = Rc::default();
    let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else { return };
        let Ok(ask) = unpack::<Ask>(&bytes.to_vec()) else { return };
        if let Some(waiting) = asked.borrow_mut().as_mut() {
            waiting.push_back(ask);
            return;
        }
        asked.replace(Some(VecDeque::from([ask])));
        spawn_local(answer(keeper.clone(), asked.clone()));
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // Heard as long as the worker lives.
    hear.forget();
}

/// Answers one thing after the other: what is asked while a table is fetched waits for it.
async fn answer(keeper: Rc<Keeper>, asked: Asked) {
    while let Some(ask) = next(&asked) {
        keeper.answer(ask).await;
    }
}

fn next(asked: &Asked) -> Option<Ask> {
    let mut waiting = asked.borrow_mut();
    let ask = waiting.as_mut().and_then(VecDeque::pop_front);
    if ask.is_none() {
        *waiting = None;
    }
    ask
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

thread_local! {
    /// Where answers go: the channel that the page named the worker after, if it could open one.
    static ANSWERS: Option<BroadcastChannel> =
        Some(scope().name()).filter(|name| !name.is_empty()).and_then(|name| BroadcastChannel::new(&name).ok());
}

/// Tells the page.
fn tell(tell: &Tell) {
    let bytes = Uint8Array::from(pack(tell).as_slice());
    let _ = ANSWERS.with(|answers| match answers {
        Some(answers) => answers.post_message(&bytes),
        None => scope().post_message(&bytes),
    });
}
