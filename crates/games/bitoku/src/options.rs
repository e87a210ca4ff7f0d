//! How the table wants to play: the stricter variant (BI-5.18), the difficulty of the tengu (BI-21.4, BI-21.5).

use engawa_kernel::OptionSpec;
use serde::{Deserialize, Serialize};

/// How the table wants to play: a bit or two for each choice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Options(u16);

/// The dragonflies that the tengu starts with (BI-16.1, BI-21.4, BI-21.5).
const DRAGONFLIES: usize = 1;

const fn solo(key: &'static str) -> OptionSpec {
    OptionSpec::new(key, &["off", "on"], 1..=1)
}

impl engawa_kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        // With fewer players a river region has one cell: nothing to compare.
        OptionSpec { offered: 3..=4, ..OptionSpec::new("strict", &["off", "on"], 1..=4) },
        OptionSpec::new("tengu-dragonflies", &["one", "none", "two"], 1..=1),
        solo("tengu-no-yokai"),
        solo("tengu-no-resources"),
        solo("tengu-slow-kodamas"),
        solo("tengu-no-spring"),
        solo("tengu-early-pilgrim"),
        solo("tengu-early-kodamas"),
        solo("tengu-lead-points"),
    ];

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => usize::from(self.0 & 1),
            DRAGONFLIES => usize::from(self.0 >> 1 & 3),
            _ => usize::from(self.0 >> (choice + 1) & 1),
        }
    }

    fn set(&mut self, choice: usize, value: usize) {
        let (shift, room) = match choice {
            0 => (0, 1),
            DRAGONFLIES => (1, 3),
            _ => (choice + 1, 1),
        };
        self.0 = self.0 & !(room << shift) | (value as u16 & room) << shift;
    }
}

impl TryFrom<u16> for Options {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Options, &'static str> {
        if bits >> 10 == 0 && bits >> 1 & 3 != 3 {
            Ok(Options(bits))
        } else {
            Err("there are no such options")
        }
    }
}

impl From<Options> for u16 {
    fn from(options: Options) -> u16 {
        options.0
    }
}

impl Options {
    #[inline]
    const fn has(self, choice: usize) -> bool {
        self.0 >> (choice + 1) & 1 == 1
    }

    /// The stricter variant (BI-5.18).
    #[inline]
    pub const fn strict(self) -> bool {
        self.0 & 1 == 1
    }

    /// How many dragonflies the tengu starts with.
    pub const fn tengu_dragonflies(self) -> usize {
        [1, 0, 2, 1][(self.0 >> 1 & 3) as usize]
    }

    /// The tengu starts without yokai (BI-21.4).
    pub const fn no_yokai(self) -> bool {
        self.has(2)
    }

    /// The tengu starts without resources (BI-21.4).
    pub const fn no_resources(self) -> bool {
        self.has(3)
    }

    /// The tengu's kodama steps for placing a die only where the player's is ahead (BI-21.4).
    pub const fn slow_kodamas(self) -> bool {
        self.has(4)
    }

    /// The tengu gets nothing for crystals in spring (BI-21.4).
    pub const fn no_spring(self) -> bool {
        self.has(5)
    }

    /// A pilgrim of the tengu starts on the first path cell (BI-21.5).
    pub const fn early_pilgrim(self) -> bool {
        self.has(6)
    }

    /// The kodamas of the tengu start one cell further (BI-21.5).
    pub const fn early_kodamas(self) -> bool {
        self.has(7)
    }

    /// The tengu gets 3 VP for every region where his kodama is ahead (BI-21.5).
    pub const fn lead_points(self) -> bool {
        self.has(8)
    }
}
