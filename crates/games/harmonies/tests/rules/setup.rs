//! HA-1 and HA-2: what is in the box, and how it is set up.

use std::collections::BTreeSet;

use engawa_harmonies::{Breach, Card, Cell, Colour, Event, Kind, Landscape, Options, Phase, Side, Tokens};
use engawa_kernel::{Options as _, Rules, SeatCount, Viewer};

use crate::colours::*;
use crate::scene::{Picks, Scene, act, board, breach, card, listed, random_turn, seat, space, start};

#[test]
fn the_box_has_its_tokens_and_cards() {
    // HA-1.1
    for seats in 1..=4 {
        let board = board(&start(seats, Side::A, false, 5).0);
        let mut tokens = board.bag();
        board.spaces().iter().flat_map(|space| space.iter()).for_each(|colour| tokens[colour.index()] += 1);
        assert_eq!(tokens, [23, 23, 21, 19, 19, 15]);
        assert_eq!(tokens.iter().map(|&n| u32::from(n)).sum::<u32>(), 120);
        let cards: BTreeSet<Card> = board.deck().chain(board.row().iter().copied().flatten()).collect();
        assert!(cards.into_iter().eq(Card::animals()));
    }
    assert_eq!((Card::animals().count(), Card::spirits().count()), (32, 10));
    assert!(Card::spirits().all(|card| card.cubes() == 1 && card.points().is_empty()));
}

#[test]
fn the_cards_are_those_of_the_box() {
    // HA-1.1: sums over all card faces, taken from the component data that box.txt was written from, not from box.txt
    // or this program; most slips in the file change one of them.
    let places: u32 = Card::animals().map(|card| u32::from(card.cubes())).sum();
    let points: u32 =
        Card::animals().flat_map(engawa_harmonies::Card::points).map(|&points| u32::from(points)).sum();
    let cells: usize = Card::all().map(|card| card.habitat().len()).sum();
    assert_eq!((places, points, cells), (96, 877, 118));
    let names: BTreeSet<&str> = Card::all().map(Card::name).collect();
    assert_eq!(names.len(), 42);
    let fennec = card(23);
    assert_eq!((fennec.name(), fennec.points()), ("fennec-fox", [4, 9, 16].as_slice()));
    let landscapes: Vec<Landscape> = fennec.habitat().iter().map(|spot| spot.landscape).collect();
    assert_eq!(landscapes, [Landscape::Mountain1, Landscape::Mountain1, Landscape::Field]);
    assert_eq!(fennec.stripe(), GRAY);
}

#[test]
fn cubes_never_run_out() {
    // HA-R1: the box has 66 cubes, the cards have 96 places. With 66 animal cubes on the boards one more can be placed.
    let mut scene = Scene::new(4, Side::A);
    let mut cards: Vec<u8> = (1..=32).filter(|&id| id != 26).collect();
    let mut tokens = [(BLUE, 20), (GREEN, 16), (YELLOW, 16), (BROWN, 16)].into_iter();
    let (mut colour, mut left) = tokens.next().expect("tokens");
    let mut cubes = 0;
    for place in 1..4 {
        let mut cells = Side::A.cells();
        let mut free = 23;
        while let Some(next) = cards.iter().position(|&id| card(id).cubes() <= free) {
            let id = cards.remove(next);
            for cell in cells.by_ref().take(card(id).cubes().into()) {
                if left == 0 {
                    (colour, left) = tokens.next().expect("tokens");
                }
                left -= 1;
                scene.places[place].piles.push((cell.axial(), vec![colour], Some(id)));
                cubes += 1;
            }
            free -= card(id).cubes();
            if cubes == 66 {
                break;
            }
        }
    }
    assert!(cubes >= 66, "{cubes}");
    let game = scene.cards(&[26]).pile((0, 0), &[GRAY]).pile((0, 1), &[YELLOW]).set();
    let cell = Cell::at(Side::A, 0, 0).expect("a cell");
    assert_eq!(breach(&game, Kind::PlaceCube { card: card(26), cell }), None);
}

#[test]
fn the_boards_have_two_sides_and_everybody_plays_the_same() {
    // HA-1.2
    assert_eq!((Side::A.columns(), Side::A.cells().count()), ([5, 4, 5, 4, 5].as_slice(), 23));
    assert_eq!((Side::B.columns(), Side::B.cells().count()), ([4, 3, 4, 3, 4, 3, 4].as_slice(), 25));
    for side in Side::ALL {
        let (game, _) = start(4, side, false, 1);
        assert!(board(&game).players().iter().all(|player| player.side() == side));
        let game = Scene::new(2, side).hand(&[BLUE]).set();
        let other = Side::ALL[1 - side as usize];
        let cell = Cell::at(other, 0, 0).expect("a cell");
        assert_eq!(breach(&game, Kind::PlaceToken { colour: BLUE, cell }), Some(Breach::OtherSide));
    }
    // Column 1 sits half a hex lower: its top cell touches the first two of column 0.
    let top = Cell::at(Side::A, 1, 0).expect("a cell");
    let beside: Vec<(i8, i8)> = top.neighbours().map(Cell::axial).filter(|at| at.0 == 0).collect();
    assert_eq!(beside, [(0, 0), (0, 1)]);
}

