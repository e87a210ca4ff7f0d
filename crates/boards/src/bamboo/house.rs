//! A house: its cells, the tokens beside it, its balance.

use engawa_bamboo::{
    Bamboo, Cell, Event, HELD, House, Kind, Player, Side, TileKind, Token, Zone, imbalance, night_kind,
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
    let wants = wants(glance, seat, player);
    let cells = Cell::all().map(|one| cell(glance, seat, player, one, &wants));
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

/// A tile of this kind on this cell would complete the token.
type Want = (Cell, TileKind, Token);

/// The places that want to be seen: all of the token under the pointer, and of the others those with one place only.
fn wants(glance: &Glance<'_, Bamboo>, seat: Seat, player: &Player) -> Vec<Want> {
    let pointed = soon::pointed_token(glance);
    let mut wants = Vec::new();
    for token in pointed.into_iter().chain(player.tokens()) {
        let missing = soon::missing(glance.view, seat, token);
        let places = missing.iter().flat_map(|one| one.cells.iter().map(|&cell| (cell, one.kind, token)));
        let places: Vec<Want> = places.collect();
        if pointed == Some(token) || pointed.is_none() && places.len() == 1 {
            wants.extend(places);
        }
    }
    wants
}

/// A cell: its tile, the tile under the hand, or what may come there.
fn cell(glance: &Glance<'_, Bamboo>, seat: Seat, player: &Player, cell: Cell, wants: &[Want]) -> Element {
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
    // What the tile that is thought about would make ready there; else the one tile that a token still lacks.
    let empty = drawn(empty);
    let empty = match soon::thought(glance) {
        Some(tile) => {
            let tokens = soon::completed(glance.view, seat, tile, cell);
            let gain = tokens.iter().map(|token| token.happiness()).sum();
            empty.children(tokens.first().map(|token| gains(gain, token.zone())))
        }
        None => match wants.iter().find(|(at, ..)| *at == cell) {
            Some(&(_, kind, token)) => empty
                .class("want")
                .children(reserved.is_none().then(|| piece::kind(kind)))
                .child(gains(token.happiness(), token.zone())),
            None => empty,
        },
    };
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

/// A tag: so much happiness becomes ready in this zone.
pub(super) fn gains(gain: u8, zone: Zone) -> Element {
    el("span").class("ba-gain").child(icon("ct", piece::zone(zone))).text(format!("+{gain}"))
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
    let ready = |class| {
        let check = icon("ct", "ic-check");
        Some(el("span").class(class).child(check).text(words.word("bamboo-see-ready")))
    };
    let badge = match &near {
        Near::Ready => ready("tag ok"),
        Near::Soon => ready("tag lit"),
        Near::OneTile(missing, shown) => Some(lacks(missing).class_if(*shown, "shown")),
        Near::Far => progress(glance, seat, token),
    };
    // The tile that is thought about would complete it.
    let thought = soon::thought(glance)
        .is_some_and(|tile| Cell::all().any(|cell| soon::completes(glance.view, seat, token, tile, cell)));
    let drawn = piece::token(token)
        .key(token.id().into())
        .about(format!("token-{}", token.id()))
        .class_if(thought, "want")
        .children(badge);
    let plain = || {
        let name = nth(words, said::token(words, token), place + 1);
        match &near {
            Near::Ready => format!("{name}. {}", words.word("bamboo-see-ready")),
            Near::OneTile(missing, _) => format!("{name}. {}", say::lacks(words, missing)),
            _ => name,
        }
    };
    if !glance.look.is_own_board() {
        return named(drawn, plain());
    }
    let does = || nth(words, act(glance, Kind::ScoreToken { token }), place + 1);
    touchable(glance, drawn, paths::own_token(token), plain, does)
}

/// The one tile that is lacking: its kind, how much comfort at least, and the cell if there is only one.
pub(super) fn lacks(missing: &[soon::Missing]) -> Element {
    let mut kinds: Vec<TileKind> = missing.iter().map(|one| one.kind).collect();
    kinds.dedup();
    let least = missing.iter().map(|one| one.comfort).min().filter(|&comfort| comfort > 1);
    let mut cells = missing.iter().flat_map(|one| &one.cells);
    let first = cells.next();
    let cell = first.filter(|&first| cells.all(|cell| cell == first));
    let tag = el("span").class("tag ba-lacks").text("+");
    // Any kind will do: a dashed cell, as in the patterns.
    let tag = if kinds.len() == TileKind::ALL.len() {
        tag.child(el("span").class("ba-spot any"))
    } else {
        tag.children(kinds.into_iter().map(piece::kind))
    };
    tag.children(least.map(piece::least)).children(cell.map(|cell| el("span").text(cell.to_string())))
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
