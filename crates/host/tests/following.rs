//! What follows by itself: given with the decision before it, taken back and done again with it.

use engawa_host::{Command, CommandId, Table, Time};
use engawa_kernel::options::all_pairs;
use engawa_kernel::testing::Picks;
use engawa_kernel::{Actions, Game, SeatCount, Seed, Setup, Viewer};
use engawa_shelf::GameId;

/// Plays random games among persons, takes back every decision after which something followed, and does it again.
fn both_ways<G: Game>() {
    let mut tried = 0;
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for (number, options) in all_pairs::<G::Options>(seats).into_iter().enumerate() {
            let seed = Seed::from_number(number as u64);
            let mut table = Table::<G>::open(Setup { options, seats, seed }, &[]);
            table.settle(Time(0), |_, _| {});
            let (mut picks, mut list) = (Picks::new(number as u64), Actions::new());
            while let Some(seat) = table.asked().first() {
                let before = table.clone();
                table.position().actions(seat, &mut list);
                let action = list[picks.below(list.len())];
                let commanded = |table: &mut Table<G>, command| {
                    let id = CommandId(table.revision());
                    table.command(seat, id, command, Time(0), |_, _| {}).unwrap();
                };
                commanded(&mut table, Command::Act { revision: before.revision(), action });
                let (decisions, revision) = (table.decisions(), table.revision());
                let alone = table.update(Viewer::Seat(seat)).floor;
                if alone < before.decisions() && picks.below(4) == 0 {
                    // A whole turn: what followed in its middle leaves the rest to be done again.
                    let after = table.position().clone();
                    commanded(&mut table, Command::TakeBack { revision, to: alone });
                    while table.update(Viewer::Seat(seat)).redo {
                        let revision = table.revision();
                        commanded(&mut table, Command::Redo { revision });
                    }
                    assert_eq!((table.position(), table.decisions()), (&after, decisions), "{}", G::ID);
                }
                let revision = table.revision();
                if decisions == before.decisions() + 1 || alone == decisions {
                    continue;
                }
                assert!(
                    alone <= before.decisions(),
                    "{}: what followed cannot be taken back by itself",
                    G::ID
                );
                tried += 1;
                let after = table.position().clone();
                commanded(&mut table, Command::TakeBack { revision, to: decisions - 1 });
                assert_eq!(table.position(), before.position(), "{}: taken back", G::ID);
                assert_eq!(table.revision(), revision + 1, "{}: and it rests there", G::ID);
                commanded(&mut table, Command::Redo { revision: revision + 1 });
                assert_eq!((table.position(), table.decisions()), (&after, decisions), "{}: again", G::ID);
                assert!(!table.update(Viewer::Seat(seat)).redo, "{}: all of it", G::ID);
            }
        }
    }
    assert!(tried > 0, "nothing ever followed in {}", G::ID);
}

macro_rules! both_ways {
    ($($test:ident $game:ident),*) => {
        $(
            #[test]
            fn $test() {
                both_ways::<engawa_shelf::$game>();
            }
        )*

        #[test]
        fn no_game_is_left_out() {
            assert_eq!([$(GameId::$game),*], GameId::ALL);
        }
    };
}

both_ways!(
    in_grandbois GrandBois,
    in_harmonies Harmonies,
    in_the_white_castle WhiteCastle,
    in_bamboo Bamboo,
    in_bitoku Bitoku
);
