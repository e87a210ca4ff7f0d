//! A table of the kernel's example game, commanded as people command it.

use engawa_bots::Level;
use engawa_host::{Command, Manner, News, Rejected, Sitter, Table};
use engawa_kernel::example::{Event, HighCard, HighCardBreach, HighCardOptions, Kind};
use engawa_kernel::{Action, Refused, Seat, SeatCount, SeatSet, Seed, Setup, Viewer};

const PERSON: Sitter = Sitter::Person;
const BOT: Sitter = Sitter::Bot(Level::Random);

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn table(sitters: &[Sitter], confirm: bool) -> Table<HighCard> {
    let seats = SeatCount::new(sitters.len()).unwrap();
    let setup = Setup { options: HighCardOptions::default(), seats, seed: Seed::from_number(11) };
    Table::open(setup, sitters, Manner { confirm })
}

fn act(table: &mut Table<HighCard>, number: usize, kind: Kind) -> Result<(), Rejected<HighCardBreach>> {
    let revision = table.revision();
    table.command(seat(number), Command::Act { revision, action: kind.into() }).map(drop)
}

fn news(table: &Table<HighCard>, number: usize) -> News<HighCard> {
    table.news(Viewer::Seat(seat(number)))
}

#[test]
fn a_game_among_persons_runs_to_its_end() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    act(&mut table, 1, Kind::Keep).unwrap();
    assert!(news(&table, 0).outcome.is_none());
    act(&mut table, 1, Kind::Finish).unwrap();
    let end = news(&table, 0);
    assert_eq!((end.decisions, end.asked, end.revision), (3, SeatSet::NONE, 3));
    assert_eq!(end.outcome.unwrap().winners.len(), 1);
    assert_eq!(table.record().replay::<HighCard>().unwrap().len(), 3);
}

#[test]
fn a_stale_revision_is_refused_and_nothing_is_lost() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Keep).unwrap();
    let before = news(&table, 0);
    let late = Command::Act { revision: 0, action: Kind::Swap.into() };
    assert_eq!(table.command(seat(1), late).err(), Some(Rejected::Stale { now: 1 }));
    let twice = Command::Act { revision: 0, action: Kind::Keep.into() };
    assert_eq!(table.command(seat(0), twice).err(), Some(Rejected::Stale { now: 1 }));
    assert_eq!(news(&table, 0), before);
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_reason() {
    let mut table = table(&[PERSON, PERSON], false);
    assert_eq!(act(&mut table, 1, Kind::Keep), Err(Rejected::Refused(Refused::NotAsked)));
    assert_eq!(
        act(&mut table, 0, Kind::Finish),
        Err(Rejected::Refused(Refused::Breach(HighCardBreach::NotNow)))
    );
    let junk = Command::Act { revision: 0, action: Action(77) };
    assert_eq!(table.command(seat(0), junk).err(), Some(Rejected::Refused(Refused::Unreadable)));
    assert_eq!(table.command(seat(3), Command::Leave).err(), Some(Rejected::NoSuchPerson));
    assert_eq!(table.revision(), 0);
}

#[test]
fn every_viewer_is_told_only_what_it_may_see() {
    let mut table = table(&[PERSON, PERSON, PERSON], false);
    let command = Command::Act { revision: 0, action: Kind::Keep.into() };
    let told = table.command(seat(0), command).unwrap();
    assert_eq!(told.len(), 4, "three seats and the spectators");
    for (viewer, news) in &told {
        let known: Vec<usize> = (0..3).filter(|&n| news.view.hands[n].is_some()).collect();
        let own = if let Viewer::Seat(seat) = viewer { vec![seat.index()] } else { vec![] };
        assert_eq!(known, own);
        assert_eq!(news.happened.as_ref().unwrap().events, [Event::Kept(seat(0))]);
    }
}

#[test]
fn own_decisions_are_taken_back_until_something_is_revealed() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Keep).unwrap();
    assert_eq!((news(&table, 0).floor, news(&table, 1).floor), (0, 1));
    table.command(seat(0), Command::TakeBack { revision: 1, to: 0 }).unwrap();
    let back = news(&table, 0);
    assert_eq!((back.revision, back.decisions, back.redo, news(&table, 1).redo), (2, 0, true, false));
    assert_eq!(table.command(seat(1), Command::Redo { revision: 2 }).err(), Some(Rejected::NothingToRedo));
    table.command(seat(0), Command::Redo { revision: 2 }).unwrap();
    assert_eq!((table.revision(), news(&table, 0).decisions), (3, 1));
    assert_eq!(table.log(Viewer::Spectator).count(), 2, "the setting up and one decision");
}

