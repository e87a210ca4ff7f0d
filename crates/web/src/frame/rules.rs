//! The rules of a game: a text with pictures from the game's own drawing, searched as one types.

use std::rc::Rc;

use engawa_boards::Node;
use engawa_shelf::GameId;
use engawa_words::Lang;
use engawa_words::article::{Article, Block, Inline, Picture, Section, Style, hits};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlElement};

use super::top::{Mid, heading, top_bar};
use crate::app::{App, game_named, icon, word};
use crate::browser::{document, next_frame, written};
use crate::markup::{Content, Contents, Tag, tag};
use crate::patch::Mount;
use crate::reactive::*;
use crate::ready::{again, fetch_game};
use crate::route::Route;
use crate::speech::fetch_text;

/// What is looked for, empty for everything.
type Wanted = Memo<String>;

/// The text, once it is there; nothing in it if it could not be fetched.
#[derive(Clone)]
enum Text {
    Coming,
    Missing,
    Here(Rc<Article>),
}

async fn fetch(app: App, lang: Lang, game: GameId) -> Text {
    if fetch_game(app, game).await.is_err() {
        return Text::Missing;
    }
    let text = fetch_text(&app.file(&format!("rules/{lang}/{game}.md"))).await;
    text.map_or(Text::Missing, |text| Text::Here(Rc::new(Article::read(&text))))
}

/// The rules of a game.
pub fn rules(game: &str) -> Contents {
    let app = App::here();
    let Some(game) = game_named(game) else { return no_such_rules() };
    let text = RwSignal::new_local(Text::Coming);
    let lang = Memo::new(move |_| app.words.with(|words| words.lang()));
    let fetch = move |lang| {
        spawn_local(async move {
            // The room may be gone meanwhile.
            let _ = text.try_set(fetch(app, lang, game).await);
        });
    };
    Effect::new(move |_| fetch(lang.get()));
    let fetch_again = move || {
        text.set(Text::Coming);
        fetch(lang.get_untracked());
    };
    let typed = RwSignal::new(String::new());
    let wanted = Memo::new(move |_| typed.with(|typed| typed.trim().to_owned()));
    go_to_section(app, text);
    let title = move || app.words.with(|words| words.title(game.id()));
    let place = move || app.say("rules-title", &[("game", title().into())]);
    let article = move || match text.get() {
        Text::Coming => tag("p").class("mut").put(word("rules-coming")).any(),
        Text::Missing => {
            (tag("p").class("mut").attr("role", "alert").put(word("rules-missing")), again(fetch_again)).any()
        }
        Text::Here(article) => {
            let sections = 0..article.sections.len();
            sections.map(|number| section(&article, number, wanted)).collect::<Vec<Tag>>().any()
        }
    };
    let contents = move || match text.get() {
        Text::Here(article) => Some(contents(app, game, &article, wanted)),
        _ => None,
    };
    let nothing = move || match text.get() {
        Text::Here(article) => {
            let wanted = wanted.get();
            let nothing = !article.sections.iter().any(|one| has(one, &wanted));
            let says = || app.say("rules-nothing", &[("text", wanted.as_str().into())]);
            nothing.then(|| tag("p").class("mut").put(says()))
        }
        _ => None,
    };
    let field = tag("input")
        .class("field")
        .attr("type", "search")
        .attr("placeholder", word("rules-find"))
        .attr("aria-label", word("rules-find"))
        .prop("value", move || typed.get())
        .on("input", move |event: Event| typed.set(written(&event)));
    let find = tag("div").class("find").put((icon("ic-search"), field));
    let way = |to: Route, picture: &'static str, name: &'static str| {
        tag("a").class("btn low").attr("href", to.hash()).put((icon(picture), word(name)))
    };
    let ways = [
        way(Route::New(game.id().to_owned()), "ic-play", "new-play"),
        way(Route::Pad(game.id().to_owned()), "ic-pad", "shelf-pads"),
    ];
    let reading = tag("div").class("reading").put([
        tag("nav").class("toc").attr("aria-label", word("rules-contents")).put((find, contents)),
        tag("main").class("rules").put((
            heading(place),
            tag("div").class("row wrap acts").put(ways),
            article,
            tag("div").attr("role", "status").put(nothing),
        )),
    ]);
    (top_bar(Mid::room("rules-name"), ()), reading).any()
}

