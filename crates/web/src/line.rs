//! The page's line to whoever keeps the tables: today the worker, a server later. What is asked goes out as bytes, what
//! is told comes back as bytes too.
//!
//! After a touch a browser may hold back what workers post until the next frame is drawn. What a broadcast channel brings
//! it does not hold back, so the answers take that way: the view changes a frame earlier.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engawa_wire::{Ask, Tell, pack, unpack};
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::frame::fresh;

/// What comes over the line.
pub enum Heard {
    /// A message.
    Tell(Tell),
    /// The worker broke and a new one is there: whoever sat at a table must sit down again.
    Again,
}

/// The line to the worker.
#[derive(Clone)]
pub struct Line(Rc<Ends>);

struct Ends {
    base: String,
    module: JsValue,
    worker: RefCell<Option<Worker>>,
    /// Where its answers come from.
    answers: RefCell<Option<BroadcastChannel>>,
    ready: Cell<bool>,
    /// What was asked before the worker was ready.
    waiting: RefCell<Vec<Vec<u8>>>,
    hear: Box<dyn Fn(Heard)>,
}

impl Line {
    /// Starts the worker with the module that the page was compiled from.
    pub fn open(base: &str, module: JsValue, hear: impl Fn(Heard) + 'static) -> Line {
        let line = Line(Rc::new(Ends {
            base: base.to_owned(),
            module,
            worker: RefCell::new(None),
            answers: RefCell::new(None),
            ready: Cell::new(false),
            waiting: RefCell::new(Vec::new()),
            hear: Box::new(hear),
        }));
        line.start();
        line
    }

    fn start(&self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let name = fresh::name();
        let answers = BroadcastChannel::new(&name).ok();
        if answers.is_some() {
            // A worker with a name answers on the channel of that name.
            options.set_name(&name);
        }
        let Ok(worker) = Worker::new_with_options(&format!("{}worker.js", self.0.base), &options) else {
            return;
        };
        let line = self.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| line.hear(&event));
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        if let Some(answers) = &answers {
            answers.set_onmessage(Some(message.as_ref().unchecked_ref()));
        }
        let line = self.clone();
        let broken = Closure::<dyn Fn(JsValue)>::new(move |_| line.restart());
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        // They live as long as the worker; one that breaks is rare enough to leave a few bytes behind.
        message.forget();
        broken.forget();
        let _ = worker.post_message(&self.0.module);
        self.0.worker.replace(Some(worker));
        self.0.answers.replace(answers);
    }

    /// A worker that broke is of no use any more: a new one takes up what is kept.
    fn restart(&self) {
        if let Some(broken) = self.0.worker.take() {
            broken.terminate();
        }
        if let Some(answers) = self.0.answers.take() {
            answers.close();
        }
        // Broken before it was ready, it would break again at once.
        if self.0.ready.replace(false) {
            self.start();
            (self.0.hear)(Heard::Again);
        }
    }

    fn hear(&self, event: &MessageEvent) {
        let data = event.data();
        if let Ok(bytes) = data.dyn_into::<Uint8Array>() {
            // What cannot be read was not meant for this page.
            if let Ok(tell) = unpack::<Tell>(&bytes.to_vec()) {
                (self.0.hear)(Heard::Tell(tell));
            }
        } else {
            self.0.ready.set(true);
            for bytes in self.0.waiting.take() {
                self.send(&bytes);
            }
        }
    }

    fn send(&self, bytes: &[u8]) {
        if let Some(worker) = &*self.0.worker.borrow() {
            let _ = worker.post_message(&Uint8Array::from(bytes));
        }
    }

    /// Asks.
    pub fn ask(&self, ask: &Ask) {
        let bytes = pack(ask);
        if self.0.ready.get() {
            self.send(&bytes);
        } else {
            self.0.waiting.borrow_mut().push(bytes);
        }
    }
}
