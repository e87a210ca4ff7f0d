//! What is kept in this browser: the games that wait, and those that were played.

use engawa_boards::{Reel, reel};
use engawa_host::Sitter;
use engawa_kernel::{Record, Viewer};
use engawa_shelf::GameId;
use engawa_wire::{Ask, Chair, Saved};
use engawa_words::{Names, Words};

use super::covers::cover;
use super::record::why;
use super::top::back_to_heading;
use super::when::when;
use crate::app::{App, Toast, icon, word};
use crate::markup::{Part, Parts, Tag, tag};
use crate::reactive::*;
use crate::route::Route;
use crate::speech::speaks;

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
    fn of(app: App, words: &Words, saved: &Saved) -> Card {
        let record = Record::unpack(&saved.record);
        let game = record.as_ref().ok().and_then(|record| record.game.parse().ok());
        let card = Card { saved: saved.clone(), game, says: String::new(), turn: None, broken: false };
        // How far it is can be said when its words are here.
        if card.game.is_some_and(|game| !speaks(app, game)) {
            return card;
        }
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
fn card(app: App, card: Card) -> Tag {
    let words = app.words.get();
    let title = card.title(&words);
    let table = card.saved.table.0.clone();
    let name = if card.broken {
        tag("span").class("disp")
    } else {
        tag("a").class("disp open").attr("href", Route::Table(table.clone()).hash())
    };
    let turn = card.turn.as_ref().map(|(who, you)| {
        let (class, text) = if *you {
            ("tag you", words.word("shelf-your-turn"))
        } else {
            ("tag", words.say("shelf-turn-of", &[("who", who.as_str().into())]))
        };
        tag("span").class(class).put(text)
    });
    let again = (card.saved.over && !card.broken).then(|| {
        let link = tag("a").class("ib").attr("href", Route::Replay(table).hash());
        let link = link.attr("aria-label", word("shelf-replay")).attr("title", word("shelf-replay"));
        link.put(icon("ic-history"))
    });
    let picture = card.game.map_or_else(|| tag("span"), |game| cover(game.id()));
    let who = format!("{} · {}", card.names(), when(&words, card.saved.when));
    let texts =
        [name.put(title.as_str()), tag("p").class("sm").put(card.says), tag("p").class("sm mut").put(who)];
    let forget = tag("button")
        .class("ib")
        .attr("type", "button")
        .attr("aria-label", words.say("shelf-forget", &[("game", title.as_str().into())]))
        .attr("title", word("shelf-forget-short"))
        .put(icon("ic-trash"));
    let saved = card.saved;
    let forget = forget.press(move || {
        let text = app
            .words
            .with_untracked(|words| words.say("shelf-forgotten", &[("game", title.as_str().into())]));
        app.ask(&Ask::Forget(saved.table.clone()));
        // The card goes, and its button with it.
        back_to_heading();
        app.toast.set(Some(Toast { text, wrong: false, back: Some(Ask::Keep(Box::new(saved.clone()))) }));
    });
    tag("li").class("panel ct-card").put([
        picture,
        tag("div").class("grow").put(texts),
        tag("div").class("row").put((turn, again, forget)),
    ])
}

/// The first cards of the games that are over or not, and how many games there are.
fn cards(app: App, over: bool, most: usize) -> (Vec<Tag>, usize) {
    let words = app.words.get();
    app.saved.with(|saved| {
        let kept = || saved.iter().flatten().filter(|one| one.over == over);
        (kept().take(most).map(|one| card(app, Card::of(app, &words, one))).collect(), kept().count())
    })
}

/// A part of the shelf: its heading and what is beside it.
fn section(class: &'static str, title: &'static str, beside: impl Part) -> Tag {
    let head = (tag("h2").put(word(title)), beside);
    tag("section").class(class).put(tag("div").class("hd2").put(head))
}

/// The way back to the game that was played last.
pub fn latest(app: App) -> Option<Tag> {
    let table =
        app.saved.with(|saved| Some(saved.as_ref()?.iter().find(|one| !one.over)?.table.0.clone()))?;
    let link = tag("a").class("btn pri").attr("href", Route::Table(table).hash());
    Some(link.put((icon("ic-play"), word("shelf-go-on"))))
}

/// The games that wait to be continued.
pub fn waiting(app: App) -> Option<Tag> {
    app.saved.with(Option::is_some).then(|| {
        let (cards, count) = cards(app, false, usize::MAX);
        let inside = if count == 0 {
            tag("p").class("mut").put(word("shelf-nothing-waits"))
        } else {
            tag("ul").class("cont").put(cards)
        };
        let says = tag("span").class("sm mut hide").put(word("shelf-waiting-says"));
        section("waiting", "shelf-waiting", says).put(inside)
    })
}

/// The games that were played to the end.
pub fn history(app: App) -> Parts {
    let all = RwSignal::new(false);
    let past = move || {
        let (cards, count) = cards(app, true, if all.get() { usize::MAX } else { PAST });
        let more = (count > PAST && !all.get()).then(|| {
            let button = tag("button").class("btn ghost").attr("type", "button");
            let button = button.press(move || all.set(true));
            button.put(app.say("shelf-history-all", &[("n", count.into())]))
        });
        let past = || section("past", "shelf-history", ()).put((tag("ul").class("cont").put(cards), more));
        (count > 0).then(past)
    };
    past.any()
}
