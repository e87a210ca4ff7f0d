//! What can be taken: home tiles with their prices, harmony tokens, food.

use engawa_bamboo::{
    Bamboo, Begun, Cell, Event, Food, HARMONY_ROWS, HOME_ROWS, Kind, Tile, TileType, Token, Zone, price,
};
use engawa_words::bamboo as said;

use super::house::{gains, lacks};
use super::touch::{act, nth, touchable};
use super::{paths, piece, say, soon};
use crate::drawn::Glance;
use crate::scene::{Element, Node, el, icon};

pub(super) fn draw(glance: &Glance<'_, Bamboo>) -> Vec<Node> {
    vec![
        el("div").class("ba-market").child(tiles(glance)).child(tokens(glance)).child(kitchen(glance)).into(),
    ]
}

fn head(glance: &Glance<'_, Bamboo>, symbol: &'static str, title: &str) -> Element {
    let title = el("b").text(glance.look.words.word(title));
    el("div").class("ba-head").child(icon("i", symbol)).child(title)
}

/// The dashed line over what leaves in winter.
fn winter(glance: &Glance<'_, Bamboo>) -> Element {
    let text = el("span").text(glance.look.words.word("bamboo-see-winter"));
    el("div").class("ba-winter").about("winter").child(icon("ct", "ba-winter")).child(text)
}

/// So many are left in each stack.
fn stacks(glance: &Glance<'_, Bamboo>, left: impl Iterator<Item = usize>) -> Element {
    let left: Vec<String> = left.map(|left| left.to_string()).collect();
    el("span")
        .class("chip mut ba-left")
        .about("stacks")
        .child(icon("ct", "ic-deck"))
        .text(left.join(" · "))
        .attr("role", "img")
        .attr("aria-label", glance.look.words.say("bamboo-name-stacks", &[("left", left.join(", ").into())]))
}

/// The home display: two columns, the dearest row above.
fn tiles(glance: &Glance<'_, Bamboo>) -> Element {
    let board = &glance.view.board;
    let columns = TileType::ALL.map(|of_type| board.tiles(of_type).collect::<Vec<_>>());
    let mut grid = el("div").class("ba-tiles");
    for row in (0..HOME_ROWS).rev() {
        if row == 0 {
            grid = grid.child(winter(glance));
        }
        for of_type in TileType::ALL {
            let tile = columns[of_type as usize].get(row).copied();
            grid = grid.child(space(glance, of_type, row, tile));
        }
    }
    let left = stacks(glance, TileType::ALL.into_iter().map(|of_type| board.tiles_left(of_type)));
    let head = head(glance, "ba-house", "bamboo-see-tiles").child(left);
    el("div").class("panel ba-box").child(head).child(grid)
}

/// A space of the home display: price, happiness, tile.
fn space(glance: &Glance<'_, Bamboo>, of_type: TileType, row: usize, tile: Option<Tile>) -> Element {
    let words = glance.look.words;
    let (coins, gain) = price(of_type, row);
    let dear = glance.view.board.player(soon::seat(glance)).is_some_and(|player| player.coins() < coins);
    let cost = el("span")
        .class("ba-hp")
        .class_if(dear, "dear")
        .child(el("b").text(coins.to_string()))
        .child(icon("ct", "ba-income"));
    let gain_text = piece::happiness(say::signed(gain.into()));
    let prices = el("span").class("ba-price").child(cost).child(gain_text);
    let space = el("div").class("ba-space").key((row * 2 + of_type as usize) as u32).child(prices);
    let Some(tile) = tile else { return space.child(el("div").class("ba-cell")) };
    let seat = soon::seat(glance);
    let soon = soon::best(glance.view, seat, tile);
    // The token under the pointer wants it.
    let wanted = soon::pointed_token(glance)
        .is_some_and(|token| Cell::all().any(|cell| soon::completes(glance.view, seat, token, tile, cell)));
    let fresh = glance.last.contains(&Event::TileDealt { tile });
    let space = space
        .class_if(fresh, "fresh")
        .class_if(wanted, "want")
        .about(format!("tile-{}", tile.id()))
        .child(piece::tile(tile).children(soon.map(|(gain, zone)| gains(gain, zone))));
    let name = || {
        let column = if of_type == TileType::I { "I" } else { "II" };
        let args = [
            ("tile", said::tile(words, tile).into()),
            ("column", column.into()),
            ("row", (row + 1).into()),
            ("coins", coins.into()),
            ("gain", gain.into()),
        ];
        words.say("bamboo-name-tile", &args)
    };
    touchable(glance, space, paths::tile(tile), name, name)
}

