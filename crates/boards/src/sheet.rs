//! The score sheet of a finished game: in a headline, in a sentence, as a table, as bars, and for other programs.

use engawa_kernel::{Outcome, Seat, Sheet};
use engawa_words::letters::small;
use engawa_words::{Names, Words};

use crate::Replay;
use crate::chart;
use crate::scene::{Element, Node, el, icon};

/// The score sheet of a finished game.
pub struct ScoreSheet<'a> {
    replay: &'a dyn Replay,
    outcome: Outcome,
    names: &'a Names,
    /// Who of them looks at the screen, if it is only one.
    you: Option<Seat>,
    words: &'a Words,
}

/// A column of the sheet: a seat, or the rival of a solo game.
struct Scorer<'a> {
    seat: Option<Seat>,
    name: String,
    sheet: &'a Sheet,
}

impl<'a> ScoreSheet<'a> {
    /// The sheet of a recorded game, if it came to its end.
    pub fn new(
        replay: &'a dyn Replay,
        names: &'a Names,
        you: Option<Seat>,
        words: &'a Words,
    ) -> Option<ScoreSheet<'a>> {
        Some(ScoreSheet { replay, outcome: replay.outcome()?, names, you, words })
    }

    fn game(&self) -> &'static str {
        self.replay.game().id()
    }

    fn scorers(&self) -> Vec<Scorer<'_>> {
        let seats = self.replay.seats().seats().zip(&self.outcome.sheets);
        let seats = seats.map(|(seat, sheet)| Scorer {
            seat: Some(seat),
            name: self.names.of(seat).to_owned(),
            sheet,
        });
        let rival = self.outcome.rival.iter();
        let rival = rival.map(|sheet| {
            let name = self.words.find(&format!("{}-rival", self.game()), &[]);
            let name = name.unwrap_or_else(|| self.words.word("end-rival"));
            Scorer { seat: None, name, sheet }
        });
        seats.chain(rival).collect()
    }

    /// The lines that were played for: a line that is named like an option counts only with it, one of a rival only against one.
    fn lines(&self) -> Vec<(usize, &'static str)> {
        let off = self.replay.options().into_iter().filter(|(_, value)| *value == "off");
        let off: Vec<&str> = off.map(|(key, _)| key).collect();
        let lines = self.replay.lines().0.iter().copied().enumerate();
        let rival = self.outcome.rival.is_some();
        let counts = |line: &str| !off.contains(&line) && (rival || !self.replay.is_of_rival(line));
        lines.filter(|(_, line)| counts(line)).collect()
    }

    fn total(&self, seat: Seat) -> i32 {
        self.outcome.sheets.get(seat.index()).map_or(0, Sheet::total)
    }

    fn is_winner(&self, scorer: &Scorer<'_>) -> bool {
        match scorer.seat {
            Some(seat) => self.outcome.winners.contains(seat),
            None => self.outcome.winners.is_empty(),
        }
    }

    /// Who won, with how many points.
    pub fn headline(&self) -> String {
        let words = self.words;
        let winners = self.outcome.winners;
        let Some(first) = winners.first() else {
            let points = self.outcome.sheets.first().map_or(0, Sheet::total);
            let key = if self.outcome.rival.is_some() { "end-rival-won" } else { "end-alone" };
            return words.say(key, &[("points", points.into())]);
        };
        let points = ("points", self.total(first).into());
        let you = self.you.filter(|&you| winners.contains(you));
        let others = you.map_or(winners, |you| winners.without(you));
        let who = ("who", self.names.list(others, words).into());
        match (you, winners.len()) {
            (Some(_), 1) => words.say("end-you-won", &[points]),
            (Some(_), _) => words.say("end-you-share", &[points, who]),
            (None, 1) => words.say("end-won", &[points, who]),
            (None, _) => words.say("end-share", &[points, who]),
        }
    }

    /// Where the winner's points came from, and what decided a tie.
    pub fn story(&self) -> String {
        let mut told = Vec::new();
        let winners = self.outcome.winners;
        let alone = self.outcome.sheets.len() == 1;
        let best = winners.first().or_else(|| Seat::new(0).filter(|_| alone));
        if let Some(best) = best.filter(|_| winners.len() < 2)
            && let Some((line, points)) = self.best_line(best)
        {
            let mine = alone || self.you == Some(best);
            let key = if mine { "end-source" } else { "end-source-of-winner" };
            let line = small(&self.words.line(self.game(), line));
            told.push(self.words.say(key, &[("line", line.into()), ("points", points.into())]));
        }
        told.extend(self.tie());
        told.extend(self.short());
        told.join(" ")
    }

    fn best_line(&self, seat: Seat) -> Option<(&'static str, i32)> {
        let sheet = self.outcome.sheets.get(seat.index())?;
        let lines =
            self.lines().into_iter().filter_map(|(place, line)| Some((line, *sheet.lines.get(place)?)));
        // The first of equal ones: the sheet is read from above.
        lines.rev().max_by_key(|(_, points)| *points).filter(|(_, points)| *points > 0)
    }

    /// What decided among those with the most points, if several have them.
    fn tie(&self) -> Option<String> {
        let (place, best, other) = match self.decided_by()? {
            Decided::Nothing => return Some(self.words.word("end-shared")),
            Decided::By { place, best, other } => (place, best, other),
        };
        let key = format!("{}-tie-{}", self.game(), self.replay.lines().1.get(place)?);
        Some(self.words.say(&key, &[("best", best.into()), ("other", other.into())]))
    }

    fn decided_by(&self) -> Option<Decided> {
        let winner = self.outcome.winners.first()?;
        let level: Vec<&Sheet> =
            self.outcome.sheets.iter().filter(|sheet| sheet.total() == self.total(winner)).collect();
        if level.len() < 2 {
            return None;
        }
        if self.outcome.winners.len() == level.len() {
            return Some(Decided::Nothing);
        }
        let ties = &self.outcome.sheets.get(winner.index())?.ties;
        ties.iter().enumerate().find_map(|(place, &best)| {
            let below = level.iter().filter_map(|sheet| sheet.ties.get(place)).filter(|tie| **tie < best);
            Some(Decided::By { place, best, other: *below.max()? })
        })
    }

    /// By how much whoever looks at the screen missed the victory.
    fn short(&self) -> Option<String> {
        let (you, winner) = (self.you?, self.outcome.winners.first()?);
        let missing = self.total(winner) - self.total(you);
        (missing > 0).then(|| self.words.say("end-missing", &[("points", missing.into())]))
    }

    /// What a solo game is measured by: the parts by name.
    pub fn rating(&self) -> Vec<(String, i32)> {
        let parts = self.outcome.rating.iter();
        parts.map(|(part, value)| (self.words.rating(self.game(), part), *value)).collect()
    }

    /// The sheet as a table: the best of each line underlined, totals, tie-breaks.
    pub fn table(&self) -> Element {
        let scorers = self.scorers();
        let words = self.words;
        let head = scorers.iter().map(|scorer| {
            let crest = scorer.seat.map(|seat| crest_of(self.names.crest(seat)));
            let name = el("span").class("clip").text(scorer.name.clone());
            let name = el("span").class("row").children(crest).child(name);
            el("th").attr("scope", "col").attr("title", scorer.name.clone()).child(name)
        });
        let name = |symbol: &'static str, name: String| {
            let name = el("span").class("row").child(icon("ct", symbol)).child(el("span").text(name));
            el("th").attr("scope", "row").child(name)
        };
        let row = |label: Element, values: &[i32], compared: bool, said: &dyn Fn(i32) -> String| {
            let best = best_of(values).filter(|_| compared);
            let cell = |&value: &i32| el("td").class_if(best == Some(value), "best").text(said(value));
            el("tr").child(label).children(values.iter().map(cell))
        };
        let lines = self.lines().into_iter().map(|(place, line)| {
            let values = scorers.iter().map(|scorer| scorer.sheet.lines.get(place).copied().unwrap_or(0));
            let label = name(self.replay.line(line).symbol, words.line(self.game(), line));
            row(label, &values.collect::<Vec<_>>(), true, &number)
        });
        let totals = scorers.iter().map(|scorer| {
            let total = number(scorer.sheet.total());
            el("td").class_if(self.is_winner(scorer) && scorers.len() > 1, "win").text(total)
        });
        let total = el("th").attr("scope", "row").text(words.word("total"));
        let total = el("tr").class("tot").child(total).children(totals);
        let decided = match self.decided_by() {
            Some(Decided::By { place, .. }) => Some(place),
            _ => None,
        };
        let ties = self.replay.lines().1.iter().enumerate().map(|(place, tie)| {
            let values = ties_at(&scorers, place);
            let mattered = decided == Some(place);
            let label = name(self.replay.line(tie).symbol, words.line(self.game(), tie));
            let said = |value: i32| words.tie(tie, value, &values);
            row(label, &values, mattered, &said).class("tie").class_if(mattered, "mattered")
        });
        // Alone there is nothing that could be level.
        let ties: Vec<Element> = if scorers.len() > 1 { ties.collect() } else { Vec::new() };
        let corner = el("td").child(el("span").class("vh").text(words.word("end-sheet")));
        el("table")
            .class("sc")
            .class_if(self.lines().len() < 6, "few")
            .child(el("thead").child(el("tr").child(corner).children(head)))
            .child(el("tbody").children(lines).child(total).children(ties))
    }

    /// Where the points came from: a bar for everybody, and what its patterns mean.
    pub fn bars(&self) -> Vec<Node> {
        let scorers = self.scorers();
        let lines = self.lines();
        let reach = chart::Reach::of(scorers.iter().map(|scorer| &scorer.sheet.lines[..]));
        let points = |scorer: &Scorer<'_>, place: usize| scorer.sheet.lines.get(place).copied().unwrap_or(0);
        let bars = scorers.iter().map(|scorer| {
            let parts: Vec<_> = lines
                .iter()
                .map(|(place, line)| (self.replay.line(line).fill, points(scorer, *place)))
                .collect();
            let said: Vec<_> = lines
                .iter()
                .map(|(place, line)| {
                    format!("{} {}", self.words.line(self.game(), line), points(scorer, *place))
                })
                .collect();
            let said = format!("{}: {}", scorer.name, said.join(", "));
            el("div")
                .class("bar")
                .children(scorer.seat.map(|seat| crest_of(self.names.crest(seat))))
                .child(el("span").class("clip name").attr("aria-hidden", "true").text(scorer.name.clone()))
                .child(chart::bar(&parts, reach, said))
                .child(
                    el("b").class("sum").attr("aria-hidden", "true").text(scorer.sheet.total().to_string()),
                )
        });
        let legend =
            lines.iter().filter(|(place, _)| scorers.iter().any(|scorer| points(scorer, *place) > 0));
        let mark = |fill: &'static str, name: String| {
            let square = el("rect").attr("width", "18").attr("height", "14").attr("rx", "4");
            el("span").child(el("svg").child(square.attr("fill", fill))).text(name)
        };
        let legend =
            legend.map(|(_, line)| mark(self.replay.line(line).fill, self.words.line(self.game(), line)));
        let lost = (reach.lost > 0).then(|| mark(chart::LOST, self.words.word("end-lost")));
        vec![
            el("div").class("bars").children(bars).into(),
            el("div").class("lg").attr("aria-hidden", "true").children(legend).children(lost).into(),
        ]
    }

    /// The sheet for other programs: values apart by commas, a line each.
    pub fn csv(&self) -> String {
        let scorers = self.scorers();
        let mut rows = vec![vec![self.words.title(self.game())]];
        rows[0].extend(scorers.iter().map(|scorer| scorer.name.clone()));
        let mut row = |name: String, values: &mut dyn Iterator<Item = i32>| {
            rows.push([name].into_iter().chain(values.map(|value| value.to_string())).collect());
        };
        for (place, line) in self.lines() {
            let values = scorers.iter().map(|scorer| scorer.sheet.lines.get(place).copied().unwrap_or(0));
            row(self.words.line(self.game(), line), &mut { values });
        }
        row(self.words.word("total"), &mut scorers.iter().map(|scorer| scorer.sheet.total()));
        for (place, tie) in self.replay.lines().1.iter().enumerate() {
            let values = ties_at(&scorers, place);
            // A program reads a place as a number.
            let number =
                |&value: &i32| engawa_words::place(tie, value, &values).map_or(value, |at| at as i32);
            row(self.words.line(self.game(), tie), &mut values.iter().map(number));
        }
        written(&rows)
    }
}

