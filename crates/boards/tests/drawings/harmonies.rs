//! Harmonies on the screen: what is drawn is what the engine says.

use engawa_boards::{Choice, Chooser, Drawn, Element, Node, Pad, Sight, Target};
use engawa_harmonies::{Card, Harmonies, Kind, View};
use engawa_kernel::{Rules, Viewer};
use engawa_words::{Lang, Words};

use crate::looking::{Desk, elements, has_class, inside, on_pad, seen, texts, walk};
use crate::suite::{Subject, visit};

/// The verbs of actions, as the engine packs them.
const PLACE_TOKEN: u32 = 2;
const PLACE_CUBE: u32 = 4;

impl Subject for Harmonies {
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &[
        "TakeTokens", "PlaceToken", "TakeCard", "PlaceCube", "Finish", "KeepSpirit", "LeaveRow", "SwapCard",
    ];
    const PROMPTS: usize = 3;
    const STRIDE: usize = 4;
    const NONSENSE: &'static [&'static str] = &["card-99"];

    // Cards first, so that there is something to see, and cubes that wait for a cell.
    fn worth(kind: Kind) -> u8 {
        u8::from(!matches!(
            kind,
            Kind::TakeTokens { .. } | Kind::PlaceToken { .. } | Kind::PlaceCube { .. } | Kind::Finish
        ))
    }

    fn is_own(area: &str, _: &Element) -> bool {
        !["spaces", "row"].contains(&area)
    }
}

drawings!(Harmonies);

/// Cells that are open to the cubes of two cards are rare: the card is touched after the cell.
#[test]
fn a_cell_that_is_open_to_two_cards_asks_for_the_card() {
    let desks = Lang::ALL.map(Desk::new);
    let mut several = 0;
    for nth in 0..24 {
        if several > 2 {
            break;
        }
        visit::<Harmonies>(nth, |game, events| {
            let Some(seat) = game.deciders().first() else { return };
            let sight = seen(game, Viewer::Seat(seat), events);
            let of_two = |choice: &Choice| choice.action.0 >> 16 == PLACE_CUBE && choice.path.len() == 2;
            if sight.choices(seat).iter().any(of_two) {
                several += 1;
                for desk in &desks {
                    walk(desk, &sight, seat);
                }
            }
        });
    }
    assert!(several > 2, "open to the cubes of two cards: {several}");
}

#[test]
fn ladders_chips_and_piles_are_those_of_the_engine() {
    let desk = Desk::new(Lang::En);
    visit::<Harmonies>(0, |game, events| {
        let view: View = game.view(Viewer::Spectator);
        let sight = seen(game, Viewer::Spectator, events);
        let nobody = Chooser::default();
        for seat in game.seats().seats() {
            let look = desk.look(None, seat, &nobody);
            let player = view.board.player(seat).unwrap();
            let areas = sight.areas(&look);
            let own = areas.iter().find(|area| area.id == "own").unwrap();
            let cards: Vec<&Element> =
                elements(&own.nodes).into_iter().filter(|element| has_class(element, "acard")).collect();
            assert_eq!(cards.len(), player.cards().count());
            for (drawn, card) in cards.into_iter().zip(player.cards()) {
                assert_eq!(drawn.get("data-about"), Some(&*format!("card-{}", card.id())));
                let mut reached = Vec::new();
                Node::from(drawn.clone()).visit(&mut |element| {
                    if has_class(element, "now") {
                        reached.push(inside(element));
                    }
                });
                let placed = player.cubes().filter(|(_, of)| *of == card).count() as u8;
                let value = (card.value(placed) > 0).then(|| card.value(placed).to_string());
                assert_eq!(reached, value.into_iter().collect::<Vec<_>>(), "{card:?}");
            }
            let land = areas.iter().find(|area| area.id == "land").unwrap();
            let piles =
                elements(&land.nodes).into_iter().find(|element| has_class(element, "piles")).unwrap();
            assert_eq!(piles.children.len(), player.piles().count());
            let cubes =
                elements(&land.nodes).into_iter().filter(|element| has_class(element, "cube")).count();
            assert_eq!(cubes, player.cubes().count());

            let mut points = Vec::new();
            for node in sight.panel(&look, seat) {
                let mut said = Vec::new();
                texts(std::slice::from_ref(&node), &mut said);
                assert!(said.iter().all(|text| !text.contains('‹')), "{said:?}");
                node.visit(&mut |element| {
                    points.extend(element.get("data-points").map(|text| text.parse::<i32>().unwrap()));
                });
            }
            assert_eq!(points.iter().sum::<i32>(), view.board.sheet(seat).unwrap().total());
        }
    });
}

