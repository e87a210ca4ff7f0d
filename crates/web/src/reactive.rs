//! The signals of Leptos under the names that every room uses.
//!
//! Only its reactive core is here, not its views: those are compiled anew for every element of every room, and were almost
//! half of the client (docs/benchmarks.md). [`crate::markup`] makes the elements instead.

pub use reactive_graph::computed::Memo;
pub use reactive_graph::effect::{Effect, RenderEffect};
pub use reactive_graph::graph::untrack;
pub use reactive_graph::owner::{
    LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context,
};
pub use reactive_graph::prelude::*;
pub use reactive_graph::signal::RwSignal;
pub use reactive_graph::wrappers::read::Signal;

/// Changes a signal only if that is a change: whoever follows it draws.
pub fn turn<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, to: T) {
    if signal.with_untracked(|now| *now != to) {
        signal.set(to);
    }
}
