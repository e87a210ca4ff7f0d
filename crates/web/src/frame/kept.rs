//! What is kept in this browser: the games that wait, and those that were played.

use engawa_kernel::Seat;
use engawa_shelf::GameId;
use engawa_wire::chair::persons;
use engawa_wire::kept::Listed;
use engawa_wire::tables;
use engawa_words::{Lang, Names, Words};

use super::covers::cover;
use super::top::back_to_heading;
use super::when::when;
use crate::app::{App, Toast, icon, names_of, word};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;
use crate::route::{Route, Side};

/// So many games of the past are shown at first.
pub const PAST: usize = 6;

/// A kept game as its card shows it. What is said of it is in its summary: no game's code or words are needed.
struct Card<'a> {
    listed: &'a Listed,
    words: &'a Words,
}

impl Card<'_> {
    fn game(&self) -> Option<GameId> {
        self.listed.summary.game.parse().ok()
    }

    fn title(&self) -> String {
        self.game().map_or_else(|| self.words.word("shelf-unknown"), |game| self.words.title(game.id()))
    }

    /// Who sits there.
    fn names(&self) -> Names {
        names_of(self.words, &self.listed.chairs)
    }

    /// How far it is, or how it ended.
    fn says(&self) -> String {
        let (words, summary) = (self.words, &self.listed.summary);
        let total = |seat: Seat| summary.totals.get(seat.index()).copied().flatten();
        if !summary.over {
            return self.says_how_far();
        }
        if let Some(first) = summary.winners.first() {
            let who = self.names().list(summary.winners, words);
            let points = total(first).unwrap_or_default();
            let args =
                [("who", who.into()), ("count", summary.winners.len().into()), ("points", points.into())];
            return words.say("result-won", &args);
        }
        let points = summary.totals.first().copied().flatten().unwrap_or_default();
        if summary.rival.is_some() {
            return words.say("result-lost", &[("points", points.into())]);
        }
        words.say("shelf-alone", &[("points", points.into()), ("rating", summary.rating.into())])
    }

    fn says_how_far(&self) -> String {
        let (words, summary) = (self.words, &self.listed.summary);
        // Some games count years.
        let round = summary.round.map(|round| {
            let args = [("round", round.into())];
            let own = words.find(&format!("{}-round", summary.game), &args);
            own.unwrap_or_else(|| words.say("shelf-round", &args))
        });
        let known: Option<Vec<String>> =
            summary.totals.iter().map(|total| total.map(|points| points.to_string())).collect();
        let points = known.filter(|_| summary.decisions > 0).map(|points| points.join(" : "));
        let said: Vec<String> = round.into_iter().chain(points).collect();
        if said.is_empty() {
            return words.say("shelf-decisions", &[("n", summary.decisions.into())]);
        }
        said.join(" · ")
    }

    /// Whose turn it is; and whether that is the only person at the table.
    fn turn(&self) -> Option<(Seat, bool)> {
        let seat = self.listed.summary.asked.first().filter(|_| !self.listed.summary.over)?;
        let people = persons(&self.listed.chairs);
        Some((seat, people.len() == 1 && people.contains(seat)))
    }
}

/// A card with a way in, and a way to throw the game away.
fn card(app: App, words: &Words, listed: &Listed) -> Tag {
    let card = Card { listed, words };
    let title = card.title();
    let table = listed.table.clone();
    let name = tag("a").class("disp open").attr("href", Route::Table(table.0.clone()).hash());
    let turn = card.turn().map(|(seat, you)| {
        let (class, text) = if you {
            ("tag you", words.word("shelf-your-turn"))
        } else {
            ("tag", words.say("shelf-turn-of", &card.names().who(seat)))
        };
        tag("span").class(class).put(text)
    });
    let again = listed.summary.over.then(|| {
        let link = tag("a").class("ib").attr("href", Route::Replay(table.0.clone(), Side::Boards).hash());
        let link = link.attr("aria-label", word("shelf-replay")).attr("title", word("shelf-replay"));
        link.put(icon("ic-history"))
    });
    let picture = card.game().map_or_else(|| tag("span"), |game| cover(game.id()));
    let names = card.names();
    let all: Vec<&str> = (0..listed.chairs.len()).filter_map(Seat::new).map(|seat| names.of(seat)).collect();
    let who = format!("{} · {}", all.join(", "), when(words, listed.when));
    let texts =
        [name.put(title.as_str()), tag("p").class("sm").put(card.says()), tag("p").class("sm mut").put(who)];
    let forget = tag("button")
        .class("ib")
        .attr("type", "button")
        .attr("aria-label", words.say("shelf-forget", &[("game", title.as_str().into())]))
        .attr("title", word("shelf-forget-short"))
        .put(icon("ic-trash"));
    let forget = forget.press(move || {
        let text = app
            .words
            .with_untracked(|words| words.say("shelf-forgotten", &[("game", title.as_str().into())]));
        app.ask(tables::Ask::Forget(table.clone()));
        // The card goes, and its button with it.
        back_to_heading();
        let back = Some(tables::Ask::Remember(table.clone()));
        app.toast.set(Some(Toast { text, wrong: false, back }));
    });
    tag("li").class("panel ct-card").put([
        picture,
        tag("div").class("grow").put(texts),
        tag("div").class("row").put((turn, again, forget)),
    ])
}

fn cards(app: App, lang: Memo<Lang>, listed: &[Listed]) -> Vec<Tag> {
    lang.get();
    let words = app.words.get_untracked();
    listed.iter().map(|listed| card(app, &words, listed)).collect()
}

/// A part of the shelf: its heading and what is beside it.
fn section(class: &'static str, title: &'static str, beside: impl Content) -> Tag {
    let head = (tag("h2").put(word(title)), beside);
    tag("section").class(class).put(tag("div").class("hd2").put(head))
}

/// The way back to the game that was played last.
pub fn latest(app: App) -> Option<Tag> {
    let table = app.waiting.with(|waiting| Some(waiting.tables.as_ref()?.first()?.table.0.clone()))?;
    let link = tag("a").class("btn pri").attr("href", Route::Table(table).hash());
    Some(link.put((icon("ic-play"), word("shelf-go-on"))))
}

/// The games that wait to be continued.
pub fn waiting(app: App, lang: Memo<Lang>) -> Option<Tag> {
    app.waiting.get().tables.map(|tables| {
        let inside = if tables.is_empty() {
            tag("p").class("mut").put(word("shelf-nothing-waits"))
        } else {
            tag("ul").class("cont").put(cards(app, lang, &tables))
        };
        let says = tag("span").class("sm mut hide").put(word("shelf-waiting-says"));
        section("waiting", "shelf-waiting", says).put(inside)
    })
}

/// The games that were played to the end.
pub fn history(app: App, lang: Memo<Lang>) -> Contents {
    let past = move || {
        let past = app.past.get();
        let tables = past.tables.filter(|tables| !tables.is_empty())?;
        let more = (past.all > tables.len()).then(|| {
            let button = tag("button").class("btn ghost").attr("type", "button");
            let button = button.press(move || app.list_all_past());
            button.put(untrack(|| app.say("shelf-history-all", &[("n", past.all.into())])))
        });
        let list = tag("ul").class("cont").put(cards(app, lang, &tables));
        Some(section("past", "shelf-history", ()).put((list, more)))
    };
    past.any()
}
