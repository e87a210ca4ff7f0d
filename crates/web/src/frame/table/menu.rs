//! What is seldom needed at a table.

use leptos::prelude::*;

use super::super::sheet::{above, cross};
use super::super::top;
use super::Open;
use crate::app::{App, icon, word};
use crate::route::Route;
use crate::session::Session;

/// The menu of the table.
pub fn menu(session: Session, open: RwSignal<Option<Open>>) -> impl IntoView {
    let app = App::here();
    let game = session.seated.with_untracked(|seated| seated.as_ref().map_or("", |seated| seated.game.id()));
    let table = session.seated.with_untracked(|seated| seated.as_ref().map(|seated| seated.table.0.clone()));
    let close = move || open.set(None);
    let inside = view! {
        <header class="hd">
            <h2 id="menu-name">{word("table-menu")}</h2>
            {cross(close)}
        </header>
        <div class="list">
                <a class="btn ghost" href=Route::Rules(game.to_owned()).hash()>{icon("ic-book")}{word("table-rules")}</a>
                <button class="btn ghost" on:click=move |_| { open.set(None); session.take_back_further(); }>
                    {icon("ic-undo")}{word("table-undo-further")}
                </button>
                {table.map(|table| view! {
                    <a class="btn ghost" href=Route::Replay(table).hash()>{icon("ic-history")}{word("table-replay")}</a>
                })}
                <a class="btn ghost" href=Route::Shelf.hash()>{icon("ic-home")}{word("to-shelf")}</a>
            </div>
            {top::settings_fields(app)}
    };
    above("sheet", "menu-name", close, inside.into_any())
}
