//! What is asked of whom, in words; undo, and the one forward button. It keeps its place through a turn.

use engawa_boards::Target;
use engawa_kernel::{Action, Viewer};
use leptos::prelude::*;

use crate::app::{App, icon, word};
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
    Look,
}

fn said(session: Session) -> Option<Said> {
    let app = App::here();
    let (moment, seated) = (session.moment.get()?, session.seated.get()?);
    let me = match session.eyes.get() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let undo = me.is_some() && moment.floor < moment.decisions;
    let mut said = Said { undo, redo: moment.redo, ..Said::default() };
    let button = |name: String, does: Does| Button { name, does, seal: false };
    if let Some(request) = moment.request {
        let who = seated.names.of(request.seat).to_owned();
        said.ask = app.say("table-request", &[("who", who.into())]);
        said.buttons = vec![
            button(app.word("table-agree"), Does::Answer(true)),
            button(app.word("table-disagree"), Does::Answer(false)),
        ];
        said.mine = true;
        return Some(said);
    }
    if moment.unconfirmed.is_some() && moment.unconfirmed == me {
        said.mine = true;
        said.ask = app.word("table-confirm-ask");
        said.more = app.word("table-confirm-more");
        said.buttons = vec![button(app.word("table-confirm"), Does::Confirm)];
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
        let name = seated.names.of(who).to_owned();
        let bot = !seated.persons().contains(who);
        said.ask = app.say(if bot { "table-bot-thinks" } else { "table-waiting" }, &[("who", name.into())]);
        said.more = app.word("table-look-around");
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
        said.later = words.find(&format!("{}-act-finish", seated.game.id()), &[]);
    }
    Some(said)
}

/// The prompt bar.
pub fn prompt(session: Session, looking: RwSignal<bool>) -> impl IntoView {
    let app = App::here();
    let said = Memo::new(move |_| said(session).unwrap_or_default());
    let press = move |does: Does| match does {
        Does::Touch(target) => session.touch(target, false),
        Does::Act(action) => session.act(action),
        Does::Confirm => session.forward(),
        Does::Answer(agree) => session.answer(agree),
        Does::Look => looking.set(false),
    };
    let buttons = move || {
        let said = said.get();
        let first = said.buttons.len();
        let button = |(place, button): (usize, Button)| {
            let (does, target) = (
                button.does,
                match button.does {
                    Does::Touch(target) => Some(target.to_string()),
                    _ => None,
                },
            );
            let look = if button.seal {
                "seal"
            } else if place == 0 {
                "pri"
            } else {
                ""
            };
            let sign = (place == 0).then(|| icon("ic-check"));
            view! {
                <button
                    class=format!("btn {look}")
                    data-lit=said.mine.then_some("")
                    data-t=target
                    data-act=(place == 0).then_some("forward")
                    aria-keyshortcuts=if place == 0 { "f".to_owned() } else { (place + 1).to_string() }
                    on:click=move |event| {
                        // The table hears touches too; this one is answered here.
                        event.stop_propagation();
                        press(does);
                    }
                >
                    {sign}<span>{button.name}</span>
                </button>
            }
        };
        let later = said.later.filter(|_| first == 0).map(|name| {
            view! {
                <button class="btn off" aria-disabled="true" data-act="forward"
                    on:click=move |_| app.tell(app.word("table-not-yet"))>{name}</button>
            }
        });
        let buttons: Vec<_> = said.buttons.into_iter().enumerate().map(button).collect();
        (buttons, later)
    };
    view! {
        <section class="prompt" class:wait=move || !said.with(|said| said.mine) aria-label=word("table-prompt")>
            <div class="tx" aria-live="polite">
                <h2>{move || said.with(|said| said.ask.clone())}</h2>
                <div class="sub">{move || said.with(|said| said.more.clone())}</div>
            </div>
            <div class="acts">
                <button
                    class="btn undo"
                    data-act="undo"
                    aria-disabled=move || (!said.with(|said| said.undo)).to_string()
                    aria-keyshortcuts="u"
                    title=move || app.word(if said.with(|said| said.undo) { "table-undo-how" } else { "table-undo-off" })
                    on:click=move |event| session.take_back(event.shift_key())
                >
                    {icon("ic-undo")}<span class="hide">{word("table-undo")}</span>
                </button>
                {move || said.with(|said| said.redo).then(|| view! {
                    <button class="btn redo" data-act="redo" aria-keyshortcuts="y"
                        aria-label=word("table-redo") title=word("table-redo")
                        on:click=move |_| session.redo()>{icon("ic-redo")}</button>
                })}
                {buttons}
            </div>
        </section>
    }
}
