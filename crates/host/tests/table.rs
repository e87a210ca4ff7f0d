//! A table of the kernel's example game, commanded as people command it.

use engawa_host::{Command, CommandId, Deed, Entry, Holder, Journal, Level, Rejected, Table, Time, Update};
use engawa_kernel::example::{Event, HighCard, HighCardBreach, HighCardOptions, Kind};
use engawa_kernel::{Action, Actions, Record, Refused, Rules, Seat, SeatCount, SeatSet, Seed, Setup, Viewer};

const PERSON: Holder = Holder::Person;
const BOT: Holder = Holder::Bot(Level::Random);

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn table(holders: &[Holder], confirm: bool) -> Table<HighCard> {
    let seats = SeatCount::new(holders.len()).unwrap();
    let setup = Setup { options: HighCardOptions::default(), seats, seed: Seed::from_number(11) };
    let mut table = Table::open(setup, holders);
    if confirm {
        for place in (0..holders.len()).filter(|&place| holders[place] == PERSON) {
            ask(&mut table, place, Command::Confirming(true)).unwrap();
        }
    }
    table
}

/// Commands something, under a name of its own.
fn ask(table: &mut Table<HighCard>, number: usize, command: Command) -> Result<(), Rejected<HighCardBreach>> {
    let id = CommandId(1000 + table.revision());
    table.command(seat(number), id, command, Time(table.revision()), |_, _| {})
}

/// Lets the bots decide, the first thing they may each time.
fn bots_decide(table: &mut Table<HighCard>) {
    while let Some(seat) = table.bots_asked().first() {
        let mut list = Actions::new();
        table.position().actions(seat, &mut list);
        table.answer(seat, table.revision(), &list[..1], Time(0), |_, _| {});
    }
}

fn act(table: &mut Table<HighCard>, number: usize, kind: Kind) -> Result<(), Rejected<HighCardBreach>> {
    let revision = table.revision();
    ask(table, number, Command::Act { revision, action: kind.into() })
}

fn update(table: &Table<HighCard>, number: usize) -> Update<HighCard> {
    table.update(Viewer::Seat(seat(number)))
}

#[test]
fn a_game_among_persons_runs_to_its_end() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    act(&mut table, 1, Kind::Keep).unwrap();
    assert!(update(&table, 0).outcome.is_none());
    act(&mut table, 1, Kind::Finish).unwrap();
    act(&mut table, 0, Kind::Finish).unwrap();
    let end = update(&table, 0);
    assert_eq!((end.decisions, end.asked, end.revision), (4, SeatSet::NONE, 4));
    assert_eq!(end.outcome.unwrap().winners.len(), 1);
    assert_eq!(Record::of(&table.timeline()).replay::<HighCard>().unwrap().len(), 4);
}

#[test]
fn a_stale_revision_is_refused_and_nothing_is_lost() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Keep).unwrap();
    let before = update(&table, 0);
    let late = Command::Act { revision: 0, action: Kind::Swap.into() };
    assert_eq!(ask(&mut table, 1, late), Err(Rejected::Stale { now: 1 }), "it was not asked then");
    let twice = Command::Act { revision: 0, action: Kind::Keep.into() };
    assert_eq!(ask(&mut table, 0, twice), Err(Rejected::Stale { now: 1 }));
    let early = Command::Act { revision: 2, action: Kind::Keep.into() };
    assert_eq!(ask(&mut table, 1, early), Err(Rejected::Stale { now: 1 }), "nobody saw that yet");
    assert_eq!(update(&table, 0), before);
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
    assert_eq!(ask(&mut table, 0, junk).err(), Some(Rejected::Refused(Refused::Unreadable)));
    assert_eq!(ask(&mut table, 3, Command::Leave).err(), Some(Rejected::NoSuchPerson));
    assert_eq!(table.revision(), 0);
}

