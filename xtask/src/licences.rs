//! Licences, sources and versions of what we depend on, as `deny.toml` wants them, from what cargo itself knows of the packages. So
//! that nothing has to be installed for it: compiling cargo-deny takes longer than all of our tests.
//!
//! What cargo-deny does beyond this: it reads the text of licences, and asks for advisories over the network.

use std::collections::BTreeMap;

use serde_json::Value;

/// Where packages may come from.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Looks at the packages that `cargo metadata` lists. Tells what is there in several versions, or all that is wrong.
pub(crate) fn check(metadata: &str, deny: &str) -> Result<Vec<String>, String> {
    let metadata: Value =
        serde_json::from_str(metadata).map_err(|error| format!("cargo metadata: {error}"))?;
    let allowed = allowed(deny)?;
    let members = list(&metadata["workspace_members"]);
    let packages = list(&metadata["packages"]);
    if packages.is_empty() {
        return Err("cargo metadata lists no packages".to_owned());
    }
    let mut wrong = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let (name, version) = (text(&package["name"]), text(&package["version"]));
        let ours = members.contains(&package["id"]);
        versions.entry(name).or_default().push(version);
        let mut say = |what: &str| wrong.push(format!("{name} {version}: {what}"));
        match package["license"].as_str() {
            Some(licence) => match permits(licence, &allowed) {
                Ok(true) => {}
                Ok(false) => say(&format!("the licence {licence} is not allowed")),
                Err(error) => say(&format!("the licence {licence}: {error}")),
            },
            None => say("names no licence"),
        }
        if !ours && package["source"] != CRATES_IO {
            say(&format!("comes from {}", package["source"]));
        }
        for dependency in list(&package["dependencies"]).iter().filter(|_| ours) {
            if dependency["req"] == "*" && dependency["path"].is_null() {
                say(&format!("takes any version of {}", text(&dependency["name"])));
            }
        }
    }
    if wrong.is_empty() {
        let several = versions.iter().filter(|(_, versions)| versions.len() > 1);
        Ok(several.map(|(name, versions)| format!("{name} {}", versions.join(", "))).collect())
    } else {
        Err(wrong.join("\n"))
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The allowed licences: the line `allow = ["…", "…"]` of `deny.toml`.
fn allowed(deny: &str) -> Result<Vec<&str>, String> {
    let line = deny.lines().find_map(|line| line.strip_prefix("allow = [")?.strip_suffix(']'));
    let line = line.ok_or("deny.toml has no line `allow = [\"…\"]`")?;
    Ok(line.split(',').map(|name| name.trim().trim_matches('"')).filter(|name| !name.is_empty()).collect())
}

/// Whether an SPDX expression can be fulfilled with these licences alone. An exception (`WITH`) is a licence of its own.
fn permits(expression: &str, allowed: &[&str]) -> Result<bool, String> {
    // Old packages write MIT/Apache-2.0.
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, allowed };
    let permitted = reader.any()?;
    if reader.words.is_empty() { Ok(permitted) } else { Err(format!("'{}' is too much", reader.words[0])) }
}

/// Reads an expression from its words: `AND` binds closer than `OR`.
struct Reader<'a> {
    words: &'a [&'a str],
    allowed: &'a [&'a str],
}

