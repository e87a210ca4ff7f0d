//! What every drawing must be, tried in the positions of random games of every seat count and all pairs of option values.
//!
//! A game gets all of it with one line, `drawings!(MyGame);`, after it has said in [`Subject`] what only it can know.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use engawa_boards::{Chooser, Drawn, Element, Sight};
use engawa_kernel::options::all_pairs;
use engawa_kernel::testing::listed_for;
use engawa_kernel::{Chance, Dice, Options as _, SeatCount, Seed, Viewer};
use engawa_words::{Lang, Words};

use crate::looking::{
    Desk, elements, explain, is_said, look_at_others, name, on_pad, play, rules_text, seen, walk, watch,
};

/// Tests a drawing against the whole suite: one test a property.
macro_rules! drawings {
    ($game:ty) => {
        drawings!($game: every_action_can_be_touched, who_is_not_asked_sees_nothing_lit,
            on_somebody_elses_board_nothing_is_lit, everything_that_explains_itself_does,
            every_picture_of_the_rules_can_be_drawn, every_symbol_is_in_a_sheet, a_pad_counts_or_says_why_not);
    };
    ($game:ty: $($property:ident),*) => {
        $(
            #[test]
            fn $property() {
                crate::suite::$property::<$game>();
            }
        )*
    };
}

/// What the suite must be told of a game.
pub(crate) trait Subject: Drawn {
    /// Every sort of action, by the name of its variant: each is touched, and none is forgotten here.
    const KINDS: &'static [&'static str];
    /// At least so many sorts of questions are asked, by the names of their variants.
    const PROMPTS: usize;
    /// One position of so many is looked at closely, beside all that are rare: long games are slow to draw.
    const STRIDE: usize;
    /// Names that look like those of things, and explain nothing.
    const NONSENSE: &'static [&'static str];
    /// Whether one can enter on the pad what cannot be counted, or not yet; it must say so then.
    const PAD_CAN_BE_WRONG: bool = false;

    /// What is chosen rather than other things, so that there is something to see.
    fn worth(_: Self::Kind) -> u8 {
        0
    }

    /// Whether an element of an area belongs to the player whose board is shown.
    fn is_own(area: &str, element: &Element) -> bool;
}

/// Visits the positions of random games: every number of seats, all pairs of option values.
pub(crate) fn visit<G: Subject>(number: u32, mut see: impl FnMut(&G, &[G::Event])) {
    let worth = |_: &G, action| G::kind(action).map_or(0, G::worth);
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for options in all_pairs::<G::Options>(seats) {
            play(&options, seats, number, worth, &mut see);
        }
    }
}

/// The same, and only one position of so many.
pub(crate) fn visit_some<G: Subject>(number: u32, every: usize, mut see: impl FnMut(&G, &[G::Event])) {
    let mut at = 0;
    visit::<G>(number, |game, events| {
        at += 1;
        if at % every == 0 {
            see(game, events);
        }
    });
}

/// So often a sort of action or question is looked at wherever it comes.
const RARE: u32 = 12;

/// Every legal action is reached by touching what is lit, and everything lit has a name of its own, in both languages.
pub(crate) fn every_action_can_be_touched<G: Subject>() {
    let desks = Lang::ALL.map(Desk::new);
    let (mut kinds, mut prompts) = (BTreeMap::<String, u32>::new(), BTreeMap::<String, u32>::new());
    let mut number = 0;
    for nth in 0..4000 {
        // Some are asked once in some hundred games: further games are only looked at where they ask what was never asked before.
        let searching = nth >= 3;
        if searching && kinds.len() >= G::KINDS.len() {
            break;
        }
        visit::<G>(nth, |game, events| {
            number += 1;
            let Some(seat) = game.deciders().first() else { return };
            let asked = game.prompt(seat).map(name).expect("who decides is asked");
            let sorts: BTreeSet<String> = listed_for(game, seat).into_iter().map(name).collect();
            let few = if searching { 1 } else { RARE };
            let seldom =
                |seen: &BTreeMap<String, u32>, sort: &str| seen.get(sort).is_none_or(|&times| times < few);
            let rare = seldom(&prompts, &asked) || sorts.iter().any(|sort| seldom(&kinds, sort));
            if !rare && (searching || number % G::STRIDE != 0) {
                return;
            }
            walk(&desks[number % 2], &seen(game, Viewer::Seat(seat), events), seat);
            *prompts.entry(asked).or_default() += 1;
            for sort in sorts {
                *kinds.entry(sort).or_default() += 1;
            }
        });
    }
    let missed: Vec<_> = G::KINDS.iter().filter(|kind| !kinds.contains_key(**kind)).collect();
    assert!(missed.is_empty(), "never touched: {missed:?}");
    assert_eq!(kinds.len(), G::KINDS.len(), "a kind is new: {:?}", kinds.keys());
    assert!(prompts.len() >= G::PROMPTS, "{prompts:?}");
}

/// Whoever is not asked sees nothing lit, whosever board is shown.
pub(crate) fn who_is_not_asked_sees_nothing_lit<G: Subject>() {
    let desks = Lang::ALL.map(Desk::new);
    let mut number = 0;
    visit_some::<G>(4, G::STRIDE / 2 + 1, |game, events| {
        number += 1;
        watch(&desks[number % 2], game, events);
    });
}

