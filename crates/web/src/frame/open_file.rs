//! A recorded game brought as a file.

use engawa_kernel::{Record, RecordError};
use engawa_part::Missing;
use engawa_wire::link;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, File, HtmlInputElement};

use super::record::{game_of, why};
use crate::app::{App, icon, word};
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::ready::fetch_game;
use crate::route::{Route, Side};

/// No record is longer; more is not even read.
const LONGEST: f64 = link::LONGEST as f64 / 4.0 * 3.0;

async fn read(file: File) -> Option<Vec<u8>> {
    let bytes = JsFuture::from(file.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Shows the game of a file, or says why that cannot be. Whoever wants to keep it says so there.
async fn open(app: App, file: File) {
    let unreadable = || RecordError::Unreadable("too long".to_owned());
    let bytes = if file.size() > LONGEST { None } else { read(file).await };
    let read = bytes.ok_or_else(unreadable).and_then(|bytes| {
        let record = Record::unpack(&bytes)?;
        Ok((game_of(&record)?, record, bytes))
    });
    let opened = match read {
        Ok((game, record, bytes)) => match fetch_game(app, game).await {
            Ok(part) => part.replay(&record).map(|_| bytes),
            Err(Missing) => return app.warn(app.word("missing-title")),
        },
        Err(error) => Err(error),
    };
    match opened {
        Ok(bytes) => Route::Link(link::write(&bytes), Side::Boards).go(),
        Err(error) => app.warn(app.words.with_untracked(|words| why(words, &error))),
    }
}

/// Opens a record from a file.
pub fn open_file() -> Tag {
    let app = App::here();
    let field = tag("input").class("vh").attr("type", "file").attr("accept", ".engawa");
    let files: HtmlInputElement = field.element().clone().unchecked_into();
    let chosen = move |_: Event| {
        if let Some(file) = files.files().and_then(|files| files.get(0)) {
            spawn_local(open(app, file));
        }
        // The same file can be chosen again after it was corrected.
        files.set_value("");
    };
    tag("label").class("btn").put((icon("ic-file"), word("shelf-open-file"), field.on("change", chosen)))
}
