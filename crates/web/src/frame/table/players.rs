//! The panels of the seats: who sits there, how many points, and what the game shows of them.

use engawa_boards::scene::{Node, el, icon};
use engawa_boards::{Look, Sight};
use engawa_host::{Holder, Level};
use engawa_kernel::Seat;
use engawa_words::Words;

use super::super::scene::scene;
use crate::markup::Tag;
use crate::reactive::*;
use crate::session::{Joined, Session};

/// The panels of all seats, kept up to date.
pub fn panels(session: Session) -> Tag {
    let panels = move || {
        let joined = session.joined.get()?;
        let moment = session.moment.get()?;
        session.look(|sight, look| {
            let holder = |seat: Seat| moment.holders.get(seat.index()).copied().unwrap_or(Holder::Person);
            // A bot that stands in thinks about nothing while nobody is there.
            let alone = !moment.holders.contains(&Holder::Person);
            let idle = |seat| alone && matches!(holder(seat), Holder::StandIn(_));
            let panel = |seat| {
                panel(&joined, sight, look, (seat, holder(seat)), moment.asked.contains(seat) && !idle(seat))
            };
            sight.seats().seats().map(panel).collect::<Vec<Node>>()
        })
    };
    scene("players", move || panels().unwrap_or_default())
}

fn panel(
    joined: &Joined,
    sight: &dyn Sight,
    look: &Look<'_>,
    (seat, holder): (Seat, Holder),
    asked: bool,
) -> Node {
    let (name, crest) = (joined.names.of(seat), joined.names.crest(seat));
    let points = sight.sheet(seat).map(|sheet| sheet.total().to_string());
    let mine = look.seat == Some(seat);
    let tag = if mine {
        Some(el("span").attr("class", "tag you").text(look.words.word("table-your-turn")))
    } else if asked {
        let dots = el("span").attr("class", "dots").children([el("i"), el("i"), el("i")]);
        let name =
            look.words.word(if holder == Holder::Person { "table-their-turn" } else { "table-thinking" });
        Some(el("span").attr("class", "tag").attr("aria-label", name).child(dots))
    } else {
        None
    };
    // All of the panel opens the board, its head also by keys; one board for all is open anyway.
    let opens = !sight.is_common();
    let head = el("div")
        .attr("class", "hd")
        .maybe("role", opens.then_some("button"))
        .maybe("tabindex", opens.then_some("0"))
        .maybe("data-seat", opens.then(|| (seat.index() + 1).to_string()))
        .maybe("aria-pressed", opens.then(|| (look.shown == seat).to_string()))
        .child(icon("mon", format_args!("seat-{crest}")).attr("viewBox", "0 0 24 24"))
        .child(el("span").attr("class", "nm").text(name.to_owned()))
        .child(el("span").attr("class", "kind").text(kind(holder, look.words)))
        .children(tag)
        .children(points.map(|points| el("b").attr("class", "pts").text(points)));
    let now = if asked { " now" } else { "" };
    let shown = if opens && look.shown == seat { " shown" } else { "" };
    el("section")
        .key(seat.index() as u32)
        .attr("class", format!("panel pp s{crest}{now}{shown}"))
        .attr("aria-label", name.to_owned())
        .child(head)
        .children(sight.panel(look, seat))
        .into()
}

/// What somebody is: a person, a bot of a level, or a bot in the seat of a person who left.
pub fn kind(holder: Holder, words: &Words) -> String {
    match holder {
        Holder::Person => String::new(),
        Holder::StandIn(_) => words.word("holder-stand-in"),
        Holder::Bot(Level::Calm | Level::Random) => words.word("holder-calm"),
        Holder::Bot(Level::Greedy) => words.word("holder-greedy"),
    }
}
