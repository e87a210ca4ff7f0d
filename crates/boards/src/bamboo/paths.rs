//! What is touched for each action.
//!
//! | action | path |
//! |---|---|
//! | take a shoot, a gift, food; eat | it |
//! | visit | area |
//! | offer | how many go to each of the three other temples, then the temple of the area |
//! | plant | shoot, slot |
//! | activate | planted shoot; a joker also asks for the deed |
//! | place a harvested shoot | shoot, area |
//! | take or score a token | it |
//! | buy a tile | tile, cell |
//! | use or wake a spirit | it |
//! | end, harvest, refill, go on, sweep, stop, the single coin or happiness | a button |

use engawa_bamboo::{
    Cell, Deed, Food, Foods, Kind, Shoot, Slot, Spirit, Step, Symbol, Temple, Tile, Token, View,
};

use crate::{Choice, Path, Target};

/// Every kind of target has 4096 numbers.
const fn of_kind(kind: u32, number: u32) -> Target {
    Target::new(kind << 12 | number)
}

/// A shoot laid out for the draft.
pub(super) fn draft(shoot: Shoot) -> Target {
    of_kind(1, shoot.id().into())
}

/// A gift of the forest.
pub(super) fn gift(gift: Deed) -> Target {
    of_kind(2, gift as u32)
}

/// An area of the own board.
pub(super) fn area(area: Temple) -> Target {
    of_kind(3, area as u32)
}

/// So many sticks to this temple instead of that of the area.
pub(super) fn redirect(temple: Temple, count: u8) -> Target {
    of_kind(4, (temple as u32) << 4 | u32::from(count))
}

/// The temple of the area: offer as chosen.
pub(super) fn offer(temple: Temple) -> Target {
    of_kind(5, temple as u32)
}

/// A shoot to be planted, or a harvested one to be placed.
pub(super) fn shoot(shoot: Shoot) -> Target {
    of_kind(6, shoot.id().into())
}

/// The next cell to plant in.
pub(super) fn slot(slot: Slot) -> Target {
    of_kind(7, slot.index() as u32)
}

/// A planted shoot.
pub(super) fn planted(shoot: Shoot) -> Target {
    of_kind(8, shoot.id().into())
}

/// What a joker is activated for.
pub(super) fn deed(deed: Deed) -> Target {
    of_kind(9, deed as u32)
}

/// A harmony token on display.
pub(super) fn token(token: Token) -> Target {
    of_kind(10, token.id().into())
}

/// A harmony token on the own board.
pub(super) fn own_token(token: Token) -> Target {
    of_kind(11, token.id().into())
}

/// A home tile on display.
pub(super) fn tile(tile: Tile) -> Target {
    of_kind(12, tile.id().into())
}

/// A cell of the own house.
pub(super) fn cell(cell: Cell) -> Target {
    of_kind(13, cell.index() as u32)
}

/// Food of the row: one of its kind.
pub(super) fn food(food: Food, place: u8) -> Target {
    of_kind(14, u32::from(place) << 2 | food as u32)
}

/// An awake spirit.
pub(super) fn spirit(spirit: Spirit) -> Target {
    of_kind(15, spirit as u32)
}

/// A used spirit that can be woken.
pub(super) fn wake(spirit: Spirit) -> Target {
    of_kind(16, spirit as u32)
}

/// A meal.
pub(super) fn meal(food: Foods) -> Target {
    let [tea, rice, ramen] = food.counts().map(|count| u32::from(count.min(15)));
    of_kind(17, tea << 8 | rice << 4 | ramen)
}

/// The tile that is chosen.
pub(super) fn chosen_tile(chosen: &[Target]) -> Option<Tile> {
    let first = *chosen.first()?;
    Tile::all().find(|&one| tile(one) == first)
}

/// The shoot that is chosen.
pub(super) fn chosen_shoot(chosen: &[Target]) -> Option<Shoot> {
    let first = *chosen.first()?;
    Shoot::all().find(|&one| [shoot(one), planted(one)].contains(&first))
}

