//! How a table wants to play: named choices with named values.

use core::fmt::Debug;
use core::ops::RangeInclusive;

use crate::SeatCount;

/// One choice that people make before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in commands and records.
    pub key: &'static str,
    /// Its values by name; the first one is taken if nobody says otherwise.
    pub values: &'static [&'static str],
    /// With how many seats it can be played. Elsewhere the first value holds.
    pub seats: RangeInclusive<usize>,
    /// With how many seats it is offered: a table that chose it when more could goes on with it.
    pub offered: RangeInclusive<usize>,
}

impl OptionSpec {
    /// A choice that is offered wherever it can be played.
    pub const fn new(
        key: &'static str,
        values: &'static [&'static str],
        seats: RangeInclusive<usize>,
    ) -> OptionSpec {
        let offered = *seats.start()..=*seats.end();
        OptionSpec { key, values, seats, offered }
    }
}

/// The options of a game.
pub trait Options: Copy + PartialEq + Debug + Default + Send + Sync + 'static {
    /// What can be chosen.
    const SPECS: &'static [OptionSpec];

    /// The place of the chosen value among the values of a choice.
    fn get(&self, choice: usize) -> usize;

    /// Chooses a value by its place.
    fn set(&mut self, choice: usize, value: usize);

    /// Every choice with the chosen value, by name.
    fn named(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        Self::SPECS.iter().enumerate().map(|(place, choice)| (choice.key, choice.values[self.get(place)]))
    }

    /// Chooses a value by name, if it is offered at a new table.
    fn set_named(&mut self, key: &str, value: &str, seats: SeatCount) -> Result<(), OptionError> {
        choose(self, key, value, seats, |choice| &choice.offered)
    }

    /// A value by name as it was chosen once: it need not be offered any more.
    fn restore_named(&mut self, key: &str, value: &str, seats: SeatCount) -> Result<(), OptionError> {
        choose(self, key, value, seats, |choice| &choice.seats)
    }
}

/// Chooses a value by name, if so many seats are among those allowed.
fn choose<O: Options>(
    options: &mut O,
    key: &str,
    value: &str,
    seats: SeatCount,
    allowed: fn(&OptionSpec) -> &RangeInclusive<usize>,
) -> Result<(), OptionError> {
    let place = O::SPECS
        .iter()
        .position(|choice| choice.key == key)
        .ok_or_else(|| OptionError::NoSuchKey { key: key.into(), keys: keys::<O>() })?;
    let choice = &O::SPECS[place];
    let value = choice.values.iter().position(|&name| name == value).ok_or_else(|| {
        OptionError::NoSuchValue { key: choice.key, value: value.into(), values: choice.values }
    })?;
    if value != 0 && !allowed(choice).contains(&seats.get()) {
        return Err(OptionError::NotWithSeats { key: choice.key, seats: seats.get() });
    }
    options.set(place, value);
    Ok(())
}

fn keys<O: Options>() -> Vec<&'static str> {
    O::SPECS.iter().map(|choice| choice.key).collect()
}

/// An option that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    /// The game has no such choice.
    #[error("there is no option '{key}' (options: {})", list(keys))]
    NoSuchKey {
        /// What was asked for.
        key: String,
        /// What there is.
        keys: Vec<&'static str>,
    },
    /// The choice has no such value.
    #[error("option '{key}' cannot be '{value}' (values: {})", list(values))]
    NoSuchValue {
        /// The choice.
        key: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        values: &'static [&'static str],
    },
    /// The choice exists only with other numbers of seats.
    #[error("option '{key}' has no meaning with {seats} seats")]
    NotWithSeats {
        /// The choice.
        key: &'static str,
        /// The seats at this table.
        seats: usize,
    },
}

fn list(words: &[&str]) -> String {
    if words.is_empty() { "none".into() } else { words.join(", ") }
}

