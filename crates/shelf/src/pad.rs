//! The score pad: a final position from a real table in, its score out.

use serde::de::DeserializeOwned;

use crate::GameId;

/// The lines of a score sheet by name, in their order.
pub type Lines = Vec<(&'static str, i32)>;

impl GameId {
    /// Scores a position that somebody wrote down as JSON. Tells in one line what is wrong with a bad one.
    pub fn score_pad(self, text: &str) -> Result<Lines, String> {
        match self {
            GameId::GrandBois => score(text, engawa_grandbois::pad::score),
            GameId::Harmonies => score(text, engawa_harmonies::pad::score),
            GameId::WhiteCastle => score(text, engawa_white_castle::pad::score),
            GameId::Bamboo => score(text, engawa_bamboo::pad::score),
            GameId::Bitoku => score(text, engawa_bitoku::pad::score),
        }
    }
}

fn score<P: DeserializeOwned, E: ToString>(
    text: &str,
    score: impl FnOnce(&P) -> Result<Lines, E>,
) -> Result<Lines, String> {
    let position: P = serde_json::from_str(text).map_err(|error| error.to_string())?;
    score(&position).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_scored() {
        let position =
            r#"{"rows":["F1 F2 tower T3","F3 B F1 T1","L2 R1 F2 M4"],"clans":["fox"],"towers":[[2,0]]}"#;
        let expected = [("cells", 5), ("group", 6), ("tower_own", 4), ("tower_other", 2), ("total", 17)];
        assert_eq!(GameId::GrandBois.score_pad(position), Ok(expected.to_vec()));
        let position = r#"{"side":"A","board":[{"at":[0,0],"stack":["brown","green"]}]}"#;
        let lines = GameId::Harmonies.score_pad(position).unwrap();
        assert_eq!((lines[0], lines[8]), (("trees", 3), ("total", 3)));
        let lines = GameId::WhiteCastle.score_pad(r#"{"play":12,"gardens":[5,7]}"#).unwrap();
        assert_eq!((lines[6], lines[8]), (("gardeners", 12), ("total", 24)));
        let lines = GameId::Bamboo.score_pad(r#"{"happiness":31,"spirits":["kappa","okami"]}"#).unwrap();
        assert!(lines.contains(&("spirits", 4)) && lines.contains(&("total", 35)), "{lines:?}");
        let lines = GameId::Bitoku.score_pad(r#"{"virtue":67,"first":true,"dice":[1,2,6]}"#).unwrap();
        assert!(lines.contains(&("guardians", 2)) && lines.contains(&("total", 72)), "{lines:?}");
    }

    #[test]
    fn a_bad_position_is_told_in_one_line() {
        for (game, text) in [
            (GameId::GrandBois, "{"),
            (GameId::GrandBois, r#"{"rows":["F9"],"clans":["fox"],"towers":[]}"#),
            (GameId::Harmonies, r#"{"side":"C","board":[]}"#),
            (GameId::Harmonies, r#"{"side":"A","board":[{"at":[9,9],"stack":["blue"]}]}"#),
            (GameId::WhiteCastle, r#"{"coins":3}"#),
            (GameId::WhiteCastle, r#"{"play":3,"courtiers":{"gate":6}}"#),
            (GameId::Bamboo, r#"{"happiness":3,"spirits":["dragon"]}"#),
            (GameId::Bamboo, r#"{"happiness":3,"house":[{"at":"f1","comfort":1}]}"#),
            (GameId::Bitoku, r#"{"virtue":3,"dice":[1,2,3],"yokai":["fox"]}"#),
            (GameId::Bitoku, r#"{"virtue":3,"dice":[1,2,7]}"#),
        ] {
            let error = game.score_pad(text).unwrap_err();
            assert!(!error.is_empty() && !error.contains('\n'), "{error}");
        }
    }
}
