//! The table of Bitoku as text.

use engawa_bitoku::{
    At, Bitoku, Building, Crystal, Die, Dragonfly, House, Market, Mitama, Phase, Player, Region, River, View,
    Who, Yokai,
};
use engawa_kernel::Rules;
use engawa_words::{Words, bitoku as told};

use super::{Draw, Scene};

fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "–".into() } else { parts.join(between) }
}

fn name(scene: &Scene<'_, View>, player: usize) -> String {
    match scene.view.board.who(player) {
        Who::Seat(seat) => scene.names.get(seat.index()).cloned().unwrap_or_default(),
        Who::Tengu => scene.words.word("bitoku-tengu"),
    }
}

fn die(words: &Words, die: Die) -> String {
    let value = ("value", die.value.into());
    match die.at {
        At::Locked => words.say("bitoku-draw-locked", &[value]),
        At::Ready => words.say("bitoku-draw-ready", &[value]),
        At::Forest(spot) => words.say("bitoku-draw-away", &[value, ("spot", told::spot(words, spot).into())]),
        At::Hill(_) => words.say("bitoku-draw-on-hill", &[value]),
    }
}

/// A region: the dice there, the kodamas, the treasure, the buildings.
fn region(scene: &Scene<'_, View>, one: Region) -> String {
    let Scene { view, words, .. } = scene;
    let board = &view.board;
    let mut dice = Vec::new();
    for (player, own) in board.players().iter().enumerate() {
        for die in own.dice {
            let here =
                matches!(die.at, At::Forest(spot) if spot.river().map_or(Region::Home, River::region) == one);
            if here {
                dice.push(format!("{} {}", name(scene, player), die.value));
            }
        }
    }
    let args = [("region", told::region(words, one).into()), ("dice", join(dice.into_iter(), ", ").into())];
    let mut lines = vec![words.say("bitoku-draw-region", &args)];
    let cells = board.players().iter().enumerate();
    let cells = cells.map(|(player, own)| format!("{} {}", name(scene, player), own.kodama[one.index()]));
    let cells: Vec<String> = cells.chain(board.neutral().map(|cell| format!("× {cell}"))).collect();
    let rewards = board.treasure(one).rewards().map(|reward| reward.to_string()).join("/");
    let args = [("cells", cells.join(", ").into()), ("rewards", rewards.into())];
    lines.push(format!("    {}", words.say("bitoku-draw-treasure", &args)));
    if let Some(&river) = River::ALL.iter().find(|river| river.region() == one) {
        for &house in House::ALL {
            if let Some(tile) = board.site(river, house) {
                let owner = board.owner(river, house).map_or("–".into(), |player| name(scene, player));
                let args = [("what", told::building(words, tile).into()), ("owner", owner.into())];
                lines.push(format!("    {}", words.say("bitoku-draw-site", &args)));
            }
        }
    }
    lines.join("\n")
}

fn hill(scene: &Scene<'_, View>, river: River) -> String {
    let Scene { view, words, .. } = scene;
    let hill = view.board.hills()[river.index()];
    let card = |bit: u8, said: Option<String>| match said {
        _ if hill.covered >> bit & 1 == 1 => words.word("bitoku-draw-covered"),
        Some(said) => said,
        None => "–".into(),
    };
    let bitoku = hill.bitoku.map(|card| told::virtue(words, card.virtue()));
    let yokai = hill.yokai.map(|card| told::yokai(words, card));
    let third = card(2, Some(words.word("bitoku-draw-open")));
    let args = [
        ("hill", told::region(words, river.region()).into()),
        ("bitoku", card(0, bitoku).into()),
        ("yokai", card(1, yokai).into()),
        ("third", third.into()),
    ];
    words.say("bitoku-draw-hill", &args)
}

fn market(scene: &Scene<'_, View>, market: Market) -> String {
    let Scene { view, words, .. } = scene;
    let said = |number: Option<u8>| {
        let number = number.map(usize::from)?;
        match market {
            Market::Building => Building::new(number).map(|tile| told::building(words, tile)),
            Market::Crystal => Crystal::new(number).map(|tile| told::crystal(words, tile)),
            Market::Mitama => Mitama::new(number).map(|tile| told::mitama(words, tile)),
            Market::Dragonfly => Dragonfly::new(number).map(|tile| told::dragonfly(words, tile)),
        }
    };
    let kind = words.word(&format!("bitoku-market-{}", format!("{market:?}").to_lowercase()));
    let head = words.say("bitoku-draw-market", &[("what", kind.into())]);
    let tiles: Vec<String> =
        view.board.market(market).iter().map(|&tile| said(tile).unwrap_or_else(|| "–".into())).collect();
    format!("{head} {}", tiles.join(" | "))
}