/// What decided among those with the most points.
enum Decided {
    /// Nothing could: they share the victory.
    Nothing,
    /// A tie-break.
    By {
        /// Which one.
        place: usize,
        /// The winner's value.
        best: i32,
        /// The best value of those who lost by it.
        other: i32,
    },
}

/// A crest in its colour, 1 to 4.
pub fn crest_of(number: u8) -> Element {
    let picture = icon("mon", format_args!("seat-{number}")).attr("viewBox", "0 0 24 24");
    picture.class(["s1", "s2", "s3", "s4"][usize::from(number.saturating_sub(1)) % 4])
}

/// What everybody has of a tie-break.
fn ties_at(scorers: &[Scorer<'_>], place: usize) -> Vec<i32> {
    scorers.iter().map(|scorer| scorer.sheet.ties.get(place).copied().unwrap_or(0)).collect()
}

/// Points in figures, with a real minus.
fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// The best value of a line, if it is one: above zero, and somebody has less.
fn best_of(values: &[i32]) -> Option<i32> {
    let best = *values.iter().max()?;
    (best > 0 && values.iter().any(|&value| value < best)).then_some(best)
}

/// Rows as RFC 4180 wants them, with the mark by which spreadsheets know UTF-8.
fn written(rows: &[Vec<String>]) -> String {
    let field = |text: &String| {
        // A spreadsheet would calculate with a name that begins like a formula.
        let number = text.parse::<i32>().is_ok();
        let text =
            if text.starts_with(['=', '+', '-', '@']) && !number { format!("'{text}") } else { text.clone() };
        if text.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text
        }
    };
    let row = |row: &Vec<String>| row.iter().map(field).collect::<Vec<_>>().join(",") + "\r\n";
    "\u{feff}".to_owned() + &rows.iter().map(row).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_quoted_where_they_must_be() {
        let row = |fields: &[&str]| written(&[fields.iter().map(|&field| field.to_owned()).collect()]);
        assert_eq!(row(&["A", "5", "-3"]), "\u{feff}A,5,-3\r\n");
        assert_eq!(row(&["a,b", "\"x\""]), "\u{feff}\"a,b\",\"\"\"x\"\"\"\r\n");
        assert_eq!(row(&["=1+1", "@b"]), "\u{feff}'=1+1,'@b\r\n");
    }

    #[test]
    fn the_best_of_a_line_is_better_than_somebody() {
        assert_eq!(best_of(&[10, 5, 10]), Some(10));
        assert_eq!(best_of(&[7, 7]), None);
        assert_eq!(best_of(&[0, -3]), None);
        assert_eq!(best_of(&[4]), None);
        assert_eq!(best_of(&[]), None);
    }

    #[test]
    fn names_begin_small_in_a_sentence() {
        assert_eq!(small("Животные"), "животные");
        assert_eq!(small(""), "");
    }
}
