//! WCM-4: geishas and the tea garden.

use engawa_white_castle::{Art, Breach, Face, Good, Kind, Member, Source, Task, TeaPlace};
use serde_json::json;

use crate::scene::{
    Scene, act, acts, board, breach, calligraphy, ceremony, has, ikebana, listed, may, me, steward, task,
};

fn geishas(geishas: [u8; 7], whisks: u16) -> Scene {
    Scene::matcha(2).clan(0, "geishas", json!(geishas)).has(Good::Whisk, whisks).task(Task::Geisha(3))
}

fn stroll(from: TeaPlace, to: TeaPlace) -> Kind {
    Kind::Stroll { from, to }
}

/// Where a geisha may go from here.
fn ways(scene: Scene, from: TeaPlace) -> Vec<TeaPlace> {
    let game = scene.set();
    TeaPlace::ALL.iter().copied().filter(|&to| may(&game, stroll(from, to))).collect()
}

/// The example WCM-EX-04 of the rulebook.
#[test]
fn both_parts_of_the_geisha_action() {
    // WCM-4.1, WCM-4.2, WCM-4.3, WCM-4.7, WCM-6.1, WCM-EX-04: 2 coins, 2 whisks; the pads without coins for the token.
    let scene = geishas([1, 0, 0, 0, 0, 0, 0], 2).has(Good::Coin, 4).pads([1, 2, 3]);
    let mut game = scene.set();
    act(&mut game, Kind::Invite);
    assert_eq!((me(&game).geishas(TeaPlace::Entrance), has(&game, Good::Coin)), (2, 2));
    assert_eq!(breach(&game, Kind::Invite), Some(Breach::PartDone));
    act(&mut game, stroll(TeaPlace::Entrance, TeaPlace::Overlook));
    assert_eq!([Good::Coin, Good::Whisk, Good::Iron].map(|good| has(&game, good)), [4, 1, 1]);
    assert_eq!((me(&game).geishas(TeaPlace::Entrance), me(&game).geishas(TeaPlace::Overlook)), (1, 1));
    assert_eq!(task(&game), Some(Task::Finish));
    // The other order, and the same geisha, are free too.
    let mut game = geishas([1, 0, 0, 0, 0, 0, 0], 2).has(Good::Coin, 4).pads([4, 5, 6]).set();
    acts(
        &mut game,
        &[stroll(TeaPlace::Entrance, TeaPlace::Overlook), Kind::Choose { option: 0 }, Kind::Invite],
    );
    assert_eq!((has(&game, Good::Coin), me(&game).home(Member::Geisha)), (2, 3));
}

/// The example WCM-EX-05 of the rulebook.
#[test]
fn the_overlook_holds_one_of_a_clan() {
    // WCM-4.5, WCM-4.8, WCM-EX-05: only the first path space is left; 4 coins, the card to the lantern area.
    let scene = geishas([1, 1, 0, 0, 0, 0, 0], 2).art(ikebana(1)).resource(0, 9);
    assert_eq!(ways(scene.clone(), TeaPlace::Entrance), [TeaPlace::Path1]);
    let mut game = scene.set();
    assert_eq!(breach(&game, stroll(TeaPlace::Entrance, TeaPlace::Overlook)), Some(Breach::TeaRoomFull));
    let left = board(&game).art_len(Art::Ikebana);
    acts(&mut game, &[stroll(TeaPlace::Entrance, TeaPlace::Path1), Kind::Art { art: Art::Ikebana }]);
    // The next card is turned up first, as a step of its own.
    assert_eq!((listed(&game), has(&game, Good::Coin)), (vec![Kind::GoOn], 0));
    act(&mut game, Kind::GoOn);
    assert_eq!((has(&game, Good::Coin), has(&game, Good::Whisk)), (4, 0));
    assert!(me(&game).lantern_arts().eq([ikebana(1)]));
    assert_eq!((board(&game).art_len(Art::Ikebana), me(&game).lantern().get(Good::Whisk)), (left - 1, 1));
}

