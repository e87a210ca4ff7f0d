//! Capital and small letters of our two alphabets. The standard library knows those of all scripts, and its tables would
//! weigh more in the browser than a board.

/// The small form of a letter.
pub fn lower(letter: char) -> char {
    match letter {
        'А'..='Я' => char::from_u32(u32::from(letter) + 32).unwrap_or(letter),
        'Ё' => 'ё',
        _ => letter.to_ascii_lowercase(),
    }
}

/// The capital form of a letter.
pub fn upper(letter: char) -> char {
    match letter {
        'а'..='я' => char::from_u32(u32::from(letter) - 32).unwrap_or(letter),
        'ё' => 'Ё',
        _ => letter.to_ascii_uppercase(),
    }
}

/// As a sentence begins.
pub fn capital(text: &str) -> String {
    first(text, upper)
}

/// As it stands in the middle of a sentence.
pub fn small(text: &str) -> String {
    first(text, lower)
}

fn first(text: &str, form: impl Fn(char) -> char) -> String {
    let mut letters = text.chars();
    letters.next().map(form).into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_alphabets_have_capitals() {
        for (word, sentence) in
            [("ёж", "Ёж"), ("ягода", "Ягода"), ("fox", "Fox"), ("3 лисы", "3 лисы"), ("", "")]
        {
            assert_eq!(capital(word), sentence);
            assert_eq!(small(sentence), word);
        }
    }

    #[test]
    fn they_agree_with_the_standard_library() {
        for letter in ('a'..='z').chain('а'..='я').chain(['ё']) {
            assert_eq!(upper(letter).to_string(), letter.to_uppercase().to_string());
            assert_eq!(lower(upper(letter)), letter);
        }
    }
}
