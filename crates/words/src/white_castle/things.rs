//! What things of The White Castle are called and do: goods, places, cards, effects, where a step came from.

use engawa_white_castle::{
    Art, At, Bed, Board, Card, Colour, Deed, Effects, End, Face, Filter, Floor, Good, Goods, Hall, Member,
    Node, Pair, Room, SoloCard, Sort, Source, Space, TeaPlace, Yard,
};

use crate::letters::capital;
use crate::{Arg, Words};

/// The word of a key of the game.
pub(super) fn word(words: &Words, key: &str) -> String {
    words.word(&format!("white-castle-{key}"))
}

pub(super) fn say(words: &Words, key: &str, args: &[Arg<'_>]) -> String {
    words.say(&format!("white-castle-{key}"), args)
}

/// So many of a good, as something that is there: «+1 монета», where [`good`] is what somebody takes: «1 монету».
pub fn count(words: &Words, what: Good, n: u16) -> String {
    let key = match what {
        Good::Coin => "count-coin",
        Good::Food => "count-food",
        Good::Lantern => "count-lantern",
        other => return good(words, other, n),
    };
    say(words, key, &[("n", n.into())])
}

/// So many of a good.
pub fn good(words: &Words, good: Good, n: u16) -> String {
    let key = match good {
        Good::Coin => "coin",
        Good::Seal => "seal",
        Good::Food => "food",
        Good::Iron => "iron",
        Good::Pearl => "pearl",
        Good::Whisk => "whisk",
        Good::Point => "point",
        Good::Influence => "influence",
        Good::Any => "any",
        Good::Lantern => "lantern",
    };
    say(words, &format!("good-{key}"), &[("n", n.into())])
}

/// Several goods.
pub fn goods(words: &Words, goods: &Goods) -> String {
    words.list(&goods.iter().map(|(each, n)| good(words, each, n.into())).collect::<Vec<_>>())
}

/// A colour of dice.
pub fn colour(words: &Words, colour: Colour) -> String {
    let key = match colour {
        Colour::Coral => "coral",
        Colour::Black => "black",
        Colour::White => "white",
        Colour::Green => "green",
    };
    word(words, &format!("colour-{key}"))
}

/// A space for dice.
pub fn space(words: &Words, space: Space) -> String {
    let key = match space {
        Space::Steward1 => "steward1",
        Space::Steward2 => "steward2",
        Space::Steward3 => "steward3",
        Space::Diplomat1 => "diplomat1",
        Space::Diplomat2 => "diplomat2",
        Space::OutsideLeft => "outside-left",
        Space::OutsideRight => "outside-right",
        Space::Well => "well",
        Space::TeaLeft => "tea-left",
        Space::TeaRight => "tea-right",
        Space::HimejiUpper => "himeji-upper",
        Space::HimejiLower => "himeji-lower",
        Space::DomainCoral => "domain-coral",
        Space::DomainBlack => "domain-black",
        Space::DomainWhite => "domain-white",
        Space::DomainGreen => "domain-green",
    };
    word(words, &format!("space-{key}"))
}

/// A room of the castle.
pub fn room(words: &Words, room: Room) -> String {
    Space::new(room.index()).map_or_else(String::new, |place| space(words, place))
}

/// A room of the castle, or the daimyo's.
pub fn hall(words: &Words, hall: Hall) -> String {
    hall.room().map_or_else(|| word(words, "hall-daimyo"), |place| room(words, place))
}

/// A floor of the castle.
pub fn floor(words: &Words, floor: Floor) -> String {
    let key = match floor {
        Floor::Gate => "gate",
        Floor::Steward => "steward",
        Floor::Diplomat => "diplomat",
        Floor::Daimyo => "daimyo",
    };
    word(words, &format!("floor-{key}"))
}

/// A training yard.
pub fn yard(words: &Words, yard: Yard) -> String {
    let iron = match yard {
        Yard::Five => 5,
        Yard::Three => 3,
        Yard::One => 1,
    };
    say(words, "yard", &[("iron", iron.into())])
}

/// A garden under a bridge.
pub fn bed(words: &Words, bed: Bed) -> String {
    let key = match bed {
        Bed::CoralPlant => "coral-plant",
        Bed::CoralStone => "coral-stone",
        Bed::BlackPlant => "black-plant",
        Bed::BlackStone => "black-stone",
        Bed::WhitePlant => "white-plant",
        Bed::WhiteStone => "white-stone",
    };
    word(words, &format!("bed-{key}"))
}

/// A place of the tea garden.
pub fn tea(words: &Words, place: TeaPlace) -> String {
    let key = match place {
        TeaPlace::Entrance => "entrance",
        TeaPlace::Overlook => "overlook",
        TeaPlace::Path1 => "path1",
        TeaPlace::Path2 => "path2",
        TeaPlace::RoomUpper => "room-upper",
        TeaPlace::RoomMiddle => "room-middle",
        TeaPlace::RoomLower => "room-lower",
    };
    word(words, &format!("tea-{key}"))
}

/// A deck of Himeji.
pub fn art(words: &Words, art: Art) -> String {
    word(words, if art == Art::Ikebana { "art-ikebana" } else { "art-calligraphy" })
}

/// What an effect does, in words.
pub fn effects(words: &Words, effects: Effects) -> String {
    words.list(&effects.parts().iter().map(|&part| node(words, part)).collect::<Vec<_>>())
}

/// What one part of an effect does, in words.
pub fn node(words: &Words, node: Node) -> String {
    let counted = |key: &str, n: u8| say(words, key, &[("n", n.into())]);
    match node {
        Node::Gain(what, n) => count(words, what, n.into()),
        Node::Pay(cost, then) => {
            let cost = count(words, cost.good, cost.n.into());
            say(words, "node-pay", &[("cost", cost.into()), ("then", effects(words, then).into())])
        }
        Node::Choose(options) => {
            let options = options.list().iter().map(|&option| effects(words, option));
            let either = |one: String, other: String| {
                say(words, "node-or", &[("one", one.into()), ("other", other.into())])
            };
            options.reduce(either).unwrap_or_default()
        }
        Node::Member(member) => {
            let key = match member {
                Member::Courtier => "courtier",
                Member::Gardener => "gardener",
                Member::Warrior => "warrior",
                Member::Geisha => "geisha",
            };
            word(words, &format!("node-{key}"))
        }
        Node::Lantern => word(words, "node-lantern"),
        Node::Well(times) => counted("node-well", times),
        Node::Row(filter, n) => {
            let key = match filter {
                Filter::Any => "any",
                Filter::Light => "light",
                Filter::Dark => "dark",
                Filter::Beside(Colour::Coral) => "coral",
                Filter::Beside(Colour::Black) => "black",
                Filter::Beside(_) => "white",
            };
            counted(&format!("node-row-{key}"), n)
        }
        Node::DomainRow => word(words, "node-domain-row"),
        Node::Curtain(Face::Blue, true) => word(words, "node-curtain-blue-unsealed"),
        Node::Curtain(Face::Blue, false) => word(words, "node-curtain-blue"),
        Node::Curtain(Face::Yellow, _) => word(words, "node-curtain-yellow"),
        Node::Curtains(pair) => {
            let key = match pair {
                Pair::Upper => "upper",
                Pair::Lower => "lower",
                Pair::CardOfChoice => "card",
                Pair::BothYellow => "yellow",
            };
            word(words, &format!("node-curtains-{key}"))
        }
        Node::Tile(face, n) => {
            let key = match face {
                None => "any",
                Some(Face::Blue) => "blue",
                Some(Face::Yellow) => "yellow",
            };
            counted(&format!("node-tile-{key}"), n)
        }
        Node::Pads(times) => counted("node-pads", times),
        Node::Stones(n) => counted("node-stones", n),
        Node::Stroll => word(words, "node-stroll"),
        Node::Rise => word(words, "node-rise"),
        Node::TakeCard => word(words, "node-take-card"),
        Node::Token(At::Own) => word(words, "node-token-own"),
        Node::Token(At::Pond) => word(words, "node-token-pond"),
    }
}

pub(super) fn row(words: &Words, card: Card, row: u8) -> String {
    card.rows().get(usize::from(row)).map_or_else(String::new, |row| effects(words, row.effects))
}

/// Where a step came from.
pub fn source(words: &Words, source: Source) -> String {
    let of =
        |key: &str, effects: String| say(words, &format!("source-{key}"), &[("effects", effects.into())]);
    match source {
        Source::Game => word(words, "source-game"),
        Source::Start(_) => word(words, "source-start"),
        Source::Space(place) => space(words, place),
        Source::Row(card, at) => of("row", row(words, card, at)),
        Source::Line(card, at) => of("line", row(words, card, at)),
        Source::Domain(colour) => {
            Space::new(12 + colour.index()).map_or_else(String::new, |place| space(words, place))
        }
        Source::Lantern => word(words, "source-lantern"),
        Source::Well => word(words, "source-well"),
        Source::Pads => word(words, "source-pads"),
        Source::Curtain(card, face) => of("curtain", effects(words, card.curtain(face))),
        Source::Tile(tile, face) => of("tile", effects(words, tile.face(face))),
        Source::Garden(card) => of("garden", effects(words, card.effects())),
        Source::Token(token, face) => of("token", effects(words, token.face(face))),
        Source::Slot(..) => word(words, "source-slot"),
        Source::Tea(place) => tea(words, place),
        Source::Card(_) => word(words, "source-card"),
        Source::Solo(card) => say(words, "source-solo", &[("number", (card.index() + 1).into())]),
    }
}

/// Where a step came from, short: what sort of thing it is and where it lies, without what is printed there.
pub fn origin(words: &Words, board: &Board, from: Source) -> String {
    if let Source::Row(card, _) = from
        && let Some(&at) = Room::ALL.iter().find(|at| board.room(**at) == Some(card))
    {
        return say(words, "origin-row", &[("room", capital(&room(words, at)).into())]);
    }
    if let Source::Garden(card) = from
        && let Some(&at) = Bed::ALL.iter().find(|at| board.garden(**at) == card)
    {
        return say(words, "origin-garden", &[("bed", bed(words, at).into())]);
    }
    let key = match from {
        Source::Row(..) => "row",
        Source::Line(..) => "line",
        Source::Curtain(..) => "curtain",
        Source::Tile(..) => "tile",
        Source::Garden(_) => "garden",
        Source::Token(..) => "token",
        other => return capital(&source(words, other)),
    };
    word(words, &format!("see-from-{key}"))
}

/// From which bridge and end the rival takes its next die, if one is left there (WC-10.4).
pub fn rival_next(words: &Words, card: SoloCard) -> String {
    let end = match card.end() {
        Some(End::Left) => "end-left",
        Some(End::Right) => "end-right",
        None => "end-middle",
    };
    let args = [("die", colour(words, card.bridge()).into()), ("end", word(words, end).into())];
    say(words, "see-rival-next", &args)
}

/// What a solo card makes the rival do.
pub fn deeds(words: &Words, card: SoloCard) -> String {
    words.list(&card.deeds().iter().map(|&deed| say_deed(words, deed)).collect::<Vec<_>>())
}

/// One of the deeds of a solo card.
fn say_deed(words: &Words, deed: Deed) -> String {
    match deed {
        Deed::Gate => word(words, "deed-gate"),
        Deed::Up(n) => say(words, "deed-up", &[("n", n.into())]),
        Deed::Gardener(Sort::Plant) => word(words, "deed-gardener-plant"),
        Deed::Gardener(Sort::Stone) => word(words, "deed-gardener-stone"),
        Deed::Gardener(Sort::Any) => word(words, "deed-gardener-any"),
        Deed::Warrior(iron) => say(words, "deed-warrior", &[("iron", iron.into())]),
        Deed::Gain(what, n) => ["+", &count(words, what, n.into())].concat(),
        // 255 stands for all.
        Deed::Lose(Good::Coin, 255) => word(words, "deed-lose-coins"),
        Deed::Lose(what, n) => ["−", &count(words, what, n.into())].concat(),
        Deed::Geisha(to) => {
            let to = TeaPlace::new(to.into()).map_or_else(String::new, |to| tea(words, to));
            say(words, "deed-geisha", &[("to", to.into())])
        }
        Deed::Move => word(words, "deed-move"),
    }
}
