//! HA-10: who knows what, and when something becomes known.

use engawa_harmonies::{Event, Harmonies, Kind, Phase, Side};
use engawa_kernel::{Rules, Stage, Story, Viewer};

use crate::scene::{Picks, act, board, each_position, listed, random_turn, seat, start};

#[test]
fn the_table_is_public() {
    // HA-10.1: a spectator sees the same board as the players; what is in bag and deck follows by subtraction.
    each_position(4, |game, _| {
        let seen = board(game);
        for viewer in Viewer::all(game.seats()) {
            assert_eq!(game.view(viewer).board, seen);
        }
        let lying: usize = seen
            .players()
            .iter()
            .flat_map(engawa_harmonies::Player::piles)
            .map(|(_, pile)| pile.tokens().len())
            .chain(seen.spaces().iter().map(|space| space.len()))
            .chain([seen.hand().len()])
            .sum();
        let counted: usize =
            seen.bag().iter().chain(&seen.tokens_gone()).map(|&tokens| usize::from(tokens)).sum();
        assert_eq!(lying + counted, 120);
        assert_eq!(seen.deck().count(), seen.deck_len());
        let out = seen.tokens_gone().iter().any(|&tokens| tokens > 0) || seen.cards_gone().next().is_some();
        assert!(seen.is_solo() || !out, "only a solo game puts things out");
    });
}

#[test]
fn dealt_spirits_are_seen_by_their_owner_alone() {
    // HA-10.2
    for seed in 0..20 {
        let (mut game, mut dice) = start(3, Side::A, true, seed);
        let mut picks = Picks::new(seed);
        let mut refused = Vec::new();
        for _ in 0..3 {
            let active = board(&game).active();
            let offered = game.view(Viewer::Seat(active)).offered.expect("two spirits");
            for viewer in Viewer::all(game.seats()).filter(|&viewer| viewer != Viewer::Seat(active)) {
                assert_eq!(game.view(viewer).offered, None, "{viewer:?}");
            }
            // Nobody has seen the cards of those who come later.
            for later in game.seats().seats().filter(|&later| later != active) {
                let known = game.view(Viewer::Seat(later));
                let has_chosen =
                    board(&game).player(later).and_then(engawa_harmonies::Player::spirit).is_some();
                assert_eq!(known.refused.is_some(), has_chosen);
            }
            let told = act(&mut game, Kind::KeepSpirit { card: offered[0] }, &mut dice);
            refused.push((active, offered[1]));
            let [Event::SpiritKept { card, .. }] = told.as_slice() else { panic!("{told:?}") };
            assert_eq!(*card, offered[0], "the kept one becomes public");
            for viewer in Viewer::all(game.seats()) {
                let [Event::SpiritKept { refused, .. }] = [told[0].seen_by(viewer)] else { panic!() };
                assert_eq!(refused.value.is_some(), viewer == Viewer::Seat(active));
            }
            let told = random_turn(&mut game, &mut dice, &mut picks);
            for event in &told {
                if let Event::SpiritsSeen { seat, .. } = event {
                    for viewer in Viewer::all(game.seats()) {
                        let Event::SpiritsSeen { cards, .. } = event.seen_by(viewer) else { panic!() };
                        assert_eq!(cards.value.is_some(), viewer == Viewer::Seat(*seat));
                    }
                }
            }
        }
        // To the end of the game the refused ones stay known to their owners alone.
        while board(&game).phase() != Phase::Over {
            random_turn(&mut game, &mut dice, &mut picks);
        }
        for &(owner, card) in &refused {
            for viewer in Viewer::all(game.seats()) {
                let knows = game.view(viewer).refused == Some(card);
                assert_eq!(knows, viewer == Viewer::Seat(owner));
            }
        }
    }
}

/// Performs a copy and tells whether chance was used.
fn reveals(game: &Harmonies, kind: Kind) -> bool {
    let mut dice = engawa_kernel::Dice::new(&engawa_kernel::Seed::from_number(7));
    let mut after = *game;
    after.perform(board(game).active(), kind.into(), &mut Stage::silent(&mut dice));
    after.chance() != game.chance()
}

#[test]
fn things_become_known_at_two_moments_only() {
    // HA-10.3: the choice of a spirit and Finish (in solo also the swap); everything between can be taken back.
    let (mut ends, mut opens) = (0, 0);
    each_position(6, |game, _| {
        for kind in listed(game) {
            let known = reveals(game, kind);
            match kind {
                Kind::KeepSpirit { .. } | Kind::SwapCard { .. } => assert!(known),
                Kind::Finish if known => opens += 1,
                // Nothing is refilled when the game ends with this turn.
                Kind::Finish => {
                    ends += 1;
                    let mut after = *game;
                    let mut dice = engawa_kernel::Dice::new(&engawa_kernel::Seed::from_number(7));
                    after.perform(board(game).active(), kind.into(), &mut Stage::silent(&mut dice));
                    assert_eq!(board(&after).phase(), Phase::Over);
                }
                _ => assert!(!known, "{kind:?}"),
            }
            assert_eq!(game.reveals(board(game).active(), kind.into()), known, "{kind:?}");
        }
    });
    assert!(ends > 50 && opens > 500, "{ends} {opens}");
    // A seat that is not asked reveals nothing by asking.
    let (game, _) = start(2, Side::A, false, 1);
    let other = seat(1 - board(&game).active().index());
    assert_eq!(game.prompt(other), None);
}
