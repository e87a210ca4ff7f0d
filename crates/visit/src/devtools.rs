//! The DevTools protocol over a pipe: what is asked, what is answered, what happens in between.
//!
//! A browser started with `--remote-debugging-pipe` reads JSON from its file 3 and writes to its file 4, each message
//! ended by a zero. There is no port to find, and when this program ends, however it ends, the pipe closes and the
//! browser with it: none is ever left behind.

use std::collections::{HashMap, VecDeque};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::Trouble;

/// Nothing that the browser is asked takes longer; what waits inside the page has its own, shorter patience.
const PATIENCE: Duration = Duration::from_mins(1);

/// Something that happened in the browser without being asked for.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    /// In which session: a tab, or a worker of it; empty for the browser itself.
    pub session: String,
    /// What happened.
    pub method: String,
    /// All about it.
    pub params: Value,
}

/// The line to one browser.
pub(crate) struct DevTools {
    child: Mutex<Child>,
    /// Closed by taking it away, so that the browser goes.
    writer: Mutex<Option<ChildStdin>>,
    heard: Arc<Heard>,
}

#[derive(Default)]
struct Heard {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    asked: u64,
    answers: HashMap<u64, Value>,
    events: VecDeque<Event>,
    closed: bool,
}

impl Heard {
    /// A test that panicked while it held the lock has failed already; the others go on.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl DevTools {
    /// Starts a browser and opens the line to it.
    pub(crate) fn start(program: &Path, args: &[String]) -> Result<DevTools, Trouble> {
        // Only a shell can give a child the files 3 and 4 without unsafe code of ours.
        let mut child = Command::new("sh")
            .args(["-c", r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#])
            .arg(program)
            .arg("--remote-debugging-pipe")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Trouble::Browser(format!("{}: {error}", program.display())))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Trouble::Browser("it has no pipe".to_owned()));
        };
        let heard = Arc::new(Heard::default());
        let ears = heard.clone();
        thread::spawn(move || hear(stdout, &ears));
        Ok(DevTools { child: Mutex::new(child), writer: Mutex::new(Some(stdin)), heard })
    }

    /// Asks something of a session and waits for the answer.
    pub(crate) fn ask(&self, session: &str, method: &str, params: &Value) -> Result<Value, Trouble> {
        let number = self.send(session, method, params)?;
        let mut answer = self
            .wait(PATIENCE, |state| state.answers.remove(&number))
            .ok_or_else(|| Trouble::Browser(format!("no answer to {method}")))?;
        match answer.get("error") {
            Some(error) => {
                Err(Trouble::Browser(format!("{method}: {}", error["message"].as_str().unwrap_or("failed"))))
            }
            None => Ok(answer["result"].take()),
        }
    }

    fn send(&self, session: &str, method: &str, params: &Value) -> Result<u64, Trouble> {
        let number = {
            let mut state = self.heard.lock();
            state.asked += 1;
            state.asked
        };
        let mut message = json!({ "id": number, "method": method, "params": params });
        if !session.is_empty() {
            message["sessionId"] = session.into();
        }
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let gone = || Trouble::Browser("it is gone".to_owned());
        let pipe = writer.as_mut().ok_or_else(gone)?;
        pipe.write_all(format!("{message}\0").as_bytes()).and_then(|()| pipe.flush()).map_err(|_| gone())?;
        Ok(number)
    }

    /// Waits until `look` finds what it looks for in what was heard.
    fn wait<T>(&self, patience: Duration, mut look: impl FnMut(&mut State) -> Option<T>) -> Option<T> {
        let until = Instant::now() + patience;
        let mut state = self.heard.lock();
        loop {
            if let Some(found) = look(&mut state) {
                return Some(found);
            }
            let left = until.checked_duration_since(Instant::now()).filter(|_| !state.closed)?;
            state = self.heard.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Takes the first event of a kind out of what happened, and waits for it if it has not happened yet.
    pub(crate) fn event(&self, session: &str, method: &str) -> Result<Value, Trouble> {
        let take = |state: &mut State| {
            let found = |event: &Event| event.session == session && event.method == method;
            let place = state.events.iter().position(found)?;
            state.events.remove(place).map(|event| event.params)
        };
        self.wait(PATIENCE, take).ok_or_else(|| Trouble::Browser(format!("{method} never happened")))
    }

    /// Takes everything out of what happened that `wanted` says.
    pub(crate) fn events(&self, mut wanted: impl FnMut(&Event) -> bool) -> Vec<Event> {
        let mut state = self.heard.lock();
        let (taken, left) = state.events.drain(..).partition::<Vec<_>, _>(|event| wanted(event));
        state.events = left.into();
        taken
    }
}

impl Drop for DevTools {
    fn drop(&mut self) {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        // It closes its files, then its pipe; one that hangs is ended.
        if self.wait(Duration::from_secs(5), |state| state.closed.then_some(())).is_none() {
            let _ = self.child.lock().unwrap_or_else(PoisonError::into_inner).kill();
        }
        let _ = self.child.lock().unwrap_or_else(PoisonError::into_inner).wait();
    }
}

/// Hears until the pipe closes.
fn hear(pipe: ChildStdout, heard: &Heard) {
    let mut pipe = BufReader::new(pipe);
    let mut bytes = Vec::new();
    while pipe.read_until(0, &mut bytes).is_ok_and(|length| length > 0) {
        bytes.pop();
        if let Ok(mut message) = serde_json::from_slice::<Value>(&bytes) {
            let mut state = heard.lock();
            if let Some(number) = message["id"].as_u64() {
                state.answers.insert(number, message);
            } else {
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                state.events.push_back(Event {
                    session: text(&message["sessionId"]),
                    method: text(&message["method"]),
                    params: message["params"].take(),
                });
            }
            heard.changed.notify_all();
        }
        bytes.clear();
    }
    heard.lock().closed = true;
    heard.changed.notify_all();
}
