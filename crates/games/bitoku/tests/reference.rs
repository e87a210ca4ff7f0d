//! A second count of whole games, by somebody who did not write the first one: the virtue points from what was told, the
//! Ascension from what everybody sees at the end, the figures from the text of the box. Nothing of `scoring.rs` is used.

use std::collections::BTreeMap;

use engawa_bitoku::{Bitoku, Options};
use engawa_kernel::testing::Picks;
use engawa_kernel::{Actions, Dice, Outcome, Rules, Seat, SeatCount, Seed, Stage, Viewer};
use serde_json::Value;

/// The lines of the box: what each begins with, its other fields.
type Lines = BTreeMap<String, Vec<String>>;

fn lines() -> Lines {
    let text = include_str!("../data/box.txt").lines().filter(|line| !line.starts_with('#'));
    text.filter_map(|line| {
        let mut fields = line.split('|').map(|field| field.trim().to_owned());
        Some((fields.next()?, fields.collect()))
    })
    .collect()
}

/// The first number of a field.
fn number(field: &str) -> i64 {
    field.split_whitespace().next().and_then(|word| word.parse().ok()).expect(field)
}

fn int(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}

fn ints(value: &Value) -> Vec<i64> {
    value.as_array().expect("a list").iter().map(int).collect()
}

/// The numbers of the set bits.
fn set(value: &Value) -> Vec<usize> {
    let bits = value.as_u64().expect("bits");
    (0..64).filter(|place| bits >> place & 1 == 1).collect()
}

const YOKAI: [&str; 6] = ["kappa", "imomushi", "nezumi", "kitsune", "shin-okami", "yamauba"];
const MITAMA: [&str; 5] = ["ara", "nigi", "saki", "kushi", "shinigami"];
const HOUSES: [&str; 5] = ["temple", "onsen", "farm", "ryokan", "ancient"];

/// What one player has at the end.
struct Have {
    points: i64,
    yokai: Vec<usize>,
    mitama: Vec<usize>,
    houses: Vec<usize>,
    rocks: Vec<Option<usize>>,
    stones: Vec<usize>,
    path: Vec<usize>,
    visited: i64,
    goods: i64,
    dice: i64,
    pairs: usize,
    /// Slots with a crystal.
    crystals: Vec<usize>,
    hoard: usize,
    visions: Vec<usize>,
    kodama: Vec<i64>,
    enlightened: i64,
    torii: i64,
}

fn have(view: &Value, lines: &Lines, player: usize) -> Have {
    let board = &view["board"];
    let own = &board["players"][player];
    let mut yokai = [set(&own["discard"]), set(&own["removed"])].concat();
    if let Some(held) = view["own"].get(player) {
        yokai.extend([set(&held["hand"]), set(&held["deck"]), set(&held["dropped"])].concat());
    }
    let mut houses = Vec::new();
    for river in 0..4 {
        for house in 0..5 {
            if int(&board["owners"][river][house]) == player as i64 + 1 {
                houses.push(int(&board["sites"][river][house]) as usize / 6);
            }
        }
    }
    let (mut enlightened, mut torii) = (0, 0);
    let face = ["few", "few", "three", "four"][view["own"].as_array().expect("seats").len() - 1];
    for cell in 0..16 {
        let mine = ints(&board["sides"][cell]).into_iter().filter(|&who| who == player as i64 + 1).count();
        let is = |kind: &str| lines.contains_key(&format!("side {face} {} {kind}", cell % 8 + 1));
        if is("enlightenment") {
            enlightened += mine as i64;
        } else {
            assert!(mine == 0 || is("torii-a") || is("torii-b"));
            torii += mine as i64;
        }
    }
    let lying =
        |value: &Value| value.as_array().expect("a list").iter().map(Value::as_u64).collect::<Vec<_>>();
    let crystals = lying(&own["crystals"]);
    Have {
        points: int(&own["points"]),
        yokai,
        mitama: set(&own["mitama"]),
        houses,
        rocks: lying(&own["rocks"]).into_iter().map(|rock| rock.map(|rock| rock as usize)).collect(),
        stones: set(&own["stones"]),
        path: ints(&own["path"]).into_iter().map(|card| card as usize).collect(),
        visited: int(&own["visited"]),
        goods: ints(&own["goods"]).iter().sum(),
        dice: own["dice"].as_array().expect("dice").iter().map(|die| int(&die["value"])).sum(),
        pairs: set(&own["paired"]).len(),
        crystals: (0..8).filter(|&slot| crystals[slot].is_some()).collect(),
        hoard: set(&own["hoard"]).len(),
        visions: set(&own["visions"]),
        kodama: ints(&own["kodama"]),
        enlightened,
        torii,
    }
}

