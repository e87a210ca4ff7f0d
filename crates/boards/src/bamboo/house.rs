//! A house: its cells, the tokens beside it, its balance.

use engawa_bamboo::{
    Bamboo, Cell, Event, HELD, House, Kind, Player, Side, Token, Zone, imbalance, night_kind,
};
use engawa_kernel::Seat;
use engawa_words::bamboo as said;

use super::soon::{self, Near};
use super::touch::{act, named, nth, touchable};
use super::{paths, piece, say};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

pub(super) fn draw(glance: &Glance<'_, Bamboo>) -> Vec<Node> {
    let seat = glance.look.shown;
    let Some(player) = glance.view.board.player(seat) else { return Vec::new() };
    let cells = Cell::all().map(|one| cell(glance, seat, player, one));
    let middle = el("div")
        .class("ba-middle")
        .child(el("div").class("ba-house").children(cells))
        .child(balance(glance, seat, player.house()));
    let house = el("div")
        .class("panel ba-box ba-home")
        .child(tokens(glance, seat, player, Zone::Left))
        .child(middle)
        .child(tokens(glance, seat, player, Zone::Right))
        .child(tokens(glance, seat, player, Zone::House));
    vec![house.into()]
}

/// A cell: its tile, the tile under the hand, or what may come there.
fn cell(glance: &Glance<'_, Bamboo>, seat: Seat, player: &Player, cell: Cell) -> Element {
    let (words, look) = (glance.look.words, glance.look);
    let place = format!("grid-area:{}/{}", cell.row() + 1, cell.column() + 1);
    let drawn = |element: Element| element.key(cell.index() as u32).attr("style", place.clone());
    if let Some(tile) = player.house().tile(cell) {
        let name = format!("{cell}: {}", said::tile(words, tile));
        let bought = |event: &Event| matches!(*event, Event::TileBought { seat: who, cell: at, .. } if who == seat && at == cell);
        let tile_drawn = drawn(piece::tile(tile)).class_if(glance.last.iter().any(bought), "last");
        return named(tile_drawn.about(format!("tile-{}", tile.id())), name);
    }
    let night = glance.view.board.options().side == Side::Night;
    let reserved = night.then(|| night_kind(seat.index(), cell)).flatten();
    let empty = el("div").class("ba-cell").class_if(cell.column() == 2, "center");
    let own = look.is_own_board();
    let chosen = paths::chosen_tile(look.chooser.chosen()).filter(|_| own);
    let ghost = match glance.ghost {
        Some(Kind::BuyTile { tile, cell: to }) if to == cell && own => Some(tile),
        _ => None,
    };
    let empty = match (ghost, reserved) {
        (Some(tile), _) => piece::tile(tile).class("would"),
        (None, Some(kind)) => {
            let cost = el("span").class("ba-cost").text("−1");
            empty
                .class("reserved")
                .about(format!("night-{}", kind.name()))
                .child(piece::kind(kind))
                .child(cost)
        }
        (None, None) => empty,
    };
    // What the chosen tile would make ready there.
    let lit = own && look.is_lit(paths::cell(cell));
    let gain: u8 = chosen.filter(|_| lit).map_or(0, |tile| {
        soon::completed(glance.view, seat, tile, cell).into_iter().map(Token::happiness).sum()
    });
    let empty = drawn(empty).children((gain > 0).then(|| gains(gain)));
    let plain = || match reserved {
        Some(kind) => format!("{cell}: {}", said::kind(words, kind)),
        None => words.say("bamboo-name-cell", &[("cell", cell.to_string().into())]),
    };
    if !own {
        return named(empty, plain());
    }
    let does = || chosen.map_or_else(plain, |tile| act(glance, Kind::BuyTile { tile, cell }));
    touchable(glance, empty, paths::cell(cell), plain, does)
}

/// A tag: so much happiness becomes ready.
pub(super) fn gains(gain: u8) -> Element {
    el("span").class("ba-gain").text(format!("+{gain}"))
}

