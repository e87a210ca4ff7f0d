//! What things are: name, rule, numbers.

use engawa_bamboo::{
    Bamboo, Cell, Deed, Food, Shoot, Spirit, Symbol, Temple, Tile, TileKind, TileType, Token, Winner, price,
};
use engawa_kernel::Game;
use engawa_words::bamboo as said;

use super::say::{self, capital, signed};
use super::soon;
use crate::drawn::{Explanation, Glance};

pub(super) fn explain(glance: &Glance<'_, Bamboo>, about: &str) -> Option<Explanation> {
    let words = glance.look.words;
    let (kind, which) = about.split_once('-').unwrap_or((about, ""));
    let number = || which.parse::<u8>().ok();
    let told = |name: String, lines: Vec<String>| Some(Explanation { name: capital(&name), lines });
    match kind {
        "shoot" => {
            let shoot = Shoot::new(number()?)?;
            let args = [("temple", said::temple(words, shoot.temple()).into())];
            let lines = vec![symbol(glance, shoot.symbol()), words.say("bamboo-help-shoot", &args)];
            told(said::shoot(words, shoot), lines)
        }
        "deed" => {
            let deed = Deed::ALL.into_iter().find(|deed| deed.name() == which)?;
            told(said::deed(words, deed), vec![symbol(glance, Symbol::Deed(deed))])
        }
        "tile" => {
            let tile = Tile::new(number()?)?;
            let mut lines = vec![words.say("bamboo-help-tile", &[("comfort", tile.comfort().into())])];
            lines.extend(on_display(glance, tile));
            lines.extend(completes(glance, tile));
            told(said::tile(words, tile), lines)
        }
        "token" => {
            let token = Token::new(number()?)?;
            let args = [("happiness", token.happiness().into()), ("half", token.half().into())];
            // A token on the board that is shown belongs to it; one on display is thought of for who looks.
            let shown = glance.look.shown;
            let theirs =
                glance.view.board.player(shown).is_some_and(|one| one.tokens().any(|own| own == token));
            let seat = if theirs { shown } else { soon::seat(glance) };
            let mut lines = say::progress(glance, seat, token);
            lines.push(words.say("bamboo-help-token", &args));
            told(said::token(words, token), lines)
        }
        "food" => {
            let food = Food::ALL.into_iter().find(|food| food.name() == which)?;
            let args = [("value", food.value().into())];
            told(said::food(words, food), vec![words.say("bamboo-help-food", &args)])
        }
        "spirit" => {
            let spirit = Spirit::ALL.into_iter().find(|spirit| spirit.name() == which)?;
            let waking = words.say("bamboo-help-waking", &[("coins", spirit.waking().into())]);
            let when = match spirit {
                Spirit::Okami => "bamboo-help-when-okami",
                Spirit::Bakeneko => "bamboo-help-when-bakeneko",
                _ => "bamboo-help-when",
            };
            let help = capital(&said::spirit_help(words, spirit)) + ".";
            told(said::spirit(words, spirit), vec![help, words.word(when), waking])
        }
        "temple" => {
            let temple = Temple::ALL.into_iter().find(|temple| temple.name() == which)?;
            let mut lines = vec![words.word("bamboo-help-temple")];
            let shrine = glance.view.board.shrine(temple);
            lines.push(super::temples::Lead::of(glance, shrine, 0).say(glance) + ".");
            if shrine.winner() == Some(Winner::Ghost) {
                lines.push(words.word("bamboo-help-ghost"));
            }
            lines.extend(shrine.spirit().map(|spirit| {
                format!("{}: {}.", said::spirit(words, spirit), said::spirit_help(words, spirit))
            }));
            lines.push(words.say("bamboo-help-under", &[("count", shrine.under().into())]));
            told(words.say("bamboo-name-temple", &[("temple", said::temple(words, temple).into())]), lines)
        }
        "area" => {
            let temple = Temple::ALL.into_iter().find(|temple| temple.name() == which)?;
            let name = words.say("bamboo-name-area", &[("temple", said::temple(words, temple).into())]);
            told(name, vec![words.say("bamboo-help-area", &[("cells", temple.cells().into())])])
        }
        "night" => {
            let kind = TileKind::ALL.into_iter().find(|kind| kind.name() == which)?;
            let args = [("kind", said::kind(words, kind).into())];
            told(words.line(Bamboo::ID, "night"), vec![words.say("bamboo-help-night-cell", &args)])
        }
        "balance" => {
            told(words.line(Bamboo::ID, "imbalance"), vec![words.word("bamboo-help-line-imbalance")])
        }
        "season" => {
            let season = say::SEASONS.into_iter().find(|season| *season == which)?;
            let [name, help] = ["season", "help"].map(|part| words.word(&format!("bamboo-{part}-{season}")));
            told(name, vec![help])
        }
        "forecast" => told(words.word("bamboo-see-forecast"), forecast(glance)?),
        "line" => {
            let line = Bamboo::LINES.iter().chain(Bamboo::TIES).find(|&&line| line == which)?;
            told(words.line(Bamboo::ID, line), vec![words.word(&format!("bamboo-help-line-{line}"))])
        }
        "coins" | "sticks" | "meal" | "winter" | "stacks" | "happiness" | "ready" | "first" => {
            let [name, help] = ["see", "help"].map(|part| words.word(&format!("bamboo-{part}-{kind}")));
            told(name, vec![help])
        }
        _ => None,
    }
}