/// The harmony display.
fn tokens(glance: &Glance<'_, Bamboo>) -> Element {
    let board = &glance.view.board;
    let columns = Zone::ALL.map(|zone| board.tokens(zone).collect::<Vec<_>>());
    let mut grid = el("div").class("ba-tokens");
    for row in (0..HARMONY_ROWS).rev() {
        if row == 0 {
            grid = grid.child(winter(glance));
        }
        for zone in Zone::ALL {
            let shown = columns[zone as usize].get(row).copied();
            grid = grid.child(match shown {
                Some(one) => token(glance, row, one),
                None => el("div").class("ba-token ba-empty"),
            });
        }
    }
    let left = stacks(glance, Zone::ALL.into_iter().map(|zone| board.tokens_left(zone)));
    let head = head(glance, "ba-harmony", "bamboo-see-tokens").child(left);
    el("div").class("panel ba-box").child(head).child(grid)
}

/// A token on display: taken by a touch. Whether it would hold at once is seen before.
fn token(glance: &Glance<'_, Bamboo>, row: usize, token: Token) -> Element {
    let words = glance.look.words;
    let seat = soon::seat(glance);
    let holds = glance.view.board.player(seat).is_some_and(|player| player.fulfils(token));
    let badge = holds.then(|| el("span").class("ba-gain").child(icon("ct", "ic-check")));
    // What it would still lack is asked while tokens are taken.
    let taking = matches!(glance.view.board.begun(), Some(Begun::Harmony | Begun::HarmonySecond));
    let missing = if taking { soon::missing(glance.view, seat, token) } else { Vec::new() };
    let lacks = (!missing.is_empty()).then(|| lacks(&missing));
    let drawn = piece::token(token)
        .key(token.id().into())
        .about(format!("token-{}", token.id()))
        .children(badge)
        .children(lacks);
    let plain = || {
        let name = nth(words, said::token(words, token), row + 1);
        if holds { format!("{name}. {}", words.word("bamboo-see-ready")) } else { name }
    };
    let does = || nth(words, act(glance, Kind::TakeToken { token }), row + 1);
    touchable(glance, drawn, paths::token(token), plain, does)
}

/// The food row.
fn kitchen(glance: &Glance<'_, Bamboo>) -> Element {
    let (words, board) = (glance.look.words, &glance.view.board);
    let mut spaces = Vec::new();
    for (food, count) in Food::ALL.into_iter().zip(board.food().counts()) {
        for place in 0..count {
            let drawn = el("div")
                .class("ba-food")
                .about(format!("food-{}", food.name()))
                .child(el("b").text(food.value().to_string()))
                .child(icon("ba-glyph", piece::food(food)));
            let plain = || said::food(words, food);
            let does = || match (act(glance, Kind::TakeFood { food }), place) {
                (take, 0) => take,
                (take, _) => nth(words, take, usize::from(place) + 1),
            };
            spaces.push(touchable(glance, drawn, paths::food(food, place), plain, does));
        }
    }
    let empty = (spaces.len()..5).map(|_| el("div").class("ba-food ba-empty"));
    let hint = el("span").class("mut sm").text(words.word("bamboo-see-kitchen-hint"));
    el("div")
        .class("panel ba-box ba-kitchen")
        .child(head(glance, "ba-cook", "bamboo-see-kitchen").child(hint))
        .child(el("div").class("ba-foods").children(spaces).children(empty))
}