fn yokai_kind(card: usize) -> &'static str {
    if card < 20 { YOKAI[card % 5] } else { YOKAI[(card - 20) / 5] }
}

fn mitama_kind(tile: usize) -> &'static str {
    MITAMA[tile / 5]
}

/// The symbols of a rock.
fn symbols(lines: &Lines, rock: usize) -> Vec<&str> {
    lines[&format!("iwakura {}", rock + 1)][0].split(", ").collect()
}

/// BI-22.E, every assignment of the jokers tried.
fn rocks(have: &Have, lines: &Lines) -> i64 {
    let worth = |yamauba: &str, shinigami: &str| -> i64 {
        let mut sum = 0;
        for (slot, rock) in have.rocks.iter().enumerate() {
            let Some(rock) = *rock else { continue };
            let symbols = symbols(lines, rock);
            let beside = |cell: &&usize| {
                let slots = &lines[&format!("stone {}", **cell + 1)][0];
                slots.split(", ").any(|beside| number(beside) == slot as i64 + 1)
            };
            let pilgrims = have.stones.iter().filter(beside).count() as i64;
            let is = |kind: &str, joker: &str, other: &str| {
                i64::from(symbols.contains(&if kind == joker { other } else { kind }))
            };
            let things = have.yokai.iter().map(|&card| is(yokai_kind(card), "yamauba", yamauba)).sum::<i64>()
                + have.mitama.iter().map(|&tile| is(mitama_kind(tile), "shinigami", shinigami)).sum::<i64>()
                + have.houses.iter().map(|&house| is(HOUSES[house], "", "")).sum::<i64>();
            sum += things * pilgrims;
        }
        sum
    };
    // Every joker adds what its own kind is worth, whatever the others are: all of one sort may be alike.
    YOKAI[..5].iter().flat_map(|a| MITAMA[..4].iter().map(move |b| worth(a, b))).max().expect("kinds")
}

/// BI-22.G, every set of visions tried: VP, and how many are fulfilled.
fn visions(have: &Have, lines: &Lines) -> (i64, i64) {
    let of = |what: &str| -> i64 {
        match what {
            "resource" => have.goods,
            "building" => have.houses.len() as i64,
            "crystal" => have.crystals.len() as i64,
            "mitama" => have.mitama.len() as i64,
            "pair" => have.pairs as i64,
            "enlightenment" => have.enlightened,
            "torii" => have.torii,
            "bitoku" => have.visited,
            _ => panic!("{what}"),
        }
    };
    let mut best = (i64::MIN, 0);
    for chosen in 0..1u32 << have.visions.len() {
        let mut needed: BTreeMap<&str, i64> = BTreeMap::new();
        let mut points = 0;
        for (place, vision) in have.visions.iter().enumerate() {
            let [needs, vp, lost, ..] = &lines[&format!("vision {}", vision + 1)][..] else { panic!() };
            if chosen >> place & 1 == 0 {
                points -= number(lost);
                continue;
            }
            points += number(vp);
            for need in needs.split(", ") {
                let (n, what) = need.split_once(' ').expect("a need");
                *needed.entry(what).or_default() += number(n);
            }
        }
        if needed.iter().all(|(what, &n)| n <= of(what)) {
            best = best.max((points, i64::from(chosen.count_ones())));
        }
    }
    best
}

