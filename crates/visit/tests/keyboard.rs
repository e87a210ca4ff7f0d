//! The keyboard alone plays whole games, from the shelf to the sheet; of the long ones the beginning and the end.

use engawa_kernel::Record;
use engawa_shelf::GameId;
use engawa_visit::{Keyboard, Screen, Tab, Trouble, Wishes, ending, staging, visit};

/// From the shelf to a new table.
fn sit_down(tab: &Tab, keyboard: &mut Keyboard<'_>, game: GameId) -> Result<(), Trouble> {
    keyboard.tab_to(&format!("a[href='#/new/{}']", game.id()))?;
    tab.press("Enter")?;
    tab.find("dialog[open]")?;
    keyboard.tab_to("dialog [type=submit]")?;
    tab.press("Enter")?;
    tab.find(".tbl[data-revision]")
}

/// To the sheet, which is the engine's.
fn to_the_end(tab: &Tab, keyboard: &mut Keyboard<'_>) -> Result<(), Trouble> {
    keyboard.play()?;
    let record = Record::unpack(&ending::recorded(tab)?.record)?;
    println!("{} keys, {} decisions", keyboard.presses, record.moves.len());
    ending::agrees(tab, &record)
}

fn whole(name: &str, game: GameId, lang: &'static str) {
    visit(name, |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant(lang))?;
        visit.with(&tab, |tab| {
            let mut keyboard = Keyboard::new(tab, 2);
            sit_down(tab, &mut keyboard, game)?;
            to_the_end(tab, &mut keyboard)
        })
    });
}

/// The first decisions of one game, then the last ones of another that bots have brought near its end: from its replay, with keys
/// too.
fn both_ends(name: &str, game: GameId, lang: &'static str) {
    visit(name, |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant(lang))?;
        visit.with(&tab, |tab| {
            let mut keyboard = Keyboard::new(tab, 2);
            sit_down(tab, &mut keyboard, game)?;
            keyboard.play_some(12)?;
            let record = staging::nearly_over(game, 2, 1, 16)?;
            tab.go(&visit.server.room(&staging::room(&record)))?;
            tab.find("[data-room=replay]")?;
            tab.press("End")?;
            tab.find(&format!("{}:not([aria-disabled=true])", staging::FORK))?;
            keyboard.tab_to(staging::FORK)?;
            tab.press("Enter")?;
            tab.find("dialog[open] .pri")?;
            keyboard.tab_to("dialog[open] .pri")?;
            tab.press("Enter")?;
            tab.find(".tbl[data-room=table] [data-lit]")?;
            to_the_end(tab, &mut keyboard)
        })
    });
}

#[test]
fn harmonies_with_the_keyboard_alone() {
    whole("harmonies_by_keyboard", GameId::Harmonies, "en");
}

#[test]
fn grandbois_with_the_keyboard_alone() {
    whole("grandbois_by_keyboard", GameId::GrandBois, "ru");
}

#[test]
fn white_castle_with_the_keyboard_alone() {
    whole("white_castle_by_keyboard", GameId::WhiteCastle, "ru");
}

#[test]
fn bamboo_with_the_keyboard_alone() {
    both_ends("bamboo_by_keyboard", GameId::Bamboo, "en");
}

#[test]
fn bitoku_with_the_keyboard_alone() {
    both_ends("bitoku_by_keyboard", GameId::Bitoku, "ru");
}
