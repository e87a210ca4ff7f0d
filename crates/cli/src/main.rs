//! The binary `engawa`.
fn main() {}
