//! Many devices, random asks, nonsense among them: the room never falls over, and what was kept is the table.

use engawa_host::{Command, CommandId};
use engawa_kernel::{Action, Game, Viewer};
use engawa_room::{BotAnswer, DeviceId, Person};
use engawa_shelf::GameId;
use engawa_wire::table::Ask;

use crate::evening::{BOT, Evening, PERSON, games, person, seat};

const DEVICES: usize = 12;

/// Any viewer, also one that the table does not have.
fn viewer<G: Game>(evening: &mut Evening<G>) -> Viewer {
    match evening.picks.below(8) {
        7 => Viewer::Spectator,
        6 => Viewer::Seat(seat(5)),
        place => Viewer::Seat(seat(place % evening.holders.len())),
    }
}

fn any_command<G: Game>(evening: &mut Evening<G>, place: usize) -> Command {
    let now = evening.table.revision();
    let revision = match evening.picks.below(6) {
        0 => evening.picks.below(now as usize + 3) as u64,
        1 => u64::MAX,
        _ => now,
    };
    let decisions = evening.table.decisions();
    match evening.picks.below(30) {
        0 => Command::TakeBack { revision, to: evening.picks.below(decisions + 2) },
        1 => Command::TakeBack { revision, to: decisions.saturating_sub(1) },
        2 => Command::TakeBack { revision, to: usize::MAX },
        3 => Command::Withdraw,
        4 => Command::Redo { revision },
        5 => Command::Confirming(evening.picks.below(2) == 0),
        6 => Command::Leave,
        7..10 => Command::Return,
        10..13 => Command::Confirm { revision },
        13..16 => {
            let request =
                evening.table.update(Viewer::Spectator).request.map_or(now, |request| request.number);
            Command::Answer { request, agree: evening.picks.below(2) == 0 }
        }
        16 => Command::Act { revision, action: Action(evening.picks.below(usize::MAX >> 33) as u32) },
        _ => Command::Act { revision, action: evening.any_action(seat(place)) },
    }
}

fn walk<G: Game>(game: GameId) {
    let mut entries = 0;
    for number in 0..6 {
        let seats = *G::SEATS.end();
        let holder = |place: usize| if (place + number as usize) % 3 == 2 { BOT } else { PERSON };
        let holders: Vec<_> = (0..seats).map(holder).collect();
        let mut evening = Evening::<G>::new(game, &holders, 100 + number);
        evening.closely = number == 0;
        for place in 0..seats {
            evening.enter(DeviceId(place as u64), person(place));
        }
        for _ in 0..1500 {
            let device = DeviceId(evening.picks.below(DEVICES) as u64);
            match evening.picks.below(20) {
                0 => {
                    evening.exit(device);
                }
                1 => {
                    evening.ask(device, &Ask::GetUp);
                }
                2..4 => {
                    let who = evening.picks.below(seats + 2);
                    let who = if who < seats { person(who) } else { Person(format!("stranger {who}")) };
                    evening.enter(device, who);
                }
                4..6 => {
                    let viewer = viewer(&mut evening);
                    evening.look(device, viewer);
                }
                6..9 => {
                    evening.any_answer();
                }
                9 => {
                    let actions =
                        (0..evening.picks.below(4)).map(|_| Action(evening.picks.below(1 << 30) as u32));
                    let actions = actions.collect();
                    let since = evening.picks.below(evening.kept.len() + 2) as u64;
                    let table = evening.room.table().clone();
                    let answer = BotAnswer { table, seat: seat(evening.picks.below(6)), since, actions };
                    // A bot of the house says only what it may; what is asked of it is answered elsewhere.
                    if !evening.open.iter().any(|asked| (asked.seat, asked.since) == (answer.seat, since)) {
                        evening.answer(&answer);
                    }
                }
                _ => {
                    let place = match (evening.picks.below(12), evening.table.asked().first()) {
                        (0, _) => 5,
                        (1..8, Some(asked)) => asked.index(),
                        _ => evening.picks.below(seats),
                    };
                    let command = any_command(&mut evening, place);
                    let id = match evening.picks.below(5) {
                        0 => CommandId(1_000_000 + evening.picks.below(20) as u64),
                        _ => evening.id(),
                    };
                    // Mostly from a device of whoever holds the seat.
                    let own = evening.inside.iter().find(|(_, (who, _))| *who == person(place));
                    let device = own.map_or(device, |(own, _)| *own);
                    evening.ask(device, &Ask::Command { id, seat: seat(place), command });
                }
            }
        }
        entries += evening.kept.len();
        evening.is_what_was_kept();
    }
    assert!(entries > 400, "{game}: {entries} entries");
}

games!(walk:
    any_asks_at_grandbois GrandBois,
    any_asks_at_harmonies Harmonies,
    any_asks_at_the_white_castle WhiteCastle,
    any_asks_at_bamboo Bamboo,
    any_asks_at_bitoku Bitoku,
);
