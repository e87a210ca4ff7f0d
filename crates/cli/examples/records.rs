//! Writes records for `tests/records`: every game, seat count and pair of options, played by random and greedy bots, into a new
//! folder. `cargo xtask records NAME` calls it; a test plays all of them again for ever after.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use engawa_bots::{Bots, Judged, play};
use engawa_host::Level;
use engawa_kernel::options::all_pairs;
use engawa_kernel::{
    Actions, Game, Player, Purpose, Record, Seat, SeatCount, Seed, Setup, Silent, Timeline, Viewer,
    fingerprint,
};
use engawa_shelf::{GameId, with_game};

type Done = Result<(), Box<dyn Error>>;

fn main() -> Done {
    let folder: PathBuf = std::env::args_os().nth(1).ok_or("the name of a new folder is missing")?.into();
    if folder.exists() {
        return Err(format!("{}: what was written once is not written over", folder.display()).into());
    }
    fs::create_dir_all(&folder)?;
    for game in GameId::ALL {
        with_game!(game, G => of_game::<G>(&folder)?);
    }
    println!("{} records in {}", fs::read_dir(&folder)?.count(), folder.display());
    Ok(())
}

fn of_game<G: Judged>(folder: &Path) -> Done {
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for (number, options) in all_pairs::<G::Options>(seats).into_iter().enumerate() {
            for level in [Level::Random, Level::Greedy] {
                let name = format!("{}-{}-{number:02}-{level}", G::ID, seats.get());
                let seed = Seed::from_number(fingerprint(&name));
                let timeline = played::<G>(Setup { options, seats, seed }, level)?;
                let record = recorded(&timeline, level);
                fs::write(folder.join(format!("{name}.eng")), record.pack())?;
                if number == 0 && seats.get() == 2 && level == Level::Greedy {
                    others(folder, &name, timeline, level)?;
                }
            }
        }
    }
    Ok(())
}

/// One game of each sort in the other form, after half of it, and dealt anew from there.
fn others<G: Game>(folder: &Path, name: &str, mut timeline: Timeline<G>, level: Level) -> Done {
    let text = recorded(&timeline, level).to_json::<G>()?;
    fs::write(folder.join(format!("{name}.json")), text)?;
    timeline.take_back(timeline.len() / 2);
    fs::write(folder.join(format!("{name}-half.eng")), recorded(&timeline, level).pack())?;
    let first = Seat::new(0).ok_or("a first seat")?;
    timeline.deal(Viewer::Seat(first), timeline.setup().seed.derive(Purpose::World, 1));
    let mut list = Actions::new();
    while let Some(seat) = timeline.now().deciders().first() {
        timeline.now().actions(seat, &mut list);
        let action = list[timeline.now().hash() as usize % list.len()];
        timeline.act(seat, action, Silent).map_err(|refused| refused.to_string())?;
    }
    fs::write(folder.join(format!("{name}-dealt.eng")), recorded(&timeline, level).pack())?;
    Ok(())
}

fn played<G: Judged>(setup: Setup<G::Options>, level: Level) -> Result<Timeline<G>, Box<dyn Error>> {
    let mut bots = Bots::new(&setup.seed, &vec![level; setup.seats.get()]);
    let mut timeline = Timeline::<G>::start(setup, Silent);
    let mut moves = Vec::new();
    play::<G>(&setup, &mut bots, |done| moves.push(done));
    for done in moves {
        timeline.act(done.seat, done.action, Silent).map_err(|refused| refused.to_string())?;
    }
    Ok(timeline)
}

fn recorded<G: Game>(timeline: &Timeline<G>, level: Level) -> Record {
    let mut record = Record::of(timeline);
    record.players = record.seats.seats().map(|_| Player::bot(level.name())).collect();
    record
}
