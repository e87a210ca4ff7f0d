//! The tengu (BI-16 to BI-21).

use engawa_kernel::{Options as _, Rules, SeatCount, Stage, Viewer};

use super::{Table, building, common, dragonfly, fresh, fresh_with, rock, seat, summer, virtue};
use crate::board::TENGU;
use crate::data::{Rock, RockClass, TenguCard, Yokai};
use crate::place::{House, Market, Region, River, Spot, Virtue};
use crate::player::At;
use crate::{Event, Goods, Kind, Options, Phase, TenguStep, Who};

fn card(number: usize) -> TenguCard {
    TenguCard::new(number - 1).expect("a card")
}

fn with(choices: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    let one = SeatCount::new(1).expect("one");
    for (key, value) in choices {
        options.set_named(key, value, one).expect("a choice");
    }
    options
}

/// A solo summer with two rocks of the tengu: kappa and building or mitama.
fn scene(second: usize) -> Table {
    let mut table = summer(1);
    table.game.board.active = TENGU as u8;
    table.player(TENGU).rocks = [Some(rock(1)), Some(rock(second)), None, None];
    table.player(TENGU).goods = Goods::NONE;
    table.player(TENGU).dragonflies = 0;
    table
}

impl Table {
    /// The first step of the table that holds for a card.
    fn step(&mut self, number: usize, leftmost: bool) -> TenguStep {
        self.told.clear();
        self.game.board.active = TENGU as u8;
        self.game.table(card(number), leftmost, &mut Stage::new(&mut self.dice, &mut self.told));
        let step = self.told.iter().find_map(|event| match event {
            Event::TenguActs { step } => Some(*step),
            _ => None,
        });
        step.expect("a step holds")
    }

    /// The action of a region with a card.
    fn tengu(&mut self, river: River, number: usize) -> &mut Table {
        self.game.board.active = TENGU as u8;
        self.game.tengu_action(river, card(number), &mut Stage::new(&mut self.dice, &mut self.told));
        self
    }

    fn him(&self) -> &crate::Player {
        &self.game.board.players[TENGU]
    }

    fn his_dice(&mut self, dice: [(u8, At); 3]) -> &mut Table {
        for (die, (value, at)) in dice.into_iter().enumerate() {
            self.die(TENGU, die, value, at);
        }
        self
    }
}

const HILL: At = At::Hill(1);

fn forest(spot: Spot) -> At {
    At::Forest(spot)
}

/// BI-16.1 BI-16.3 BI-16.4
#[test]
fn what_the_tengu_starts_with() {
    for seed in 0..30 {
        let table = fresh(1, seed);
        let board = &table.game.board;
        let him = table.him();
        assert_eq!(board.order[..2], [1, 0], "he is first");
        assert_eq!(
            him.dice.map(|die| (die.value, die.at)),
            [(2, At::Locked), (3, At::Locked), (4, At::Locked)]
        );
        assert_eq!(
            (him.pilgrims, him.visions, him.amulets, him.dragonflies.count_ones()),
            (11, 0, [0; 3], 1)
        );
        assert_eq!(him.removed, Yokai::starters(TENGU));
        let second =
            him.rocks.iter().flatten().find(|rock| rock.class() != RockClass::Yokai).expect("a rock");
        let extra =
            if second.class() == RockClass::Building { Goods([1, 1, 0, 0]) } else { Goods([1, 0, 0, 1]) };
        assert_eq!(him.goods, extra);
        assert_eq!(board.tengu.row.iter().flatten().count(), 3);
        assert_eq!((board.tengu.deck.count_ones(), board.tengu.discard, board.tengu.active), (7, 0, false));
    }
}

/// BI-16.2
#[test]
fn exactly_one_of_his_two_rocks_shows_yokai() {
    for seed in 0..300 {
        let table = fresh(1, seed);
        let own: Vec<Rock> = table.him().rocks.iter().flatten().copied().collect();
        assert_eq!(own.len(), 2);
        assert_eq!(own.iter().filter(|rock| rock.class() == RockClass::Yokai).count(), 1);
        assert_eq!(table.game.board.garden.count_ones(), 4, "the cell of the first one stays empty");
    }
}

