//! Which harmony tokens one more tile would complete: what people at a table look for before they buy.

use engawa_bamboo::{Bamboo, Cell, House, Player, Side, Tile, TileType, Token, View, night_kind};
use engawa_kernel::Seat;

use crate::drawn::Glance;

/// Whether the house of a seat takes the tile on this cell.
fn takes(view: &View, seat: Seat, house: &House, cell: Cell, tile: Tile) -> bool {
    let reserved =
        (view.board.options().side == Side::Night).then(|| night_kind(seat.index(), cell)).flatten();
    house.tile(cell).is_none() && reserved.is_none_or(|kind| kind == tile.kind())
}

/// The tokens of a player that do not hold now and would with the tile on this cell.
pub(super) fn completed(view: &View, seat: Seat, tile: Tile, cell: Cell) -> Vec<Token> {
    let Some(player) = view.board.player(seat) else { return Vec::new() };
    let house = player.house();
    let Some(with) = house.with(cell, tile).filter(|_| takes(view, seat, house, cell, tile)) else {
        return Vec::new();
    };
    let holds = |token: Token, house: &House| {
        house.fulfils(&engawa_bamboo::Condition::of(token.zone(), token.wish()))
    };
    player.tokens().filter(|&token| !player.fulfils(token) && holds(token, &with)).collect()
}

/// The most happiness that the tile would make ready on one cell.
pub(super) fn best(view: &View, seat: Seat, tile: Tile) -> u8 {
    let worth = |cell| completed(view, seat, tile, cell).into_iter().map(Token::happiness).sum();
    Cell::all().map(worth).max().unwrap_or(0)
}

/// How near a token on a board is to being scored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Near {
    /// Its condition holds.
    Ready,
    /// It would hold with what the choice under the hand does.
    Soon,
    /// A tile on display would do.
    OneTile,
    /// Not near.
    Far,
}

/// How near a token of a seat is.
pub(super) fn near(glance: &Glance<'_, Bamboo>, seat: Seat, token: Token) -> Near {
    let view = glance.view;
    let fulfils = |view: &View| view.board.player(seat).is_some_and(|player: &Player| player.fulfils(token));
    if fulfils(view) {
        return Near::Ready;
    }
    if glance.after.is_some_and(fulfils) {
        return Near::Soon;
    }
    let mut tiles = TileType::ALL.into_iter().flat_map(|of_type| view.board.tiles(of_type));
    let does = |tile: Tile| Cell::all().any(|cell| completed(view, seat, tile, cell).contains(&token));
    if tiles.any(does) { Near::OneTile } else { Near::Far }
}
