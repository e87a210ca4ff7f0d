//! What a game gives to be seen: one trait, one folder a game.

use engawa_kernel::{Action, Rules, Seat, Sheet, Viewer};
use engawa_words::{Names, Spoken, Words};

use crate::scene::Node;
use crate::{Choice, Chooser, Pad, Path, Target};

/// A game that can be drawn. Everything is derived from a view and from what the person at the screen is doing; nothing
/// is remembered from one drawing to the next.
pub trait Drawn: Spoken + 'static {
    /// Everybody plays on one board, and there is no other to look at.
    const COMMON: bool = false;

    /// A turn ends with a button that the game itself asks for: nobody needs to be asked once more.
    const FINISHES: bool = true;

    /// The symbol that the rival of a solo game is known by, in a game that has one.
    const RIVAL: Option<&'static str> = None;

    /// What is touched one after the other to decide on this action. Different actions have different paths, and no path
    /// is the beginning of another.
    fn path(view: &Self::View, kind: Self::Kind) -> Path;

    /// Other touches that decide on the same: pieces that are equal can each be touched.
    fn equal_paths(_view: &Self::View, _kind: Self::Kind) -> Vec<Path> {
        Vec::new()
    }

    /// What is chosen for a start, so that the most likely next touch is one touch.
    ///
    /// Asked when a seat begins to choose, and again after every touch that narrows the choice: a touched card of
    /// GrandBois is turned as the last one was without another touch. `before` is what is chosen now, and behind it what
    /// was chosen earlier, newest first; when a new choice begins, what was chosen when the last action was decided. The
    /// answer is the beginning of some choice's path, and goes on from what is chosen now if that still leads anywhere.
    /// Asked with its own answer it answers the same.
    fn begin(_view: &Self::View, _choices: &[Choice], _before: &[Target]) -> Path {
        Path::new()
    }

    /// Whether the seat now sees something that others at the same screen may not: the device is passed under cover.
    /// Asked of the spectator's view.
    fn private(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// The points that stand in the panel of a seat. What would betray a secret to whoever looks over the shoulder is for
    /// the game itself to show.
    fn tally(view: &Self::View, seat: Seat) -> Option<Sheet> {
        if Self::private(view, seat) { None } else { Self::sheet(view, seat) }
    }

    /// How far the game is, and how it is played: «round 7 · side A».
    fn status(view: &Self::View, words: &Words) -> String;

    /// What is asked, beginning with the verb; a game may let it follow what is chosen so far.
    fn ask(glance: &Glance<'_, Self>, prompt: &Self::Prompt) -> String {
        Self::say_prompt(glance.look.words, prompt, glance.view)
    }

    /// Below the prompt: what else is possible, or what the choice under the hand would do.
    fn more(_glance: &Glance<'_, Self>) -> String {
        String::new()
    }

    /// The areas of the table, in the order in which the keyboard walks them.
    fn areas(glance: &Glance<'_, Self>) -> Vec<Area>;

    /// What stands in the panel of a seat below name and points.
    fn panel(_glance: &Glance<'_, Self>, _seat: Seat) -> Vec<Node> {
        Vec::new()
    }

    /// What the thing with this `about` is: name, rule in one sentence, numbers.
    fn explain(_glance: &Glance<'_, Self>, _about: &str) -> Option<Explanation> {
        None
    }

    /// A picture in the rules text, from its description there; nothing if it cannot be read.
    fn picture(_description: &str) -> Option<Node> {
        None
    }

    /// An empty score pad.
    fn pad() -> Box<dyn Pad>;

    /// The picture of a score line or tie-break in sheets and charts: the symbol and the colour of its bar. `rating` is
    /// what a solo game is measured by.
    fn line(line: &str) -> LinePicture;
}

/// How a score line is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinePicture {
    /// The id of a symbol of the sprite.
    pub symbol: &'static str,
    /// The fill of its bar: a colour or a pattern.
    pub fill: &'static str,
}

/// What the person at the screen is doing, whatever the game.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// The language.
    pub words: &'a Words,
    /// Who sits where.
    pub names: &'a Names,
    /// Who may decide at this screen now; nobody while others are asked, in replays, and while moves are being shown.
    pub seat: Option<Seat>,
    /// Whose board is in the middle.
    pub shown: Seat,
    /// What is lit and chosen.
    pub chooser: &'a Chooser,
    /// The lit target under the pointer or the focus.
    pub hover: Option<Target>,
    /// The explained thing under the pointer, by its `about`.
    pub pointed: Option<&'a str>,
    /// What is kept secret from shoulders is shown while this is pressed.
    pub unveiled: bool,
}

impl Look<'_> {
    /// The action that a touch under the hand would complete, or that waits for a second touch: the ghost.
    pub fn ghost(&self) -> Option<Action> {
        self.hover.and_then(|target| self.chooser.completed_by(target)).or_else(|| self.chooser.pending())
    }

    /// Whether the board in the middle belongs to who may decide: only then something on it is lit.
    pub fn is_own_board(&self) -> bool {
        self.seat == Some(self.shown)
    }

    /// Whether the target is lit.
    pub fn is_lit(&self, target: Target) -> bool {
        self.seat.is_some() && self.chooser.is_lit(target)
    }

    /// Whether the target is chosen, or waits for a second touch.
    pub fn is_chosen(&self, target: Target) -> bool {
        self.seat.is_some() && self.chooser.is_chosen(target)
    }
}

/// What a drawing is made from.
#[derive(Clone, Debug)]
pub struct Glance<'a, G: Rules> {
    /// What the viewer sees.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// What the person at the screen is doing.
    pub look: &'a Look<'a>,
    /// What the ghost would do.
    pub ghost: Option<G::Kind>,
    /// The position after the ghost's action, up to the next question and never past a reveal.
    pub after: Option<&'a G::View>,
    /// What happened last: the moves to be marked.
    pub last: &'a [G::Event],
}

/// A part of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    /// Its name in style sheets.
    pub id: &'static str,
    /// Its name for people.
    pub title: String,
    /// Where it stands on a wide screen.
    pub column: Column,
    /// On a phone it is one of the tabs.
    pub tab: bool,
    /// What it shows.
    pub nodes: Vec<Node>,
}

/// A column of a wide screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// Left: players, what is known of everybody.
    Rail,
    /// The middle: prompt and board.
    Mid,
    /// Right: what can be taken.
    Side,
}

/// What a thing is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// Its name.
    pub name: String,
    /// Rule and numbers, a sentence each.
    pub lines: Vec<String>,
}
