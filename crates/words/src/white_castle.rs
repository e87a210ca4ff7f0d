//! How The White Castle is told.

mod things;

use engawa_white_castle::{
    Board, Breach, Card, Colour, End, Event, Face, Good, Kind, Node, Prompt, Room, Source, Space, Start,
    Task, View, WhiteCastle, Who,
};

use crate::letters::small;
use crate::{About, Arg, Names, Spoken, Words};

pub use things::{
    art, bed, colour, count, deeds, effects, floor, good, goods, hall, node, origin, rival_next, room,
    source, space, tea, yard,
};
use things::{row, say, word};

/// What is asked, without where it came from.
pub fn asked(words: &Words, prompt: &Prompt) -> String {
    let choose = |what: Node| say(words, "ask-choose", &[("what", node(words, what).into())]);
    match prompt.task {
        Task::Pay(cost, then) => {
            let cost = good(words, cost.good, cost.n.into());
            say(words, "ask-pay", &[("cost", cost.into()), ("then", effects(words, then).into())])
        }
        Task::CastleRow(filter, n, _) => choose(Node::Row(filter, n)),
        Task::Curtain(face, unsealed) => choose(Node::Curtain(face, unsealed)),
        Task::Tile(face, n, _) => choose(Node::Tile(face, n)),
        task => word(words, &format!("prompt-{}", question(task, prompt.trade))),
    }
}

/// A question and, in front of it, where it came from.
pub fn asked_by(words: &Words, board: &Board, from: Source, asked: String) -> String {
    if from == Source::Game {
        return asked;
    }
    let asked = small(&asked);
    say(words, "prompt-from", &[("prompt", asked.into()), ("source", origin(words, board, from).into())])
}

/// The key of what is asked.
fn question(task: Task, trade: bool) -> &'static str {
    match task {
        Task::Pair => "pair",
        Task::Keep(Start::Resource) => "keep-resource",
        Task::Keep(Start::Action) => "keep-action",
        Task::Keep(Start::Token) => "keep-token",
        Task::Turn => "turn",
        Task::Finish if trade => "finish-last",
        Task::Finish => "finish",
        Task::Pay(..) => "pay",
        Task::Choose(_) => "choose",
        Task::Courtier(_) => "courtier",
        Task::Rise => "rise",
        Task::Warrior => "warrior",
        Task::Gardener => "gardener",
        Task::Geisha(_) => "geisha",
        Task::Stroll => "stroll",
        Task::LightRow(_) => "light-row",
        Task::Refill(_) | Task::Unveil(_) => "go-on",
        Task::RivalTurn | Task::RivalEnd | Task::RivalCard(..) => "go-on-rival",
        Task::Slot => "slot",
        Task::Rows(..) => "rows",
        Task::CastleRow(..) => "castle-row",
        Task::DomainRow | Task::Domain(..) => "domain-row",
        Task::Curtain(..) | Task::Curtains(_) => "curtain",
        Task::CardOfChoice | Task::TakeCard | Task::Tuck(_) => "art",
        Task::Tile(..) | Task::Tiles(_) => "tile",
        Task::Stones(..) => "stones",
        Task::Gardens(..) => "gardens",
        Task::RivalEnter(_) => "rival-enter",
        Task::RivalSlot => "rival-slot",
        Task::RivalGarden(_) => "rival-garden",
        Task::RivalStroll(_) => "rival-stroll",
        Task::RivalDiscard => "rival-discard",
        Task::Parts(..) => "parts",
        Task::Goods(_) | Task::Well(_) | Task::Pads(_) => "goods",
    }
}

/// A change in coins, with its sign.
fn coins(words: &Words, change: i8) -> String {
    if change == 0 {
        return word(words, "coins-even");
    }
    let sign = if change < 0 { "−" } else { "+" };
    format!("{sign}{}", count(words, Good::Coin, change.unsigned_abs().into()))
}

