//! The table of Bamboo as text.

use engawa_bamboo::{
    Bamboo, Cell, Player, Shoot, Side, Slot, Spirit, Spirits, Step, Temple, TileKind, TileType, View, Zone,
    night_kind, price,
};
use engawa_kernel::{Rules, Seat};
use engawa_words::{Words, bamboo as told};

use super::{Draw, Scene};

/// The kind of a tile in one letter; the legend explains them.
fn letter(words: &Words, kind: TileKind) -> String {
    words.word(&format!("bamboo-sign-{}", kind.name()))
}

/// The three rows of a house: kind and comfort of a tile, the kind that a cell is reserved for in brackets, or the name of
/// the cell.
fn house(words: &Words, side: Side, seat: Seat, player: &Player) -> Vec<String> {
    let cell = |cell: Cell| match (player.house().tile(cell), night_kind(seat.index(), cell)) {
        (Some(tile), _) => format!("[{}{}]", letter(words, tile.kind()), tile.comfort()),
        (None, Some(kind)) if side == Side::Night => format!("{cell}:{}", letter(words, kind)),
        (None, _) => format!(" {cell} "),
    };
    let row =
        |row: u8| (0..5).filter_map(|column| Cell::at(column, row)).map(cell).collect::<Vec<_>>().join(" ");
    (0..3).map(row).collect()
}

fn shoots(words: &Words, shoots: impl Iterator<Item = Shoot>) -> String {
    let named: Vec<String> = shoots.map(|shoot| told::shoot(words, shoot)).collect();
    if named.is_empty() { "–".into() } else { named.join(" | ") }
}

fn spirits(words: &Words, spirits: Spirits) -> String {
    let named: Vec<String> = spirits.iter().map(|spirit: Spirit| told::spirit(words, spirit)).collect();
    if named.is_empty() { "–".into() } else { named.join(", ") }
}

fn player(scene: &Scene<'_, View>, seat: Seat, player: &Player) -> String {
    let Scene { view, names, words } = scene;
    let (left, right) = player.house().balance();
    let args = [
        ("who", names[seat.index()].as_str().into()),
        ("points", Bamboo::sheet(view, seat).map_or(0, |sheet| sheet.total()).into()),
        ("happiness", player.happiness().into()),
        ("coins", player.coins().into()),
        ("sticks", player.sticks().into()),
        ("food", told::foods(words, player.food()).into()),
        ("eaters", player.house().len().into()),
        ("left", left.into()),
        ("right", right.into()),
    ];
    let mut lines = vec![words.say("bamboo-draw-player", &args)];
    let mut beside = Vec::new();
    for area in Temple::ALL {
        let marker = if player.marker() == Some(area) { '*' } else { ' ' };
        let name = told::temple(words, area);
        beside.push(format!("{marker}{name}: {}", shoots(words, player.shoots(area))));
    }
    let rows = house(words, view.board.options().side, seat, player);
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or(0);
    for line in 0..beside.len().max(rows.len()) {
        let row = rows.get(line).map_or("", String::as_str);
        let pad = " ".repeat(width - row.chars().count());
        lines.push(format!("    {row}{pad}   {}", beside.get(line).map_or("", String::as_str)));
    }
    for token in player.tokens() {
        let holds = if player.fulfils(token) { '✓' } else { ' ' };
        lines.push(format!("    {holds} {}", told::token(words, token)));
    }
    let args = [
        ("awake", spirits(words, player.awake()).into()),
        ("asleep", spirits(words, player.asleep()).into()),
        ("scored", player.scored().count().into()),
    ];
    lines.push(format!("    {}", words.say("bamboo-draw-spirits", &args)));
    lines.join("\n")
}

/// The four slots side by side: what leaves first stands on top, what was planted in this turn below the line.
fn grove(words: &Words, view: &View) -> String {
    let grove = view.board.grove();
    let line = |slot: Slot| {
        let planted: Vec<String> = grove.planted(slot).map(|shoot| told::shoot(words, shoot)).collect();
        let standing = shoots(words, grove.slot(slot).iter().copied());
        let below =
            if planted.is_empty() { String::new() } else { format!(" ← {}", planted.join(" ← ")) };
        format!("    {}: {standing}{below}", slot.index() + 1)
    };
    Slot::all().map(line).collect::<Vec<_>>().join("\n")
}

fn temples(scene: &Scene<'_, View>) -> String {
    let Scene { view, names, words } = scene;
    let line = |temple: Temple| {
        let shrine = view.board.shrine(temple);
        let ghost = (0..shrine.ghost()).map(|_| words.word("bamboo-draw-ghost"));
        let sticks: Vec<String> =
            ghost.chain(shrine.sticks().map(|seat| names[seat.index()].clone())).collect();
        let spirit = shrine.spirit().map_or_else(|| "–".into(), |spirit| told::spirit(words, spirit));
        let sticks = if sticks.is_empty() { "–".into() } else { sticks.join(" < ") };
        format!("    {}: {spirit} (+{}): {sticks}", told::temple(words, temple), shrine.under())
    };
    Temple::ALL.map(line).join("\n")
}

impl Draw for Bamboo {
    fn draw(scene: &Scene<'_, View>) -> String {
        let Scene { view, words, .. } = scene;
        let seen = &view.board;
        let mut text = String::new();
        let mut line = |content: String| {
            text.push_str(&content);
            text.push('\n');
        };
        for (seat, one) in seen.seats().seats().zip(seen.players()) {
            line(player(scene, seat, one));
        }
        line(words.word("bamboo-draw-legend"));
        line(format!("{}:", words.word("bamboo-draw-grove")));
        line(grove(words, view));
        line(format!("{}:", words.word("bamboo-draw-temples")));
        line(temples(scene));
        line(format!("{}:", words.word("bamboo-draw-tiles")));
        for of_type in TileType::ALL {
            let tile = |(row, tile)| {
                let (coins, gain) = price(of_type, row);
                let args = [
                    ("tile", told::tile(words, tile).into()),
                    ("coins", coins.into()),
                    ("gain", gain.into()),
                ];
                words.say("bamboo-draw-tile", &args)
            };
            let tiles: Vec<String> = seen.tiles(of_type).enumerate().map(tile).collect();
            line(format!("    {of_type:?}: {}", tiles.join(" | ")));
        }
        line(format!("{}:", words.word("bamboo-draw-tokens")));
        for token in Zone::ALL.into_iter().flat_map(|zone| seen.tokens(zone)) {
            line(format!("    {}", told::token(words, token)));
        }
        line(words.say("bamboo-draw-food", &[("food", told::foods(words, seen.food()).into())]));
        if seen.step() == Step::Draft {
            line(words.say("bamboo-draw-draft", &[("shoots", shoots(words, seen.draft()).into())]));
        }
        line(words.say("bamboo-draw-round", &[("round", seen.round().into())]));
        text
    }
}