/// BI-22.D, BI-21.2: the reward of a place, or a share of the places that are occupied together.
fn lake(kodamas: &[f64], own: f64, rewards: &[i64]) -> i64 {
    let ahead = kodamas.iter().filter(|&&cell| cell > own).count();
    let level = kodamas.iter().filter(|&&cell| (cell - own).abs() < 0.1).count();
    let sum: i64 = (ahead..ahead + level).map(|place| rewards.get(place).copied().unwrap_or(0)).sum();
    sum / level as i64
}

/// BI-22.C.
fn types(have: &Have) -> i64 {
    let mut kinds: Vec<usize> = have
        .path
        .iter()
        .map(|card| [5, 10, 14, 18, 21, 23, 24].iter().position(|end| card < end).expect("a bitoku"))
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    [0, 1, 2, 4, 7, 11, 16, 22][kinds.len()]
}

/// What was told of the points of each player: all of them, and those that memory crystals should have paid (BI-11.4).
#[derive(Default)]
struct Ledger {
    points: BTreeMap<String, i64>,
    goods: BTreeMap<String, i64>,
    amulets: BTreeMap<String, i64>,
    paid: BTreeMap<String, i64>,
    due: BTreeMap<String, i64>,
    memories: BTreeMap<String, Vec<i64>>,
}

impl Ledger {
    fn tell(&mut self, event: &Value, lines: &Lines) {
        let (what, says) = event.as_object().and_then(|event| event.iter().next()).expect("an event");
        let who = says["who"].to_string();
        let trigger = match what.as_str() {
            "built" => "build",
            "crystal_taken" => "take-crystal",
            "mitama_taken" => "take-mitama",
            "dragonfly_taken" => "take-dragonfly",
            "entered" => "side-path",
            "visited" => "visit-bitoku",
            "crossed" => "cross-river",
            "rock_taken" | "stone_taken" => "stone-path",
            _ => "",
        };
        for memory in self.memories.entry(who.clone()).or_default() {
            let (n, wanted) =
                lines[&format!("crystal memory {memory}")][0].split_once(" vp for ").expect("a memory");
            if wanted == trigger {
                *self.due.entry(who.clone()).or_default() += number(n);
            }
        }
        let add = |sums: &mut BTreeMap<String, i64>, n: i64| *sums.entry(who.clone()).or_default() += n;
        match what.as_str() {
            "points" => add(&mut self.points, int(&says["n"])),
            "removed" => {
                assert!((0..=12).contains(&int(&says["points"])), "BI-15.2");
                add(&mut self.points, int(&says["points"]));
            }
            "remembered" => {
                add(&mut self.points, int(&says["n"]));
                add(&mut self.paid, int(&says["n"]));
            }
            "gained" => add(&mut self.goods, int(&says["n"])),
            "paid" => add(&mut self.goods, -ints(&says["goods"]).iter().sum::<i64>()),
            "amulet" => add(&mut self.amulets, 1),
            "strengthened" => add(&mut self.amulets, -1),
            "crystal_taken" if !says["onto"].is_null() && (12..20).contains(&int(&says["crystal"])) => {
                self.memories.entry(who).or_default().push(int(&says["crystal"]) - 11);
            }
            _ => {}
        }
    }
}

/// A game of random decisions that is over.
struct Finished {
    seats: usize,
    /// The bits of the options: the stricter variant, or a switch of the tengu.
    bits: u16,
    start: Value,
    view: Value,
    outcome: Outcome,
    ledger: Ledger,
}

