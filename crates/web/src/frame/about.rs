//! What Engawa is, how sure its data are, and whose work is in it.

use engawa_kernel::Component;
use engawa_shelf::GameId;

use super::top::{Mid, heading, top_bar};
use crate::app::{App, word};
use crate::markup::{Content, Contents, Tag, tag};
use crate::reactive::*;

/// A sentence of a key.
fn say(key: &'static str) -> Tag {
    tag("p").put(word(key))
}

/// The heading of a part.
fn head(key: &'static str) -> Tag {
    tag("h2").put(word(key))
}

/// A place elsewhere; `lang` says in which language its name is.
fn link(address: &str, name: &'static str) -> Tag {
    let link = tag("a").attr("href", address).attr("target", "_blank");
    link.attr("rel", "noreferrer").attr("lang", "en").put(name)
}

/// The room that says it.
pub fn about() -> Contents {
    let app = App::here();
    let version = move || app.say("about-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    let icons = (
        word("about-icons-says"),
        " ",
        link("https://game-icons.net", "game-icons.net"),
        ", ",
        link("https://creativecommons.org/licenses/by/3.0/", "CC BY 3.0"),
    );
    let fonts = [
        font(app, "Literata", "https://github.com/googlefonts/literata", "literata"),
        font(app, "Golos Text", "https://github.com/googlefonts/golos-text", "golos-text"),
    ];
    let main = tag("main")
        .class("about rules")
        .put([heading(word("about-title")), say("about-what"), say("about-name-says")])
        .put([head("about-privacy"), say("about-privacy-says")])
        .put([head("about-games"), say("about-games-says")])
        .put(GameId::ALL.map(|game| components(app, game)))
        .put([say("about-owners"), head("about-icons"), say("about-icons-credit").attr("lang", "en")])
        .put([tag("p").put(icons), head("about-fonts"), tag("ul").put(fonts)])
        .put([head("about-licence"), say("about-licence-says"), tag("p").class("mut").put(version)]);
    (top_bar(Mid::room("about-name"), ()), main).any()
}

/// What lies in the box of a game and how sure our data of it are.
fn components(app: App, game: GameId) -> [Tag; 3] {
    let facts = game.facts();
    let row = |component: &'static Component| {
        let name = move || app.words.with(|words| words.component(game.id(), component.key));
        let sure = word(if component.exact { "exact" } else { "reconstructed" });
        let count = component.count.to_string();
        tag("tr").put([tag("td").put(name), tag("td").put(count), tag("td").put(sure)])
    };
    let title = move || app.words.with(|words| words.title(game.id()));
    let version = move || {
        let (rules, data) = (facts.rules.into(), format!("{:016x}", facts.data).into());
        app.say("about-game-version", &[("rules", rules), ("data", data)])
    };
    let columns = ["about-component", "about-count", "about-sure"];
    let columns = columns.map(|key| tag("th").attr("scope", "col").put(word(key)));
    let rows: Vec<Tag> = facts.components.iter().map(row).collect();
    let table = tag("table").put([tag("thead").put(tag("tr").put(columns)), tag("tbody").put(rows)]);
    [tag("h3").put(title), table, tag("p").class("sm mut").put(version)]
}

fn font(app: App, name: &'static str, address: &str, file: &str) -> Tag {
    let licence = link(&app.file(&format!("fonts/LICENSE-{file}.txt")), "SIL Open Font License 1.1");
    tag("li").put((link(address, name), ", © The ", name, " Project Authors: ", licence))
}
