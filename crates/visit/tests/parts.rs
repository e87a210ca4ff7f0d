//! The client comes in parts: the shelf needs none of the games, a game comes when it is opened, and what does not come is said
//! and can be asked for again.

use engawa_shelf::GameId;
use engawa_visit::{Clicker, NewTable, Screen, Tab, Trouble, Wishes, visit};

const PERSON: bool = true;
const BOT: bool = false;

/// The room or the dialog that says that a game did not come, with the way to try again.
const AGAIN: &str = "[data-room=missing] [data-act=again]";

/// What the page has fetched of the games so far: parts and style sheets.
fn fetched(tab: &Tab) -> Result<Vec<String>, Trouble> {
    tab.see(
        "[...new Set(performance.getEntriesByType('resource')
            .flatMap((one) => one.name.match(/(parts|css\\/games)\\/.*/)?.[0] ?? []))].sort()",
    )
}

/// Goes to a room behind `#`.
fn go(tab: &Tab, room: &str) -> Result<(), Trouble> {
    tab.see::<String>(&format!("location.hash = '#/{room}'")).map(drop)
}

/// Nothing was complained about but what did not come.
fn only_missed(tab: &Tab) -> Result<(), Trouble> {
    let missed = |complaint: &String| complaint.contains("ERR_BLOCKED_BY_CLIENT");
    match tab.complaints()?.into_iter().find(|complaint| !missed(complaint)) {
        Some(complaint) => Err(Trouble::Page(complaint)),
        None => Ok(()),
    }
}

#[test]
fn the_shelf_needs_no_game_and_a_game_needs_no_other() {
    visit("parts", |visit| {
        // A finger points at nothing by itself.
        let tab = visit.shelf(Screen::PHONE, Wishes::instant("ru"))?;
        visit.with(&tab, |tab| {
            assert_eq!(fetched(tab)?, [""; 0]);
            NewTable::new(GameId::Bamboo, &[PERSON, BOT]).sit_down(tab)?;
            assert_eq!(fetched(tab)?, ["css/games/bamboo.css", "parts/bamboo.wasm", "parts/shared.pack"]);
            Ok(())
        })
    });
}

#[test]
fn whoever_points_at_a_cover_has_the_game_when_it_is_opened() {
    visit("pointed", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            let place = tab.until("visit.reach(\"a[href='#/new/grandbois']\")")?;
            tab.hover_at(place)?;
            // Nothing in the page changes by it.
            let fetched = "new Promise((done) => {
                const look = () =>
                    performance.getEntriesByType('resource').some((one) => one.name.endsWith('/parts/grandbois.wasm'))
                        ? done(true)
                        : setTimeout(look, 20);
                look();
            })";
            tab.see::<bool>(fetched).map(drop)
        })
    });
}

#[test]
fn a_game_that_does_not_come_is_said_above_the_shelf_and_can_be_asked_for_again() {
    visit("missing_above", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        tab.withhold(&["*/parts/*"])?;
        tab.touch("a[href='#/new/grandbois']")?;
        tab.touch(AGAIN)?;
        tab.find(AGAIN)?;
        tab.withhold(&[])?;
        tab.touch(AGAIN)?;
        tab.find("dialog[open] .seats")?;
        only_missed(&tab)
    });
}

#[test]
fn whatever_of_a_game_does_not_come_its_rooms_say_so_and_ask_again() {
    visit("missing", |visit| {
        // A finger points at nothing by itself: nothing is fetched but what a room asks for.
        let tab = visit.shelf(Screen::PHONE, Wishes::instant("ru"))?;
        for (game, missing) in [
            (GameId::Harmonies, "*/parts/harmonies.wasm"),
            (GameId::GrandBois, "*/parts/*"),
            (GameId::Bamboo, "*/css/games/bamboo.css"),
            (GameId::Bitoku, "*/bitoku.ftl"),
            (GameId::WhiteCastle, "*/symbols/white-castle.svg"),
        ] {
            tab.withhold(&[missing])?;
            go(&tab, &format!("pad/{game}"))?;
            tab.find(AGAIN)?;
            tab.withhold(&[])?;
            tab.touch(AGAIN)?;
            tab.find("[data-room=pad]")?;
        }
        // The rules have their own text.
        tab.withhold(&["*/rules/*"])?;
        go(&tab, "rules/bamboo")?;
        tab.find("main.rules [data-act=again]")?;
        tab.withhold(&[])?;
        tab.touch("main.rules [data-act=again]")?;
        tab.find(".rules section figure")?;
        only_missed(&tab)
    });
}

#[test]
fn a_table_whose_game_does_not_come_is_taken_up_again() {
    visit("missing_table", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
        NewTable::new(GameId::GrandBois, &[BOT, PERSON]).sit_down(&tab)?;
        Clicker::new(&tab, 3).play_some(3)?;
        tab.withhold(&["*/parts/*"])?;
        tab.reload()?;
        tab.find(AGAIN)?;
        tab.withhold(&[])?;
        tab.touch(AGAIN)?;
        tab.find(".tbl[data-revision]")?;
        Clicker::new(&tab, 4).play_some(3)?;
        only_missed(&tab)
    });
}

/// A page whose workers get no part of any game until they are told `online`.
const WORKERS_WITHOUT_PARTS: &str = r#"(() => {
    window.helpers = {};
    const text = (source) => URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    const offline = text(`
        const plain = fetch;
        let online = false;
        addEventListener("message", ({ data }) => { online ||= data === "online"; });
        globalThis.fetch = (what, ...how) =>
            !online && String(what).includes("/parts/") ? Promise.reject(new TypeError("offline")) : plain(what, ...how);
    `);
    const Plain = window.Worker;
    window.Worker = class extends Plain {
        constructor(url, options) {
            const parts = [offline, String(new URL(url, location))];
            super(text(parts.map((part) => `import ${JSON.stringify(part)};`).join("\n")), options);
            window.helpers[options.name === "bots" ? "bots" : "tables"] = this;
        }
    };
})();"#;

#[test]
fn workers_that_get_no_part_try_again_and_nothing_is_lost() {
    visit("missing_workers", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        tab.allow_own_workers()?;
        tab.before_loading(WORKERS_WITHOUT_PARTS)?;
        tab.reload()?;
        tab.find("main[data-known]")?;
        visit.with(&tab, |tab| {
            tab.touch("a[href='#/new/grandbois']")?;
            tab.touch("dialog [type=submit]")?;
            tab.touch(AGAIN)?;
            tab.find(AGAIN)?;
            tab.see::<()>("helpers.tables.postMessage('online')")?;
            tab.touch(AGAIN)?;
            tab.find(".tbl[data-revision]")?;
            // Sooner or later a bot is asked.
            let mut clicker = Clicker::new(tab, 2);
            let asked =
                "document.querySelector('.toast.wrong') ? 'bot' : visit.now().lit > 0 ? 'person' : null";
            while tab.until::<String>(asked)? == "person" {
                clicker.decide()?;
                tab.see::<()>("visit.still().then(visit.frames)")?;
            }
            tab.see::<()>("helpers.bots.postMessage('online')")?;
            Clicker::new(tab, 4).play_some(3)
        })
    });
}
