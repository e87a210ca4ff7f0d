//! No room shuts anybody out: no serious finding of `axe-core`, by day and by night, at a desk and on a phone.

use engawa_shelf::GameId;
use engawa_visit::{Clicker, NewTable, Screen, Tab, Trouble, Wishes, access, visit};

const PERSON: bool = true;
const BOT: bool = false;

/// Looks at what the tab shows, by day and by night, and notes what is wrong.
fn look(tab: &Tab, axe: &str, screen: Screen, room: &str, wrong: &mut Vec<String>) -> Result<(), Trouble> {
    for (screen, light) in [(screen, "day"), (screen.dark(), "night")] {
        tab.look_with(screen)?;
        for finding in access::findings(tab, axe)? {
            wrong.push(format!("{room} by {light}, {}×{}: {finding}", screen.width, screen.height));
        }
    }
    Ok(())
}

fn every_room(name: &str, screen: Screen, lang: &'static str) {
    visit(name, |visit| {
        let axe = access::axe()?;
        let tab = visit.shelf(screen, Wishes::instant(lang))?;
        let mut wrong = Vec::new();
        visit.with(&tab, |tab| {
            let mut look = |room: &str| look(tab, &axe, screen, room, &mut wrong);
            for game in GameId::ALL {
                tab.find("main.home .book")?;
                look("shelf")?;
                tab.go(&visit.server.room(&format!("#/new/{game}")))?;
                tab.find("dialog[open]")?;
                look(&format!("new table of {game}"))?;
                tab.go(&visit.server.room("#/"))?;
                NewTable::new(game, &[PERSON, BOT]).sit_down(tab)?;
                let mut clicker = Clicker::new(tab, 1);
                clicker.play_some(9)?;
                look(&format!("table of {game}"))?;
                clicker.play()?;
                tab.find("[data-room=end] table")?;
                look(&format!("end of {game}"))?;
                tab.touch("[data-room=end] button:has([href='#ic-play'])")?;
                tab.find("[data-room=replay]")?;
                look(&format!("replay of {game}"))?;
                tab.go(&visit.server.room(&format!("#/pad/{game}")))?;
                tab.find("[data-room=pad]")?;
                look(&format!("pad of {game}"))?;
                tab.go(&visit.server.room(&format!("#/rules/{game}")))?;
                tab.find("main h1, main h2")?;
                look(&format!("rules of {game}"))?;
                tab.go(&visit.server.room("#/"))?;
            }
            tab.go(&visit.server.room("#/about"))?;
            tab.find("main h1")?;
            look("about")
        })?;
        if wrong.is_empty() { Ok(()) } else { Err(Trouble::Page(wrong.join("\n"))) }
    });
}

#[test]
fn every_room_is_for_everybody_at_a_desk() {
    every_room("access_at_a_desk", Screen::DESK, "ru");
}

#[test]
fn every_room_is_for_everybody_on_a_phone() {
    every_room("access_on_a_phone", Screen::PHONE, "en");
}
