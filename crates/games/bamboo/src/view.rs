//! What one viewer may see, as JSON too (BA-16.1): everybody sees the same, and nothing lies hidden behind it.
//!
//! Written is every piece where it lies; what is derived is left out and built again. What is read is checked: every piece
//! of the box is somewhere once, and the position is one in which somebody can decide.

use arrayvec::ArrayVec;
use engawa_kernel::{Bag, Chance, Deck, Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::board::{Begun, Board, Gap, HARMONY_ROWS, HOME_ROWS, MOST_SEATS, ROUNDS, Step, TAIL, Turn};
use crate::data::{ALL_SHOOTS, BOARD_SET, COPIES, FOOD, GHOST, each_shoot};
use crate::display::Column;
use crate::food::{Larder, ROW};
use crate::grove::{DEPTH, Grove, PLANTED, Slot};
use crate::player::{Booked, HELD, Player, STICKS};
use crate::shrine::{Shrine, Sticks};
use crate::spirit::Spirits;
use crate::{Cell, Deed, Foods, House, Options, Shoot, Spirit, Temple, Tile, TileType, Token, Zone};

/// What one viewer may see: the same for all (BA-16.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenBoard", into = "WrittenBoard")]
pub struct View {
    /// The table.
    pub board: Board,
}

/// The table as it is written.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBoard {
    options: Options,
    seats: SeatCount,
    chance: Chance,
    first: Seat,
    active: Seat,
    round: u8,
    step: Step,
    last: Option<Seat>,
    begun: Option<Begun>,
    gap: Option<Gap>,
    turn: WrittenTurn,
    grove: [WrittenSlot; Slot::COUNT],
    temples: [WrittenShrine; 4],
    unseen_spirits: Bag<7>,
    boxed_spirits: Vec<Spirit>,
    /// Type I, type II.
    tiles: [WrittenStack<Tile>; 2],
    /// Left, house, right.
    tokens: [WrittenStack<Token>; 3],
    food: WrittenLarder,
    gifts: Vec<Deed>,
    draft: Vec<Shoot>,
    gone: Vec<Shoot>,
    players: ArrayVec<WrittenPlayer, MOST_SEATS>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTurn {
    activations: u8,
    ready: Vec<Shoot>,
    harvest: Vec<Shoot>,
    jokers: bool,
    free: bool,
    owed: u8,
    second_parts: u8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSlot {
    /// Top to bottom.
    shoots: [Shoot; DEPTH],
    planted: ArrayVec<Shoot, PLANTED>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenShrine {
    ghost: u8,
    /// Bottom to top.
    sticks: Vec<Seat>,
    spirit: Option<Spirit>,
    under: u8,
}

/// A display column and its stack.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStack<T> {
    /// Bottom first.
    display: Vec<T>,
    /// In any order.
    stack: Vec<T>,
    /// Under all those, next first.
    known: Vec<T>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLarder {
    row: Foods,
    supply: Bag<3>,
    discarded: Foods,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    /// In the order of the temples.
    areas: [Vec<Shoot>; 4],
    marker: Option<Temple>,
    sticks: u8,
    waiting: u8,
    coins: u8,
    food: Foods,
    house: Vec<(Cell, Tile)>,
    tokens: Vec<Token>,
    scored: Vec<Token>,
    awake: Vec<Spirit>,
    asleep: Vec<Spirit>,
    happiness_of_tokens: u16,
    happiness_of_single: u16,
    happiness_of_tiles: u16,
    hunger: u16,
}

impl From<View> for WrittenBoard {
    fn from(View { board }: View) -> WrittenBoard {
        let slot = |place: usize| WrittenSlot {
            shoots: board.grove.slots[place],
            planted: board.grove.planted[place].into_iter().flatten().collect(),
        };
        let tiles = |of_type: TileType| WrittenStack {
            display: board.tiles(of_type).collect(),
            stack: each_card(board.home_decks[of_type as usize].loose()).filter_map(Tile::of_card).collect(),
            known: board.known_tiles(of_type).collect(),
        };
        let tokens = |zone: Zone| WrittenStack {
            display: board.tokens(zone).collect(),
            stack: zone.each_token(board.harmony_decks[zone as usize].loose() as u32).collect(),
            known: board.known_tokens(zone).collect(),
        };
        WrittenBoard {
            options: board.options,
            seats: board.seats,
            chance: board.chance,
            first: board.first,
            active: board.active,
            round: board.round,
            step: board.step,
            last: board.last,
            begun: board.begun,
            gap: board.gap,
            turn: WrittenTurn {
                activations: board.turn.left,
                ready: board.ready().collect(),
                harvest: board.harvest().collect(),
                jokers: board.turn.jokers,
                free: board.turn.free,
                owed: board.turn.owed,
                second_parts: board.turn.second_parts,
            },
            grove: [slot(0), slot(1), slot(2), slot(3)],
            temples: board.shrines.each_ref().map(|shrine| WrittenShrine {
                ghost: shrine.ghost,
                sticks: shrine.sticks().collect(),
                spirit: shrine.top,
                under: shrine.under,
            }),
            unseen_spirits: board.unseen,
            boxed_spirits: board.boxed.iter().collect(),
            tiles: TileType::ALL.map(tiles),
            tokens: Zone::ALL.map(tokens),
            food: WrittenLarder {
                row: board.larder.row,
                supply: board.larder.supply,
                discarded: board.larder.discarded,
            },
            gifts: board.gifts().collect(),
            draft: board.draft().collect(),
            gone: each_shoot(board.gone).collect(),
            players: board.players().iter().map(WrittenPlayer::from).collect(),
        }
    }
}

impl From<&Player> for WrittenPlayer {
    fn from(player: &Player) -> WrittenPlayer {
        WrittenPlayer {
            areas: Temple::ALL.map(|area| player.shoots(area).collect()),
            marker: player.marker,
            sticks: player.sticks,
            waiting: player.waiting,
            coins: player.coins,
            food: player.food,
            house: player.house.tiles().collect(),
            tokens: player.tokens().collect(),
            scored: player.scored().collect(),
            awake: player.awake.iter().collect(),
            asleep: player.asleep.iter().collect(),
            happiness_of_tokens: player.booked.tokens,
            happiness_of_single: player.booked.single,
            happiness_of_tiles: player.booked.tiles,
            hunger: player.booked.hunger,
        }
    }
}

fn each_card(mut set: u64) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let card = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        card
    })
}

