//! `engawa games`: the shelf.

use std::io::Write;
use std::process::ExitCode;

use engawa_shelf::{Facts, GameId, Maturity};
use engawa_words::Words;
use serde_json::{Value, json};

use crate::Stop;
use crate::args::GamesArgs;

pub(crate) fn run(args: &GamesArgs, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    if args.json {
        let shelf: Vec<Value> = GameId::ALL.into_iter().map(|game| in_json(&game.facts(), words)).collect();
        writeln!(out, "{}", Value::from(shelf))?;
    } else {
        for game in GameId::ALL {
            in_words(&game.facts(), words, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn in_json(facts: &Facts, words: &Words) -> Value {
    let id = facts.game.id();
    let options: Vec<Value> = facts
        .options
        .iter()
        .map(|choice| {
            let seats = [*choice.offered.start(), *choice.offered.end()];
            json!({ "key": choice.key, "values": choice.values, "default": choice.values[0], "seats": seats })
        })
        .collect();
    json!({
        "game": id,
        "title": words.title(id),
        "seats": [facts.seats.start(), facts.seats.end()],
        "options": options,
        "lines": facts.lines,
        "ties": facts.ties,
        "components": facts.components,
        "exact": facts.components.iter().all(|component| component.exact),
        "maturity": facts.game.maturity(),
        "rules": facts.rules,
        "data": format!("{:016x}", facts.data),
    })
}

fn in_words(facts: &Facts, words: &Words, out: &mut impl Write) -> Result<(), Stop> {
    let id = facts.game.id();
    let seats = words.say("games-seats", &[("seats", facts.players().into())]);
    writeln!(out, "{id}  {}  ({seats})", words.title(id))?;
    writeln!(out, "    {}", words.about(id))?;
    for choice in facts.options {
        writeln!(out, "    --set {}=…  {}", choice.key, words.option(id, choice.key))?;
        for (place, value) in choice.values.iter().enumerate() {
            let usual =
                if place == 0 { format!(" ({})", words.word("games-default")) } else { String::new() };
            writeln!(out, "        {value}{usual}  {}", words.option_value(id, choice.key, value))?;
        }
    }
    let sure = |exact: bool| words.word(if exact { "exact" } else { "reconstructed" });
    let components: Vec<String> = facts
        .components
        .iter()
        .map(|one| format!("{} ×{}: {}", words.component(id, one.key), one.count, sure(one.exact)))
        .collect();
    writeln!(out, "    {}: {}", words.word("games-data"), components.join("; "))?;
    let Maturity { rules, examples, golden, laws, speed } = facts.game.maturity();
    let tested = [("rules", rules), ("examples", examples), ("golden", golden), ("laws", laws)];
    let tested = words.say("games-tested", &tested.map(|(name, count)| (name, count.into())));
    let speed = words.say("games-speed", &[("speed", speed.into())]);
    writeln!(out, "    {tested}\n    {speed}\n")?;
    Ok(())
}
