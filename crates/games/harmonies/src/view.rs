//! What one viewer may see, how it is written as JSON, and a whole position made from it.

use arrayvec::ArrayVec;
use engawa_kernel::{Bag, Chance, Deck, Dice, Seat, SeatCount, Stage, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Gone, MOST_ROW, MOST_SEATS, Phase, each_card};
use crate::data::{ALL_ANIMALS, ALL_SPIRITS, TOKENS};
use crate::hidden::Hidden;
use crate::land::Land;
use crate::player::{Player, SLOTS};
use crate::{Card, Cell, Colour, Harmonies, Options, Pile, Side, Space, Tokens};

/// What one viewer may see: the board, and the spirits that only this viewer has seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenView", into = "WrittenView")]
pub struct View {
    /// What everybody may see.
    pub board: Board,
    /// The viewer's seat; none for a spectator.
    pub seat: Option<Seat>,
    /// The two spirit cards to choose from, if the viewer is choosing.
    pub offered: Option<[Card; 2]>,
    /// The spirit card that the viewer refused.
    pub refused: Option<Card>,
}

impl Harmonies {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if self.board.seats.has(seat) => Some(seat),
            _ => None,
        };
        View {
            board: self.board,
            seat,
            offered: self.hidden.offered.filter(|_| seat == Some(self.board.active)),
            // What was refused stays secret, also at the end (HA-10.2).
            refused: seat.and_then(|seat| self.hidden.refused[seat.index()]),
        }
    }

    pub(crate) fn dealt_from(view: &View, dice: &mut Dice) -> Harmonies {
        let board = view.board;
        let (mut chance, mut stage) = (Chance::default(), Stage::silent(dice));
        let mut spirits = Deck::of(view.unknown_spirits());
        let mut draw = || spirits.draw(&mut chance, board.seats.all(), &mut stage).and_then(Card::new);
        let mut refused = [None; MOST_SEATS];
        for (place, player) in board.players().iter().enumerate() {
            let own = view.seat.is_some_and(|seat| seat.index() == place);
            refused[place] = if own { view.refused } else { player.spirit().and_then(|_| draw()) };
        }
        let offered = view.offered.or_else(|| match board.phase {
            Phase::Spirit => Some([draw()?, draw()?]),
            _ => None,
        });
        Harmonies { board, hidden: Hidden { spirits, offered, refused } }
    }
}

impl View {
    /// The spirits of which this viewer does not know where they are.
    fn unknown_spirits(&self) -> u64 {
        if !self.board.options.spirits {
            return 0;
        }
        let kept = self.board.players().iter().filter_map(Player::spirit);
        let seen = kept.chain(self.refused).chain(self.offered.into_iter().flatten());
        seen.fold(ALL_SPIRITS, |unknown, card| unknown & !card.set())
    }
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenView {
    board: WrittenBoard,
    seat: Option<Seat>,
    offered: Option<[Card; 2]>,
    refused: Option<Card>,
}

/// The board as it is written: every thing where it lies, by name. What is derived is left out.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBoard {
    options: Options,
    seats: SeatCount,
    chance: Chance,
    first: Seat,
    active: Seat,
    round: u8,
    phase: Phase,
    last_round: bool,
    emptied: Option<Space>,
    hand: Tokens,
    card_taken: bool,
    spaces: ArrayVec<Tokens, { Space::MOST }>,
    row: ArrayVec<Option<Card>, MOST_ROW>,
    bag: Bag<6>,
    deck: Vec<Card>,
    tokens_gone: [u8; 6],
    cards_gone: Vec<Card>,
    players: ArrayVec<WrittenPlayer, MOST_SEATS>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    piles: Vec<WrittenPile>,
    cards: ArrayVec<Card, SLOTS>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPile {
    at: Cell,
    stack: Pile,
    #[serde(default)]
    cube: Option<Card>,
}

impl From<View> for WrittenView {
    fn from(view: View) -> WrittenView {
        WrittenView {
            board: (&view.board).into(),
            seat: view.seat,
            offered: view.offered,
            refused: view.refused,
        }
    }
}

impl From<&Board> for WrittenBoard {
    fn from(board: &Board) -> WrittenBoard {
        WrittenBoard {
            options: board.options,
            seats: board.seats,
            chance: board.chance,
            first: board.first,
            active: board.active,
            round: board.round,
            phase: board.phase,
            last_round: board.last_round,
            emptied: board.emptied,
            hand: board.hand,
            card_taken: board.card_taken,
            spaces: board.spaces().iter().copied().collect(),
            row: board.row().iter().copied().collect(),
            bag: board.bag,
            deck: board.deck().collect(),
            tokens_gone: board.gone.tokens,
            cards_gone: board.cards_gone().collect(),
            players: board.players().iter().map(WrittenPlayer::from).collect(),
        }
    }
}

impl From<&Player> for WrittenPlayer {
    fn from(player: &Player) -> WrittenPlayer {
        let pile = |(at, stack)| WrittenPile { at, stack, cube: player.cube(at) };
        WrittenPlayer { piles: player.piles().map(pile).collect(), cards: player.cards().collect() }
    }
}

impl WrittenPlayer {
    fn read(&self, side: Side) -> Result<Player, &'static str> {
        let mut land = Land::empty(side);
        let mut cubes = [None; Cell::MOST];
        for pile in &self.piles {
            if pile.at.side() != side {
                return Err("a pile lies on the other side of the board");
            }
            land.place_pile(pile.at, pile.stack.tokens()).map_err(|_| "two piles lie on one cell")?;
            cubes[pile.at.bit() as usize] = pile.cube;
        }
        set_of(&self.cards)?;
        let mut cards = [None; SLOTS];
        cards.iter_mut().zip(&self.cards).for_each(|(place, &card)| *place = Some(card));
        let player = Player::from_parts(land, cubes, cards);
        if player.placed().any(|(card, placed)| {
            let finished = placed == card.cubes();
            placed > card.cubes() || finished == self.cards.contains(&card)
        }) {
            return Err("a card has too many cubes on the board, or lies at the wrong place");
        }
        Ok(player)
    }
}

