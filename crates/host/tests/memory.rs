//! A table is small: a server holds many. Counted by the allocator, so what is measured is what is taken.

use engawa_bots::Judged;
use engawa_host::{Holder, Level, Table, Time};
use engawa_kernel::{SeatCount, Seed, Setup};
use engawa_shelf::{GameId, with_game};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// What a table may take, in bytes.
const MOST: usize = 16_000;

/// What a table of four greedy bots takes, in bytes.
#[derive(Default)]
struct Taken {
    /// The table itself, at the end, with all that it points to.
    held: usize,
    /// At its largest moment: what is held, and what is needed on top while an answer is carried out.
    largest: usize,
    /// The journal alone.
    journal: usize,
    decisions: usize,
}

fn taken<G: Judged>(number: u64) -> Taken {
    let seats = SeatCount::new(4).unwrap();
    let setup = Setup { options: G::Options::default(), seats, seed: Seed::from_number(number) };
    let before = MEMORY.current_usage();
    let mut table = Table::<G>::open(setup, &[Holder::Bot(Level::Greedy); 4]);
    let held = || size_of::<Table<G>>() + MEMORY.current_usage() - before;
    let mut taken = Taken::default();
    while let Some(seat) = table.bots_asked().first() {
        taken.held = held();
        let question = table.question(seat).unwrap();
        let actions = engawa_bots::answer(&question);
        drop(question);
        // What the bot says is not the table's; what is made of it is.
        MEMORY.reset_peak_usage();
        let calm = MEMORY.current_usage();
        table.answer(seat, table.revision(), &actions, Time(1_700_000_000_000), |_, _| {});
        taken.largest = taken.largest.max(taken.held + MEMORY.peak_usage() - calm);
    }
    assert!(
        table.update(engawa_kernel::Viewer::Spectator).outcome.is_some(),
        "the game was played to its end"
    );
    taken.held = held();
    Taken { journal: table.journal().to_bytes().len(), decisions: table.decisions(), ..taken }
}

/// One test: what runs beside it would be counted with it.
#[test]
fn a_table_of_four_bots_takes_less_than_sixteen_kilobytes() {
    for game in GameId::ALL {
        // The first game of a kind builds what all tables of the program share.
        with_game!(game, G => taken::<G>(0));
        for number in 1..=4 {
            let Taken { held, largest, journal, decisions } = with_game!(game, G => taken::<G>(number));
            let told = format!(
                "{game} {number}: {held} bytes after {decisions} decisions ({journal} of them its journal), \
                 {largest} at the largest moment"
            );
            println!("{told}");
            assert!(held <= largest && largest < MOST, "{told}");
        }
    }
}
