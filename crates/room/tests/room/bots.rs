//! What bots are asked, and what becomes of their answers when people do not wait for them.

use engawa_host::{Command, Holder, Level};
use engawa_kernel::{Game, Viewer};
use engawa_room::{BotAnswer, DeviceId, Output, Person};
use engawa_shelf::{GameId, WhiteCastle, with_game};
use engawa_wire::TableId;

use crate::evening::{BOT, Evening, PERSON, device, eyes, person, seat, thought};

/// A table where all decide at random until a bot is asked, and something could be taken back.
fn until_a_bot_is_asked<G: Game>(game: GameId, holders: &[Holder], number: u64) -> Evening<G> {
    let mut evening = Evening::with_people(game, holders, number);
    while evening.open.is_empty() || evening.table.decisions() < 2 {
        evening.any_decision().unwrap();
    }
    evening
}

fn nothing(done: &Output) {
    assert_eq!(*done, Output::default());
}

fn bots_are_asked<G: Game>(game: GameId) {
    let mut evening = until_a_bot_is_asked::<G>(game, &[PERSON, BOT], 8);
    let asked = evening.open[0].clone();
    assert_eq!((asked.seat, asked.game.as_str()), (seat(1), game.id()));
    // Whatever does not change what is asked asks nothing anew and drops nothing.
    let look = evening.look(device(0), Viewer::Spectator);
    let wish = evening.accepted(0, Command::Confirming(true));
    let (_, refused) = evening.command(device(0), seat(0), Command::Withdraw);
    for done in [&look, &wish, &refused] {
        assert!(done.questions.is_empty() && done.dropped.is_empty());
    }
    assert_eq!(evening.room.questions().len(), 1, "for whoever lost it");
    // A person alone among bots takes back as far as wanted: at once, and the bot thinks in vain.
    let late = thought(&asked);
    let (revision, to) = (evening.table.revision(), evening.table.decisions() - 1);
    let back = evening.accepted(0, Command::TakeBack { revision, to });
    assert_eq!(back.dropped, [(asked.seat, asked.since)]);
    nothing(&evening.answer(&late));
    nothing(&evening.answer(&late));
    // What is asked then is answered, and the game goes on.
    evening.accepted(0, Command::Confirming(false));
    while evening.open.is_empty() {
        evening.any_decision().unwrap();
    }
    let asked = evening.open[0].clone();
    let done = evening.answer(&thought(&asked));
    assert!(!done.entries.is_empty());
    nothing(&evening.answer(&thought(&asked)));
    evening.is_what_was_kept();
}

#[test]
fn bots_are_asked_once_and_what_nobody_asks_any_more_is_dropped() {
    for game in GameId::ALL {
        with_game!(game, G => bots_are_asked::<G>(game));
    }
}

/// Among bots alone nobody waits: they play while somebody looks on.
#[test]
fn bots_among_themselves_play_while_somebody_looks() {
    let mut evening = Evening::<WhiteCastle>::new(GameId::WhiteCastle, &[BOT, BOT], 2);
    let [first, second] = [DeviceId(1), DeviceId(2)];
    let entered = evening.enter(first, Person("looker".into()));
    assert!(entered.questions.is_empty());
    let looks = evening.look(first, Viewer::Spectator);
    assert_eq!(looks.questions.len(), 1);
    evening.enter(second, Person("another".into()));
    assert!(evening.look(second, Viewer::Spectator).questions.is_empty());
    assert!(evening.exit(first).dropped.is_empty(), "one still looks");
    let asked = evening.open[0].clone();
    let gone = evening.ask(second, &engawa_wire::table::Ask::GetUp);
    assert_eq!(gone.dropped, [(asked.seat, asked.since)]);
    nothing(&evening.answer(&thought(&asked)));
    evening.enter(first, Person("looker".into()));
    let again = evening.look(first, Viewer::Spectator);
    assert!(again.questions.iter().eq([&asked]), "the same question");
    // They play a turn each time somebody looks, and no faster than that.
    let turn = evening.answer(&thought(&asked));
    assert!(!turn.entries.is_empty() && turn.questions.is_empty());
    assert_eq!(evening.look(first, Viewer::Spectator).questions.len(), 1);
}

/// Closing a page is no leaving: the seat stays, and bots at a table with people go on.
#[test]
fn bots_go_on_when_a_page_is_closed() {
    let mut evening = until_a_bot_is_asked::<WhiteCastle>(GameId::WhiteCastle, &[PERSON, BOT, BOT], 2);
    let gone = evening.exit(device(0));
    assert!(gone.dropped.is_empty());
    assert_eq!(evening.room.desk().seating().holders()[0], PERSON);
    while let Some(asked) = evening.open.first().cloned() {
        let done = evening.answer(&thought(&asked));
        assert!(done.tells.is_empty() && !done.entries.is_empty());
    }
    assert!(evening.table.asked().contains(seat(0)), "up to the turn of the person");
    evening.enter(device(0), person(0));
    evening.look(device(0), eyes(0));
    evening.any_decision().unwrap();
}