/// BI-16.5
#[test]
fn the_tengu_is_a_player_of_two() {
    let mut table = summer(1);
    table.die(TENGU, 0, 4, forest(Spot::Yomi));
    assert!(!table.may(Kind::Place { die: 0, spot: Spot::Yomi }), "his dice block cells");
    table.me().pilgrims = 3;
    table.die(0, 0, 3, At::Ready).act(Kind::Place { die: 0, spot: Spot::Home4 });
    assert!(table.may(Kind::Line { river: River::Yomi, line: 0 }), "and can be copied");
    table.player(TENGU).kodama = [3; 5];
    table.asked(crate::Task::Back(0b11111, 1));
    assert!(table.may(Kind::Back { player: 1, region: Region::Yomi }));
    table.player(TENGU).kodama[0] = 7;
    table.me().kodama[0] = 6;
    assert!(!table.game.board.can_step(0, 0), "his kodamas block last cells");
}

/// BI-17.1 BI-17.2
#[test]
fn regions_and_favourites() {
    let mut table = scene(6);
    assert_eq!(table.game.board.available(), 0b1111);
    table.die(0, 0, 1, forest(Spot::Glade)).die(0, 1, 1, forest(Spot::Home2));
    assert_eq!(table.game.board.available(), 0b1011, "the Home is never meant");
    assert_eq!(table.game.board.tengu_region(card(9)), River::Yomi, "a mitama rock");
    assert_eq!(scene(10).game.board.tengu_region(card(9)), River::Forges, "else the Forges");
    assert_eq!(table.game.board.tengu_region(card(5)), River::Glade);
}

/// BI-17.3
#[test]
fn the_rarest_bitoku_of_a_type_he_lacks() {
    let mut table = scene(6);
    let hills = [Virtue::Rei, Virtue::Gi, Virtue::Gi, Virtue::Makoto];
    for (hill, kind) in hills.into_iter().enumerate() {
        table.game.board.hills[hill].bitoku = Some(virtue(kind));
    }
    assert_eq!(table.game.board.rarest(0b1111, true), Some(River::Steps), "ties: the left one");
    table.player(TENGU).path.push(virtue(Virtue::Gi));
    assert_eq!(table.game.board.rarest(0b1111, true), Some(River::Yomi));
    assert_eq!(table.game.board.rarest(0b0110, true), None);
    assert_eq!(table.game.board.rarest(0b0110, false), Some(River::Steps));
}

/// BI-17.4
#[test]
fn the_most_promising_kodama() {
    let mut table = scene(6);
    table.me().kodama = [5, 3, 1, 2, 1];
    table.player(TENGU).kodama = [1, 2, 1, 1, 4];
    let rewards = |table: &Table, region: usize| table.game.board.treasures[region].rewards()[0];
    let best = if rewards(&table, 3) > rewards(&table, 1) { Region::Glade } else { Region::Steps };
    assert_eq!(
        table.game.board.most_promising(0b11111),
        Some(best),
        "one cell behind; then the first reward"
    );
    assert_eq!(table.game.board.most_promising(0b10001), Some(Region::Yomi), "the only one behind");
    table.me().kodama = [1; 5];
    let found = table.game.board.most_promising(0b11111).expect("a track").index();
    let most = (0..5).map(|region| rewards(&table, region)).max().expect("five");
    let first = (0..5).find(|&region| rewards(&table, region) == most);
    assert_eq!(Some(found), first, "none behind: the first reward, then the leftmost");
    // A kodama that cannot move loses its step.
    table.me().kodama = [7; 5];
    table.player(TENGU).kodama = [6; 5];
    table.tengu(River::Glade, 5);
    assert_eq!(table.him().kodama, [6; 5]);
}

/// BI-17.5 BI-EX-28
#[test]
fn the_standard_resource() {
    let mut table = scene(6);
    table.tengu(River::Glade, 4);
    assert_eq!(table.him().goods, Goods([1, 0, 1, 0]), "none shown: 1 wood, then 1 jade");
    table.player(TENGU).goods = Goods::NONE;
    table.tengu(River::Glade, 1);
    assert_eq!(table.him().goods, Goods([0, 0, 2, 0]));
}

