//! FO-9: who knows what.

use crate::scene::{Scene, Table, seat};
use engawa_grandbois::{Clans, GrandBois, Options, Phase, View};
use engawa_kernel::{Dice, Game, Purpose, Rules, Seed, Viewer};

/// FO-9.1: the forest with what lies underneath, the row, the deck as a set and the towers are in everybody's view.
#[test]
fn the_board_is_public() {
    let mut table = Table::new(3, false, 4);
    table.until(|t| t.board().laid().len() == 20);
    let views: Vec<View> =
        Viewer::all(crate::scene::seats(3)).map(|viewer| table.game.view(viewer)).collect();
    assert!(views.iter().all(|view| view.board == views[0].board && view.board == *table.board()));
    assert_eq!(views[0].board.laid().len(), 20);
    let text = serde_json::to_string(&views[3]).unwrap();
    for clan in ["toad", "rabbit", "fox", "raccoon", "lizard"] {
        assert!(!text.contains(clan), "{text}");
    }
}

/// FO-9.2: each player sees his own clans and his own points; a spectator none, but how the five clans stand.
#[test]
fn clans_are_secret() {
    let mut table = Table::new(4, true, 5);
    while table.board().phase() != Phase::Over {
        for viewer in Viewer::all(crate::scene::seats(4)) {
            let view = table.game.view(viewer);
            for owner in 0..4 {
                let own = viewer == Viewer::Seat(seat(owner));
                assert_eq!(view.clans[owner].is_some(), own);
                assert_eq!(GrandBois::sheet(&view, seat(owner)).is_some(), own);
            }
            assert_eq!(view.board.standings(), table.board().standings());
        }
        table.any(table.board().laid().len() * 5);
    }
    assert_eq!(GrandBois::sheet(&table.game.view(Viewer::Spectator), seat(5)), None, "nobody sits there");
}

/// FO-9.2: what a player may do never depends on anybody's clan.
#[test]
fn lists_tell_nothing_about_clans() {
    let mut table = Table::new(3, false, 6);
    while table.board().phase() != Phase::Over {
        let view = table.game.view(Viewer::Spectator);
        for world in 0..3 {
            let mut dice = Dice::new(&Seed::from_number(6).derive(Purpose::World, world));
            let other = Table { game: GrandBois::redeal(&view, &mut dice), ..table.clone() };
            assert_eq!(other.kinds(), table.kinds());
        }
        table.any(table.board().laid().len() * 3);
    }
}

/// FO-9.2: a world imagined from a view keeps what is known, and deals the rest anew, every way equally often.
#[test]
fn a_redeal_keeps_the_own_clan_and_deals_the_others() {
    let table = Table::new(3, false, 7);
    let view = table.game.view(Viewer::Seat(seat(1)));
    let own = view.clans[1].unwrap();
    let mut dealt = std::collections::BTreeMap::new();
    for number in 0..1200 {
        let mut dice = Dice::new(&Seed::from_number(number));
        let world = GrandBois::redeal(&view, &mut dice);
        assert_eq!(world.view(Viewer::Seat(seat(1))), view);
        let [a, c] = [0, 2].map(|n| world.view(Viewer::Seat(seat(n))).clans[n].unwrap());
        let all: Clans = [a, own, c].iter().flat_map(|clans| clans.iter()).collect();
        assert_eq!(all.len(), 3, "no clan twice");
        *dealt.entry(format!("{a:?} {c:?}")).or_insert(0) += 1;
    }
    assert_eq!(dealt.len(), 4 * 3);
    assert!(dealt.values().all(|&times| (60..140).contains(&times)), "{dealt:?}");
}

/// FO-R3: swept cards are a known tail, kept when worlds are sampled.
#[test]
fn a_redeal_keeps_the_swept_cards() {
    let mut scene = Scene::new(2);
    scene.swept = vec![30, 31, 12];
    let view = scene.view().unwrap();
    for number in 0..20 {
        let world = GrandBois::redeal(&view, &mut Dice::new(&Seed::from_number(number)));
        let tail: Vec<_> = world.board().deck().tail().iter().map(|settled| settled.card).collect();
        assert_eq!(tail, [30, 31, 12]);
    }
}

/// FO-9.3: at the end the clans of the players are open to everybody; those in the box stay closed.
#[test]
fn clans_are_opened_at_the_end() {
    for seats in 2..=4 {
        let mut table = Table::new(seats, false, 8);
        table.until(|t| t.board().phase() == Phase::Over);
        for viewer in Viewer::all(crate::scene::seats(seats)) {
            let view = table.game.view(viewer);
            let open: usize = view.clans.iter().map(|clans| clans.unwrap().len()).sum();
            assert_eq!(open, [4, 3, 4][seats - 2]);
            for (n, sheet) in table.game.outcome().unwrap().sheets.iter().enumerate() {
                assert_eq!(GrandBois::sheet(&view, seat(n)).as_ref(), Some(sheet));
            }
        }
        let names = table.events.iter().filter(|event| format!("{event:?}").starts_with("Opened")).count();
        assert_eq!(names, seats);
    }
}

#[test]
fn options_are_chosen_by_name() {
    use engawa_kernel::Options as _;
    let mut options = Options::default();
    assert!(!options.expert);
    options.set_named("expert", "on", crate::scene::seats(2)).unwrap();
    assert_eq!(options, Options { expert: true });
    assert_eq!(options.named().collect::<Vec<_>>(), [("expert", "on")]);
    assert_eq!((GrandBois::ID, GrandBois::SEATS), ("grandbois", 2..=4));
}
