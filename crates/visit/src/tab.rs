//! One tab: goes to a page, asks it, touches it with real input, and hears what it complains about.

use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::browser::Running;
use crate::{Screen, Trouble};

/// The eyes of this crate inside the page: what they see is asked for with `visit.…`.
const EYES: &str = include_str!("visit.js");

/// Nothing that a person waits for in the page takes longer, in milliseconds.
pub(crate) const PATIENCE: u32 = 30_000;

/// What the person at a tab has wished for in the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// `ru` or `en`.
    pub lang: &'static str,
    /// `light`, `dark` or `auto`.
    pub theme: &'static str,
    /// Pieces travel.
    pub motion: bool,
    /// `instant`, `calm` or `slow`.
    pub pace: &'static str,
    /// Turns end only when the person says so.
    pub confirm: bool,
}

impl Wishes {
    /// In this language, with nothing to wait for: no motion, no pause of the bots.
    pub const fn instant(lang: &'static str) -> Wishes {
        Wishes { lang, theme: "auto", motion: false, pace: "instant", confirm: false }
    }

    /// In this language, with everything that moves.
    pub const fn moving(lang: &'static str) -> Wishes {
        Wishes { motion: true, ..Wishes::instant(lang) }
    }

    /// The same, and turns end only when the person says so.
    #[must_use]
    pub const fn confirming(self) -> Wishes {
        Wishes { confirm: true, ..self }
    }

    /// Writes them where the page looks for them, before it does.
    fn script(self) -> String {
        let [motion, confirm] = [self.motion, self.confirm].map(|on| if on { "on" } else { "off" });
        let Wishes { lang, theme, pace, .. } = self;
        let wishes =
            json!({ "lang": lang, "theme": theme, "motion": motion, "pace": pace, "confirm": confirm });
        format!(
            "if (location.protocol === 'http:' && !sessionStorage.getItem('visited')) {{
                sessionStorage.setItem('visited', 'yes');
                for (const [key, value] of Object.entries({wishes})) localStorage.setItem('engawa-' + key, value);
            }}"
        )
    }
}

/// A place on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// One tab of a browser; closed when it is dropped.
pub struct Tab {
    browser: Arc<Running>,
    target: String,
    session: String,
    screen: Screen,
    unhurried: Cell<bool>,
}

