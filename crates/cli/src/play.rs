//! `engawa play`: a table in the terminal. The same host as in the browser and on the server runs it.

use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use engawa_bots::Judged;
use engawa_host::{Command, CommandId, Holder, Journal, Level, Rejected, Table, Time, Update};
use engawa_kernel::{Action, Actions, Dice, Record, Seat, Seed, Sheet, Viewer};
use engawa_shelf::with_game;
use engawa_words::{Names, Spoken, Words};

use crate::args::PlayArgs;
use crate::draw::{Draw, Scene};
use crate::replay::load;
use crate::{Stop, bad, sheet, table};

/// Choices that are shown at a time.
const PAGE: usize = 20;

/// What is beyond this of a line is not read.
const LONGEST_LINE: u64 = 1 << 12;

pub(crate) fn run(args: &PlayArgs, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    with_game!(args.game, G => {
        let (table, seats) = open::<G>(args)?;
        let names = names(&seats, words);
        let input = io::stdin().lock();
        let told = vec![0; seats.len()];
        let mut session = Session { table, seats, names, words, input, out, holder: None, told, commands: 0 };
        session.run()?;
    });
    Ok(ExitCode::SUCCESS)
}

fn open<G: Judged>(args: &PlayArgs) -> Result<(Table<G>, Vec<Holder>), Stop> {
    let said = (!args.seats.is_empty()).then_some(args.seats.len());
    let usual = |seats: usize| -> Vec<Holder> {
        if args.seats.is_empty() {
            (0..seats)
                .map(|seat| if seat == 0 { Holder::Person } else { Holder::Bot(Level::Greedy) })
                .collect()
        } else {
            args.seats.clone()
        }
    };
    if let Some(file) = &args.from {
        let (game, record) = load(file)?;
        if game != args.game {
            return Err(bad(format!("{} is a game of {game}, not of {}", file.display(), args.game)));
        }
        let seats = record.seats.get();
        if said.is_some_and(|said| said != seats) {
            return Err(bad(format!("the saved game has {seats} seats, not {}", args.seats.len())));
        }
        let seats = usual(seats);
        let played = record.replay::<G>().map_err(|error| bad(format!("{}: {error}", file.display())))?;
        let journal = Journal::of(&played, played.len(), now());
        let (table, astray) = Table::rebuild(*played.setup(), &seats, journal.entries());
        debug_assert_eq!(astray, None, "what was just played can be played");
        return Ok((table, seats));
    }
    let number = args.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let setup = table::setup::<G>(said, &args.set, Seed::from_number(number))?;
    let seats = usual(setup.seats.get());
    let mut table = Table::open(setup, &seats);
    table.settle(now(), |_, _| {});
    Ok((table, seats))
}

/// The clock of this device; one that stands before 1970 counts from there.
fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}

fn names(seats: &[Holder], words: &Words) -> Vec<String> {
    let name = |(place, seats): (usize, &Holder)| {
        let key = match seats {
            Holder::Person => "player".to_owned(),
            Holder::Bot(level) | Holder::StandIn(level) => format!("bot-{level}"),
        };
        words.say(&key, &[("number", (place + 1).into())])
    };
    seats.iter().enumerate().map(name).collect()
}

/// What a person types.
enum Typed {
    Number(usize),
    Text(String),
    More,
    All,
    Board,
    Log,
    Score,
    Undo,
    Redo,
    Save(Option<String>),
    Help,
    Quit,
    Nothing,
}

fn read(line: &str) -> Typed {
    let line = line.trim();
    match line {
        "" => Typed::Nothing,
        "more" | "ещё" | "еще" => Typed::More,
        "all" | "все" => Typed::All,
        "board" | "доска" => Typed::Board,
        "log" | "журнал" => Typed::Log,
        "score" | "очки" => Typed::Score,
        "undo" | "отмена" => Typed::Undo,
        "redo" | "вернуть" => Typed::Redo,
        "save" | "сохранить" => Typed::Save(None),
        "help" | "?" | "помощь" => Typed::Help,
        "quit" | "exit" | "выход" => Typed::Quit,
        _ => match line.split_once(' ') {
            Some(("save" | "сохранить", file)) => Typed::Save(Some(file.trim().to_owned())),
            _ => line.parse().map_or_else(|_| Typed::Text(line.to_owned()), Typed::Number),
        },
    }
}

