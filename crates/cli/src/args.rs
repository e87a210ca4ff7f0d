//! What can be asked, and the one line that is said when it makes no sense.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};
use engawa_host::{Holder, Level};
use engawa_shelf::GameId;
use engawa_words::Lang;

use crate::Stop;

/// Modern board games: play, simulate, replay, score.
#[derive(Parser, Debug)]
#[command(name = "engawa", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Language: ru or en (the system's if not said)
    #[arg(long, global = true)]
    lang: Option<Lang>,
}

impl Cli {
    /// The language: as said, else the system's, else English.
    pub(crate) fn lang(&self) -> Lang {
        let system = || {
            ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|locale| !locale.is_empty()))
        };
        self.lang.unwrap_or_else(|| match system() {
            Some(locale) if locale.starts_with("ru") => Lang::Ru,
            _ => Lang::En,
        })
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// The shelf: seats, options with their values, how exact the data is
    Games(GamesArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Serve the games to browsers
    Serve(ServeArgs),
    /// Play many games among bots and count
    Simulate(SimulateArgs),
    /// Verify a record and show the position or the final sheet
    Replay(ReplayArgs),
    /// Play all records of a folder again and tell which no longer agree (exit code 1 if some do not)
    Rerun(RerunArgs),
    /// Score pad: one JSON position a line in, one JSON score sheet a line out
    Score(ScoreArgs),
    /// Count the positions below the first one, by depth
    Perft(PerftArgs),
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// One JSON array instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

/// An option as KEY=VALUE.
#[derive(Clone, Debug)]
pub(crate) struct Set {
    pub(crate) key: String,
    pub(crate) value: String,
}

fn set(text: &str) -> Result<Set, String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value")?;
    Ok(Set { key: key.to_owned(), value: value.to_owned() })
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// Which game
    pub(crate) game: GameId,
    /// Who sits where, by commas: you, random, calm, greedy (you and one greedy bot if not said)
    #[arg(long, value_delimiter = ',', value_parser = holder)]
    pub(crate) seats: Vec<Holder>,
    /// The number that chance comes from (a new one if not said)
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// An option of the game, as key=value
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = set)]
    pub(crate) set: Vec<Set>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "set"])]
    pub(crate) from: Option<PathBuf>,
}

/// Who holds a seat of a table in the terminal.
fn holder(name: &str) -> Result<Holder, String> {
    let bots = Level::ALL.map(Level::name).join(", ");
    match name {
        "you" => Ok(Holder::Person),
        _ => name.parse().map(Holder::Bot).map_err(|_| format!("nobody is called '{name}' (you, {bots})")),
    }
}

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// The port (0: any that is free)
    #[arg(long, default_value_t = 7070)]
    pub(crate) port: u16,
    /// The address to listen at (0.0.0.0: also for other devices in the network)
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,
    /// Serve the client in this folder (if not said, the one inside the binary, else dist/)
    #[arg(long, value_name = "DIR")]
    pub(crate) dist: Option<PathBuf>,
    /// Open the browser
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    /// Which game
    pub(crate) game: GameId,
    /// How many seats
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    pub(crate) games: u32,
    /// The number that chance comes from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Who plays: one bot for all seats, or one for each by commas
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<Level>,
    /// An option of the game, as key=value
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = set)]
    pub(crate) set: Vec<Set>,
    /// How many threads (one for each core if not said)
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Save the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The record, JSON or packed
    pub(crate) file: PathBuf,
    /// One JSON object instead of text
    #[arg(long)]
    pub(crate) json: bool,
    /// Show the position after N decisions
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
}

#[derive(Args, Debug)]
pub(crate) struct RerunArgs {
    /// The folder: all files in it and below that end in .eng, .engawa or .json
    pub(crate) dir: PathBuf,
    /// One JSON object a record instead of text
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ScoreArgs {
    /// Which game
    pub(crate) game: GameId,
    /// The positions, one JSON object a line (- or nothing: standard input)
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// Which game
    pub(crate) game: GameId,
    /// How many decisions deep
    #[arg(long)]
    pub(crate) depth: usize,
    /// The number that chance comes from
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many seats
    #[arg(long)]
    pub(crate) seats: Option<usize>,
    /// An option of the game, as key=value
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = set)]
    pub(crate) set: Vec<Set>,
}

/// What was asked; nothing if help or the version was asked for and shown.
pub(crate) fn read() -> Result<Option<Cli>, Stop> {
    match Cli::try_parse() {
        Ok(asked) => Ok(Some(asked)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            error.print()?;
            Ok(None)
        }
        Err(error) if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Err(Stop::Bad("a command is missing (engawa --help tells which there are)".to_owned()))
        }
        Err(error) => Err(Stop::Bad(in_one_line(&error.to_string()))),
    }
}

/// The first paragraph of a clap error, without its head, in one line.
fn in_one_line(text: &str) -> String {
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    format!("{line} (engawa --help tells more)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        <Cli as clap::CommandFactory>::command().debug_assert();
    }

    #[test]
    fn a_complaint_is_one_line() {
        for line in [
            "engawa",
            "engawa dance",
            "engawa play chess",
            "engawa perft harmonies",
            "engawa play harmonies --set x",
            "engawa serve --port 70000",
            "engawa serve --host here",
        ] {
            let error = Cli::try_parse_from(line.split(' ')).unwrap_err();
            let told = in_one_line(&error.to_string());
            assert!(!told.contains('\n') && told.len() > 20, "{told}");
        }
    }
}
