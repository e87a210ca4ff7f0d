//! What a person at the table expects of it, in every game: places that stay, keys, other boards, names.

use engawa_shelf::GameId;
use engawa_visit::{Clicker, NewTable, Screen, Tab, Trouble, Wishes, staging, visit};

const SEATS: &[bool] = &[true, false];

fn wrong(what: impl Into<String>) -> Trouble {
    Trouble::Page(what.into())
}

/// Where Undo, Redo and the way forward stand.
fn places(tab: &Tab) -> Result<Vec<[f64; 3]>, Trouble> {
    tab.see(
        "['.undo', '.redo', '.fwd'].map((name) => {
            const { x, y, width } = document.querySelector('.prompt ' + name).getBoundingClientRect();
            return [x, y, width];
        })",
    )
}

const CAN_UNDO: &str = ".undo[aria-disabled=false]";
const CAN_REDO: &str = ".redo[aria-disabled=false]";

#[test]
fn keys_take_back_and_do_again_and_no_button_moves() {
    visit("take_back", |visit| {
        for game in GameId::ALL {
            let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
            visit.with(&tab, |tab| {
                NewTable::new(game, SEATS).sit_down(tab)?;
                let mut clicker = Clicker::new(tab, 5);
                clicker.ready()?;
                let before = places(tab)?;
                while !tab.has(CAN_UNDO)? {
                    clicker.decide()?;
                    clicker.ready()?;
                }
                let done: u64 = tab.see("visit.now().revision")?;
                tab.press("KeyU")?;
                tab.find(CAN_REDO)?;
                let back = places(tab)?;
                tab.press("KeyY")?;
                tab.find(".redo[aria-disabled=true]")?;
                tab.find(CAN_UNDO)?;
                let again: u64 = tab.see("visit.now().revision")?;
                if again <= done {
                    return Err(wrong(format!("{game}: nothing was done again")));
                }
                if before != back || back != places(tab)? {
                    return Err(wrong(format!(
                        "{game}: {before:?} became {back:?}, then {:?}",
                        places(tab)?
                    )));
                }
                Ok(())
            })?;
        }
        Ok(())
    });
}

/// The last pixels of somebody else's panel, far from the name.
const FOOT: &str = "(() => {
    const panel = document.querySelector('.players .pp:not(.shown)').getBoundingClientRect();
    return { x: panel.left + panel.width / 2, y: panel.bottom - 6 };
})()";

#[test]
fn all_of_a_panel_opens_the_board_and_its_label_covers_nothing() {
    visit("peeking", |visit| {
        for game in GameId::ALL {
            let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
            visit.with(&tab, |tab| {
                NewTable::new(game, SEATS).sit_down(tab)?;
                Clicker::new(tab, 5).ready()?;
                if game == GameId::GrandBois {
                    // Everybody plays in one forest.
                    return if tab.has("[data-seat]")? { Err(wrong("the forest is nobody's")) } else { Ok(()) };
                }
                tab.touch_at(tab.see(FOOT)?)?;
                tab.find(".peek [data-act=home]")?;
                let covers: bool = tab.see(
                    "(() => {
                        const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                        const label = document.querySelector('.peek').getBoundingClientRect();
                        return [...document.querySelectorAll('.tbl .area, .tbl .acts > *')]
                            .map((one) => one.getBoundingClientRect()).some((one) => one.width > 0 && over(label, one));
                    })()",
                )?;
                if covers {
                    return Err(wrong(format!("{game}: the label lies over something")));
                }
                tab.touch(".peek [data-act=home]")?;
                tab.until::<bool>("!document.querySelector('.peek') || null").map(drop)
            })?;
        }
        Ok(())
    });
}

#[test]
fn who_has_no_name_is_called_in_the_language_of_the_moment() {
    visit("called", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::Harmonies, SEATS).sit_down(tab)?;
            let called = |you: &str, bot: &str, title: &str| {
                let names =
                    "[...document.querySelectorAll('.players .nm')].map((one) => one.textContent).join()";
                tab.until::<bool>(&format!(
                    "({names} === '{you},{bot}' && document.title.startsWith('{title}')) || null"
                ))
            };
            Clicker::new(tab, 5).ready()?;
            called("You", "Sora", "Harmonies · your turn — ")?;
            tab.touch(".wishes [lang=ru]")?;
            called("Вы", "Сора", "Гармония · ваш ход — ")?;
            // Nothing of a board is selected with it; what is said can be.
            let selects = |place: &str| {
                tab.see::<String>(&format!("getComputedStyle(document.querySelector('{place}')).userSelect"))
            };
            let said =
                [selects(".mid .area")?, selects(".players")?, selects(".prompt h2")?, selects(".a-log")?];
            if said != ["none", "none", "auto", "auto"] {
                return Err(wrong(format!("selected as {said:?}")));
            }
            Ok(())
        })
    });
}

#[test]
fn every_room_names_the_tab_and_speaks_the_language() {
    visit("titles", |visit| {
        let over = staging::played(GameId::Harmonies, 2, 1, usize::MAX)?;
        let replay = staging::room(&over);
        let rooms = [
            ("", "Присаживайтесь"),
            ("#/new/bitoku", "Битоку · Новый стол"),
            ("#/rules/bamboo", ""),
            ("#/pad/harmonies", "Гармония · Подсчёт очков"),
            ("#/about", "Что такое Engawa"),
            ("#/table/nosuch", "Этой партии здесь нет"),
            ("#/replay/nosuch", "Эта партия не открывается"),
            ("#/pad/nosuch", ""),
            ("#/nosuch", "Такой страницы нет"),
            (replay.as_str(), "Гармония · повтор"),
        ];
        let mut before = String::new();
        for (room, begins) in rooms {
            let tab = visit.room(room, Screen::DESK, Wishes::instant("ru"))?;
            let title = tab.until::<String>(&format!(
                "(document.title.startsWith('{begins}') && document.title.endsWith(' — Engawa') && document.title) || null"
            ))?;
            if title == before {
                return Err(wrong(format!("{room} is called like another room: {title}")));
            }
            // Whoever lost the way reads about it in the own language, down to the reason.
            let english: bool = tab.see(
                "/[A-Za-z]{3}/.test(document.querySelector('main:is(.blank, .notice)')?.innerText ?? '')",
            )?;
            if english {
                return Err(wrong(format!("{room} says something in English")));
            }
            before = title;
        }
        Ok(())
    });
}

#[test]
fn back_from_the_sheet_of_a_replay_is_the_replay() {
    visit("sheet_and_back", |visit| {
        let over = staging::played(GameId::Harmonies, 2, 1, usize::MAX)?;
        let tab = visit.room(&staging::room(&over), Screen::DESK, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            staging::to_the_sheet(tab)?;
            tab.see::<()>("history.back()")?;
            tab.find("[data-room=replay]")
        })
    });
}
