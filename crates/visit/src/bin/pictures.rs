//! Pictures of the main screens for the README and for whoever reviews a change: `cargo xtask pictures`.
//!
//! The same games every time: bots have played them beforehand, a person takes over.

use std::error::Error;
use std::path::{Path, PathBuf};

use engawa_kernel::Record;
use engawa_shelf::GameId;
use engawa_visit::tab::Wishes;
use engawa_visit::{Clicker, Screen, Tab, Visit, staging};

/// The games, how many play them, and their seeds.
const GAMES: [(GameId, usize, u64); 2] = [(GameId::Harmonies, 2, 4), (GameId::GrandBois, 3, 7)];

/// Rooms without a table, with what stands there when they are ready.
const ROOMS: [(&str, GameId, &str); 3] = [
    ("new", GameId::Harmonies, "dialog[open]"),
    ("pad", GameId::Harmonies, "[data-room=pad] .area"),
    ("rules", GameId::GrandBois, "main h2"),
];

fn main() -> Result<(), Box<dyn Error>> {
    for (screen, name) in [(Screen::DESK, "desk"), (Screen::PHONE, "phone")] {
        for (lang, theme, names) in
            [("ru", "light", ["Вы", "Сора", "Мика"]), ("en", "dark", ["You", "Sora", "Mika"])]
        {
            let wishes = Wishes { theme, ..Wishes::instant(lang) };
            let screen = if theme == "dark" { screen.dark() } else { screen };
            Camera { screen, wishes, name: format!("{name}-{theme}-{lang}"), names }.all()?;
        }
    }
    Ok(())
}

/// One screen, one language, one theme.
struct Camera {
    screen: Screen,
    wishes: Wishes,
    name: String,
    names: [&'static str; 3],
}

impl Camera {
    fn all(&self) -> Result<(), Box<dyn Error>> {
        let visit = Visit::start("pictures")?;
        for (game, seats, seed) in GAMES {
            let names = &self.names[..seats];
            let length = staging::played(game, seats, seed, usize::MAX)?.moves.len();
            // A person takes over in the middle, and near the end.
            let at = |part: usize| staging::played(game, seats, seed, length * part / 100);
            let open = |record: &Record| visit.room(&staging::room(record), self.screen, self.wishes);

            let tab = open(&at(60)?)?;
            staging::play_on(&tab, names)?;
            self.shoot(&tab, &format!("table-{game}"))?;

            let tab = open(&at(85)?)?;
            staging::play_on(&tab, names)?;
            Clicker::new(&tab, 1).play()?;
            self.shoot(&tab, &format!("end-{game}"))?;
            tab.touch("[data-room=end] button:has([href='#ic-play'])")?;
            tab.find("[data-room=replay]")?;
            (0..8).try_for_each(|_| tab.press("Shift+ArrowRight"))?;
            self.shoot(&tab, &format!("replay-{game}"))?;
        }
        for (room, game, there) in ROOMS {
            let tab = visit.room(&format!("#/{room}/{game}"), self.screen, self.wishes)?;
            tab.find(there)?;
            self.shoot(&tab, &format!("{room}-{game}"))?;
        }
        // With what was played just now.
        let tab = visit.shelf(self.screen, self.wishes)?;
        tab.find(".ct-card")?;
        self.shoot(&tab, "shelf")
    }

    /// Once everything stands still: fonts and pictures are there, and nothing is pointed at.
    fn shoot(&self, tab: &Tab, what: &str) -> Result<(), Box<dyn Error>> {
        tab.point_away()?;
        tab.see::<()>(
            "document.fonts.ready
                .then(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
                .then(visit.still).then(visit.frames)",
        )?;
        let complaints = tab.complaints()?;
        if !complaints.is_empty() {
            return Err(format!("{what}: {}", complaints.join("\n")).into());
        }
        let file = folder().join(format!("{what}-{}.webp", self.name));
        tab.picture(&file)?;
        println!("{}", file.display());
        Ok(())
    }
}

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/screenshots")).to_owned()
}
