//! Playing against the tengu: his terms, his seasons, his scoring (BI-16 to BI-18, BI-21).

use engawa_kernel::{Options as _, Rules, SeatCount, Stage};

use crate::scene::{Table, common, fresh, fresh_with, rock, summer, virtue};
use engawa_bitoku::testing::*;
use engawa_bitoku::{
    At, Event, Goods, Kind, Market, Options, Phase, Region, River, Rock, RockClass, Spot, TenguCard,
    TenguStep, Virtue, Who, Yokai,
};

pub(crate) fn card(number: usize) -> TenguCard {
    TenguCard::new(number - 1).expect("a card")
}

pub(crate) fn with(choices: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    let one = SeatCount::new(1).expect("one");
    for (key, value) in choices {
        options.set_named(key, value, one).expect("a choice");
    }
    options
}

/// A solo summer with two rocks of the tengu: kappa and building or mitama.
pub(crate) fn scene(second: usize) -> Table {
    let mut table = summer(1);
    table.game.board.active = TENGU as u8;
    table.player(TENGU).rocks = [Some(rock(1)), Some(rock(second)), None, None];
    table.player(TENGU).goods = Goods::NONE;
    table.player(TENGU).dragonflies = 0;
    table
}

impl Table {
    /// The first step of the table that holds for a card.
    pub(crate) fn step(&mut self, number: usize, leftmost: bool) -> TenguStep {
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
    pub(crate) fn tengu(&mut self, river: River, number: usize) -> &mut Table {
        self.game.board.active = TENGU as u8;
        self.game.tengu_action(river, card(number), &mut Stage::new(&mut self.dice, &mut self.told));
        self
    }

    pub(crate) fn him(&self) -> &engawa_bitoku::Player {
        &self.game.board.players[TENGU]
    }

    pub(crate) fn his_dice(&mut self, dice: [(u8, At); 3]) -> &mut Table {
        for (die, (value, at)) in dice.into_iter().enumerate() {
            self.die(TENGU, die, value, at);
        }
        self
    }
}

pub(crate) const HILL: At = At::Hill(1);

pub(crate) fn forest(spot: Spot) -> At {
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
    table.asked(engawa_bitoku::Task::Back(0b11111, 1));
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
    assert_eq!(table.him().dice[1], engawa_bitoku::Die { value: 2, at: forest(Spot::Steps) });
    table.his_dice([(2, forest(Spot::Yomi)), (4, forest(Spot::Steps)), (3, HILL)]);
    table.step(4, false);
    assert_eq!(table.him().dice[1], engawa_bitoku::Die { value: 4, at: At::Hill(0) }, "and keeps its value");
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
        let summer = |event: &&Event| {
            matches!(event, Event::SeasonBegan { season: engawa_bitoku::Season::Summer, .. })
        };
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
        let result = engawa_bitoku::outcome(sheets, Some(Sheet::new(&[his], &[0, 0])));
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
