//! `engawa simulate`: many games among bots.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use engawa_bots::{Bots, Judged, play};
use engawa_host::Level;
use engawa_kernel::{Game, Move, Options, Player, Purpose, Record, Seed, Setup};
use engawa_shelf::with_game;
use engawa_words::{Spoken, Words};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::args::SimulateArgs;
use crate::tally::Tally;
use crate::{Stop, bad, table};

/// Games that a thread takes at a time: enough that taking costs nothing, few enough that all end together.
const PORTION: u64 = 16;

/// More threads than this help nobody.
const MOST_THREADS: usize = 256;

pub(crate) fn run(args: &SimulateArgs, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    with_game!(args.game, G => simulate::<G>(args, words, out))
}

fn simulate<G: Judged + Spoken>(
    args: &SimulateArgs,
    words: &Words,
    out: &mut impl Write,
) -> Result<ExitCode, Stop> {
    let named = if args.bots.len() > 1 { Some(args.bots.len()) } else { None };
    let series = Seed::from_number(args.seed);
    let setup = table::setup::<G>(args.seats.or(named), &args.set, series)?;
    let seats = setup.seats.get();
    if named.is_some_and(|bots| bots != seats) {
        return Err(bad(format!(
            "{} bots for {seats} seats: name one for all, or one for each",
            args.bots.len()
        )));
    }
    let bots: Vec<Level> = (0..seats).map(|seat| args.bots[seat % args.bots.len()]).collect();
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, Into::into));
    if threads == 0 {
        return Err(bad("there must be at least one thread"));
    }
    let portions = u64::from(args.games).div_ceil(PORTION).max(1);
    let workers = threads.min(MOST_THREADS).min(usize::try_from(portions).unwrap_or(MOST_THREADS));
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).map_err(|error| bad(format!("{}: {error}", folder.display())))?;
    }
    let bar = progress(args);
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, Stop> {
        let mut tally = Tally::new::<G>(seats);
        let mut sitting = Bots::new(&series, &bots);
        loop {
            let games = u64::from(args.games);
            let from = next.fetch_add(PORTION, Ordering::Relaxed).min(games);
            let to = (from + PORTION).min(games);
            if from == to {
                return Ok(tally);
            }
            for number in from..to {
                one_game::<G>(args, &setup, &bots, &mut sitting, number as u32, &mut tally)?;
            }
            bar.inc(to - from);
        }
    };
    let mut tally = Tally::new::<G>(seats);
    if workers == 1 {
        tally = work()?;
    } else {
        let parts: Vec<Result<Tally, Stop>> = thread::scope(|scope| {
            let start = |_| thread::Builder::new().spawn_scoped(scope, work);
            let running: Vec<_> = (0..workers).map(start).collect();
            let end = |thread: io::Result<thread::ScopedJoinHandle<'_, _>>| {
                thread?.join().unwrap_or_else(|_| Err(bad("a thread failed")))
            };
            running.into_iter().map(end).collect()
        });
        for part in parts {
            tally.merge(&part?);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", in_json::<G>(args, &setup, &bots, threads, seconds, &tally))?;
    } else {
        in_words::<G>(args, &bots, seconds, &tally, words, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The n-th game of the series: its seed comes from the series and its number alone.
fn one_game<G: Judged>(
    args: &SimulateArgs,
    series: &Setup<G::Options>,
    levels: &[Level],
    bots: &mut Bots,
    number: u32,
    tally: &mut Tally,
) -> Result<(), Stop> {
    let setup = Setup { seed: series.seed.derive(Purpose::Game, number), ..*series };
    bots.sit_down(&setup.seed);
    let mut moves: Vec<Move> = Vec::new();
    let keep = args.save.is_some();
    let played = play::<G>(&setup, bots, |done| {
        if keep {
            moves.push(done);
        }
    });
    let hash = played.end.hash();
    let outcome = played.end.outcome().ok_or_else(|| bad("a game ended without a result"))?;
    tally.count(number, played.decisions, hash, &outcome);
    if let Some(folder) = &args.save {
        let mut record = Record::of_moves::<G>(setup, &moves).map_err(bad)?;
        record.players = levels.iter().map(|level| Player::bot(level.name())).collect();
        let text = record.to_json::<G>().map_err(bad)?;
        let file = folder.join(format!("{}-{}-{number:06}.json", G::ID, args.seed));
        fs::write(&file, text).map_err(|error| bad(format!("{}: {error}", file.display())))?;
    }
    Ok(())
}

/// A bar for people who watch; nothing for programs.
fn progress(args: &SimulateArgs) -> ProgressBar {
    if args.json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}");
    ProgressBar::new(args.games.into()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn in_json<G: Game>(
    args: &SimulateArgs,
    setup: &Setup<G::Options>,
    bots: &[Level],
    threads: usize,
    seconds: f64,
    tally: &Tally,
) -> Value {
    let options: BTreeMap<_, _> = setup.options.named().collect();
    let by_line = |means: Vec<f64>| G::LINES.iter().copied().zip(means).collect::<BTreeMap<_, _>>();
    json!({
        "game": G::ID,
        "options": options,
        "seats": setup.seats,
        "bots": bots,
        "games": args.games,
        "seed": args.seed,
        "threads": threads,
        "seconds": seconds,
        "games_per_second": per_second(tally.games, seconds),
        "decisions_per_game": tally.decisions as f64 / tally.games.max(1) as f64,
        "decisions_per_second": per_second(tally.decisions, seconds),
        "state_bytes": size_of::<G>(),
        "scores": tally.scores(),
        "wins": tally.wins(),
        "categories": tally.categories().into_iter().map(by_line).collect::<Vec<_>>(),
        "signature": format!("{:016x}", tally.signature),
    })
}

fn per_second(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}

fn in_words<G: Spoken>(
    args: &SimulateArgs,
    bots: &[Level],
    seconds: f64,
    tally: &Tally,
    words: &Words,
    out: &mut impl Write,
) -> Result<(), Stop> {
    let whole = |number: f64| format!("{number:.0}");
    let title = [
        ("title", words.title(G::ID).into()),
        ("games", args.games.into()),
        ("seconds", format!("{seconds:.2}").into()),
        ("rate", whole(per_second(tally.games, seconds)).into()),
    ];
    writeln!(out, "{}", words.say("simulate-title", &title))?;
    let decisions = [
        ("decisions", format!("{:.1}", tally.decisions as f64 / tally.games.max(1) as f64).into()),
        ("rate", whole(per_second(tally.decisions, seconds)).into()),
        ("bytes", size_of::<G>().into()),
    ];
    writeln!(out, "{}\n", words.say("simulate-decisions", &decisions))?;
    if tally.games > 0 {
        let mut rows = vec![
            ["seat", "bot", "wins", "mean", "sd", "min", "max"]
                .map(|head| words.word(&format!("simulate-{head}")))
                .into_iter()
                .chain(G::LINES.iter().map(|line| words.line(G::ID, line)))
                .collect::<Vec<String>>(),
        ];
        let columns = tally.scores().into_iter().zip(tally.wins()).zip(tally.categories());
        for (seat, ((scores, wins), means)) in columns.enumerate() {
            let mut row = vec![
                (seat + 1).to_string(),
                bots[seat].to_string(),
                format!("{wins:.1}"),
                format!("{:.2}", scores.mean),
                format!("{:.2}", scores.sd),
                scores.min.to_string(),
                scores.max.to_string(),
            ];
            row.extend(means.into_iter().map(|mean| format!("{mean:.2}")));
            rows.push(row);
        }
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
        for row in &rows {
            let cells: Vec<String> =
                row.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
            writeln!(out, "{}", cells.join("  "))?;
        }
        writeln!(out)?;
    }
    let signature = format!("{:016x}", tally.signature);
    writeln!(out, "{}", words.say("simulate-signature", &[("signature", signature.into())]))?;
    Ok(())
}
