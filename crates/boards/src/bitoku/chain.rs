//! The turn as a list of pending steps, the one that is asked first, and the answers that stand nowhere on the board.

use engawa_bitoku::{Bitoku, Kind, ORDERS, Phase, Source, Step, Task, Who};
use engawa_kernel::Viewer;
use engawa_words::letters::capital;
use engawa_words::{Spoken, Words, bitoku as said};

use super::things::{Eye, called, crest, nth, word};
use super::{forest, icons, own, paths};
use crate::scene::{Element, Node, el, icon};

/// The pending steps as they are shown, the one that is asked first.
pub(super) fn steps<'a>(eye: &'a Eye<'_>) -> Vec<&'a Step> {
    // A printed effect stays below what it has set off: one entry for both.
    let mut steps: Vec<&Step> = Vec::new();
    for step in eye.view.board.pending().iter().rev() {
        let apart = step.source == Source::Game;
        if apart || steps.last().is_none_or(|above| above.source != step.source) {
            steps.push(step);
        }
    }
    steps
}

pub(super) fn draw(eye: &Eye<'_>) -> Vec<Node> {
    let steps = steps(eye);
    let steps = steps.iter().enumerate().map(|(place, step)| entry(eye, step, place == 0));
    let chooser = eye.look.chooser;
    let choices = chooser.choices().iter().filter(|_| eye.look.seat.is_some());
    let answers = choices.enumerate().filter_map(|(place, choice)| {
        // Offered with the first touch, or after what is chosen now.
        let target = *choice.path.last().filter(|&&target| paths::is_answer(target))?;
        let before = &choice.path[..choice.path.len() - 1];
        (before == chooser.chosen() || choice.path.len() == 1).then_some((place, choice, target))
    });
    let answers = answers.filter_map(|(place, choice, target)| {
        let kind = Kind::of(choice.action)?;
        let said = capital(&Bitoku::say_action(eye.look.words, &kind, eye.view));
        let alike = matches!(kind, Kind::TakeYokai { .. } | Kind::Choose { .. } | Kind::Part { .. });
        let element = el("div").class("bi-answer");
        let answer = nth(eye, element, format!("answer-{place}"), &said, target, alike.then_some(place));
        Some(answer.children(picture(eye, kind)).child(el("span").text(said)))
    });
    let answers: Vec<Element> = answers.collect();
    let answers = (!answers.is_empty()).then(|| el("div").class("bi-answers").children(answers));
    let steps: Vec<Element> = steps.collect();
    let nothing = steps
        .is_empty()
        .then(|| el("span").class("sm mut").text(season(eye.look.words, eye.view.board.phase())));
    // Whose turn it is, if it is somebody else's.
    let title = match eye.view.board.active() {
        Who::Seat(seat) if eye.viewer != Viewer::Seat(seat) => called(eye, seat.index()),
        _ => word(eye, "chain"),
    };
    vec![
        el("div")
            .class("bi-chain panel")
            .class_if(answers.is_some(), "asks")
            .children(answers)
            .child(el("span").class("bi-cap").text(title))
            .children(nothing)
            .child(el("ol").children(steps))
            .into(),
    ]
}

/// The season that a phase belongs to.
pub(super) fn season(words: &Words, phase: Phase) -> String {
    let key = match phase {
        Phase::Call | Phase::Harvest => "bitoku-season-spring",
        Phase::Summer => "bitoku-season-summer",
        Phase::Dice | Phase::Winter => "bitoku-season-winter",
        Phase::Ascension | Phase::Over => "bitoku-season-ascension",
    };
    words.word(key)
}

/// A step: where it came from, and what is left of it.
fn entry(eye: &Eye<'_>, step: &Step, now: bool) -> Element {
    let words = eye.look.words;
    let text = match step.source {
        Source::Game => said::task(words, step.task),
        source => capital(&said::source(words, source)),
    };
    let left = match step.task {
        Task::Parts(parts, done) => {
            let left = parts.parts().iter().enumerate().filter(|(place, _)| done >> place & 1 == 0);
            Some(el("span").class("bi-fx").children(left.map(|(_, &one)| icons::part(one))))
        }
        Task::Both(parts, ..) => Some(icons::effects(parts)),
        Task::Move(n) => Some(icons::amount(n, icon("bi b-move", "bi-mp"))),
        Task::Forward(_, n) => Some(icons::amount(format_args!("+{n}"), icon("bi", "bi-kodama"))),
        Task::Back(_, n) => Some(icons::amount(format_args!("−{n}"), icon("bi b-back", "bi-kodama"))),
        Task::Take(market, ..) => Some(icons::market(market)),
        _ => None,
    };
    let task = (now && step.source != Source::Game).then(|| el("small").text(said::task(words, step.task)));
    el("li").class_if(now, "now").child(el("span").text(text)).children(left).children(task)
}

/// What an answer brings, as pictograms.
fn picture(eye: &Eye<'_>, kind: Kind) -> Option<Element> {
    let row = el("span").class("bi-fx");
    let task = eye.view.board.pending().last().map(|step| step.task);
    Some(match (kind, task) {
        (Kind::Part { part }, Some(Task::Parts(effects, _) | Task::Both(effects, ..))) => {
            row.child(icons::part(*effects.parts().get(usize::from(part))?))
        }
        (Kind::Choose { option }, Some(Task::Choose(options))) => {
            icons::effects(*options.list().get(usize::from(option))?)
        }
        (Kind::Pay { goods }, _) => icons::goods(goods),
        (Kind::TakeYokai { card }, _) => {
            row.child(icons::yokai(card.kind())).child(icons::effects(card.effects()))
        }
        (Kind::TakeBitoku { virtue }, _) => forest::virtue(virtue),
        (Kind::TakeVision { card }, _) => own::vision(eye, card, eye.look.seat?.index()),
        (Kind::NoVision, _) => row.child(icons::amount(1, icon("bi", "bi-any"))),
        (Kind::BonusPoint, _) => row.child(icons::points(1)),
        (Kind::BonusAmulet, _) => row.child(icons::amulet(1)),
        (Kind::Pair, _) => row.child(icon("bi", "bi-pair")),
        (Kind::Arrange { order }, _) => {
            let seat = eye.look.seat?.index();
            let dice = &eye.view.board.players().get(seat)?.dice;
            let order = ORDERS.get(usize::from(order))?;
            row.children(order.map(|die| icons::die(dice[usize::from(die) % 3].value, crest(eye, seat))))
        }
        _ => return None,
    })
}
