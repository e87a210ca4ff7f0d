//! Takes out of the client's style sheets and scripts what only people read: notes and indentation. A tenth of what is sent.

/// A style sheet without notes, and without blanks where they part nothing.
pub(crate) fn css(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let end = match letter {
            // What stands in quotes stays as it is.
            '"' | '\'' => quoted(rest, letter),
            '/' if rest.starts_with("/*") => {
                rest = rest.split_once("*/").map_or("", |(_, after)| after);
                continue;
            }
            _ if letter.is_ascii_whitespace() => {
                rest = rest.trim_ascii_start();
                // A blank in a selector says «inside»: it goes only beside what parts anyway.
                let parts = |letter: char| "{};,".contains(letter);
                let note = rest.starts_with("/*");
                let parted = lean.is_empty() || lean.ends_with(|last| parts(last) || last == ' ');
                if !note && !parted && !rest.starts_with(parts) {
                    lean.push(' ');
                }
                continue;
            }
            _ => letter.len_utf8(),
        };
        lean.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    lean
}

/// How long a text in quotes is, with its quotes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    let ends = |(_, letter): &(usize, char)| {
        let end = *letter == quote && !escaped;
        escaped = *letter == '\\' && !escaped;
        end
    };
    text.char_indices().skip(1).find(ends).map_or(text.len(), |(end, _)| end + 1)
}

/// A script without indentation and without notes that have their lines to themselves.
pub(crate) fn js(text: &str) -> String {
    let mut lean = String::with_capacity(text.len());
    let mut noted = false;
    for line in text.lines().map(str::trim) {
        noted |= line.starts_with("/*");
        if !noted && !line.is_empty() && !line.starts_with("//") {
            lean.push_str(line);
            lean.push('\n');
        }
        noted &= !line.ends_with("*/");
    }
    lean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_sheet_says_the_same_with_less() {
        let text = "/* why */\n.a .b,\n.a > .c {\n  margin: 0 calc(1px + 2px); /* so */\n  content: \"  /* no note */ \\\" ; \";\n}\n\n@media (min-width: 1px) { .a:not(.b) { top: 0; } }\n";
        let lean = ".a .b,.a > .c{margin: 0 calc(1px + 2px);content: \"  /* no note */ \\\" ; \";}@media (min-width: 1px){.a:not(.b){top: 0;}}";
        assert_eq!(css(text), lean);
        assert_eq!(css(lean), lean);
        assert_eq!(css(".a /* inside */ .b{}"), ".a .b{}");
        assert_eq!(css("/* never closed"), "");
        assert_eq!(css("a{content:'never closed"), "a{content:'never closed");
    }

    #[test]
    fn a_script_says_the_same_with_less() {
        let text = "// why\n/**\n * @param {number} a\n */\nexport function f(a) {\n    // so\n    return a / 2; // half\n}\n/* one line */\n";
        assert_eq!(js(text), "export function f(a) {\nreturn a / 2; // half\n}\n");
    }
}
