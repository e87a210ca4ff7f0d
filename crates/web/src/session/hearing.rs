//! What the table tells: queued, and shown at the pace of the settings.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use engawa_boards::{Chooser, Line, Moment, SpokenLine};
use engawa_host::{CommandId, Holder};
use engawa_kernel::{Seat, SeatSet, Viewer};
use engawa_part::here;
use engawa_shelf::GameId;
use engawa_wire::table::{self, Refusal, Tell};
use engawa_wire::{Chair, Recorded, TableId, tables};
use engawa_words::{Names, Words};
use wasm_bindgen_futures::spawn_local;

use super::{Joined, Session, Trouble};
use crate::app::names_of;
use crate::browser::after;
use crate::reactive::*;
use crate::ready::fetch_game;
use crate::route::Route;

impl Session {
    /// Hears what the table tells.
    pub fn hear(self, tell: Tell) {
        match tell {
            Tell::Joined { table, game, chairs, yours, parted } => {
                self.joined(table, &game, chairs, yours);
                if let Some(decisions) = parted {
                    self.app.warn(self.app.say("table-parted", &[("n", decisions.into())]));
                }
            }
            Tell::Log { viewer, lines } => self.hear_log(viewer, &lines),
            Tell::Update { viewer, update } => self.hear_update(viewer, &update),
            // The update that follows says it all.
            Tell::Accepted { .. } => {}
            Tell::Refused { id, refusal } => self.refused(id, &refusal),
            Tell::NotYours(_) => self.look_through(Viewer::Spectator),
        }
    }

    /// The game is over, and this is its record.
    pub fn recorded(self, recorded: &Recorded) {
        if recorded.over && self.is_at(&recorded.table) {
            self.ended.set(Some(recorded.clone()));
        }
    }

    /// There is no such table.
    pub fn lost(self, table: &TableId) {
        if self.is_wanted(table) {
            self.trouble.set(Some(Trouble::Lost));
        }
    }

    /// The table is open in another tab.
    pub fn busy(self, table: &TableId) {
        if self.is_wanted(table) {
            self.trouble.set(Some(Trouble::Busy));
        }
    }

    /// Another tab went on with the table.
    pub fn taken_over(self, table: &TableId) {
        if self.is_at(table) {
            self.trouble.set(Some(Trouble::TakenOver));
        }
    }

    fn is_at(self, table: &TableId) -> bool {
        self.joined.with_untracked(|joined| joined.as_ref().is_some_and(|at| at.table == *table))
    }

    /// Whether the page is in the room of this table, or on its way there.
    fn is_wanted(self, table: &TableId) -> bool {
        self.app.route.with_untracked(|route| matches!(route, Route::Table(here) if *here == table.0))
    }

