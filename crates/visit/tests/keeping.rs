//! What is played is kept: over a reload, beside a second tab, as a file and as a link, without a network.

use engawa_kernel::Record;
use engawa_shelf::GameId;
use engawa_visit::clicker::{board, same};
use engawa_visit::{Clicker, NewTable, Screen, Trouble, Wishes, ending, staging, visit};

const PERSON: bool = true;
const BOT: bool = false;

#[test]
fn a_reload_in_mid_game_changes_nothing() {
    visit("reload", |visit| {
        for (game, screen, lang) in
            [(GameId::Harmonies, Screen::PHONE, "ru"), (GameId::GrandBois, Screen::DESK, "en")]
        {
            let tab = visit.shelf(screen, Wishes::instant(lang))?;
            visit.with(&tab, |tab| {
                NewTable::new(game, &[BOT, PERSON]).sit_down(tab)?;
                let mut clicker = Clicker::new(tab, 7);
                for _ in 0..3 {
                    clicker.play_some(5)?;
                    let before = board(tab)?;
                    tab.reload()?;
                    same(&before, &board(tab)?)?;
                }
                Ok(())
            })?;
        }
        Ok(())
    });
}

#[test]
fn the_words_of_a_game_are_fetched_when_it_is_opened() {
    visit("words", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
        visit.with(&tab, |tab| {
            let fetched =
                "performance.getEntriesByType('resource').flatMap(one => one.name.split('/words/')[1] ?? [])";
            let at_the_shelf: Vec<String> = tab.see(fetched)?;
            assert_eq!(at_the_shelf, ["ru/frame.ftl", "ru/shelf.ftl"]);
            NewTable::new(GameId::Bamboo, &[PERSON, BOT]).sit_down(tab)?;
            // Pointed at and opened, it may be asked for twice.
            let mut at_the_table: Vec<String> = tab.see(fetched)?;
            at_the_table.dedup();
            assert_eq!(at_the_table, ["ru/frame.ftl", "ru/shelf.ftl", "ru/bamboo.ftl"]);
            // A key without its word is shown in these brackets.
            let speechless = "document.body.innerText.includes('‹')";
            assert!(!tab.see::<bool>(speechless)?);
            tab.see::<String>("location.hash = '#/'")?;
            tab.touch("button[lang=en]")?;
            tab.until::<bool>("document.querySelector('.book h2')?.innerText == 'GrandBois' || null")?;
            for room in ["pad/bamboo", "new/white-castle", "rules/harmonies"] {
                tab.see::<String>(&format!("location.hash = '#/{room}'"))?;
                tab.find("[data-room=pad], dialog[open], .rules section")?;
                assert!(!tab.see::<bool>(speechless)?, "{room}");
            }
            Ok(())
        })
    });
}

#[test]
fn a_second_tab_says_so_and_the_first_goes_on() {
    visit("second_tab", |visit| {
        let first = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
        NewTable::new(GameId::GrandBois, &[PERSON, BOT]).sit_down(&first)?;
        let mut clicker = Clicker::new(&first, 3);
        clicker.play_some(3)?;
        let address: String = first.see("location.hash")?;

        let second = visit.room(&address, Screen::DESK, Wishes::instant("ru"))?;
        visit.with(&second, |second| second.find("[data-room=trouble] [data-act=anyway]"))?;
        // A tab behind another is drawn once a second: a person would come back to it, too.
        first.show()?;
        visit.with(&first, |_| clicker.play_some(3))?;
        let before = board(&first)?;

        second.show()?;
        second.touch("[data-room=trouble] [data-act=anyway]")?;
        visit.with(&second, |second| same(&before, &board(second)?))?;
        first.find("[data-room=trouble]")?;
        visit.with(&second, |second| Clicker::new(second, 4).play())?;
        visit.with(&first, |_| Ok(()))
    });
}

#[test]
fn a_game_goes_out_as_a_file_and_as_a_link_and_comes_back() {
    visit("exported", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        let (bytes, link, record) = visit.with(&tab, |tab| {
            NewTable::new(GameId::GrandBois, &[PERSON, BOT]).sit_down(tab)?;
            Clicker::new(tab, 11).play()?;
            let kept = ending::recorded(tab)?;
            let record = Record::unpack(&kept.record)?;
            ending::agrees(tab, &record)?;
            tab.touch("[data-room=end] button:has([href='#ic-download'])")?;
            let (name, bytes) = tab.downloaded()?;
            println!("saved as {name}, {} bytes", bytes.len());
            if Record::unpack(&bytes)? != record {
                return Err(Trouble::Page("another game lies in the file".to_owned()));
            }
            tab.allow_clipboard()?;
            tab.touch("[data-room=end] button:has([href='#ic-link'])")?;
            tab.find(".toast")?;
            Ok((bytes, tab.see::<String>("navigator.clipboard.readText()")?, record))
        })?;

        // In somebody else's browser, from the link alone.
        let hash = link.split_once('#').map(|(_, hash)| format!("#{hash}")).unwrap_or_default();
        println!("a link of {} letters", link.len());
        let other = engawa_visit::Visit::start("exported_link")?;
        let link = other.room(&hash, Screen::PHONE, Wishes::instant("ru"))?;
        other.with(&link, |tab| {
            // Who had no name is not «you» to somebody else, and a bot is still one.
            let who = "['.nm', '.kind'].map((part) => [...document.querySelectorAll('.players ' + part)]
                .map((one) => one.textContent).join()).join()";
            tab.until::<bool>(&format!("{who} === 'Игрок 1,Сора,,спокойный бот' || null"))?;
            staging::to_the_sheet(tab)?;
            ending::agrees(tab, &record)
        })?;

        // And from the file.
        let file = other.shelf(Screen::DESK, Wishes::instant("en"))?;
        other.with(&file, |tab| {
            tab.give_file("input[type=file]", "game.engawa", &bytes)?;
            staging::to_the_sheet(tab)?;
            ending::agrees(tab, &record)
        })
    });
}

#[test]
fn a_second_visit_needs_no_network() {
    visit("offline", |visit| {
        let first = visit.shelf(Screen::PHONE, Wishes::instant("ru"))?;
        // Everything is kept when the worker of the page stands ready.
        visit.with(&first, |first| first.see::<bool>("navigator.serviceWorker.ready.then(() => true)"))?;
        drop(first);
        visit.server.stop();
        let tab = visit.shelf(Screen::PHONE, Wishes::instant("ru"))?;
        // None of them was ever opened with a network.
        for game in GameId::ALL {
            NewTable::new(game, &[BOT, PERSON]).sit_down(&tab)?;
            Clicker::new(&tab, 4).play_some(2)?;
            tab.see::<String>("location.hash = '#/'")?;
            tab.find("main[data-known]")?;
        }
        NewTable::new(GameId::Harmonies, &[PERSON, BOT]).sit_down(&tab)?;
        Clicker::new(&tab, 5).play_some(12)?;
        tab.reload()?;
        Clicker::new(&tab, 6).play()?;
        ending::agrees(&tab, &Record::unpack(&ending::recorded(&tab)?.record)?)?;
        // Only the server may be missed.
        let missed = |complaint: &String| complaint.contains("ERR_CONNECTION_REFUSED");
        match tab.complaints()?.into_iter().find(|complaint| !missed(complaint)) {
            Some(complaint) => Err(Trouble::Page(complaint)),
            None => Ok(()),
        }
    });
}