/// The score lines that are counted in the course of the game; those behind them only at its end.
const BOOKED: usize = 5;

/// What the end would count now, line by line.
fn forecast(glance: &Glance<'_, Bamboo>) -> Option<Vec<String>> {
    let words = glance.look.words;
    let sheet = glance.view.board.sheet(glance.look.shown)?;
    let booked: i32 = sheet.lines[..BOOKED].iter().sum();
    let line = |(line, &points): (&&str, &i32)| {
        (points != 0).then(|| format!("{}: {}", words.line(Bamboo::ID, line), signed(points)))
    };
    let later = Bamboo::LINES.iter().zip(&sheet.lines).skip(BOOKED).filter_map(line);
    let mut lines = vec![format!("{}: {booked}", words.line(Bamboo::ID, "happiness"))];
    lines.extend(later);
    lines.push(words.word("bamboo-help-forecast"));
    Some(lines)
}

/// The tokens that a tile would complete, and on which cells.
fn completes(glance: &Glance<'_, Bamboo>, tile: Tile) -> Vec<String> {
    let (words, seat) = (glance.look.words, soon::seat(glance));
    let Some(player) = glance.view.board.player(seat) else { return Vec::new() };
    let cells = |token: &Token| {
        let does = |&cell: &Cell| soon::completes(glance.view, seat, *token, tile, cell);
        let cells: Vec<String> = Cell::all().filter(does).map(|cell| cell.to_string()).collect();
        let args = [("token", said::token(words, *token).into()), ("cells", cells.join(", ").into())];
        (!cells.is_empty()).then(|| words.say("bamboo-say-completes", &args))
    };
    // Where it lies already it completes nothing.
    let lies = glance.view.board.players().iter().any(|one| one.house().tiles().any(|(_, own)| own == tile));
    if lies { Vec::new() } else { player.tokens().filter_map(|token| cells(&token)).collect() }
}

/// What a symbol on a shoot does.
fn symbol(glance: &Glance<'_, Bamboo>, symbol: Symbol) -> String {
    let name = match symbol {
        Symbol::Deed(deed) => deed.name(),
        Symbol::Joker => "joker",
    };
    glance.look.words.word(&format!("bamboo-help-deed-{name}"))
}

/// What a tile on display costs and brings.
fn on_display(glance: &Glance<'_, Bamboo>, tile: Tile) -> Option<String> {
    let of_type: TileType = tile.of_type();
    let row = glance.view.board.tiles(of_type).position(|other| other == tile)?;
    let (coins, gain) = price(of_type, row);
    let args = [("coins", coins.into()), ("gain", signed(gain.into()).into())];
    Some(glance.look.words.say("bamboo-help-price", &args))
}
