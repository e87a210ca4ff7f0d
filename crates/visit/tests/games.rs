//! Whole games, played by touching what is lit at random: nothing is told to the page but by touching it, and what the
//! sheet says in the end is what the engine says.

use engawa_kernel::Record;
use engawa_shelf::GameId;
use engawa_visit::{Clicker, NewTable, Screen, Wishes, ending, visit};

const PERSON: bool = true;
const BOT: bool = false;

fn play(name: &str, new_table: NewTable, screen: Screen, wishes: Wishes) {
    visit(name, |visit| {
        let tab = visit.shelf(screen, wishes)?;
        visit.with(&tab, |tab| {
            new_table.sit_down(tab)?;
            let mut clicker = Clicker::new(tab, name.bytes().map(u64::from).sum());
            clicker.play()?;
            let (touches, taken_back) = (clicker.touches, clicker.taken_back);
            let record = Record::unpack(&ending::recorded(tab)?.record)?;
            println!("{name}: {touches} touches, {} decisions, {taken_back} taken back", record.moves.len());
            ending::agrees(tab, &record)
        })
    });
}

#[test]
fn harmonies_at_a_desk() {
    let new_table = NewTable::new(GameId::Harmonies, &[PERSON, BOT]);
    play("harmonies_at_a_desk", new_table, Screen::DESK, Wishes::instant("ru"));
}

#[test]
fn harmonies_on_a_phone_with_side_b_and_spirits() {
    let new_table = NewTable::new(GameId::Harmonies, &[PERSON, BOT]).with(&[("side", 1), ("spirits", 1)]);
    play("harmonies_on_a_phone", new_table, Screen::PHONE, Wishes::instant("en"));
}

#[test]
fn harmonies_alone_on_a_laptop() {
    let new_table = NewTable::new(GameId::Harmonies, &[PERSON]).with(&[("spirits", 1)]);
    play("harmonies_alone", new_table, Screen::LAPTOP, Wishes::instant("en"));
}

#[test]
fn grandbois_at_a_desk() {
    let new_table = NewTable::new(GameId::GrandBois, &[PERSON, BOT]);
    play("grandbois_at_a_desk", new_table, Screen::DESK, Wishes::instant("en"));
}

#[test]
fn grandbois_with_four_on_a_phone() {
    let new_table = NewTable::new(GameId::GrandBois, &[BOT, PERSON, BOT, BOT]).with(&[("expert", 1)]);
    play("grandbois_on_a_phone", new_table, Screen::PHONE, Wishes::instant("ru"));
}

#[test]
fn grandbois_with_everything_that_moves() {
    let new_table = NewTable::new(GameId::GrandBois, &[PERSON, BOT, BOT, BOT]);
    play("grandbois_moving", new_table, Screen::DESK, Wishes::moving("ru"));
}

#[test]
fn harmonies_on_a_phone_with_everything_that_moves() {
    let new_table = NewTable::new(GameId::Harmonies, &[BOT, PERSON]);
    play("harmonies_moving", new_table, Screen::PHONE, Wishes::moving("ru"));
}

#[test]
fn white_castle_at_a_desk() {
    let new_table = NewTable::new(GameId::WhiteCastle, &[PERSON, BOT]);
    play("white_castle_at_a_desk", new_table, Screen::DESK, Wishes::instant("ru"));
}

#[test]
fn white_castle_with_four_and_without_matcha_on_a_laptop() {
    let new_table = NewTable::new(GameId::WhiteCastle, &[BOT, PERSON, BOT, BOT]).with(&[("matcha", 1)]);
    play("white_castle_with_four", new_table, Screen::LAPTOP, Wishes::instant("en"));
}

#[test]
fn white_castle_alone_on_a_phone() {
    let new_table = NewTable::new(GameId::WhiteCastle, &[PERSON]);
    play("white_castle_alone", new_table, Screen::PHONE, Wishes::instant("ru"));
}

#[test]
fn white_castle_alone_without_matcha() {
    let new_table = NewTable::new(GameId::WhiteCastle, &[PERSON]).with(&[("matcha", 1), ("level", 2)]);
    play("white_castle_alone_plain", new_table, Screen::DESK, Wishes::instant("en"));
}

#[test]
fn white_castle_with_everything_that_moves() {
    let new_table = NewTable::new(GameId::WhiteCastle, &[PERSON, BOT, BOT]);
    play("white_castle_moving", new_table, Screen::DESK, Wishes::moving("ru"));
}

#[test]
fn bamboo_at_a_desk() {
    let new_table = NewTable::new(GameId::Bamboo, &[PERSON, BOT]);
    play("bamboo_at_a_desk", new_table, Screen::DESK, Wishes::instant("ru"));
}

#[test]
fn bamboo_by_night_with_four_persons_on_a_phone() {
    let new_table = NewTable::new(GameId::Bamboo, &[PERSON, PERSON, PERSON, PERSON]).with(&[("side", 1)]);
    play("bamboo_by_night", new_table, Screen::PHONE, Wishes::instant("en"));
}

#[test]
fn bamboo_with_everything_that_moves() {
    let new_table = NewTable::new(GameId::Bamboo, &[BOT, PERSON, BOT]);
    play("bamboo_moving", new_table, Screen::LAPTOP, Wishes::moving("ru"));
}

#[test]
fn bitoku_at_a_desk() {
    let new_table = NewTable::new(GameId::Bitoku, &[PERSON, BOT]);
    play("bitoku_at_a_desk", new_table, Screen::DESK, Wishes::instant("ru"));
}

#[test]
fn bitoku_with_four_on_a_phone() {
    let new_table = NewTable::new(GameId::Bitoku, &[BOT, PERSON, BOT, BOT]).with(&[("strict", 1)]);
    play("bitoku_with_four", new_table, Screen::PHONE, Wishes::instant("en"));
}

#[test]
fn bitoku_alone_against_the_tengu() {
    let new_table = NewTable::new(GameId::Bitoku, &[PERSON]);
    play("bitoku_alone", new_table, Screen::LAPTOP, Wishes::instant("ru"));
}

#[test]
fn bitoku_with_four_and_everything_that_moves() {
    let new_table = NewTable::new(GameId::Bitoku, &[PERSON, BOT, BOT, BOT]);
    play("bitoku_moving", new_table, Screen::DESK, Wishes::moving("en"));
}

#[test]
fn bitoku_alone_on_a_phone() {
    let new_table = NewTable::new(GameId::Bitoku, &[PERSON]);
    play("bitoku_alone_on_a_phone", new_table, Screen::PHONE, Wishes::instant("ru"));
}

#[test]
fn the_log_is_the_last_thing_of_the_rail() {
    visit("rail", |visit| {
        let tab = visit.shelf(Screen::DESK, Wishes::instant("en"))?;
        visit.with(&tab, |tab| {
            NewTable::new(GameId::GrandBois, &[PERSON, BOT]).sit_down(tab)?;
            tab.until::<bool>("document.querySelectorAll('.rail > .area').length > 2 || null")?;
            let last: bool =
                tab.see("document.querySelector('.rail > .area:last-of-type').matches('.a-log')")?;
            assert!(last);
            Ok(())
        })
    });
}