/// BI-17.6
#[test]
fn contested_crossings() {
    let mut table = scene(6);
    table.die(0, 0, 1, forest(Spot::Steps));
    assert!(table.game.board.is_contested(0), "the value of your die does not matter");
    assert!(!table.game.board.is_contested(1));
    table.die(0, 1, 3, At::Hill(0)).die(0, 2, 3, At::Hill(0));
    assert!(table.game.board.is_contested(0), "one of three cells is free");
    table.his_dice([(2, At::Hill(0)), (3, At::Locked), (4, At::Locked)]);
    assert!(!table.game.board.is_contested(0), "no free cell");
}

/// BI-17.7
#[test]
fn the_lowest_die_is_placed_and_the_highest_crosses() {
    let mut table = scene(6);
    table.his_dice([(4, At::Ready), (2, At::Ready), (3, At::Ready)]);
    assert_eq!(table.step(3, false), TenguStep::C);
    assert_eq!(table.him().dice[1], crate::Die { value: 2, at: forest(Spot::Steps) });
    table.his_dice([(2, forest(Spot::Yomi)), (4, forest(Spot::Steps)), (3, HILL)]);
    table.step(4, false);
    assert_eq!(table.him().dice[1], crate::Die { value: 4, at: At::Hill(0) }, "and keeps its value");
}

/// BI-17.8 BI-17.9
#[test]
fn will_dice_decide() {
    let mut table = scene(6);
    let mut seen = [0; 4];
    for _ in 0..600 {
        let slot = table.game.random_slot(0b1111, &mut Stage::silent(&mut table.dice)).expect("a slot");
        seen[slot] += 1;
    }
    assert!(seen[0] > 150 && seen[1] > 150 && seen[2] > 60 && seen[3] > 60, "{seen:?}");
    let mut seen = [0; 4];
    for _ in 0..60 {
        // From the third slot outwards to the fourth, then wrapped to the first.
        seen[table.game.random_slot(0b1001, &mut Stage::silent(&mut table.dice)).expect("a slot")] += 1;
    }
    assert!(seen[0] > 0 && seen[3] > seen[0] && seen[1] + seen[2] == 0, "{seen:?}");
    assert_eq!(table.game.random_slot(0, &mut Stage::silent(&mut table.dice)), None);
    // One die per choice, only if both options are there.
    let before = table.game.board.chance;
    assert_eq!(table.game.either(0b100, &mut Stage::silent(&mut table.dice)), Some(2));
    assert_eq!(table.game.board.chance, before);
    let firsts =
        (0..400).filter(|_| table.game.either(0b110, &mut Stage::silent(&mut table.dice)) == Some(1)).count();
    assert!((150..250).contains(&firsts));
}

/// BI-18.1 BI-21.4
#[test]
fn movement_points_for_crystals_in_spring() {
    for (options, walked) in [(Options::default(), 3), (with(&[("tengu-no-spring", "on")]), 0)] {
        let mut table = fresh_with(1, options, 3);
        table.player(TENGU).hoard = 0b111;
        let card = table.list(0)[0];
        table.act(card);
        let summer =
            |event: &&Event| matches!(event, Event::SeasonBegan { season: crate::Season::Summer, .. });
        let steps = table.told.iter().take_while(|event| !summer(event)).filter(|event| {
            matches!(
                event,
                Event::Started { who: Who::Tengu, .. }
                    | Event::Walked { who: Who::Tengu, .. }
                    | Event::Entered { who: Who::Tengu, .. }
            )
        });
        assert_eq!(steps.count(), walked, "a point for each crystal: start, on, enlightenment");
        assert_eq!(table.him().hand, 0, "he draws nothing");
    }
}

/// BI-18.2 BI-18.4
#[test]
fn the_will_chooses_a_card_and_the_row_slides() {
    let mut table = summer(1);
    for _ in 0..40 {
        let before = table.game.board.tengu;
        table.told.clear();
        table.player(TENGU).passed = false;
        table.game.board.active = TENGU as u8;
        table.game.tengu_turn(&mut Stage::new(&mut table.dice, &mut table.told));
        let Event::TenguWill { dice, place, card } = table.told[0] else { panic!("{:?}", table.told[0]) };
        let expected = [2, 2, 1, 1, 0, 0][usize::from(dice[0].min(dice[1])) - 1];
        assert_eq!((place, Some(card)), (expected, before.row[usize::from(expected)]));
        let after = table.game.board.tengu;
        assert!(after.row.iter().all(Option::is_some) && !after.row[1..].contains(&Some(card)));
        let mut rest = before.row.to_vec();
        rest.remove(usize::from(place));
        assert_eq!(after.row[1..], rest[..]);
        let all = after.row.iter().flatten().fold(0, |cards, card| cards | card.bit() as u16);
        assert_eq!(all | after.deck | after.discard, 0x3ff);
    }
}

