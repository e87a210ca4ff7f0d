//! `engawa perft`: node counts.

use std::io::Write;
use std::process::ExitCode;

use engawa_kernel::{Dice, Rules, Seed, Stage, perft};
use engawa_shelf::with_game;

use crate::args::PerftArgs;
use crate::{Stop, table};

pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> Result<ExitCode, Stop> {
    with_game!(args.game, G => {
        let setup = table::setup::<G>(args.seats, &args.set, Seed::from_number(args.seed))?;
        let mut dice = Dice::new(&setup.seed);
        let first = G::setup(&setup.options, setup.seats, &mut Stage::silent(&mut dice));
        for depth in args.depth.min(1)..=args.depth {
            writeln!(out, "{depth} {}", perft(&first, &mut dice, depth))?;
            out.flush()?;
        }
    });
    Ok(ExitCode::SUCCESS)
}
