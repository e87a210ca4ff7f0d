//! Holds the design tokens to WCAG 2 AA in both themes: 4.5 for words, 3 for graphics. A changed colour that can no
//! longer be read fails here, with the pair and its ratio.

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../web/assets/css/tokens.css");
const WORDS: f64 = 4.5;
const GRAPHICS: f64 = 3.0;

/// Which of the two values of `light-dark(…, …)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Theme {
    Light,
    Dark,
}

/// What is written with what on which grounds.
const PAIRS: &[(&str, &[&str], f64)] = &[
    ("ink", &["paper", "raised", "sunk", "cell", "shu-soft", "fuji-soft", "ok-soft", "warn-soft"], WORDS),
    ("ink-2", &["paper", "raised", "sunk", "cell"], WORDS),
    ("ink-3", &["paper", "raised"], WORDS),
    ("line-2", &["paper", "raised", "cell"], GRAPHICS),
    ("shu", &["paper", "raised", "shu-soft"], WORDS),
    ("shu", &["cell", "sunk"], GRAPHICS),
    ("fuji", &["paper", "raised", "fuji-soft"], WORDS),
    ("fuji", &["cell", "board", "sunk"], GRAPHICS),
    ("ok", &["raised", "ok-soft"], WORDS),
    ("ok", &["cell"], GRAPHICS),
    ("warn", &["raised", "warn-soft"], WORDS),
    ("on-ink", &["ink", "shu", "fuji", "ok"], WORDS),
    ("seat-1-text", &["paper", "raised", "seat-1-soft"], WORDS),
    ("seat-2-text", &["paper", "raised", "seat-2-soft"], WORDS),
    ("seat-3-text", &["paper", "raised", "seat-3-soft"], WORDS),
    ("seat-4-text", &["paper", "raised", "seat-4-soft"], WORDS),
    ("seat-1", &["paper", "raised", "sunk", "seat-1-soft"], GRAPHICS),
    ("seat-2", &["paper", "raised", "sunk", "seat-2-soft"], GRAPHICS),
    ("seat-3", &["paper", "raised", "sunk", "seat-3-soft"], GRAPHICS),
    ("seat-4", &["paper", "raised", "sunk", "seat-4-soft"], GRAPHICS),
    ("cube-glyph", &["cube"], WORDS),
    ("ba-decoration", &["raised", "cell", "sunk"], GRAPHICS),
    ("ba-faith", &["raised", "cell", "sunk"], GRAPHICS),
    ("ba-garden", &["raised", "cell", "sunk"], GRAPHICS),
    ("ba-item", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-wood", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-stone", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-jade", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-sake", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-virtue", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-amulet", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-spirit", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-fly", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-gold", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-house", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-yomi", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-steps", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-glade", &["raised", "cell", "sunk"], GRAPHICS),
    ("bi-forges", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-coin-ink", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-food-ink", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-iron-ink", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-pearl-ink", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-chasen-ink", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-lantern-ink", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-blue", &["raised", "cell", "sunk"], GRAPHICS),
    ("wc-yellow", &["raised", "cell", "sunk"], GRAPHICS),
    ("tw-white-line", &["tw-white"], GRAPHICS),
    ("tw-black-line", &["tw-black"], GRAPHICS),
    ("tw-blue-line", &["tw-blue"], GRAPHICS),
    ("tw-brown-line", &["tw-brown"], GRAPHICS),
];

/// What a `-mark` must reach on its fill. In Harmonies marks are graphics beside the silhouette, as are a clearing's
/// tufts and the end of a log; a GrandBois mark is also the colour of the cell's number.
fn of_mark(fill: &str) -> f64 {
    if fill.starts_with("ha-") || fill == "gb-clearing" { GRAPHICS } else { WORDS }
}

#[test]
fn every_word_can_be_read_in_both_themes() {
    let tokens = tokens();
    let marks = tokens
        .keys()
        .filter_map(|mark| Some((*mark, mark.strip_suffix("-mark")?)))
        .map(|(mark, fill)| (mark, fill, of_mark(fill)));
    let pairs = PAIRS
        .iter()
        .flat_map(|&(what, grounds, least)| grounds.iter().map(move |ground| (what, *ground, least)))
        .chain(marks);

    let mut checked = 0;
    let mut unreadable = Vec::new();
    for (what, ground, least) in pairs {
        for theme in [Theme::Light, Theme::Dark] {
            let ratio = contrast(colour(&tokens, what, theme), colour(&tokens, ground, theme));
            checked += 1;
            if ratio < least {
                unreadable.push(format!("--{what} on --{ground}, {theme:?}: {ratio:.2}, needs {least}"));
            }
        }
    }
    assert!(unreadable.is_empty(), "{}", unreadable.join("\n"));
    assert!(checked >= 180, "only {checked} pairs were found: has the form of tokens.css changed?");
}

/// A piece must stand out from its cell by its fill, or by its outline.
#[test]
fn every_piece_stands_out_from_its_cell() {
    let tokens = tokens();
    for fill in tokens.keys().filter(|name| name.starts_with("ha-") && name.matches('-').count() == 1) {
        for theme in [Theme::Light, Theme::Dark] {
            let cell = colour(&tokens, "cell", theme);
            let by_fill = contrast(colour(&tokens, fill, theme), cell);
            let by_line = contrast(colour(&tokens, "piece-line", theme), cell);
            // Trunks are dark by night too, to differ from stones; their pale rings carry them.
            let by_mark = contrast(colour(&tokens, &format!("{fill}-mark"), theme), cell);
            let best = by_fill.max(by_line).max(by_mark);
            assert!(best >= GRAPHICS, "--{fill} on --cell, {theme:?}: {best:.2}");
        }
    }
}

/// The tokens of the first `:root` block: name without dashes in front, value as written.
fn tokens() -> BTreeMap<&'static str, &'static str> {
    let root = TOKENS.split_once(":root {").expect("tokens.css has a :root block").1;
    let root = root.split_once("\n}").expect("the :root block ends").0;
    root.lines()
        .filter_map(|line| line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": "))
        .collect()
}

fn colour(tokens: &BTreeMap<&str, &str>, name: &str, theme: Theme) -> [u8; 3] {
    let value = *tokens.get(name).unwrap_or_else(|| panic!("tokens.css has no --{name}"));
    if let Some(other) = value.strip_prefix("var(--").and_then(|rest| rest.strip_suffix(')')) {
        return colour(tokens, other, theme);
    }
    let one = match value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')) {
        Some(both) => {
            let (light, dark) = both.split_once(", ").unwrap_or_else(|| panic!("--{name}: {value}"));
            if theme == Theme::Light { light } else { dark }
        }
        None => value,
    };
    let digits = one.strip_prefix('#').filter(|digits| digits.len() == 6);
    let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let [_, red, green, blue] =
        number.unwrap_or_else(|| panic!("--{name} is not a colour: {value}")).to_be_bytes();
    [red, green, blue]
}

/// The contrast ratio of WCAG 2.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (a, b) = (luminance(one), luminance(other));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance([red, green, blue]: [u8; 3]) -> f64 {
    let linear = |channel: u8| {
        let share = f64::from(channel) / 255.0;
        if share <= 0.039_28 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
