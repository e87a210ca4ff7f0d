//! What the table tells: queued, and shown at the pace of the settings.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use engawa_boards::{Chooser, Moment, Told, journal};
use engawa_kernel::{Seat, Viewer};
use engawa_shelf::GameId;
use engawa_wire::{Ask, Chair, Refusal, TableId, Tell};
use engawa_words::{Names, Words};
use wasm_bindgen_futures::spawn_local;

use super::{Seated, Session, Trouble};
use crate::browser::after;
use crate::reactive::*;
use crate::speech::fetch_look;

impl Session {
    /// Hears what the table tells.
    pub fn hear(self, tell: Tell) {
        match tell {
            Tell::Joined { table, game, chairs, .. } => self.joined(table, &game, chairs),
            Tell::Log { viewer, entries } => self.hear_log(viewer, &entries),
            Tell::News { viewer, news } => self.hear_news(viewer, &news),
            Tell::Kept(saved) => self.ended.set(Some(*saved)),
            Tell::Refused(refusal) => self.refused(&refusal),
            Tell::Busy(_) => self.trouble.set(Some(Trouble::Busy)),
            Tell::TakenOver(_) => self.trouble.set(Some(Trouble::TakenOver)),
            Tell::Lost { why, .. } => self.trouble.set(Some(Trouble::Lost(why))),
            // The house hears these.
            Tell::Saved(_) | Tell::NothingIsKept => {}
        }
    }

    fn joined(self, table: TableId, game: &str, chairs: Vec<Chair>) {
        let Ok(game) = game.parse::<GameId>() else { return };
        self.get_up();
        self.app.opening.set_value(None);
        let names = Names::new(chairs.iter().map(|chair| chair.name.clone()).collect())
            .with_crests(chairs.iter().map(|chair| chair.crest).collect());
        let seated = Rc::new(Seated { table, game, chairs, names });
        // One person at the device always looks through the own eyes.
        let persons = seated.persons();
        let eyes = match persons.first() {
            Some(only) if persons.len() == 1 => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        self.seated.set(Some(seated.clone()));
        // What the table looks like can be said when its words are here.
        spawn_local(async move {
            fetch_look(self.app, game).await;
            if self.seated.with_untracked(|now| now.as_ref().is_some_and(|now| Rc::ptr_eq(now, &seated))) {
                self.look_through(eyes);
            }
        });
    }

    fn look_through(self, eyes: Viewer) {
        self.eyes.set(eyes);
        self.queue.update_value(VecDeque::clear);
        turn(self.unveiled, false);
        self.app.ask(&Ask::Look(eyes));
    }

    fn hear_log(self, viewer: Viewer, entries: &[u8]) {
        let Some(seated) = self.seated.get_untracked() else { return };
        if viewer == self.eyes.get_untracked()
            && let Ok(entries) = journal::log(seated.game, entries)
        {
            self.log.set(entries.into_iter().map(Rc::from).collect());
        }
    }

    fn hear_news(self, viewer: Viewer, news: &[u8]) {
        let Some(seated) = self.seated.get_untracked() else { return };
        // What was sent before the eyes changed is of no use any more.
        if viewer == self.eyes.get_untracked()
            && let Ok(moment) = journal::moment(seated.game, viewer, news)
        {
            self.queue.update_value(|queue| queue.push_back(moment));
            self.show_next();
        }
    }

    fn refused(self, refusal: &Refusal) {
        self.answered.set_value(None);
        match refusal {
            // The table is ahead of the page: it shows where it is, and nothing was lost.
            Refusal::Stale { .. } => self.look_through(self.eyes.get_untracked()),
            Refusal::Rules(_) | Refusal::NoSuchPerson => self.app.warn(self.app.word("refused-not-asked")),
            Refusal::AwaitingConfirm => self.app.warn(self.app.word("table-awaiting-confirm")),
            Refusal::AwaitingAnswers => self.app.warn(self.app.word("table-awaiting-answers")),
            Refusal::Nothing => {}
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
        let bot = |seat: Seat| {
            let seated = self.seated.get_untracked();
            seated.is_some_and(|seated| !seated.persons().contains(seat))
        };
        let Some(seat) = mover(first).filter(|&seat| bot(seat)) else { return Some(0) };
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
        let told: Option<Rc<dyn Told>> = told.map(Rc::from);
        self.log.update(|log| {
            log.retain(|entry| entry.seat().is_none() || entry.number() < decisions);
            if let Some(told) = &told
                && log.last().is_none_or(|last| last.seat().is_none() || last.number() < told.number())
            {
                log.push(told.clone());
            }
        });
        moment.happened = told.map(|told| Box::new(Again(told)) as Box<dyn Told>);
        moment
    }

    /// Nothing is queued: whoever is asked at this device may decide.
    fn all_is_shown(self) {
        let (Some(moment), Some(seated)) = (self.moment.get_untracked(), self.seated.get_untracked()) else {
            return;
        };
        let persons = seated.persons();
        let wanted = moment.asked.iter().find(|&seat| persons.contains(seat));
        let wanted = wanted.or(moment.unconfirmed);
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

/// The same entry for the log and for the moment.
struct Again(Rc<dyn Told>);

impl Told for Again {
    fn number(&self) -> usize {
        self.0.number()
    }

    fn seat(&self) -> Option<Seat> {
        self.0.seat()
    }

    fn lines(&self, words: &Words, names: &Names) -> Vec<String> {
        self.0.lines(words, names)
    }
}
