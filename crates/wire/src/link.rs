//! A recorded game in an address: base64url without padding (RFC 4648, 5), because an address must not be spelt otherwise.

use crate::Unreadable;

/// No link is longer: what is longer is refused before it is read. Games of the house take a few thousand letters.
pub const LONGEST: usize = 1 << 17;

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes as the letters of an address.
pub fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|place| u32::from(three.get(place).copied().unwrap_or(0)));
        let bits = a << 16 | b << 8 | c;
        for place in 0..=three.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place) & 63) as usize]));
        }
    }
    text
}

/// The bytes that an address carries. Blanks and padding that a mail program put in do no harm.
pub fn read(text: &str) -> Result<Vec<u8>, Unreadable> {
    if text.len() > LONGEST {
        return Err(Unreadable);
    }
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut held) = (0_u32, 0_u32);
    for letter in text.bytes().filter(|letter| !letter.is_ascii_whitespace() && *letter != b'=') {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'-' | b'+' => 62,
            b'_' | b'/' => 63,
            _ => return Err(Unreadable),
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    // A single letter more is no byte, and bits that are left over must be nothing.
    if held == 6 || bits != 0 { Err(Unreadable) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg"),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(write(bytes.as_bytes()), text);
            assert_eq!(read(text).unwrap(), bytes.as_bytes());
        }
        assert_eq!(write(&[0xfb, 0xff, 0xfe]), "-__-");
        assert_eq!(read("+//+").unwrap(), [0xfb, 0xff, 0xfe]);
    }

    #[test]
    fn every_length_comes_back() {
        let bytes: Vec<u8> = (0..600_u32).map(|n| (n * 167 + n / 3) as u8).collect();
        for length in 0..bytes.len() {
            assert_eq!(read(&write(&bytes[..length])).unwrap(), bytes[..length]);
        }
    }

    #[test]
    fn what_is_no_link_is_refused() {
        for text in ["Z", "Zg*", "Zh", "привет", "Zm9vY"] {
            assert_eq!(read(text), Err(Unreadable), "{text}");
        }
        assert_eq!(read(" Zm9v\nYg== ").unwrap(), b"foob");
        assert_eq!(read(&"A".repeat(LONGEST + 1)), Err(Unreadable));
    }
}
