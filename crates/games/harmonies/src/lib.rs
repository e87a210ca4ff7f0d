//! The rules of Harmonies.
