//! The panel of a seat, and the pictures of score lines.

use engawa_bamboo::{Bamboo, Spirit, imbalance};
use engawa_kernel::Seat;

use super::{house, piece, say, stores};
use crate::drawn::{Glance, LinePicture};
use crate::scene::{Node, el, icon};

/// How a score line is drawn.
pub(super) fn line(line: &str) -> LinePicture {
    let (symbol, fill) = match line {
        "start" | "happiness" => ("ba-happiness", "var(--ba-yellow)"),
        "tokens" => ("ba-harmony", "var(--ba-blue)"),
        "single" => ("ba-happiness", "var(--ba-decoration)"),
        "tiles" => ("ba-house", "var(--ba-green)"),
        "hunger" => ("ba-rice", "var(--shu)"),
        "spirits" => ("ba-kitsune", "var(--ba-red)"),
        "imbalance" => ("ba-balance", "var(--shu)"),
        "unscored" => ("ba-left", "var(--ba-item)"),
        "night" => ("ba-faith", "var(--shu)"),
        _ => ("ba-comfort", "var(--ba-stalk)"),
    };
    LinePicture { symbol, fill }
}

/// What everybody asks of another's board: money, sticks, food against winter, balance, ready tokens, spirits, house.
pub(super) fn panel(glance: &Glance<'_, Bamboo>, seat: Seat) -> Vec<Node> {
    let words = glance.look.words;
    let Some(player) = glance.view.board.player(seat) else { return Vec::new() };
    let then = glance.after.and_then(|after| after.board.player(seat)).unwrap_or(player);
    let chip = |about: &'static str, symbol: &'static str| {
        el("span").class("chip").about(about).child(icon("ct", symbol))
    };
    let (left, right) = then.house().balance();
    let ready = player.tokens().filter(|&token| player.fulfils(token)).count();
    let first = (glance.view.board.first() == seat).then(|| {
        let first = chip("first", "ba-first").attr("role", "img");
        first.attr("aria-label", words.word("bamboo-name-first"))
    });
    let food = format!("{}/{}", then.food().value(), then.house().len());
    let chips = el("div")
        .class("chips")
        .child(chip("happiness", "ba-happiness").child(stores::number(player.happiness(), then.happiness())))
        .child(chip("coins", "ba-income").child(stores::number(player.coins().into(), then.coins().into())))
        .child(chip("sticks", "ba-stick").child(stores::number(player.sticks().into(), then.sticks().into())))
        .child(chip("meal", "ba-rice").text(food));
    let balance = chip("balance", "ba-balance").text(say::signed(imbalance(left, right)));
    let ready = (ready > 0).then(|| chip("ready", "ic-check").class("ba-ok").text(ready.to_string()));
    let spirit = |spirit: Spirit, class: &'static str| {
        el("span")
            .class(class)
            .about(format!("spirit-{}", spirit.name()))
            .child(icon("i", piece::spirit(spirit)))
    };
    let awake = player.awake().iter().map(|one| spirit(one, "ba-ghostly"));
    let asleep = player.asleep().iter().map(|one| spirit(one, "ba-ghostly asleep"));
    let spirits = el("div")
        .class("ba-company")
        .child(balance)
        .children(ready)
        .children(first)
        .children(awake)
        .children(asleep);
    let small = (seat != glance.look.shown).then(|| house::mini(player.house()));
    let row = el("div").class("ba-rival").children(small).child(spirits);
    vec![chips.into(), row.into()]
}