impl TryFrom<WrittenBoard> for View {
    type Error = &'static str;

    fn try_from(written: WrittenBoard) -> Result<View, &'static str> {
        let board = written.read()?;
        every_shoot_once(&board)?;
        every_tile_once(&board)?;
        every_token_once(&board)?;
        every_food_once(&board)?;
        every_spirit_once(&board)?;
        every_stick_once(&board)?;
        somebody_decides(&board)?;
        Ok(View { board })
    }
}

impl WrittenBoard {
    fn read(&self) -> Result<Board, &'static str> {
        let seats = self.seats;
        if !(2..=MOST_SEATS).contains(&seats.get()) || self.players.len() != seats.get() {
            return Err("there is not one board for each of two to four seats");
        }
        if ![Some(self.first), Some(self.active), self.last].iter().flatten().all(|&seat| seats.has(seat)) {
            return Err("nobody sits where the turn is");
        }
        let mut players = [Player::NEW; MOST_SEATS];
        for (player, written) in players.iter_mut().zip(&self.players) {
            *player = written.read()?;
        }
        let slot = |place: usize| {
            let mut planted = [None; PLANTED];
            planted.iter_mut().zip(&self.grove[place].planted).for_each(|(cell, &shoot)| *cell = Some(shoot));
            planted
        };
        let mut shrines = [Shrine::EMPTY; 4];
        for (shrine, written) in shrines.iter_mut().zip(&self.temples) {
            *shrine = written.read(seats)?;
        }
        let everybody = seats.all();
        let (mut home, mut home_decks) = ([Column::EMPTY; 2], [Deck::of(0); 2]);
        for of_type in TileType::ALL {
            let written = &self.tiles[of_type as usize];
            let right = |tile: &Tile| tile.of_type() == of_type;
            home[of_type as usize] = column::<Tile, HOME_ROWS>(&written.display, right)?;
            home_decks[of_type as usize] = written.deck(right, Tile::card, everybody)?;
        }
        let (mut harmony, mut harmony_decks) = ([Column::EMPTY; 3], [Deck::of(0); 3]);
        for zone in Zone::ALL {
            let written = &self.tokens[zone as usize];
            let right = |token: &Token| token.zone() == zone;
            harmony[zone as usize] = column::<Token, HARMONY_ROWS>(&written.display, right)?;
            harmony_decks[zone as usize] = written.deck(right, Token::card, everybody)?;
        }
        Ok(Board {
            options: self.options,
            seats,
            chance: self.chance,
            first: self.first,
            active: self.active,
            round: self.round,
            step: self.step,
            last: self.last,
            begun: self.begun,
            gap: self.gap,
            turn: Turn {
                left: self.turn.activations,
                ready: shoots(&self.turn.ready)?,
                harvest: shoots(&self.turn.harvest)?,
                jokers: self.turn.jokers,
                free: self.turn.free,
                owed: self.turn.owed,
                second_parts: self.turn.second_parts,
            },
            grove: Grove {
                slots: [0, 1, 2, 3].map(|place| self.grove[place].shoots),
                planted: [0, 1, 2, 3].map(slot),
            },
            shrines,
            unseen: self.unseen_spirits,
            boxed: self.boxed_spirits.iter().copied().collect(),
            home,
            home_decks,
            harmony,
            harmony_decks,
            larder: Larder { row: self.food.row, supply: self.food.supply, discarded: self.food.discarded },
            gifts: self.gifts.iter().fold(0, |set, &gift| set | 1 << gift as u8),
            draft: shoots(&self.draft)?,
            gone: shoots(&self.gone)?,
            players,
        })
    }
}

