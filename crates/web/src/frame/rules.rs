//! The rules of a game: a text with pictures from the game's own drawing, searched as one types.

use std::rc::Rc;

use engawa_boards::{Drawn, Node};
use engawa_shelf::{GameId, with_game};
use engawa_words::Lang;
use engawa_words::article::{Article, Block, Line, Picture, Section, Style, hits};
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::top::{Mid, heading, top_bar};
use crate::app::{App, game_named, icon, word};
use crate::patch::Stage;
use crate::route::Route;
use crate::speech::{fetch_symbols, fetch_text};

/// What is looked for, empty for everything.
type Wanted = Memo<String>;

/// The text, once it is there; nothing in it if it could not be fetched.
#[derive(Clone)]
enum Text {
    Coming,
    Missing,
    Here(Rc<Article>),
}

async fn fetch(base: String, lang: Lang, game: GameId) -> Text {
    fetch_symbols(&base, game.id()).await;
    let text = fetch_text(&format!("{base}rules/{}/{game}.md", lang.code())).await;
    text.map_or(Text::Missing, |text| Text::Here(Rc::new(Article::read(&text))))
}

/// The rules of a game.
pub fn rules(game: &str) -> AnyView {
    let app = App::here();
    let Some(game) = game_named(game) else { return no_such_rules() };
    let text = RwSignal::new_local(Text::Coming);
    Effect::new(move |_| {
        let (base, lang) = (app.base.get_value(), app.words.with(|words| words.lang()));
        spawn_local(async move { text.set(fetch(base, lang, game).await) });
    });
    let typed = RwSignal::new(String::new());
    let wanted = Memo::new(move |_| typed.with(|typed| typed.trim().to_owned()));
    go_to_section(app, text);
    let title = move || app.words.with(|words| words.title(game.id()));
    let place = move || app.say("rules-title", &[("game", title().into())]);
    let article = move || match text.get() {
        Text::Coming => view! { <p class="mut">{word("rules-coming")}</p> }.into_any(),
        Text::Missing => view! { <p class="mut" role="alert">{word("rules-missing")}</p> }.into_any(),
        Text::Here(article) => {
            let sections = article.sections.iter().enumerate();
            sections.map(|(number, one)| section(number, one, wanted)).collect::<Vec<_>>().into_any()
        }
    };
    let contents = move || match text.get() {
        Text::Here(article) => contents(app, game, &article, wanted),
        _ => ().into_any(),
    };
    let nothing = move || match text.get() {
        Text::Here(article) => wanted.with(|wanted| !article.sections.iter().any(|one| has(one, wanted))),
        _ => false,
    };
    view! {
        {top_bar(Mid::room("rules-name"), ())}
        <div class="reading">
            <nav class="toc" aria-label=word("rules-contents")>
                <div class="find">
                    {icon("ic-search")}
                    <input
                        class="field"
                        type="search"
                        placeholder=word("rules-find")
                        aria-label=word("rules-find")
                        prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                </div>
                {contents}
            </nav>
            <main class="rules">
                {heading(place)}
                <div class="row wrap acts">
                    <a class="btn low" href=Route::New(game.id().to_owned()).hash()>{icon("ic-play")}{word("new-play")}</a>
                    <a class="btn low" href=Route::Pad(game.id().to_owned()).hash()>{icon("ic-pad")}{word("shelf-pads")}</a>
                </div>
                {article}
                <div role="status">
                    {move || nothing().then(|| view! {
                        <p class="mut">{move || app.say("rules-nothing", &[("text", wanted.get().into())])}</p>
                    })}
                </div>
            </main>
        </div>
    }
    .into_any()
}

/// A link may name a section: it is brought into view, and the keys begin there.
fn go_to_section(app: App, text: RwSignal<Text, LocalStorage>) {
    Effect::new(move |_| {
        let Route::Rules(place) = app.route.get() else { return };
        let there = text.with(|text| matches!(text, Text::Here(_)));
        if let (true, Some((_, number))) = (there, place.split_once('/')) {
            let id = format!("section-{number}");
            // The sections are put into the page after this.
            request_animation_frame(move || show_section(&id));
        }
    });
}

fn show_section(id: &str) {
    let section = document().get_element_by_id(id).and_then(|section| section.dyn_into::<HtmlElement>().ok());
    if let Some(section) = section {
        section.scroll_into_view();
        let _ = section.focus();
    }
}

fn has(section: &Section, wanted: &str) -> bool {
    wanted.is_empty() || section.lines().any(|line| hits(&line, wanted).len() > 1)
}

fn contents(app: App, game: GameId, article: &Article, wanted: Wanted) -> AnyView {
    let entry = |(number, section): (usize, &Section)| {
        let to = format!("{game}/{}", number + 1);
        let (section, title) = (section.clone(), section.title.clone());
        let absent = move || wanted.with(|wanted| !has(&section, wanted));
        let here = to.clone();
        let current = move || app.route.with(|route| *route == Route::Rules(here.clone())).then_some("true");
        let again = move |_| show_section(&format!("section-{}", number + 1));
        view! { <li hidden=absent><a href=Route::Rules(to).hash() aria-current=current on:click=again>{title}</a></li> }
    };
    view! { <ol>{article.sections.iter().enumerate().map(entry).collect::<Vec<_>>()}</ol> }.into_any()
}