/// How many sticks are chosen to go to each temple; those not spoken of stay with the temple of the area.
pub(super) fn chosen_sticks(view: &View, chosen: &[Target]) -> Option<[u8; 4]> {
    let to = visited(view).filter(|_| view.board.step() == Step::Offer)?;
    let mut sticks = [0; 4];
    for temple in others(to) {
        sticks[temple.index()] =
            (0..=4).find(|&count| chosen.contains(&redirect(temple, count))).unwrap_or(0);
    }
    sticks[to.index()] = view.board.sticks_due().saturating_sub(sticks.iter().sum());
    Some(sticks)
}

/// The area that the active player visits.
pub(super) fn visited(view: &View) -> Option<Temple> {
    view.board.player(view.board.active()).and_then(engawa_bamboo::Player::marker)
}

fn others(temple: Temple) -> impl Iterator<Item = Temple> {
    Temple::ALL.into_iter().filter(move |&other| other != temple)
}

/// What is touched for an action.
pub(super) fn path(view: &View, kind: Kind) -> Path {
    let button = |number: u32| Path::from_iter([Target::button(number)]);
    match kind {
        Kind::GoOn => button(0),
        Kind::EndTurn => button(1),
        Kind::Refill => button(2),
        Kind::Harvest => button(3),
        Kind::GainHappiness => button(4),
        Kind::StopHarmony => button(5),
        Kind::GainCoin => button(6),
        Kind::Sweep => button(7),
        Kind::StopWaking => button(8),
        Kind::Draft { shoot } => Path::from_iter([draft(shoot)]),
        Kind::TakeGift { gift: one } => Path::from_iter([gift(one)]),
        Kind::Visit { area: to } => Path::from_iter([area(to)]),
        Kind::Offer { sticks } => {
            let to = visited(view).unwrap_or(Temple::Red);
            let split = sticks.split();
            others(to).map(|other| redirect(other, split[other.index()])).chain([offer(to)]).collect()
        }
        Kind::Plant { shoot: one, slot: to } => Path::from_iter([shoot(one), slot(to)]),
        Kind::Activate { shoot, deed: one } => {
            let choice = view.board.has_jokers() || shoot.symbol() == Symbol::Joker;
            [planted(shoot)].into_iter().chain(choice.then(|| deed(one))).collect()
        }
        Kind::PlaceShoot { shoot: one, area: to } => Path::from_iter([shoot(one), area(to)]),
        Kind::TakeToken { token: one } => Path::from_iter([token(one)]),
        Kind::ScoreToken { token: one } => Path::from_iter([own_token(one)]),
        Kind::BuyTile { tile: one, cell: to } => Path::from_iter([tile(one), cell(to)]),
        Kind::TakeFood { food: one } => Path::from_iter([food(one, 0)]),
        Kind::UseSpirit { spirit: one } => Path::from_iter([spirit(one)]),
        Kind::Wake { spirit: one } => Path::from_iter([wake(one)]),
        Kind::Eat { food } => Path::from_iter([meal(food)]),
    }
}

/// Of equal food tokens each can be touched.
pub(super) fn equal(view: &View, kind: Kind) -> Vec<Path> {
    let Kind::TakeFood { food: one } = kind else { return Vec::new() };
    let count = view.board.food().counts()[one as usize];
    (1..count).map(|place| Path::from_iter([food(one, place)])).collect()
}

/// What is chosen stays chosen while it leads on. Then all sticks go to the temple of the area, so that one touch offers
/// them; and the first shoot is chosen that can be planted or placed.
pub(super) fn begin(view: &View, choices: &[Choice], before: &[Target]) -> Path {
    let leads = |chosen: &[Target]| {
        choices.iter().any(|choice| choice.path.len() > chosen.len() && choice.path.starts_with(chosen))
    };
    let mut path = Path::new();
    let with = |path: &Path, target: Target| {
        let mut longer = path.clone();
        longer.try_push(target).is_ok().then_some(longer).filter(|longer| leads(longer))
    };
    for &target in before {
        let Some(longer) = with(&path, target) else { break };
        path = longer;
    }
    match view.board.step() {
        Step::Offer => {
            let zeros = Temple::ALL.map(|temple| redirect(temple, 0));
            while let Some(longer) = zeros.iter().find_map(|&zero| with(&path, zero)) {
                path = longer;
            }
        }
        Step::Plant | Step::Harvest if path.is_empty() => {
            path.extend(choices.iter().find(|choice| choice.path.len() > 1).map(|choice| choice.path[0]));
        }
        _ => {}
    }
    path
}