impl WrittenPlayer {
    fn read(&self) -> Result<Player, &'static str> {
        let mut areas = [0; 4];
        for (area, written) in areas.iter_mut().zip(&self.areas) {
            *area = shoots(written)?;
        }
        let mut house = House::EMPTY;
        for &(cell, tile) in &self.house {
            house = house.with(cell, tile).ok_or("two tiles lie on one cell")?;
        }
        let by_zone = |tokens: &[Token]| {
            let mut sets = [0u32; 3];
            for token in tokens {
                let set = &mut sets[token.zone() as usize];
                if *set >> token.card() & 1 == 1 {
                    return Err("a token lies there twice");
                }
                *set |= 1 << token.card();
            }
            Ok(sets)
        };
        let held = by_zone(&self.tokens)?;
        if held.iter().any(|set| set.count_ones() > HELD) {
            return Err("more than two tokens of one type lie on a board");
        }
        if Temple::ALL.iter().any(|area| areas[area.index()].count_ones() > area.cells().into()) {
            return Err("an area holds more shoots than it has cells");
        }
        let booked = Booked {
            tokens: self.happiness_of_tokens,
            single: self.happiness_of_single,
            tiles: self.happiness_of_tiles,
            hunger: self.hunger,
        };
        Ok(Player {
            areas,
            marker: self.marker,
            sticks: self.sticks,
            waiting: self.waiting,
            coins: self.coins,
            food: self.food,
            house,
            held,
            scored: by_zone(&self.scored)?,
            awake: spirits(&self.awake)?,
            asleep: spirits(&self.asleep)?,
            booked,
        })
    }
}

impl WrittenShrine {
    fn read(&self, seats: SeatCount) -> Result<Shrine, &'static str> {
        if self.sticks.len() > Sticks::MOST.into() || self.sticks.iter().any(|&seat| !seats.has(seat)) {
            return Err("a temple holds sticks that nobody has");
        }
        if self.ghost > 0 && seats.get() > 2 || self.ghost > GHOST.into_iter().max().unwrap_or(0) {
            return Err("the ghost has other sticks");
        }
        if self.under >= ROUNDS || (self.under > 0 && self.spirit.is_none()) {
            return Err("a temple has four spirits, the top one face up");
        }
        let mut sticks = Sticks::NONE;
        self.sticks.iter().for_each(|&seat| sticks.lay(seat, 1));
        Ok(Shrine { ghost: self.ghost, sticks, top: self.spirit, under: self.under })
    }
}

