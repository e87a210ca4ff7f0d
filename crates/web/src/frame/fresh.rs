//! What must be new each time: the name of a table, and where chance comes from.

use engawa_kernel::Seed;

use crate::browser::window;

/// Bytes that nobody can guess.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let drawn = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if drawn.is_err() {
        // A browser without the one still has the other.
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes
}

/// Where the chance of a new game comes from.
pub fn seed() -> Seed {
    Seed::new(bytes())
}

/// Where a page begins to number its commands: no other page does there.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A name for a table: nobody else's, and short enough for an address.
pub fn name() -> String {
    engawa_wire::link::write(&bytes::<6>())
}