/// BI-18.3
#[test]
fn a_random_rock_leaves_every_winter() {
    let mut table = fresh(1, 2);
    let mut lost = 0;
    let mut garden = table.game.board.garden.count_ones();
    while let Some(seat) = table.game.deciders().first() {
        let kind = *table.list(seat.index()).last().expect("an action");
        table.act(kind);
        lost = table.told.iter().filter(|event| matches!(event, Event::RockLost { .. })).count() as u32;
        garden = table.game.board.garden.count_ones();
    }
    assert!(lost == 4 || garden == 0, "{lost} lost, {garden} left");
    let scored = table.told.iter().any(|event| matches!(event, Event::Removed { who: Who::Tengu, .. }));
    assert!(!scored, "no yokai scoring for him");
    assert_eq!(table.game.board.phase, Phase::Over);
}

/// BI-19.A BI-19.2
#[test]
fn step_a_crosses_where_you_could() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Locked), (4, At::Locked)]);
    table.die(0, 0, 1, forest(Spot::Steps));
    table.game.board.hills[0].yokai = Some(common(6));
    table.game.board.hills[1].yokai = Some(common(1));
    assert_eq!(table.step(3, false), TenguStep::A);
    assert_eq!(table.him().dice[0], crate::Die { value: 2, at: At::Hill(0) });
    assert!(table.him().removed & common(1).bit() != 0, "his favourite: a kappa");
    assert_eq!(table.game.board.hills[1].covered, 2);
    // Not contested: another step.
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Locked), (4, At::Locked)]);
    assert_ne!(table.step(3, false), TenguStep::A);
}

/// BI-19.B
#[test]
fn step_b_unlocks_and_places_from_the_leftmost_card() {
    let mut table = scene(6);
    assert_eq!(table.step(3, true), TenguStep::B);
    assert!(table.game.board.tengu.active);
    assert_eq!((table.him().dice[0].at, table.him().kodama[1]), (forest(Spot::Steps), 2));
    assert_eq!(table.him().walking.iter().sum::<u8>() + table.game.board.wisdom(TENGU).0 as u8, 1, "3 MP");
    // Only with the tile inactive, and only the leftmost card.
    assert_ne!(table.step(1, true), TenguStep::B);
    assert_ne!(scene(6).step(3, false), TenguStep::B);
}

/// BI-19.C
#[test]
fn step_c_places_an_unlocked_die() {
    let mut table = scene(6);
    table.his_dice([(2, At::Ready), (3, At::Locked), (4, At::Locked)]);
    assert_eq!(table.step(5, true), TenguStep::C);
    assert_eq!((table.him().dice[0].at, table.him().goods), (forest(Spot::Glade), Goods([1, 1, 0, 0])));
    assert!(table.him().kodama[3] >= 2);
}

/// BI-19.D
#[test]
fn step_d_pays_for_the_action() {
    let mut table = scene(6);
    table.player(TENGU).goods = Goods([1, 0, 0, 0]);
    assert_eq!(table.step(3, false), TenguStep::D);
    assert_eq!((table.him().goods, table.him().dice[0].at), (Goods::NONE, At::Ready), "no die is placed");
    assert_eq!(table.him().kodama, [1; 5]);
    // A card without a standard resource costs nothing.
    assert_eq!(scene(6).step(4, false), TenguStep::D);
    assert_ne!(scene(6).step(3, false), TenguStep::D);
}

