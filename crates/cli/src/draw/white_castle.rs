//! The table of The White Castle as text.

use engawa_white_castle::{
    Art, Bed, Bridge, CastleRow, Clan, Colour, Die, End, Face, Floor, Good, Member, Phase, Room, Source,
    Space, TeaPlace, TilePlace, View, WhiteCastle, Who, Yard,
};
use engawa_words::{Arg, Words, white_castle as told};

use super::{Draw, Scene};

/// What is kept in stores.
const STORES: [Good; 6] = [Good::Coin, Good::Seal, Good::Food, Good::Iron, Good::Pearl, Good::Whisk];

fn say(words: &Words, key: &str, args: &[Arg<'_>]) -> String {
    words.say(&format!("white-castle-draw-{key}"), args)
}

fn word(words: &Words, key: &str) -> String {
    words.word(&format!("white-castle-draw-{key}"))
}

/// Things one after the other, or a dash.
fn listed(things: impl Iterator<Item = String>, between: &str) -> String {
    let things: Vec<String> = things.collect();
    if things.is_empty() { "–".into() } else { things.join(between) }
}

fn die(words: &Words, die: Die) -> String {
    format!("[{} {}]", told::colour(words, die.colour), die.value)
}

/// The dice of a bridge in their order; the first place is the left end, also when it is empty.
fn bridge(bridge: Bridge) -> String {
    let end = |end| bridge.end(end).map_or_else(|| "–".into(), |value| value.to_string());
    let middle = bridge.middle().iter().filter(|&&value| value > 0).map(u8::to_string);
    listed([end(End::Left)].into_iter().chain(middle).chain([end(End::Right)]), " ")
}

impl Scene<'_, View> {
    fn called(&self, who: Who) -> String {
        match who {
            Who::Seat(seat) => self.names.get(seat.index()).cloned().unwrap_or_default(),
            Who::Rival => self.words.word("white-castle-rival"),
        }
    }

    /// Every clan, the rival's last.
    fn clans(&self) -> impl Iterator<Item = (Who, &Clan)> {
        let board = &self.view.board;
        let seats = board.seats().seats().filter_map(|seat| Some((Who::Seat(seat), board.clan(seat)?)));
        seats.chain(board.rival().map(|clan| (Who::Rival, clan)))
    }

    /// Whose members stand at a place, behind a dot; nothing if nobody's do.
    fn standing(&self, count: impl Fn(&Clan) -> u8) -> String {
        let here = self.clans().filter(|(_, clan)| count(clan) > 0);
        let here: Vec<String> =
            here.map(|(who, clan)| format!("{} ×{}", self.called(who), count(clan))).collect();
        if here.is_empty() { String::new() } else { format!(" · {}", here.join(", ")) }
    }

    /// A space with its value and its dice.
    fn space(&self, space: Space) -> String {
        let (board, words) = (&self.view.board, self.words);
        let dice: Vec<String> = board.dice(space).map(|one| format!(" {}", die(words, one))).collect();
        let name = told::space(words, space);
        let args = [("space", name.into()), ("value", board.value(space).into())];
        format!("{}{}", say(words, "space", &args), dice.concat())
    }

    fn bridges(&self, line: &mut impl FnMut(String)) {
        let (board, words) = (&self.view.board, self.words);
        for &colour in &Colour::ALL[..board.bridge_count()] {
            line(format!("    {}: {}", told::colour(words, colour), bridge(*board.bridge(colour))));
            for &bed in Bed::ALL.iter().filter(|bed| bed.bridge() == colour) {
                let card = board.garden(bed);
                let args = [
                    ("bed", told::bed(words, bed).into()),
                    ("effects", told::effects(words, card.effects()).into()),
                    ("food", card.food().into()),
                    ("points", card.points().into()),
                ];
                let gardeners = self.standing(|clan| clan.gardeners() >> bed.index() & 1);
                line(format!("        {}{gardeners}", words.say("white-castle-see-garden", &args)));
            }
        }
    }

    fn castle(&self, line: &mut impl FnMut(String)) {
        let (board, words) = (&self.view.board, self.words);
        for &room in Room::ALL {
            if let Some(space) = Space::new(room.index()) {
                line(format!("    {}", self.space(space)));
            }
            for at in CastleRow::all().filter(|at| at.room() == room) {
                let row = board.room(room).and_then(|card| card.rows().get(at.row()));
                let sign = row.map_or(' ', |row| if row.light { '+' } else { '#' });
                let does = row.map_or_else(|| "–".into(), |row| told::effects(words, row.effects));
                line(format!("        {sign} {}: {does}", told::colour(words, board.token(at).colour())));
            }
        }
        for &floor in Floor::ALL {
            let args = [("place", told::floor(words, floor).into()), ("points", floor.points().into())];
            let courtiers = self.standing(|clan| clan.courtiers(floor));
            line(format!("    {}{courtiers}", say(words, "worth", &args)));
        }
        for (slot, &does) in board.daimyo().slots().iter().enumerate() {
            let taken = board.slot(slot).map_or_else(String::new, |who| format!(" · {}", self.called(who)));
            line(format!("        {}. {}{taken}", slot + 1, told::effects(words, does)));
        }
        let [stewards, diplomats] = [Floor::Steward, Floor::Diplomat].map(|floor| board.deck_len(floor));
        let args = [("stewards", stewards.into()), ("diplomats", diplomats.into())];
        line(format!("    {}", say(words, "decks", &args)));
    }

    fn yards(&self, line: &mut impl FnMut(String)) {
        let (board, words) = (&self.view.board, self.words);
        let tiles = |yard: Yard| match yard {
            Yard::Five => &TilePlace::ALL[..2],
            Yard::Three => &TilePlace::ALL[2..3],
            Yard::One => &TilePlace::ALL[3..],
        };
        for &yard in Yard::ALL {
            let does = tiles(yard).iter().map(|&at| told::effects(words, board.tile(at).face(at.face())));
            let args = [("place", told::yard(words, yard).into()), ("points", yard.points().into())];
            let warriors = self.standing(|clan| clan.warriors(yard));
            line(format!("    {}: {}{warriors}", say(words, "yard", &args), listed(does, " | ")));
        }
        for space in [Space::OutsideLeft, Space::OutsideRight] {
            line(format!("    {}: {}", self.space(space), told::effects(words, space.effects())));
        }
        let gives = board.well_tokens().map(|token| told::goods(words, token.reward()));
        let seal = told::good(words, Good::Seal, 1);
        line(format!("    {}: {seal}, {}", self.space(Space::Well), gives.join(", ")));
    }

    fn tea(&self, line: &mut impl FnMut(String)) {
        let (board, words) = (&self.view.board, self.words);
        line(format!("    {}", self.space(Space::TeaLeft)));
        line(format!("    {}", self.space(Space::TeaRight)));
        // The upper curtains are the yellow one of ikebana and the blue one of calligraphy (WCM-3.2).
        let curtains = [
            (Space::HimejiUpper, [Face::Yellow, Face::Blue]),
            (Space::HimejiLower, [Face::Blue, Face::Yellow]),
        ];
        for (space, faces) in curtains {
            let cards = Art::ALL.iter().zip(faces).filter_map(|(&art, face)| Some((board.art(art)?, face)));
            let does = cards.map(|(card, face)| told::source(words, Source::Curtain(card, face)));
            line(format!("    {}: {}", self.space(space), listed(does, " | ")));
        }
        let decks = Art::ALL.iter().map(|&art| {
            let args = [("art", told::art(words, art).into()), ("n", board.art_len(art).into())];
            words.say("white-castle-see-deck", &args)
        });
        line(format!("    {}", say(words, "arts", &[("decks", listed(decks, ", ").into())])));
        let pads = board.pads().map(|pad| told::goods(words, pad.reward()));
        line(format!("    {}", say(words, "pads", &[("pads", listed(pads, ", ").into())])));
        for &place in TeaPlace::ALL {
            let name = told::tea(words, place);
            let worth = match place.points() {
                Some(points) => say(words, "worth", &[("place", name.into()), ("points", points.into())]),
                None => name,
            };
            let (slot, face) = match place.room() {
                Some(room) => (Some(room), Face::Yellow),
                None => ((place == TeaPlace::Overlook).then_some(3), Face::Blue),
            };
            let token = slot.and_then(|slot| board.tea_tokens()[slot % 4]);
            let token = token
                .map_or_else(String::new, |token| format!(" «{}»", told::effects(words, token.face(face))));
            line(format!("    {worth}{token}{}", self.standing(|clan| clan.geishas(place))));
        }
    }

    fn pairs(&self, line: &mut impl FnMut(String)) {
        let words = self.words;
        for pair in self.view.board.pairs().iter().flatten() {
            let gains = pair.resource.map(|card| told::goods(words, card.gains()));
            let rows = pair.action.and_then(|card| card.rows().first());
            let action = rows.map(|row| told::effects(words, row.effects));
            let token = pair.token.map(|token| told::effects(words, token.face(Face::Blue)));
            line(format!("    {}", listed([gains, action, token].into_iter().flatten(), "; ")));
        }
    }

    /// A clan: its goods and, if it is a player's, its lantern and the rows of its domain with the line of the card.
    fn clan(&self, who: Who, clan: &Clan, line: &mut impl FnMut(String)) {
        let (board, words) = (&self.view.board, self.words);
        let sheet = match who {
            Who::Seat(seat) => board.sheet(seat),
            Who::Rival => board.rival_sheet(),
        };
        let stores = STORES.into_iter().filter(|&good| match who {
            Who::Seat(_) => board.matcha() || good != Good::Whisk,
            Who::Rival => good == Good::Coin,
        });
        let args = [
            ("who", self.called(who).into()),
            ("points", sheet.map_or(0, |sheet| sheet.total()).into()),
            ("influence", clan.has(Good::Influence).into()),
            ("goods", listed(stores.map(|good| told::good(words, good, clan.has(good))), ", ").into()),
        ];
        line(say(words, "clan", &args));
        let Who::Seat(seat) = who else {
            if let Some(card) = board.solo_top() {
                line(format!("    {}", told::rival_next(words, card)));
            }
            return;
        };
        let lantern = listed(clan.lantern().iter().map(|(good, n)| told::good(words, good, n.into())), ", ");
        let args = [("lantern", lantern.into()), ("turns", board.turns_left(seat).into())];
        line(format!("    {}", say(words, "lantern", &args)));
        for (&colour, &member) in Colour::ALL[..board.bridge_count()].iter().zip(Member::ALL) {
            let args = [
                ("space", told::source(words, Source::Domain(colour)).into()),
                ("home", clan.home(member).into()),
                ("goods", told::goods(words, colour.rewards(clan.away(member).into())).into()),
            ];
            let value = clan.die(colour).map(|value| format!(" {}", die(words, Die { colour, value })));
            let follows = if colour == Colour::Green {
                clan.token().map(|token| token.face(Face::Blue))
            } else {
                let card = clan.action();
                card.and_then(|card| card.rows().get(card.line(colour))).map(|row| row.effects)
            };
            let then = follows.map(|effects| format!(" → {}", told::effects(words, effects)));
            let row = say(words, "row", &args);
            line(format!("    {row}{}{}", then.unwrap_or_default(), value.unwrap_or_default()));
        }
    }

    /// What waits behind the question, the next first.
    fn chain(&self) -> Option<String> {
        let waiting = self.view.board.ahead().skip(1).filter(|step| step.source != Source::Game);
        let mut waiting: Vec<String> = waiting.map(|step| told::source(self.words, step.source)).collect();
        waiting.dedup();
        (!waiting.is_empty()).then(|| say(self.words, "chain", &[("steps", waiting.join(" ← ").into())]))
    }
}

