//! The page's line to whoever keeps the tables: today a worker, a server later. What is asked goes out as bytes, what is told
//! comes back as bytes too; the first word is a hello.
//!
//! After a touch a browser may hold back what workers post until the next frame is drawn. What a broadcast channel brings
//! it does not hold back, so the answers take that way: the view changes a frame earlier.
//!
//! Bots think in a second worker. The page only introduces the two: what they say to each other goes through a channel of
//! their own.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engawa_wire::{Ask, Hello, Tell, pack, tables, unpack};
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageChannel, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::frame::fresh;

/// What comes over the connection.
pub enum Heard {
    /// A message.
    Tell(Tell),
    /// The worker broke and a new one is there: whoever sat at a table must sit down again.
    Again,
    /// The tables could not fetch the game that this was asked about.
    Unfetched(tables::Ask),
    /// The bots could not fetch the game that they are asked about, and try again.
    BotsWait,
    /// Whoever keeps the tables speaks another version: the page must be loaded anew.
    Misfit,
    /// The worker breaks again and again before it has said a word.
    Broken,
}

/// The line to the worker.
#[derive(Clone)]
pub struct Connection(Rc<Ends>);

struct Ends {
    base: String,
    module: JsValue,
    tables: Helper,
    bots: Helper,
    /// Where the answers of the tables come from.
    answers: RefCell<Option<BroadcastChannel>>,
    /// What was asked before the worker was ready.
    waiting: RefCell<Vec<Vec<u8>>>,
    hear: Box<dyn Fn(Heard)>,
}

/// A worker and whether it has said hello.
#[derive(Default)]
struct Helper {
    worker: RefCell<Option<Worker>>,
    ready: Cell<bool>,
    /// How often in a row it broke before that.
    broken: Cell<u32>,
}

/// A worker that broke so often before its first word would break for ever.
const PATIENCE: u32 = 4;

impl Helper {
    /// Ends it. Tells whether it is worth while to start another one.
    fn end(&self) -> bool {
        if let Some(broken) = self.worker.take() {
            broken.terminate();
        }
        self.broken.set(if self.ready.replace(false) { 0 } else { self.broken.get() + 1 });
        self.broken.get() < PATIENCE
    }

    fn post(&self, message: &JsValue, along: &Array) {
        if let Some(worker) = &*self.worker.borrow() {
            let _ = worker.post_message_with_transfer(message, along);
        }
    }
}

impl Connection {
    /// Starts the workers with the module that the page was compiled from.
    pub fn open(base: &str, module: JsValue, hear: impl Fn(Heard) + 'static) -> Connection {
        let connection = Connection(Rc::new(Ends {
            base: base.to_owned(),
            module,
            tables: Helper::default(),
            bots: Helper::default(),
            answers: RefCell::new(None),
            waiting: RefCell::new(Vec::new()),
            hear: Box::new(hear),
        }));
        connection.start_tables();
        connection.start_bots();
        connection
    }

    fn start_tables(&self) {
        let name = fresh::name();
        let answers = BroadcastChannel::new(&name).ok();
        let connection = self.clone();
        let message =
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| connection.hear(&event));
        if let Some(answers) = &answers {
            answers.set_onmessage(Some(message.as_ref().unchecked_ref()));
        }
        // A worker with a name answers on the channel of that name.
        let name = if answers.is_some() { name } else { String::new() };
        let connection = self.clone();
        self.start(&self.0.tables, "table", &name, message, move || connection.restart_tables());
        self.0.answers.replace(answers);
    }

    fn start_bots(&self) {
        let connection = self.clone();
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |_: MessageEvent| {
            // The first word is a hello; there is but one other.
            if connection.0.bots.ready.replace(true) {
                return (connection.0.hear)(Heard::BotsWait);
            }
            connection.introduce();
        });
        let connection = self.clone();
        self.start(&self.0.bots, "bots", "bots", message, move || {
            if connection.0.bots.end() {
                connection.start_bots();
            }
        });
    }

    fn start(
        &self,
        helper: &Helper,
        role: &str,
        name: &str,
        message: Closure<dyn Fn(MessageEvent)>,
        broken: impl Fn() + 'static,
    ) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let Ok(worker) = Worker::new_with_options(&format!("{}worker.js", self.0.base), &options) else {
            return;
        };
        let broken = Closure::<dyn Fn(JsValue)>::new(move |_| broken());
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        // They live as long as the worker; one that breaks is rare enough to leave a few bytes behind.
        message.forget();
        broken.forget();
        let _ = worker.post_message(&Array::of2(&role.into(), &self.0.module));
        helper.worker.replace(Some(worker));
    }

    /// Tables that broke are of no use any more: new ones take up what is kept.
    fn restart_tables(&self) {
        if let Some(answers) = self.0.answers.take() {
            answers.close();
        }
        if self.0.tables.end() {
            self.start_tables();
            (self.0.hear)(Heard::Again);
        } else {
            (self.0.hear)(Heard::Broken);
        }
    }

    /// Tables and bots get to know each other, as soon as both are there.
    fn introduce(&self) {
        if !self.0.tables.ready.get() || !self.0.bots.ready.get() {
            return;
        }
        let Ok(channel) = MessageChannel::new() else { return };
        let (to_bots, to_tables) = (channel.port1(), channel.port2());
        self.0.tables.post(&to_bots, &Array::of1(&to_bots));
        self.0.bots.post(&to_tables, &Array::of1(&to_tables));
    }

    fn hear(&self, event: &MessageEvent) {
        match event.data().dyn_into::<Uint8Array>() {
            Ok(bytes) => {
                // What cannot be read was not meant for this page.
                if let Ok(tell) = unpack::<Tell>(&bytes.to_vec()) {
                    (self.0.hear)(Heard::Tell(tell));
                }
            }
            // Nothing that a server would say, so it is no message of the wire: an ask that comes back.
            Err(data) if Array::is_array(&data) => {
                let ask = data.unchecked_into::<Array>().get(0).dyn_into::<Uint8Array>();
                if let Ok(Ok(Ask::Tables(ask))) = ask.map(|bytes| unpack::<Ask>(&bytes.to_vec())) {
                    (self.0.hear)(Heard::Unfetched(ask));
                }
            }
            Err(hello) => {
                if !fits(&hello) {
                    return (self.0.hear)(Heard::Misfit);
                }
                self.0.tables.ready.set(true);
                for bytes in self.0.waiting.take() {
                    self.send(&bytes);
                }
                self.introduce();
            }
        }
    }

    fn send(&self, bytes: &[u8]) {
        self.0.tables.post(&Uint8Array::from(bytes), &Array::new());
    }

    /// Asks.
    pub fn ask(&self, ask: &Ask) {
        let bytes = pack(ask);
        if self.0.tables.ready.get() {
            self.send(&bytes);
        } else {
            self.0.waiting.borrow_mut().push(bytes);
        }
    }
}

/// Whether somebody who says this speaks as the page does. The browser reads the JSON: the page need not carry a reader.
fn fits(hello: &JsValue) -> bool {
    let Some(text) = hello.as_string() else { return false };
    let wire = js_sys::JSON::parse(&text).and_then(|read| Reflect::get(&read, &"wire".into()));
    wire.is_ok_and(|wire| wire.as_f64() == Some(f64::from(Hello::ours().wire)))
}
