//! A position as one viewer sees it, whatever the game: what the page holds.

use engawa_kernel::{
    Action, Actions, Dice, Outcome, Purpose, Seat, SeatCount, SeatSet, Seed, Sheet, Stage, Viewer,
};
use engawa_words::{About, Names, Words};

use crate::drawn::{Area, Drawn, Explanation, Glance, Look};
use crate::scene::{Element, Node, icon};
use crate::sheet::crest_of;
use crate::{Choice, Path, Target};

/// A position as one viewer sees it.
pub trait Sight {
    /// How many sit at the table.
    fn seats(&self) -> SeatCount;
    /// Whether everybody plays on one board, and there is no other to look at.
    fn is_common(&self) -> bool;
    /// Who may decide by the rules.
    fn deciders(&self) -> SeatSet;
    /// Every legal action of a seat and how it is touched.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What is chosen for a start.
    fn begin(&self, choices: &[Choice], before: &[Target]) -> Path;
    /// Whether the seat sees something that others at the screen may not.
    fn private(&self, seat: Seat) -> bool;
    /// How far the game is.
    fn status(&self, words: &Words) -> String;
    /// What a seat is asked, and what else is possible.
    fn prompt(&self, seat: Seat, look: &Look<'_>) -> Option<(String, String)>;
    /// What an action would do.
    fn say_action(&self, action: Action, words: &Words) -> String;
    /// Why an action is not possible; nothing if it is.
    fn say_breach(&self, seat: Seat, action: Action, words: &Words) -> Option<String>;
    /// The areas of the table.
    fn areas(&self, look: &Look<'_>) -> Vec<Area>;
    /// What stands in the panel of a seat.
    fn panel(&self, look: &Look<'_>, seat: Seat) -> Vec<Node>;
    /// What a thing is.
    fn explain(&self, look: &Look<'_>, about: &str) -> Option<Explanation>;
    /// The points of a seat, where everybody at the screen may know them.
    fn sheet(&self, seat: Seat) -> Option<Sheet>;
    /// How the game ended.
    fn outcome(&self) -> Option<Outcome>;
}

/// The position of a game as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Seen<G: Drawn> {
    view: G::View,
    viewer: Viewer,
    /// A whole position that looks like the view. Only what the viewer may know is ever asked of it.
    position: G,
    last: Vec<G::Event>,
}

impl<G: Drawn> Seen<G> {
    /// What the viewer sees, and what happened last.
    pub fn new(view: G::View, viewer: Viewer, last: Vec<G::Event>) -> Seen<G> {
        // What the viewer cannot know is dealt anew; it never shows, so any dice will do.
        let position = G::redeal(&view, &mut imagined());
        Seen { view, viewer, position, last }
    }

    /// The view.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// The position after an action, if nothing hidden is needed to know it.
    fn after(&self, action: Action) -> Option<G::View> {
        let seat = self.acting()?;
        if self.position.check(seat, action).is_err() || self.position.reveals(seat, action) {
            return None;
        }
        let mut position = self.position.clone();
        position.perform(seat, action, &mut Stage::unheard(&mut imagined()));
        Some(position.view(self.viewer))
    }

    fn acting(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn glance<T>(&self, look: &Look<'_>, draw: impl FnOnce(&Glance<'_, G>) -> T) -> T {
        let ghost = look.seat.and_then(|_| look.ghost());
        let after = ghost.and_then(|action| self.after(action));
        draw(&Glance {
            view: &self.view,
            viewer: self.viewer,
            look,
            ghost: ghost.and_then(|action| G::kind(action)),
            after: after.as_ref(),
            last: &self.last,
        })
    }
}

fn imagined() -> Dice {
    Dice::apart(&Seed::new([0; 32]), Purpose::World, 0)
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The mark of whom it tells of; none if it tells of nobody.
    pub mark: Option<Mark>,
    /// What it says.
    pub text: String,
}

/// The mark of somebody who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A crest, 1 to 4.
    Crest(u8),
    /// What the rival of a solo game is known by: the id of a symbol.
    Rival(&'static str),
}

impl Mark {
    /// In its colour.
    pub fn draw(self) -> Element {
        match self {
            Mark::Crest(number) => crest_of(number),
            Mark::Rival(symbol) => icon("mon", symbol).class("rival"),
        }
    }
}

/// A line of the log for everything in an entry that needs telling.
pub(crate) fn tell<G: Drawn>(events: &[G::Event], words: &Words, names: &Names) -> Vec<Line> {
    let mark = |event: &G::Event| match G::about(event) {
        About::Seat(seat) => Some(Mark::Crest(names.crest(seat))),
        About::Rival => G::RIVAL.map(Mark::Rival),
        About::Table => None,
    };
    let line = |event| Some(Line { mark: mark(event), text: G::say_event(words, event, names)? });
    events.iter().filter_map(line).collect()
}

impl<G: Drawn> Sight for Seen<G> {
    fn seats(&self) -> SeatCount {
        self.position.seats()
    }

    fn is_common(&self) -> bool {
        G::COMMON
    }

    fn deciders(&self) -> SeatSet {
        self.position.deciders()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut list = Actions::new();
        self.position.actions(seat, &mut list);
        let known = list.iter().filter_map(|&action| Some((action, G::kind(action)?)));
        let choices = known.flat_map(|(action, kind)| {
            let reveals = self.position.reveals(seat, action);
            let paths = [G::path(&self.view, kind)].into_iter().chain(G::equal_paths(&self.view, kind));
            paths.map(move |path| Choice { action, path, reveals })
        });
        choices.collect()
    }

    fn begin(&self, choices: &[Choice], before: &[Target]) -> Path {
        G::begin(&self.view, choices, before)
    }

    fn private(&self, seat: Seat) -> bool {
        G::private(&self.view, seat)
    }

    fn status(&self, words: &Words) -> String {
        G::status(&self.view, words)
    }

    fn prompt(&self, seat: Seat, look: &Look<'_>) -> Option<(String, String)> {
        let prompt = self.position.prompt(seat)?;
        let also = G::say_also(look.words, &prompt);
        let (ask, more) = self.glance(look, |glance| (G::ask(glance, &prompt), G::more(glance)));
        let more: Vec<String> = [more].into_iter().chain(also).filter(|said| !said.is_empty()).collect();
        Some((ask, more.join(" ")))
    }

    fn say_action(&self, action: Action, words: &Words) -> String {
        G::kind(action).map(|kind| G::say_action(words, &kind, &self.view)).unwrap_or_default()
    }

    fn say_breach(&self, seat: Seat, action: Action, words: &Words) -> Option<String> {
        self.position.check(seat, action).err().map(|refused| words.refused::<G>(&refused))
    }

    fn areas(&self, look: &Look<'_>) -> Vec<Area> {
        self.glance(look, G::areas)
    }

    fn panel(&self, look: &Look<'_>, seat: Seat) -> Vec<Node> {
        self.glance(look, |glance| G::panel(glance, seat))
    }

    fn explain(&self, look: &Look<'_>, about: &str) -> Option<Explanation> {
        self.glance(look, |glance| G::explain(glance, about))
    }

    fn sheet(&self, seat: Seat) -> Option<Sheet> {
        G::tally(&self.view, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }
}