#[test]
fn a_taken_card_does_not_light_its_own_curtain() {
    // WCM-4.8: ikebana 4 gives the lantern, without its own whisk; taking it is compulsory, the deck is free.
    let mut game = geishas([1, 0, 0, 0, 0, 0, 0], 2).art(ikebana(4)).resource(0, 9).set();
    act(&mut game, stroll(TeaPlace::Entrance, TeaPlace::Path1));
    assert_eq!(listed(&game), [Art::Ikebana, Art::Calligraphy].map(|art| Kind::Art { art }));
    assert_eq!(breach(&game, Kind::Decline), Some(Breach::Compulsory));
    acts(&mut game, &[Kind::Art { art: Art::Ikebana }, Kind::GoOn]);
    assert_eq!((has(&game, Good::Food), has(&game, Good::Whisk)), (1, 0));
    assert_eq!(me(&game).lantern().get(Good::Whisk), 1);
}

/// The example WCM-EX-09 of the rules file.
#[test]
fn the_last_card_stays() {
    // WCM-4.8, WCM-EX-09
    let mut game = geishas([1, 0, 0, 0, 0, 0, 0], 2).art(calligraphy(1)).last_art(Art::Calligraphy).set();
    acts(&mut game, &[stroll(TeaPlace::Entrance, TeaPlace::Path1), Kind::Art { art: Art::Calligraphy }]);
    assert_eq!((has(&game, Good::Iron), task(&game)), (2, Some(Task::Finish)));
    assert_eq!(
        (board(&game).art(Art::Calligraphy), board(&game).art_len(Art::Calligraphy)),
        (Some(calligraphy(1)), 1)
    );
    assert_eq!(me(&game).lantern_arts().count(), 0);
}

/// The example WCM-EX-06 of the rulebook.
#[test]
fn two_steps_into_a_room() {
    // WCM-4.6, WCM-4.10, WCM-4.12, WCM-5.3, WCM-EX-06: 5 whisks; a room with two own geishas is closed.
    let scene = geishas([0, 0, 1, 0, 0, 0, 2], 5).ceremony(0, ceremony(3)).has(Good::Seal, 1);
    assert_eq!(
        ways(scene.clone(), TeaPlace::Path1),
        [TeaPlace::Path2, TeaPlace::RoomUpper, TeaPlace::RoomMiddle]
    );
    let mut game = scene.room(engawa_white_castle::Room::Steward1, steward(2)).set();
    assert_eq!(breach(&game, stroll(TeaPlace::Path1, TeaPlace::RoomLower)), Some(Breach::TeaRoomFull));
    act(&mut game, stroll(TeaPlace::Path1, TeaPlace::RoomUpper));
    // The second path space gives nothing; the token asks for two light rows of different cards.
    assert_eq!(has(&game, Good::Whisk), 0);
    let at = |n| Kind::CastleRow { at: engawa_white_castle::CastleRow::new(n).expect("a row") };
    assert!(may(&game, at(1)) && may(&game, at(2)) && !may(&game, at(0)));
    act(&mut game, at(2));
    assert_eq!(has(&game, Good::Iron), 2);
    assert!(!may(&game, at(1)), "another card");
    act(&mut game, Kind::Decline);
    assert_eq!(task(&game), Some(Task::Finish));
}

