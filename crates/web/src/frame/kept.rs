//! What is kept in this browser: the games that wait, and those that were played.

use engawa_boards::{Reel, reel};
use engawa_host::Sitter;
use engawa_kernel::{Record, Viewer};
use engawa_shelf::GameId;
use engawa_wire::{Ask, Chair, Saved};
use engawa_words::{Names, Words};
use leptos::prelude::*;

use super::covers::cover;
use super::record::why;
use super::top::back_to_heading;
use super::when::when;
use crate::app::{App, Toast, icon, word};
use crate::route::Route;

/// So many games of the past are shown at first.
const PAST: usize = 6;

/// A kept game as its card shows it.
struct Card {
    saved: Saved,
    game: Option<GameId>,
    /// How far it is, or how it ended, or why it cannot be opened.
    says: String,
    /// Whose turn it is; and whether that is the only person at the table.
    turn: Option<(String, bool)>,
    broken: bool,
}

impl Card {
    fn of(words: &Words, saved: &Saved) -> Card {
        let record = Record::unpack(&saved.record);
        let game = record.as_ref().ok().and_then(|record| record.game.parse().ok());
        let card = Card { saved: saved.clone(), game, says: String::new(), turn: None, broken: false };
        match record.and_then(|record| reel::open(&record)) {
            Ok(reel) => card.filled(words, &*reel),
            Err(error) => Card { says: why(words, &error), broken: true, ..card },
        }
    }

    fn filled(self, words: &Words, reel: &dyn Reel) -> Card {
        let chairs = &self.saved.chairs;
        let names = Names::new(chairs.iter().map(|chair| chair.name.clone()).collect());
        if let Some(result) = reel.result(words, &names) {
            return Card { says: result, ..self };
        }
        let sight = reel.sight(reel.len(), Viewer::Spectator);
        let is_person = |chair: &&Chair| matches!(chair.sitter, Sitter::Person);
        let alone = chairs.iter().filter(is_person).count() == 1;
        let asked = sight.deciders().first().and_then(|seat| chairs.get(seat.index()));
        let turn = asked.map(|chair| (chair.name.clone(), alone && is_person(&chair)));
        Card { says: sight.status(words), turn, ..self }
    }

    /// Who sits there.
    fn names(&self) -> String {
        let names: Vec<_> = self.saved.chairs.iter().map(|chair| chair.name.as_str()).collect();
        names.join(", ")
    }

    fn title(&self, words: &Words) -> String {
        self.game.map_or_else(|| words.word("shelf-unknown"), |game| words.title(game.id()))
    }
}

/// A card with a way in, and a way to throw the game away.
fn card(app: App, card: Card) -> AnyView {
    let words = app.words.get();
    let title = card.title(&words);
    let table = card.saved.table.0.clone();
    let name = if card.broken {
        view! { <span class="disp">{title.clone()}</span> }.into_any()
    } else {
        let to = Route::Table(table.clone()).hash();
        view! { <a class="disp open" href=to>{title.clone()}</a> }.into_any()
    };
    let tag = card.turn.as_ref().map(|(who, you)| {
        let text = if *you {
            words.word("shelf-your-turn")
        } else {
            words.say("shelf-turn-of", &[("who", who.as_str().into())])
        };
        view! { <span class="tag" class:you=*you>{text}</span> }
    });
    let again = (card.saved.over && !card.broken).then(|| {
        let to = Route::Replay(table).hash();
        view! { <a class="ib" href=to aria-label=word("shelf-replay") title=word("shelf-replay")>{icon("ic-history")}</a> }
    });
    let picture = card.game.map_or_else(|| view! { <span></span> }.into_any(), |game| cover(game.id()));
    let forget_name = words.say("shelf-forget", &[("game", title.clone().into())]);
    let who = format!("{} · {}", card.names(), when(&words, card.saved.when));
    let says = card.says;
    let saved = card.saved;
    let forget = move |_| {
        let text = app
            .words
            .with_untracked(|words| words.say("shelf-forgotten", &[("game", title.as_str().into())]));
        app.ask(&Ask::Forget(saved.table.clone()));
        // The card goes, and its button with it.
        back_to_heading();
        app.toast.set(Some(Toast { text, wrong: false, back: Some(Ask::Keep(Box::new(saved.clone()))) }));
    };
    view! {
        <li class="panel ct-card">
            {picture}
            <div class="grow">
                {name}
                <p class="sm">{says}</p>
                <p class="sm mut">{who}</p>
            </div>
            <div class="row">
                {tag}
                {again}
                <button class="ib" type="button" aria-label=forget_name title=word("shelf-forget-short") on:click=forget>
                    {icon("ic-trash")}
                </button>
            </div>
        </li>
    }
    .into_any()
}

fn cards(app: App, over: bool, most: usize) -> (Vec<AnyView>, usize) {
    let words = app.words.get();
    let kept: Vec<_> = app.saved.with(|saved| {
        saved
            .iter()
            .flatten()
            .filter(|one| one.over == over)
            .map(|one| Card::of(&words, one))
            .take(most)
            .collect()
    });
    let count = app.saved.with(|saved| saved.iter().flatten().filter(|one| one.over == over).count());
    (kept.into_iter().map(|one| card(app, one)).collect(), count)
}

/// The way back to the game that was played last.
pub fn latest(app: App) -> Option<AnyView> {
    let table =
        app.saved.with(|saved| Some(saved.as_ref()?.iter().find(|one| !one.over)?.table.0.clone()))?;
    let to = Route::Table(table).hash();
    Some(view! { <a class="btn pri" href=to>{icon("ic-play")}{word("shelf-go-on")}</a> }.into_any())
}

/// The games that wait to be continued.
pub fn waiting(app: App) -> Option<AnyView> {
    app.saved.with(Option::is_some).then(|| {
        let (cards, count) = cards(app, false, usize::MAX);
        let inside = if count == 0 {
            view! { <p class="mut">{word("shelf-nothing-waits")}</p> }.into_any()
        } else {
            view! { <ul class="cont">{cards}</ul> }.into_any()
        };
        view! {
            <section class="waiting">
                <div class="hd2"><h2>{word("shelf-waiting")}</h2><span class="sm mut hide">{word("shelf-waiting-says")}</span></div>
                {inside}
            </section>
        }
        .into_any()
    })
}

/// The games that were played to the end.
pub fn history(app: App) -> impl IntoView {
    let all = RwSignal::new(false);
    move || {
        let (cards, count) = cards(app, true, if all.get() { usize::MAX } else { PAST });
        let more = (count > PAST && !all.get()).then(|| {
            let text = app.say("shelf-history-all", &[("n", count.into())]);
            view! { <button class="btn ghost" type="button" on:click=move |_| all.set(true)>{text}</button> }
        });
        (count > 0).then(|| {
            view! {
                <section class="past">
                    <div class="hd2"><h2>{word("shelf-history")}</h2></div>
                    <ul class="cont">{cards}</ul>
                    {more}
                </section>
            }
        })
    }
}
