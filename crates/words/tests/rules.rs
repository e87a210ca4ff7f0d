//! The rules texts: both languages say the same in the same order, cite rules that exist, and show pictures that can
//! be drawn. How they are written is in CONTRIBUTING.md, «Rules texts».

use engawa_bamboo as bamboo;
use engawa_bitoku as bitoku;
use engawa_grandbois as grandbois;
use engawa_harmonies as harmonies;
use engawa_white_castle as white_castle;
use harmonies::pad::{PileAt, Position};
use harmonies::{Colour, Side};

const HARMONIES: [&str; 3] = [
    include_str!("../../../locales/en/rules/harmonies.md"),
    include_str!("../../../locales/ru/rules/harmonies.md"),
    include_str!("../../../docs/rules/harmonies.md"),
];
const GRANDBOIS: [&str; 3] = [
    include_str!("../../../locales/en/rules/grandbois.md"),
    include_str!("../../../locales/ru/rules/grandbois.md"),
    include_str!("../../../docs/rules/grandbois.md"),
];
const WHITE_CASTLE: [&str; 3] = [
    include_str!("../../../locales/en/rules/white-castle.md"),
    include_str!("../../../locales/ru/rules/white-castle.md"),
    include_str!("../../../docs/rules/white-castle.md"),
];
const BAMBOO: [&str; 3] = [
    include_str!("../../../locales/en/rules/bamboo.md"),
    include_str!("../../../locales/ru/rules/bamboo.md"),
    include_str!("../../../docs/rules/bamboo.md"),
];
const BITOKU: [&str; 3] = [
    include_str!("../../../locales/en/rules/bitoku.md"),
    include_str!("../../../locales/ru/rules/bitoku.md"),
    include_str!("../../../docs/rules/bitoku.md"),
];
const ALL: [[&str; 3]; 5] = [HARMONIES, GRANDBOIS, WHITE_CASTLE, BAMBOO, BITOKU];

/// What a line is, without its words: the same in both languages.
#[derive(PartialEq, Debug)]
enum Line<'a> {
    Blank,
    Title,
    Section,
    Item,
    Step(usize),
    /// So many cells.
    Row(usize),
    /// Game and body.
    Picture(&'a str, &'a str),
    Paragraph,
}

fn line(text: &str) -> Line<'_> {
    if let Some(picture) = text.strip_prefix("![") {
        let picture = picture.strip_suffix(')').and_then(|picture| picture.split_once("]("));
        let (alt, picture) = picture.unwrap_or_else(|| panic!("half a picture: {text}"));
        assert!(!alt.is_empty(), "a picture nobody can hear: {text}");
        let (game, body) =
            picture.split_once(": ").unwrap_or_else(|| panic!("a picture of which game: {text}"));
        return Line::Picture(game, body);
    }
    assert!(text.matches("**").count().is_multiple_of(2), "bold without end: {text}");
    assert!(!text.replace("**", "").contains(['*', '_', '`', '[', '<', '\t']), "no such markup: {text}");
    match text.split_once(' ') {
        None => assert!(text.is_empty() || text.starts_with("|-"), "one word alone: {text}"),
        Some(("#", _)) => return Line::Title,
        Some(("##", _)) => return Line::Section,
        Some(("-", _)) => return Line::Item,
        Some(("|", _)) => return Line::Row(text.matches('|').count() - 1),
        Some((number, _)) => {
            let number = number.strip_suffix('.').and_then(|number| number.parse().ok());
            return number.map_or(Line::Paragraph, Line::Step);
        }
    }
    if text.is_empty() { Line::Blank } else { Line::Row(text.matches('|').count() - 1) }
}

/// Every rule number in parentheses, in order.
fn cited(text: &str) -> Vec<&str> {
    let groups = text.split('(').skip(1).filter_map(|rest| Some(rest.split_once(')')?.0));
    let numbers = groups.flat_map(|group| group.split(", "));
    let is_game =
        |game: &str| (2..=3).contains(&game.len()) && game.bytes().all(|one| one.is_ascii_uppercase());
    numbers.filter(|number| number.split_once('-').is_some_and(|(game, _)| is_game(game))).collect()
}

