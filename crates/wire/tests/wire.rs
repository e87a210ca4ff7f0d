//! What is written is read again, and what is no message is refused.

use engawa_bots::Level;
use engawa_host::{Command, News, Sitter};
use engawa_kernel::{Actions, Dice, Game, Seat, SeatCount, Seed, Viewer};
use engawa_shelf::{GameId, with_game};
use engawa_wire::{Ask, Chair, Refusal, Saved, Start, TableId, Tell, Unreadable, desk, pack, unpack};

fn start(game: GameId, seats: usize) -> Start {
    let sitter = |seat| if seat == 0 { Sitter::Person } else { Sitter::Bot(Level::Greedy) };
    Start {
        table: TableId("t".into()),
        game: game.id().into(),
        options: Vec::new(),
        chairs: (0..seats)
            .map(|seat| Chair { name: format!("n{seat}"), sitter: sitter(seat), crest: seat as u8 })
            .collect(),
        seed: [7; 32],
        confirm: false,
        record: None,
    }
}

/// Plays a game to its end through the desk: a person who takes the first legal action the view allows, and bots. Every
/// message is read back and written again.
fn play_through<G: Game>(game: GameId, seats: usize) {
    let (_, mut desk) = desk::open(&start(game, seats)).unwrap();
    let me = Viewer::Seat(Seat::new(0).unwrap());
    let mut decisions = 0;
    loop {
        while let Some(told) = desk.bot_decides() {
            assert_eq!(told.len(), seats + 1);
            for (viewer, news) in told {
                let read: News<G> = unpack(&news).unwrap();
                assert_eq!(pack(&read), news, "{viewer:?}");
            }
        }
        let bytes = desk.news(me);
        let news: News<G> = unpack(&bytes).unwrap();
        if news.outcome.is_some() {
            break;
        }
        let seat = news.asked.first().unwrap();
        let position = G::redeal(&news.view, &mut Dice::new(&Seed::new([0; 32])));
        let mut list = Actions::new();
        position.actions(seat, &mut list);
        let action = list[decisions % list.len()];
        let stale = Command::Act { revision: news.revision + 1, action };
        assert_eq!(desk.command(seat, stale).unwrap_err(), Refusal::Stale { now: news.revision });
        desk.command(seat, Command::Act { revision: news.revision, action }).unwrap();
        decisions += 1;
        assert!(decisions < G::longest(SeatCount::new(seats).unwrap()));
    }
    assert!(desk.is_over());
    let resumed = desk::resume(&desk.record(), &start(game, seats).chairs, false).unwrap().1;
    assert_eq!(resumed.log(me), desk.log(me), "a table taken up again tells the same story");
}

#[test]
fn whole_games_travel() {
    for game in GameId::ALL {
        for seats in game.facts().seats {
            with_game!(game, G => play_through::<G>(game, seats));
        }
    }
}

#[test]
fn what_is_no_message_is_refused() {
    let ask = Ask::Join { table: TableId("a".into()), anyway: false };
    let bytes = pack(&ask);
    assert_eq!(unpack::<Ask>(&bytes), Ok(ask));
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(unpack::<Ask>(&longer), Err(Unreadable), "with something behind it");
    for cut in 0..bytes.len() {
        assert_eq!(unpack::<Ask>(&bytes[..cut]), Err(Unreadable), "cut after {cut} bytes");
    }
    assert_eq!(unpack::<Tell>(&vec![0; engawa_wire::LONGEST + 1]), Err(Unreadable), "too long");
}

#[test]
fn a_bad_start_is_refused() {
    let good = start(GameId::Harmonies, 2);
    for (bad, why) in [
        (Start { game: "chess".into(), ..good.clone() }, "there is no game 'chess'"),
        (Start { chairs: Vec::new(), ..good.clone() }, "0 cannot play"),
        (Start { chairs: vec![good.chairs[0].clone(); 5], ..good.clone() }, "5 cannot play"),
        (Start { options: vec![("side".into(), "C".into())], ..good.clone() }, "cannot be 'C'"),
        (Start { record: Some(vec![1, 2, 3]), ..good.clone() }, "not a record"),
    ] {
        let error = desk::open(&bad).err().unwrap().to_string();
        assert!(error.contains(why), "{error}");
    }
}

#[test]
fn what_is_kept_is_found_again() {
    let start = start(GameId::GrandBois, 3);
    let (_, desk) = desk::open(&start).unwrap();
    let saved = Saved {
        table: start.table,
        chairs: start.chairs,
        confirm: true,
        record: desk.record().pack(),
        over: false,
        when: 1_700_000_000_000,
        visit: 9,
    };
    assert_eq!(Saved::from_bytes(&saved.to_bytes()), Ok(saved.clone()));
    let mut other = saved.to_bytes();
    other[0] = 200;
    assert_eq!(Saved::from_bytes(&other), Err(Unreadable));
    assert_eq!(Saved::from_bytes(&[]), Err(Unreadable));
}
