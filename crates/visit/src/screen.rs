//! What a page is looked at with: how large, by mouse or finger, by day or night.

/// A screen and what one touches it with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    /// Of the page, in CSS pixels.
    pub width: u32,
    /// Of the page, in CSS pixels.
    pub height: u32,
    /// Touched with a finger; else there is a mouse.
    pub touch: bool,
    /// The system wishes for dark colours.
    pub dark: bool,
}

impl Screen {
    /// A desk with a mouse.
    pub const DESK: Screen = Screen { width: 1440, height: 900, touch: false, dark: false };
    /// What a laptop leaves of its screen.
    pub const LAPTOP: Screen = Screen { width: 1280, height: 640, touch: false, dark: false };
    /// A telephone and a finger.
    pub const PHONE: Screen = Screen { width: 390, height: 844, touch: true, dark: false };

    /// The same by night.
    #[must_use]
    pub const fn dark(mut self) -> Screen {
        self.dark = true;
        self
    }
}
