//! The keyboard alone plays a whole game, from the shelf to the sheet.

use engawa_kernel::Record;
use engawa_shelf::GameId;
use engawa_visit::{Keyboard, Screen, Wishes, ending, visit};

fn play(name: &str, game: GameId, lang: &'static str) {
    visit(name, |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant(lang))?;
        visit.with(&tab, |tab| {
            let mut keyboard = Keyboard::new(tab, 2);
            keyboard.tab_to(&format!("a[href='#/new/{}']", game.id()))?;
            tab.press("Enter")?;
            tab.find("dialog[open]")?;
            keyboard.tab_to("dialog [type=submit]")?;
            tab.press("Enter")?;
            tab.find(".tbl[data-revision]")?;
            keyboard.play()?;
            let record = Record::unpack(&ending::recorded(tab)?.record)?;
            println!("{name}: {} keys, {} decisions", keyboard.presses, record.moves.len());
            ending::agrees(tab, &record)
        })
    });
}

#[test]
fn harmonies_with_the_keyboard_alone() {
    play("harmonies_by_keyboard", GameId::Harmonies, "en");
}

#[test]
fn grandbois_with_the_keyboard_alone() {
    play("grandbois_by_keyboard", GameId::GrandBois, "ru");
}

#[test]
fn white_castle_with_the_keyboard_alone() {
    play("white_castle_by_keyboard", GameId::WhiteCastle, "ru");
}

#[test]
fn bamboo_with_the_keyboard_alone() {
    play("bamboo_by_keyboard", GameId::Bamboo, "en");
}

#[test]
fn bitoku_with_the_keyboard_alone() {
    play("bitoku_by_keyboard", GameId::Bitoku, "ru");
}