#[test]
fn every_viewer_is_told_only_what_it_may_see() {
    let mut table = table(&[PERSON, PERSON, PERSON], false);
    let command = Command::Act { revision: 0, action: Kind::Keep.into() };
    let mut changes = Vec::new();
    table.command(seat(0), CommandId(7), command, Time(5), |_, change| changes.push(change.clone())).unwrap();
    let [change] = &changes[..] else { panic!("{changes:?}") };
    assert_eq!((change.entry.deed, change.entry.id), (Deed::Act(Kind::Keep.into()), Some(CommandId(7))));
    for viewer in Viewer::all(SeatCount::new(3).unwrap()) {
        let update = table.told(viewer, change.happened.as_ref());
        let known: Vec<usize> = (0..3).filter(|&n| update.view.hands[n].is_some()).collect();
        let own = if let Viewer::Seat(seat) = viewer { vec![seat.index()] } else { vec![] };
        assert_eq!(known, own);
        assert_eq!(update.happened.as_ref().unwrap().events, [Event::Kept(seat(0))]);
        assert_eq!(update.holders, [PERSON; 3]);
    }
}

#[test]
fn own_decisions_are_taken_back_until_something_is_revealed() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Keep).unwrap();
    assert_eq!((update(&table, 0).floor, update(&table, 1).floor), (0, 1));
    ask(&mut table, 0, Command::TakeBack { revision: 1, to: 0 }).unwrap();
    let back = update(&table, 0);
    assert_eq!((back.revision, back.decisions, back.redo, update(&table, 1).redo), (2, 0, true, false));
    assert_eq!(ask(&mut table, 1, Command::Redo { revision: 2 }), Err(Rejected::NothingToRedo));
    let stale = Err(Rejected::Stale { now: 2 });
    assert_eq!(ask(&mut table, 0, Command::Redo { revision: 1 }), stale, "doing again stays strict");
    ask(&mut table, 0, Command::Redo { revision: 2 }).unwrap();
    assert_eq!((table.revision(), update(&table, 0).decisions), (3, 1));
    assert_eq!(table.log(Viewer::Spectator).len(), 2, "the setting up and one decision");
    let stale = Err(Rejected::Stale { now: 3 });
    assert_eq!(
        ask(&mut table, 0, Command::TakeBack { revision: 1, to: 0 }),
        stale,
        "and so does taking back"
    );
}