#[test]
fn no_game_is_left_out() {
    assert_eq!(ALL.len(), engawa_shelf::GameId::ALL.len());
}

#[test]
fn both_languages_are_built_alike() {
    for [english, russian, _] in ALL {
        for (number, (english, russian)) in english.lines().zip(russian.lines()).enumerate() {
            assert_eq!(line(english), line(russian), "line {}: {english}\n{russian}", number + 1);
            assert_eq!(cited(english), cited(russian), "line {}", number + 1);
        }
        assert_eq!(english.lines().count(), russian.lines().count());
    }
}

/// A line of a rules file that is a rule: its number and its words. Some files have lists of rules, one has a rule a line.
fn rule(line: &str) -> Option<(&str, &str)> {
    let rule = line.strip_prefix("- ").or_else(|| line.starts_with("BI-").then_some(line));
    rule.and_then(|rule| rule.split_once(' '))
}

#[test]
fn only_rules_that_exist_are_cited_and_no_ruling_is_forgotten() {
    for [text, _, rules] in ALL {
        let known: Vec<&str> = rules.lines().filter_map(|line| Some(rule(line)?.0)).collect();
        for number in cited(text) {
            assert!(known.contains(&number), "no rule {number}");
        }
        for ruling in known.iter().filter(|number| number.contains("-R")) {
            assert!(cited(text).contains(ruling), "{ruling} is not told");
        }
    }
}

/// The rules that we are not sure of. A rule ends with its marks in brackets: C and I are reconstructed or inferred, D and R
/// decided here. A ruling without a mark is a decision.
fn uncertain(rules: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for line in rules.lines() {
        let Some((number, text)) = rule(line) else { continue };
        let mut marks = text.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0)).peekable();
        let doubtful = |mark: &str| {
            mark.split(|letter: char| !letter.is_alphanumeric())
                .any(|word| ["C", "D", "I", "R"].contains(&word))
        };
        if number.contains("-R") && marks.peek().is_none() || marks.any(doubtful) {
            found.push(number);
        }
    }
    found
}

#[test]
fn what_is_uncertain_is_told_at_the_end() {
    for [english, russian, rules] in [WHITE_CASTLE, BAMBOO, BITOKU] {
        let doubts = uncertain(rules);
        assert!(doubts.len() > 20, "{doubts:?}");
        for text in [english, russian] {
            let (_, last) = text.rsplit_once("\n## ").unwrap();
            let told = cited(last);
            let silent: Vec<_> = doubts.iter().filter(|number| !told.contains(number)).collect();
            assert!(silent.is_empty(), "not told to be uncertain: {silent:?}");
        }
    }
}

/// The colours of a pile, bottom to top, without cube and mark.
fn pile(text: &str) -> Vec<Colour> {
    let pile = text.trim_end_matches(['+', '!']).split('*').next().unwrap();
    let colour = |name: &str| Colour::ALL.into_iter().find(|colour| colour.name() == name);
    pile.split('.').map(|name| colour(name).unwrap_or_else(|| panic!("no colour {name}"))).collect()
}

/// The piles of a patch of cells; a cell without one is empty.
fn patch(body: &str) -> Vec<PileAt> {
    let mut piles = Vec::new();
    for cell in body.split(' ') {
        let (at, tokens) = cell.split_once('=').map_or((cell, None), |(at, tokens)| (at, Some(tokens)));
        let (q, r) = at.split_once(',').unwrap_or_else(|| panic!("no cell {at}"));
        let at = (q.parse().unwrap(), r.parse().unwrap());
        piles.extend(tokens.map(|tokens| PileAt { at, stack: pile(tokens) }));
    }
    piles
}

/// The score lines of these piles, on the first side that has the cells.
fn scored(board: &[PileAt]) -> Vec<(&'static str, i32)> {
    let mut sides =
        Side::ALL.map(|side| Position { side, board: board.to_vec(), cards: Vec::new() }).into_iter();
    sides.find_map(|position| harmonies::pad::score(&position).ok()).unwrap_or_else(|| panic!("{board:?}"))
}

