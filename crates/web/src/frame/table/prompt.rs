//! What is asked of whom, in words; undo, and the one forward button. It keeps its place through a turn.

use engawa_boards::Target;
use engawa_boards::scene::{self, Element, Node, el};
use engawa_host::Holder;
use engawa_kernel::{Action, Seat, Viewer};
use wasm_bindgen::JsCast;
use web_sys::MouseEvent;

use super::super::scene::stage;
use super::between;
use crate::app::{App, word};
use crate::markup::{Tag, tag};
use crate::reactive::*;
use crate::session::Session;

/// What the prompt says and offers.
#[derive(Clone, PartialEq, Default)]
struct Said {
    /// Whether it asks the person at this screen.
    mine: bool,
    ask: String,
    more: String,
    undo: bool,
    redo: bool,
    buttons: Vec<Button>,
    /// What the forward button would be, while it is not allowed yet.
    later: Option<String>,
}

#[derive(Clone, PartialEq)]
struct Button {
    name: String,
    does: Does,
    /// It reveals something, and cannot be taken back.
    seal: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Does {
    Touch(Target),
    Act(Action),
    Confirm,
    Answer(bool),
    Withdraw,
    Return(Seat),
    Look,
}

fn said(session: Session) -> Option<Said> {
    let app = App::here();
    let (moment, joined) = (session.moment.get()?, session.joined.get()?);
    let me = match session.eyes.get() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let undo = me.is_some() && moment.floor < moment.decisions;
    let mut said = Said { undo, redo: moment.redo, ..Said::default() };
    let button = |name: String, does: Does| Button { name, does, seal: false };
    if let Some(request) = moment.request {
        said.ask = app.say("table-request", &joined.names.who(request.seat));
        let present = joined.present(&moment);
        if present.iter().any(|seat| !request.agreed.contains(seat)) {
            said.buttons.push(button(app.word("table-agree"), Does::Answer(true)));
            said.buttons.push(button(app.word("table-disagree"), Does::Answer(false)));
        }
        if present.contains(request.seat) {
            said.buttons.push(button(app.word("table-withdraw"), Does::Withdraw));
        }
        said.mine = !said.buttons.is_empty();
        return Some(said);
    }
    if moment.unconfirmed.is_some() && moment.unconfirmed == me {
        said.mine = true;
        said.ask = app.word("table-confirm-ask");
        said.more = app.word("table-confirm-more");
        said.buttons = vec![button(app.word("table-confirm"), Does::Confirm)];
        return Some(said);
    }
    // Nobody is left in front of this page: whoever left may come back.
    let away = joined.away(&moment);
    if !away.is_empty() && joined.present(&moment).is_empty() && moment.sight.outcome().is_none() {
        let waits = !moment.holders.contains(&Holder::Person);
        said.ask = app.word(match (away.len(), waits) {
            (1, true) => "table-left-waits",
            (1, false) => "table-left",
            _ => "table-left-several",
        });
        said.more = app.word("table-left-more");
        let back = |seat: Seat| {
            let name =
                if away.len() == 1 { app.word("table-return") } else { joined.names.of(seat).to_owned() };
            button(name, Does::Return(seat))
        };
        said.buttons = away.iter().map(back).collect();
        said.undo = false;
        return Some(said);
    }
    if moment.sight.outcome().is_some() {
        said.ask = app.word("table-over");
        said.buttons = vec![button(app.word("table-to-sheet"), Does::Look)];
        said.undo = false;
        return Some(said);
    }
    let Some(seat) = session.may_decide() else {
        let who = moment.asked.first().or(moment.unconfirmed)?;
        let bot = moment.holders.get(who.index()) != Some(&Holder::Person);
        said.ask = app.say(if bot { "table-bot-thinks" } else { "table-waiting" }, &joined.names.who(who));
        if !moment.sight.is_common() {
            said.more = app.word("table-look-around");
        }
        return Some(said);
    };
    said.mine = true;
    (said.ask, said.more) = session.look(|sight, look| sight.prompt(seat, look)).flatten()?;
    let words = app.words.get();
    session.chooser.with(|chooser| {
        if let Some(action) = chooser.pending() {
            said.buttons.push(button(app.word("table-do-it"), Does::Act(action)));
        }
        for choice in chooser.choices().iter().filter(|choice| choice.path[0].is_button()) {
            let name = moment.sight.say_action(choice.action, &words);
            said.buttons.push(Button { name, does: Does::Touch(choice.path[0]), seal: choice.reveals });
        }
    });
    if said.buttons.is_empty() {
        said.later = words.find(&format!("{}-act-finish", joined.game.id()), &[]);
    }
    Some(said)
}

impl Said {
    /// What can be decided by a button, and in places of their own, whatever stands beside them: redo, undo and the way forward, or
    /// what it will be, while it cannot yet.
    fn acts(&self, app: App) -> Vec<Node> {
        let icon = |id: &'static str| scene::icon("i", id).attr("viewBox", "0 0 24 24");
        let why = app.word(if self.undo { "table-undo-how" } else { "table-undo-off" });
        let undo = el("button")
            .key(0)
            .attr("class", "btn undo")
            .attr("data-act", "undo")
            .attr("aria-disabled", (!self.undo).to_string())
            .attr("aria-keyshortcuts", "u z")
            .attr("title", why)
            .child(icon("ic-undo"))
            .child(el("span").class("hide").text(app.word("table-undo")));
        let redo = el("button")
            .key(1)
            .attr("class", "btn redo")
            .attr("data-act", "redo")
            .attr("aria-disabled", (!self.redo).to_string())
            .attr("aria-keyshortcuts", "y Shift+z")
            .attr("aria-label", app.word("table-redo"))
            .attr("title", app.word("table-redo"))
            .child(icon("ic-redo"));
        let button = |(place, button): (usize, &Button)| {
            let target = match button.does {
                Does::Touch(target) => Some(target.to_string()),
                _ => None,
            };
            let shortcut = if place == 0 { "f".to_owned() } else { (place + 1).to_string() };
            el("button")
                .key(2 + place as u32)
                .attr("class", "btn")
                .class_if(place == 0, "fwd")
                .class_if(button.seal, "seal")
                .class_if(!button.seal && place == 0, "pri")
                .maybe("data-lit", self.mine.then_some(""))
                .maybe("data-t", target)
                .maybe("data-act", (place == 0).then_some("forward"))
                .attr("data-nth", place.to_string())
                .attr("aria-keyshortcuts", shortcut)
                .children((place == 0).then(|| icon("ic-check")))
                .child(el("span").text(button.name.clone()))
        };
        let later = || match &self.later {
            Some(name) => el("button")
                .key(2)
                .attr("class", "btn fwd off")
                .attr("aria-disabled", "true")
                .attr("data-act", "forward")
                .text(name.clone()),
            // Nothing stands there, and nothing moves into it.
            None => el("span").key(2).attr("class", "fwd"),
        };
        let mut buttons: Vec<Element> = self.buttons.iter().enumerate().map(button).collect();
        let forward = if buttons.is_empty() { later() } else { buttons.remove(0) };
        buttons.into_iter().chain([redo, undo, forward]).map(Node::from).collect()
    }
}

/// The prompt bar.
pub fn prompt(session: Session, looking: RwSignal<bool>) -> Tag {
    let app = App::here();
    let said = Memo::new(move |_| said(session).unwrap_or_default());
    let does = move |does: Does| match does {
        Does::Touch(target) => session.touch(target, false),
        Does::Act(action) => session.act(action),
        Does::Confirm => session.forward(),
        Does::Answer(agree) => session.answer(agree),
        Does::Withdraw => session.withdraw(),
        Does::Return(seat) => session.return_to(seat),
        Does::Look => looking.set(false),
    };
    let press = move |event: MouseEvent| {
        let touched = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(button) = touched.and_then(|touched| touched.closest("button").ok().flatten()) else {
            return;
        };
        // The table hears touches too; this one is answered here.
        event.stop_propagation();
        let nth = button.get_attribute("data-nth").and_then(|nth| nth.parse::<usize>().ok());
        let pressed =
            said.with_untracked(|said| nth.and_then(|nth| said.buttons.get(nth)).map(|one| one.does));
        match (pressed, button.get_attribute("data-act").as_deref()) {
            (Some(pressed), _) => does(pressed),
            (None, Some("undo")) => session.take_back(event.shift_key()),
            (None, Some("redo")) => session.redo(),
            (None, _) => app.tell(app.word("table-not-yet")),
        }
    };
    let acts = tag("div").class("acts").on("click", press);
    stage(acts.element(), move || said.with(|said| said.acts(app)));
    let text = tag("div").class("tx").attr("aria-live", "polite").put((
        tag("h2").put(move || said.with(|said| said.ask.clone())),
        tag("div").class("sub").put(move || said.with(|said| said.more.clone())),
    ));
    tag("section")
        .class("prompt")
        .class_if("wait", move || !said.with(|said| said.mine))
        .attr("aria-label", word("table-prompt"))
        .put((text, move || between::ribbon(session), acts))
}
