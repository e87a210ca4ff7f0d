//! What all areas share: a thing that explains itself and may be lit, pieces of the clans, a space with its dice.

use engawa_white_castle::{Board, Clan, Event, Kind, Member, Space, WhiteCastle, Who};
use engawa_words::{Spoken, white_castle as said};

use super::{icons, paths};
use crate::scene::{Element, Node, el, icon};
use crate::{Glance, Look, Target};

pub(super) type Eye<'a> = Glance<'a, WhiteCastle>;

/// A word of the drawing.
pub(super) fn word(look: &Look<'_>, key: &str) -> String {
    look.words.word(&format!("white-castle-see-{key}"))
}

pub(super) use engawa_words::letters::capital;

/// An area under its title.
pub(super) fn titled(eye: &Eye<'_>, area: Element, key: &str, id: &'static str) -> Element {
    area.child(el("span").class("wc-title").child(icon("wi", id)).text(word(eye.look, key)))
}

/// A thing that explains itself by `about` and is called `name`; lit, it is called by what touching it does.
pub(super) fn thing(eye: &Eye<'_>, element: Element, about: String, name: String, target: Target) -> Element {
    lit_as(eye, element, about, name, target, |_, act| act)
}

/// The same for what shows how many there are: lit, it says that too, because what is seen must be heard.
pub(super) fn counted(
    eye: &Eye<'_>,
    element: Element,
    about: String,
    name: String,
    target: Target,
) -> Element {
    lit_as(eye, element, about, name, target, |name, act| format!("{name}. {act}"))
}

fn lit_as(
    eye: &Eye<'_>,
    element: Element,
    about: String,
    name: String,
    target: Target,
    lit: impl FnOnce(&str, String) -> String,
) -> Element {
    let look = eye.look;
    let element = element.about(about).class_if(look.is_chosen(target), "sel");
    if look.is_lit(target) {
        let name = act(eye, target).map_or_else(|| name.clone(), |act| lit(&name, act));
        element.class_if(!look.is_chosen(target), "lit").lit(target, name)
    } else {
        quiet(element, name)
    }
}

/// The same for what can never be touched.
pub(super) fn plain(element: Element, about: impl Into<String>, name: String) -> Element {
    quiet(element.about(about.into()), name)
}

fn quiet(element: Element, name: String) -> Element {
    element.attr("role", "group").attr("aria-label", name)
}

/// The action that a touch would complete, in words.
fn act(eye: &Eye<'_>, target: Target) -> Option<String> {
    let kind = Kind::of(eye.look.chooser.completed_by(target)?)?;
    Some(capital(&WhiteCastle::say_action(eye.look.words, &kind, eye.view)))
}

/// The clans at the table with the crest of each; the rival of a solo game has none.
pub(super) fn clans<'a>(eye: &'a Eye<'_>) -> impl Iterator<Item = (&'a Clan, u8)> {
    let board = &eye.view.board;
    let own = board.seats().seats();
    let own = own.filter_map(move |seat| Some((board.clan(seat)?, eye.look.names.crest(seat))));
    own.chain(board.rival().map(|rival| (rival, 0)))
}

/// Members of all clans, as many of each as the count says.
pub(super) fn members(eye: &Eye<'_>, member: Member, count: impl Fn(&Clan) -> u8) -> Element {
    let pieces = clans(eye).flat_map(|(clan, crest)| {
        let count = count(clan);
        (0..count).map(move |_| icons::member(member, crest))
    });
    el("span").class("wc-team").children(pieces.collect::<Vec<_>>())
}

/// Whose piece it is, as a crest.
pub(super) fn crest(eye: &Eye<'_>, who: Who) -> u8 {
    match who {
        Who::Seat(seat) => eye.look.names.crest(seat),
        Who::Rival => 0,
    }
}

/// How somebody is called.
pub(super) fn called(eye: &Eye<'_>, who: Who) -> String {
    match who {
        Who::Seat(seat) => eye.look.names.of(seat).to_owned(),
        Who::Rival => eye.look.words.word("white-castle-rival"),
    }
}

/// What placing the chosen die on a space would bring in coins, where that is possible.
pub(super) fn change(eye: &Eye<'_>, space: Space) -> Option<i32> {
    if !eye.look.is_lit(paths::space(space)) {
        return None;
    }
    let (bridge, end) = paths::held(eye.look)?;
    let board = &eye.view.board;
    Some(i32::from(board.bridge(bridge).end(end)?) - i32::from(board.value(space)))
}

/// A space that a die was placed on last is marked.
pub(super) fn is_last(eye: &Eye<'_>, space: Space) -> bool {
    eye.last.iter().any(|event| matches!(event, Event::Placed { space: at, .. } if *at == space))
}

/// The dice on a space, or its value while it is empty; then what the chosen die would bring.
pub(super) fn dice(eye: &Eye<'_>, space: Space) -> Element {
    let board = &eye.view.board;
    let mut dice: Vec<Node> = board.dice(space).map(|die| icons::die(die.colour, die.value).into()).collect();
    if dice.is_empty() || space == Space::Well {
        dice.insert(0, icons::socket(None, space.value()).into());
    }
    // The die under the hand, where it would lie.
    let ghost = match eye.ghost {
        Some(Kind::Place { bridge, end, space: to }) if to == space => {
            board.bridge(bridge).end(end).map(|value| (bridge, value))
        }
        _ => None,
    };
    let ghost = ghost.map(|(colour, value)| icons::die(colour, value).class("wc-ghost"));
    el("span")
        .class("wc-spot")
        .child(el("span").class("wc-stack").children(dice).children(ghost))
        .children(change(eye, space).map(icons::coins))
}

/// A space in words: its name, its dice or its value.
pub(super) fn space_name(eye: &Eye<'_>, board: &Board, space: Space) -> String {
    let words = eye.look.words;
    let value = board.value(space).into();
    let args = [("space", capital(&said::space(words, space)).into()), ("value", value)];
    words.say("white-castle-see-space", &args)
}
