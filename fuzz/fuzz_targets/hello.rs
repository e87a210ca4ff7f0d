#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| engawa_fuzz::hello(bytes));