/// BI-19.E BI-19.3
#[test]
fn step_e_takes_the_last_contested_cell() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Hill(0)), (4, At::Hill(1))]);
    table.die(0, 0, 3, forest(Spot::Steps)).die(0, 1, 2, At::Hill(0));
    for hill in 0..2 {
        table.game.board.hills[hill].yokai = Some(common(6 + hill));
        table.game.board.hills[hill].bitoku = None;
    }
    // The card shows only a bitoku, and none is there.
    assert_eq!(table.step(2, false), TenguStep::E);
    assert_eq!(table.him().removed.count_ones(), 6, "a random yokai");
    // With nothing to take he still crosses and covers nothing.
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, At::Hill(0)), (4, At::Hill(1))]);
    table.die(0, 0, 3, forest(Spot::Steps)).die(0, 1, 2, At::Hill(0));
    for hill in 0..2 {
        table.game.board.hills[hill] =
            crate::Hill { bitoku: Some(virtue(Virtue::Gi)), yokai: None, covered: 0 };
    }
    table.player(TENGU).path.push(virtue(Virtue::Gi));
    assert_eq!(table.step(3, false), TenguStep::E);
    assert_eq!(table.game.board.hills[0].covered | table.game.board.hills[1].covered, 0);
    assert_eq!((table.him().dice[0].at, table.him().path.cards().len()), (At::Hill(0), 1));
}

/// BI-19.F BI-EX-30
#[test]
fn step_f_goes_to_the_home() {
    let mut table = scene(6);
    table.his_dice([(2, At::Ready), (3, HILL), (4, HILL)]);
    table.die(0, 0, 6, forest(Spot::Yomi)).die(0, 1, 5, forest(Spot::Home2)).die(0, 2, 3, At::Hill(0));
    assert_eq!(table.step(1, false), TenguStep::F, "the region of the card is taken");
    assert_eq!(table.him().dice[0].at, forest(Spot::Home3), "the second cell is yours");
    assert_eq!((table.him().points, table.him().kodama[2]), (5, 2));
    assert_eq!(table.him().amulets, [0; 3], "not the action of the cell");
    table.his_dice([(2, At::Ready), (3, forest(Spot::Home3)), (4, HILL)]);
    assert_ne!(table.step(1, false), TenguStep::F, "he is there already");
}

/// BI-19.G
#[test]
fn step_g_unlocks_and_takes_the_resource() {
    let mut table = scene(6);
    assert_eq!(table.step(1, false), TenguStep::G);
    assert_eq!((table.him().dice[0].at, table.him().goods), (At::Ready, Goods([0, 0, 1, 0])));
}

/// BI-19.H
#[test]
fn step_h_crosses_for_the_card() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, HILL), (4, forest(Spot::Home2))]);
    table.game.board.hills[0].bitoku = Some(virtue(Virtue::Makoto));
    table.game.board.hills[1].bitoku = Some(virtue(Virtue::Rei));
    assert_eq!(table.step(2, false), TenguStep::H);
    assert_eq!(table.him().path.cards(), [virtue(Virtue::Rei)], "the rarest");
}

/// BI-19.I
#[test]
fn step_i_finds_another_region() {
    let mut table = scene(6);
    table.his_dice([(2, At::Ready), (3, forest(Spot::Home2)), (4, HILL)]);
    table.die(0, 0, 1, forest(Spot::Yomi));
    table.game.board.hills.iter_mut().for_each(|hill| hill.covered = 7);
    table.me().kodama = [1, 1, 1, 1, 2];
    assert_eq!(table.step(1, false), TenguStep::I);
    assert_eq!((table.him().dice[0].at, table.him().kodama[4]), (forest(Spot::Forges), 2));
    assert_eq!(
        table.him().hoard.count_ones() + u32::from(table.him().houses),
        1,
        "nothing shown: building or crystal"
    );
}

/// BI-19.J
#[test]
fn step_j_turns_the_tile_back() {
    let mut table = scene(6);
    table.game.board.tengu.active = true;
    table.his_dice([(2, forest(Spot::Home2)), (3, HILL), (4, HILL)]);
    assert_eq!(table.step(1, false), TenguStep::J);
    assert_eq!((table.game.board.tengu.active, table.him().goods), (false, Goods([0, 0, 1, 0])));
}

/// BI-19.K
#[test]
fn step_k_takes_any_crossing() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Yomi)), (3, HILL), (4, forest(Spot::Home2))]);
    for hill in 0..2 {
        table.game.board.hills[hill].bitoku = None;
        table.game.board.hills[hill].yokai = Some(common(1));
    }
    assert_eq!(table.step(2, false), TenguStep::K, "the card shows a bitoku, none is there");
    assert!(table.him().removed & common(1).bit() != 0);
}

