//! The words of a line.

/// The place of a name among those that there are.
pub fn among(names: &[&str], what: &str, name: &str) -> Result<usize, String> {
    names.iter().position(|&known| known == name).ok_or_else(|| format!("no {what} '{name}'"))
}

/// A number from 0 to `most`.
pub fn number_to(most: u8, word: &str) -> Result<u8, String> {
    match word.parse() {
        Ok(number) if number <= most => Ok(number),
        _ => Err(format!("'{word}' is no number from 0 to {most}")),
    }
}

/// A line of fields parted by `|`: the name of the piece, what it says, and how sure it is.
#[derive(Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// The first field.
    pub name: &'a str,
    /// The fields between.
    pub fields: Vec<&'a str>,
    /// Whether the last field is the first of the marks: what is printed is known.
    pub exact: bool,
}

impl<'a> Line<'a> {
    /// Reads a line; its last field is one of the marks, the surest first.
    pub fn read(content: &'a str, marks: &[&str]) -> Result<Line<'a>, String> {
        let fields: Vec<&str> = content.split('|').map(str::trim).collect();
        let &[name, ref fields @ .., mark] = fields.as_slice() else {
            return Err(format!("'{content}' has no fields parted by '|'"));
        };
        match marks.iter().position(|&known| known == mark) {
            Some(place) => Ok(Line { name, fields: fields.to_vec(), exact: place == 0 }),
            None => Err(format!("the last field is one of {}, not '{mark}'", marks.join(", "))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_looked_up_and_counted() {
        assert_eq!(among(&["red", "blue"], "colour", "blue"), Ok(1));
        assert_eq!(among(&["red", "blue"], "colour", "pink"), Err("no colour 'pink'".into()));
        assert_eq!((number_to(15, "15"), number_to(0, "0")), (Ok(15), Ok(0)));
        for wrong in ["16", "-1", "x", ""] {
            assert_eq!(number_to(15, wrong), Err(format!("'{wrong}' is no number from 0 to 15")));
        }
    }

    #[test]
    fn a_line_is_a_name_fields_and_a_mark() {
        let marks = ["exact", "guess"];
        let line = Line::read("tile 3 | 2 vp | - | guess", &marks);
        assert_eq!(line, Ok(Line { name: "tile 3", fields: vec!["2 vp", "-"], exact: false }));
        assert!(Line::read("tile 3 | exact", &marks).is_ok_and(|line| line.exact && line.fields.is_empty()));
        assert_eq!(Line::read("tile 3", &marks), Err("'tile 3' has no fields parted by '|'".into()));
        let mark = "the last field is one of exact, guess, not 'sure'";
        assert_eq!(Line::read("tile 3 | sure", &marks), Err(mark.into()));
    }
}
