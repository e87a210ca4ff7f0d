//! Four people at four devices, a fifth who looks on, and one of them with a second device.

use engawa_host::Command;
use engawa_kernel::{Game, Viewer};
use engawa_room::{DeviceId, Output, Person};
use engawa_shelf::GameId;
use engawa_wire::table::{Ask, Refusal, Tell};

use crate::evening::{Evening, PERSON, device, eyes, games, person, seat};

const LOOKER: DeviceId = DeviceId(50);
const SECOND: DeviceId = DeviceId(60);

/// What was asked, and the answer that it got.
type Said = (DeviceId, Ask, Tell);

fn answered(device: DeviceId, ask: Ask, done: &Output) -> Said {
    let answer = |(_, tell): &&(DeviceId, Tell)| matches!(tell, Tell::Accepted { .. } | Tell::Refused { .. });
    (device, ask, done.tells.iter().find(answer).expect("an answer").1.clone())
}

fn evening_of_people<G: Game>(game: GameId) {
    let seats = *G::SEATS.end();
    let mut evening = Evening::<G>::new(game, &vec![PERSON; seats], 3);
    for place in 0..seats {
        let joined = evening.enter(device(place), person(place));
        let [(told, Tell::Joined { yours, .. })] = &joined.tells[..] else { panic!("{joined:?}") };
        assert_eq!((*told, yours.iter().collect::<Vec<_>>()), (device(place), vec![seat(place)]));
        evening.look(device(place), eyes(place));
    }
    let joined = evening.enter(LOOKER, Person("looker".into()));
    assert!(matches!(&joined.tells[..], [(LOOKER, Tell::Joined { yours, .. })] if yours.is_empty()));
    let looks = evening.look(LOOKER, Viewer::Spectator);
    assert!(matches!(&looks.tells[..], [(LOOKER, Tell::Log { .. }), (LOOKER, Tell::Update { .. })]));
    evening.enter(SECOND, person(0));
    evening.look(SECOND, eyes(0));

    let (mut accepted, mut refused): (Vec<Said>, Vec<Said>) = (Vec::new(), Vec::new());
    let mut again = 0;
    for step in 0..2000 {
        // After the first rounds only the counts are compared: every table is rebuilt for it.
        evening.closely = step < 60 || step % 40 == 0;
        if evening.table.update(Viewer::Spectator).outcome.is_some() {
            break;
        }
        match evening.picks.below(24) {
            0 => foreign_eyes(&mut evening, seats),
            1 => foreign_seat(&mut evening, seats),
            2 => again += said_again(&mut evening, &accepted, &refused),
            3 => {
                let gone = come_and_go(&mut evening, seats);
                refused.retain(|(from, ..)| *from != gone);
            }
            4 => {
                let place = evening.picks.below(seats);
                let command = match evening.picks.below(4) {
                    0 => Command::Confirming(evening.picks.below(2) == 0),
                    1 => Command::TakeBack {
                        revision: evening.table.revision(),
                        to: evening.table.decisions().saturating_sub(1),
                    },
                    2 => Command::Confirm { revision: 0 },
                    _ => {
                        Command::Act { revision: evening.table.revision(), action: engawa_kernel::Action(!0) }
                    }
                };
                say(&mut evening, place, command, (&mut accepted, &mut refused));
            }
            _ => decide(&mut evening, (&mut accepted, &mut refused)),
        }
    }
    assert!(accepted.len() > 40 && again > 1, "{} and {again}", accepted.len());
    assert!(evening.table.update(Viewer::Spectator).outcome.is_some(), "the game came to its end");
    evening.is_what_was_kept();
}

/// A seat says something from one of its devices; the answer is remembered.
fn say<G: Game>(
    evening: &mut Evening<G>,
    place: usize,
    command: Command,
    (accepted, refused): (&mut Vec<Said>, &mut Vec<Said>),
) {
    let id = evening.id();
    let from = if place == 0 && evening.picks.below(2) == 0 { SECOND } else { device(place) };
    if !evening.inside.contains_key(&from) {
        evening.enter(from, person(place));
    }
    let ask = Ask::Command { id, seat: seat(place), command };
    let done = evening.ask(from, &ask);
    let said = answered(from, ask, &done);
    if matches!(said.2, Tell::Accepted { .. }) { accepted.push(said) } else { refused.push(said) }
}

