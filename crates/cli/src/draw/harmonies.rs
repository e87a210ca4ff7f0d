//! The boards of Harmonies as text: flat-top hexes in columns, odd columns half a row lower.

use engawa_harmonies::{Card, Colour, Harmonies, Landscape, Phase, Player, Spot, Tokens, View};
use engawa_kernel::Rules;
use engawa_words::{Words, harmonies as told};

use super::{Draw, Scene};

/// Signs from one column to the next.
const WIDTH: usize = 6;

/// The pile of a cell in one sign; the legend explains them.
fn sign(player: &Player, cell: engawa_harmonies::Cell) -> Option<char> {
    let pile = player.pile(cell)?;
    let sign = match (pile.landscape(), pile.top(), pile.height()) {
        (Some(Landscape::Water), ..) => '~',
        (Some(Landscape::Field), ..) => '=',
        (Some(Landscape::Tree1), ..) => 't',
        (Some(Landscape::Tree2), ..) => 'T',
        (Some(Landscape::Tree3), ..) => 'Y',
        (Some(Landscape::Mountain1), ..) => 'n',
        (Some(Landscape::Mountain2), ..) => 'N',
        (Some(Landscape::Mountain3), ..) => 'M',
        (Some(Landscape::Building), ..) => 'H',
        (None, Colour::Brown, 2) => 'I',
        (None, Colour::Brown, _) => 'i',
        (None, ..) => 'r',
    };
    Some(sign)
}

/// A board in lines of equal width: two lines a row, so that odd columns can sit half a hex lower. An empty cell shows
/// its name.
fn board(player: &Player) -> Vec<String> {
    let side = player.side();
    let columns = side.columns();
    let rows = columns.iter().copied().max().unwrap_or(0);
    let mut lines = vec![vec![' '; columns.len() * WIDTH]; usize::from(rows) * 2];
    for cell in side.cells() {
        let (column, row) = (usize::from(cell.column()), usize::from(cell.row()));
        let cube = if player.cube(cell).is_some() { '*' } else { ' ' };
        let shown = match sign(player, cell) {
            Some(sign) => format!("[ {sign}{cube}]"),
            None => format!(" {} ", told::cell(cell)),
        };
        let line = &mut lines[row * 2 + column % 2][column * WIDTH..];
        line.iter_mut().zip(shown.chars()).for_each(|(place, sign)| *place = sign);
    }
    lines.into_iter().map(|line| line.into_iter().collect()).collect()
}

/// The way from the cube to another cell of the habitat, in arrows; all six rotations are allowed anyway.
fn way(spot: Spot) -> String {
    // Straight up, up right and down right, and their opposites.
    const STEPS: [(i8, i8, char); 6] =
        [(0, -1, '↑'), (1, -1, '↗'), (1, 0, '↘'), (0, 1, '↓'), (-1, 1, '↙'), (-1, 0, '↖')];
    let far = |q: i8, r: i8| (q.abs() + r.abs() + (q + r).abs()) / 2;
    let (mut q, mut r) = (spot.q, spot.r);
    let mut way = String::new();
    while let Some(&(dq, dr, arrow)) = STEPS.iter().find(|(dq, dr, _)| far(q - dq, r - dr) < far(q, r)) {
        way.push(arrow);
        (q, r) = (q - dq, r - dr);
    }
    way
}

/// What a card asks for and gives.
fn card(words: &Words, card: Card, placed: u8) -> String {
    let mut spots = card.habitat().iter();
    let cube = spots.next().map_or_else(String::new, |spot| told::landscape(words, spot.landscape));
    let others: Vec<String> =
        spots.map(|spot| format!("{} {}", way(*spot), told::landscape(words, spot.landscape))).collect();
    let gives = if card.is_spirit() {
        told::spirit(words, card)
    } else {
        let value = |(place, points): (usize, &u8)| {
            if place < usize::from(placed) { format!("[{points}]") } else { points.to_string() }
        };
        card.points().iter().enumerate().map(value).collect::<Vec<_>>().join("/")
    };
    let done = if placed == card.cubes() { " ✓" } else { "" };
    let args = [
        ("card", format!("{}{done}", told::card(words, card)).into()),
        ("cube", cube.into()),
        ("others", others.join(", ").into()),
        ("gives", gives.into()),
    ];
    words.say("harmonies-draw-card", &args)
}

fn player(scene: &Scene<'_, View>, seat: engawa_kernel::Seat, player: &Player) -> String {
    let Scene { view, names, words } = scene;
    let points = Harmonies::sheet(view, seat).map_or(0, |sheet| sheet.total());
    let args = [
        ("who", names[seat.index()].as_str().into()),
        ("points", points.into()),
        ("empty", player.empty_cells().count().into()),
    ];
    let mut text = words.say("harmonies-draw-player", &args);
    text.push('\n');
    let cards: Vec<String> = player.placed().map(|(one, placed)| card(words, one, placed)).collect();
    let board = board(player);
    for line in 0..board.len().max(cards.len()) {
        let left =
            board.get(line).map_or_else(|| " ".repeat(player.side().columns().len() * WIDTH), Clone::clone);
        let right = cards.get(line).map_or("", String::as_str);
        text.push_str(format!("    {left}   {right}").trim_end());
        text.push('\n');
    }
    text
}

impl Draw for Harmonies {
    fn draw(scene: &Scene<'_, View>) -> String {
        let Scene { view, words, .. } = scene;
        let seen = &view.board;
        let mut text = String::new();
        for (seat, one) in seen.seats().seats().zip(seen.players()) {
            text.push_str(&player(scene, seat, one));
        }
        let mut line = |content: String| {
            text.push_str(&content);
            text.push('\n');
        };
        line(words.word("harmonies-draw-legend"));
        let spaces: Vec<String> = seen.spaces().iter().map(|&there| told::tokens(words, there)).collect();
        line(format!("{}: {}", words.word("harmonies-draw-spaces"), spaces.join(" | ")));
        line(format!("{}:", words.word("harmonies-draw-row")));
        for &one in seen.row().iter().flatten() {
            line(format!("    {}", card(words, one, 0)));
        }
        let bag: Vec<String> = Colour::ALL
            .iter()
            .map(|&c| format!("{} {}", told::token(words, c), seen.bag()[c.index()]))
            .collect();
        let args = [("tokens", bag.join(", ").into()), ("cards", seen.deck_len().into())];
        line(words.say("harmonies-draw-bag", &args));
        if seen.hand() != Tokens::NONE {
            let hand = told::tokens(words, seen.hand());
            line(words.say("harmonies-draw-hand", &[("tokens", hand.into())]));
        }
        if let Some(offered) = view.offered {
            let cards: Vec<String> = offered.iter().map(|&one| card(words, one, 0)).collect();
            line(words.say("harmonies-draw-offered", &[("cards", cards.join("; ").into())]));
        }
        if seen.is_last_round() && !seen.is_solo() && seen.phase() != Phase::Over {
            line(words.word("harmonies-draw-last-round"));
        }
        text
    }
}