/// The example WCM-EX-13 of the rules file.
#[test]
fn which_moves_exist() {
    // WCM-4.4, WCM-4.12, WCM-EX-13: by whisks; the direction is final.
    use TeaPlace::{Entrance, Overlook, Path1, Path2, RoomLower, RoomMiddle, RoomUpper};
    let all = [1, 1, 1, 1, 0, 0, 1];
    let rooms = [RoomUpper, RoomMiddle, RoomLower];
    let clear = [1, 0, 1, 1, 0, 0, 1];
    assert_eq!(ways(geishas(clear, 2), Entrance), [Overlook, Path1]);
    assert_eq!(ways(geishas(clear, 5), Entrance), [Overlook, Path1, Path2]);
    assert_eq!(ways(geishas(clear, 2), Path1), [Path2]);
    assert_eq!(ways(geishas(clear, 5), Path1), [Path2, RoomUpper, RoomMiddle, RoomLower]);
    assert_eq!(ways(geishas(clear, 5), Path2), rooms);
    for end in [Overlook, RoomUpper, RoomLower] {
        assert!(ways(geishas(all, 7), end).is_empty(), "{end:?}");
    }
    let game = geishas(all, 7).set();
    assert_eq!(breach(&game, stroll(Overlook, Path1)), Some(Breach::NoSuchWay));
    assert_eq!(breach(&game, stroll(Path2, Path1)), Some(Breach::NoSuchWay));
    let game = geishas(clear, 4).set();
    assert_eq!(breach(&game, stroll(Entrance, Path2)), Some(Breach::CannotPay));
}

#[test]
fn the_second_path_space() {
    // WCM-4.9: a blue curtain with its seal.
    let scene = geishas([0, 0, 1, 0, 0, 0, 0], 2).art(ikebana(5)).art(calligraphy(5)).has(Good::Coin, 9);
    let mut game = scene.clone().has(Good::Seal, 1).set();
    act(&mut game, stroll(TeaPlace::Path1, TeaPlace::Path2));
    acts(&mut game, &[Kind::Curtain { art: Art::Ikebana, face: Face::Blue }, Kind::Pay]);
    assert_eq!((has(&game, Good::Seal), task(&game)), (0, Some(Task::Courtier(3))));
    let mut game = scene.set();
    acts(
        &mut game,
        &[stroll(TeaPlace::Path1, TeaPlace::Path2), Kind::Curtain { art: Art::Ikebana, face: Face::Blue }],
    );
    assert!(!matches!(task(&game), Some(Task::Pay(..))), "without a seal nothing is offered");
}

#[test]
fn a_free_step() {
    // WCM-4.11, WCM-5.7: the same capacities, the arrival as usual, no whisks.
    let scene = Scene::matcha(2).clan(0, "geishas", json!([0, 0, 0, 1, 2, 0, 0])).ceremony(1, ceremony(6));
    let mut game = scene.effects(ceremony(7).face(Face::Blue), Source::Game).set();
    act(&mut game, Kind::Part { part: 0 });
    assert_eq!(task(&game), Some(Task::Stroll));
    assert!(!may(&game, stroll(TeaPlace::Path2, TeaPlace::RoomUpper)));
    act(&mut game, stroll(TeaPlace::Path2, TeaPlace::RoomMiddle));
    assert_eq!((has(&game, Good::Coin), me(&game).geishas(TeaPlace::RoomMiddle)), (7, 1));
    // Two steps are none for free.
    let game = Scene::matcha(2).clan(0, "geishas", json!([1, 0, 0, 0, 0, 0, 0])).task(Task::Stroll).set();
    assert!(!may(&game, stroll(TeaPlace::Entrance, TeaPlace::Path2)));
}

#[test]
fn the_token_of_the_pond() {
    // WCM-4.7: 3 coins for the token, instead of the pads; declining is allowed.
    let scene = geishas([1, 0, 0, 0, 0, 0, 0], 2).has(Good::Coin, 3).ceremony(3, ceremony(5)).pads([1, 2, 3]);
    let mut game = scene.set();
    act(&mut game, stroll(TeaPlace::Entrance, TeaPlace::Overlook));
    assert_eq!(listed(&game), [Kind::Choose { option: 0 }, Kind::Choose { option: 1 }, Kind::Decline]);
    acts(&mut game, &[Kind::Choose { option: 1 }, Kind::Pay]);
    assert_eq!((has(&game, Good::Coin), has(&game, Good::Point), has(&game, Good::Iron)), (0, 1, 0));
}
