//! How long ago something was, in words.

use engawa_words::Words;
use js_sys::Date;
use wasm_bindgen::JsValue;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long ago something was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ago {
    Now,
    Minutes(u64),
    Hours(u64),
    Yesterday,
    Days(u64),
    /// So long that only the date says it.
    Long,
}

/// How long ago `then` was, both in milliseconds of local time: yesterday begins at midnight.
fn ago(now: u64, then: u64) -> Ago {
    // A clock that was set back makes nothing older than now.
    let past = now.saturating_sub(then);
    match (now / DAY).saturating_sub(then / DAY) {
        _ if past < 2 * MINUTE => Ago::Now,
        _ if past < HOUR => Ago::Minutes(past / MINUTE),
        // Shortly after midnight the evening before is still «three hours ago».
        0 | 1 if past < 6 * HOUR => Ago::Hours(past / HOUR),
        0 => Ago::Hours(past / HOUR),
        1 => Ago::Yesterday,
        days @ 2..=13 => Ago::Days(days),
        _ => Ago::Long,
    }
}

/// Milliseconds since 1970 of this device, as the moment is called today.
pub fn when(words: &Words, moment: u64) -> String {
    let date = Date::new(&JsValue::from_f64(moment as f64));
    let local = |utc: f64| (utc - date.get_timezone_offset() * MINUTE as f64) as u64;
    let say = |key, n: u64| words.say(key, &[("n", n.into())]);
    match ago(local(Date::now()), local(moment as f64)) {
        Ago::Now => words.word("when-now"),
        Ago::Minutes(n) => say("when-minutes", n),
        Ago::Hours(n) => say("when-hours", n),
        Ago::Yesterday => words.word("when-yesterday"),
        Ago::Days(n) => say("when-days", n),
        Ago::Long => date.to_locale_date_string(words.lang().code(), &JsValue::UNDEFINED).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yesterday_begins_at_midnight() {
        let noon = 100 * DAY + 12 * HOUR;
        assert_eq!(ago(noon, noon - MINUTE), Ago::Now);
        assert_eq!(ago(noon, noon + HOUR), Ago::Now);
        assert_eq!(ago(noon, noon - 59 * MINUTE), Ago::Minutes(59));
        assert_eq!(ago(noon, noon - 11 * HOUR), Ago::Hours(11));
        assert_eq!(ago(noon, noon - 13 * HOUR), Ago::Yesterday);
        assert_eq!(ago(100 * DAY + HOUR, 100 * DAY - HOUR), Ago::Hours(2));
        assert_eq!(ago(noon, noon - 37 * HOUR), Ago::Days(2));
        assert_eq!(ago(noon, noon - 14 * DAY), Ago::Long);
    }
}