/// BI-19.L BI-19.1
#[test]
fn step_l_passes_for_the_summer() {
    let mut table = scene(6);
    table.his_dice([(2, forest(Spot::Home2)), (3, HILL), (4, HILL)]);
    assert_eq!(table.step(1, false), TenguStep::L);
    assert!(table.him().passed);
    // The letters are those of the table: twelve rows.
    let letters: Vec<String> = "ABCDEFGHIJKL".chars().map(|letter| format!("\"{letter}\"")).collect();
    assert!(letters.iter().all(|letter| serde_json::from_str::<TenguStep>(letter).is_ok()));
    assert!(serde_json::from_str::<TenguStep>("\"M\"").is_err());
}

/// BI-20.1
#[test]
fn his_mitama_and_dragonflies() {
    let mut table = scene(6);
    table.market(Market::Mitama, [Some(5), Some(2), Some(1), Some(10)]);
    table.market(Market::Dragonfly, [Some(0), None, None, None]);
    table.tengu(River::Yomi, 2);
    assert_eq!((table.him().mitama, table.him().points), (1 << 2, 0), "his favourite ara, the cheaper one");
    table.tengu(River::Yomi, 1);
    assert_eq!(table.him().dragonflies, 1);
    // Nothing shown: a dragonfly for an unpaired mitama, else a mitama.
    let mut table = scene(6);
    table
        .market(Market::Mitama, [Some(5), None, None, None])
        .market(Market::Dragonfly, [Some(0), None, None, None]);
    table.tengu(River::Yomi, 3);
    assert_eq!(
        (table.him().mitama, table.him().dragonflies),
        (1 << 5, 0),
        "a random one, no favourite is there"
    );
    table.tengu(River::Yomi, 3);
    assert_eq!(table.him().dragonflies, 1);
}

/// BI-20.2
#[test]
fn he_pairs_at_once_for_two_points() {
    let mut table = scene(6);
    table.player(TENGU).dragonflies = dragonfly(9).bit() as u32;
    table.market(Market::Mitama, [Some(0), None, None, None]);
    table.tengu(River::Yomi, 2);
    assert_eq!((table.him().pairs(), table.him().walking[1], table.him().points), (1, 1, 0), "2 MP, no 4 VP");
}

/// BI-20.3
#[test]
fn his_steps_and_his_glade() {
    let mut table = scene(6);
    table.me().kodama = [1, 1, 2, 1, 1];
    table.tengu(River::Glade, 6);
    assert_eq!((table.him().goods, table.him().kodama[2]), (Goods([0, 0, 1, 1]), 2), "of the card");
    table.tengu(River::Glade, 1);
    assert_eq!(table.him().goods, Goods([0, 0, 3, 1]), "two of the standard resource");
    let mut table = scene(6);
    table.tengu(River::Steps, 1);
    assert_eq!(table.game.board.wisdom(TENGU), (1, 0), "start, on, enlightenment");
}

/// BI-20.4 BI-20.8
#[test]
fn his_forges() {
    let mut table = scene(10);
    table.market(Market::Building, [Some(6), Some(12), Some(0), Some(18)]);
    table.me().kodama[Region::Glade.index()] = 2;
    table.tengu(River::Forges, 8);
    assert_eq!(table.him().houses, 1);
    assert_eq!(table.game.board.owner(River::Glade, House::Temple), Some(TENGU), "favourite, most promising");
    assert_eq!((table.him().kodama[3], table.him().goods), (2, Goods::NONE), "one step, no cost");
    table.tengu(River::Forges, 7);
    assert_eq!((table.him().hoard.count_ones(), table.him().pilgrims), (1, 11), "a crystal wakes nobody");
    // Without a counter the action is lost, no crystal instead.
    table.player(TENGU).houses = 6;
    table.tengu(River::Forges, 8);
    assert_eq!((table.him().houses, table.him().hoard.count_ones()), (6, 1));
    // A favourite that cannot be built counts as absent: a random one is taken.
    let mut table = scene(10);
    for (&river, number) in River::ALL[1..].iter().zip(1..) {
        table.site(river, building(House::Temple, number), 0);
    }
    table.market(Market::Building, [Some(5), Some(12), None, None]);
    table.tengu(River::Forges, 8);
    assert!(River::ALL.iter().any(|&river| table.game.board.owner(river, House::Farm) == Some(TENGU)));
    // Nothing shown: a crystal if no favourite can be built.
    let hoard = table.him().hoard.count_ones();
    table.tengu(River::Forges, 1);
    assert_eq!(table.him().hoard.count_ones(), hoard + 1);
}