#[test]
fn the_same_colour_stays_chosen() {
    let mut kept = 0;
    visit::<Harmonies>(0, |game, events| {
        let Some(seat) = game.deciders().first() else { return };
        let sight = seen(game, Viewer::Seat(seat), events);
        let choices = sight.choices(seat);
        for choice in choices.iter().filter(|choice| choice.path.len() > 1) {
            let begin = sight.begin(&choices, &choice.path);
            assert_eq!(begin[..], choice.path[..1], "what leads on stays chosen: a token, a ring");
            assert_eq!(sight.begin(&choices, &begin), begin);
            kept += 1;
        }
        // A card is taken in between: the token of before is chosen again.
        for choice in choices.iter().filter(|choice| choice.action.0 >> 16 == PLACE_TOKEN) {
            let before = [Target::new(0), choice.path[0]];
            assert_eq!(sight.begin(&choices, &before)[..], choice.path[..1]);
        }
    });
    assert!(kept > 100);
}

#[test]
fn the_pad_counts_what_is_tapped() {
    let words = Words::new(Lang::En);
    let mut pad = Harmonies::pad();
    assert!(pad.is_empty());
    let tap = |pad: &mut Box<dyn Pad>, name: &str| {
        let names = on_pad(&**pad, &words);
        let target = *names.get(name).unwrap_or_else(|| panic!("{name} is not lit: {:?}", names.keys()));
        pad.touch(target);
    };
    tap(&mut pad, "trunk");
    tap(&mut pad, "Cell 1-1: empty");
    tap(&mut pad, "Cell 1-1: trunk");
    assert!(!on_pad(&*pad, &words).contains_key("Cell 1-1: 2 trunks"));
    tap(&mut pad, "tree top");
    tap(&mut pad, "Cell 1-1: 2 trunks");
    tap(&mut pad, "Frog: first cube placed");
    tap(&mut pad, "Frog: one cube more, 1 placed now");
    let score = |pad: &dyn Pad| pad.score(&words).unwrap();
    assert_eq!(score(&*pad)[0], ("trees", 7));
    assert_eq!(*score(&*pad).last().unwrap(), ("total", 7 + 4));
    assert_eq!(score(&*pad).len(), 8);
    tap(&mut pad, "Take the top token off");
    tap(&mut pad, "Cell 1-1: tree 3");
    tap(&mut pad, "Frog: one cube fewer, 2 placed now");
    assert_eq!(*score(&*pad).last().unwrap(), ("total", 2));
    // One spirit only.
    tap(&mut pad, "Tortoise: first cube placed");
    assert!(!on_pad(&*pad, &words).contains_key("Lion: first cube placed"));
    pad.touch(Target::new(0));
    tap(&mut pad, "Side B");
    assert_eq!(score(&*pad)[4], ("water", 5));
    assert!(!pad.is_empty());
}

#[test]
fn pictures_that_cannot_be_are_refused() {
    for bad in ["", "card 99", "card x", "piles blue.blue", "1,1=pink", "1", "1,1=gray*77", "space tea"] {
        assert!(Harmonies::picture(bad).is_none(), "{bad}");
    }
    let plain = Harmonies::picture("piles brown.green*+ red!");
    assert!(plain.is_some());
}

#[test]
fn every_animal_has_a_picture() {
    let symbols = include_str!("../../../web/assets/symbols/harmonies.svg");
    for card in Card::all() {
        assert!(symbols.contains(&format!("id=\"an-{}\"", card.name())), "{card:?}");
    }
}
