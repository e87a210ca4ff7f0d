//! A client built anew is embedded anew, also one that was not there at the last build.

fn main() {
    if std::env::var_os("CARGO_FEATURE_EMBEDDED").is_some() {
        println!("cargo::rerun-if-changed=../../dist");
    } else {
        println!("cargo::rerun-if-changed=build.rs");
    }
}