/// A link may name a section: it is brought into view, and the keys begin there.
fn go_to_section(app: App, text: RwSignal<Text, LocalStorage>) {
    Effect::new(move |_| {
        let Route::Rules(place) = app.route.get() else { return };
        let there = text.with(|text| matches!(text, Text::Here(_)));
        if let (true, Some((_, number))) = (there, place.split_once('/')) {
            let id = format!("section-{number}");
            // The sections are put into the page after this.
            next_frame(move || show_section(&id));
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

/// Whether this is in a text; nothing is everywhere.
fn found(text: &str, wanted: &str) -> bool {
    wanted.is_empty() || hits(text, wanted).len() > 1
}

fn has(section: &Section, wanted: &str) -> bool {
    wanted.is_empty() || section.lines().any(|line| found(&line, wanted))
}

/// Whether a section has nothing of what is looked for.
fn absent(article: &Rc<Article>, number: usize, wanted: Wanted) -> impl Fn() -> bool + 'static {
    let article = article.clone();
    move || wanted.with(|wanted| !has(&article.sections[number], wanted))
}

fn contents(app: App, game: GameId, article: &Rc<Article>, wanted: Wanted) -> Tag {
    let entry = |(place, section): (usize, &Section)| {
        let number = place + 1;
        let here = Route::Rules(format!("{game}/{number}"));
        let link = tag("a").attr("href", here.hash());
        let link = link
            .attr("aria-current", move || app.route.with(|route| *route == here).then_some("true"))
            .press(move || show_section(&format!("section-{number}")))
            .put(section.title.as_str());
        tag("li").attr("hidden", absent(article, place, wanted)).put(link)
    };
    tag("ol").put(article.sections.iter().enumerate().map(entry).collect::<Vec<Tag>>())
}

fn section(article: &Rc<Article>, number: usize, wanted: Wanted) -> Tag {
    let section = &article.sections[number];
    let title: Rc<str> = section.title.as_str().into();
    let blocks: Vec<Tag> = section.blocks.iter().map(|one| block(one, title.clone(), wanted)).collect();
    let id = format!("section-{}", number + 1);
    let head = tag("h2").attr("id", id).attr("tabindex", "-1").put(searched(title, wanted));
    tag("section").attr("hidden", absent(article, number, wanted)).put((head, blocks))
}

fn block(block: &Block, title: Rc<str>, wanted: Wanted) -> Tag {
    let lines = block.lines();
    // Whoever looks for the heading wants all of the section.
    let absent =
        move || wanted.with(|wanted| !found(&title, wanted) && !lines.iter().any(|line| found(line, wanted)));
    let each = |name: &'static str, lines: &[Inline]| {
        lines.iter().map(|line| tag(name).put(text(line, wanted))).collect::<Vec<Tag>>()
    };
    let shown = match block {
        Block::Paragraph(line) => tag("p").put(text(line, wanted)),
        Block::Items(lines) => tag("ul").put(each("li", lines)),
        Block::Steps(lines) => tag("ol").put(each("li", lines)),
        Block::Table(rows) => {
            let head = rows.iter().take(1).flat_map(|row| each("th", row));
            let head: Vec<Tag> = head.map(|cell| cell.attr("scope", "col")).collect();
            let rows: Vec<Tag> = rows.iter().skip(1).map(|row| tag("tr").put(each("td", row))).collect();
            tag("table").put([tag("thead").put(tag("tr").put(head)), tag("tbody").put(rows)])
        }
        Block::Pictures(pictures) => {
            let pictures: Vec<Tag> = pictures.iter().map(|one| picture(one, wanted)).collect();
            tag("div").class("pics").put(pictures)
        }
    };
    shown.attr("hidden", absent)
}

/// A line, with what was looked for marked in it.
fn text(line: &Inline, wanted: Wanted) -> impl Content {
    let line = line.clone();
    move || {
        let wanted = wanted.get();
        let span = |style: Style, text: &str| match style {
            Style::Plain => marked(text, &wanted).any(),
            Style::Bold => tag("b").put(marked(text, &wanted)).any(),
            Style::Cited => tag("span").class("cite").put(marked(text, &wanted)).any(),
        };
        line.0.iter().map(|one| span(one.style, &one.text)).collect::<Vec<Contents>>()
    }
}

/// A text, with what was looked for marked in it.
fn searched(text: Rc<str>, wanted: Wanted) -> impl Content {
    move || marked(&text, &wanted.get())
}

fn marked(text: &str, wanted: &str) -> Vec<Contents> {
    let part = |(place, part): (usize, String)| match place % 2 {
        0 => part.any(),
        _ => tag("mark").put(part).any(),
    };
    hits(text, wanted).into_iter().enumerate().map(part).collect()
}

/// A picture that the game draws itself. The caption says it all, so the drawing is silent.
fn picture(picture: &Picture, wanted: Wanted) -> Tag {
    let drawn = draw(picture);
    let place = tag("div").class("pic").attr("aria-hidden", "true").attr("hidden", drawn.is_none());
    if let Some(node) = drawn {
        Mount::new(place.element().clone(), None).show(vec![node], false);
    }
    let caption = searched(picture.caption.as_str().into(), wanted);
    tag("figure").put([place, tag("figcaption").put(caption)])
}

fn draw(picture: &Picture) -> Option<Node> {
    let game: GameId = picture.game.parse().ok()?;
    engawa_part::here(game)?.picture(&picture.body)
}

fn no_such_rules() -> Contents {
    let home = tag("a").class("btn pri").attr("href", Route::Shelf.hash()).put(word("shelf-home"));
    let main = tag("main").class("blank").put([icon("ic-book"), heading(word("rules-none")), home]);
    (top_bar(Mid::room("rules-name"), ()), main).any()
}
