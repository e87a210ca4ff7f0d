//! What is touched to decide on an action: a die and where it goes, a card and its slot, a tile and its place, otherwise one
//! thing.
//!
//! Only one step is asked at a time, so a thing has one target whatever it is touched for: a die for placing, crossing and
//! unlocking, a cell of a populated area for building there and for using what stands there.

use engawa_bitoku::{
    Building, House, Kind, Market, Region, Resource, Reward, River, Spot, Task, View, Yokai,
};

use crate::{Choice, Look, Path, Target};

/// The numbers of the targets, by what they are.
mod base {
    pub(super) const DIE: u32 = 0;
    pub(super) const AMULET: u32 = 4;
    pub(super) const SPOT: u32 = 8;
    pub(super) const HILL: u32 = 16;
    pub(super) const LEAVE: u32 = 32;
    pub(super) const LINE: u32 = 48;
    pub(super) const SITE: u32 = 72;
    pub(super) const TRACK: u32 = 96;
    pub(super) const BACK: u32 = 104;
    pub(super) const START: u32 = 128;
    pub(super) const WALK: u32 = 144;
    pub(super) const ENTER: u32 = 160;
    pub(super) const MARKET: u32 = 176;
    pub(super) const ROCK: u32 = 192;
    pub(super) const GOOD: u32 = 208;
    pub(super) const SLOT: u32 = 212;
    pub(super) const CRYSTAL: u32 = 216;
    pub(super) const STONE: u32 = 224;
    pub(super) const ADVANCE: u32 = 240;
    pub(super) const HAND: u32 = 256;
    pub(super) const DRAGONFLY: u32 = 320;
    /// From here on: answers that stand nowhere on the board and are listed beside the pending steps.
    pub(super) const ANSWER: u32 = 512;
}

const FINISH: Target = Target::button(0);
const DECLINE: Target = Target::button(1);
const PASS: Target = Target::button(2);
const LOOK: Target = Target::button(3);

const fn at(base: u32, index: usize) -> Target {
    Target::new(base + index as u32)
}

/// A die of the own board.
pub(super) const fn die(die: usize) -> Target {
    at(base::DIE, die)
}

/// An amulet, by its value.
pub(super) const fn amulet(value: usize) -> Target {
    at(base::AMULET, value)
}

/// Where a die is placed.
pub(super) const fn spot(spot: Spot) -> Target {
    at(base::SPOT, spot.index())
}

/// A reward of a hill: bitoku, yokai, the third one.
pub(super) const fn hill(hill: River, which: usize) -> Target {
    at(base::HILL, hill.index() * 3 + which)
}

/// A card of a hill that is chosen and left there.
pub(super) const fn leave(hill: River, which: usize) -> Target {
    at(base::LEAVE, hill.index() * 2 + which)
}

/// A line of a region.
pub(super) const fn line(river: River, line: usize) -> Target {
    at(base::LINE, river.index() * 5 + line)
}

/// A cell of a populated area.
pub(super) const fn site(river: River, house: House) -> Target {
    at(base::SITE, river.index() * House::COUNT + house.index())
}

/// The kodama track of a region.
pub(super) const fn track(region: Region) -> Target {
    at(base::TRACK, region.index())
}

/// The kodama of somebody else.
pub(super) const fn back(player: usize, region: Region) -> Target {
    at(base::BACK, player * Region::COUNT + region.index())
}

/// A cell of the wisdom paths where a pilgrimage starts.
pub(super) const fn start(cell: usize) -> Target {
    at(base::START, cell)
}

/// The own pilgrims on a cell of the wisdom paths.
pub(super) const fn walk(cell: usize) -> Target {
    at(base::WALK, cell)
}

/// The side path at a cell.
pub(super) const fn enter(cell: usize) -> Target {
    at(base::ENTER, cell)
}

/// A slot of a market.
pub(super) const fn tile(market: Market, slot: usize) -> Target {
    at(base::MARKET, market.index() * 4 + slot)
}

/// A rock of the garden.
pub(super) const fn rock(rock: usize) -> Target {
    at(base::ROCK, rock)
}

/// A resource in the own stores.
pub(super) const fn good(resource: Resource) -> Target {
    at(base::GOOD, resource.index())
}

/// A card slot of the own board, and the card on it.
pub(super) const fn slot(slot: usize) -> Target {
    at(base::SLOT, slot)
}

/// A crystal slot of the own board, and the crystal on it.
pub(super) const fn crystal(slot: usize) -> Target {
    at(base::CRYSTAL, slot)
}

/// A cell of the stone path.
pub(super) const fn stone(cell: usize) -> Target {
    at(base::STONE, cell)
}

/// The next card of the bitoku path.
pub(super) const ADVANCE: Target = Target::new(base::ADVANCE);

/// A card in hand.
pub(super) const fn hand(card: Yokai) -> Target {
    at(base::HAND, card.index())
}

/// An own dragonfly.
pub(super) const fn dragonfly(number: usize) -> Target {
    at(base::DRAGONFLY, number)
}

const fn answer(sort: u32, index: u32) -> Target {
    Target::new(base::ANSWER + sort * 256 + index)
}

