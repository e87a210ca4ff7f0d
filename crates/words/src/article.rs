//! A rules text as data: sections of blocks, so that whoever has a screen can draw, search and print it. How the texts
//! are written is in CONTRIBUTING.md, «Rules texts».

/// A rules text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Article {
    /// What stands above it all.
    pub title: String,
    /// Its sections, in their order.
    pub sections: Vec<Section>,
}

/// A section of a rules text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Section {
    /// Its heading; empty for what stands before the first one.
    pub title: String,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// Lines that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Paragraph(Inline),
    /// A list.
    Items(Vec<Inline>),
    /// A numbered list.
    Steps(Vec<Inline>),
    /// A table: the first row is its head.
    Table(Vec<Vec<Inline>>),
    /// Pictures that stand side by side.
    Pictures(Vec<Picture>),
}

/// A picture that a game can draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What is shown below it, and said to those who do not see it.
    pub caption: String,
    /// The game that draws it.
    pub game: String,
    /// What the game draws it from.
    pub body: String,
}

/// A line of text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Inline(pub Vec<Span>);

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// How it is written.
    pub style: Style,
    /// What is written.
    pub text: String,
}

/// How a part of a line is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As usual.
    Plain,
    /// Bold.
    Bold,
    /// The numbers of rules, quietly.
    Cited,
}

impl Article {
    /// Reads a rules text. Nothing in it is an error: what is no markup is text.
    pub fn read(text: &str) -> Article {
        let mut article = Article::default();
        // A blank line ends a list, a table, a row of pictures.
        let mut goes_on = false;
        for line in text.lines().map(str::trim_end) {
            if let Some(title) = line.strip_prefix("# ") {
                title.clone_into(&mut article.title);
            } else if let Some(title) = line.strip_prefix("## ") {
                article.sections.push(Section { title: title.to_owned(), blocks: Vec::new() });
            } else if !line.is_empty() {
                if article.sections.is_empty() {
                    article.sections.push(Section::default());
                }
                if let Some(section) = article.sections.last_mut() {
                    section.take(line, goes_on);
                }
            }
            goes_on = !line.is_empty() && !line.starts_with('#');
        }
        article
    }
}

impl Section {
    /// Takes one more line: into the block before it, if it goes on, or as a block of its own.
    fn take(&mut self, line: &str, goes_on: bool) {
        let block = read_block(line);
        let last = self.blocks.last_mut().filter(|_| goes_on);
        match (last, block) {
            (Some(Block::Items(before)), Block::Items(now))
            | (Some(Block::Steps(before)), Block::Steps(now)) => {
                before.extend(now);
            }
            (Some(Block::Pictures(before)), Block::Pictures(now)) => before.extend(now),
            // The line of dashes below the head says nothing more.
            (Some(Block::Table(_)), Block::Table(_)) if line.starts_with("|-") => {}
            (Some(Block::Table(before)), Block::Table(now)) => before.extend(now),
            (_, block) => self.blocks.push(block),
        }
    }

    /// Every line of words in it, heading and captions included.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        [self.title.clone()].into_iter().chain(self.blocks.iter().flat_map(Block::lines))
    }
}

impl Block {
    /// Every line of words in it.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Block::Paragraph(line) => vec![line.text()],
            Block::Items(lines) | Block::Steps(lines) => lines.iter().map(Inline::text).collect(),
            Block::Table(rows) => rows.iter().flatten().map(Inline::text).collect(),
            Block::Pictures(pictures) => pictures.iter().map(|picture| picture.caption.clone()).collect(),
        }
    }
}

fn read_block(line: &str) -> Block {
    if let Some(item) = line.strip_prefix("- ") {
        return Block::Items(vec![Inline::read(item)]);
    }
    if let Some(row) = line.strip_prefix('|') {
        let row = row.strip_suffix('|').unwrap_or(row);
        return Block::Table(vec![row.split('|').map(|cell| Inline::read(cell.trim())).collect()]);
    }
    if let Some(picture) = read_picture(line) {
        return Block::Pictures(vec![picture]);
    }
    let step = line.split_once(". ").filter(|(number, _)| number.parse::<u8>().is_ok());
    match step {
        Some((_, step)) => Block::Steps(vec![Inline::read(step)]),
        None => Block::Paragraph(Inline::read(line)),
    }
}

fn read_picture(line: &str) -> Option<Picture> {
    let (caption, picture) = line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")?;
    let (game, body) = picture.split_once(": ")?;
    Some(Picture { caption: caption.to_owned(), game: game.to_owned(), body: body.to_owned() })
}

impl Inline {
    /// Reads bold and citations.
    pub fn read(text: &str) -> Inline {
        let mut line = Inline::default();
        for (place, part) in text.split("**").enumerate() {
            line.push_cited(part, if place % 2 == 1 { Style::Bold } else { Style::Plain });
        }
        line
    }

    /// The words alone.
    pub fn text(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }

    fn push(&mut self, style: Style, text: &str) {
        if !text.is_empty() {
            self.0.push(Span { style, text: text.to_owned() });
        }
    }

    /// Text with whatever it cites.
    fn push_cited(&mut self, mut text: &str, style: Style) {
        while let Some((from, to)) = citation(text) {
            self.push(style, &text[..from]);
            self.push(Style::Cited, &text[from..to]);
            text = &text[to..];
        }
        self.push(style, text);
    }
}