impl Draw for WhiteCastle {
    fn draw(scene: &Scene<'_, View>) -> String {
        let (board, words) = (&scene.view.board, scene.words);
        let mut text = String::new();
        let mut line = |content: String| {
            text.push_str(content.trim_end());
            text.push('\n');
        };
        line(word(words, "bridges"));
        scene.bridges(&mut line);
        line(word(words, "castle"));
        scene.castle(&mut line);
        line(word(words, "yards"));
        scene.yards(&mut line);
        if board.matcha() {
            line(word(words, "tea"));
            scene.tea(&mut line);
        }
        if board.phase() == Phase::Draft {
            line(word(words, "pairs"));
            scene.pairs(&mut line);
        }
        for (who, clan) in scene.clans() {
            scene.clan(who, clan, &mut line);
        }
        let order = |clans: &mut dyn Iterator<Item = Who>| listed(clans.map(|who| scene.called(who)), ", ");
        let args = [
            ("round", board.round().into()),
            ("order", order(&mut board.order()).into()),
            ("next", order(&mut board.standing()).into()),
        ];
        line(say(words, "round", &args));
        scene.chain().into_iter().for_each(line);
        text
    }
}

#[cfg(test)]
mod tests {
    use engawa_bots::Bots;
    use engawa_host::Level;
    use engawa_kernel::{Dice, Game, Rules, SeatCount, Seed, Stage, Viewer};
    use engawa_white_castle::Options;
    use engawa_words::Lang;

