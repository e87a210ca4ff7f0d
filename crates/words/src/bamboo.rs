//! How Bamboo is told.

use engawa_bamboo::{
    Bamboo, Breach, Cell, Deed, Event, Food, Foods, Gap, Kind, Offering, Prompt, Season, Shoot, Spirit,
    Symbol, Temple, Tile, TileKind, Token, View, Wish, Zone, price,
};
use engawa_kernel::Seat;

use crate::{About, Arg, Names, Spoken, Words};

/// A kind of home tile.
pub fn kind(words: &Words, kind: TileKind) -> String {
    words.word(&format!("bamboo-kind-{}", kind.name()))
}

/// A home tile: its kind and comfort.
pub fn tile(words: &Words, tile: Tile) -> String {
    words.say("bamboo-tile", &[("kind", kind(words, tile.kind()).into()), ("comfort", tile.comfort().into())])
}

/// The part of the house that a token speaks of.
pub fn zone(words: &Words, zone: Zone) -> String {
    words.word(match zone {
        Zone::Left => "bamboo-zone-left",
        Zone::House => "bamboo-zone-house",
        Zone::Right => "bamboo-zone-right",
    })
}

/// What a token asks for. A pattern is written row by row as it must lie: `garden · faith`, `any / garden`.
pub fn wish(words: &Words, wish: &Wish) -> String {
    let named = |one: TileKind| -> Arg<'static> { ("kind", kind(words, one).into()) };
    match *wish {
        Wish::Kind(one) => words.say("bamboo-wish-kind", &[named(one)]),
        Wish::Sum { kind, comfort } => {
            words.say("bamboo-wish-sum", &[named(kind), ("comfort", comfort.into())])
        }
        Wish::Pattern { spots, comfort } => {
            let size = |pick: fn(&engawa_bamboo::Spot) -> u8| spots.iter().map(pick).max().unwrap_or(0);
            let spot = |dx: u8, dy: u8| match spots.iter().find(|spot| (spot.dx, spot.dy) == (dx, dy)) {
                None => "–".to_owned(),
                Some(spot) => spot.kind.map_or_else(|| words.word("bamboo-kind-any"), |one| kind(words, one)),
            };
            let row =
                |dy: u8| (0..=size(|spot| spot.dx)).map(|dx| spot(dx, dy)).collect::<Vec<_>>().join(" · ");
            let rows = (0..=size(|spot| spot.dy)).map(row).collect::<Vec<_>>().join(" / ");
            match comfort {
                0 => rows,
                _ => words.say("bamboo-wish-comfort", &[("rows", rows.into()), ("comfort", comfort.into())]),
            }
        }
    }
}

/// A harmony token: where, what, and how much happiness.
pub fn token(words: &Words, token: Token) -> String {
    let args = [
        ("zone", zone(words, token.zone()).into()),
        ("wish", wish(words, token.wish()).into()),
        ("happiness", token.happiness().into()),
    ];
    words.say("bamboo-token", &args)
}

/// A temple, its area, or the colour of a shoot.
pub fn temple(words: &Words, temple: Temple) -> String {
    words.word(&format!("bamboo-temple-{}", temple.name()))
}

/// One of the four actions.
pub fn deed(words: &Words, deed: Deed) -> String {
    words.word(&format!("bamboo-deed-{}", deed.name()))
}

/// What is printed on a shoot.
pub fn symbol(words: &Words, symbol: Symbol) -> String {
    match symbol {
        Symbol::Deed(one) => deed(words, one),
        Symbol::Joker => words.word("bamboo-deed-joker"),
    }
}

/// A shoot: its temple and what it does.
pub fn shoot(words: &Words, shoot: Shoot) -> String {
    let args =
        [("temple", temple(words, shoot.temple()).into()), ("symbol", symbol(words, shoot.symbol()).into())];
    words.say("bamboo-shoot", &args)
}

/// A spirit by its name.
pub fn spirit(words: &Words, spirit: Spirit) -> String {
    words.word(&format!("bamboo-spirit-{}", spirit.name()))
}

/// What a spirit does, when, and what waking it costs.
pub fn spirit_help(words: &Words, spirit: Spirit) -> String {
    words.word(&format!("bamboo-help-{}", spirit.name()))
}

