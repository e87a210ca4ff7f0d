//! Where the files of the client are: inside the binary or in a folder.

use std::borrow::Cow;
use std::path::PathBuf;

#[cfg(feature = "embedded")]
#[derive(rust_embed::Embed)]
#[folder = "../../dist"]
// Without the folder the workspace still builds; `Assets::embedded` then says what is missing.
#[allow_missing = true]
struct Embedded;

/// The files of the client.
#[derive(Clone, Debug)]
pub struct Assets(Source);

#[derive(Clone, Debug)]
enum Source {
    #[cfg(feature = "embedded")]
    Binary,
    Folder(PathBuf),
}

/// There is no client to serve.
#[derive(Debug, thiserror::Error)]
pub enum NoClient {
    /// The binary was built without one.
    #[error("this engawa was built without the client (build it with `cargo xtask play`)")]
    Embedded,
    /// The folder has none.
    #[error("there is no client in {} (build it with `cargo xtask web`)", .0.display())]
    Folder(PathBuf),
}

impl Assets {
    /// The client inside this binary.
    pub fn embedded() -> Result<Assets, NoClient> {
        #[cfg(feature = "embedded")]
        if Embedded::get("index.html").is_some() {
            return Ok(Assets(Source::Binary));
        }
        Err(NoClient::Embedded)
    }

    /// The client in a folder that `cargo xtask web` has made.
    pub fn folder(folder: impl Into<PathBuf>) -> Result<Assets, NoClient> {
        let folder = folder.into();
        if folder.join("index.html").is_file() {
            Ok(Assets(Source::Folder(folder)))
        } else {
            Err(NoClient::Folder(folder))
        }
    }

    /// A file by its plain name.
    pub(crate) async fn read(&self, name: &Name) -> Option<Cow<'static, [u8]>> {
        match &self.0 {
            #[cfg(feature = "embedded")]
            Source::Binary => Embedded::get(&name.0).map(|file| file.data),
            Source::Folder(folder) => tokio::fs::read(folder.join(&name.0)).await.ok().map(Cow::Owned),
        }
    }
}

/// The name of a file that a client can have: plain parts of letters, digits, `-`, `_` and inner dots, `/` between
/// them. Nothing else names a file, so no address leads out of the folder, whatever it is written with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Name(String);

impl Name {
    /// The file that a path of an address asks for; the root is the page.
    pub(crate) fn of(path: &str) -> Option<Name> {
        let path = path.strip_prefix('/')?;
        let path = if path.is_empty() { "index.html" } else { path };
        let plain = |part: &str| {
            !part.is_empty()
                && !part.starts_with('.')
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        };
        path.split('/').all(plain).then(|| Name(path.to_owned()))
    }

    /// The same file in a compressed form.
    pub(crate) fn with_ending(&self, ending: &str) -> Name {
        Name(format!("{}.{ending}", self.0))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_names_name_a_file() {
        for (path, name) in [
            ("/", "index.html"),
            ("/sw.js", "sw.js"),
            ("/0a1b/words/ru/frame.ftl", "0a1b/words/ru/frame.ftl"),
        ] {
            assert_eq!(Name::of(path), Some(Name(name.to_owned())));
        }
        for path in [
            "",
            "x",
            "//",
            "/..",
            "/../x",
            "/a/../../x",
            "/./x",
            "/a//x",
            "/a/",
            "/.git/config",
            "/%2e%2e/x",
            "/..%2fx",
            "/a\\..\\x",
            "/c:x",
            "/a\0",
            "/~root",
            "/я",
        ] {
            assert_eq!(Name::of(path), None, "{path:?}");
        }
    }
}