fn section(number: usize, section: &Section, wanted: Wanted) -> AnyView {
    let (of, title) = (section.clone(), section.title.clone());
    let absent = move || wanted.with(|wanted| !has(&of, wanted));
    // Whoever looks for the heading wants all of the section.
    let named = title.clone();
    let named = Memo::new(move |_| wanted.with(|wanted| wanted.is_empty() || hits(&named, wanted).len() > 1));
    let id = format!("section-{}", number + 1);
    view! {
        <section hidden=absent>
            <h2 id=id tabindex="-1">{move || marked(&title, &wanted.get())}</h2>
            {section.blocks.iter().map(|one| block(one, named, wanted)).collect::<Vec<_>>()}
        </section>
    }
    .into_any()
}

fn block(block: &Block, named: Memo<bool>, wanted: Wanted) -> AnyView {
    let lines = block.lines();
    let absent =
        move || !named.get() && wanted.with(|wanted| !lines.iter().any(|line| hits(line, wanted).len() > 1));
    let line = |line: &Line| text(line, wanted);
    let items = |lines: &[Line]| lines.iter().map(|one| view! { <li>{line(one)}</li> }).collect::<Vec<_>>();
    match block {
        Block::Paragraph(one) => view! { <p hidden=absent>{line(one)}</p> }.into_any(),
        Block::Items(lines) => view! { <ul hidden=absent>{items(lines)}</ul> }.into_any(),
        Block::Steps(lines) => view! { <ol hidden=absent>{items(lines)}</ol> }.into_any(),
        Block::Table(rows) => {
            let head = rows.iter().take(1).flatten().map(|one| view! { <th scope="col">{line(one)}</th> });
            let rows = rows.iter().skip(1).map(|row| {
                let cells: Vec<_> = row.iter().map(|one| view! { <td>{line(one)}</td> }).collect();
                view! { <tr>{cells}</tr> }
            });
            view! {
                <table hidden=absent>
                    <thead><tr>{head.collect::<Vec<_>>()}</tr></thead>
                    <tbody>{rows.collect::<Vec<_>>()}</tbody>
                </table>
            }
            .into_any()
        }
        Block::Pictures(pictures) => {
            let pictures: Vec<_> = pictures.iter().map(|one| picture(one, wanted)).collect();
            view! { <div class="pics" hidden=absent>{pictures}</div> }.into_any()
        }
    }
}

/// A line, with what was looked for marked in it.
fn text(line: &Line, wanted: Wanted) -> AnyView {
    let line = line.clone();
    let spans = move || {
        let wanted = wanted.get();
        let span = |style: Style, text: &str| match style {
            Style::Plain => marked(text, &wanted).into_any(),
            Style::Bold => view! { <b>{marked(text, &wanted)}</b> }.into_any(),
            Style::Cited => view! { <span class="cite">{marked(text, &wanted)}</span> }.into_any(),
        };
        line.0.iter().map(|one| span(one.style, &one.text)).collect::<Vec<_>>()
    };
    view! { {spans} }.into_any()
}

fn marked(text: &str, wanted: &str) -> Vec<AnyView> {
    let part = |(place, part): (usize, String)| match place % 2 {
        0 => part.into_any(),
        _ => view! { <mark>{part}</mark> }.into_any(),
    };
    hits(text, wanted).into_iter().enumerate().map(part).collect()
}

/// A picture that the game draws itself. The caption says it all, so the drawing is silent.
fn picture(picture: &Picture, wanted: Wanted) -> AnyView {
    let drawn = draw(picture);
    let place = NodeRef::<html::Div>::new();
    let is_drawn = drawn.is_some();
    let drawn = StoredValue::new_local(drawn);
    Effect::new(move |_| {
        if let Some(place) = place.get()
            && let Some(node) = drawn.try_update_value(Option::take).flatten()
        {
            Stage::new(place.into(), None).show(vec![node], false);
        }
    });
    let caption = picture.caption.clone();
    view! {
        <figure>
            <div class="pic" aria-hidden="true" hidden=!is_drawn node_ref=place></div>
            <figcaption>{move || marked(&caption, &wanted.get())}</figcaption>
        </figure>
    }
    .into_any()
}

fn draw(picture: &Picture) -> Option<Node> {
    let game: GameId = picture.game.parse().ok()?;
    with_game!(game, G => <G as Drawn>::picture(&picture.body))
}

fn no_such_rules() -> AnyView {
    view! {
        {top_bar(Mid::room("rules-name"), ())}
        <main class="blank">
            {icon("ic-book")}
            {heading(word("rules-none"))}
            <a class="btn pri" href=Route::Shelf.hash()>{word("shelf-home")}</a>
        </main>
    }
    .into_any()
}