impl<T: Copy + PartialEq> WrittenStack<T> {
    fn deck(
        &self,
        right: impl Fn(&T) -> bool,
        card: impl Fn(T) -> u8,
        everybody: engawa_kernel::SeatSet,
    ) -> Result<Deck<TAIL>, &'static str> {
        if !self.stack.iter().chain(&self.known).all(right) {
            return Err("a piece lies in another stack than its own");
        }
        let loose = self.stack.iter().fold(0, |set, &piece| set | 1 << card(piece));
        let mut deck = Deck::of(loose);
        for &piece in &self.known {
            deck.put_under(card(piece), everybody).map_err(|_| "too many pieces went under a stack")?;
        }
        let whole = self.stack.len() + self.known.len();
        if deck.cards().count_ones() as usize == whole { Ok(deck) } else { Err("a piece lies there twice") }
    }
}

fn column<T: Copy + PartialEq, const N: usize>(
    pieces: &[T],
    right: impl Fn(&T) -> bool,
) -> Result<Column<T, N>, &'static str> {
    if pieces.len() > N || !pieces.iter().all(right) {
        return Err("a display column holds other pieces");
    }
    let mut column = Column::EMPTY;
    for &piece in pieces {
        column.add(piece);
    }
    Ok(column)
}

fn shoots(written: &[Shoot]) -> Result<u64, &'static str> {
    let set = written.iter().fold(0, |set, shoot| set | shoot.set());
    if set.count_ones() as usize == written.len() { Ok(set) } else { Err("a shoot lies there twice") }
}

fn spirits(written: &[Spirit]) -> Result<Spirits, &'static str> {
    if written.len() > 21 { Err("there are 21 spirits") } else { Ok(written.iter().copied().collect()) }
}

fn every_shoot_once(board: &Board) -> Result<(), &'static str> {
    let areas = board.players().iter().flat_map(|player| player.areas);
    let lying = [board.draft, board.gone, board.turn.harvest].into_iter().chain(areas);
    let (mut seen, mut twice) = (0u64, 0u64);
    for set in lying.chain(board.grove.shoots().map(Shoot::set)) {
        (twice, seen) = (twice | seen & set, seen | set);
    }
    if twice != 0 || seen != ALL_SHOOTS {
        return Err("the shoots do not add up");
    }
    // During a harvest nothing lies in the insertion cells; what is ready was planted.
    let planted = board.grove.planted.into_iter().flatten().flatten().fold(0, |set, shoot| set | shoot.set());
    if board.turn.ready & !planted != 0 || board.gone & BOARD_SET != 0 {
        return Err("a shoot is ready that was not planted, or out of the game that cannot be");
    }
    let in_turn = matches!(board.step, Step::Plant | Step::Activate);
    let harvesting = board.step == Step::Harvest;
    if planted != 0 && !in_turn || board.turn.harvest != 0 && !harvesting || board.turn.left > 4 {
        return Err("shoots are planted or harvested at the wrong time");
    }
    Ok(())
}

fn every_tile_once(board: &Board) -> Result<(), &'static str> {
    let houses = board.players().iter().flat_map(|player| player.house.tiles().map(|(_, tile)| tile));
    let (mut seen, mut count) = (0u64, 0);
    for tile in houses.chain(TileType::ALL.into_iter().flat_map(|of_type| board.tiles(of_type))) {
        seen |= 1 << tile.card();
        count += 1;
    }
    for deck in &board.home_decks {
        seen |= deck.cards();
        count += deck.len();
    }
    let all = TileType::ALL.into_iter().fold(0, |all, of_type| all | of_type.deck(board.seats.get()));
    if seen == all && count == all.count_ones() as usize {
        Ok(())
    } else {
        Err("the home tiles do not add up")
    }
}

fn every_token_once(board: &Board) -> Result<(), &'static str> {
    for zone in Zone::ALL {
        let (mut seen, mut count) =
            (board.harmony_decks[zone as usize].cards(), board.tokens_left(zone) as u32);
        for token in board.tokens(zone) {
            seen |= 1 << token.card();
            count += 1;
        }
        for player in board.players() {
            for set in [player.held[zone as usize], player.scored[zone as usize]] {
                seen |= u64::from(set);
                count += set.count_ones();
            }
        }
        if seen != zone.deck() || count != seen.count_ones() {
            return Err("the harmony tokens do not add up");
        }
    }
    Ok(())
}

