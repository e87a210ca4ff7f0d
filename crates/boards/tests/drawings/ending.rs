//! The end of a game on the screen: the table of the score sheet, whatever the game.

use engawa_bitoku::Bitoku;
use engawa_boards::sheet::ScoreSheet;
use engawa_boards::{Drawn, Element, replay};
use engawa_kernel::{Actions, Chance, Dice, Purpose, Record, SeatCount, Seed, Setup, Silent, Timeline};
use engawa_white_castle::WhiteCastle;
use engawa_words::Lang;

use crate::looking::{Desk, elements, has_class, inside};

/// The record of a random game that came to its end.
pub(crate) fn finished<G: Drawn>(seats: usize, number: u64) -> Record {
    let (seats, seed) = (SeatCount::new(seats).unwrap(), Seed::from_number(number));
    let options = G::Options::default();
    let mut game = Timeline::<G>::start(Setup { options, seats, seed }, Silent);
    let (mut picks, mut chance) = (Dice::new(&seed.derive(Purpose::Bot, 0)), Chance::default());
    let mut list = Actions::new();
    while let Some(seat) = game.now().deciders().first() {
        game.now().actions(seat, &mut list);
        let action = list[picks.below(&mut chance, list.len() as u32) as usize];
        game.act(seat, action, Silent).unwrap();
    }
    Record::of(&game)
}

/// The cells of the last row of the sheet, and those of the file for other programs.
fn last_row(
    record: &Record,
    lang: Lang,
    open: fn(&Record) -> Box<dyn replay::Replay>,
) -> (Vec<String>, String) {
    let desk = Desk::new(lang);
    let replay = open(record);
    let sheet = ScoreSheet::new(&*replay, &desk.names, None, &desk.words).unwrap();
    let table = [sheet.table().into()];
    let rows: Vec<&Element> =
        elements(&table).into_iter().filter(|one| one.tag == "tr" && has_class(one, "tie")).collect();
    let cells = elements(&rows.last().unwrap().children).into_iter().filter(|one| one.tag == "td");
    (cells.map(inside).collect(), sheet.csv().lines().last().unwrap().to_owned())
}

fn places<G: Drawn>() {
    for seats in 1..=4 {
        let record = finished::<G>(seats, 40 + seats as u64);
        let open = |record: &Record| replay::of::<G>(record).unwrap();
        let (mut english, file) = last_row(&record, Lang::En, open);
        let (mut russian, _) = last_row(&record, Lang::Ru, open);
        // A rival has a place as well.
        let all = seats.max(2);
        let wanted = |said: [&str; 4]| said[..all].iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
        let mut numbers: Vec<String> = file.split(',').rev().take(all).map(str::to_owned).collect();
        numbers.sort();
        english.sort();
        russian.sort();
        assert_eq!(english, wanted(["1st", "2nd", "3rd", "4th"]), "{}", G::ID);
        assert_eq!(russian, wanted(["1-й", "2-й", "3-й", "4-й"]), "{}", G::ID);
        assert_eq!(numbers, wanted(["1", "2", "3", "4"]), "{}", G::ID);
    }
}

/// WC-9.8
#[test]
fn the_order_of_play_is_told_as_places_in_the_white_castle() {
    places::<WhiteCastle>();
}

/// BI-22.I
#[test]
fn the_order_of_play_is_told_as_places_in_bitoku() {
    places::<Bitoku>();
}