#[test]
fn the_central_board_has_five_spaces_or_three() {
    // HA-1.3, HA-2.1: three tokens on each space, five cards in the row; solo three and three.
    for (seats, spaces, row) in [(1, 3, 3), (2, 5, 5), (3, 5, 5), (4, 5, 5)] {
        let (game, _) = start(seats, Side::B, false, 8);
        let board = board(&game);
        assert_eq!(board.spaces().len(), spaces);
        assert!(board.spaces().iter().all(|space| space.len() == Tokens::MOST));
        assert_eq!(board.row().iter().flatten().count(), row);
        assert_eq!((board.row().len(), board.deck_len()), (row, 32 - row));
        assert_eq!(board.bag().iter().map(|&n| usize::from(n)).sum::<usize>(), 120 - 3 * spaces);
        let takes = listed(&game).into_iter().filter(|kind| matches!(kind, Kind::TakeTokens { .. }));
        assert_eq!(takes.count(), spaces);
        let beyond = breach(&game, Kind::TakeTokens { space: space(4) });
        assert_eq!(beyond, (spaces == 3).then_some(Breach::NoSuchSpace));
    }
}

#[test]
fn what_comes_first_is_random() {
    // HA-2.1: tokens and cards differ from table to table.
    let starts: BTreeSet<String> = (0..20)
        .map(|seed| {
            let board = board(&start(2, Side::A, false, seed).0);
            format!("{:?} {:?}", board.spaces(), board.row())
        })
        .collect();
    assert_eq!(starts.len(), 20);
}

#[test]
fn sides_and_spirits_can_be_chosen() {
    // HA-2.2
    let seats = SeatCount::new(2).expect("two seats");
    let mut options = Options::default();
    assert_eq!(options.named().collect::<Vec<_>>(), [("side", "A"), ("spirits", "off")]);
    options.set_named("side", "B", seats).expect("a value");
    options.set_named("spirits", "on", seats).expect("a value");
    assert_eq!(options, Options { side: Side::B, spirits: true });
    assert!(options.set_named("side", "C", seats).is_err());
    // Everybody gets two spirit cards, no two the same; without spirits nobody gets any.
    for seats in 1..=4 {
        let (mut game, mut dice) = start(seats, Side::A, true, 3);
        let (mut seen, mut picks) = (BTreeSet::new(), Picks::new(1));
        for _ in 0..seats {
            let active = board(&game).active();
            let offered = game.view(Viewer::Seat(active)).offered.expect("two spirits");
            assert!(offered.iter().all(|card| card.is_spirit() && seen.insert(*card)), "{offered:?}");
            random_turn(&mut game, &mut dice, &mut picks);
        }
        assert_ne!(board(&game).phase(), Phase::Spirit);
        let (mut game, mut dice) = start(seats, Side::A, false, 3);
        for _ in 0..2 * seats {
            assert_eq!(game.view(Viewer::Seat(board(&game).active())).offered, None);
            random_turn(&mut game, &mut dice, &mut picks);
        }
        assert!(board(&game).players().iter().all(|player| player.spirit().is_none()));
    }
}

#[test]
fn anybody_may_be_first_and_the_turn_goes_clockwise() {
    // HA-2.3, HA-R2
    let mut begun = [0u32; 4];
    for seed in 0..400 {
        let (game, _) = start(4, Side::A, false, seed);
        assert_eq!(board(&game).active(), board(&game).first());
        begun[board(&game).first().index()] += 1;
    }
    assert!(begun.iter().all(|&times| (70..130).contains(&times)), "{begun:?}");
    let (mut game, mut dice) = start(3, Side::A, false, 2);
    let (first, mut picks) = (board(&game).first().index(), Picks::new(4));
    for turn in 0..9 {
        assert_eq!(board(&game).active(), seat((first + turn) % 3));
        assert_eq!(usize::from(board(&game).round()), 1 + turn / 3);
        random_turn(&mut game, &mut dice, &mut picks);
    }
}

#[test]
fn setting_up_is_told() {
    let mut dice = engawa_kernel::Dice::new(&engawa_kernel::Seed::from_number(1));
    let mut events: Vec<Event> = Vec::new();
    let seats = SeatCount::new(3).expect("three seats");
    let game = engawa_harmonies::Harmonies::setup(
        &Options::default(),
        seats,
        &mut engawa_kernel::Stage::new(&mut dice, &mut events),
    );
    let filled = events.iter().filter(|event| matches!(event, Event::SpaceFilled { .. })).count();
    let dealt = events.iter().filter(|event| matches!(event, Event::CardDealt { .. })).count();
    assert_eq!((filled, dealt), (5, 5));
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: board(&game).first(), round: 1 }));
    let mut game = game;
    let told = act(&mut game, Kind::TakeTokens { space: space(2) }, &mut dice);
    let taken = board(&game).hand();
    assert_eq!(told, [Event::TokensTaken { seat: board(&game).active(), space: space(2), tokens: taken }]);
    assert_eq!(taken.iter().collect::<Vec<Colour>>().len(), 3);
}