/// BI-20.5
#[test]
fn his_buildings_give_him_a_point() {
    let mut table = summer(1);
    table.site(River::Glade, building(House::Onsen, 5), TENGU);
    table
        .die(0, 0, 5, At::Ready)
        .act(Kind::Place { die: 0, spot: Spot::Glade })
        .act(Kind::House { house: House::Onsen });
    assert_eq!((table.him().points, table.him().amulets), (1, [0; 3]));
}

/// BI-20.6 BI-20.9
#[test]
fn how_he_walks() {
    let mut table = scene(6);
    table.player(TENGU).path.push(virtue(Virtue::Meiyo));
    table.player(TENGU).walking[1] = 1;
    table.player(TENGU).pilgrims = 10;
    let walk = |table: &mut Table, points: u8| {
        table.game.board.active = TENGU as u8;
        table.game.tengu_walk(points, &mut Stage::new(&mut table.dice, &mut table.told));
    };
    walk(&mut table, 1);
    assert_eq!((table.him().visited, table.him().points), (1, 4), "VP only");
    walk(&mut table, 1);
    assert_eq!(
        (table.game.board.sides[1], table.him().points),
        ([2, 0, 0], 10),
        "double VP, nearest the fork"
    );
    // At a torii he draws a card and carries out its bottom half; the MP it brings are spent first.
    let mut table = scene(6);
    table.player(TENGU).walking[3] = 1;
    table.player(TENGU).pilgrims = 10;
    table.game.board.tengu.deck = 1 << 4;
    let rest = 0x3ff
        & !(1 << 4)
        & !table.game.board.tengu.row.iter().flatten().fold(0, |cards, card| cards | card.bit() as u16);
    table.game.board.tengu.discard = rest;
    walk(&mut table, 1);
    assert_eq!(table.game.board.sides[3], [2, 0, 0]);
    assert_eq!((table.him().points, table.him().goods), (4, Goods([1, 1, 0, 0])));
    assert!(table.game.board.tengu.discard >> 4 & 1 == 1, "discarded");
    // A new pilgrim at the rightmost torii he has reached; bridges do not stop him.
    walk(&mut table, 1);
    assert_eq!(table.him().walking[3], 1);
    walk(&mut table, 2);
    assert_eq!(table.game.board.wisdom(TENGU), (1, 1), "on over the bridge, then enlightenment");
    // Nobody can move and none is left: the point is lost.
    table.player(TENGU).pilgrims = 0;
    let before = table.game;
    walk(&mut table, 1);
    assert_eq!(table.game, before);
}

/// BI-20.7
#[test]
fn what_he_takes_goes_to_his_pile_and_path() {
    let mut table = scene(6);
    table.his_dice([(4, forest(Spot::Glade)), (3, HILL), (2, forest(Spot::Home2))]);
    table.game.board.hills[2].yokai = Some(common(20));
    table.game.board.hills[3].yokai = None;
    assert_eq!(table.step(3, false), TenguStep::H);
    assert!(table.him().removed & common(20).bit() != 0);
    let seen = table.game.view(Viewer::Seat(seat(0)));
    assert!(seen.board.players[TENGU].removed & common(20).bit() != 0, "the contents of his pile are public");
}