#[test]
fn going_back_over_a_reveal_needs_everybody() {
    let mut table = table(&[PERSON, PERSON, BOT], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    ask(&mut table, 0, Command::TakeBack { revision: 1, to: 0 }).unwrap();
    let waiting = update(&table, 1);
    assert_eq!((waiting.decisions, waiting.asked), (1, SeatSet::NONE));
    let request = waiting.request.unwrap();
    assert_eq!((request.number, request.agreed), (2, SeatSet::only(seat(0))));
    assert_eq!(act(&mut table, 1, Kind::Keep), Err(Rejected::AwaitingAnswers));
    let answer = |request, agree| Command::Answer { request, agree };
    assert_eq!(ask(&mut table, 0, answer(2, true)), Err(Rejected::NothingToAnswer));
    assert_eq!(ask(&mut table, 1, answer(1, true)), Err(Rejected::NothingToAnswer), "another request");
    ask(&mut table, 1, answer(2, false)).unwrap();
    assert_eq!((update(&table, 0).decisions, update(&table, 0).request), (1, None));
    ask(&mut table, 0, Command::TakeBack { revision: 3, to: 0 }).unwrap();
    assert_eq!(ask(&mut table, 1, answer(2, true)), Err(Rejected::NothingToAnswer), "that one is over");
    ask(&mut table, 1, answer(4, true)).unwrap();
    assert_eq!((update(&table, 0).decisions, update(&table, 0).request), (0, None));
    let back = Command::TakeBack { revision: 5, to: 0 };
    assert_eq!(ask(&mut table, 0, back), Err(Rejected::NothingToTakeBack));
}

#[test]
fn whoever_asked_to_take_back_may_withdraw() {
    let mut table = table(&[PERSON, PERSON], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    let click = Command::Act { revision: table.revision(), action: Kind::Keep.into() };
    ask(&mut table, 0, Command::TakeBack { revision: 1, to: 0 }).unwrap();
    assert_eq!(ask(&mut table, 1, Command::Withdraw), Err(Rejected::NothingToTakeBack));
    ask(&mut table, 0, Command::Withdraw).unwrap();
    assert_eq!(ask(&mut table, 0, Command::Withdraw), Err(Rejected::NothingToTakeBack));
    assert_eq!(update(&table, 1).request, None);
    ask(&mut table, 1, click).unwrap();
    assert_eq!(update(&table, 1).decisions, 2, "what was asked before is asked still");
}

#[test]
fn alone_among_bots_a_person_goes_back_as_far_as_wanted() {
    let mut table = table(&[PERSON, BOT], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    bots_decide(&mut table);
    let revision = table.revision();
    ask(&mut table, 0, Command::TakeBack { revision, to: 0 }).unwrap();
    assert_eq!(update(&table, 0).decisions, 0);
}

#[test]
fn a_seat_may_want_to_confirm_before_its_turn_passes_on() {
    let mut table = table(&[PERSON, PERSON], true);
    act(&mut table, 0, Kind::Keep).unwrap();
    assert_eq!((update(&table, 1).unconfirmed, update(&table, 1).asked), (Some(seat(0)), SeatSet::NONE));
    assert_eq!(act(&mut table, 1, Kind::Keep), Err(Rejected::AwaitingConfirm));
    let confirm = Command::Confirm { revision: 3 };
    assert_eq!(ask(&mut table, 1, confirm), Err(Rejected::NothingToConfirm));
    ask(&mut table, 0, Command::TakeBack { revision: 3, to: 0 }).unwrap();
    act(&mut table, 0, Kind::Keep).unwrap();
    assert_eq!(ask(&mut table, 0, confirm), Err(Rejected::Stale { now: 5 }), "of another turn");
    ask(&mut table, 0, Command::Confirm { revision: 5 }).unwrap();
    act(&mut table, 1, Kind::Keep).unwrap();
    assert_eq!(update(&table, 1).unconfirmed, None, "the same seat goes on: nothing passes on yet");
}

#[test]
fn confirming_is_a_wish_of_one_seat() {
    let mut table = table(&[PERSON, PERSON, PERSON], false);
    ask(&mut table, 1, Command::Confirming(true)).unwrap();
    assert_eq!(update(&table, 0).confirming, SeatSet::only(seat(1)));
    act(&mut table, 0, Kind::Keep).unwrap();
    assert_eq!(update(&table, 0).unconfirmed, None);
    act(&mut table, 1, Kind::Keep).unwrap();
    ask(&mut table, 1, Command::Confirming(false)).unwrap();
    assert_eq!(update(&table, 0).unconfirmed, Some(seat(1)), "what waits already still waits");
}

#[test]
fn what_revealed_something_is_not_asked_to_be_confirmed() {
    let mut table = table(&[PERSON, PERSON], true);
    act(&mut table, 0, Kind::Swap).unwrap();
    assert_eq!((update(&table, 0).unconfirmed, update(&table, 0).asked), (None, SeatSet::only(seat(1))));
}

#[test]
fn a_bot_takes_the_seat_of_who_leaves_until_the_return() {
    let mut table = table(&[PERSON, PERSON], true);
    act(&mut table, 0, Kind::Keep).unwrap();
    ask(&mut table, 0, Command::Leave).unwrap();
    assert_eq!(update(&table, 0).unconfirmed, None, "nobody is left to confirm");
    assert_eq!(update(&table, 1).holders, [Holder::StandIn(Level::Greedy), PERSON]);
    assert_eq!(ask(&mut table, 0, Command::Leave), Err(Rejected::NoSuchPerson));
    assert_eq!(update(&table, 0).floor, 1, "who left takes nothing back");
    ask(&mut table, 1, Command::Leave).unwrap();
    bots_decide(&mut table);
    assert!(update(&table, 1).outcome.is_none(), "when the last person has left, the stand-ins wait");
    ask(&mut table, 0, Command::Return).unwrap();
    bots_decide(&mut table);
    act(&mut table, 0, Kind::Finish).unwrap();
    assert!(update(&table, 1).outcome.is_some());
    assert_eq!(table.seating().holders(), [PERSON, Holder::StandIn(Level::Greedy)]);
}

#[test]
fn a_table_of_bots_plays_by_itself() {
    let mut table = table(&[BOT, BOT, BOT], false);
    bots_decide(&mut table);
    assert!(update(&table, 0).outcome.is_some());
}

#[test]
fn the_answer_to_what_is_no_longer_asked_is_none() {
    let mut table = table(&[PERSON, BOT], false);
    act(&mut table, 0, Kind::Keep).unwrap();
    let question = table.question(seat(1)).unwrap();
    assert_eq!((question.seat, question.revision), (seat(1), 1));
    ask(&mut table, 0, Command::TakeBack { revision: 1, to: 0 }).unwrap();
    act(&mut table, 0, Kind::Keep).unwrap();
    let before = table.clone();
    table.answer(seat(1), question.revision, &[Kind::Keep.into()], Time(0), |_, _| {});
    assert_eq!(table, before, "it was asked before the step back");
    let mut steps = 0;
    table.answer(
        seat(1),
        3,
        &[Kind::Keep.into(), Kind::Finish.into(), Kind::Keep.into()],
        Time(0),
        |_, _| {
            steps += 1;
        },
    );
    assert_eq!(steps, 2, "an answer is carried out while it is legal");
    assert_eq!(table.question(seat(1)), None);
}

/// The question of a bot is made of its view and of a seed: after a rebuild it is the same.
#[test]
fn a_bot_is_asked_the_same_after_a_rebuild() {
    let mut first = table(&[PERSON, BOT, PERSON], false);
    act(&mut first, 0, Kind::Swap).unwrap();
    let (again, astray) = Table::rebuild(*first.setup(), &[PERSON, BOT, PERSON], first.journal().entries());
    assert_eq!(astray, None);
    let (one, other) = (first.question(seat(1)).unwrap(), again.question(seat(1)).unwrap());
    assert_eq!(one, other);
    assert_ne!(one.seed, first.setup().seed);
}

#[test]
fn what_was_dealt_anew_cannot_be_undone() {
    let mut table = table(&[PERSON, BOT], false);
    act(&mut table, 0, Kind::Keep).unwrap();
    table.deal(Viewer::Seat(seat(0)), Seed::from_number(3), Time(0)).unwrap();
    let after = update(&table, 0);
    assert_eq!((after.floor, after.ground, after.decisions), (1, 1, 1));
    let back = Command::TakeBack { revision: table.revision(), to: 0 };
    assert_eq!(ask(&mut table, 0, back), Err(Rejected::NothingToTakeBack));
    bots_decide(&mut table);
    let revision = table.revision();
    ask(&mut table, 0, Command::TakeBack { revision, to: 1 }).unwrap();
    assert_eq!(update(&table, 0).view, after.view);
}

#[test]
fn a_journal_that_cannot_be_followed_is_followed_as_far_as_it_goes() {
    let mut first = table(&[PERSON, PERSON], false);
    act(&mut first, 0, Kind::Keep).unwrap();
    let good = first.clone();
    act(&mut first, 1, Kind::Keep).unwrap();
    let mut entries: Vec<_> = first.journal().entries().collect();
    entries[1].deed = Deed::Act(Action(77));
    let (table, astray) = Table::<HighCard>::rebuild(*first.setup(), &[PERSON, PERSON], entries);
    assert_eq!(table, good);
    assert_eq!(astray.unwrap().number, 2);
}

#[test]
fn nobody_deals_for_a_seat_that_the_table_does_not_have() {
    let mut table = table(&[PERSON, BOT], false);
    let before = table.clone();
    assert!(table.deal(Viewer::Seat(seat(5)), Seed::from_number(3), Time(0)).is_err());
    assert_eq!(table, before);
}

/// Whoever left did so in the journal, so a table that is set up with a stand-in would go back otherwise than it came.
#[test]
fn nobody_stands_in_before_somebody_left() {
    let mut table = table(&[PERSON, Holder::StandIn(Level::Random)], false);
    assert_eq!(table.seating().holders(), [PERSON, PERSON]);
    act(&mut table, 0, Kind::Keep).unwrap();
    ask(&mut table, 1, Command::Leave).unwrap();
    ask(&mut table, 1, Command::Return).unwrap();
    assert_eq!(table.seating().holders(), [PERSON, PERSON]);
}

/// What somebody wanted to take back lies before the dealing then: nobody can agree to it any more.
#[test]
fn a_dealing_ends_what_was_asked() {
    let mut table = table(&[PERSON, PERSON, PERSON], false);
    act(&mut table, 0, Kind::Swap).unwrap();
    ask(&mut table, 0, Command::TakeBack { revision: 1, to: 0 }).unwrap();
    let number = update(&table, 1).request.unwrap().number;
    table.deal(Viewer::Spectator, Seed::from_number(3), Time(0)).unwrap();
    assert_eq!(update(&table, 1).request, None);
    let answer = Command::Answer { request: number, agree: true };
    assert_eq!(ask(&mut table, 1, answer), Err(Rejected::NothingToAnswer));
    act(&mut table, 1, Kind::Keep).unwrap();
}

#[test]
fn what_was_accepted_can_always_be_read_again() {
    let mut table = table(&[PERSON, PERSON], false);
    let back_and_forth =
        (0..1_000_000).find_map(|step| ask(&mut table, 0, Command::Confirming(step % 2 == 0)).err());
    assert_eq!(back_and_forth, Some(Rejected::Full));
    for command in [Command::TakeBack { revision: table.revision(), to: 0 }, Command::Leave] {
        assert_eq!(ask(&mut table, 0, command), Err(Rejected::Full));
    }
    // The game still comes to its end.
    act(&mut table, 0, Kind::Swap).unwrap();
    act(&mut table, 1, Kind::Keep).unwrap();
    act(&mut table, 1, Kind::Finish).unwrap();
    act(&mut table, 0, Kind::Finish).unwrap();
    assert!(update(&table, 0).outcome.is_some());
    let read = Journal::from_bytes(&table.journal().to_bytes()).unwrap();
    assert_eq!(&read, table.journal());
}

#[test]
fn what_follows_by_itself_is_given_and_stands_in_the_journal() {
    let mut table = table(&[PERSON, PERSON, BOT, PERSON], true);
    let revision = table.revision();
    act(&mut table, 0, Kind::Swap).unwrap();
    let mut heard = Vec::new();
    let swap = Command::Act { revision: table.revision(), action: Kind::Swap.into() };
    table
        .command(seat(1), CommandId(7), swap, Time(9), |table, change| {
            heard.push((table.revision(), change.entry, change.happened.as_ref().unwrap().number));
        })
        .unwrap();
    let keep =
        |number, at| Entry { seat: Some(seat(number)), id: None, at, deed: Deed::Act(Kind::Keep.into()) };
    assert_eq!(heard.len(), 3, "the swap, and two who cannot but keep");
    assert_eq!(heard[1], (revision + 3, keep(2, Time(9)), 2));
    assert_eq!(heard[2], (revision + 4, keep(3, Time(9)), 3));
    assert_eq!(table.asked(), SeatCount::new(4).unwrap().all(), "finishing is asked");
    assert_eq!(update(&table, 3).unconfirmed, None, "nothing of it could be taken back");
    assert_eq!(update(&table, 1).floor, 4, "a card was drawn, and nothing else was decided since");
    let (rebuilt, astray) =
        Table::rebuild(*table.setup(), table.seating().holders(), table.journal().entries());
    assert_eq!((rebuilt, astray), (table, None));
}