impl Tab {
    pub(crate) fn open(browser: Arc<Running>, screen: Screen, wishes: Wishes) -> Result<Tab, Trouble> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let target = text(
            &browser.tools.ask("", "Target.createTarget", &json!({ "url": "about:blank" }))?["targetId"],
        );
        let flat = json!({ "targetId": target, "flatten": true });
        let session = text(&browser.tools.ask("", "Target.attachToTarget", &flat)?["sessionId"]);
        let tab = Tab { browser, target, session, screen, unhurried: Cell::new(false) };
        for domain in ["Page", "Runtime", "Log"] {
            tab.ask(&format!("{domain}.enable"), json!({}))?;
        }
        // Workers complain too.
        tab.ask(
            "Target.setAutoAttach",
            json!({ "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true }),
        )?;
        tab.ask("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }))?;
        tab.look_with(screen)?;
        for source in [wishes.script().as_str(), EYES] {
            tab.before_loading(source)?;
        }
        Ok(tab)
    }

    /// From the next loading on the page finds this done before it begins.
    pub fn before_loading(&self, script: &str) -> Result<(), Trouble> {
        self.ask("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).map(drop)
    }

    /// The page may start workers that the visitor has made.
    pub fn allow_own_workers(&self) -> Result<(), Trouble> {
        self.ask("Page.setBypassCSP", json!({ "enabled": true })).map(drop)
    }

    /// From now on the page does not get what these patterns name; with none it gets everything. Its workers do.
    pub fn withhold(&self, patterns: &[&str]) -> Result<(), Trouble> {
        self.ask("Network.enable", json!({}))?;
        self.ask("Network.setBlockedURLs", json!({ "urls": patterns })).map(drop)
    }

    /// The screen changes, as if the window were another.
    pub fn look_with(&self, screen: Screen) -> Result<(), Trouble> {
        let Screen { width, height, touch, dark } = screen;
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch }),
        )?;
        self.ask("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch, "maxTouchPoints": 2 }))?;
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.ask("Emulation.setEmulatedMedia", json!({ "features": features }))?;
        Ok(())
    }

    // What is asked is written where it is asked, and not needed again.
    #[allow(clippy::needless_pass_by_value)]
    pub(crate) fn ask(&self, method: &str, params: Value) -> Result<Value, Trouble> {
        self.browser.tools.ask(&self.session, method, &params)
    }

    /// Goes to an address and waits until it is loaded; a change behind `#` loads nothing.
    pub fn go(&self, address: &str) -> Result<(), Trouble> {
        let gone = self.ask("Page.navigate", json!({ "url": address }))?;
        if let Some(error) = gone["errorText"].as_str() {
            return Err(Trouble::Page(format!("{address}: {error}")));
        }
        if gone["loaderId"].is_string() { self.loaded() } else { Ok(()) }
    }

    /// Loads the page once more, as a person does with F5.
    pub fn reload(&self) -> Result<(), Trouble> {
        self.ask("Page.reload", json!({}))?;
        self.loaded()
    }

    fn loaded(&self) -> Result<(), Trouble> {
        self.browser.tools.event(&self.session, "Page.loadEventFired").map(drop)
    }

    /// What an expression is in the page; a promise is waited for.
    pub fn see<T: DeserializeOwned>(&self, expression: &str) -> Result<T, Trouble> {
        let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut seen = self.ask("Runtime.evaluate", asked)?;
        if let Some(thrown) = seen.get("exceptionDetails") {
            return Err(Trouble::Page(told(thrown)));
        }
        serde_json::from_value(seen["result"]["value"].take())
            .map_err(|error| Trouble::Page(format!("{expression}: {error}")))
    }

    /// Waits until an expression is something in the page, looking again whenever the page changes.
    pub fn until<T: DeserializeOwned>(&self, expression: &str) -> Result<T, Trouble> {
        let seen: Option<T> = self.see(&format!("visit.until(() => ({expression}), {PATIENCE})"))?;
        seen.ok_or_else(|| Trouble::Waited(expression.to_owned()))
    }

    /// Waits until something is there.
    pub fn find(&self, selector: &str) -> Result<(), Trouble> {
        self.until::<bool>(&format!("document.querySelector({}) !== null || null", json!(selector))).map(drop)
    }

    /// Whether something is there now.
    pub fn has(&self, selector: &str) -> Result<bool, Trouble> {
        self.see(&format!("document.querySelector({}) !== null", json!(selector)))
    }

    /// Touches the first thing that a selector finds and a pointer reaches, once it is there.
    pub fn touch(&self, selector: &str) -> Result<(), Trouble> {
        self.touch_at(self.reach(selector)?)
    }

    fn reach(&self, selector: &str) -> Result<Point, Trouble> {
        self.until(&format!("visit.reach({})", json!(selector)))
    }

    /// From now on the page has time to draw between coming over a thing, pressing it and letting it go, as under a hand.
    pub fn take_time(&self) {
        self.unhurried.set(true);
    }

    /// Touches a place as this screen is touched: with a mouse that comes over it first, or with a finger.
    pub fn touch_at(&self, Point { x, y }: Point) -> Result<(), Trouble> {
        let rest = || if self.unhurried.get() { self.see::<()>("visit.frames()") } else { Ok(()) };
        if self.screen.touch {
            let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
            self.ask("Input.dispatchTouchEvent", start)?;
            rest()?;
            self.ask("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }))?;
        } else {
            self.hover_at(Point { x, y })?;
            for kind in ["mousePressed", "mouseReleased"] {
                rest()?;
                let press = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
                self.ask("Input.dispatchMouseEvent", press)?;
            }
        }
        Ok(())
    }

    /// Holds something down while something else is done.
    pub fn hold<T>(
        &self,
        selector: &str,
        meanwhile: impl FnOnce() -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let at = self.reach(selector)?;
        self.hover_at(at)?;
        let press = |kind| json!({ "type": kind, "x": at.x, "y": at.y, "button": "left", "clickCount": 1 });
        self.ask("Input.dispatchMouseEvent", press("mousePressed"))?;
        let done = meanwhile();
        self.ask("Input.dispatchMouseEvent", press("mouseReleased"))?;
        done
    }

    /// The mouse leaves everything that it was over; a finger is nowhere by itself.
    pub fn point_away(&self) -> Result<(), Trouble> {
        if self.screen.touch { Ok(()) } else { self.hover_at(Point { x: 1.0, y: 1.0 }) }
    }

    /// The mouse comes over a place.
    pub fn hover_at(&self, Point { x, y }: Point) -> Result<(), Trouble> {
        self.ask("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": x, "y": y })).map(drop)
    }