#[test]
fn going_back_over_a_reveal_needs_everybody() {
    let mut table = table(&[PERSON, PERSON, BOT], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    let ask = Command::TakeBack { revision: 1, to: 0 };
    table.command(seat(0), ask).unwrap();
    let waiting = news(&table, 1);
    assert_eq!((waiting.decisions, waiting.asked), (1, SeatSet::NONE));
    assert_eq!(waiting.request.unwrap().agreed, SeatSet::only(seat(0)));
    assert_eq!(act(&mut table, 1, Kind::Keep), Err(Rejected::AwaitingAnswers));
    let answer = |agree| Command::Answer { revision: 2, agree };
    assert_eq!(table.command(seat(0), answer(true)).err(), Some(Rejected::NothingToAnswer));
    table.command(seat(1), answer(false)).unwrap();
    assert_eq!((news(&table, 0).decisions, news(&table, 0).request), (1, None));
    table.command(seat(0), Command::TakeBack { revision: 3, to: 0 }).unwrap();
    table.command(seat(1), Command::Answer { revision: 4, agree: true }).unwrap();
    assert_eq!((news(&table, 0).decisions, news(&table, 0).request), (0, None));
    assert_eq!(
        table.command(seat(0), Command::TakeBack { revision: 5, to: 0 }).err(),
        Some(Rejected::NothingToTakeBack)
    );
}

#[test]
fn alone_among_bots_a_person_goes_back_as_far_as_wanted() {
    let mut table = table(&[PERSON, BOT], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    while table.bot_decides().is_some() {}
    let revision = table.revision();
    table.command(seat(0), Command::TakeBack { revision, to: 0 }).unwrap();
    assert_eq!(news(&table, 0).decisions, 0);
}

#[test]
fn a_table_may_ask_for_confirmation_before_a_turn_passes_on() {
    let mut table = table(&[PERSON, PERSON], true);
    act(&mut table, 0, Kind::Keep).unwrap();
    assert_eq!((news(&table, 1).unconfirmed, news(&table, 1).asked), (Some(seat(0)), SeatSet::NONE));
    assert_eq!(act(&mut table, 1, Kind::Keep), Err(Rejected::AwaitingConfirm));
    assert_eq!(
        table.command(seat(1), Command::Confirm { revision: 1 }).err(),
        Some(Rejected::NothingToConfirm)
    );
    table.command(seat(0), Command::TakeBack { revision: 1, to: 0 }).unwrap();
    act(&mut table, 0, Kind::Keep).unwrap();
    table.command(seat(0), Command::Confirm { revision: 3 }).unwrap();
    act(&mut table, 1, Kind::Keep).unwrap();
    assert_eq!(news(&table, 1).unconfirmed, None, "the same seat goes on: nothing passes on yet");
}

#[test]
fn what_revealed_something_is_not_asked_to_be_confirmed() {
    let mut table = table(&[PERSON, PERSON], true);
    act(&mut table, 0, Kind::Swap).unwrap();
    assert_eq!((news(&table, 0).unconfirmed, news(&table, 0).asked), (None, SeatSet::only(seat(1))));
}

#[test]
fn a_bot_takes_the_seat_of_who_leaves_until_the_return() {
    let mut table = table(&[PERSON, PERSON], true);
    act(&mut table, 0, Kind::Keep).unwrap();
    table.command(seat(0), Command::Leave).unwrap();
    assert_eq!(news(&table, 0).unconfirmed, None, "nobody is left to confirm");
    assert_eq!(table.command(seat(0), Command::Leave).err(), Some(Rejected::NoSuchPerson));
    table.command(seat(1), Command::Leave).unwrap();
    while table.bot_decides().is_some() {}
    assert!(news(&table, 1).outcome.is_some());
    table.command(seat(0), Command::Return).unwrap();
    assert_eq!(table.sitters()[0], Sitter::Person);
    assert_eq!(table.sitters()[1], Sitter::StandIn(Level::Greedy));
}

#[test]
fn a_table_goes_on_from_its_record() {
    let mut first = table(&[PERSON, PERSON, BOT], false);
    act(&mut first, 0, Kind::Swap).unwrap();
    act(&mut first, 1, Kind::Keep).unwrap();
    let again =
        Table::<HighCard>::resume(&first.record(), &[PERSON, PERSON, BOT], Manner::default()).unwrap();
    assert_eq!(news(&again, 1).view, news(&first, 1).view);
    assert_eq!(
        again.log(Viewer::Spectator).collect::<Vec<_>>(),
        first.log(Viewer::Spectator).collect::<Vec<_>>()
    );
    let mut damaged = first.record();
    damaged.moves.truncate(1);
    assert!(Table::<HighCard>::resume(&damaged, &[], Manner::default()).is_err());
}
