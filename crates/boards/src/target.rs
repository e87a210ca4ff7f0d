//! A thing on the screen that can be touched, and the path of targets that is an action.

use core::fmt;

use arrayvec::ArrayVec;
use engawa_kernel::Action;

/// Something that a person can touch: a cell, a card, a token, a button. The number means something to its game only;
/// it is the same from one drawing to the next, so that a touch never lands on something else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Target(u32);

impl Target {
    const BUTTON: u32 = 1 << 31;

    /// A target on the board with the game's own number.
    ///
    /// # Panics
    /// If the number does not leave the highest bit to the buttons.
    pub const fn new(number: u32) -> Target {
        assert!(number < Target::BUTTON, "the highest bit belongs to the buttons");
        Target(number)
    }

    /// A button beside the prompt, for what is nowhere on the board: finish, no tower.
    pub const fn button(number: u32) -> Target {
        Target(number | Target::BUTTON)
    }

    /// Whether it is a button beside the prompt and not on the board.
    pub const fn is_button(self) -> bool {
        self.0 & Target::BUTTON != 0
    }

    /// The game's own number.
    pub const fn number(self) -> u32 {
        self.0 & !Target::BUTTON
    }

    /// The target written as [`Display`](fmt::Display) writes it.
    pub fn read(text: &str) -> Option<Target> {
        text.parse().ok().map(Target)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The longest path.
pub const LONGEST: usize = 4;

/// What is touched one after the other to decide on an action.
pub type Path = ArrayVec<Target, LONGEST>;

/// A legal action and how it is touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action.
    pub action: Action,
    /// How it is touched; never empty.
    pub path: Path,
    /// Whether it makes something known, so that it cannot be taken back.
    pub reveals: bool,
}