/// Whether the target is an answer that stands nowhere on the board.
pub(super) const fn is_answer(target: Target) -> bool {
    !target.is_button() && target.number() >= base::ANSWER
}

/// What is touched one after the other.
pub(super) fn path(view: &View, kind: Kind) -> Path {
    let one = |target: Target| [target].into_iter().collect();
    let two = |from: Target, to: Target| [from, to].into_iter().collect();
    let asked = view.board.pending().last().map(|step| step.task);
    match kind {
        Kind::Finish => one(FINISH),
        Kind::Decline => one(DECLINE),
        Kind::Pass => one(PASS),
        Kind::Look => one(LOOK),
        Kind::Advance => one(ADVANCE),
        Kind::Act => one(match asked {
            Some(Task::Played(_, at, _)) => slot(at.into()),
            _ => FINISH,
        }),
        Kind::Mastery => one(match asked {
            Some(Task::Played(_, at, _)) => crystal(5 + usize::from(at)),
            _ => FINISH,
        }),
        Kind::NoVision => one(answer(0, 0)),
        Kind::Pair => one(answer(0, 1)),
        Kind::BonusPoint => one(answer(0, 2)),
        Kind::BonusAmulet => one(answer(0, 3)),
        Kind::Part { part } => one(answer(1, part.into())),
        Kind::Choose { option } => one(answer(2, option.into())),
        Kind::Arrange { order } => one(answer(3, order.into())),
        Kind::TakeYokai { card } => one(answer(4, card.index() as u32)),
        Kind::TakeBitoku { virtue } => one(answer(5, virtue.index() as u32)),
        Kind::TakeVision { card } => one(answer(6, card.index() as u32)),
        Kind::Pay { goods } => {
            let number = goods.0.iter().fold(0, |number, &n| number * 16 + u32::from(n));
            one(answer(16, number))
        }
        Kind::Pick { resource } => one(good(resource)),
        Kind::Kodama { region } => one(track(region)),
        Kind::Back { player, region } => one(back(player.into(), region)),
        Kind::TakeMitama { slot } => one(tile(Market::Mitama, slot.into())),
        Kind::TakeDragonfly { slot } => one(tile(Market::Dragonfly, slot.into())),
        Kind::TakeCrystal { slot, onto } => two(tile(Market::Crystal, slot.into()), crystal(onto.into())),
        Kind::Build { slot, river } => {
            let number = view.board.market(Market::Building).get(usize::from(slot)).copied().flatten();
            let house = number.and_then(|number| Building::new(number.into())).map(Building::house);
            two(tile(Market::Building, slot.into()), site(river, house.unwrap_or(House::Ancient)))
        }
        Kind::Line { river, line: at } => one(line(river, at.into())),
        Kind::House { house } => one(match asked {
            Some(Task::Placed(river, ..)) => site(river, house),
            _ => FINISH,
        }),
        Kind::Start { cell } => one(start(cell.into())),
        Kind::Walk { cell } => one(walk(cell.into())),
        Kind::Enter { cell } => one(enter(cell.into())),
        Kind::Unlock { die: which } => one(die(which.into())),
        Kind::Harvest { slot } => one(crystal(slot.into())),
        Kind::Remove { slot: at } => one(slot(at.into())),
        Kind::CopyHome { cell } => one(at(base::SPOT, River::COUNT + usize::from(cell))),
        Kind::Rock { rock: which } => one(rock(which.index())),
        Kind::Stone { cell } => one(stone(cell.into())),
        Kind::Place { die: which, spot: to } => two(die(which.into()), spot(to)),
        Kind::Strengthen { die: which, amulet: value } => two(die(which.into()), amulet(value.into())),
        Kind::Cross { die: which, hill: to, reward } => {
            let which = die(which.into());
            match reward {
                Reward::Bitoku => two(which, hill(to, 0)),
                Reward::Yokai => two(which, hill(to, 1)),
                Reward::LeaveBitoku => two(which, leave(to, 0)),
                Reward::LeaveYokai => two(which, leave(to, 1)),
                third => [which, hill(to, 2), answer(7, third as u32)].into_iter().collect(),
            }
        }
        Kind::Play { card, slot: at } => two(hand(card), slot(at.into())),
        Kind::Discard { card } => one(hand(card)),
        Kind::PairWith { dragonfly: which } => one(dragonfly(which.index())),
    }
}

/// What was touched stays; a single thing that could be touched first is chosen at once.
pub(super) fn begin(choices: &[Choice], before: &[Target]) -> Path {
    let mut path = Path::new();
    let goes_on = |path: &Path| choices.iter().any(|c| c.path.len() > path.len() && c.path.starts_with(path));
    for &target in before {
        let longer: Path = path.iter().copied().chain([target]).collect();
        if path.len() >= 3 || !goes_on(&longer) {
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

/// The own die that is chosen.
pub(super) fn held(look: &Look<'_>) -> Option<usize> {
    look.seat?;
    let chosen = look.chooser.chosen().first()?;
    (!chosen.is_button() && chosen.number() < base::AMULET).then_some(chosen.number() as usize)
}
