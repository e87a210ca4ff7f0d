//! What is touched to decide on an action: a die and its space, a member and where it goes, otherwise one thing.
//!
//! Only one step is asked at a time, so a thing has one target whatever it is touched for: a garden for a gardener, for its
//! reward and for the rival's gardener.

use engawa_white_castle::{
    Art, CastleRow, Colour, End, Face, Floor, Good, Hall, Kind, Space, Task, TeaPlace, View,
};

use crate::{Choice, Look, Path, Target};

/// The numbers of the targets, by what they are.
mod base {
    pub(super) const DIE: u32 = 0;
    pub(super) const SPACE: u32 = 16;
    pub(super) const ROW: u32 = 32;
    pub(super) const HALL: u32 = 48;
    pub(super) const FLOOR: u32 = 56;
    pub(super) const SLOT: u32 = 64;
    pub(super) const FROM: u32 = 72;
    pub(super) const TEA: u32 = 80;
    pub(super) const YARD: u32 = 96;
    pub(super) const TILE: u32 = 100;
    pub(super) const BED: u32 = 104;
    pub(super) const CURTAIN: u32 = 112;
    pub(super) const ART: u32 = 116;
    pub(super) const PAIR: u32 = 120;
    pub(super) const TRADE: u32 = 128;
    /// From here on: answers that stand nowhere on the board and are listed beside the pending steps.
    pub(super) const ANSWER: u32 = 256;
}

pub(super) const FINISH: Target = Target::button(0);
pub(super) const GO_ON: Target = Target::button(1);
pub(super) const DECLINE: Target = Target::button(2);

const fn at(base: u32, index: usize) -> Target {
    Target::new(base + index as u32)
}

/// The die at an end of a bridge.
pub(super) const fn die(bridge: Colour, end: End) -> Target {
    at(base::DIE, bridge.index() * 2 + end.index())
}

/// A space for dice, or a row of the own domain.
pub(super) const fn space(space: Space) -> Target {
    at(base::SPACE, space.index())
}

/// A row of a card where it lies.
pub(super) const fn row(row: CastleRow) -> Target {
    at(base::ROW, row.index())
}

/// A room that a courtier enters.
pub(super) const fn hall(hall: Hall) -> Target {
    at(base::HALL, hall.index())
}

/// The own courtiers of a floor, one of which is to climb.
pub(super) const fn floor(floor: Floor) -> Target {
    at(base::FLOOR, floor.index())
}

/// A slot of the daimyo card.
pub(super) const fn slot(slot: usize) -> Target {
    at(base::SLOT, slot)
}

/// The geishas of a place, one of which is to go on.
pub(super) const fn from(place: TeaPlace) -> Target {
    at(base::FROM, place.index())
}

/// A place of the tea garden where a geisha goes, or that acts.
pub(super) const fn tea(place: TeaPlace) -> Target {
    at(base::TEA, place.index())
}

/// A training yard.
pub(super) const fn yard(yard: engawa_white_castle::Yard) -> Target {
    at(base::YARD, yard.index())
}

/// A yard tile.
pub(super) const fn tile(place: engawa_white_castle::TilePlace) -> Target {
    at(base::TILE, place.index())
}

/// A garden.
pub(super) const fn bed(bed: engawa_white_castle::Bed) -> Target {
    at(base::BED, bed.index())
}

/// A curtain of a top card of Himeji.
pub(super) const fn curtain(art: Art, face: Face) -> Target {
    at(base::CURTAIN, art.index() * 2 + face.index())
}

/// A deck of Himeji.
pub(super) const fn art(art: Art) -> Target {
    at(base::ART, art.index())
}

/// A starting pair, or the piece of it that is to be kept.
pub(super) const fn pair(pair: usize) -> Target {
    at(base::PAIR, pair)
}

/// A good that seals are traded for.
pub(super) const fn trade(good: Good) -> Target {
    at(base::TRADE, good.index())
}

const fn answer(sort: u32, index: u32) -> Target {
    Target::new(base::ANSWER + sort * 32 + index)
}

/// Whether the target is an answer that stands nowhere on the board.
pub(super) const fn is_answer(target: Target) -> bool {
    !target.is_button() && target.number() >= base::ANSWER
}

