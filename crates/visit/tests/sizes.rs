//! Looking back fits every size: the board is the largest thing, the moves can be read, and no player is cut off the sheet.

use engawa_shelf::GameId;
use engawa_visit::{Screen, Trouble, Wishes, staging, visit};

/// What a replay needs on a screen: board and moves, whole.
const FITS: &str = r"(() => {
    const shown = (place) => document.querySelector(place)?.getBoundingClientRect() ?? { width: 0, height: 0 };
    const [board, moves, time] = ['.replay > .mid', '.a-moves > .scroll', '.scrub'].map(shown);
    const wrong = [];
    if (board.width < innerWidth / 2 || board.height < 200) wrong.push(`the board has ${board.width}×${board.height}`);
    if (moves.width < 150 || moves.height < 60) wrong.push(`the moves have ${moves.width}×${moves.height}`);
    if (time.height < 40 || time.bottom > innerHeight + 1) wrong.push('the bar of time is not to be seen');
    const areas = [...document.querySelectorAll('.replay > .mid > .area')];
    const places = areas.map((area) => [area.className, area.getBoundingClientRect()]).filter(([, at]) => at.width);
    for (const [name, at] of places) {
        if (at.left < -1 || at.right > innerWidth + 1) wrong.push(`${name} lies off the screen`);
        // The hills stand on the forest: a few pixels.
        const under = ([other, to]) => other !== name && Math.min(at.right, to.right) - Math.max(at.left, to.left) > 12
            && Math.min(at.bottom, to.bottom) - Math.max(at.top, to.top) > 12;
        wrong.push(...places.filter(under).map(([other]) => `${name} lies over ${other}`));
    }
    return wrong;
})()";

/// Whether all columns of the score sheet are seen.
const WHOLE: &str = r"(() => {
    const sheet = document.querySelector('.sheet-of');
    return sheet.scrollWidth > sheet.clientWidth ? ['the sheet is cut'] : [];
})()";

/// Desks, laptops, and tablets both ways.
const SCREENS: [(u32, u32); 7] =
    [(1920, 1080), (1680, 1050), (1440, 900), (1366, 768), (1280, 720), (1024, 768), (820, 1180)];

#[test]
fn looking_back_fits_every_size() {
    visit("sizes", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("ru"))?;
        let mut wrong = Vec::new();
        visit.with(&tab, |tab| {
            for game in GameId::ALL {
                let record = staging::played(game, 4, 7, usize::MAX)?;
                tab.go(&visit.server.room(&staging::room(&record)))?;
                tab.find("[data-room=replay] .mid .area")?;
                for (width, height) in SCREENS {
                    let screen = Screen { width, height, ..Screen::DESK };
                    tab.look_with(screen)?;
                    let found: Vec<String> =
                        tab.see(&format!("visit.still().then(visit.frames).then(() => {FITS})"))?;
                    wrong.extend(found.into_iter().map(|what| format!("{game} at {width}×{height}: {what}")));
                }
                tab.look_with(Screen::DESK)?;
                staging::to_the_sheet(tab)?;
                for screen in [Screen::DESK, Screen::PHONE] {
                    tab.look_with(screen)?;
                    let found: Vec<String> = tab.see(&format!("visit.frames().then(() => {WHOLE})"))?;
                    wrong.extend(
                        found.into_iter().map(|what| format!("{game}, {} wide: {what}", screen.width)),
                    );
                }
                tab.look_with(Screen::DESK)?;
                tab.go(&visit.server.room("#/"))?;
            }
            if wrong.is_empty() { Ok(()) } else { Err(Trouble::Page(wrong.join("\n"))) }
        })
    });
}
