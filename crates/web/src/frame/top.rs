//! The bar above every room, and what can be opened from anywhere: the settings and the sheet of keys.

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::keys::keys_sheet;
use super::switches::{lang_switch, theme_switch};
pub use super::wishes::settings_fields;
use super::wishes::settings_sheet;
use crate::app::{App, icon, word};
use crate::browser::{document, listen, window};
use crate::markup::{Content, Contents, Tag, symbol, tag};
use crate::reactive::*;
use crate::route::Route;

/// What can be opened from anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// What the person wants everywhere.
    Settings,
    /// All keys.
    Keys,
}

/// What the bar and the sheets of all rooms share.
#[derive(Clone, Copy)]
pub struct Top {
    /// What is open above the room.
    pub sheet: RwSignal<Option<Overlay>>,
    /// How many rooms were entered: whoever opens the page in a room is not torn out of where they are.
    entered: StoredValue<u32>,
}

impl Top {
    /// For the house.
    pub fn new() -> Top {
        Top { sheet: RwSignal::new(None), entered: StoredValue::new(0) }
    }

    /// The one of the house.
    pub fn here() -> Top {
        expect_context()
    }

    /// Opens a sheet instead of what is open.
    pub fn open(self, sheet: Overlay) {
        self.sheet.set(Some(sheet));
    }
}

/// What is open above any room, and the key that opens it. Stands once in the house.
pub fn sheets() -> Contents {
    let (app, top) = (App::here(), Top::here());
    listen(&window(), "keydown", move |event: KeyboardEvent| {
        let plain = !event.ctrl_key() && !event.meta_key() && !event.alt_key();
        if event.key() == "?" && plain && !is_writing() {
            event.prevent_default();
            top.open(Overlay::Keys);
        }
    });
    // Whoever goes elsewhere has closed what was open.
    Effect::new(move |_| {
        app.route.track();
        top.sheet.set(None);
    });
    let close = move || top.sheet.set(None);
    let open = move || {
        top.sheet.get().map(|sheet| match sheet {
            Overlay::Settings => settings_sheet(close),
            Overlay::Keys => keys_sheet(close),
        })
    };
    open.any()
}

/// Whether keys are letters now, because the focus is in a field.
pub fn is_writing() -> bool {
    let focused = document().active_element().and_then(|focused| focused.dyn_into::<HtmlElement>().ok());
    focused.is_some_and(|focused| {
        matches!(&*focused.tag_name(), "INPUT" | "TEXTAREA" | "SELECT") && !is_pressed(&focused)
            || focused.is_content_editable()
    })
}

/// Checkboxes and the like take no letters.
fn is_pressed(field: &HtmlElement) -> bool {
    let kind = field.get_attribute("type").unwrap_or_default();
    matches!(&*kind, "checkbox" | "radio" | "range" | "file" | "button")
}

/// Where one is: what stands beside the brand.
#[derive(Clone, Copy)]
pub enum Mid {
    /// Nothing.
    Nothing,
    /// A room by its name.
    Room(Signal<String>),
    /// A game and how far it is.
    Game {
        /// Its title.
        title: Signal<String>,
        /// How far it is.
        status: Signal<String>,
        /// What the tab of the browser says beside the title.
        tab: Signal<String>,
    },
}

impl Mid {
    /// A room that is called by this word.
    pub fn room(key: &'static str) -> Mid {
        Mid::Room(Signal::derive(word(key)))
    }
}

/// The bar above a room: where one is, what the room adds, and what every room has. A table has the settings in its own
/// menu; there the style sheet leaves out the button.
pub fn top_bar(mid: Mid, extra: impl Content) -> Tag {
    let top = Top::here();
    let line = || tag("div").class("vr hide").attr("aria-hidden", "true");
    let name = |name: Signal<String>| tag("span").class("disp clip").put(move || name.get());
    let mid = match mid {
        Mid::Nothing => ().any(),
        Mid::Room(room) => (line(), name(room)).any(),
        Mid::Game { title, status, tab } => {
            entitle(move || [title.get(), tab.get()].into_iter().filter(|part| !part.is_empty()).collect());
            (line(), name(title), tag("span").class("sm mut clip").put(move || status.get())).any()
        }
    };
    let brand = tag("a")
        .class("brand")
        .attr("href", Route::Shelf.hash())
        .attr("aria-label", word("shelf-home"))
        .put((symbol("logo", "logo"), tag("span").class("name").put("ENGAWA")));
    let opened = move || (top.sheet.get() == Some(Overlay::Settings)).to_string();
    let settings = tag("button")
        .class("ib to-settings")
        .attr("type", "button")
        .attr("aria-haspopup", "dialog")
        .attr("aria-expanded", opened)
        .attr("aria-label", word("settings-title"))
        .attr("title", word("settings-title"))
        .press(move || top.open(Overlay::Settings))
        .put(icon("ic-settings"));
    tag("header").class("top").put((
        brand,
        mid,
        tag("div").class("grow"),
        extra,
        tag("div").class("row wishes").put((theme_switch(), lang_switch())),
        settings,
    ))
}

/// Puts the focus where the room begins, when what had it is taken away.
pub fn back_to_heading() {
    let heading = document().query_selector("h1[tabindex]").ok().flatten();
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        let _ = heading.focus();
    }
}

/// What the tab of the browser is called: where one is, part by part.
pub fn entitle(parts: impl Fn() -> Vec<String> + 'static) {
    // One effect is compiled for all rooms.
    let (app, parts) = (App::here(), Box::new(parts) as Box<dyn Fn() -> Vec<String>>);
    Effect::new(move |_| set_title(app, &parts()));
}

/// Calls the tab of the browser so, until another room does.
pub fn set_title(app: App, parts: &[String]) {
    document().set_title(&app.say("page-title", &[("room", parts.join(" · ").into())]));
}

/// The first heading of a room. Whoever comes from another room begins to read, and to walk by keys, here.
pub fn heading(title: impl Fn() -> String + Copy + 'static) -> Tag {
    let top = Top::here();
    let made = tag("h1").attr("tabindex", "-1").put(title);
    entitle(move || vec![title()]);
    let heading: HtmlElement = made.element().clone().unchecked_into();
    // It must be in the page first.
    Effect::new(move |_| {
        top.entered.update_value(|count| *count += 1);
        if top.entered.get_value() > 1 {
            let _ = heading.focus();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    made
}
