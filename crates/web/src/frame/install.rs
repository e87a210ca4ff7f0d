//! The page as a program of its own on the device, where the browser offers that.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::app::{icon, word};

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
        let hear =
            Closure::<dyn Fn(BeforeInstallPromptEvent)>::new(move |event: BeforeInstallPromptEvent| {
                event.prevent_default();
                offer.0.set(Some(event));
            });
        let _ =
            window().add_event_listener_with_callback("beforeinstallprompt", hear.as_ref().unchecked_ref());
        // Heard as long as the page lives.
        hear.forget();
        offer
    }
}

/// Installs the page; not there where nothing can be installed.
pub fn install_button() -> impl IntoView {
    let Offer(offer) = expect_context();
    move || {
        offer.get().map(|event| {
            let install = move |_| {
                event.prompt();
                offer.set(None);
            };
            view! { <button class="btn" type="button" on:click=install>{icon("ic-download")}{word("shelf-install")}</button> }
        })
    }
}
