//! Which harmony tokens one more tile would complete: what people at a table look for before they buy.

use engawa_bamboo::{
    Bamboo, Cell, Condition, House, Player, Side, Tile, TileKind, TileType, Token, View, Zone, night_kind,
};
use engawa_kernel::{Seat, Viewer};

use crate::drawn::Glance;

/// Whose wishes the market speaks of: those of who looks.
pub(super) fn seat(glance: &Glance<'_, Bamboo>) -> Seat {
    match glance.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => glance.look.shown,
    }
}

/// Whether the house of a seat takes a tile of this kind on this cell.
fn takes(view: &View, seat: Seat, house: &House, cell: Cell, kind: TileKind) -> bool {
    let reserved =
        (view.board.options().side == Side::Night).then(|| night_kind(seat.index(), cell)).flatten();
    house.tile(cell).is_none() && reserved.is_none_or(|only| only == kind)
}

/// The house of a seat with the tile on this cell.
fn with(view: &View, seat: Seat, tile: Tile, cell: Cell) -> Option<House> {
    let house = view.board.player(seat)?.house();
    house.with(cell, tile).filter(|_| takes(view, seat, house, cell, tile.kind()))
}

fn holds(token: Token, house: &House) -> bool {
    house.fulfils(&Condition::of(token.zone(), token.wish()))
}

/// Whether the tile on this cell would complete the token, which does not hold now.
pub(super) fn completes(view: &View, seat: Seat, token: Token, tile: Tile, cell: Cell) -> bool {
    let house = view.board.player(seat).map(Player::house);
    house.is_some_and(|house| !holds(token, house))
        && with(view, seat, tile, cell).is_some_and(|house| holds(token, &house))
}

/// The tokens of a player that do not hold now and would with the tile on this cell.
pub(super) fn completed(view: &View, seat: Seat, tile: Tile, cell: Cell) -> Vec<Token> {
    let Some(player) = view.board.player(seat) else { return Vec::new() };
    let Some(with) = with(view, seat, tile, cell) else { return Vec::new() };
    player.tokens().filter(|&token| !player.fulfils(token) && holds(token, &with)).collect()
}

/// The most happiness that the tile would make ready on one cell, and a zone that it would be for.
pub(super) fn best(view: &View, seat: Seat, tile: Tile) -> Option<(u8, Zone)> {
    let worth = |cell| {
        let tokens = completed(view, seat, tile, cell);
        let zone = tokens.first()?.zone();
        Some((tokens.into_iter().map(Token::happiness).sum(), zone))
    };
    Cell::all().filter_map(worth).max_by_key(|&(gain, _)| gain)
}

/// One tile that is all a token lacks: its kind, the least comfort, the cells where it may lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Missing {
    pub(super) kind: TileKind,
    pub(super) comfort: u8,
    pub(super) cells: Vec<Cell>,
}

/// The tiles that would each complete the token for a seat, by kind. None if it holds, or if it lacks more than one.
pub(super) fn missing(view: &View, seat: Seat, token: Token) -> Vec<Missing> {
    let mut found: Vec<Missing> = Vec::new();
    for kind in TileKind::ALL {
        // The modest tiles first: what they complete needs no better one.
        let mut cells = Vec::new();
        for comfort in 1..=3 {
            let Some(tile) = Tile::all().find(|tile| tile.kind() == kind && tile.comfort() == comfort) else {
                continue;
            };
            let enough: Vec<Cell> = Cell::all()
                .filter(|cell| !cells.contains(cell) && completes(view, seat, token, tile, *cell))
                .collect();
            cells.extend(&enough);
            if !enough.is_empty() {
                found.push(Missing { kind, comfort, cells: enough });
            }
        }
    }
    found
}

/// The tiles on display that would complete the token for a seat.
pub(super) fn on_display(view: &View, seat: Seat, token: Token) -> impl Iterator<Item = Tile> {
    let tiles = TileType::ALL.into_iter().flat_map(|of_type| view.board.tiles(of_type));
    tiles.filter(move |&tile| Cell::all().any(|cell| completes(view, seat, token, tile, cell)))
}

/// How near a token on a board is to being scored.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Near {
    /// Its condition holds.
    Ready,
    /// It would hold with what the choice under the hand does.
    Soon,
    /// One tile would do; and whether such a tile is on display.
    OneTile(Vec<Missing>, bool),
    /// Not near.
    Far,
}

/// How near a token is for a seat.
pub(super) fn near(glance: &Glance<'_, Bamboo>, seat: Seat, token: Token) -> Near {
    let view = glance.view;
    let fulfils = |view: &View| view.board.player(seat).is_some_and(|player: &Player| player.fulfils(token));
    if fulfils(view) {
        return Near::Ready;
    }
    if glance.after.is_some_and(fulfils) {
        return Near::Soon;
    }
    let missing = missing(view, seat, token);
    if missing.is_empty() {
        return Near::Far;
    }
    let shown = on_display(view, seat, token).next().is_some();
    Near::OneTile(missing, shown)
}

/// What the pointer rests on, by its number: `tile-7`, `token-12`.
fn pointed(glance: &Glance<'_, Bamboo>, kind: &str) -> Option<u8> {
    let about = glance.look.pointed?.strip_prefix(kind)?;
    about.strip_prefix('-')?.parse().ok()
}

/// The token under the pointer.
pub(super) fn pointed_token(glance: &Glance<'_, Bamboo>) -> Option<Token> {
    pointed(glance, "token").and_then(Token::new)
}

/// The tile that is thought about: chosen, or under the pointer.
pub(super) fn thought(glance: &Glance<'_, Bamboo>) -> Option<Tile> {
    let chosen =
        super::paths::chosen_tile(glance.look.chooser.chosen()).filter(|_| glance.look.seat.is_some());
    let shown = |tile: &Tile| glance.view.board.tiles(tile.of_type()).any(|other| other == *tile);
    chosen.or_else(|| pointed(glance, "tile").and_then(Tile::new).filter(shown))
}