/// A food.
pub fn food(words: &Words, food: Food) -> String {
    words.word(&format!("bamboo-food-{}", food.name()))
}

/// Several food tokens, equal ones counted together.
pub fn foods(words: &Words, some: Foods) -> String {
    let counted = |(one, count): (Food, u8)| match count {
        0 => None,
        1 => Some(food(words, one)),
        _ => Some(format!("{count} × {}", food(words, one))),
    };
    let named: Vec<String> = Food::ALL.into_iter().zip(some.counts()).filter_map(counted).collect();
    if named.is_empty() { words.word("bamboo-food-none") } else { words.list(&named) }
}

/// Where the sticks of an offering go.
pub fn offering(words: &Words, sticks: Offering) -> String {
    let part = |(one, count): (Temple, u8)| {
        let args = [("temple", temple(words, one).into()), ("count", count.into())];
        (count > 0).then(|| words.say("bamboo-sticks-to", &args))
    };
    words.list(&Temple::ALL.into_iter().zip(sticks.split()).filter_map(part).collect::<Vec<_>>())
}

fn season(words: &Words, season: Season) -> String {
    words.word(match season {
        Season::Spring => "bamboo-season-spring",
        Season::Summer => "bamboo-season-summer",
        Season::Autumn => "bamboo-season-autumn",
        Season::Winter => "bamboo-season-winter",
    })
}

/// Price and happiness of a tile where it lies now.
fn price_of(view: &View, tile: Tile) -> (u8, u8) {
    let row = view.board.tiles(tile.of_type()).position(|there| there == tile);
    row.map_or((0, 0), |row| price(tile.of_type(), row))
}

impl Spoken for Bamboo {
    fn say_prompt(words: &Words, prompt: &Prompt, view: &View) -> String {
        let key = match *prompt {
            Prompt::Draft => "draft",
            Prompt::Gift => "gift",
            Prompt::Visit { .. } => "visit",
            Prompt::Offer { sticks, temple: to, .. } => {
                let args = [("sticks", sticks.into()), ("temple", temple(words, to).into())];
                let free = view.board.is_redirecting_free();
                return words
                    .say(if free { "bamboo-prompt-offer-free" } else { "bamboo-prompt-offer" }, &args);
            }
            Prompt::Plant { left, .. } => return words.say("bamboo-prompt-plant", &[("left", left.into())]),
            Prompt::Activate { left, .. } => {
                return words.say("bamboo-prompt-activate", &[("left", left.into())]);
            }
            Prompt::Place { left } => return words.say("bamboo-prompt-place", &[("left", left.into())]),
            Prompt::EndTurn => "end-turn",
            Prompt::Harmony => "harmony",
            Prompt::HarmonySecond { .. } => "harmony-second",
            Prompt::Improve => "improve",
            Prompt::Cook => "cook",
            Prompt::Tengu => "tengu",
            Prompt::Sweep => "sweep",
            Prompt::Refill { gap } => match gap {
                Gap::Tokens(_) => "refill-tokens",
                Gap::Tiles(_) => "refill-tiles",
                Gap::Food => "refill-food",
            },
            Prompt::Autumn => "autumn",
            Prompt::Year { round } => return words.say("bamboo-prompt-year", &[("round", round.into())]),
            Prompt::Wake => "wake",
            Prompt::Meal { owed, .. } => return words.say("bamboo-prompt-meal", &[("owed", owed.into())]),
        };
        words.word(&format!("bamboo-prompt-{key}"))
    }

    fn say_also(words: &Words, prompt: &Prompt) -> Option<String> {
        match prompt {
            Prompt::Visit { spirits: true }
            | Prompt::Offer { spirits: true, .. }
            | Prompt::Plant { spirits: true, .. }
            | Prompt::Activate { spirits: true, .. }
            | Prompt::HarmonySecond { spirits: true } => Some(words.word("bamboo-prompt-spirits")),
            Prompt::Meal { spirits: true, .. } => Some(words.word("bamboo-prompt-okami")),
            _ => None,
        }
    }