/// Who is asked looks at the board of somebody else: nothing is lit there.
pub(crate) fn on_somebody_elses_board_nothing_is_lit<G: Subject>() {
    let desk = Desk::new(Lang::En);
    visit_some::<G>(5, G::STRIDE / 8 + 1, |game, events| look_at_others(&desk, game, events, G::is_own));
}

/// Whatever explains itself does, to who is asked and to who watches, in both languages; nonsense is not explained.
pub(crate) fn everything_that_explains_itself_does<G: Subject>() {
    for lang in Lang::ALL {
        let (desk, nobody) = (Desk::new(lang), Chooser::default());
        let mut number = 0;
        visit_some::<G>(6, 2 * G::STRIDE, |game, events| {
            number += 1;
            let shown = game.seats().seats().cycle().nth(number % 4).expect("a seat");
            let sight = seen(game, Viewer::Spectator, events);
            explain(&sight, &desk.look(None, shown, &nobody), G::NONSENSE);
            let Some(seat) = game.deciders().first() else { return };
            let sight = seen(game, Viewer::Seat(seat), events);
            let choices = sight.choices(seat);
            let chooser = Chooser::new(choices.clone(), &sight.begin(&choices, &[]));
            let look = desk.look(Some(seat), seat, &chooser);
            explain(&sight, &look, G::NONSENSE);
            let (ask, more) = sight.prompt(seat, &look).expect("who decides is asked");
            assert!(is_said(&ask) && !more.contains('‹'), "{ask}: {more}");
        });
    }
}

/// Every picture of the rules texts can be drawn, and nonsense cannot.
pub(crate) fn every_picture_of_the_rules_can_be_drawn<G: Subject>() {
    for lang in ["en", "ru"] {
        let text = rules_text(lang, G::ID);
        let opens = format!("]({}: ", G::ID);
        let bodies: Vec<&str> =
            text.split(&opens).skip(1).map(|rest| rest.split(')').next().expect("closed")).collect();
        assert!(bodies.len() > 5, "{bodies:?}");
        for body in bodies {
            assert!(G::picture(body).is_some(), "{body}");
        }
    }
    for bad in ["", " ", "nothing", "é"] {
        assert!(G::picture(bad).is_none(), "{bad}");
    }
}

/// Every symbol of the score lines and of what is drawn is in the sheet of the game or of the frame.
pub(crate) fn every_symbol_is_in_a_sheet<G: Subject>() {
    let sheet = |name: &str| {
        let path = format!("{}/../web/assets/symbols/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let symbols = sheet(G::ID) + &sheet("frame");
    let has = |id: &str| symbols.contains(&format!("id=\"{id}\""));
    for line in G::LINES.iter().chain(G::TIES).chain(G::OF_RIVAL) {
        let picture = G::line(line);
        assert!(has(picture.symbol), "{line}: {}", picture.symbol);
        if let Some(pattern) = picture.fill.strip_prefix("url(#") {
            assert!(has(pattern.trim_end_matches(')')), "{line}: {}", picture.fill);
        }
    }
    assert!(G::RIVAL.is_none_or(has), "{:?}", G::RIVAL);
    // A new table shows a picture for every value of an option.
    for spec in G::Options::SPECS {
        for value in spec.values {
            let picture = format!("{}-{}", spec.key, value.to_ascii_lowercase());
            assert!(has(&picture), "{picture}");
        }
    }
    let (desk, nobody) = (Desk::new(Lang::En), Chooser::default());
    let mut used = BTreeSet::new();
    visit_some::<G>(7, G::STRIDE, |game, events| {
        let sight = seen(game, Viewer::Spectator, events);
        for shown in game.seats().seats() {
            let look = desk.look(None, shown, &nobody);
            let panels = game.seats().seats().flat_map(|seat| sight.panel(&look, seat));
            let nodes: Vec<_> =
                sight.areas(&look).into_iter().flat_map(|area| area.nodes).chain(panels).collect();
            used.extend(elements(&nodes).iter().filter_map(|one| one.get("href").map(str::to_owned)));
        }
    });
    assert!(!used.is_empty());
    for href in used {
        assert!(href.strip_prefix('#').is_some_and(has), "{href}");
    }
}

/// Taps at random: everything on a pad has a name, and it counts all its lines or says why it cannot.
pub(crate) fn a_pad_counts_or_says_why_not<G: Subject>() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let (mut dice, mut chance) = (Dice::new(&Seed::from_number(3)), Chance::default());
        let mut pad = G::pad();
        assert!(pad.is_empty());
        for _ in 0..400 {
            let lit = on_pad(&*pad, &words);
            let nth = dice.below(&mut chance, lit.len() as u32) as usize;
            pad.touch(*lit.values().nth(nth).expect("something is lit"));
            match pad.score(&words) {
                Ok(lines) => assert_eq!(lines.last().map(|(key, _)| *key), Some("total")),
                Err(why) => assert!(G::PAD_CAN_BE_WRONG && is_said(&why), "{why}"),
            }
        }
    }
}