/// Where the next parentheses with nothing but rule numbers begin and end, with the blank before them.
fn citation(text: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    while let Some(open) = text[from..].find('(').map(|open| from + open) {
        let close = open + text[open..].find(')')?;
        if text[open + 1..close].split(", ").all(is_rule_number) {
            return Some((if text[..open].ends_with(' ') { open - 1 } else { open }, close + 1));
        }
        from = open + 1;
    }
    None
}

/// Two or three capitals, a dash, then letters, numbers, points and dashes: `HA-4.2`, `FO-R3`, `WCM-EX-01`.
fn is_rule_number(text: &str) -> bool {
    text.split_once('-').is_some_and(|(game, number)| {
        (2..=3).contains(&game.len())
            && game.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.bytes().any(|letter| letter.is_ascii_digit())
            && number.bytes().all(|letter| letter.is_ascii_alphanumeric() || b".-".contains(&letter))
    })
}

/// The text cut where it contains what is looked for: every second part is a hit. Case and the dots of ё do not matter.
pub fn hits(text: &str, wanted: &str) -> Vec<String> {
    let wanted: Vec<char> = wanted.chars().map(folded).collect();
    let letters: Vec<char> = text.chars().collect();
    let folded: Vec<char> = letters.iter().copied().map(folded).collect();
    let mut parts = vec![String::new()];
    let mut at = 0;
    while at < letters.len() {
        let hit = !wanted.is_empty() && folded[at..].starts_with(&wanted);
        let end = at + if hit { wanted.len() } else { 1 };
        if hit {
            parts.push(letters[at..end].iter().collect());
            parts.push(String::new());
        } else if let Some(part) = parts.last_mut() {
            part.push(letters[at]);
        }
        at = end;
    }
    parts
}

fn folded(letter: char) -> char {
    match crate::letters::lower(letter) {
        'ё' => 'е',
        letter => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_is_found_whatever_its_case() {
        assert_eq!(hits("Вода и водоём: вода", "ВОДОЕМ"), ["Вода и ", "водоём", ": вода"]);
        assert_eq!(hits("aaaa", "aa"), ["", "aa", "", "aa", ""]);
        assert_eq!(hits("tree", ""), ["tree"]);
        assert_eq!(hits("tree", "trees"), ["tree"]);
    }

    fn spans(text: &str) -> Vec<(Style, String)> {
        Inline::read(text).0.into_iter().map(|span| (span.style, span.text)).collect()
    }

    #[test]
    fn bold_and_citations_are_told_apart() {
        use Style::{Bold, Cited, Plain};
        let expected = [
            (Bold, "Tokens."),
            (Plain, " Take three (all of them)"),
            (Cited, " (HA-3.2, HA-R1)"),
            (Plain, "."),
        ];
        assert_eq!(
            spans("**Tokens.** Take three (all of them) (HA-3.2, HA-R1)."),
            expected.map(|(style, text)| (style, text.to_owned()))
        );
        assert_eq!(spans("(WCM-EX-01, WC-2.3a)"), [(Cited, "(WCM-EX-01, WC-2.3a)".to_owned())]);
        assert_eq!(spans("(HA-1"), [(Plain, "(HA-1".to_owned())]);
        assert_eq!(spans("(a-b) (FO-)"), [(Plain, "(a-b) (FO-)".to_owned())]);
    }

    #[test]
    fn blocks_go_on_until_a_blank_line() {
        let text = "# T\n\n## S\n\none\ntwo\n\n- a\n- b\n\n- c\n1. d\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n![x](g: y)\n![z](g: w)";
        let article = Article::read(text);
        let [section] = &article.sections[..] else { panic!("{article:?}") };
        assert_eq!((&*article.title, &*section.title), ("T", "S"));
        let kinds: Vec<usize> = section.blocks.iter().map(|block| block.lines().len()).collect();
        assert_eq!(kinds, [1, 1, 2, 1, 1, 4, 2], "{section:?}");
        let Block::Pictures(pictures) = &section.blocks[6] else { panic!("{section:?}") };
        let picture = &pictures[1];
        assert_eq!((&*picture.caption, &*picture.game, &*picture.body), ("z", "g", "w"));
    }

    #[test]
    fn nothing_of_the_rules_is_lost() {
        for text in [
            include_str!("../../../locales/en/rules/harmonies.md"),
            include_str!("../../../locales/ru/rules/harmonies.md"),
            include_str!("../../../locales/en/rules/grandbois.md"),
            include_str!("../../../locales/ru/rules/grandbois.md"),
        ] {
            let article = Article::read(text);
            let read: String = article.sections.iter().flat_map(Section::lines).collect();
            let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).count();
            let pictures: usize = text
                .lines()
                .filter_map(|line| line.strip_prefix("![")?.split_once("]("))
                .map(|(_, picture)| letters(picture))
                .sum();
            assert_eq!(
                letters(&read) + letters(&article.title) + pictures,
                letters(text),
                "{}",
                article.title
            );
            assert!(
                article
                    .sections
                    .iter()
                    .all(|section| !section.title.is_empty() && !section.blocks.is_empty())
            );
        }
    }
}