impl WrittenBoard {
    /// The board, if it can be one: every token and every animal is somewhere, once.
    fn read(&self) -> Result<Board, &'static str> {
        let side = self.options.side;
        let mut players = [Player::new(side); MOST_SEATS];
        if self.players.len() != self.seats.get() {
            return Err("there is not one board for each seat");
        }
        for (player, written) in players.iter_mut().zip(&self.players) {
            *player = written.read(side)?;
        }
        let mut board = Board {
            options: self.options,
            seats: self.seats,
            chance: self.chance,
            first: self.first,
            active: self.active,
            round: self.round,
            phase: self.phase,
            last_round: self.last_round,
            emptied: self.emptied,
            hand: self.hand,
            card_taken: self.card_taken,
            spaces: [Tokens::NONE; Space::MOST],
            row: [None; MOST_ROW],
            bag: self.bag,
            deck: Deck::of(set_of(&self.deck)?),
            gone: Gone { tokens: self.tokens_gone, cards: set_of(&self.cards_gone)? },
            players,
        };
        if !self.seats.has(self.first) || !self.seats.has(self.active) {
            return Err("nobody sits where the turn is");
        }
        if self.spaces.len() != board.space_count() || self.row.len() != board.row_count() {
            return Err("the central board or the row has another size");
        }
        board.spaces[..self.spaces.len()].copy_from_slice(&self.spaces);
        board.row[..self.row.len()].copy_from_slice(&self.row);
        let whole = |(place, space): (usize, &Tokens)| {
            let emptied = self.emptied.is_some_and(|emptied| emptied.index() == place);
            space.len() == if emptied { 0 } else { Tokens::MOST }
        };
        if !board.spaces().iter().enumerate().all(whole) || (self.emptied.is_none() && !self.hand.is_empty())
        {
            return Err("the spaces hold other numbers of tokens");
        }
        every_token_once(&board)?;
        every_animal_once(&board)?;
        one_spirit_each(&board)?;
        Ok(board)
    }
}

fn every_token_once(board: &Board) -> Result<(), &'static str> {
    let mut counts = TOKENS.map(i32::from);
    let mut count = |colour: Colour, tokens: u8| counts[colour.index()] -= i32::from(tokens);
    for colour in Colour::ALL {
        count(colour, board.bag()[colour.index()]);
        count(colour, board.tokens_gone()[colour.index()]);
    }
    board
        .spaces
        .iter()
        .chain([&board.hand])
        .flat_map(|tokens| tokens.iter())
        .for_each(|colour| count(colour, 1));
    for (_, pile) in board.players().iter().flat_map(Player::piles) {
        pile.tokens().iter().for_each(|&colour| count(colour, 1));
    }
    if counts == [0; 6] { Ok(()) } else { Err("the tokens do not add up") }
}

fn every_animal_once(board: &Board) -> Result<(), &'static str> {
    let owned = board.players().iter().flat_map(|player| player.placed().map(|(card, _)| card));
    let all: Vec<Card> = owned
        .filter(|card| !card.is_spirit())
        .chain(board.row_cards())
        .chain(board.deck())
        .chain(board.cards_gone())
        .collect();
    if set_of(&all)? == ALL_ANIMALS { Ok(()) } else { Err("the animal cards do not add up") }
}

fn one_spirit_each(board: &Board) -> Result<(), &'static str> {
    let of_player = |player: &Player| player.placed().filter(|(card, _)| card.is_spirit()).count();
    let kept: Vec<Card> = board.players().iter().filter_map(Player::spirit).collect();
    let more_than_one = board.players().iter().any(|player| of_player(player) > 1);
    if more_than_one || set_of(&kept).is_err() || (!board.options.spirits && !kept.is_empty()) {
        return Err("a spirit is where it cannot be");
    }
    Ok(())
}

/// The set of these cards, if none stands there twice.
fn set_of(cards: &[Card]) -> Result<u64, &'static str> {
    let set = cards.iter().fold(0, |set, card| set | card.set());
    if each_card(set).count() == cards.len() { Ok(set) } else { Err("a card stands there twice") }
}

impl TryFrom<WrittenView> for View {
    type Error = &'static str;

    fn try_from(written: WrittenView) -> Result<View, &'static str> {
        let board = written.board.read()?;
        let WrittenView { seat, offered, refused, .. } = written;
        let choosing = board.phase == Phase::Spirit && seat == Some(board.active);
        let known: Vec<Card> = board
            .players()
            .iter()
            .filter_map(Player::spirit)
            .chain(refused)
            .chain(offered.into_iter().flatten())
            .collect();
        let spirits = known.iter().all(|card| card.is_spirit());
        if set_of(&known).is_err() || !spirits || offered.is_some() != choosing {
            return Err("a spirit is where it cannot be");
        }
        if seat.is_some_and(|seat| !board.seats.has(seat)) || (refused.is_some() && seat.is_none()) {
            return Err("nobody sits where the view is from");
        }
        Ok(View { board, seat, offered, refused })
    }
}