/// What waits is settled, or somebody who is asked decides.
fn decide<G: Game>(evening: &mut Evening<G>, said: (&mut Vec<Said>, &mut Vec<Said>)) {
    let update = evening.table.update(Viewer::Spectator);
    let revision = update.revision;
    let (place, command) = if let Some(request) = update.request {
        let other = (0..evening.holders.len()).find(|&place| !request.agreed.contains(seat(place)));
        (other.unwrap(), Command::Answer { request: request.number, agree: evening.picks.below(2) == 0 })
    } else if let Some(held) =
        update.unconfirmed.filter(|_| evening.picks.below(2) == 0 || update.asked.is_empty())
    {
        (held.index(), Command::Confirm { revision })
    } else {
        let asked: Vec<_> = update.asked.iter().collect();
        let one = asked[evening.picks.below(asked.len())];
        (one.index(), Command::Act { revision, action: evening.any_action(one) })
    };
    say(evening, place, command, said);
}

fn foreign_eyes<G: Game>(evening: &mut Evening<G>, seats: usize) {
    let place = evening.picks.below(seats);
    let (from, other) = match evening.picks.below(3) {
        0 => (LOOKER, place),
        1 if seats > 1 => (device(place), (place + 1) % seats),
        _ => (device(place), 5),
    };
    let was = evening.inside.get(&from).map(|(_, eyes)| *eyes);
    let done = evening.look(from, eyes(other));
    if was.is_some() {
        assert_eq!(done.tells, [(from, Tell::NotYours(eyes(other)))]);
    }
    assert_eq!(evening.inside.get(&from).map(|(_, eyes)| *eyes), was);
}

fn foreign_seat<G: Game>(evening: &mut Evening<G>, seats: usize) {
    let place = evening.picks.below(seats);
    let action = evening.any_action(seat(place));
    let command = Command::Act { revision: evening.table.revision(), action };
    let (id, done) = evening.command(LOOKER, seat(place), command);
    assert_eq!(done.tells, [(LOOKER, Tell::Refused { id, refusal: Refusal::NotYours })]);
    let stranger = DeviceId(99);
    let (id, done) = evening.command(stranger, seat(place), command);
    assert_eq!(done.tells, [(stranger, Tell::Refused { id, refusal: Refusal::NoSuchPerson })]);
}

fn said_again<G: Game>(evening: &mut Evening<G>, accepted: &[Said], refused: &[Said]) -> usize {
    let mut again = 0;
    if let Some((from, ask, answer)) = accepted.get(evening.picks.below(accepted.len().max(1))) {
        // From whichever of the person's devices, and after coming in again.
        let from = if *from == SECOND { device(0) } else { *from };
        if evening.inside.contains_key(&from) {
            let done = evening.ask(from, ask);
            assert_eq!((done.tells, done.entries), (vec![(from, answer.clone())], vec![]));
            again += 1;
        }
    }
    // The last refusals of a device that stayed are remembered.
    if let Some((from, ask, answer)) = refused.last().filter(|(from, ..)| evening.inside.contains_key(from)) {
        let done = evening.ask(*from, ask);
        assert_eq!((done.tells, done.entries), (vec![(*from, answer.clone())], vec![]));
        again += 1;
    }
    again
}

/// Somebody's line breaks, and others play on; what comes back is told where the table is.
fn come_and_go<G: Game>(evening: &mut Evening<G>, seats: usize) -> DeviceId {
    let place = evening.picks.below(seats);
    if evening.inside.contains_key(&device(place)) {
        evening.exit(device(place));
        assert_eq!(evening.room.desk().seating().holders()[place], PERSON, "that is no leaving");
    } else {
        evening.enter(device(place), person(place));
        evening.look(device(place), eyes(place));
    }
    device(place)
}

games!(evening_of_people:
    people_play_grandbois GrandBois,
    people_play_harmonies Harmonies,
    people_play_the_white_castle WhiteCastle,
    people_play_bamboo Bamboo,
    people_play_bitoku Bitoku,
);

/// What was refused once stays refused under that name, even when it would be possible now.
#[test]
fn a_refused_command_is_not_carried_out_when_it_is_said_again() {
    let mut evening =
        Evening::<engawa_shelf::Harmonies>::with_people(GameId::Harmonies, &[PERSON, PERSON], 3);
    let asked = evening.table.asked().first().unwrap();
    let other = 1 - asked.index();
    let id = evening.id();
    let confirm = Ask::Command { id, seat: seat(other), command: Command::Confirm { revision: 0 } };
    let first = evening.ask(device(other), &confirm);
    evening.accepted(other, Command::Confirming(true));
    while evening.table.update(Viewer::Spectator).unconfirmed != Some(seat(other)) {
        evening.any_decision().unwrap();
    }
    let again = evening.ask(device(other), &confirm);
    assert_eq!((first.tells, again.entries), (again.tells, vec![]));
}
