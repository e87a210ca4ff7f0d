//! The turn as a list of pending steps, the one that is asked first, and the answers that stand nowhere on the board.

use engawa_white_castle::{Effects, Good, Kind, Member, Source, Step, Task, WhiteCastle};
use engawa_words::{Spoken, white_castle as said};

use super::things::{Eye, capital, thing, word};
use super::{icons, paths};
use crate::scene::{Element, Node, el, icon};

/// The pending steps as they are shown, the one that is asked first.
pub(super) fn steps<'a>(eye: &'a Eye<'_>) -> Vec<&'a Step> {
    // A printed effect stays below what it has set off: one entry for both.
    let mut steps: Vec<&Step> = Vec::new();
    for step in eye.view.board.ahead() {
        let apart = step.source == Source::Game || reveals(step.task);
        if apart || steps.last().is_none_or(|above| above.source != step.source || reveals(above.task)) {
            steps.push(step);
        }
    }
    steps
}

/// What makes something known cannot be taken back: the eye says so before.
fn reveals(task: Task) -> bool {
    matches!(task, Task::Refill(_) | Task::Unveil(_) | Task::RivalTurn)
}

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let steps = steps(eye);
    let steps = steps.iter().enumerate().map(|(place, step)| entry(eye, step, place == 0));
    let choices = eye.look.chooser.choices().iter().filter(|_| eye.look.seat.is_some());
    let answers = choices.enumerate().filter(|(_, choice)| paths::is_answer(choice.path[0]));
    let answers = answers.filter_map(|(place, choice)| {
        let kind = Kind::of(choice.action)?;
        let said = capital(&WhiteCastle::say_action(eye.look.words, &kind, eye.view));
        let element = el("div").class("wc-answer");
        let answer = thing(eye, element, format!("answer-{place}"), said.clone(), choice.path[0]);
        Some(answer.children(picture(eye, kind)).child(el("span").text(said)))
    });
    let answers: Vec<Element> = answers.collect();
    let answers = (!answers.is_empty()).then(|| el("div").class("wc-answers").children(answers));
    vec![
        el("div")
            .class("wc-chain panel")
            .children(answers)
            .child(el("span").class("wc-cap").text(word(eye.look, "chain")))
            .child(el("ol").children(steps))
            .into(),
    ]
}

/// The effect that a source prints.
fn printed(source: Source) -> Option<Effects> {
    match source {
        Source::Row(card, at) | Source::Line(card, at) => {
            card.rows().get(usize::from(at)).map(|row| row.effects)
        }
        Source::Curtain(card, face) => Some(card.curtain(face)),
        Source::Tile(tile, face) => Some(tile.face(face)),
        Source::Garden(card) => Some(card.effects()),
        Source::Token(token, face) => Some(token.face(face)),
        Source::Slot(daimyo, slot) => daimyo.slots().get(usize::from(slot)).copied(),
        _ => None,
    }
}

/// A step: where it came from, and what is left of it.
fn entry(eye: &Eye<'_>, step: &Step, now: bool) -> Element {
    let text = match (step.source, step.task) {
        (_, Task::Refill(_) | Task::Unveil(_)) => word(eye.look, "from-reveal"),
        (Source::Game, task) => {
            let key = match task {
                Task::Turn => "from-turn",
                Task::Gardens(..) => "from-gardens",
                Task::Pair | Task::Keep(_) => "from-start",
                Task::RivalTurn | Task::RivalEnd => "from-rival",
                _ => "from-finish",
            };
            word(eye.look, key)
        }
        (source, _) => said::origin(eye.look.words, &eye.view.board, source),
    };
    let left: Vec<Element> = match step.task {
        Task::Goods(goods) => icons::goods(&goods),
        Task::Refill(_) | Task::Unveil(_) => Vec::new(),
        Task::Rows(card, left) => {
            let rows = card.rows().iter().enumerate().filter(|(place, _)| left >> place & 1 == 1);
            rows.map(|(_, row)| icons::effects(row.effects)).collect()
        }
        _ => printed(step.source).map(icons::effects).into_iter().collect(),
    };
    let left = (!left.is_empty()).then(|| el("span").class("wc-fx").children(left));
    let eye = reveals(step.task).then(|| icon("wi", "ic-eye"));
    el("li").class_if(now, "now").child(el("span").text(text)).children(left).children(eye)
}

/// What an answer brings, as pictograms.
fn picture(eye: &Eye<'_>, kind: Kind) -> Option<Element> {
    let row = el("span").class("wc-fx");
    let task = eye.view.board.pending().last()?.task;
    Some(match (kind, task) {
        (Kind::Part { part }, Task::Parts(effects, _)) => {
            row.child(icons::part(*effects.parts().get(usize::from(part))?))
        }
        (Kind::Choose { option }, Task::Choose(options)) => {
            icons::effects(*options.list().get(usize::from(option))?)
        }
        (Kind::Pay, Task::Pay(cost, then)) => {
            let arrow = icon("wi sm", "wc-arrow-r");
            row.child(icons::amount(cost.n, cost.good)).child(arrow).child(icons::effects(then))
        }
        (Kind::Row { row: at }, Task::LightRow(card) | Task::Rows(card, _)) => {
            icons::effects(card.rows().get(usize::from(at))?.effects)
        }
        (Kind::Pick { good }, _) => row.child(icons::amount(1, good)),
        (Kind::Advance { to }, _) => row.child(icons::amount(to, Good::Influence)),
        (Kind::TakeLantern, _) => row.child(icons::good(Good::Lantern)),
        (Kind::TakeSeals, _) => row.child(icons::good(Good::Seal)),
        (Kind::Audience, _) => row.child(icons::action(Member::Courtier)),
        (Kind::Invite, _) => row.child(icons::action(Member::Geisha)),
        _ => return None,
    })
}