    use super::*;

    const NAMES: [&str; 4] = ["Akiko", "Botan", "Chiyo", "Daiki"];

    /// Whole games at every kind of table, drawn before every decision in both languages.
    fn drawn(mut look: impl FnMut(&View, [String; 2])) {
        let names = NAMES.map(str::to_owned);
        let languages = [Lang::En, Lang::Ru].map(Words::new);
        for (seats, matcha) in
            WhiteCastle::SEATS.filter_map(SeatCount::new).flat_map(|n| [(n, false), (n, true)])
        {
            let seed = Seed::from_number(seats.get() as u64);
            let mut dice = Dice::new(&seed);
            let options = Options { matcha, ..Options::default() };
            let mut game = WhiteCastle::setup(&options, seats, &mut Stage::silent(&mut dice));
            let mut bots = Bots::new(&seed, &vec![Level::Random; seats.get()]);
            loop {
                let view = game.view(Viewer::Spectator);
                let draw = |words: &Words| WhiteCastle::draw(&Scene { view: &view, names: &names, words });
                look(&view, [draw(&languages[0]), draw(&languages[1])]);
                let Some(seat) = game.deciders().first() else { break };
                let action = bots.decide(&game, seat).unwrap();
                game.perform(seat, action, &mut Stage::silent(&mut dice));
            }
        }
    }

