//! What is asked now, in words that follow what is chosen so far; below it what the choice would bring.

use engawa_white_castle::{End, Good, Kind, Member, Node as Part, Prompt, Task};
use engawa_words::white_castle as said;

use super::things::Eye;
use super::{chain, paths};

/// The headline: the step, and in front of it where it came from.
pub(super) fn ask(eye: &Eye<'_>, prompt: &Prompt) -> String {
    let (words, look) = (eye.look.words, eye.look);
    let offers = |is: fn(&Kind) -> bool| {
        look.chooser.choices().iter().filter_map(|choice| Kind::of(choice.action)).any(|kind| is(&kind))
    };
    let moving = !look.chooser.chosen().is_empty();
    let key = match prompt.task {
        Task::Turn => {
            if let Some((bridge, end)) = paths::held(look)
                && let Some(value) = eye.view.board.bridge(bridge).end(end)
            {
                let key = if end == End::Left { "left" } else { "right" };
                let args = [("die", said::colour(words, bridge).into()), ("value", value.into())];
                return words.say(&format!("white-castle-ask-place-{key}"), &args);
            }
            None
        }
        Task::Courtier(_) | Task::Rise if moving => Some("climb"),
        Task::Geisha(_) | Task::Stroll | Task::RivalStroll(_) if moving => Some("stroll"),
        Task::Goods(_) | Task::Well(_) | Task::Pads(_) => {
            if offers(|kind| matches!(kind, Kind::Advance { .. } | Kind::Stay)) {
                Some("advance")
            } else if offers(|kind| matches!(kind, Kind::TakeSeals)) {
                Some("seals")
            } else if offers(|kind| matches!(kind, Kind::Pick { .. })) {
                Some("pick")
            } else {
                None
            }
        }
        _ => None,
    };
    // Something was set off that cannot be done now: say so instead of asking for it.
    let able = |kind: &Kind| !matches!(kind, Kind::Decline | Kind::Trade { .. });
    let asked = match cannot(prompt.task).filter(|_| !offers(able)) {
        Some(part) => {
            let key = if prompt.trade { "cannot-trade" } else { "cannot" };
            let what = [("what", said::node(words, part).into())];
            words.say(&format!("white-castle-ask-{key}"), &what)
        }
        None => key
            .map_or_else(|| said::asked(words, prompt), |key| words.word(&format!("white-castle-ask-{key}"))),
    };
    said::asked_by(words, &eye.view.board, prompt.source, asked)
}

/// What a step would do, where it may be out of reach.
fn cannot(task: Task) -> Option<Part> {
    Some(match task {
        Task::Pay(cost, then) => Part::Pay(cost, then),
        Task::Courtier(_) => Part::Member(Member::Courtier),
        Task::Gardener => Part::Member(Member::Gardener),
        Task::Warrior => Part::Member(Member::Warrior),
        Task::Geisha(_) => Part::Member(Member::Geisha),
        _ => return None,
    })
}

/// What the choice under the hand would bring, or what to touch next.
pub(super) fn more(eye: &Eye<'_>) -> String {
    let (words, look) = (eye.look.words, eye.look);
    let Some(clan) = look.seat.and_then(|seat| eye.view.board.clan(seat)) else { return String::new() };
    if let Some(after) = look.seat.and_then(|seat| eye.after?.board.clan(seat)) {
        let goods = Good::ALL.into_iter().filter(|good| !matches!(good, Good::Any | Good::Lantern));
        let changes = goods.filter_map(|good| {
            let (now, then) = (clan.has(good), after.has(good));
            let sign = if then > now { "+" } else { "−" };
            (now != then).then(|| [sign, &said::count(words, good, then.abs_diff(now))].concat())
        });
        let changes: Vec<String> = changes.collect();
        if !changes.is_empty() {
            return words.say("white-castle-more-after", &[("goods", words.list(&changes).into())]);
        }
    }
    let lantern = [("lantern", said::goods(words, &clan.lantern()).into())];
    let task = eye.view.board.pending().last().map(|step| step.task);
    match (task, paths::held(look)) {
        (Some(Task::Turn), None) => words.say("white-castle-more-turn", &lantern),
        (Some(Task::Turn), Some((_, End::Left))) => words.say("white-castle-more-place-left", &lantern),
        (Some(Task::Turn), Some(_)) => words.word("white-castle-more-place"),
        (Some(Task::Pair | Task::Keep(_)), _) => words.word("white-castle-help-pair"),
        (Some(Task::Finish), _) => words.word("white-castle-more-finish"),
        (Some(Task::Refill(_) | Task::Unveil(_)), _) => words.word("white-castle-more-reveal"),
        (Some(Task::RivalTurn), _) => words.word("white-castle-more-rival"),
        (Some(Task::Gardens(..)), _) => words.word("white-castle-more-gardens"),
        _ => {
            let left = chain::steps(eye).len().saturating_sub(1);
            words.say("white-castle-more-chain", &[("n", left.into())])
        }
    }
}
