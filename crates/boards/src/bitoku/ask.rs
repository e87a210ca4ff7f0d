//! What is asked now, in words that follow what is chosen so far; below it what the choice under the hand would bring, or what
//! to touch next.

use engawa_bitoku::{
    At, Bitoku, House, Kind, LINE_DICE, OwnerBonus, Phase, Prompt, Resource, River, Task, forest_line,
};
use engawa_kernel::Seat;
use engawa_words::letters::capital;
use engawa_words::{Spoken, bitoku as said};

use super::things::{Eye, called};
use super::{chain, forest, paths};

/// The headline: with a die chosen, what that die can do.
pub(super) fn ask(eye: &Eye<'_>, prompt: &Prompt) -> String {
    let words = eye.look.words;
    let held = match prompt {
        Prompt::Step { task: Task::Turn | Task::Use(..), .. } => paths::held(eye.look),
        _ => None,
    };
    let die = held.and_then(|die| {
        let player = eye.view.board.players().get(eye.look.seat?.index())?;
        player.dice.get(die)
    });
    match die {
        Some(die) => {
            let key = match die.at {
                At::Forest(_) => "bitoku-ask-cross",
                At::Locked => "bitoku-ask-locked",
                _ => "bitoku-ask-place",
            };
            words.say(key, &[("value", die.value.into())])
        }
        None => Bitoku::say_prompt(words, prompt, eye.view),
    }
}

pub(super) fn more(eye: &Eye<'_>) -> String {
    let (words, look) = (eye.look.words, eye.look);
    let Some(seat) = look.seat else { return String::new() };
    match eye.ghost {
        Some(Kind::Place { spot, .. }) => {
            if let Some(said) = spot.river().and_then(|river| placing(eye, river)) {
                return said;
            }
        }
        Some(Kind::House { house }) => {
            if let Some(Task::Placed(river, ..)) = eye.view.board.pending().last().map(|step| step.task)
                && let Some(said) = bonus(eye, river, house)
            {
                return [&capital(&said), "."].concat();
            }
        }
        _ => {}
    }
    let players = (eye.view.board.players().get(seat.index()), eye.after.map(|after| after.board.players()));
    if let (Some(now), Some(Some(then))) = (players.0, players.1.map(|then| then.get(seat.index()))) {
        let signed = |now: u32, then: u32, text: String| {
            (now != then).then(|| [if then > now { "+" } else { "−" }, &text].concat())
        };
        let goods = Resource::ALL.iter().filter_map(|&one| {
            let (now, then) = (now.goods.get(one), then.goods.get(one));
            signed(now.into(), then.into(), said::resource(words, one, then.abs_diff(now)))
        });
        let points = (then.points - now.points).unsigned_abs();
        let points = (points > 0).then(|| {
            let text = words.say("bitoku-effect-points", &[("n", points.into())]);
            [if then.points > now.points { "+" } else { "−" }, &text].concat()
        });
        let changes: Vec<String> = goods.chain(points).collect();
        if !changes.is_empty() {
            return words.say("bitoku-more-after", &[("goods", words.list(&changes).into())]);
        }
    }
    let task = eye.view.board.pending().last().map(|step| step.task);
    let key = match (eye.view.board.phase(), task) {
        (Phase::Call, _) => "call",
        (Phase::Dice, _) => "dice",
        (_, Some(Task::Turn)) if paths::held(look).is_some_and(|die| away(eye, die)) => "cross",
        (_, Some(Task::Turn)) if paths::held(look).is_some() => "die",
        (_, Some(Task::Turn)) if !look.chooser.chosen().is_empty() => "card",
        (_, Some(Task::Turn)) => {
            let Some(own) = players.0 else { return String::new() };
            let cards = own.played.iter().filter(|card| card.is_none()).count();
            let dice = own.dice.iter().filter(|die| matches!(die.at, At::Locked | At::Ready)).count();
            let how = words.word("bitoku-more-turn");
            if cards + dice == 0 {
                return how;
            }
            let why = words.say("bitoku-more-pass", &[("cards", cards.into()), ("dice", dice.into())]);
            return [how, why].join(" ");
        }
        (_, Some(Task::Use(..))) => "die",
        (_, Some(Task::Placed(..))) => "placed",
        (_, Some(Task::Take(..))) => "take",
        (_, Some(Task::Finish)) => "finish",
        (_, Some(Task::Look(_) | Task::Draw)) => "reveal",
        _ => {
            let steps = chain::steps(eye);
            let left = steps.iter().skip(1).filter(|step| step.task != Task::Finish).count();
            return words.say("bitoku-more-chain", &[("n", left.into())]);
        }
    };
    words.word(&format!("bitoku-more-{key}"))
}

/// What a die placed in this region could do: the best line of the forest, or who forbids it; the buildings, and who profits.
fn placing(eye: &Eye<'_>, river: River) -> Option<String> {
    let (words, value) = (eye.look.words, forest::value(eye, river)?);
    let forest = if let Some((player, shown)) = forest::higher(eye, river) {
        let args = [("who", called(eye, player).into()), ("value", shown.into())];
        words.say("bitoku-more-closed", &args)
    } else {
        let line = LINE_DICE.iter().rposition(|&needs| needs <= value)?;
        let what = said::effects(words, forest_line(river, line));
        words.say("bitoku-more-line", &[("what", what.into()), ("die", LINE_DICE[line].into())])
    };
    let houses = House::ALL.iter().filter_map(|&house| {
        let tile = eye.view.board.site(river, house).filter(|tile| tile.die() <= value)?;
        let name = [said::house(words, house), said::effects(words, tile.effects())].join(": ");
        Some(match bonus(eye, river, house) {
            Some(bonus) => [name, bonus].join(" — "),
            None => name,
        })
    });
    let houses: Vec<String> = houses.collect();
    let houses =
        (!houses.is_empty()).then(|| words.say("bitoku-more-houses", &[("what", houses.join("; ").into())]));
    Some([forest].into_iter().chain(houses).collect::<Vec<_>>().join(" "))
}

/// What somebody else gets if their building is used.
fn bonus(eye: &Eye<'_>, river: River, house: House) -> Option<String> {
    let board = &eye.view.board;
    let owner = board.owner(river, house).filter(|&owner| Some(owner) != eye.look.seat.map(Seat::index))?;
    // The tengu gets a point whatever the tile says.
    let kind = match board.site(river, house)?.owner_bonus()? {
        OwnerBonus::Either if !board.is_tengu(owner) => 1,
        OwnerBonus::Both if !board.is_tengu(owner) => 2,
        _ => 0,
    };
    Some(eye.look.words.say("bitoku-bonus", &[("who", called(eye, owner).into()), ("kind", kind.into())]))
}

/// Whether the own die lies in the forest: it can only cross the river.
fn away(eye: &Eye<'_>, die: usize) -> bool {
    let player = eye.look.seat.and_then(|seat| eye.view.board.players().get(seat.index()));
    player.and_then(|player| player.dice.get(die)).is_some_and(|die| matches!(die.at, At::Forest(_)))
}