fn finished(seed: u64, lines: &Lines) -> Finished {
    let seats = seed as usize % 4 + 1;
    let switches = [0, 1, 1 << 1, 2 << 1, 1 << 3, 1 << 7, 1 << 8, LEAD];
    let bits = if seats == 1 { switches[seed as usize / 4 % 8] } else { seed as u16 / 4 % 2 };
    let options = Options::try_from(bits).expect("options");
    let (mut dice, mut picks) = (Dice::new(&Seed::from_number(seed)), Picks::new(seed));
    let (mut events, mut ledger, mut list) = (Vec::new(), Ledger::default(), Actions::new());
    let count = SeatCount::new(seats).expect("seats");
    let mut game = Bitoku::setup(&options, count, &mut Stage::new(&mut dice, &mut events));
    let start = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
    while let Some(seat) = game.deciders().first() {
        game.actions(seat, &mut list);
        // Higher numbers take something, lower ones end something: richer games than by chance alone.
        let pick = (0..2).map(|_| list[picks.below(list.len())]).max_by_key(|action| action.0);
        let action = pick.expect("somebody who is asked can do something");
        game.apply(seat, action, &mut Stage::new(&mut dice, &mut events)).expect("legal");
    }
    for event in &events {
        ledger.tell(&serde_json::to_value(event).expect("JSON"), lines);
    }
    let view = serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON");
    Finished { seats, bits, start, view, outcome: game.outcome().expect("over"), ledger }
}

/// The switch of 3 VP for every region where the tengu is ahead (BI-21.5).
const LEAD: u16 = 1 << 9;

impl Finished {
    fn is_tengu(&self, player: usize) -> bool {
        self.seats == 1 && player == 1
    }

    /// The place in the turn order, from 0.
    fn place(&self, player: usize) -> usize {
        let order = ints(&self.view["board"]["order"]);
        order.iter().position(|&who| who == player as i64).expect("a place")
    }

    /// The points, resources and amulets of a player are those that were told, and memories paid what they should (BI-11.4).
    fn check_ledger(&self, player: usize) {
        let who = if self.is_tengu(player) { "\"tengu\"".into() } else { format!("{{\"seat\":{player}}}") };
        let told = |sums: &BTreeMap<String, i64>| sums.get(&who).copied().unwrap_or(0);
        let [begun, ended] = [&self.start, &self.view].map(|view| &view["board"]["players"][player]);
        let sum = |own: &Value, what: &str| ints(&own[what]).iter().sum::<i64>();
        assert_eq!(told(&self.ledger.points), int(&ended["points"]), "points");
        assert_eq!(told(&self.ledger.paid), told(&self.ledger.due), "memories");
        assert_eq!(sum(begun, "goods") + told(&self.ledger.goods), sum(ended, "goods"), "resources");
        assert_eq!(sum(begun, "amulets") + told(&self.ledger.amulets), sum(ended, "amulets"), "amulets");
    }

    /// BI-22.D, BI-21.2.
    fn lakes(&self, all: &[Have], player: usize, lines: &Lines) -> i64 {
        let reward = |region: usize| {
            let mut cells: Vec<f64> = all.iter().map(|one| one.kodama[region] as f64).collect();
            if self.seats == 1 && all[0].kodama[region] == all[1].kodama[region] {
                cells[1] += 0.5;
            }
            let own = cells[player];
            if self.seats <= 2 {
                cells.push(4.0);
            }
            let tile = int(&self.view["board"]["treasures"][region]) + 1;
            let rewards: Vec<i64> = lines[&format!("treasure {tile}")][0].split(", ").map(number).collect();
            lake(&cells, own, &rewards)
        };
        (0..5).map(reward).sum()
    }
}

/// VP under the building counters that are gone.
fn counters(have: &Have, lines: &Lines, field: usize) -> i64 {
    (1..=have.houses.len()).map(|n| number(&lines[&format!("counter {n}")][field])).sum()
}

/// BI-22.H.
fn own_board(have: &Have, lines: &Lines) -> i64 {
    let slots = [("dream", 3), ("memory", 2), ("mastery", 3)];
    let names: Vec<String> = slots
        .iter()
        .flat_map(|(kind, n)| (1..=*n).map(move |n| format!("crystal-slot {kind} {n}")))
        .collect();
    counters(have, lines, 1) + have.crystals.iter().map(|&slot| number(&lines[&names[slot]][0])).sum::<i64>()
}

