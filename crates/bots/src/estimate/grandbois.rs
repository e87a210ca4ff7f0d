//! GrandBois: to be
