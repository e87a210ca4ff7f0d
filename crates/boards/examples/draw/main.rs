//! A position of a game as a static page, to look at what is drawn before anything runs in a browser:
//!
//! ```text
//! cargo run -p engawa-boards --example draw -- harmonies --seats 3 --moves 40 --lang ru --out /tmp/x.html
//! ```
//!
//! Greedy bots play so many decisions; then the page shows what the seat that is asked sees. Style sheets and symbols
//! come from `crates/web/assets`. More to set: `--seed 7`, `--option side=B` (again and again), `--bots random`,
//! `--viewer 0|1|2|3|spectator`, `--shown SEAT`, `--touch N` (the lit target with that number is touched; again and
//! again), `--hover N` (`first` for the first lit one on the board), `--point ABOUT`, `--unveiled`, `--theme dark`,
//! `--tab ID` (the open one on a phone), `--end` (plays to the end), `--pad` (the score pad, with `--touch`), `--pictures` (those of the rules text), `--css FILE` (one more style sheet).

mod html;

use std::error::Error;
use std::fmt::Write as _;
use std::{env, fs};

use engawa_boards::{Area, Chooser, Column, Drawn, Look, Sight, Target, replay};
use engawa_bots::{Bots, Judged};
use engawa_host::Level;
use engawa_kernel::{Record, Seat, SeatCount, Seed, Setup, Silent, Timeline, Viewer};
use engawa_shelf::{GameId, with_game};
use engawa_words::{Lang, Names, Words};

/// The command line: the game, then pairs of a name and a value.
struct Args(Vec<String>);

impl Args {
    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = move |pair: &&'a [String]| pair[0].strip_prefix("--") == Some(name);
        self.0.windows(2).filter(named).map(|pair| pair[1].as_str())
    }

    fn get<'a>(&'a self, name: &'a str, or: &'a str) -> &'a str {
        self.all(name).last().unwrap_or(or)
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|arg| arg.strip_prefix("--") == Some(name))
    }
}

/// Bots play so many decisions, or to the end.
fn play<G: Drawn + Judged>(args: &Args) -> Result<Timeline<G>, Box<dyn Error>> {
    let mut options = G::Options::default();
    let seats = SeatCount::new(args.get("seats", "2").parse()?).ok_or("so many cannot sit down")?;
    for option in args.all("option") {
        let (key, value) = option.split_once('=').ok_or("an option is written side=B")?;
        engawa_kernel::Options::set_named(&mut options, key, value, seats)?;
    }
    let seed = Seed::from_number(args.get("seed", "1").parse()?);
    let level: Level = args.get("bots", "greedy").parse()?;
    let mut bots = Bots::new(&seed, &vec![level; seats.get()]);
    let mut game = Timeline::<G>::start(Setup { options, seats, seed }, Silent);
    let most = if args.has("end") { usize::MAX } else { args.get("moves", "40").parse()? };
    while game.len() < most
        && let Some(seat) = game.now().deciders().first()
        && let Some(action) = bots.decide(game.now(), seat)
    {
        game.act(seat, action, Silent).map_err(|refused| format!("{refused:?}"))?;
    }
    Ok(game)
}

/// The last position of a game, whoever looks.
type Sights = Box<dyn Fn(Viewer) -> Box<dyn Sight>>;

/// The game as its record has it, with what happened last in it.
fn sights<G: Drawn + Judged>(args: &Args) -> Result<Sights, Box<dyn Error>> {
    let replay = replay::of::<G>(&Record::of(&play::<G>(args)?))?;
    Ok(Box::new(move |viewer| replay.sight(replay.len(), viewer)))
}

/// The areas of a column, each in its section.
fn column(areas: &[Area], column: Column, open: &str, out: &mut String) {
    for area in areas.iter().filter(|area| area.column == column) {
        let off = if area.id == open { "" } else { " data-off" };
        let tab = if area.tab { format!(" data-tab=\"{}\"{off}", area.id) } else { String::new() };
        let title = html::escape(&area.title);
        let _ = write!(out, "<section class=\"area a-{}\"{tab} aria-label=\"{title}\">", area.id);
        html::write(&area.nodes, out);
        out.push_str("</section>");
    }
}