fn look_at_harmonies(body: &str) {
    match body.split(' ').collect::<Vec<_>>()[..] {
        ["card", id] => assert!(harmonies::Card::new(id.parse().unwrap()).is_some()),
        ["card", id, placed] => {
            let card = harmonies::Card::new(id.parse().unwrap()).unwrap();
            assert!(placed.parse::<u8>().unwrap() <= card.cubes());
        }
        ["piles", ref piles @ ..] => {
            for text in piles {
                scored(&[PileAt { at: (0, 0), stack: pile(text) }]);
            }
        }
        ["space", ref tokens @ ..] => {
            assert!(tokens.len() == 3 && tokens.iter().all(|token| pile(token).len() == 1));
        }
        _ => drop(scored(&patch(body))),
    }
}

/// The rows of a forest: each cell and its mark.
fn forest(body: &str) -> Vec<Vec<(grandbois::Cell, Option<char>)>> {
    let cell = |text: &str| {
        let code = text.trim_end_matches(['+', '!']);
        (code.parse().unwrap_or_else(|why| panic!("{text}: {why}")), text[code.len()..].chars().next())
    };
    let rows: Vec<Vec<_>> = body.split(" / ").map(|row| row.split(' ').map(cell).collect()).collect();
    assert!(rows.iter().all(|row| row.len() == rows[0].len()), "rows of one length: {body}");
    rows
}

fn pictures<'a>(text: &'a str, of: &str) -> Vec<&'a str> {
    let body = |text| match line(text) {
        Line::Picture(game, body) => {
            assert_eq!(game, of);
            Some(body)
        }
        _ => None,
    };
    text.lines().filter_map(body).collect()
}

#[test]
fn every_picture_can_be_drawn() {
    pictures(HARMONIES[0], "harmonies").into_iter().for_each(look_at_harmonies);
    for body in pictures(GRANDBOIS[0], "grandbois") {
        match body.strip_prefix("card ") {
            Some(number) => assert!(grandbois::Card::new(number.parse().unwrap()).is_some()),
            None => drop(forest(body)),
        }
    }
    // Those of the others are drawn in the tests of their boards.
    assert!(pictures(WHITE_CASTLE[0], "white-castle").len() > 10);
    assert!(pictures(BAMBOO[0], "bamboo").len() > 5);
    assert!(pictures(BITOKU[0], "bitoku").len() > 20);
}

#[test]
fn the_examples_of_harmonies_are_counted_right() {
    let patches = pictures(HARMONIES[0], "harmonies").into_iter().filter(|body| body.contains('='));
    let expected = [
        ("trees", 7),
        ("mountains", 8),
        ("fields", 10),
        ("buildings", 5),
        ("buildings", 0),
        ("water", 11),
        ("water", 15),
    ];
    let points: Vec<_> = patches.map(|body| scored(&patch(body))).collect();
    assert_eq!(points.len(), expected.len());
    assert!(points.iter().zip(expected).all(|(lines, line)| lines.contains(&line)), "{points:?}");
}

#[test]
fn the_examples_of_grandbois_are_right() {
    let forests: Vec<_> =
        pictures(GRANDBOIS[0], "grandbois").into_iter().filter(|body| body.contains('/')).collect();
    let [before, allowed, forbidden, group, counted] = forests[..] else { panic!("{forests:?}") };
    for after in [allowed, forbidden] {
        for (below, above) in forest(before).concat().into_iter().zip(forest(after).concat()) {
            let covers = below.0.coverable_by(above.0, false).is_ok();
            assert_eq!(
                above.1,
                (above.1.is_some() || above.0 != below.0).then_some(if covers { '+' } else { '!' })
            );
        }
    }
    let score = |body: &str, towers: Vec<_>| {
        let rows = body.replace("tower-white", "tower").replace(['+', '!'], "");
        let rows = rows.split(" / ").map(str::to_owned).collect();
        grandbois::pad::score(&grandbois::pad::Position { rows, clans: vec![grandbois::Clan::Fox], towers })
            .unwrap()
    };
    assert_eq!(score(group, vec![])[1], ("group", 6));
    let lines = [("cells", 5), ("group", 4), ("tower_own", 8), ("tower_other", 3), ("total", 20)];
    assert_eq!(score(counted, vec![(1, 1)]), lines);
}

