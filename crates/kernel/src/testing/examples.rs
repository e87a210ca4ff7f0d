//! The worked examples of the rules as data: `tests/examples.json`.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::de::DeserializeOwned;
use serde_json::Value;

/// A worked example: what is given, and what must come of it.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// Its name.
    pub id: &'a str,
    /// What sort of case it is: which check is meant. Empty if every case has its own.
    pub kind: &'a str,
    /// What is given: `input` or `given`; the whole case if it keeps it beside the rest.
    pub given: &'a Value,
    /// What must come of it: `expected` or `expect`.
    pub expected: &'a Value,
}

/// Checks every case of the file, and that for each of these rules there is one. A case that fails is named; how many there are
/// comes back.
pub fn each_case(file: &str, rules: &[&str], check: impl Fn(&Case<'_>)) -> usize {
    let file: Value = serde_json::from_str(file).expect("JSON");
    let cases = file["cases"].as_array().expect("the file has cases");
    for rule in rules {
        let cites = |case: &Value| case["rule"].as_str().is_some_and(|cited| cited.contains(rule));
        assert!(cases.iter().any(cites), "no case is about {rule}");
    }
    let mut ids = BTreeSet::new();
    for case in cases {
        let id = case["id"].as_str().expect("a case has an id");
        assert!(ids.insert(id), "two cases are called {id}");
        let field =
            |names: [&str; 2]| names.into_iter().map(|name| &case[name]).find(|value| !value.is_null());
        let given = field(["input", "given"]).unwrap_or(case);
        let expected = field(["expected", "expect"]).unwrap_or_else(|| panic!("case {id} expects nothing"));
        let kind = case["kind"].as_str().unwrap_or_default();
        let done = catch_unwind(AssertUnwindSafe(|| check(&Case { id, kind, given, expected })));
        assert!(done.is_ok(), "case {id} ({}) fails", case["rule"].as_str().unwrap_or(kind));
    }
    ids.len()
}

/// A value of a case as what it is.
#[track_caller]
pub fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

/// A number of a case.
#[track_caller]
pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_else(|| panic!("{value} is no number"))
}