/// A starting pair: what its resource card gives, the row of its action card.
fn start_cards(words: &Words, resource: engawa_white_castle::Resource, action: Card) -> [Arg<'static>; 2] {
    [("gains", goods(words, resource.gains()).into()), ("action", row(words, action, 0).into())]
}

fn say_pair(words: &Words, board: &Board, number: u8) -> String {
    let args = [("number", (number + 1).into())];
    match board.pairs().get(usize::from(number)).copied().flatten() {
        Some(engawa_white_castle::StartPair { resource: Some(resource), action: Some(action), token }) => {
            let cards = start_cards(words, resource, action);
            match token {
                None => say(words, "act-take-pair", &[&args[..], &cards].concat()),
                Some(token) => {
                    let token = [("token", effects(words, token.face(Face::Blue)).into())];
                    say(words, "act-take-pair-token", &[&args[..], &cards, &token].concat())
                }
            }
        }
        _ => word(words, "prompt-pair"),
    }
}

fn say_kept(words: &Words, board: &Board, start: Start, which: u8) -> String {
    let pair = board.pairs().get(usize::from(which)).copied().flatten();
    // Two action cards may be alike: the number tells them apart.
    if let (Start::Action, Some(card)) = (start, pair.and_then(|pair| pair.action)) {
        let args = [
            ("number", (which + 1).into()),
            ("what", row(words, card, 0).into()),
            ("back", goods(words, card.back()).into()),
        ];
        return say(words, "act-keep-action", &args);
    }
    let what = match start {
        Start::Resource => pair.and_then(|pair| pair.resource).map(|card| goods(words, card.gains())),
        Start::Action => pair.and_then(|pair| pair.action).map(|card| row(words, card, 0)),
        Start::Token => pair.and_then(|pair| pair.token).map(|token| effects(words, token.face(Face::Blue))),
    };
    say(words, "act-keep", &[("what", what.unwrap_or_default().into())])
}

fn say_place(words: &Words, board: &Board, bridge: Colour, end: End, at: Space) -> String {
    let value = board.bridge(bridge).end(end).unwrap_or(0);
    let change = value as i8 - board.value(at) as i8;
    let args = [
        ("die", colour(words, bridge).into()),
        ("value", value.into()),
        ("end", word(words, if end == End::Left { "end-left" } else { "end-right" }).into()),
        ("space", space(words, at).into()),
        ("coins", coins(words, change).into()),
    ];
    say(words, "act-place", &args)
}

/// The end of a turn or of the gardens; it names what seals could still pay for (WC-8.5).
fn say_finish(words: &Words, board: &Board) -> String {
    let gardens: Vec<String> = board.gardens_for_seals().map(|at| bed(words, at)).collect();
    if gardens.is_empty() {
        return word(words, "act-finish");
    }
    say(words, "act-finish-gardens", &[("gardens", gardens.join("; ").into())])
}

impl Spoken for WhiteCastle {
    fn say_prompt(words: &Words, prompt: &Prompt, view: &View) -> String {
        asked_by(words, &view.board, prompt.source, asked(words, prompt))
    }

    fn say_also(words: &Words, prompt: &Prompt) -> Option<String> {
        prompt.trade.then(|| word(words, "prompt-trade"))
    }