impl Reader<'_> {
    /// Takes the next word if it is this one.
    fn takes(&mut self, word: &str) -> bool {
        let is = self.words.first() == Some(&word);
        self.words = &self.words[usize::from(is)..];
        is
    }

    fn any(&mut self) -> Result<bool, String> {
        let mut permitted = self.all()?;
        while self.takes("OR") {
            permitted |= self.all()?;
        }
        Ok(permitted)
    }

    fn all(&mut self) -> Result<bool, String> {
        let mut permitted = self.one()?;
        while self.takes("AND") {
            permitted &= self.one()?;
        }
        Ok(permitted)
    }

    fn one(&mut self) -> Result<bool, String> {
        if self.takes("(") {
            let permitted = self.any()?;
            return if self.takes(")") { Ok(permitted) } else { Err("a bracket is not closed".to_owned()) };
        }
        let name = self.name()?;
        if self.takes("WITH") {
            let whole = format!("{name} WITH {}", self.name()?);
            return Ok(self.allowed.contains(&whole.as_str()));
        }
        Ok(self.allowed.contains(&name.as_str()))
    }

    fn name(&mut self) -> Result<String, String> {
        let (first, rest) = self.words.split_first().ok_or("a name is missing")?;
        if ["AND", "OR", "WITH", "(", ")"].contains(first) {
            return Err(format!("a name is missing before '{first}'"));
        }
        self.words = rest;
        Ok((*first).to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DENY: &str = "[licenses]\n# ours\nallow = [\"MIT\", \"Zlib\"]\n";

    #[test]
    fn expressions_are_read_as_spdx_writes_them() {
        let permitted = |expression| permits(expression, &["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"]);
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "MIT AND Zlib",
            "(GPL-3.0 OR MIT) AND Zlib",
            "GPL-3.0 AND BSD-2-Clause OR MIT",
            "Apache-2.0 WITH LLVM-exception",
            "((MIT))",
        ] {
            assert_eq!(permitted(good), Ok(true), "{good}");
        }
        for bad in
            ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "MIT WITH LLVM-exception", "(GPL-3.0 OR X) AND MIT"]
        {
            assert_eq!(permitted(bad), Ok(false), "{bad}");
        }
        for senseless in ["", "MIT OR", "AND MIT", "(MIT", "MIT)", "MIT Zlib", "MIT WITH"] {
            assert!(permitted(senseless).is_err(), "{senseless}");
        }
    }

    fn metadata(package: &str) -> String {
        let ours = r#"{"name": "ours", "version": "0.1.0", "id": "ours", "license": "MIT", "source": null, "dependencies":
            [{"name": "near", "req": "*", "path": "/near"}, {"name": "far", "req": "^1"}]}"#;
        format!(r#"{{"workspace_members": ["ours"], "packages": [{ours}, {package}]}}"#)
    }

    fn stranger(licence: &str, source: &str) -> String {
        metadata(&format!(
            r#"{{"name": "far", "version": "1.0.0", "id": "far", "license": {licence}, "source": {source}, "dependencies": []}}"#
        ))
    }

    #[test]
    fn what_is_wrong_is_named() {
        let crates_io = format!("\"{CRATES_IO}\"");
        assert_eq!(check(&stranger("\"MIT OR X\"", &crates_io), DENY), Ok(Vec::new()));
        for (licence, source, told) in [
            ("\"GPL-3.0\"", crates_io.as_str(), "far 1.0.0: the licence GPL-3.0 is not allowed"),
            ("\"MIT OR\"", &crates_io, "far 1.0.0: the licence MIT OR: a name is missing"),
            ("null", &crates_io, "far 1.0.0: names no licence"),
            (
                "\"MIT\"",
                "\"git+https://example.org/far\"",
                "far 1.0.0: comes from \"git+https://example.org/far\"",
            ),
            ("\"MIT\"", "null", "far 1.0.0: comes from null"),
        ] {
            assert_eq!(check(&stranger(licence, source), DENY).unwrap_err(), told);
        }
        let any = metadata("{}").replace(r#""req": "^1""#, r#""req": "*""#);
        assert!(check(&any, DENY).unwrap_err().contains("ours 0.1.0: takes any version of far"));
        assert!(check("{}", DENY).is_err() && check("no JSON", DENY).is_err());
        assert!(check(&stranger("\"MIT\"", &crates_io), "").is_err(), "no list, no leave");
    }

    #[test]
    fn several_versions_are_told() {
        let crates_io = format!("\"{CRATES_IO}\"");
        let of = |version: &str| {
            format!(
                r#"{{"name": "far", "version": "{version}", "id": "far {version}", "license": "MIT", "source": {crates_io}}}"#
            )
        };
        let both = metadata(&format!("{}, {}", of("1.0.0"), of("2.0.0")));
        assert_eq!(check(&both, DENY), Ok(vec!["far 1.0.0, 2.0.0".to_owned()]));
    }
}
