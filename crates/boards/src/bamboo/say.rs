//! Sentences of the drawing.

use engawa_bamboo::{Bamboo, Kind, Player, ROUNDS, Step, Temple, TileKind, Token, View, Winner, imbalance};
use engawa_kernel::Seat;
pub(super) use engawa_words::letters::capital;
use engawa_words::{Spoken, Words, bamboo as said};

use super::soon::{self, Missing, Near};
use super::{grove, paths};
use crate::drawn::Glance;

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", -number),
    }
}

/// Where the happiness marker stands.
pub(super) fn happiness(words: &Words, player: &Player) -> String {
    words.say("bamboo-name-happiness", &[("count", player.happiness().into())])
}

/// The four seasons, as in the keys and symbols.
pub(super) const SEASONS: [&str; 4] = ["spring", "summer", "autumn", "winter"];

/// Which season it is; none before the first year and after the last.
pub(super) fn season(step: Step) -> Option<usize> {
    Some(match step {
        Step::Draft | Step::Over => return None,
        Step::Gift | Step::GiftTaken => 0,
        Step::Autumn => 2,
        Step::Wake | Step::Meal | Step::Year => 3,
        _ => 1,
    })
}

/// Which year of how many.
pub(super) fn year(view: &View, words: &Words) -> String {
    words.say("bamboo-draw-round", &[("round", view.board.round().into())])
}

/// Year and season.
pub(super) fn status(view: &View, words: &Words) -> String {
    let Some(season) = season(view.board.step()) else {
        let draft = view.board.step() == Step::Draft;
        return words.word(if draft { "bamboo-status-draft" } else { "bamboo-event-ended" });
    };
    let season = words.word(&format!("bamboo-season-{}", SEASONS[season]));
    words.say("bamboo-status", &[("round", view.board.round().into()), ("season", season.into())])
}

/// One tile is lacking: which one, and where.
pub(super) fn lacks(words: &Words, missing: &[Missing]) -> String {
    let one = |kind: String, one: &Missing| {
        let cells: Vec<String> = one.cells.iter().map(ToString::to_string).collect();
        let args =
            [("kind", kind.into()), ("comfort", one.comfort.into()), ("cells", cells.join(", ").into())];
        words.say("bamboo-say-lack", &args)
    };
    // Any kind will do: said once.
    let same = |other: &Missing| other.comfort == missing[0].comfort && other.cells == missing[0].cells;
    let told = if missing.len() == TileKind::ALL.len() && missing.iter().all(same) {
        one(words.word("bamboo-kind-any"), &missing[0])
    } else {
        let told: Vec<String> = missing.iter().map(|each| one(said::kind(words, each.kind), each)).collect();
        told.join("; ")
    };
    words.say("bamboo-say-lacks", &[("tiles", told.into())])
}

/// How far a token is for a seat, and what on display would complete it.
pub(super) fn progress(glance: &Glance<'_, Bamboo>, seat: Seat, token: Token) -> Vec<String> {
    let words = glance.look.words;
    match soon::near(glance, seat, token) {
        Near::Ready | Near::Soon => vec![words.word("bamboo-say-holds")],
        Near::Far => vec![words.word("bamboo-say-far")],
        Near::OneTile(missing, _) => {
            let mut tiles: Vec<String> =
                soon::on_display(glance.view, seat, token).map(|tile| said::tile(words, tile)).collect();
            tiles.sort_unstable();
            tiles.dedup();
            let shown = if tiles.is_empty() {
                words.word("bamboo-say-not-shown")
            } else {
                words.say("bamboo-say-shown", &[("tiles", words.list(&tiles).into())])
            };
            vec![lacks(words, &missing), shown]
        }
    }
}

/// What winter will ask of a house.
fn winter(words: &Words, player: &Player) -> String {
    let (food, need) = (player.food().value(), player.house().len());
    let args = [("food", food.into()), ("need", need.into()), ("lost", need.saturating_sub(food).into())];
    words.say("bamboo-more-winter", &args)
}

/// While nothing is under the hand: what is about to happen, and which tokens are ready.
fn waiting(glance: &Glance<'_, Bamboo>, player: &Player) -> String {
    let (words, board) = (glance.look.words, &glance.view.board);
    let ready = player.tokens().filter(|&token| player.fulfils(token)).count();
    match board.step() {
        // Who gets which spirit.
        Step::Autumn => {
            let won = |temple: Temple| {
                let spirit = board.shrine(temple).spirit()?;
                let who = match board.shrine(temple).winner()? {
                    Winner::Seat(seat) => glance.look.names.of(seat).to_owned(),
                    Winner::Ghost => words.word("bamboo-draw-ghost"),
                };
                Some(format!("{} — {who}", said::spirit(words, spirit)))
            };
            let won: Vec<String> = Temple::ALL.into_iter().filter_map(won).collect();
            if won.is_empty() { String::new() } else { words.list(&won) + "." }
        }
        Step::Year if board.round() > 0 => words.word("bamboo-more-year"),
        Step::Meal | Step::Year => String::new(),
        _ if ready == 0 => String::new(),
        _ => {
            let last = (board.round() == ROUNDS).then(|| words.word("bamboo-more-last"));
            let ready = words.say("bamboo-more-ready", &[("count", ready.into())]);
            [ready].into_iter().chain(last).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Below the prompt: what the choice under the hand would do; else what is about to happen.
pub(super) fn more(glance: &Glance<'_, Bamboo>) -> String {
    let (words, look, board) = (glance.look.words, glance.look, &glance.view.board);
    let Some(seat) = look.seat else { return String::new() };
    let Some(player) = board.player(seat) else { return String::new() };
    // A button says itself what it does.
    let buttons = |kind: &Kind| paths::path(glance.view, *kind)[0].is_button();
    let Some(kind) = glance.ghost.filter(|kind| !buttons(kind)) else { return waiting(glance, player) };
    let mut said = vec![Bamboo::say_action(words, &kind, glance.view) + "."];
    let after = glance.after.and_then(|after| after.board.player(seat));
    match (kind, after) {
        (Kind::Visit { area }, _) => {
            let shoots = player.shoot_count(area);
            let sticks = shoots.min(player.sticks());
            said.push(
                words.say("bamboo-more-visit", &[("sticks", sticks.into()), ("shoots", shoots.into())]),
            );
        }
        (Kind::Plant { slot, .. }, _) => {
            let grove = board.grove();
            let out = grove.slot(slot)[grove.planted(slot).count().min(2)];
            let temple = out.temple();
            let args = [
                ("shoot", said::shoot(words, out).into()),
                ("temple", said::temple(words, temple).into()),
                ("over", grove::overflow(glance, player, temple).into()),
            ];
            // The prompt has named the rest.
            return words.say("bamboo-more-plant", &args);
        }
        (Kind::BuyTile { tile, cell }, Some(after)) => {
            let (left, right) = after.house().balance();
            let args = [
                ("left", left.into()),
                ("right", right.into()),
                ("loss", signed(imbalance(left, right)).into()),
            ];
            // What the tile is bought for first: the line may be cut.
            let gain: u8 =
                soon::completed(glance.view, seat, tile, cell).into_iter().map(Token::happiness).sum();
            if gain > 0 {
                said.push(words.say("bamboo-more-completes", &[("gain", gain.into())]));
            }
            said.push(winter(words, after));
            said.push(words.say("bamboo-more-balance", &args));
        }
        (Kind::TakeFood { .. }, Some(after)) => said.push(winter(words, after)),
        (Kind::TakeToken { token }, _) => said.extend(progress(glance, seat, token)),
        _ => {}
    }
    said.join(" ")
}
