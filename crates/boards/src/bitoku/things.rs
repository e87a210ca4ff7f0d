//! What all areas share: a thing that explains itself and may be lit, and whose a piece is.

use engawa_bitoku::{Bitoku, Building, Event, Kind, Region, Spot, Who};
use engawa_words::Spoken;
use engawa_words::letters::capital;

use crate::scene::Element;
use crate::{Glance, Target};

pub(super) type Eye<'a> = Glance<'a, Bitoku>;

/// A word of the drawing.
pub(super) fn word(eye: &Eye<'_>, key: &str) -> String {
    eye.look.words.word(&format!("bitoku-see-{key}"))
}

/// A thing that explains itself by `about` and is called `name`; lit, it is called by what touching it does.
pub(super) fn thing(eye: &Eye<'_>, element: Element, about: String, name: &str, target: Target) -> Element {
    nth(eye, element, about, name, target, None)
}

/// The same for one of several that may look alike: its place is part of its name.
pub(super) fn nth(
    eye: &Eye<'_>,
    element: Element,
    about: String,
    name: &str,
    target: Target,
    place: Option<usize>,
) -> Element {
    let look = eye.look;
    let element = element.about(about).class_if(look.is_chosen(target), "sel");
    if !look.is_lit(target) {
        return quiet(element, name);
    }
    let mut name = act(eye, target).unwrap_or_else(|| capital(name));
    if let Some(place) = place {
        let args = [("what", name.into()), ("n", (place + 1).into())];
        name = look.words.say("bitoku-see-nth", &args);
    }
    element.class_if(!look.is_chosen(target), "lit").lit(target, name)
}

/// A thing of the own board: it is lit only if the board in the middle is one's own.
pub(super) fn own(
    eye: &Eye<'_>,
    element: Element,
    about: String,
    name: &str,
    target: Target,
    place: Option<usize>,
) -> Element {
    if eye.look.is_own_board() {
        nth(eye, element, about, name, target, place)
    } else {
        plain(element, about, name)
    }
}

/// The same for what can never be touched.
pub(super) fn plain(element: Element, about: impl Into<String>, name: &str) -> Element {
    quiet(element.about(about.into()), name)
}

fn quiet(element: Element, name: &str) -> Element {
    element.attr("role", "group").attr("aria-label", capital(name))
}

/// The action that a touch would complete, in words.
fn act(eye: &Eye<'_>, target: Target) -> Option<String> {
    let kind = Kind::of(eye.look.chooser.completed_by(target)?)?;
    Some(capital(&Bitoku::say_action(eye.look.words, &kind, eye.view)))
}

/// Where something may have been done last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Spot(Spot),
    /// A hill area.
    Hill(u8),
    Site(Building),
    Track(Region),
    /// A cell of a wisdom path, the side path there.
    Cell(u8),
    Side(u8),
}

/// Whether somebody else did something there last: the place is marked.
pub(super) fn is_last(eye: &Eye<'_>, place: Place) -> bool {
    let mine = eye.look.seat.map(Who::Seat);
    eye.last.iter().any(|event| {
        let (who, there) = match *event {
            Event::Placed { who, spot, .. } => (who, Place::Spot(spot)),
            Event::Crossed { who, hill, .. } => (who, Place::Hill(eye.view.board.area(hill))),
            Event::Built { who, building, .. } | Event::Used { who, building, .. } => {
                (who, Place::Site(building))
            }
            Event::KodamaMoved { who, region, .. } => (who, Place::Track(region)),
            Event::Started { who, cell } => (who, Place::Cell(cell)),
            Event::Walked { who, cell } => (who, Place::Cell(cell + 1)),
            Event::Entered { who, cell, .. } => (who, Place::Side(cell)),
            _ => return false,
        };
        there == place && mine != Some(who)
    })
}

/// Whose piece it is, as a crest; the tengu has none.
pub(super) fn crest(eye: &Eye<'_>, player: usize) -> u8 {
    match eye.view.board.who(player) {
        Who::Seat(seat) => eye.look.names.crest(seat),
        Who::Tengu => 0,
    }
}

/// How a player is called.
pub(super) fn called(eye: &Eye<'_>, player: usize) -> String {
    match eye.view.board.who(player) {
        Who::Seat(seat) => eye.look.names.of(seat).to_owned(),
        Who::Tengu => eye.look.words.word("bitoku-tengu"),
    }
}
