//! Bamboo on the screen: what is drawn is what the engine says.

use engawa_bamboo::{Bamboo, Cell, Kind, Prompt, Slot, Temple, Zone, imbalance};
use engawa_boards::{Chooser, Drawn, Element, Pad, Sight, Touched};
use engawa_kernel::{Rules, Viewer};
use engawa_words::{Lang, Words};

use crate::looking::{Desk, elements, has_class, inside, is_said, on_pad, seen, texts};
use crate::suite::{Subject, visit, visit_some};

impl Subject for Bamboo {
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &["Activate", "BuyTile", "Draft", "Eat", "EndTurn", "GainCoin", "GainHappiness", "GoOn", "Harvest", "Offer", "PlaceShoot", "Plant", "Refill", "ScoreToken", "StopHarmony", "StopWaking", "Sweep", "TakeFood", "TakeGift", "TakeToken", "UseSpirit", "Visit", "Wake"];
    const PROMPTS: usize = 17;
    const STRIDE: usize = 40;
    const NONSENSE: &'static [&'static str] = &["tile-99"];

    fn worth(kind: Kind) -> u8 {
        u8::from(matches!(kind, Kind::BuyTile { .. } | Kind::ScoreToken { .. }))
    }

    fn is_own(_: &str, element: &Element) -> bool {
        ["ba-field", "ba-fields", "ba-home", "ba-own"].iter().any(|class| has_class(element, class))
    }
}

drawings!(Bamboo);

#[test]
fn pieces_are_those_of_the_engine() {
    let desk = Desk::new(Lang::En);
    visit_some::<Bamboo>(0, 7, |game, events| {
        let board = game.view(Viewer::Spectator).board;
        let sight = seen(game, Viewer::Spectator, events);
        let nobody = Chooser::default();
        for seat in game.seats().seats() {
            let look = desk.look(None, seat, &nobody);
            let player = board.player(seat).unwrap();
            let areas = sight.areas(&look);
            let drawn = |id: &str| elements(&areas.iter().find(|area| area.id == id).unwrap().nodes);
            let count = |id: &str, class: &str| {
                drawn(id).into_iter().filter(|element| has_class(element, class)).count()
            };
            assert_eq!(count("house", "ba-tile"), player.house().tiles().count());
            assert_eq!(count("house", "ba-tile") + count("house", "ba-cell"), Cell::COUNT);
            assert_eq!(count("house", "ba-token") - count("house", "ba-empty"), player.tokens().count());
            let ready = player.tokens().filter(|&token| player.fulfils(token)).count();
            let oks = drawn("house").into_iter().filter(|element| has_class(element, "ba-token"));
            let oks = oks.filter(|element| inside(element).contains("Ready")).count();
            assert_eq!(oks, ready);
            let (left, right) = player.house().balance();
            let drawn_balance = drawn("house")
                .into_iter()
                .find(|element| has_class(element, "ba-balance"))
                .map(inside)
                .unwrap();
            let loss = imbalance(left, right).to_string().replace('-', "−");
            assert_eq!(drawn_balance, format!("Left {left} {loss} Right {right}"));
            // Shoots: those of the grove, those of the areas, and the outlines of what leaves.
            let leaving: usize = Slot::all().map(|slot| board.grove().leaving(slot).count()).sum();
            let planted: usize = Slot::all().map(|slot| board.grove().planted(slot).count()).sum();
            let own: usize = Temple::ALL.into_iter().map(|area| player.shoots(area).count()).sum();
            let solid = drawn("grove")
                .into_iter()
                .filter(|element| has_class(element, "ba-shoot") && !has_class(element, "out"))
                .count();
            assert_eq!(solid, 12 + planted + own);
            assert_eq!(leaving, planted, "as many leave as are planted");
            let sticks: usize = Temple::ALL
                .into_iter()
                .map(|temple| {
                    board.shrine(temple).sticks().count() + usize::from(board.shrine(temple).ghost())
                })
                .sum();
            assert_eq!(count("temples", "ba-stick"), sticks);
            let tokens: usize = Zone::ALL.into_iter().map(|zone| board.tokens(zone).count()).sum();
            assert_eq!(
                count("market", "ba-token") - count("market", "ba-empty"),
                tokens + usize::from(board.food().len()) - 5
            );
            for node in sight.panel(&look, seat) {
                let mut said = Vec::new();
                texts(std::slice::from_ref(&node), &mut said);
                assert!(said.iter().all(|text| is_said(text)), "{said:?}");
            }
        }
    });
}