/// Name, points and what the game draws of a seat.
fn panel(sight: &dyn Sight, look: &Look<'_>, seat: Seat, out: &mut String) {
    let points = sight.sheet(seat).map(|sheet| sheet.total().to_string()).unwrap_or_default();
    let name = html::escape(look.names.of(seat));
    let number = seat.index() + 1;
    let now = if sight.deciders().contains(seat) { " now" } else { "" };
    let _ = write!(
        out,
        "<section class=\"panel pp s{number}{now}\"><div class=\"hd\">\
         <svg class=\"mon s{number}\" viewBox=\"0 0 24 24\"><use href=\"#seat-{number}\"/></svg>\
         <span class=\"nm\" style=\"color:var(--ink)\">{name}</span><span class=\"pts\" style=\"color:var(--ink)\">{points}</span></div>"
    );
    html::write(&sight.panel(look, seat), out);
    out.push_str("</section>");
}

/// The prompt with the buttons that are nowhere on the board.
fn prompt(sight: &dyn Sight, look: &Look<'_>, out: &mut String) {
    let asked = look.seat.and_then(|seat| sight.prompt(seat, look));
    let (ask, more) = asked.unwrap_or_default();
    let wait = if look.seat.is_some() { "" } else { " wait" };
    let [ask, more] = [ask, more].map(|text| html::escape(&text));
    let _ = write!(
        out,
        "<div class=\"prompt{wait}\"><div class=\"tx grow\"><h2>{ask}</h2><div class=\"sub\">{more}</div></div><div class=\"acts\">"
    );
    for choice in look.chooser.choices() {
        if look.seat.is_some() && choice.path[0].is_button() {
            let name = html::escape(&sight.say_action(choice.action, look.words));
            let _ = write!(out, "<button class=\"btn seal\">{name}</button>");
        }
    }
    out.push_str("</div></div>");
}

/// The table as the page lays it out.
fn table(args: &Args, words: &Words) -> Result<String, Box<dyn Error>> {
    let game: GameId = args.0.first().ok_or("which game?")?.parse()?;
    let sights = with_game!(game, G => sights::<G>(args))?;
    let seats = sights(Viewer::Spectator).seats();
    let asked = sights(Viewer::Spectator).deciders().first();
    let seat = |text: &str| -> Option<Seat> { seats.seats().nth(text.parse().ok()?) };
    let viewer = match args.all("viewer").last() {
        Some(text) => seat(text).map_or(Viewer::Spectator, Viewer::Seat),
        None => asked.map_or(Viewer::Spectator, Viewer::Seat),
    };
    let sight = sights(viewer);
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let decides = own.filter(|&seat| sight.deciders().contains(seat));
    let choices = decides.map(|seat| sight.choices(seat)).unwrap_or_default();
    let begin = sight.begin(&choices, &[]);
    let mut chooser = Chooser::new(choices, &begin);
    for touched in args.all("touch") {
        chooser.touch(Target::new(touched.parse()?), false);
    }
    let hover = match args.all("hover").last() {
        Some("first") => chooser
            .lit()
            .into_iter()
            .find(|&target| !target.is_button() && chooser.completed_by(target).is_some()),
        Some(number) => Some(Target::new(number.parse()?)),
        None => None,
    };
    let names = ["Вы", "Сора", "Юра", "Мира"];
    let names = Names::new(names.map(str::to_owned).into());
    let first = seats.seats().next().ok_or("nobody sits there")?;
    let look = Look {
        words,
        names: &names,
        seat: decides,
        shown: args.all("shown").last().and_then(seat).or(own).unwrap_or(first),
        chooser: &chooser,
        hover,
        pointed: args.all("point").last(),
        unveiled: args.has("unveiled"),
    };
    if let Some(about) = look.pointed
        && let Some(told) = sight.explain(&look, about)
    {
        println!("{}: {}", told.name, told.lines.join(" | "));
    }
    let areas = sight.areas(&look);
    let (title, status) = (words.title(game.id()), sight.status(words));
    let first_tab = areas.iter().find(|area| area.tab).map_or("", |area| area.id);
    let open = args.get("tab", first_tab);
    let mut out = format!(
        "<div class=\"tbl game-{game}\"><header class=\"top\"><span class=\"disp\" style=\"font-size:17px\">{title}</span>\
         <span class=\"mut sm\">{status}</span></header><aside class=\"rail\">"
    );
    out.push_str("<div class=\"players\">");
    seats.seats().for_each(|seat| panel(&*sight, &look, seat, &mut out));
    out.push_str("</div>");
    column(&areas, Column::Rail, open, &mut out);
    out.push_str("</aside><main class=\"mid\">");
    prompt(&*sight, &look, &mut out);
    column(&areas, Column::Mid, open, &mut out);
    out.push_str("</main><aside class=\"side\">");
    column(&areas, Column::Side, open, &mut out);
    out.push_str("</aside><nav class=\"tabs\">");
    for area in areas.iter().filter(|area| area.tab) {
        let on = if area.id == open { " class=\"on\"" } else { "" };
        let _ = write!(out, "<button{on}>{}</button>", html::escape(&area.title));
    }
    out.push_str("</nav></div>");
    Ok(out)
}

