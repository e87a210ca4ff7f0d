//! Every rule by its number, a module for each chapter of the rules file.

#[path = "../scene/mod.rs"]
mod scene;

mod cards;
mod cubes;
mod end;
mod follows;
mod information;
mod scoring;
mod setup;
mod solo;
mod spirits;
mod tokens;
mod turn;

/// The tokens by short names.
mod colours {
    pub(crate) use engawa_harmonies::Colour::{
        Blue as BLUE, Brown as BROWN, Gray as GRAY, Green as GREEN, Red as RED, Yellow as YELLOW,
    };
}
