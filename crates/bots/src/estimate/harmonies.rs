//! Harmonies: to be