    fn say_action(words: &Words, kind: &Kind, view: &View) -> String {
        let said = |key: &str, args: &[Arg<'_>]| words.say(&format!("bamboo-act-{key}"), args);
        let of_shoot = |one: Shoot| -> Arg<'static> { ("shoot", shoot(words, one).into()) };
        let of_temple = |one: Temple| -> Arg<'static> { ("temple", temple(words, one).into()) };
        let of_token = |one: Token| -> Arg<'static> { ("token", token(words, one).into()) };
        let of_spirit = |one: Spirit| -> Arg<'static> { ("spirit", spirit(words, one).into()) };
        match *kind {
            Kind::GoOn => said("go-on", &[]),
            Kind::EndTurn => said("end-turn", &[]),
            Kind::Refill => said("refill", &[]),
            Kind::Draft { shoot } => said("draft", &[of_shoot(shoot)]),
            Kind::TakeGift { gift } => said("take-gift", &[("deed", deed(words, gift).into())]),
            Kind::Visit { area } => {
                let shoots = view.board.player(view.board.active()).map(|player| player.shoots(area));
                let symbols: Vec<String> =
                    shoots.into_iter().flatten().map(|shoot| symbol(words, shoot.symbol())).collect();
                said("visit", &[of_temple(area), ("symbols", words.list(&symbols).into())])
            }
            Kind::Offer { sticks } => {
                let area = view.board.player(view.board.active()).and_then(engawa_bamboo::Player::marker);
                let away = area.map_or(0, |area| sticks.redirected(area));
                let coins = if view.board.is_redirecting_free() { 0 } else { away };
                said("offer", &[("sticks", offering(words, sticks).into()), ("coins", coins.into())])
            }
            Kind::Plant { shoot, slot } => {
                // Two planted in one slot push out two: this one pushes out the next in line.
                let grove = view.board.grove();
                let out = grove.slot(slot)[grove.planted(slot).count().min(1)];
                let args = [of_shoot(shoot), ("slot", (slot.index() + 1).into())];
                said("plant", &[&args[..], &[("out", self::shoot(words, out).into())]].concat())
            }
            Kind::Activate { shoot, deed: one } => {
                said("activate", &[of_shoot(shoot), ("deed", deed(words, one).into())])
            }
            Kind::Harvest => said("harvest", &[]),
            Kind::PlaceShoot { shoot, area } => said("place-shoot", &[of_shoot(shoot), of_temple(area)]),
            Kind::GainHappiness => said("gain-happiness", &[]),
            Kind::TakeToken { token } => said("take-token", &[of_token(token)]),
            Kind::ScoreToken { token } => said("score-token", &[of_token(token)]),
            Kind::StopHarmony => said("stop-harmony", &[]),
            Kind::GainCoin => said("gain-coin", &[]),
            Kind::BuyTile { tile: one, cell } => {
                let (coins, gain) = price_of(view, one);
                let args = [
                    ("tile", tile(words, one).into()),
                    on(cell),
                    ("coins", coins.into()),
                    ("gain", gain.into()),
                ];
                said("buy-tile", &args)
            }
            Kind::TakeFood { food: one } => said("take-food", &[("food", food(words, one).into())]),
            Kind::Sweep => said("sweep", &[]),
            Kind::UseSpirit { spirit } => {
                said("use-spirit", &[of_spirit(spirit), ("effect", spirit_help(words, spirit).into())])
            }
            Kind::Wake { spirit } => said("wake", &[of_spirit(spirit), ("coins", spirit.waking().into())]),
            Kind::StopWaking => said("stop-waking", &[]),
            Kind::Eat { food } => {
                let hunger = view.board.owed().saturating_sub(food.value());
                said("eat", &[("food", foods(words, food).into()), ("hunger", hunger.into())])
            }
        }
    }

    fn say_event(words: &Words, event: &Event, names: &Names) -> Option<String> {
        let plain = |key: &str, args: &[Arg<'_>]| words.say(&format!("bamboo-event-{key}"), args);
        let told = |key: &str, seat: &Seat, more: &[Arg<'_>]| {
            let who = [("who", names.of(*seat).into())];
            plain(key, &[&who[..], more].concat())
        };
        let of_shoot = |one: &Shoot| -> Arg<'static> { ("shoot", shoot(words, *one).into()) };
        let of_temple = |one: &Temple| -> Arg<'static> { ("temple", temple(words, *one).into()) };
        let of_token = |one: &Token| -> Arg<'static> { ("token", token(words, *one).into()) };
        let of_tile = |one: &Tile| -> Arg<'static> { ("tile", tile(words, *one).into()) };
        let of_spirit = |one: &Spirit| -> Arg<'static> { ("spirit", spirit(words, *one).into()) };
        let of_deed = |one: &Deed| -> Arg<'static> { ("deed", deed(words, *one).into()) };
        let of_foods = |some: &Foods| -> Arg<'static> { ("food", foods(words, *some).into()) };
        let said = match event {
            Event::SetUp { first } => told("set-up", first, &[]),
            Event::Drafted { seat, shoot } => told("drafted", seat, &[of_shoot(shoot)]),
            Event::SeasonBegan { season: one, round } => {
                plain("season", &[("season", season(words, *one).into()), ("round", (*round).into())])
            }
            Event::GiftsShown { gifts } => {
                let gifts: Vec<String> = gifts.iter().map(|&gift| deed(words, gift)).collect();
                plain("gifts", &[("gifts", words.list(&gifts).into())])
            }
            Event::GiftTaken { seat, gift } => told("gift-taken", seat, &[of_deed(gift)]),
            Event::Visited { seat, area } => told("visited", seat, &[of_temple(area)]),
            Event::Offered { seat, sticks, coins } => {
                let args = [("sticks", offering(words, *sticks).into()), ("coins", (*coins).into())];
                told("offered", seat, &args)
            }
            Event::Planted { seat, shoot, slot } => {
                told("planted", seat, &[of_shoot(shoot), ("slot", (slot.index() + 1).into())])
            }
            Event::Activated { seat, shoot, deed } => {
                told("activated", seat, &[of_shoot(shoot), of_deed(deed)])
            }
            Event::ShootPlaced { seat, shoot, area } => {
                told("shoot-placed", seat, &[of_shoot(shoot), of_temple(area)])
            }
            Event::SpiritUsed { seat, spirit } => told("spirit-used", seat, &[of_spirit(spirit)]),
            Event::HappinessGained { seat } => told("happiness", seat, &[]),
            Event::TokenTaken { seat, token } => told("token-taken", seat, &[of_token(token)]),
            Event::TokenScored { seat, token, gain } => {
                told("token-scored", seat, &[of_token(token), ("gain", (*gain).into())])
            }
            Event::CoinGained { seat } => told("coin", seat, &[]),
            Event::TileBought { seat, tile, cell, coins, gain } => {
                let args = [of_tile(tile), on(*cell), ("coins", (*coins).into()), ("gain", (*gain).into())];
                told("tile-bought", seat, &args)
            }
            Event::IncomeGained { seat, coins } => told("income", seat, &[("coins", (*coins).into())]),
            Event::FoodTaken { seat, food: one } => {
                told("food-taken", seat, &[("food", food(words, *one).into())])
            }
            Event::NothingToCook { seat } => told("nothing-to-cook", seat, &[]),
            Event::FoodSwept { seat, food } => told("food-swept", seat, &[of_foods(food)]),
            Event::SupplyMadeAnew => plain("supply-anew", &[]),
            Event::FoodLaidOut { food } => plain("food-laid-out", &[of_foods(food)]),
            Event::TokenDealt { token } => plain("token-dealt", &[of_token(token)]),
            Event::TileDealt { tile } => plain("tile-dealt", &[of_tile(tile)]),
            Event::SpiritWon { seat, temple, spirit } => {
                told("spirit-won", seat, &[of_temple(temple), of_spirit(spirit)])
            }
            Event::SpiritBoxed { temple, spirit } => {
                plain("spirit-boxed", &[of_temple(temple), of_spirit(spirit)])
            }
            Event::SpiritStayed { temple, spirit } => {
                plain("spirit-stayed", &[of_temple(temple), of_spirit(spirit)])
            }
            Event::GhostDealt { sticks } => {
                let part = |(one, count): (Temple, u8)| {
                    let args = [("temple", temple(words, one).into()), ("count", count.into())];
                    (count > 0).then(|| words.say("bamboo-sticks-to", &args))
                };
                let parts: Vec<String> = Temple::ALL.into_iter().zip(*sticks).filter_map(part).collect();
                plain("ghost-dealt", &[("sticks", words.list(&parts).into())])
            }
            Event::SpiritShown { temple, spirit } => {
                plain("spirit-shown", &[of_temple(temple), of_spirit(spirit)])
            }
            Event::SpiritWoken { seat, spirit, coins } => {
                told("spirit-woken", seat, &[of_spirit(spirit), ("coins", (*coins).into())])
            }
            Event::Ate { seat, food, hunger } => {
                told("ate", seat, &[of_foods(food), ("hunger", (*hunger).into())])
            }
            Event::FirstPassed { seat } => told("first-passed", seat, &[]),
            Event::TileRetired { tile } => plain("tile-retired", &[of_tile(tile)]),
            Event::TokenRetired { token } => plain("token-retired", &[of_token(token)]),
            Event::Ended => plain("ended", &[]),
            // What comes before and after says enough.
            Event::StickTaken { .. }
            | Event::TurnBegan { .. }
            | Event::PushedOut { .. }
            | Event::TurnEnded { .. }
            | Event::HarmonyStopped { .. }
            | Event::WentOn { .. }
            | Event::SticksReturned
            | Event::WakingStopped { .. } => return None,
        };
        Some(said)
    }

    fn about(event: &Event) -> About {
        match event {
            Event::SetUp { first: seat }
            | Event::Drafted { seat, .. }
            | Event::StickTaken { seat, .. }
            | Event::GiftTaken { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::Visited { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Planted { seat, .. }
            | Event::Activated { seat, .. }
            | Event::PushedOut { seat, .. }
            | Event::ShootPlaced { seat, .. }
            | Event::TurnEnded { seat, .. }
            | Event::SpiritUsed { seat, .. }
            | Event::HappinessGained { seat, .. }
            | Event::TokenTaken { seat, .. }
            | Event::TokenScored { seat, .. }
            | Event::HarmonyStopped { seat, .. }
            | Event::CoinGained { seat, .. }
            | Event::TileBought { seat, .. }
            | Event::IncomeGained { seat, .. }
            | Event::FoodTaken { seat, .. }
            | Event::NothingToCook { seat, .. }
            | Event::FoodSwept { seat, .. }
            | Event::WentOn { seat, .. }
            | Event::SpiritWon { seat, .. }
            | Event::SpiritWoken { seat, .. }
            | Event::WakingStopped { seat, .. }
            | Event::Ate { seat, .. }
            | Event::FirstPassed { seat, .. } => About::Seat(*seat),
            _ => About::Table,
        }
    }

    fn say_breach(words: &Words, breach: &Breach) -> String {
        let key = match breach {
            Breach::RefillFirst => "refill-first",
            Breach::GoOnFirst => "go-on-first",
            Breach::NothingWaits => "nothing-waits",
            Breach::ActionFirst => "action-first",
            Breach::NoSuchAction => "no-such-action",
            Breach::OtherStep => "other-step",
            Breach::NotLaidOut => "not-laid-out",
            Breach::NoSuchGift => "no-such-gift",
            Breach::SameArea => "same-area",
            Breach::EmptyArea => "empty-area",
            Breach::OtherNumber => "other-number",
            Breach::TooPoorToRedirect => "too-poor-to-redirect",
            Breach::NotInArea => "not-in-area",
            Breach::SlotFull => "slot-full",
            Breach::NotReady => "not-ready",
            Breach::OtherSymbol => "other-symbol",
            Breach::NotHarvested => "not-harvested",
            Breach::OwnAreaFirst => "own-area-first",
            Breach::AreaFull => "area-full",
            Breach::NoSingleHappiness => "no-single-happiness",
            Breach::NothingDone => "nothing-done",
            Breach::NotOnDisplay => "not-on-display",
            Breach::NoSpace => "no-space",
            Breach::NotYourToken => "not-your-token",
            Breach::NotFulfilled => "not-fulfilled",
            Breach::TooPoor => "too-poor",
            Breach::CellTaken => "cell-taken",
            Breach::OtherKind => "other-kind",
            Breach::NoSuchFood => "no-such-food",
            Breach::FoodTaken => "food-taken",
            Breach::NotAwake => "not-awake",
            Breach::NoWindow => "no-window",
            Breach::NoEffect => "no-effect",
            Breach::NotAsleep => "not-asleep",
            Breach::TooPoorToWake => "too-poor-to-wake",
            Breach::OtherMeal => "other-meal",
        };
        words.word(&format!("bamboo-breach-{key}"))
    }
}

fn on(cell: Cell) -> Arg<'static> {
    ("cell", cell.to_string().into())
}