/// Option sets in which every pair of values of two choices meets at least once, for this number of seats.
///
/// All pairs find what two options break together, and stay few where the whole product would not.
pub fn all_pairs<O: Options>(seats: SeatCount) -> Vec<O> {
    let sizes: Vec<usize> = O::SPECS
        .iter()
        .map(|choice| if choice.seats.contains(&seats.get()) { choice.values.len() } else { 1 })
        .collect();
    // A pair is (choice, value, other choice, value); with a single choice each value pairs with itself.
    let mut missing = Vec::new();
    for (a, &values) in sizes.iter().enumerate() {
        for (b, &others) in sizes.iter().enumerate().skip(if sizes.len() > 1 { a + 1 } else { a }) {
            for value in 0..values {
                let others = if a == b { value..value + 1 } else { 0..others };
                missing.extend(others.map(|other| (a, value, b, other)));
            }
        }
    }
    let covers =
        |row: &[usize], pair: &(usize, usize, usize, usize)| row[pair.0] == pair.1 && row[pair.2] == pair.3;
    let mut rows: Vec<Vec<usize>> = vec![vec![0; sizes.len()]];
    missing.retain(|pair| !covers(&rows[0], pair));
    while let Some(&(a, value, b, other)) = missing.first() {
        let mut row = vec![0; sizes.len()];
        (row[a], row[b]) = (value, other);
        // Greedily give every other choice the value that covers most of what is missing.
        for free in (0..sizes.len()).filter(|&free| free != a && free != b) {
            let gain = |candidate: usize| {
                let mut row = row.clone();
                row[free] = candidate;
                missing.iter().filter(|pair| covers(&row, pair)).count()
            };
            row[free] = (0..sizes[free]).max_by_key(|&value| (gain(value), usize::MAX - value)).unwrap_or(0);
        }
        missing.retain(|pair| !covers(&row, pair));
        rows.push(row);
    }
    let options = |row: Vec<usize>| {
        let mut options = O::default();
        row.into_iter().enumerate().for_each(|(choice, value)| options.set(choice, value));
        options
    };
    rows.into_iter().map(options).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug, Default)]
    struct Many([usize; 4]);

    const fn choice(key: &'static str, values: &'static [&'static str], from: usize) -> OptionSpec {
        OptionSpec::new(key, values, from..=4)
    }

    impl Options for Many {
        const SPECS: &'static [OptionSpec] = &[
            choice("side", &["a", "b"], 1),
            choice("level", &["low", "middle", "high"], 1),
            choice("night", &["off", "on"], 1),
            OptionSpec { offered: 4..=4, ..choice("many", &["off", "on"], 3) },
        ];
        fn get(&self, choice: usize) -> usize {
            self.0[choice]
        }
        fn set(&mut self, choice: usize, value: usize) {
            self.0[choice] = value;
        }
    }

    fn seats(n: usize) -> SeatCount {
        SeatCount::new(n).unwrap()
    }

    #[test]
    fn every_pair_of_values_meets() {
        let sets = all_pairs::<Many>(seats(3));
        let sizes = [2, 3, 2, 2];
        for a in 0..4 {
            for b in a + 1..4 {
                for (x, y) in (0..sizes[a]).flat_map(|x| (0..sizes[b]).map(move |y| (x, y))) {
                    assert!(sets.iter().any(|set| set.0[a] == x && set.0[b] == y), "{a}={x} {b}={y}");
                }
            }
        }
        assert!(sets.len() <= 8, "{} sets for a product of 24", sets.len());
        assert!(all_pairs::<Many>(seats(2)).iter().all(|set| set.0[3] == 0));
    }

    #[test]
    fn names_are_checked() {
        let mut options = Many::default();
        options.set_named("level", "high", seats(2)).unwrap();
        assert_eq!(options.named().nth(1), Some(("level", "high")));
        let error = |key, value| Many::default().set_named(key, value, seats(2)).unwrap_err().to_string();
        assert_eq!(error("colour", "red"), "there is no option 'colour' (options: side, level, night, many)");
        assert_eq!(error("side", "c"), "option 'side' cannot be 'c' (values: a, b)");
        assert_eq!(error("many", "on"), "option 'many' has no meaning with 2 seats");
        assert!(options.set_named("many", "on", seats(3)).is_err(), "offered no more");
        options.restore_named("many", "on", seats(3)).unwrap();
        assert!(options.restore_named("many", "on", seats(2)).is_err(), "and never was with two");
    }
}