#[test]
fn each_of_equal_food_tokens_can_be_taken() {
    let (desk, mut equal) = (Desk::new(Lang::En), 0);
    visit::<Bamboo>(0, |game, events| {
        let Some(seat) = game.deciders().first() else { return };
        let Some(Prompt::Cook | Prompt::Tengu) = game.prompt(seat) else { return };
        let sight = seen(game, Viewer::Seat(seat), events);
        let chooser = Chooser::new(sight.choices(seat), &[]);
        let areas = sight.areas(&desk.look(Some(seat), seat, &chooser));
        let market = areas.iter().find(|area| area.id == "market").unwrap();
        let lit = elements(&market.nodes)
            .into_iter()
            .filter(|element| has_class(element, "ba-food") && element.get("data-lit").is_some());
        let row = game.view(Viewer::Spectator).board.food();
        assert_eq!(lit.count(), usize::from(row.len()));
        equal += u32::from(row.counts().iter().any(|&count| count > 1));
    });
    assert!(equal > 5, "{equal}");
}

#[test]
fn the_kitchen_names_both_of_its_refills() {
    // BA-7.4: when it is empty, and in winter (BA-9.5).
    for (lang, winter) in [(Lang::En, "winter"), (Lang::Ru, "зимой")] {
        let hint = Words::new(lang).word("bamboo-see-kitchen-hint");
        assert!(hint.contains(winter), "{hint}");
    }
}

#[test]
fn what_is_chosen_stays_chosen() {
    let (mut kept, mut offered) = (0, 0);
    visit::<Bamboo>(0, |game, events| {
        let Some(seat) = game.deciders().first() else { return };
        let sight = seen(game, Viewer::Seat(seat), events);
        let choices = sight.choices(seat);
        let begin = sight.begin(&choices, &[]);
        assert_eq!(sight.begin(&choices, &begin), begin);
        if matches!(game.prompt(seat), Some(Prompt::Offer { .. })) {
            // One touch offers all to the temple of the area.
            let mut chooser = Chooser::new(choices.clone(), &begin);
            assert_eq!(chooser.chosen().len(), 3);
            let own = choices[0].path[3];
            let Touched::Action(action) = chooser.touch(own, false) else { panic!("not offered") };
            let Some(Kind::Offer { sticks }) = Bamboo::kind(action) else { panic!("not an offering") };
            let temple = game.view(Viewer::Spectator).board.player(seat).unwrap().marker().unwrap();
            assert_eq!(sticks.redirected(temple), 0);
            offered += 1;
        }
        for choice in choices.iter().filter(|choice| choice.path.len() > 1) {
            let all_but_one = &choice.path[..choice.path.len() - 1];
            assert_eq!(sight.begin(&choices, all_but_one)[..], *all_but_one);
            kept += 1;
        }
    });
    assert!(kept > 100 && offered > 10, "{kept} {offered}");
}

#[test]
fn pictures_are_pieces_in_a_row() {
    assert!(Bamboo::picture("shoot 1, tile 64, token 68, food tea, spirit kappa, deed cook").is_some());
    assert!(Bamboo::picture("stalk 17 22 27 6").is_some() && Bamboo::picture("house a1=8 e3=42").is_some());
    for bad in ["", "shoot 0", "shoot 37", "tile x", "food beer", "spirit", "card 1"] {
        assert!(Bamboo::picture(bad).is_none(), "{bad}");
    }
    for bad in ["stalk", "stalk 17 99", "house", "house f1=8", "house a1=65", "house a1=8 a1=9"] {
        assert!(Bamboo::picture(bad).is_none(), "{bad}");
    }
}

#[test]
fn the_pad_counts_what_is_tapped() {
    let words = Words::new(Lang::En);
    let mut pad = Bamboo::pad();
    assert!(pad.is_empty());
    let tap = |pad: &mut Box<dyn Pad>, name: &str| {
        let names = on_pad(&**pad, &words);
        let target = *names.get(name).unwrap_or_else(|| panic!("{name} is not lit: {:?}", names.keys()));
        pad.touch(target);
    };
    tap(&mut pad, "Happiness marker: +10");
    tap(&mut pad, "Kappa");
    tap(&mut pad, "Cell a1: comfort 0");
    tap(&mut pad, "Cell a1: comfort 1");
    tap(&mut pad, "A token worth 5");
    tap(&mut pad, "Empty night cells: +1");
    assert_eq!(
        pad.score(&words).unwrap(),
        [("happiness", 10), ("spirits", 2), ("imbalance", -4), ("unscored", 3), ("night", -1), ("total", 10)]
    );
    tap(&mut pad, "Take the last token away");
    tap(&mut pad, "Kappa");
    assert_eq!(*pad.score(&words).unwrap().last().unwrap(), ("total", 5));
    assert!(!pad.is_empty());
}
