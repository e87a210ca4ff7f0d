//! The nouns of a game, written once: closed sets of names ([`names!`](macro@crate::names)) and numbered pieces of the box
//! ([`piece!`](macro@crate::piece)).
//!
//! They are macros because each makes a type of the game's own: a resource is no region, and a card no tile. Serde writes a name
//! in snake case and a piece as its number, and refuses what the game does not have. The game needs `serde` among its dependencies.

/// A small closed set of names: an enum with its list, its place in the list and back.
///
/// ```
/// engawa_kernel::names! {
///     /// A resource.
///     Resource:
///     /// For buildings.
///     Wood,
///     /// For walls.
///     Stone,
/// }
/// assert_eq!(Resource::new(1), Some(Resource::Stone));
/// assert_eq!((Resource::COUNT, Resource::Stone.index()), (2, 1));
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$doc:meta])* $name:ident: $($(#[$each:meta])* $variant:ident,)*) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$each])* $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
            /// How many there are.
            pub const COUNT: usize = $name::ALL.len();

            /// The place among all.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at this place.
            #[inline]
            pub fn new(index: usize) -> Option<$name> {
                $name::ALL.get(index).copied()
            }
        }
    };
}

/// A numbered piece of the box, at most 64 of a sort: its number, all of its sort, and JSON that refuses numbers which no
/// piece has.
///
/// ```
/// engawa_kernel::piece! {
///     /// A tile.
///     Tile, 12
/// }
/// let last = Tile::new(11).unwrap();
/// assert_eq!((Tile::new(12), Tile::all().last(), last.bit()), (None, Some(last), 1 << 11));
/// ```
#[macro_export]
macro_rules! piece {
    ($(#[$doc:meta])* $name:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many the box has.
            pub const COUNT: usize = $count;

            /// The piece at this place of the tables.
            #[inline]
            pub const fn new(index: usize) -> Option<$name> {
                if index < $name::COUNT { Some($name(index as u8)) } else { None }
            }

            /// Its place in the tables, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$name::COUNT).filter_map($name::new)
            }

            /// The set of this piece alone.
            #[inline]
            #[allow(dead_code)] // not every sort is kept in sets
            pub(crate) const fn bit(self) -> u64 {
                1 << self.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;

            fn try_from(number: u8) -> Result<$name, &'static str> {
                $name::new(number.into()).ok_or("the box has no piece of this number")
            }
        }

        impl From<$name> for u8 {
            fn from(piece: $name) -> u8 {
                piece.0
            }
        }
    };
}

#[cfg(test)]
#[allow(unreachable_pub)] // the macros make types for a game's own crate
mod tests {
    names! {
        /// A season.
        Season:
        /// The first.
        Spring,
        /// The last.
        LateWinter,
    }

    piece! {
        /// A card.
        Card, 3
    }

    #[test]
    fn names_are_written_as_words_and_pieces_as_numbers() {
        let both = (Season::LateWinter, Card::new(2).unwrap());
        assert_eq!(serde_json::to_string(&both).unwrap(), r#"["late_winter",2]"#);
        assert_eq!(serde_json::from_str::<(Season, Card)>(r#"["late_winter",2]"#).unwrap(), both);
        assert!(serde_json::from_str::<Season>(r#""autumn""#).is_err());
        assert!(serde_json::from_str::<Card>("3").is_err());
    }

    #[test]
    fn places_lead_there_and_back() {
        assert!(Season::ALL.iter().all(|&season| Season::new(season.index()) == Some(season)));
        assert!(Card::all().all(|card| Card::new(card.index()) == Some(card)));
        assert_eq!((Season::new(Season::COUNT), Card::new(Card::COUNT)), (None, None));
        assert_eq!(Card::all().fold(0, |set, card| set | card.bit()), 0b111);
    }
}