/// The bridge and the end that a target names.
pub(super) fn die_of(target: Target) -> Option<(Colour, End)> {
    let number = target.number() as usize;
    if target.is_button() {
        return None;
    }
    Some((Colour::new(number / 2)?, if number.is_multiple_of(2) { End::Left } else { End::Right }))
}

/// Where a row of the card in question is touched: in its room, or, if the card lies in no room, beside the steps.
fn card_row(view: &View, which: u8) -> Target {
    let card = match view.board.pending().last().map(|step| step.task) {
        Some(Task::Rows(card, _)) => Some(card),
        _ => None,
    };
    let here = |at: &CastleRow| card.is_some() && view.board.room(at.room()) == card;
    CastleRow::all()
        .find(|at| here(at) && at.row() == usize::from(which))
        .map_or(answer(0, which.into()), row)
}

/// What is touched one after the other.
pub(super) fn path(view: &View, kind: Kind) -> Path {
    let one = |target: Target| [target].into_iter().collect();
    let two = |from: Target, to: Target| [from, to].into_iter().collect();
    match kind {
        Kind::Place { bridge, end, space: to } => two(die(bridge, end), space(to)),
        Kind::Climb { from, to } => two(floor(from), hall(to)),
        Kind::Stroll { from: start, to } | Kind::RivalStroll { from: start, to } => two(from(start), tea(to)),
        Kind::Finish => one(FINISH),
        Kind::GoOn => one(GO_ON),
        Kind::Decline => one(DECLINE),
        Kind::TakePair { pair: which } | Kind::Keep { which, .. } => one(pair(which.into())),
        Kind::Trade { good } => one(trade(good)),
        Kind::Row { row } => one(card_row(view, row)),
        Kind::CastleRow { at } => one(row(at)),
        Kind::Slot { slot: which } | Kind::RivalSlot { slot: which } => one(slot(which.into())),
        Kind::Domain { row } => {
            one(Space::ALL.iter().find(|at| at.row() == Some(row)).map_or(DECLINE, |&at| space(at)))
        }
        Kind::Yard { yard: to } => one(yard(to)),
        Kind::Tile { place } => one(tile(place)),
        Kind::Garden { bed: at } | Kind::RivalGarden { bed: at } => one(bed(at)),
        Kind::Overlook => one(tea(TeaPlace::Overlook)),
        Kind::Curtain { art, face } => one(curtain(art, face)),
        Kind::Art { art: deck } | Kind::RivalDiscard { art: deck } => one(art(deck)),
        Kind::RivalEnter { room } => one(Hall::new(room.index()).map_or(DECLINE, hall)),
        Kind::Part { part } => one(answer(1, part.into())),
        Kind::Choose { option } => one(answer(2, option.into())),
        Kind::Pick { good } => one(answer(3, good.index() as u32)),
        Kind::Pay => one(answer(4, 0)),
        Kind::TakeLantern => one(answer(4, 1)),
        Kind::TakeSeals => one(answer(4, 2)),
        Kind::Audience => one(answer(4, 3)),
        Kind::Invite => one(answer(4, 4)),
        Kind::Advance { to } => one(answer(5, to.into())),
        // No button, which would stand before the answers: taking comes first.
        Kind::Stay => one(answer(6, 0)),
    }
}

/// What was touched stays; a single member that could go is chosen at once.
pub(super) fn begin(choices: &[Choice], before: &[Target]) -> Path {
    let mut path = Path::new();
    let goes_on = |path: &Path| choices.iter().any(|c| c.path.len() > path.len() && c.path.starts_with(path));
    for &target in before {
        let longer: Path = path.iter().copied().chain([target]).collect();
        if path.len() >= 2 || !goes_on(&longer) {
            break;
        }
        path = longer;
    }
    if path.is_empty() {
        let mut firsts = choices.iter().filter(|choice| choice.path.len() > 1).map(|choice| choice.path[0]);
        if let Some(first) = firsts.next().filter(|first| firsts.all(|other| other == *first)) {
            path.push(first);
        }
    }
    path
}

/// The die that is chosen: its bridge, its end.
pub(super) fn held(look: &Look<'_>) -> Option<(Colour, End)> {
    look.seat?;
    let chosen = *look.chooser.chosen().first()?;
    if chosen.number() < base::SPACE { die_of(chosen) } else { None }
}
