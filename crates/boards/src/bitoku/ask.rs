//! What is asked now, in words that follow what is chosen so far; below it what the choice under the hand would bring, or what
//! to touch next.

use engawa_bitoku::{At, Bitoku, Phase, Prompt, Resource, Task};
use engawa_words::{Spoken, bitoku as said};

use super::things::Eye;
use super::{chain, paths};

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
            let key = if matches!(die.at, At::Forest(_)) { "bitoku-ask-cross" } else { "bitoku-ask-place" };
            words.say(key, &[("value", die.value.into())])
        }
        None => Bitoku::say_prompt(words, prompt, eye.view),
    }
}

pub(super) fn more(eye: &Eye<'_>) -> String {
    let (words, look) = (eye.look.words, eye.look);
    let Some(seat) = look.seat else { return String::new() };
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
        (_, Some(Task::Turn)) => "turn",
        (_, Some(Task::Use(..))) => "die",
        (_, Some(Task::Placed(..))) => "placed",
        (_, Some(Task::Take(..))) => "take",
        (_, Some(Task::Finish)) => "finish",
        (_, Some(Task::Look(_) | Task::Draw)) => "reveal",
        _ => {
            let left = chain::steps(eye).len().saturating_sub(1);
            return words.say("bitoku-more-chain", &[("n", left.into())]);
        }
    };
    words.word(&format!("bitoku-more-{key}"))
}

/// Whether the own die lies in the forest: it can only cross the river.
fn away(eye: &Eye<'_>, die: usize) -> bool {
    let player = eye.look.seat.and_then(|seat| eye.view.board.players().get(seat.index()));
    player.and_then(|player| player.dice.get(die)).is_some_and(|die| matches!(die.at, At::Forest(_)))
}