    fn joined(self, table: TableId, game: &str, chairs: Vec<Chair>, yours: SeatSet) {
        let Ok(game) = game.parse::<GameId>() else { return };
        self.get_up();
        self.app.opening.set_value(None);
        let names = self.app.words.with_untracked(|words| names_of(words, &chairs));
        let joined = Rc::new(Joined { table, game, chairs, names, yours });
        // One person at the device always looks through the own eyes.
        let eyes = match yours.first() {
            Some(only) if yours.len() == 1 => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        self.joined.set(Some(joined.clone()));
        self.eyes.set(eyes);
        self.look_when_ready(joined);
    }

    /// What the table looks like can be shown when its game is here.
    fn look_when_ready(self, joined: Rc<Joined>) {
        spawn_local(async move {
            let fetched = fetch_game(self.app, joined.game).await;
            if !self.is_at(&joined.table) {
                return;
            }
            match fetched {
                Ok(_) => self.look_through(self.eyes.get_untracked()),
                Err(_) => self.trouble.set(Some(Trouble::Unfetched(None))),
            }
        });
    }

    /// Another language is spoken: whoever has no name of their own is called otherwise.
    pub fn call_anew(self) {
        let Some(joined) = self.joined.get_untracked() else { return };
        let names = self.app.words.with_untracked(|words| names_of(words, &joined.chairs));
        self.joined.set(Some(Rc::new(Joined { names, ..Joined::clone(&joined) })));
    }

    /// The tables could not fetch the game of a table.
    pub fn unfetched(self, table: &TableId, ask: tables::Ask) {
        // A table that was just set up may have failed before the page is in its room.
        if self.is_wanted(table) || self.opening(&table.0) {
            self.trouble.set(Some(Trouble::Unfetched(Some(ask))));
        }
    }

    /// Tries again what failed because the game could not be fetched.
    pub fn fetch_again(self, asked: Option<tables::Ask>) {
        self.trouble.set(None);
        match (asked, self.joined.get_untracked()) {
            (Some(ask), _) => self.app.ask(ask),
            (None, Some(joined)) => self.look_when_ready(joined),
            (None, None) => {}
        }
    }

    fn look_through(self, eyes: Viewer) {
        self.eyes.set(eyes);
        self.queue.update_value(VecDeque::clear);
        turn(self.unveiled, false);
        self.app.ask_table(table::Ask::Look(eyes));
    }

    fn hear_log(self, viewer: Viewer, lines: &[u8]) {
        let Some(joined) = self.joined.get_untracked() else { return };
        if viewer == self.eyes.get_untracked()
            && let Some(Ok(lines)) = here(joined.game).map(|part| part.log(lines))
        {
            self.log.set(lines.into_iter().map(Rc::from).collect());
        }
    }

    fn hear_update(self, viewer: Viewer, update: &[u8]) {
        let Some(joined) = self.joined.get_untracked() else { return };
        // What was sent before the eyes changed is of no use any more.
        if viewer == self.eyes.get_untracked()
            && let Some(Ok(moment)) = here(joined.game).map(|part| part.moment(viewer, update))
        {
            // Looked at once more, bots that play alone have not moved: what they did stays marked.
            let shown = self.moment.with_untracked(|shown| shown.as_ref().map(|shown| shown.revision));
            if only_bots(&moment) && shown == Some(moment.revision) {
                return;
            }
            self.queue.update_value(|queue| queue.push_back(moment));
            self.show_next();
        }
    }

    fn refused(self, id: CommandId, refusal: &Refusal) {
        self.answered.set_value(None);
        match refusal {
            // The table is ahead of the page: it shows where it is, and nothing was lost.
            Refusal::Stale { .. } => self.look_through(self.eyes.get_untracked()),
            Refusal::Rules(rule) => self.app.warn(self.say_rule(id, rule.as_deref())),
            Refusal::NoSuchPerson | Refusal::NotYours => self.app.warn(self.app.word("refused-not-asked")),
            Refusal::AwaitingConfirm => self.app.warn(self.app.word("table-awaiting-confirm")),
            Refusal::AwaitingAnswers => self.app.warn(self.app.word("table-awaiting-answers")),
            Refusal::Full => self.app.warn(self.app.word("table-full")),
            Refusal::Nothing => {}
        }
    }

    /// Why the rules forbid what was decided: in the words of the game, as far as the own view shows it, with the number of
    /// the rule.
    fn say_rule(self, id: CommandId, rule: Option<&str>) -> String {
        let words = self.app.words.get_untracked();
        let sent = self.sent.get_value().filter(|(sent, ..)| *sent == id);
        let why = sent.and_then(|(_, seat, action)| {
            self.moment.with_untracked(|moment| moment.as_ref()?.sight.say_breach(seat, action, &words))
        });
        let why = why.unwrap_or_else(|| words.word("refused-by-rules"));
        match rule {
            Some(rule) => words.say("refused-by-rule", &[("why", why.into()), ("rule", rule.into())]),
            None => why,
        }
    }

    /// Shows what is queued, one moment after the other, each for as long as its mover's turn wants.
    fn show_next(self) {
        if self.showing.get_value() {
            return;
        }
        while let Some(wait) = self.queue.with_value(|queue| self.wait_before(queue)) {
            if wait > 0 {
                self.showing.set_value(true);
                let show = move || {
                    self.showing.set_value(false);
                    self.show_first();
                    self.show_next();
                };
                after(Duration::from_millis(wait.into()), show);
                return;
            }
            self.show_first();
        }
        self.all_is_shown();
    }

    /// How long the first of the queue waits, in milliseconds; nothing if the queue is empty.
    fn wait_before(self, queue: &VecDeque<Moment>) -> Option<u32> {
        let mover = |moment: &Moment| moment.happened.as_ref().and_then(|told| told.seat());
        let first = queue.front()?;
        let pace = self.app.settings.get_untracked().pace;
        // Whoever does not sit in front of this page is shown at a pace that can be followed.
        let other = |seat: Seat| {
            let joined = self.joined.get_untracked();
            joined.is_some_and(|joined| !joined.present(first).contains(seat))
        };
        let Some(seat) = mover(first).filter(|&seat| other(seat)) else { return Some(0) };
        let before = self.moment.with_untracked(|moment| moment.as_ref().and_then(|moment| mover(moment)));
        if before != Some(seat) {
            self.watched.set_value(0);
            return Some(pace.between_turns());
        }
        let turn = queue.iter().take_while(|moment| mover(moment) == Some(seat)).count() as u32;
        let wait = pace.within_turn(self.watched.get_value(), turn);
        self.watched.update_value(|watched| *watched += wait);
        Some(wait)
    }

    /// Shows the first of the queue.
    fn show_first(self) {
        let Some(moment) = self.queue.try_update_value(VecDeque::pop_front).flatten() else { return };
        self.answered.set_value(None);
        let moment = self.note(moment);
        self.moment.set(Some(Rc::new(moment)));
        self.chooser.set(Chooser::default());
    }

    /// The log follows: what happened is added, what was taken back leaves it.
    fn note(self, mut moment: Moment) -> Moment {
        let (decisions, told) = (moment.decisions, moment.happened.take());
        let told: Option<Rc<dyn SpokenLine>> = told.map(Rc::from);
        self.log.update(|log| {
            log.retain(|line| line.seat().is_none() || line.number() < decisions);
            if let Some(told) = &told
                && log.last().is_none_or(|last| last.seat().is_none() || last.number() < told.number())
            {
                log.push(told.clone());
            }
        });
        moment.happened = told.map(|told| Box::new(Again(told)) as Box<dyn SpokenLine>);
        moment
    }

    /// Nothing is queued: whoever is asked at this device may decide.
    fn all_is_shown(self) {
        let (Some(moment), Some(joined)) = (self.moment.get_untracked(), self.joined.get_untracked()) else {
            return;
        };
        if moment.sight.outcome().is_some() && self.ended.with_untracked(Option::is_none) {
            self.app.ask(tables::Ask::Record(joined.table.clone()));
        }
        // Bots among themselves play on when what they did was seen.
        if only_bots(&moment) && moment.happened.is_some() && moment.sight.outcome().is_none() {
            return self.look_through(self.eyes.get_untracked());
        }
        let present = joined.present(&moment);
        let wanted = moment.asked.iter().find(|&seat| present.contains(seat));
        let wanted = wanted.or(moment.unconfirmed.filter(|&seat| present.contains(seat)));
        if let Some(seat) = wanted
            && self.eyes.get_untracked() != Viewer::Seat(seat)
        {
            return self.pass_to(seat, &moment);
        }
        self.light();
    }

    /// The device goes to another person: in between the page holds the spectator's view only.
    fn pass_to(self, seat: Seat, moment: &Moment) {
        if self.eyes.get_untracked() != Viewer::Spectator {
            self.look_through(Viewer::Spectator);
        } else if moment.sight.private(seat) {
            self.cover.set(Some(seat));
        } else {
            self.look_through(Viewer::Seat(seat));
        }
    }

    /// The person said to be there.
    pub fn take_the_device(self) {
        if let Some(seat) = self.cover.get_untracked() {
            self.cover.set(None);
            turn(self.peek, None);
            self.look_through(Viewer::Seat(seat));
        }
    }
}

/// Whether nobody plays but bots.
fn only_bots(moment: &Moment) -> bool {
    moment.holders.iter().all(|holder| matches!(holder, Holder::Bot(_)))
}

/// The same line for the log and for the moment.
struct Again(Rc<dyn SpokenLine>);

impl SpokenLine for Again {
    fn number(&self) -> usize {
        self.0.number()
    }

    fn seat(&self) -> Option<Seat> {
        self.0.seat()
    }

    fn lines(&self, words: &Words, names: &Names) -> Vec<Line> {
        self.0.lines(words, names)
    }
}
