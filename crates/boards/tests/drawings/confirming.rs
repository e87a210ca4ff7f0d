//! Whether turns end with a button that the game itself asks for: only elsewhere somebody can wish to confirm them.

use engawa_bamboo::Bamboo;
use engawa_bitoku::Bitoku;
use engawa_boards::Drawn;
use engawa_grandbois::GrandBois;
use engawa_harmonies::Harmonies;
use engawa_kernel::{Actions, Chance, Dice, Purpose, SeatCount, Seed, Setup, Silent, Timeline, Viewer};
use engawa_white_castle::WhiteCastle;

/// In random games: how many turns were ended by a button or by what reveals something, and how many were over by themselves.
fn ends<G: Drawn>() -> (usize, usize) {
    let (mut asked, mut by_itself) = (0, 0);
    for number in 0..10 {
        let (seats, seed) = (SeatCount::new(3).unwrap(), Seed::from_number(number));
        let options = G::Options::default();
        let mut game = Timeline::<G>::start(Setup { options, seats, seed }, Silent);
        let (mut picks, mut chance) = (Dice::new(&seed.derive(Purpose::Bot, 0)), Chance::default());
        let mut list = Actions::new();
        while let Some(seat) = game.now().deciders().first() {
            let now = game.now();
            // Where several are asked at once, nobody's turn is over by one answer.
            let alone = now.deciders().len() == 1;
            now.actions(seat, &mut list);
            let action = list[picks.below(&mut chance, list.len() as u32) as usize];
            let path = G::path(&now.view(Viewer::Seat(seat)), G::kind(action).unwrap());
            let ended = path[0].is_button() || now.reveals(seat, action);
            game.act(seat, action, Silent).unwrap();
            if alone && !game.now().deciders().contains(seat) {
                *(if ended { &mut asked } else { &mut by_itself }) += 1;
            }
        }
    }
    (asked, by_itself)
}

/// Outside of turns, as when cards are drafted, a single choice passes on: that is little.
fn check<G: Drawn>() {
    let (asked, by_itself) = ends::<G>();
    assert_eq!(G::FINISHES, by_itself * 10 < asked, "{}: {asked} were asked for, {by_itself} not", G::ID);
}

#[test]
fn a_game_that_asks_for_the_end_of_a_turn_always_does() {
    check::<GrandBois>();
    check::<Harmonies>();
    check::<WhiteCastle>();
    check::<Bamboo>();
    check::<Bitoku>();
}