#[test]
fn the_examples_of_the_white_castle_are_right() {
    use white_castle::{Floor, Garden, TeaPlace, Yard, influence_points, stock_points};
    let [five, three, one] = [0, 1, 2].map(|place| i32::from(Yard::new(place).unwrap().points()));
    let courtiers: i32 = Floor::ALL.iter().map(|floor| i32::from(floor.points())).sum();
    let gardens: i32 = [4, 9].map(|number| i32::from(Garden::new(number - 1).unwrap().points())).iter().sum();
    let lines = [
        9,
        (8 + 4) / 5,
        stock_points(7) + stock_points(3) + stock_points(2),
        influence_points(12),
        courtiers,
        (five + three + one) * 3,
        gardens,
    ];
    assert_eq!(lines, [9, 2, 3, 6, 20, 12, 8]);
    let place = |place: TeaPlace| i32::from(place.points().unwrap());
    let geishas = place(TeaPlace::Overlook) + place(TeaPlace::Path1) + 2 * 2 * 3 + 2 * 4;
    for text in &WHITE_CASTLE[..2] {
        for total in [lines.iter().sum(), geishas] {
            assert!(text.contains(&format!("**{total}**")), "{total}");
        }
    }
}

#[test]
fn the_examples_of_bamboo_are_right() {
    use bamboo::pad::{Position, TileAt, score};
    use bamboo::{Cell, Condition, House, Spirit, Tile, TileType, Token, price};
    for row in 0..4 {
        let [(one, gain), (two, same)] = [TileType::I, TileType::II].map(|sort| price(sort, row));
        let told = BAMBOO[0].lines().find(|line| line.starts_with(&format!("| {} | ", row + 1))).unwrap();
        let told: Vec<&str> = told.split(|letter: char| !letter.is_ascii_digit()).collect();
        let told: Vec<u8> = told.iter().filter_map(|number| number.parse().ok()).collect();
        assert_eq!((told, gain), (vec![row as u8 + 1, one, two, gain], same));
    }
    let drawn = pictures(BAMBOO[0], "bamboo");
    let tiles: Vec<(Cell, Tile)> = drawn
        .iter()
        .find_map(|body| body.strip_prefix("house "))
        .unwrap()
        .split(' ')
        .map(|text| {
            let (cell, tile) = text.split_once('=').unwrap();
            (cell.parse().unwrap(), Tile::new(tile.parse().unwrap()).unwrap())
        })
        .collect();
    let house = tiles.iter().fold(House::EMPTY, |house, &(cell, tile)| house.with(cell, tile).unwrap());
    let unscored = [29, 47].map(|number| Token::new(number).unwrap());
    assert!(unscored.iter().all(|token| Condition::of(token.zone(), token.wish()).holds(&house)));
    let position = Position {
        happiness: 31,
        spirits: vec![Spirit::Kappa, Spirit::Kappa, Spirit::Tengu, Spirit::Okami],
        house: tiles.iter().map(|&(at, tile)| TileAt { at, comfort: tile.comfort() }).collect(),
        unscored: unscored.map(Token::happiness).to_vec(),
        empty_night_cells: 0,
    };
    let lines = score(&position).unwrap();
    let line = |name: &str| lines.iter().find(|line| line.0 == name).unwrap().1;
    assert_eq!(["spirits", "imbalance", "unscored"].map(line), [6, -4, 4]);
    for text in &BAMBOO[..2] {
        assert!(text.contains(&format!("**{}**", line("total"))), "{lines:?}");
    }
}

