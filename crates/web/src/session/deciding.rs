//! From touches to commands.

use std::rc::Rc;

use engawa_boards::{Chooser, SpokenLine, Target, Touched};
use engawa_host::Command;
use engawa_kernel::{Action, Seat, Viewer};
use engawa_part::here;
use engawa_wire::table;

use super::Session;
use crate::reactive::*;

impl Session {
    /// Lights what the person may touch.
    pub(super) fn light(self) {
        let Some(moment) = self.moment.get_untracked() else { return };
        let Some(seat) = untrack(|| self.may_decide()) else { return };
        let before: Vec<Target> = self.chosen_before();
        let choices = moment.sight.choices(seat);
        let begin = moment.sight.begin(&choices, &before);
        let chooser = Chooser::new(choices, &begin);
        if self.hover.with_untracked(|hover| hover.is_some_and(|target| !chooser.is_lit(target))) {
            turn(self.hover, None);
        }
        self.chooser.set(chooser);
    }

    fn chosen_before(self) -> Vec<Target> {
        self.app.chosen.get_value()
    }

    /// A touch of a target. A finger touches twice what cannot be seen under it.
    pub fn touch(self, target: Target, twice: bool) {
        // What is decided is drawn with the answer, which is on its way: drawing before would only hold it up.
        let touched = self.chooser.try_maybe_update(|chooser| {
            let touched = chooser.touch(target, twice);
            (matches!(touched, Touched::Chosen | Touched::Waits(_)), touched)
        });
        match touched {
            None | Some(Touched::Nothing) => {}
            Some(Touched::Chosen) => {
                self.narrowed();
                turn(self.peek, None);
            }
            Some(Touched::Waits(_)) => turn(self.peek, None),
            Some(Touched::Action(action)) => self.act(action),
        }
    }

    /// What was chosen leads on: the game may fill in what follows from it, as a card stays turned.
    fn narrowed(self) {
        let Some(moment) = self.moment.get_untracked() else { return };
        let chooser = self.chooser.get_untracked();
        let mut before = chooser.chosen().to_vec();
        before.extend(self.chosen_before());
        let begin = moment.sight.begin(chooser.choices(), &before);
        if begin.len() > chooser.chosen().len() && begin.starts_with(chooser.chosen()) {
            self.chooser.set(Chooser::new(chooser.choices().to_vec(), &begin));
        }
        self.app.chosen.set_value(self.chooser.with_untracked(|chooser| chooser.chosen().to_vec()));
    }

    /// One step back in choosing, home from another board.
    pub fn step_back(self) {
        if self.peek.get_untracked().is_some() {
            self.peek.set(None);
        } else {
            let Some(moment) = self.moment.get_untracked() else { return };
            self.chooser.update(|chooser| {
                // What follows by itself from what is chosen is left together with it.
                while chooser.back() {
                    let begin = moment.sight.begin(chooser.choices(), chooser.chosen());
                    if begin.len() <= chooser.chosen().len() {
                        break;
                    }
                }
            });
        }
    }

    /// Decides.
    pub fn act(self, action: Action) {
        let Some(moment) = self.moment.get_untracked() else { return };
        self.app.chosen.set_value(self.chooser.with_untracked(|chooser| chooser.chosen().to_vec()));
        self.command(Command::Act { revision: moment.revision, action });
    }

    /// The action that waits for a second touch, or the first button.
    pub fn forward(self) {
        let moment = self.moment.get_untracked();
        let me = match self.eyes.get_untracked() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        if let Some(moment) = &moment
            && moment.unconfirmed.is_some()
            && moment.unconfirmed == me
        {
            return self.command(Command::Confirm { revision: moment.revision });
        }
        let action = self.chooser.with_untracked(|chooser| {
            let button = || chooser.choices().iter().find(|choice| choice.path[0].is_button());
            chooser.pending().or_else(|| button().map(|choice| choice.action))
        });
        if let Some(action) = action {
            self.act(action);
        }
    }