/// The tokens of a zone, and the spaces that are free.
fn tokens(glance: &Glance<'_, Bamboo>, seat: Seat, player: &Player, zone: Zone) -> Element {
    let words = glance.look.words;
    let held: Vec<Token> = player.held(zone).collect();
    let free = (held.len()..HELD as usize)
        .map(|_| el("div").class("ba-token ba-empty").text(words.word("bamboo-see-free")));
    let title = el("span")
        .class("ba-name")
        .child(icon("ct", piece::zone(zone)))
        .child(el("span").class("clip").text(say::capital(&said::zone(words, zone))));
    let drawn = held.into_iter().enumerate().map(|(place, one)| token(glance, seat, place, one));
    el("div").class("ba-held").child(title).children(drawn).children(free)
}

/// A token of a board: scored by a touch, if its condition holds.
fn token(glance: &Glance<'_, Bamboo>, seat: Seat, place: usize, token: Token) -> Element {
    let words = glance.look.words;
    let near = soon::near(glance, seat, token);
    let badge = match near {
        Near::Ready => Some(("tag ok", "bamboo-see-ready")),
        Near::Soon => Some(("tag lit", "bamboo-see-ready")),
        Near::OneTile => Some(("tag", "bamboo-see-one-tile")),
        Near::Far => None,
    };
    let badge = badge.map(|(class, key)| {
        let check = (near != Near::OneTile).then(|| icon("ct", "ic-check"));
        el("span").class(class).children(check).text(words.word(key))
    });
    let badge = badge.or_else(|| progress(glance, seat, token));
    let drawn =
        piece::token(token).key(token.id().into()).about(format!("token-{}", token.id())).children(badge);
    let plain = || nth(words, said::token(words, token), place + 1);
    if !glance.look.is_own_board() {
        return named(drawn, plain());
    }
    let does = || nth(words, act(glance, Kind::ScoreToken { token }), place + 1);
    touchable(glance, drawn, paths::own_token(token), plain, does)
}

/// How far a token is that counts comfort.
fn progress(glance: &Glance<'_, Bamboo>, seat: Seat, token: Token) -> Option<Element> {
    let engawa_bamboo::Wish::Sum { kind, comfort } = *token.wish() else { return None };
    let (first, count) = token.zone().columns();
    let house = glance.view.board.player(seat)?.house();
    let counts = |(cell, tile): &(Cell, engawa_bamboo::Tile)| {
        (first..first + count).contains(&cell.column()) && tile.kind() == kind
    };
    let have: u8 = house.tiles().filter(counts).map(|(_, tile)| tile.comfort()).sum();
    Some(el("span").class("tag").text(format!("{have} / {comfort}")))
}

/// The comfort of both halves, and what their difference costs.
fn balance(glance: &Glance<'_, Bamboo>, seat: Seat, house: &House) -> Element {
    let words = glance.look.words;
    let then =
        glance.after.and_then(|after| after.board.player(seat)).map_or(*house, |player| *player.house());
    let (left, right) = then.balance();
    let loss = imbalance(left, right);
    let side = |key: &str, comfort: u8| {
        let text = el("span").text(words.word(key));
        el("span")
            .class("chip")
            .child(text)
            .child(el("b").text(comfort.to_string()))
            .child(icon("ba-pip", "ba-comfort"))
    };
    let cost = el("span")
        .class(if loss == 0 { "tag ok" } else { "tag you" })
        .child(icon("ct", "ba-balance"))
        .text(say::signed(loss))
        .child(icon("ct", "ba-happiness"));
    el("div")
        .class("ba-balance")
        .about("balance")
        .class_if(then != *house, "then")
        .child(side("bamboo-see-left", left))
        .child(cost)
        .child(side("bamboo-see-right", right))
}

/// A house so small that only kinds can be told.
pub(super) fn mini(house: &House) -> Element {
    let cell = |cell: Cell| {
        let place = format!("grid-area:{}/{}", cell.row() + 1, cell.column() + 1);
        let drawn = el("span").class("ba-spot").attr("style", place);
        drawn.children(house.tile(cell).map(|tile| piece::kind(tile.kind())))
    };
    el("div").class("ba-mini").attr("aria-hidden", "true").children(Cell::all().map(cell))
}