fn player(scene: &Scene<'_, View>, number: usize, own: &Player) -> String {
    let Scene { view, words, .. } = scene;
    let board = &view.board;
    let sheet = match board.who(number) {
        Who::Seat(seat) => Bitoku::sheet(view, seat),
        Who::Tengu => board.tengu_sheet(),
    };
    let args = [
        ("who", name(scene, number).into()),
        ("points", sheet.map_or(0, |sheet| sheet.total()).into()),
        ("virtue", i32::from(own.points).into()),
        ("goods", told::goods(words, own.goods).into()),
        ("one", own.amulets[0].into()),
        ("two", own.amulets[1].into()),
        ("three", own.amulets[2].into()),
        ("pilgrims", own.pilgrims.into()),
    ];
    let mut lines = vec![words.say("bitoku-draw-player", &args)];
    let mut line = |key: &str, args: &[engawa_words::Arg<'_>]| {
        lines.push(format!("    {}", words.say(&format!("bitoku-draw-{key}"), args)));
    };
    line("dice", &[("dice", own.dice.map(|one| die(words, one)).join(", ").into())]);
    let path = own.path.cards().iter().map(|card| told::virtue(words, card.virtue()));
    line("path", &[("path", join(path, ", ").into()), ("visited", own.visited.into())]);
    line(
        "pieces",
        &[
            ("houses", own.houses.into()),
            ("crystals", own.crystal_count().into()),
            ("mitama", own.mitama.count_ones().into()),
            ("pairs", own.pairs().into()),
        ],
    );
    let rocks = own.rocks.iter().flatten().map(|&rock| told::rock(words, rock));
    line("stones", &[("rocks", join(rocks, ", ").into()), ("stones", own.stones.count_ones().into())]);
    let (enlightenment, torii) = board.wisdom(number);
    let walking: u32 = own.walking.iter().map(|&n| u32::from(n)).sum();
    line(
        "wisdom",
        &[("walking", walking.into()), ("enlightenment", enlightenment.into()), ("torii", torii.into())],
    );
    let played = own.played.iter().map(|card| card.map_or("–".into(), |card| told::yokai(words, card)));
    line(
        "cards",
        &[("hand", own.hand.into()), ("deck", own.deck.into()), ("played", join(played, " | ").into())],
    );
    if let Some(hidden) = view.own.get(number).copied().flatten() {
        let hand = Yokai::all().filter(|card| hidden.hand >> card.index() & 1 == 1);
        let hand = hand.map(|card| told::yokai(words, card));
        line("hand", &[("cards", join(hand, " | ").into())]);
    }
    for card in own.visions() {
        lines.push(format!("    {}", told::vision(words, card)));
    }
    lines.join("\n")
}

impl Draw for Bitoku {
    fn draw(scene: &Scene<'_, View>) -> String {
        let Scene { view, words, .. } = scene;
        let board = &view.board;
        let season = match board.phase() {
            Phase::Call | Phase::Harvest => "spring",
            Phase::Summer => "summer",
            Phase::Dice | Phase::Winter => "winter",
            Phase::Ascension | Phase::Over => "ascension",
        };
        let order: Vec<String> = board.order().iter().map(|&at| name(scene, at.into())).collect();
        let args = [
            ("round", board.round().into()),
            ("season", words.word(&format!("bitoku-season-{season}")).into()),
            ("order", order.join(", ").into()),
        ];
        let mut parts = vec![words.say("bitoku-draw-year", &args)];
        parts.extend(Region::ALL.iter().map(|&one| region(scene, one)));
        parts.extend(River::ALL.iter().map(|&river| hill(scene, river)));
        parts.extend(Market::ALL.iter().map(|&one| market(scene, one)));
        let rocks = board.garden().map(|rock| told::rock(words, rock));
        parts.push(words.say("bitoku-draw-garden", &[("rocks", join(rocks, ", ").into())]));
        if board.is_solo() {
            let row: Vec<String> =
                board.tengu().row.iter().flatten().map(|card| (card.index() + 1).to_string()).collect();
            let tile = if board.tengu().active { "bitoku-draw-tile-on" } else { "bitoku-draw-tile-off" };
            let args = [("row", row.join(", ").into()), ("tile", words.word(tile).into())];
            parts.push(words.say("bitoku-draw-tengu", &args));
        }
        parts.extend(board.players().iter().enumerate().map(|(number, own)| player(scene, number, own)));
        parts.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use engawa_kernel::{Actions, Dice, SeatCount, Seed, Stage, Viewer};
    use engawa_words::Lang;

    use super::*;

    /// The table as every viewer sees it at every moment of a game has all its words.
    #[test]
    fn the_table_is_drawn_at_every_moment() {
        for (count, lang) in [(1, Lang::En), (2, Lang::Ru), (3, Lang::En), (4, Lang::Ru)] {
            let words = Words::new(lang);
            let seats = SeatCount::new(count).expect("seats");
            let names: Vec<String> = (0..count).map(|number| format!("N{number}")).collect();
            let mut dice = Dice::new(&Seed::from_number(count as u64));
            let mut list = Actions::new();
            let mut game =
                Bitoku::setup(&engawa_bitoku::Options::default(), seats, &mut Stage::silent(&mut dice));
            let mut moments = 0;
            while let Some(seat) = game.deciders().first() {
                for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                    let view = game.view(viewer);
                    let text = Bitoku::draw(&Scene { view: &view, names: &names, words: &words });
                    assert!(!text.contains('‹') && text.lines().count() > 20, "{text}");
                    let hand = view.own.iter().any(Option::is_some);
                    assert_eq!(hand, viewer != Viewer::Spectator, "a hand is shown to its seat alone");
                }
                game.actions(seat, &mut list);
                let action = list[moments % list.len()];
                game.perform(seat, action, &mut Stage::silent(&mut dice));
                moments += 1;
            }
            assert!(moments > 60);
        }
    }
}