fn every_food_once(board: &Board) -> Result<(), &'static str> {
    let owned = board.players().iter().map(|player| player.food);
    let all = owned.chain([board.larder.row, board.supply(), board.larder.discarded]);
    let mut sums = [0u32; 3];
    for food in all {
        sums.iter_mut().zip(food.counts()).for_each(|(sum, count)| *sum += u32::from(count));
    }
    if sums != FOOD.map(u32::from) || board.larder.row.len() > ROW {
        return Err("the food does not add up");
    }
    Ok(())
}

fn every_spirit_once(board: &Board) -> Result<(), &'static str> {
    let mut counts = board.unseen.counts().map(u32::from);
    let owned = board.players().iter().flat_map(|player| [player.awake, player.asleep]);
    for spirits in owned.chain([board.boxed]) {
        counts.iter_mut().zip(spirits.counts()).for_each(|(sum, count)| *sum += u32::from(count));
    }
    for spirit in board.shrines.iter().filter_map(|shrine| shrine.top) {
        counts[spirit as usize] += 1;
    }
    let under: usize = board.shrines.iter().map(|shrine| usize::from(shrine.under)).sum();
    if counts != [u32::from(COPIES); 7] || under > board.unseen.len() {
        return Err("the spirits do not add up");
    }
    Ok(())
}

fn every_stick_once(board: &Board) -> Result<(), &'static str> {
    for (seat, player) in board.seats.seats().zip(board.players()) {
        let offered: u32 = board.shrines.iter().map(|shrine| u32::from(shrine.count(seat))).sum();
        if u32::from(player.sticks) + u32::from(player.waiting) + offered != u32::from(STICKS) {
            return Err("the sticks do not add up");
        }
    }
    Ok(())
}

/// The position is one at which the game stops to ask.
fn somebody_decides(board: &Board) -> Result<(), &'static str> {
    let rounds = match board.step {
        Step::Draft => 0..=0,
        Step::Year => 0..=ROUNDS - 1,
        _ => 1..=ROUNDS,
    };
    if !rounds.contains(&board.round) {
        return Err("the round is another one");
    }
    let waits = board.gap.is_some() || board.begun.is_some();
    let acts = matches!(
        board.step,
        Step::GiftTaken | Step::Visit | Step::Offer | Step::Plant | Step::Activate | Step::End
    );
    if waits && !acts || board.step == Step::GiftTaken && !waits {
        return Err("an action has begun where none can");
    }
    // Every Kappa can leave a second part behind, and a shoot's action one more; spring has no spirits (BA-12.3, BA-R1).
    let parts = if waits && board.step != Step::GiftTaken { COPIES + 1 } else { 0 };
    if board.turn.second_parts > parts {
        return Err("more second parts wait than can be owed");
    }
    let ends = match board.step {
        Step::Year | Step::Autumn => board.last.is_some(),
        Step::Draft => board.draft.count_ones() > 1,
        Step::Gift => board.gifts.count_ones() > 1,
        Step::Visit => board.areas_to_visit() != 0,
        Step::Offer => board.sticks_due() > 0,
        Step::Plant => board.acting().marker.is_some_and(|area| board.acting().shoot_count(area) > 0),
        Step::Harvest => board.turn.harvest != 0,
        _ => true,
    };
    let goes_on = match board.begun {
        Some(begun @ (Begun::HarmonySecond | Begun::Tengu { .. })) => {
            board.gap.is_some() || !board.is_done(begun)
        }
        Some(Begun::Cook) => !board.larder.row.is_empty(),
        _ => true,
    };
    let refills = match board.gap {
        None => true,
        Some(Gap::Tokens(zone)) => board.harmony[zone as usize].has_gap(),
        Some(Gap::Tiles(of_type)) => board.home[of_type as usize].has_gap(),
        Some(Gap::Food) => board.larder.row.is_empty(),
    };
    if ends && goes_on && refills { Ok(()) } else { Err("nobody has anything to decide") }
}