/// Every picture of the rules text.
fn pictures(args: &Args, lang: Lang) -> Result<String, Box<dyn Error>> {
    let game: GameId = args.0.first().ok_or("which game?")?.parse()?;
    let file = format!("{}/../../locales/{lang}/rules/{game}.md", env!("CARGO_MANIFEST_DIR"));
    let mut out = String::from("<main style=\"padding:24px\">");
    for line in fs::read_to_string(file)?.lines() {
        let Some((caption, picture)) = line.strip_prefix("![").and_then(|line| line.split_once("](")) else {
            continue;
        };
        let body = picture.trim_end_matches(')').split_once(": ").map_or("", |(_, body)| body);
        let node = with_game!(game, G => <G as Drawn>::picture(body)).ok_or(body)?;
        out.push_str("<figure>");
        html::write(&[node], &mut out);
        let _ = write!(out, "<figcaption>{}</figcaption></figure>", html::escape(caption));
    }
    out.push_str("</main>");
    Ok(out)
}

/// The score pad, and below it what it says.
fn pad(args: &Args, words: &Words) -> Result<String, Box<dyn Error>> {
    let game: GameId = args.0.first().ok_or("which game?")?.parse()?;
    let mut pad = with_game!(game, G => <G as Drawn>::pad());
    for touched in args.all("touch") {
        pad.touch(Target::new(touched.parse()?));
    }
    let (areas, open) = (pad.areas(words), "");
    let mut out =
        format!("<div class=\"tbl pad game-{game}\"><header class=\"top\"></header><aside class=\"rail\">");
    column(&areas, Column::Rail, open, &mut out);
    out.push_str("</aside><main class=\"mid\">");
    column(&areas, Column::Mid, open, &mut out);
    out.push_str("</main><aside class=\"side\">");
    column(&areas, Column::Side, open, &mut out);
    match pad.score(words) {
        Ok(lines) => lines.iter().for_each(|(line, points)| {
            let _ = write!(out, "<p>{line} {points}</p>");
        }),
        Err(why) => out.push_str(&why),
    }
    out.push_str("</aside></div>");
    Ok(out)
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args(env::args().skip(1).collect());
    let lang: Lang = args.get("lang", "en").parse().map_err(|error| format!("{error}"))?;
    let words = Words::new(lang);
    let body = if args.has("pad") {
        pad(&args, &words)?
    } else if args.has("pictures") {
        pictures(&args, lang)?
    } else {
        table(&args, &words)?
    };

    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets");
    let read = |folder: &str, ending: &str| -> Result<String, Box<dyn Error>> {
        let mut paths: Vec<_> = fs::read_dir(format!("{assets}/{folder}"))?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|found| found == ending))
            .collect();
        // The others build upon the tokens.
        paths.sort_by_key(|path| (!path.ends_with("tokens.css"), path.clone()));
        paths.iter().try_fold(String::new(), |all, path| Ok(all + &fs::read_to_string(path)?))
    };
    // Style sheets name fonts and pictures as neighbours; a page elsewhere needs the whole way.
    let css = (read("css", "css")? + &read("css/games", "css")?)
        .replace("url(f", &format!("url(file://{assets}/f"));
    let mut more = String::new();
    for file in args.all("css") {
        more.push_str(&fs::read_to_string(file)?);
    }
    let theme = args.get("theme", "light");
    let page = format!(
        "<!doctype html><html lang=\"{lang}\" data-theme=\"{theme}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><style>{more}{css}</style></head>\
         <body>{}{body}</body></html>",
        read("symbols", "svg")?
    );
    fs::write(args.get("out", "draw.html"), page)?;
    Ok(())
}
