//! The names that the module and its script call each other by, made short. `wasm-bindgen` puts a hash into each of them, twice for every
//! function of the browser that the client uses: a fortieth of what the shelf weighs.

use std::collections::HashMap;

use walrus::ModuleConfig;

/// What `wasm-bindgen` calls the script in the module.
const SCRIPT: &str = "./engawa_bg.js";

/// The module and the script with short names.
pub(crate) fn short(module: &[u8], script: &str) -> Result<(Vec<u8>, String), String> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(module).map_err(|error| format!("walrus: {error:#}"))?;
    let mut names = HashMap::new();
    for import in module.imports.iter_mut().filter(|import| import.module == SCRIPT) {
        let name = format!("i{}", names.len());
        names.insert(std::mem::replace(&mut import.name, name.clone()), name);
    }
    // The others are called by scripts of our own.
    for export in module.exports.iter_mut().filter(|export| export.name.starts_with("wasm_bindgen__")) {
        let name = format!("e{}", names.len());
        names.insert(std::mem::replace(&mut export.name, name.clone()), name);
    }
    Ok((module.emit_wasm(), renamed(script, &names)))
}

/// A script with other names for these words.
fn renamed(script: &str, names: &HashMap<String, String>) -> String {
    let part_of_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut short = String::with_capacity(script.len());
    let mut rest = script;
    while !rest.is_empty() {
        let word = rest.find(|letter| !part_of_word(letter)).unwrap_or(rest.len());
        short.push_str(names.get(&rest[..word]).map_or(&rest[..word], String::as_str));
        rest = &rest[word..];
        let between = rest.find(part_of_word).unwrap_or(rest.len());
        short.push_str(&rest[..between]);
        rest = &rest[between..];
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_get_another_name() {
        let names = HashMap::from([("__wbg_new_0f".to_owned(), "i0".to_owned())]);
        let script = "const a = { __wbg_new_0f: f, __wbg_new_0f1: g }; // «__wbg_new_0f»";
        assert_eq!(renamed(script, &names), "const a = { i0: f, __wbg_new_0f1: g }; // «i0»");
        assert_eq!(renamed("__wbg_new_0f", &names), "i0");
        assert_eq!(renamed("", &names), "");
    }
}