struct Session<'a, G: Judged + Spoken + Draw, I, O> {
    table: Table<G>,
    seats: Vec<Holder>,
    names: Vec<String>,
    words: &'a Words,
    input: I,
    out: &'a mut O,
    /// Who has the keyboard.
    holder: Option<Seat>,
    /// How many entries of the log each seat has read.
    told: Vec<usize>,
    /// How many commands were given.
    commands: u64,
}

/// What happened with a question.
enum Answer {
    Decided,
    Left,
}

impl<G: Judged + Spoken + Draw, I: BufRead, O: Write> Session<'_, G, I, O> {
    fn run(&mut self) -> Result<(), Stop> {
        let seats = self.names.len();
        let welcome = [("title", self.words.title(G::ID).into()), ("seats", seats.into())];
        writeln!(self.out, "{}\n", self.words.say("play-welcome", &welcome))?;
        loop {
            self.bots_decide();
            let person = |seat: &Seat| self.seats[seat.index()] == Holder::Person;
            let Some(seat) = self.table.asked().iter().find(person) else {
                return self.end();
            };
            if matches!(self.hand_over(seat)?, Answer::Left) || matches!(self.ask(seat)?, Answer::Left) {
                return self.offer_to_save();
            }
        }
    }

    fn bots_decide(&mut self) {
        while let Some(seat) = self.table.bots_asked().first() {
            let Some(question) = self.table.question(seat) else { return };
            let actions = engawa_bots::answer(&question);
            self.table.answer(seat, question.revision, &actions, now(), |_, _| {});
        }
    }

    fn command(&mut self, seat: Seat, command: Command) -> Result<(), Rejected<G::Breach>> {
        self.commands += 1;
        self.table.command(seat, CommandId(self.commands), command, now(), |_, _| {})
    }

    /// Who reads along: the person with the keyboard, or nobody in particular.
    fn reader(&self) -> Viewer {
        let mut persons = self.seats.iter().enumerate().filter(|(_, seats)| **seats == Holder::Person);
        match (persons.next().and_then(|(place, _)| Seat::new(place)), persons.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => self.holder.map_or(Viewer::Spectator, Viewer::Seat),
        }
    }

    /// Tells the log from an entry on, as the viewer may read it.
    fn tell(&mut self, viewer: Viewer, from: usize) -> Result<(), Stop> {
        let names = Names::new(self.names.clone());
        for entry in self.table.log(viewer).into_iter().skip(from) {
            for line in entry.events.iter().filter_map(|event| G::say_event(self.words, event, &names)) {
                writeln!(self.out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// Tells a seat what has happened since it last looked.
    fn tell_news(&mut self, seat: Seat) -> Result<(), Stop> {
        // The setting up is a line of its own.
        let entries = self.table.decisions() + 1;
        let read = self.told[seat.index()].min(entries);
        self.tell(Viewer::Seat(seat), read)?;
        self.told[seat.index()] = entries;
        Ok(())
    }

    /// Around one screen nobody sees what belongs to another: the next person takes the keyboard first.
    fn hand_over(&mut self, seat: Seat) -> Result<Answer, Stop> {
        let persons = self.seats.iter().filter(|seats| **seats == Holder::Person).count();
        let secrets = self.table.update(Viewer::Seat(seat)).view != self.table.update(Viewer::Spectator).view;
        if persons > 1 && secrets && self.holder != Some(seat) {
            let who = self.names[seat.index()].as_str();
            writeln!(
                self.out,
                "{}{}",
                "\n".repeat(40),
                self.words.say("play-hand-over", &[("who", who.into())])
            )?;
            if self.line()?.is_none() {
                // Nobody is there to take it: show nothing that belongs to somebody.
                writeln!(self.out)?;
                return Ok(Answer::Left);
            }
        }
        self.holder = Some(seat);
        Ok(Answer::Decided)
    }

    /// The next line, nothing at the end of input. A line that no person types is cut, never split into two answers.
    fn line(&mut self) -> Result<Option<String>, Stop> {
        self.out.flush()?;
        let mut line = Vec::new();
        let read = io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut line)?;
        if read as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
            self.input.skip_until(b'\n')?;
        }
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn ask(&mut self, seat: Seat) -> Result<Answer, Stop> {
        let update = self.table.update(Viewer::Seat(seat));
        // A world that looks like the view has the same legal actions: the page will light its targets this way too.
        let world = G::redeal(&update.view, &mut Dice::new(&Seed::from_number(0)));
        let mut actions = Actions::new();
        world.actions(seat, &mut actions);
        let choices: Vec<String> =
            actions.iter().map(|&action| self.choice(&world, seat, action, &update)).collect();
        self.tell_news(seat)?;
        self.show_board(&update)?;
        self.show_prompt(&world, seat, &update)?;
        let mut shown: Vec<usize> = (0..choices.len()).collect();
        let mut from = self.show_choices(&choices, &shown, 0)?;
        loop {
            write!(self.out, "{}> ", self.words.word("play-choose"))?;
            let Some(line) = self.line()? else {
                writeln!(self.out)?;
                return Ok(Answer::Left);
            };
            match read(&line) {
                Typed::Nothing => {}
                Typed::Number(number) if (1..=actions.len()).contains(&number) => {
                    let action = actions[number - 1];
                    let command = Command::Act { revision: update.revision, action };
                    if let Err(rejected) = self.command(seat, command) {
                        self.complain(rejected)?;
                    }
                    return Ok(Answer::Decided);
                }
                Typed::Number(number) => {
                    self.say("play-not-understood", &[("text", number.to_string().into())])?;
                }
                Typed::Text(text) => {
                    let found: Vec<usize> = matching(&choices, &text);
                    if found.is_empty() {
                        self.say("play-no-match", &[("text", text.into())])?;
                    } else {
                        self.say("play-filtered", &[("count", found.len().into()), ("text", text.into())])?;
                        shown = found;
                        from = self.show_choices(&choices, &shown, 0)?;
                    }
                }
                Typed::More => from = self.show_choices(&choices, &shown, from % shown.len().max(1))?,
                Typed::All => {
                    shown = (0..choices.len()).collect();
                    from = self.show_choices(&choices, &shown, 0)?;
                }
                Typed::Board => self.show_board(&update)?,
                Typed::Log => self.tell(Viewer::Seat(seat), 0)?,
                Typed::Score => self.show_score(&update)?,
                Typed::Undo => {
                    if update.floor == update.decisions {
                        self.say("play-nothing-to-undo", &[])?;
                        continue;
                    }
                    let command = Command::TakeBack { revision: update.revision, to: update.decisions - 1 };
                    return self.step(seat, command, "play-undone");
                }
                Typed::Redo => {
                    if !update.redo {
                        self.say("play-nothing-to-redo", &[])?;
                        continue;
                    }
                    return self.step(seat, Command::Redo { revision: update.revision }, "play-redone");
                }
                Typed::Save(None) => self.say("play-save-how", &[])?,
                Typed::Save(Some(file)) => self.save(&file)?,
                Typed::Help => self.say("play-help", &[])?,
                Typed::Quit => return Ok(Answer::Left),
            }
        }
    }

    fn step(&mut self, seat: Seat, command: Command, done: &str) -> Result<Answer, Stop> {
        match self.command(seat, command) {
            Ok(()) => self.say(done, &[])?,
            Err(rejected) => self.complain(rejected)?,
        }
        Ok(Answer::Decided)
    }

    fn say(&mut self, key: &str, args: &[engawa_words::Arg<'_>]) -> Result<(), Stop> {
        writeln!(self.out, "{}", self.words.say(key, args))?;
        Ok(())
    }

    fn complain(&mut self, rejected: Rejected<G::Breach>) -> Result<(), Stop> {
        let line = match rejected {
            Rejected::Refused(refused) => self.words.refused::<G>(&refused),
            other => other.to_string(),
        };
        writeln!(self.out, "{line}")?;
        Ok(())
    }

    fn choice(&self, world: &G, seat: Seat, action: Action, update: &Update<G>) -> String {
        let text =
            G::kind(action).map_or_else(String::new, |kind| G::say_action(self.words, &kind, &update.view));
        if world.reveals(seat, action) {
            format!("{text} ({})", self.words.word("play-reveals"))
        } else {
            text
        }
    }

    fn show_board(&mut self, update: &Update<G>) -> Result<(), Stop> {
        let scene = Scene { view: &update.view, names: &self.names, words: self.words };
        writeln!(self.out, "\n{}", G::draw(&scene))?;
        Ok(())
    }

    fn show_prompt(&mut self, world: &G, seat: Seat, update: &Update<G>) -> Result<(), Stop> {
        if let Some(prompt) = world.prompt(seat) {
            let asked = G::say_prompt(self.words, &prompt, &update.view);
            let also = G::say_also(self.words, &prompt).map(|also| format!(" {also}")).unwrap_or_default();
            writeln!(self.out, "{}: {asked}{also}", self.names[seat.index()])?;
        }
        Ok(())
    }

    /// Shows a page of choices and tells where the next one begins.
    fn show_choices(&mut self, choices: &[String], shown: &[usize], from: usize) -> Result<usize, Stop> {
        let to = (from + PAGE).min(shown.len());
        for &place in &shown[from..to] {
            writeln!(self.out, "{:>5}  {}", place + 1, choices[place])?;
        }
        if shown.len() > PAGE {
            let page = [("from", (from + 1).into()), ("to", to.into()), ("total", shown.len().into())];
            self.say("play-page", &page)?;
        }
        Ok(to)
    }

    fn show_score(&mut self, update: &Update<G>) -> Result<(), Stop> {
        let seats = (0..self.names.len()).filter_map(Seat::new);
        let sheets: Vec<Option<Sheet>> = seats.map(|seat| G::sheet(&update.view, seat)).collect();
        writeln!(self.out, "{}", self.words.word("play-score"))?;
        sheet::write::<G>(&sheets, &self.names, self.words, self.out)?;
        if sheets.iter().any(Option::is_none) {
            writeln!(self.out, "  · {}", self.words.word("play-hidden"))?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Stop> {
        let reader = self.reader();
        let read = if let Viewer::Seat(seat) = reader { self.told[seat.index()] } else { 0 };
        self.tell(reader, read)?;
        let update = self.table.update(Viewer::Spectator);
        self.show_board(&update)?;
        if let Some(outcome) = &update.outcome {
            writeln!(self.out, "{}", self.words.word("play-over"))?;
            sheet::write_outcome::<G>(outcome, &self.names, self.words, self.out)?;
        }
        self.offer_to_save()
    }

    fn offer_to_save(&mut self) -> Result<(), Stop> {
        write!(self.out, "{} ", self.words.word("play-save-offer"))?;
        match self.line()?.as_deref().map(str::trim) {
            Some(file) if !file.is_empty() => self.save(file),
            Some(_) => self.say("play-not-saved", &[]),
            None => Ok(writeln!(self.out)?),
        }
    }

    /// Saves the record: as JSON, or packed if the name ends in `.eng`.
    fn save(&mut self, file: &str) -> Result<(), Stop> {
        match write_record::<G>(&Record::of(&self.table.timeline()), Path::new(file)) {
            Ok(()) => self.say("play-saved", &[("file", file.into())]),
            Err(reason) => self.say("play-save-failed", &[("file", file.into()), ("reason", reason.into())]),
        }
    }
}

fn write_record<G: Judged>(record: &Record, file: &Path) -> Result<(), String> {
    if file.exists() && load(file).is_err() {
        return Err("another file has this name".to_owned());
    }
    let bytes = if file.extension().is_some_and(|extension| extension == "eng") {
        record.pack()
    } else {
        record.to_json::<G>().map_err(|error| error.to_string())?.into_bytes()
    };
    fs::write(file, bytes).map_err(|error| error.to_string())
}

/// The choices that contain the text, or else every word of it, in whatever case.
fn matching(choices: &[String], text: &str) -> Vec<usize> {
    let text = text.to_lowercase();
    let having = |parts: &[&str]| -> Vec<usize> {
        let fits = |place: &usize| parts.iter().all(|part| choices[*place].to_lowercase().contains(part));
        (0..choices.len()).filter(fits).collect()
    };
    let whole = having(&[&text]);
    if whole.is_empty() { having(&text.split_whitespace().collect::<Vec<_>>()) } else { whole }
}