    /// Takes back one decision, or the whole turn as far as it may be taken back alone.
    pub fn take_back(self, turn: bool) {
        let Some(moment) = self.moment.get_untracked() else { return };
        if moment.floor < moment.decisions {
            self.take_back_to(if turn { moment.floor } else { moment.decisions - 1 });
        } else {
            self.app.tell(self.app.word("table-undo-off"));
        }
    }

    /// Goes back to where so many decisions were made.
    pub fn take_back_to(self, to: usize) {
        if let Some(moment) = self.moment.get_untracked() {
            self.command(Command::TakeBack { revision: moment.revision, to });
        }
    }

    /// Goes back to where the own last turn began; everybody is asked if that is beyond what one may take back alone.
    pub fn take_back_further(self) {
        let (Viewer::Seat(me), Some(moment)) = (self.eyes.get_untracked(), self.moment.get_untracked())
        else {
            return;
        };
        let begun = self.log.with_untracked(|log| {
            let own = |told: &&Rc<dyn SpokenLine>| told.seat() == Some(me);
            let turn = log.iter().rev().skip_while(|told| !own(told)).take_while(own);
            turn.last().map(|told| told.number())
        });
        match begun.filter(|&to| to >= moment.ground) {
            Some(to) => self.take_back_to(to),
            None => self.app.tell(self.app.word("table-undo-nothing")),
        }
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        if let Some(moment) = self.moment.get_untracked().filter(|moment| moment.redo) {
            self.command(Command::Redo { revision: moment.revision });
        }
    }

    /// Answers who wants to take back, for a person at this device who has not answered yet.
    pub fn answer(self, agree: bool) {
        let (Some(moment), Some(joined)) = (self.moment.get_untracked(), self.joined.get_untracked()) else {
            return;
        };
        if let Some(request) = moment.request
            && let Some(seat) = joined.present(&moment).iter().find(|&seat| !request.agreed.contains(seat))
        {
            self.send(seat, Command::Answer { request: request.number, agree });
        }
    }

    /// Whoever at this device asked to take back does not want to any more.
    pub fn withdraw(self) {
        let request = self.moment.with_untracked(|moment| moment.as_ref().and_then(|moment| moment.request));
        if let Some(request) = request {
            self.send(request.seat, Command::Withdraw);
        }
    }

    /// A bot takes the seat of whoever looks at the table.
    pub fn leave_seat(self) {
        if let Viewer::Seat(seat) = self.eyes.get_untracked() {
            self.send(seat, Command::Leave);
        }
    }

    /// The person comes back to a seat.
    pub fn return_to(self, seat: Seat) {
        self.send(seat, Command::Return);
    }

    /// From now on the turns of everybody at this device end when they say so, or at once.
    pub fn set_confirming(self, on: bool) {
        let (Some(moment), Some(joined)) = (self.moment.get_untracked(), self.joined.get_untracked()) else {
            return;
        };
        // A game that asks for the end of every turn would ask twice.
        let on = on && !here(joined.game).is_some_and(engawa_part::Part::finishes);
        for seat in joined.present(&moment).iter().filter(|&seat| moment.confirming.contains(seat) != on) {
            self.send(seat, Command::Confirming(on));
        }
    }

    fn command(self, command: Command) {
        let Viewer::Seat(seat) = self.eyes.get_untracked() else { return };
        // The same moment is answered once, however often it is touched.
        let revision = command.revision();
        if revision.is_some() && self.answered.with_value(|answered| *answered == revision) {
            return;
        }
        self.answered.set_value(revision);
        self.send(seat, command);
    }

    fn send(self, seat: Seat, command: Command) {
        let id = self.command_id();
        if let Command::Act { action, .. } = command {
            self.sent.set_value(Some((id, seat, action)));
        }
        self.app.ask_table(table::Ask::Command { id, seat, command });
    }
}