    #[allow(clippy::too_many_lines)] // one arm an action
    fn say_action(words: &Words, kind: &Kind, view: &View) -> String {
        let board = &view.board;
        let task = board.pending().last().map(|step| step.task);
        let does = |effects: String| say(words, "act-do", &[("what", effects.into())]);
        let way = |key: &str, from: String, to: String| {
            say(words, key, &[("from", from.into()), ("to", to.into())])
        };
        match *kind {
            Kind::Finish => say_finish(words, board),
            Kind::GoOn => word(words, "act-go-on"),
            Kind::Decline => word(words, "act-decline"),
            Kind::TakePair { pair } => say_pair(words, board, pair),
            Kind::Keep { start, which } => say_kept(words, board, start, which),
            Kind::Place { bridge, end, space } => say_place(words, board, bridge, end, space),
            Kind::Trade { good: what } => say(words, "act-trade", &[("good", good(words, what, 1).into())]),
            Kind::Pick { good: what } => say(words, "act-pick", &[("good", good(words, what, 1).into())]),
            Kind::TakeSeals => word(words, "act-take-seals"),
            Kind::TakeLantern => word(words, "act-take-lantern"),
            Kind::Advance { to } => match board.barrier_seals(to) {
                0 => say(words, "act-advance", &[("to", to.into())]),
                seals => {
                    let seals = good(words, Good::Seal, seals.into());
                    say(words, "act-advance-paid", &[("to", to.into()), ("seals", seals.into())])
                }
            },
            Kind::Stay => word(words, "act-stay"),
            Kind::Part { part } => match task {
                Some(Task::Parts(parts, _)) => does(
                    parts.parts().get(usize::from(part)).map_or_else(String::new, |&part| node(words, part)),
                ),
                _ => word(words, "prompt-parts"),
            },
            Kind::Pay => match task {
                Some(Task::Pay(cost, then)) => does(node(words, Node::Pay(cost, then))),
                _ => word(words, "act-pay"),
            },
            Kind::Choose { option } => match task {
                Some(Task::Choose(options)) => {
                    let option = options.list().get(usize::from(option)).copied();
                    does(option.map_or_else(String::new, |option| effects(words, option)))
                }
                _ => word(words, "prompt-choose"),
            },
            Kind::Audience => word(words, "act-audience"),
            Kind::Climb { from, to } => way("act-climb", floor(words, from), hall(words, to)),
            Kind::Row { row: at } => match task {
                Some(Task::Rows(card, _) | Task::LightRow(card)) => does(row(words, card, at)),
                _ => word(words, "prompt-rows"),
            },
            Kind::CastleRow { at } => {
                let card = board.room(at.room());
                let does = card.map_or_else(String::new, |card| row(words, card, at.row() as u8));
                say(
                    words,
                    "act-castle-row",
                    &[("room", room(words, at.room()).into()), ("effects", does.into())],
                )
            }
            Kind::Slot { slot } => {
                let does = board.daimyo().slots()[usize::from(slot) % 3];
                say(words, "act-slot", &[("effects", effects(words, does).into())])
            }
            Kind::Domain { row } => source(words, Source::Domain(row)),
            Kind::Yard { yard: at } => say(words, "act-yard", &[("yard", yard(words, at).into())]),
            Kind::Tile { place } => {
                let does = board.tile(place).face(place.face());
                say(words, "act-tile", &[("effects", effects(words, does).into())])
            }
            Kind::Garden { bed: at } => {
                let does = effects(words, board.garden(at).effects());
                say(words, "act-garden", &[("bed", bed(words, at).into()), ("effects", does.into())])
            }
            Kind::Overlook => word(words, "act-overlook"),
            Kind::Invite => word(words, "act-invite"),
            Kind::Stroll { from, to } => way("act-stroll", tea(words, from), tea(words, to)),
            Kind::Curtain { art: deck, face } => {
                let does =
                    board.art(deck).map_or_else(String::new, |card| effects(words, card.curtain(face)));
                say(words, "act-curtain", &[("art", art(words, deck).into()), ("effects", does.into())])
            }
            Kind::Art { art: deck } => say(words, "act-art", &[("art", art(words, deck).into())]),
            Kind::RivalEnter { room: at } => {
                say(words, "act-rival-room", &[("room", room(words, at).into())])
            }
            Kind::RivalSlot { slot } => say(words, "act-rival-slot", &[("number", (slot + 1).into())]),
            Kind::RivalGarden { bed: at } => say(words, "act-rival-room", &[("room", bed(words, at).into())]),
            Kind::RivalStroll { from, to } => way("act-rival-stroll", tea(words, from), tea(words, to)),
            Kind::RivalDiscard { art: deck } => {
                say(words, "act-rival-discard", &[("art", art(words, deck).into())])
            }
        }
    }

