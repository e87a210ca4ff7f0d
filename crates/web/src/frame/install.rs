//! The page as a program of its own on the device, where the browser offers that.

use wasm_bindgen::prelude::*;

use crate::app::{icon, word};
use crate::browser::{listen, window};
use crate::markup::{Content, Contents, tag};
use crate::reactive::*;

#[wasm_bindgen]
extern "C" {
    /// What a browser sends when the page could be installed; `web-sys` does not know it.
    #[wasm_bindgen(extends = web_sys::Event)]
    #[derive(Clone)]
    type BeforeInstallPromptEvent;

    #[wasm_bindgen(method)]
    fn prompt(this: &BeforeInstallPromptEvent);
}

/// The browser's offer to install the page, while there is one.
#[derive(Clone, Copy)]
pub struct Offer(RwSignal<Option<BeforeInstallPromptEvent>, LocalStorage>);

impl Offer {
    /// Waits for the browser's offer: it comes once, soon after the page has opened.
    pub fn listen() -> Offer {
        let offer = Offer(RwSignal::new_local(None));
        listen(&window(), "beforeinstallprompt", move |event: BeforeInstallPromptEvent| {
            event.prevent_default();
            offer.0.set(Some(event));
        });
        offer
    }
}

/// Installs the page; not there where nothing can be installed.
pub fn install_button() -> Contents {
    let Offer(offer) = expect_context();
    let button = move || {
        let event = offer.get()?;
        let install = move || {
            event.prompt();
            offer.set(None);
        };
        let button = tag("button").class("btn").attr("type", "button").press(install);
        Some(button.put((icon("ic-download"), word("shelf-install"))))
    };
    button.any()
}
