//! The first word on a line is read for ever.

use engawa_shelf::GameId;
use engawa_wire::hello::Misfit;
use engawa_wire::{Hello, Unreadable, VERSION};

/// Never edited: pages that say hello like this are out there.
const GOLDEN: &str = include_str!("../golden/hello.json");

#[test]
fn the_first_hello_is_still_read() {
    let hello = Hello::from_json(GOLDEN).unwrap();
    assert_eq!((hello.wire, hello.build.as_str()), (2, "0.1.0"));
    assert_eq!((hello.rules["harmonies"], hello.data["grandbois"].as_str()), (1, "0123456789abcdef"));
    assert_eq!(Hello::from_json(&hello.to_json()), Ok(hello.clone()));
    assert_eq!(hello.to_json(), GOLDEN.trim_end(), "and written like this");
    // What a later program adds is passed over.
    let more = GOLDEN.replacen('{', r#"{"colour":"red","list":[1,{"a":null}],"#, 1);
    assert_eq!(Hello::from_json(&more), Ok(hello));
}

#[test]
fn ours_is_one_line_that_is_read_again() {
    let ours = Hello::ours();
    assert_eq!(ours.wire, VERSION);
    assert_eq!(Hello::from_json(&ours.to_json()), Ok(ours.clone()));
    assert!(!ours.to_json().contains('\n'));
    assert_eq!(ours.fits(&ours), Ok(()));
    for game in GameId::ALL {
        assert_eq!(ours.plays(&ours, game), Ok(()));
    }
}

#[test]
fn other_versions_do_not_fit() {
    let ours = Hello::ours();
    for wire in [1, 99] {
        let other = Hello { wire, ..ours.clone() };
        let read = Hello::from_json(&other.to_json()).unwrap();
        assert_eq!(ours.fits(&read), Err(Misfit::Wire { ours: VERSION, theirs: wire }));
    }
}

#[test]
fn other_rules_or_components_of_one_game_are_told() {
    let ours = Hello::ours();
    let mut other = ours.clone();
    *other.rules.get_mut("bamboo").unwrap() += 1;
    other.data.insert("bitoku".into(), "0000000000000000".into());
    other.rules.remove("harmonies");
    assert_eq!(ours.fits(&other), Ok(()), "they understand each other");
    for game in GameId::ALL {
        let expected = match game {
            GameId::Bamboo | GameId::Bitoku | GameId::Harmonies => Err(Misfit::Game(game.id())),
            GameId::GrandBois | GameId::WhiteCastle => Ok(()),
        };
        assert_eq!(ours.plays(&other, game), expected, "{game}");
    }
}

#[test]
fn what_is_no_hello_is_refused() {
    for text in ["", "{}", "[]", "hello", r#"{"wire":"two","build":"","rules":{},"data":{}}"#] {
        assert_eq!(Hello::from_json(text), Err(Unreadable), "{text}");
    }
    let long = GOLDEN.replacen("0.1.0", &"x".repeat(1 << 15), 1);
    assert_eq!(Hello::from_json(&long), Err(Unreadable));
}