/// Things of the tengu that match his rocks (BI-21.2); a joker matches a rock of its sort.
fn matches(have: &Have, lines: &Lines) -> i64 {
    let shown: Vec<&str> = have.rocks.iter().flatten().flat_map(|&rock| symbols(lines, rock)).collect();
    let yokai = have.yokai.iter().map(|&card| yokai_kind(card));
    let mitama = have.mitama.iter().map(|&tile| mitama_kind(tile));
    let houses = have.houses.iter().map(|&house| HOUSES[house]);
    let fits = |kind: &&str| match *kind {
        "yamauba" => shown.iter().any(|symbol| YOKAI.contains(symbol)),
        "shinigami" => shown.iter().any(|symbol| MITAMA.contains(symbol)),
        kind => shown.contains(&kind),
    };
    yokai.chain(mitama).chain(houses).filter(fits).count() as i64
}

#[test]
fn every_line_of_the_end_is_counted_twice() {
    let lines = lines();
    let (mut jokers, mut several) = (0, 0);
    for seed in 0..400u64 {
        let game = finished(seed, &lines);
        let players = game.seats.max(2);
        let all: Vec<Have> = (0..players).map(|player| have(&game.view, &lines, player)).collect();
        for (player, own) in all.iter().enumerate() {
            game.check_ledger(player);
            let first = if game.place(player) == 0 { 3 } else { 0 };
            let lakes = game.lakes(&all, player, &lines);
            let (sheet, expected) = if game.is_tengu(player) {
                let ahead = (0..5).filter(|&at| own.kodama[at] > all[0].kodama[at]).count() as i64;
                let lakes = lakes + if game.bits == LEAD { 3 * ahead } else { 0 };
                let rocks = 3 * matches(own, &lines);
                let yokai = own.yokai.iter().map(|&card| if card < 20 { 3 } else { 6 }).sum();
                let (board, crystals) = (counters(own, &lines, 2), 2 * own.hoard as i64);
                let lines =
                    [own.points, first, types(own), lakes, rocks, own.goods, 0, board, yokai, crystals];
                (game.outcome.rival.as_ref().expect("a rival"), lines)
            } else {
                let (stone, (visions, fulfilled)) = (rocks(own, &lines), visions(own, &lines));
                jokers += usize::from(stone > 0 && own.mitama.iter().any(|&tile| tile >= 20));
                several += usize::from(own.visions.len() > 3 && fulfilled > 0);
                let sheet = &game.outcome.sheets[player];
                let ties = [fulfilled as i32, (players - game.place(player)) as i32];
                assert_eq!(sheet.ties.as_slice(), ties, "seed {seed}");
                let guardians = (own.dice + own.goods) / 4;
                let board = own_board(own, &lines);
                let lines = [own.points, first, types(own), lakes, stone, guardians, visions, board, 0, 0];
                (sheet, lines)
            };
            let counted: Vec<i64> = sheet.lines.iter().map(|&points| points.into()).collect();
            assert_eq!(counted, expected, "seed {seed}: player {player} of {}", game.seats);
        }
        // BI-22.I, BI-21.3.
        let won: Vec<usize> = game.outcome.winners.iter().map(Seat::index).collect();
        let sheets = &game.outcome.sheets;
        let best = match &game.outcome.rival {
            Some(rival) => Some(0).filter(|_| sheets[0].total() > rival.total()),
            None => (0..players).max_by_key(|&player| {
                (sheets[player].total(), sheets[player].ties[0], players - game.place(player))
            }),
        };
        assert_eq!(won, best.into_iter().collect::<Vec<_>>(), "seed {seed}");
    }
    assert!(jokers > 20 && several > 60, "{jokers} {several}: the games are too poor");
}