    #[test]
    fn every_word_is_there_in_both_languages() {
        drawn(|_, texts| {
            for text in &texts {
                assert!(!text.contains('‹'), "{text}");
            }
            assert_eq!(texts[0].lines().count(), texts[1].lines().count());
        });
    }

    #[test]
    fn what_lies_on_the_table_is_in_the_drawing() {
        let words = Words::new(Lang::En);
        drawn(|view, [text, _]| {
            let board = &view.board;
            let has = |what: &str| assert!(text.contains(what), "{what} is missing in\n{text}");
            for (seat, name) in board.seats().seats().zip(NAMES) {
                has(&format!(
                    "{name}: {} if it ended now",
                    board.sheet(seat).map_or(0, |sheet| sheet.total())
                ));
            }
            if board.is_solo() {
                has("Tokugawa");
            }
            for &bed in Bed::ALL {
                has(&told::effects(&words, board.garden(bed).effects()));
            }
            for &space in Space::ALL {
                board.dice(space).for_each(|one| has(&die(&words, one)));
            }
            assert_eq!(text.contains("Tea garden"), board.matcha());
            assert_eq!(text.contains("Starting pairs"), board.phase() == Phase::Draft);
        });
    }

    #[test]
    fn an_empty_end_of_a_bridge_is_shown() {
        let mut met = [false; 2];
        drawn(|view, [text, _]| {
            let coral = view.board.bridge(Colour::Coral);
            let ends = [End::Left, End::Right].map(|end| coral.end(end).is_some());
            if let Some(line) = text.lines().find(|line| line.trim_start().starts_with("coral: ")) {
                let shown = line.split("coral: ").nth(1).unwrap_or_default();
                assert_eq!([!shown.starts_with('–'), !shown.ends_with('–')], ends, "{shown}");
            }
            met = [met[0] || ends == [true, false], met[1] || ends == [false, true]];
        });
        assert_eq!(met, [true; 2], "both ends were left alone");
    }
}
