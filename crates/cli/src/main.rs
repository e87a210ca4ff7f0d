//! The binary `engawa`: the house from the command line.
//!
//! | file | idea |
//! |---|---|
//! | `args.rs` | what can be asked, and the one line that is said when it makes no sense |
//! | `table.rs` | a game chosen by name, with seats, options and seed |
//! | `games.rs` | `engawa games`: the shelf |
//! | `play.rs` | `engawa play`: a table in the terminal |
//! | `serve.rs` | `engawa serve`: the games in the browser |
//! | `simulate.rs` | `engawa simulate`: many games among bots |
//! | `tally.rs` | what a simulation counts, in whole numbers |
//! | `replay.rs` | `engawa replay`: verify a record and show it |
//! | `rerun.rs` | `engawa rerun`: all records of a folder once more |
//! | `score.rs` | `engawa score`: the score pad |
//! | `perft.rs` | `engawa perft`: node counts |
//! | `sheet.rs` | score sheets as text and JSON |
//! | `draw/` | boards as text, one file a game |

mod args;
mod draw;
mod games;
mod perft;
mod play;
mod replay;
mod rerun;
mod score;
mod serve;
mod sheet;
mod simulate;
mod table;
mod tally;

use std::io::{self, Write};
use std::process::ExitCode;

use args::Command;

/// Why a command stops early.
#[derive(Debug)]
enum Stop {
    /// What was asked makes no sense: one line for the person, exit code 2.
    Bad(String),
    /// Output or input failed.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Io(error)
    }
}

/// Makes the one line out of any error.
// By value, so that `map_err(bad)` reads well.
#[allow(clippy::needless_pass_by_value)]
fn bad(error: impl ToString) -> Stop {
    Stop::Bad(error.to_string())
}

fn run() -> Result<ExitCode, Stop> {
    let Some(args) = args::read()? else { return Ok(ExitCode::SUCCESS) };
    let words = engawa_words::Words::new(args.lang());
    let mut out = io::BufWriter::new(io::stdout().lock());
    let code = match args.command {
        Command::Games(games) => games::run(&games, &words, &mut out)?,
        Command::Play(play) => play::run(&play, &words, &mut out)?,
        Command::Serve(serve) => serve::run(&serve, &words, &mut out)?,
        Command::Simulate(simulate) => simulate::run(&simulate, &words, &mut out)?,
        Command::Replay(replay) => replay::run(&replay, &words, &mut out)?,
        Command::Rerun(rerun) => rerun::run(&rerun, &words, &mut out)?,
        Command::Score(score) => score::run(&score, &mut out)?,
        Command::Perft(perft) => perft::run(&perft, &mut out)?,
    };
    out.flush()?;
    Ok(code)
}

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        // Whoever reads has had enough (`engawa games | head`): no reason to complain.
        Err(Stop::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Io(error)) => {
            eprintln!("engawa: {error}");
            ExitCode::from(2)
        }
        Err(Stop::Bad(line)) => {
            // One line, whatever was typed: control signs are shown, not obeyed.
            eprintln!("engawa: {}", line.replace(char::is_control, "?"));
            ExitCode::from(2)
        }
    }
}