#[test]
fn who_left_is_stood_in_for_while_another_person_is_there() {
    let mut evening = Evening::<WhiteCastle>::with_people(GameId::WhiteCastle, &[PERSON, PERSON], 2);
    let asked = evening.table.asked().first().unwrap().index();
    let left = evening.accepted(asked, Command::Leave);
    assert_eq!(left.questions.len(), 1, "a bot has the seat");
    assert_eq!(evening.table.seating().holders()[asked], Holder::StandIn(Level::Greedy));
    // The last person leaves: nobody plays for nobody.
    let question = evening.open[0].clone();
    let last = evening.accepted(1 - asked, Command::Leave);
    assert_eq!(last.dropped, [(question.seat, question.since)]);
    nothing(&evening.answer(&thought(&question)));
    // One returns: the other's stand-in is asked what it was asked.
    let back = evening.accepted(1 - asked, Command::Return);
    assert_eq!((back.questions.len(), back.questions[0].seat), (1, seat(asked)));
    assert_eq!(thought(&back.questions[0]), thought(&question), "nothing was decided in between");
    // Who left returns while the bot thinks: the seat is the person's at once.
    let returned = evening.accepted(asked, Command::Return);
    assert_eq!(returned.dropped, [(question.seat, question.since)]);
    nothing(&evening.answer(&thought(&question)));
    assert!(evening.any_decision().is_some());
}

/// A bot that thinks for long holds up nobody: what people say is answered in the same call.
#[test]
fn a_slow_bot_holds_up_nobody() {
    let mut evening = until_a_bot_is_asked::<WhiteCastle>(GameId::WhiteCastle, &[PERSON, PERSON, BOT], 5);
    let question = evening.open[0].clone();
    let late = thought(&question);
    let revision = evening.table.revision();
    assert!(evening.table.decisions() > 1);
    // More than one may take back alone: the others are asked, and meanwhile nobody decides.
    let request = evening.accepted(0, Command::TakeBack { revision, to: 0 });
    assert_eq!(request.dropped, [(question.seat, question.since)]);
    nothing(&evening.answer(&late));
    let number = evening.table.update(Viewer::Spectator).request.unwrap().number;
    let refused = evening.accepted(1, Command::Answer { request: number, agree: false });
    assert_eq!((refused.questions.len(), refused.questions[0].seat), (1, question.seat));
    assert_eq!(thought(&refused.questions[0]), late, "what was asked is asked again");
    // Agreed: the table is where it was, and the late answer is to nothing.
    let revision = evening.table.revision();
    evening.accepted(0, Command::TakeBack { revision, to: 0 });
    let number = evening.table.update(Viewer::Spectator).request.unwrap().number;
    evening.accepted(1, Command::Answer { request: number, agree: true });
    assert_eq!(evening.table.decisions(), 0);
    let before = evening.kept.len();
    nothing(&evening.answer(&late));
    assert_eq!(evening.kept.len(), before);
    // Leaving and confirming while another thinks.
    while evening.open.is_empty() {
        evening.any_decision().unwrap();
    }
    let question = evening.open[0].clone();
    let left = evening.accepted(0, Command::Leave);
    let wish = evening.accepted(1, Command::Confirming(true));
    assert!(left.dropped.is_empty() && wish.dropped.is_empty(), "the bot is still asked that");
    assert!(!evening.answer(&thought(&question)).entries.is_empty());
}

/// A turn that waits to be confirmed: the bot behind it is asked when it is, in the same call.
#[test]
fn a_bot_is_asked_when_the_turn_before_it_is_confirmed() {
    let mut evening = Evening::<WhiteCastle>::with_people(GameId::WhiteCastle, &[PERSON, BOT], 5);
    evening.accepted(0, Command::Confirming(true));
    while evening.table.update(Viewer::Spectator).unconfirmed.is_none() {
        evening.any_decision().expect("some turn reveals nothing");
    }
    assert!(evening.open.is_empty());
    let revision = evening.table.revision();
    let confirmed = evening.accepted(0, Command::Confirm { revision });
    assert_eq!(confirmed.questions.len(), 1);
    let question = evening.open[0].clone();
    // It is taken back after all while the bot thinks.
    let (revision, to) = (evening.table.revision(), evening.table.decisions() - 1);
    let back = evening.accepted(0, Command::TakeBack { revision, to });
    assert_eq!(back.dropped, [(question.seat, question.since)]);
    nothing(&evening.answer(&thought(&question)));
}

/// An answer that makes no sense stops nobody: as far as it is legal it is carried out.
#[test]
fn an_answer_of_nothing_is_none() {
    let mut evening = until_a_bot_is_asked::<WhiteCastle>(GameId::WhiteCastle, &[PERSON, BOT], 5);
    let mut answer = thought(&evening.open[0]);
    // What was asked at the table that the page sat at before.
    let elsewhere = BotAnswer { table: TableId("another".into()), ..answer.clone() };
    nothing(&evening.answer(&elsewhere));
    answer.since += 1;
    nothing(&evening.answer(&answer));
    answer.seat = seat(0);
    nothing(&evening.answer(&answer));
    answer.seat = seat(5);
    nothing(&evening.answer(&answer));
}
