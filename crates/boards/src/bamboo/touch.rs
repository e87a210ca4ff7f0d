//! A thing that can be touched at times, and its name.

use engawa_bamboo::{Bamboo, Kind};
use engawa_words::{Spoken, Words};

use crate::Target;
use crate::drawn::Glance;
use crate::scene::Element;

/// Lit if it can be touched now; chosen, or only named, if it cannot. `plain` says what it is, `act` what a touch does.
pub(super) fn touchable(
    glance: &Glance<'_, Bamboo>,
    element: Element,
    target: Target,
    plain: impl FnOnce() -> String,
    act: impl FnOnce() -> String,
) -> Element {
    let look = glance.look;
    if look.is_lit(target) {
        let under = look.hover == Some(target) || look.is_chosen(target);
        element.class("lit").class_if(under, "hov").lit(target, act())
    } else {
        named(element.class_if(look.is_chosen(target), "sel"), plain())
    }
}

/// A picture with a name for those who do not see it.
pub(super) fn named(element: Element, name: String) -> Element {
    element.attr("role", "img").attr("aria-label", name)
}

/// What an action would do.
pub(super) fn act(glance: &Glance<'_, Bamboo>, kind: Kind) -> String {
    Bamboo::say_action(glance.look.words, &kind, glance.view)
}

/// One of several that may look the same.
pub(super) fn nth(words: &Words, what: String, nth: usize) -> String {
    words.say("bamboo-name-nth", &[("what", what.into()), ("nth", nth.into())])
}