    /// Writes into a field, in place of what is there, and leaves it.
    pub fn write(&self, selector: &str, text: &str) -> Result<(), Trouble> {
        self.touch(selector)?;
        self.see::<()>("document.activeElement.select()")?;
        self.ask("Input.insertText", json!({ "text": text }))?;
        self.see("document.activeElement.blur()")
    }

    /// Writes what the screen shows into a file, of the kind that its name says.
    pub fn picture(&self, file: &Path) -> Result<(), Trouble> {
        let webp = file.extension().is_some_and(|kind| kind == "webp");
        let kind = if webp { json!({ "format": "webp", "quality": 90 }) } else { json!({ "format": "png" }) };
        let shot = self.ask("Page.captureScreenshot", kind)?;
        let bytes = base64(shot["data"].as_str().unwrap_or_default());
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(file, bytes)?)
    }

    /// What was saved with the page, when it lies on the disk: its name and its bytes.
    pub fn downloaded(&self) -> Result<(String, Vec<u8>), Trouble> {
        self.browser.downloaded()
    }

    /// Gives a file to a field that asks for one, as a person chooses it.
    pub fn give_file(&self, selector: &str, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.find(selector)?;
        let file = self.browser.lay_down(name, bytes)?;
        let asked = json!({ "expression": format!("document.querySelector({})", json!(selector)) });
        let field = self.ask("Runtime.evaluate", asked)?["result"]["objectId"].take();
        self.ask("DOM.setFileInputFiles", json!({ "files": [file], "objectId": field })).map(drop)
    }

    /// The person lets the page write to the clipboard, and reads it.
    pub fn allow_clipboard(&self) -> Result<(), Trouble> {
        let allowed = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        self.browser.tools.ask("", "Browser.grantPermissions", &allowed).map(drop)
    }

    /// Errors in the console, exceptions nobody caught and files that did not come, of the page and its workers.
    pub fn complaints(&self) -> Result<Vec<String>, Trouble> {
        let tools = &self.browser.tools;
        let mut ours = vec![self.session.clone()];
        let attached = |event: &crate::devtools::Event| {
            event.session == self.session && event.method == "Target.attachedToTarget"
        };
        for worker in tools.events(attached) {
            let session = worker.params["sessionId"].as_str().unwrap_or_default().to_owned();
            // What was said before is told as soon as somebody listens. A worker that is gone said it to its page.
            if tools.ask(&session, "Runtime.enable", &json!({})).is_ok() {
                ours.push(session);
            }
        }
        let heard = tools.events(|event| ours.contains(&event.session));
        Ok(heard.iter().filter_map(complaint).collect())
    }

    /// Brings the tab to the front.
    pub fn show(&self) -> Result<(), Trouble> {
        self.ask("Page.bringToFront", json!({})).map(drop)
    }
}

impl Drop for Tab {
    fn drop(&mut self) {
        // The browser may be gone already.
        let _ = self.browser.tools.ask("", "Target.closeTarget", &json!({ "targetId": self.target }));
    }
}

/// What was thrown, in words.
fn told(thrown: &Value) -> String {
    let description = thrown["exception"]["description"].as_str();
    description.or(thrown["text"].as_str()).unwrap_or("something was thrown").to_owned()
}

fn complaint(event: &crate::devtools::Event) -> Option<String> {
    let params = &event.params;
    match event.method.as_str() {
        "Runtime.exceptionThrown" => Some(told(&params["exceptionDetails"])),
        "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "assert" => {
            let text = |value: &Value| {
                let text = value["value"].as_str().or(value["description"].as_str());
                text.map_or_else(|| value.to_string(), str::to_owned)
            };
            Some(params["args"].as_array()?.iter().map(text).collect::<Vec<_>>().join(" "))
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            let entry = &params["entry"];
            let part = |name: &str| entry[name].as_str().unwrap_or_default();
            Some(format!("{} {}", part("text"), part("url")))
        }
        "Inspector.targetCrashed" => Some("the page crashed".to_owned()),
        _ => None,
    }
}

/// Bytes from their base64; letters of neither alphabet are left out.
pub fn base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    };
    let (mut bytes, mut bits, mut count) = (Vec::with_capacity(text.len() * 3 / 4), 0_u32, 0);
    for six in text.bytes().filter_map(value) {
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_alphabets_of_base64_are_read() {
        assert_eq!(base64("aGVsbG8="), b"hello");
        assert_eq!(base64("-_-_"), base64("+/+/"));
        assert_eq!(base64("//8"), [255, 255]);
    }
}
