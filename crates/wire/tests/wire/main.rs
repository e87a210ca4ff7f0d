//! What is written is read again, in every version and form that was ever used; what is no message is refused.

mod examples;
mod golden;
mod hello;
mod json;
mod refused;