    #[allow(clippy::too_many_lines)] // one arm an event
    fn say_event(words: &Words, event: &Event, names: &Names) -> Option<String> {
        let called = |who: Who| match who {
            Who::Seat(seat) => names.of(seat).to_owned(),
            Who::Rival => word(words, "rival"),
        };
        let plain = |key: &str, args: &[Arg<'_>]| say(words, &format!("event-{key}"), args);
        let told = |key: &str, who: Who, more: &[Arg<'_>]| {
            let who = [("who", called(who).into())];
            plain(key, &[&who[..], more].concat())
        };
        let counted = |what: Good, n: u8| -> Arg<'static> { ("goods", good(words, what, n.into()).into()) };
        let ways =
            |from: String, to: String| -> [Arg<'static>; 2] { [("from", from.into()), ("to", to.into())] };
        let in_room = |at: Room| -> Arg<'static> { ("room", room(words, at).into()) };
        Some(match *event {
            Event::Rolled { round, .. } => plain("rolled", &[("round", round.into())]),
            Event::PairTaken { who, resource, action, .. } => {
                told("pair-taken", who, &start_cards(words, resource, action))
            }
            Event::Kept { who, .. } => told("kept", who, &[]),
            Event::Placed { who, bridge, value, space: at, coins: change, .. } => {
                let args = [
                    ("die", colour(words, bridge).into()),
                    ("value", value.into()),
                    ("space", space(words, at).into()),
                    ("coins", coins(words, change).into()),
                ];
                told("placed", who, &args)
            }
            Event::Gained { who, source: from, goods: gained } => {
                let args = [("goods", goods(words, &gained).into()), ("source", source(words, from).into())];
                told(if from == Source::Game { "gained-plain" } else { "gained" }, who, &args)
            }
            Event::Lost { who, good, n } => {
                told("lost", who, &[("goods", count(words, good, n.into()).into())])
            }
            Event::Paid { who, good, n } => told("paid", who, &[counted(good, n)]),
            Event::Traded { who, good } => told("traded", who, &[counted(good, 1)]),
            Event::Moved { who, from, to, .. } => {
                told("moved", who, &[("from", from.into()), ("to", to.into())])
            }
            Event::Audience { who } => told("audience", who, &[]),
            Event::Climbed { who, from, to } => {
                told("climbed", who, &ways(floor(words, from), hall(words, to)))
            }
            Event::RivalClimbed { from, to } => {
                told("climbed", Who::Rival, &ways(floor(words, from), floor(words, to)))
            }
            Event::CardTaken { who, room, .. } => told("card-taken", who, &[in_room(room)]),
            Event::CardGone { room, .. } => plain("card-gone", &[in_room(room)]),
            Event::CardDealt { room, .. } => plain("card-dealt", &[in_room(room)]),
            Event::SlotTaken { who, daimyo, slot } => {
                let does = effects(words, daimyo.slots()[usize::from(slot) % 3]);
                told("slot-taken", who, &[("effects", does.into())])
            }
            Event::WarriorSent { who, yard: at } => {
                told("warrior-sent", who, &[("yard", yard(words, at).into())])
            }
            Event::GardenerSent { who, bed: at } => {
                told("gardener-sent", who, &[("bed", bed(words, at).into())])
            }
            Event::GeishaSent { who, to } => told("geisha-sent", who, &[("to", tea(words, to).into())]),
            Event::GeishaMoved { who, from, to } => {
                told("geisha-moved", who, &ways(tea(words, from), tea(words, to)))
            }
            Event::ArtTaken { who, card } => {
                told("art-taken", who, &[("art", art(words, card.art()).into())])
            }
            Event::ArtTucked { who, .. } => told("art-tucked", who, &[]),
            Event::ArtGone { card } => plain("art-gone", &[("art", art(words, card.art()).into())]),
            Event::ArtDealt { art: deck, card } => {
                let curtain = |face| effects(words, card.curtain(face));
                let args = [
                    ("art", art(words, deck).into()),
                    ("yellow", curtain(Face::Yellow).into()),
                    ("blue", curtain(Face::Blue).into()),
                ];
                plain("art-dealt", &args)
            }
            Event::RoundOver { round, order } => {
                let order: Vec<String> = order.into_iter().flatten().map(called).collect();
                plain("round-over", &[("round", round.into()), ("order", order.join(", ").into())])
            }
            Event::Flipped { card } => {
                let deeds = deeds(words, card);
                plain("flipped", &[("number", (card.index() + 1).into()), ("deeds", deeds.into())])
            }
            Event::Ended => plain("ended", &[]),
            // What follows says enough.
            Event::TurnBegan { .. }
            | Event::SoloShown { .. }
            | Event::Began { .. }
            | Event::Declined { .. }
            | Event::Finished { .. }
            | Event::WentOn { .. } => return None,
        })
    }

    fn about(event: &Event) -> About {
        match event {
            Event::PairTaken { who, .. }
            | Event::Kept { who, .. }
            | Event::TurnBegan { who, .. }
            | Event::Placed { who, .. }
            | Event::Began { who, .. }
            | Event::Gained { who, .. }
            | Event::Lost { who, .. }
            | Event::Paid { who, .. }
            | Event::Traded { who, .. }
            | Event::Declined { who, .. }
            | Event::Moved { who, .. }
            | Event::Audience { who, .. }
            | Event::Climbed { who, .. }
            | Event::CardTaken { who, .. }
            | Event::SlotTaken { who, .. }
            | Event::WarriorSent { who, .. }
            | Event::GardenerSent { who, .. }
            | Event::GeishaSent { who, .. }
            | Event::GeishaMoved { who, .. }
            | Event::ArtTaken { who, .. }
            | Event::ArtTucked { who, .. }
            | Event::Finished { who, .. }
            | Event::WentOn { who, .. } => match who {
                Who::Seat(seat) => About::Seat(*seat),
                Who::Rival => About::Rival,
            },
            Event::RivalClimbed { .. } | Event::Flipped { .. } => About::Rival,
            _ => About::Table,
        }
    }

    fn say_breach(words: &Words, breach: &Breach) -> String {
        let key = match breach {
            Breach::SomethingElse => "something-else",
            Breach::Compulsory => "compulsory",
            Breach::PairGone => "pair-gone",
            Breach::NoDie => "no-die",
            Breach::OnlyWithMatcha => "only-with-matcha",
            Breach::WrongColour => "wrong-colour",
            Breach::SpaceFull => "space-full",
            Breach::TooFewCoins => "too-few-coins",
            Breach::TooFewSeals => "too-few-seals",
            Breach::LimitReached => "limit-reached",
            Breach::NoTradeNow => "no-trade-now",
            Breach::NotAResource => "not-a-resource",
            Breach::CannotStopThere => "cannot-stop-there",
            Breach::NoSuchPart => "no-such-part",
            Breach::CannotPay => "cannot-pay",
            Breach::PartDone => "part-done",
            Breach::NobodyLeft => "nobody-left",
            Breach::NobodyThere => "nobody-there",
            Breach::NoSuchClimb => "no-such-climb",
            Breach::NoSuchWay => "no-such-way",
            Breach::TeaRoomFull => "tea-room-full",
            Breach::RowDoesNotFit => "row-does-not-fit",
            Breach::StillCarriedOut => "still-carried-out",
            Breach::SlotTaken => "slot-taken",
            Breach::NotTheGreenRow => "not-the-green-row",
            Breach::TileDoesNotFit => "tile-does-not-fit",
            Breach::GardenerThere => "gardener-there",
            Breach::GardenDoesNotFit => "garden-does-not-fit",
            Breach::CurtainDoesNotFit => "curtain-does-not-fit",
            Breach::NotForTheRival => "not-for-the-rival",
            Breach::NoRoom => "no-room",
        };
        word(words, &format!("breach-{key}"))
    }
}