/// BI-21.1 BI-21.2 BI-EX-29
#[test]
fn how_he_scores() {
    let mut table = scene(6);
    let rewards = table.game.board.treasure(Region::Yomi).rewards().map(i32::from);
    table.me().kodama[0] = 4;
    table.player(TENGU).kodama[0] = 4;
    assert_eq!(table.game.board.lake(TENGU, Region::Yomi), rewards[0], "the better place alone");
    assert_eq!(
        table.game.board.lake(0, Region::Yomi),
        i32::midpoint(rewards[1], rewards[2]),
        "you share with the neutral one"
    );
    // A tie without you is shared.
    table.me().kodama[0] = 1;
    assert_eq!(table.game.board.lake(TENGU, Region::Yomi), i32::midpoint(rewards[0], rewards[1]));
    let him = table.player(TENGU);
    him.kodama = [1; 5];
    him.points = 10;
    him.houses = 2;
    him.removed = Yokai::starters(1) | common(1).bit() | common(26).bit();
    him.mitama = 0b11 | 1 << 20;
    him.goods = Goods([1, 2, 0, 0]);
    him.hoard = 0b111;
    let sheet = table.game.board.tengu_sheet().expect("a rival");
    // Kappa: the starting one, kappa 1 and a yamauba; ara: two and a shinigami.
    assert_eq!(sheet.lines[4], 3 * 6);
    assert_eq!((sheet.lines[0], sheet.lines[5], sheet.lines[6]), (10, 3, 0));
    assert_eq!((sheet.lines[7], sheet.lines[8], sheet.lines[9]), (1 + 2, 5 * 3 + 2 * 6, 6));
}

/// BI-21.3
#[test]
fn you_win_only_with_more_points() {
    use engawa_kernel::Sheet;
    for (own, his, won) in [(50, 49, true), (50, 50, false), (49, 50, false)] {
        let sheets = [Sheet::new(&[own], &[9, 9])].into_iter().collect();
        let result = crate::outcome(sheets, Some(Sheet::new(&[his], &[0, 0])));
        assert_eq!(!result.winners.is_empty(), won);
    }
}

/// BI-21.4 BI-21.5
#[test]
fn easier_and_harder() {
    let options =
        with(&[("tengu-dragonflies", "none"), ("tengu-no-yokai", "on"), ("tengu-no-resources", "on")]);
    let him = *fresh_with(1, options, 4).him();
    assert_eq!((him.dragonflies, him.removed, him.goods), (0, 0, Goods::NONE));
    let mut table = fresh_with(1, with(&[("tengu-slow-kodamas", "on")]), 4);
    table.game.board.active = TENGU as u8;
    table.player(TENGU).kodama = [1; 5];
    table.player(TENGU).rocks = [Some(rock(1)), Some(rock(6)), None, None];
    table.his_dice([(2, At::Ready), (3, At::Ready), (4, HILL)]);
    table.me().kodama = [1, 2, 1, 1, 1];
    table.market(Market::Dragonfly, [None; 4]);
    table.step(1, false);
    assert_eq!(table.him().kodama[0], 1, "yours is not ahead");
    table.game.board.players[TENGU].kodama[1] = 1;
    table.step(3, false);
    assert_eq!(table.him().kodama[1], 2);
    let options = with(&[
        ("tengu-early-pilgrim", "on"),
        ("tengu-early-kodamas", "on"),
        ("tengu-dragonflies", "two"),
        ("tengu-lead-points", "on"),
    ]);
    let mut table = fresh_with(1, options, 4);
    table.player(TENGU).kodama = [2, 2, 2, 1, 1];
    let plain = fresh_with(1, options, 5);
    assert_eq!((plain.him().kodama[4] >= 2, plain.him().dragonflies.count_ones() >= 2), (true, true));
    assert_eq!(
        plain.him().pilgrims
            + plain.him().walking.iter().sum::<u8>()
            + plain.game.board.wisdom(TENGU).0 as u8
            + plain.game.board.wisdom(TENGU).1 as u8,
        11
    );
    table.me().kodama = [1, 2, 1, 1, 1];
    let with_lead = table.game.board.tengu_sheet().expect("a rival").lines[3];
    table.game.board.options = Options::default();
    assert_eq!(
        with_lead - table.game.board.tengu_sheet().expect("a rival").lines[3],
        6,
        "two regions ahead, not level"
    );
}

/// BI-19.1: over some games every row of the table occurs, with nothing done to cards or decks. E and K want an area where
/// two dice have taken the same kind of card and a cell is left: three die cells.
#[test]
fn every_step_of_the_table_occurs() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..240 {
        let mut table = fresh(1, seed);
        let mut picks = engawa_kernel::golden::Picks::new(seed);
        while table.game.deciders().first().is_some() {
            let kinds = table.kinds();
            table.act(kinds[picks.below(kinds.len())]);
        }
        seen.extend(table.told.iter().filter_map(|event| match event {
            Event::TenguActs { step } => Some(*step),
            _ => None,
        }));
    }
    assert_eq!(seen.len(), 12, "{seen:?}");
}
