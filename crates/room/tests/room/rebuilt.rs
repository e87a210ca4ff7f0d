//! A room taken up from what was kept asks its bots the same, and they answer the same.

use engawa_host::Time;
use engawa_kernel::{Game, Viewer};
use engawa_room::{BotAnswer, DeviceId, Person, Room};
use engawa_shelf::GameId;
use engawa_wire::kept::Stored;

use crate::evening::{BOT, Evening, PERSON, games, kept, rebuilt, thought};

fn taken_up(room: &Room) -> Room {
    let Ok(Stored::Kept(kept)) = Stored::from_bytes(&kept(room).to_bytes()) else { panic!("what was kept") };
    let opened = rebuilt(&kept).unwrap();
    assert_eq!(opened.parted, None);
    Room::new(kept.table, opened, kept.chairs, Vec::new())
}

fn asked_again<G: Game>(game: GameId) {
    let seats = *G::SEATS.end();
    let holders: Vec<_> = (0..seats).map(|place| if place % 2 == 0 { PERSON } else { BOT }).collect();
    let holders = if seats == 1 { vec![BOT] } else { holders };
    let mut evening = Evening::<G>::with_people(game, &holders, 21);
    let mut compared = 0;
    while compared < 12 {
        if let Some(asked) = evening.open.first().cloned() {
            let mut again = taken_up(&evening.room);
            again.enter(DeviceId(1), Person("looker".into()));
            let questions =
                again.ask(DeviceId(1), engawa_wire::table::Ask::Look(Viewer::Spectator), Time(0)).questions;
            let same = questions.iter().find(|other| other.seat == asked.seat).expect("it is asked again");
            assert_eq!(*same, asked, "{game}: the same question");
            let (one, other): (BotAnswer, BotAnswer) = (thought(&asked), thought(same));
            assert_eq!(one, other);
            // Carried out, both tables are the same.
            evening.answer(&one);
            again.answer(&other, Time(1_900_000_000_000));
            let place = |room: &Room| (room.desk().kept().hash, room.desk().journal().len());
            assert_eq!(place(&again), place(&evening.room));
            compared += 1;
        } else if evening.any_decision().is_none() {
            break;
        }
    }
    assert!(compared >= 10, "{game}: only {compared} questions");
}

games!(asked_again:
    bots_of_grandbois_are_asked_the_same GrandBois,
    bots_of_harmonies_are_asked_the_same Harmonies,
    bots_of_the_white_castle_are_asked_the_same WhiteCastle,
    bots_of_bamboo_are_asked_the_same Bamboo,
    bots_of_bitoku_are_asked_the_same Bitoku,
);
