//! Sentences of the drawing.

use engawa_bamboo::{Bamboo, Kind, Player, Step, View, imbalance};
use engawa_words::{Spoken, Words, bamboo as said};

use crate::drawn::Glance;

/// A number with its sign.
pub(super) fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", -number),
    }
}

/// With a capital.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Where the happiness marker stands.
pub(super) fn happiness(words: &Words, player: &Player) -> String {
    words.say("bamboo-name-happiness", &[("count", player.happiness().into())])
}

/// Year and season.
pub(super) fn status(view: &View, words: &Words) -> String {
    let season = match view.board.step() {
        Step::Draft => return words.word("bamboo-status-draft"),
        Step::Over => return words.word("bamboo-event-ended"),
        Step::Gift | Step::GiftTaken => "bamboo-season-spring",
        Step::Autumn => "bamboo-season-autumn",
        Step::Wake | Step::Meal | Step::Year => "bamboo-season-winter",
        _ => "bamboo-season-summer",
    };
    let args = [("round", view.board.round().into()), ("season", words.word(season).into())];
    words.say("bamboo-status", &args)
}

/// Below the prompt: what the choice under the hand would do; else which tokens are ready.
pub(super) fn more(glance: &Glance<'_, Bamboo>) -> String {
    let (words, look) = (glance.look.words, glance.look);
    let Some(seat) = look.seat else { return String::new() };
    let Some(player) = glance.view.board.player(seat) else { return String::new() };
    let Some(kind) = glance.ghost else {
        let ready = player.tokens().filter(|&token| player.fulfils(token)).count();
        return match ready {
            0 => String::new(),
            _ => words.say("bamboo-more-ready", &[("count", ready.into())]),
        };
    };
    let mut said = vec![Bamboo::say_action(words, &kind, glance.view) + "."];
    let after = glance.after.and_then(|after| after.board.player(seat));
    match (kind, after) {
        (Kind::Plant { slot, .. }, _) => {
            let grove = glance.view.board.grove();
            let out = grove.slot(slot)[grove.planted(slot).count().min(2)];
            let count = player.shoot_count(out.temple());
            let args = [
                ("shoot", said::shoot(words, out).into()),
                ("temple", said::temple(words, out.temple()).into()),
                ("count", count.into()),
            ];
            // The prompt has named the rest.
            return words.say("bamboo-more-plant", &args);
        }
        (Kind::BuyTile { .. }, Some(after)) => {
            let (left, right) = after.house().balance();
            let args = [
                ("left", left.into()),
                ("right", right.into()),
                ("loss", signed(imbalance(left, right)).into()),
            ];
            said.push(words.say("bamboo-more-balance", &args));
        }
        _ => {}
    }
    said.join(" ")
}
