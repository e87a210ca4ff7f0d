//! The rules of GrandBois.