#[test]
fn the_examples_of_bitoku_are_right() {
    use bitoku::pad::{Lake, Position, RockAt, Symbol, score};
    use bitoku::{Board, Goods, House, MitamaKind, Rock, Virtue, YokaiKind};
    let line = |lines: &[(&str, i32)], name: &str| lines.iter().find(|line| line.0 == name).unwrap().1;
    let lake = |rewards, ahead, level| Lake { rewards, ahead, level };
    let position = Position {
        virtue: 58,
        first: true,
        bitoku: vec![Virtue::Makoto, Virtue::Makoto, Virtue::Jin, Virtue::Rei, Virtue::Gi],
        visited: 0,
        lakes: vec![
            lake([5, 3, 1], 0, 1),
            lake([4, 2, 1], 0, 2),
            lake([6, 3, 0], 1, 1),
            lake([4, 3, 2], 2, 1),
            lake([5, 2, 0], 1, 2),
        ],
        rocks: vec![
            RockAt { symbols: vec![Symbol::Yokai(YokaiKind::Nezumi)], pilgrims: 2 },
            RockAt { symbols: vec![Symbol::House(House::Temple), Symbol::House(House::Onsen)], pilgrims: 1 },
        ],
        yokai: vec![YokaiKind::Kappa, YokaiKind::Nezumi, YokaiKind::Nezumi, YokaiKind::Yamauba],
        mitama: vec![MitamaKind::Ara],
        pairs: 0,
        buildings: vec![House::Temple, House::Onsen, House::Farm],
        crystals: vec![1, 4, 6],
        enlightenment: 0,
        torii: 0,
        dice: [4, 3, 6],
        resources: Goods([0, 1, 0, 1]),
        visions: vec![4, 5],
    };
    let lines = score(&position).unwrap();
    let names = ["virtue", "first", "bitoku", "lakes", "iwakura", "guardians", "visions", "board"];
    assert_eq!(names.map(|name| line(&lines, name)), [58, 3, 7, 14, 8, 3, 5, 7]);
    // The treasures are those of the box, and the picture is the stone path of the position.
    for (place, rewards) in [[5, 3, 1], [5, 2, 0], [6, 3, 0], [4, 2, 1], [4, 3, 2]].into_iter().enumerate() {
        assert_eq!(bitoku::Treasure::new(place).unwrap().rewards(), rewards);
    }
    assert!(pictures(BITOKU[0], "bitoku").contains(&"stones 3 11 p1 p3"));
    let [first, second] = [2, 10].map(|number| Rock::new(number).unwrap());
    assert!(first.shows_yokai(YokaiKind::Nezumi));
    assert!(second.shows_house(House::Temple) && second.shows_house(House::Onsen));
    assert_eq!([0, 2].map(|cell| Board::stone(cell).beside), [0b1, 0b11]);
    // The tables of prices and of types.
    let types: Vec<i32> = (1..=Virtue::COUNT)
        .map(|n| {
            line(
                &score(&Position { bitoku: Virtue::ALL[..n].to_vec(), ..position.clone() }).unwrap(),
                "bitoku",
            )
        })
        .collect();
    assert_eq!(types, [1, 2, 4, 7, 11, 16, 22]);
    let counters: [_; 6] = core::array::from_fn(Board::counter);
    let told = |name: &str| {
        let row = BITOKU[0].lines().find(|line| line.starts_with(name)).unwrap();
        row.split('|').skip(2).take(6).map(|cell| cell.trim().parse().unwrap_or(0)).collect::<Vec<u8>>()
    };
    assert_eq!(told("| Wood |"), counters.map(|counter| counter.cost.goods.get(bitoku::Resource::Wood)));
    assert_eq!(told("| Stone |"), counters.map(|counter| counter.cost.goods.get(bitoku::Resource::Stone)));
    assert_eq!(told("| Points at the end |"), counters.map(|counter| counter.points));
    assert_eq!(counters.map(|counter| counter.tengu), [1, 2, 2, 3, 3, 4]);
    for text in &BITOKU[..2] {
        assert!(text.contains(&format!("**{}**", line(&lines, "total"))), "{lines:?}");
    }
}
