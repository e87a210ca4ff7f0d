//! The client as a browser gets it: a folder served at a real socket.

use std::collections::HashMap;
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use engawa_server::{Assets, NoClient, serve_until};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A served client; closing it waits until the server has ended.
struct House {
    address: SocketAddr,
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    server: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: TempDir,
}

/// What came back.
struct Answer {
    status: u16,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

const FILES: [(&str, &str); 17] = [
    ("secret.txt", "not for you"),
    ("dist/index.html", "the page"),
    ("dist/index.html.br", "the page in brotli"),
    ("dist/index.html.gz", "the page in gzip"),
    ("dist/sw.js", "worker"),
    ("dist/manifest.webmanifest", "{}"),
    ("dist/0123456789abcdef/engawa.js", "script"),
    ("dist/0123456789abcdef/engawa.js.gz", "script in gzip"),
    ("dist/0123456789abcdef/engawa_bg.wasm", "module"),
    ("dist/0123456789abcdef/engawa.css", ""),
    ("dist/0123456789abcdef/icons/icon.svg", "<svg/>"),
    ("dist/0123456789abcdef/icons/icon-192.png", "png"),
    ("dist/0123456789abcdef/fonts/golos-cyrillic.woff2", "font"),
    ("dist/0123456789abcdef/words/ru/frame.ftl", "total = Итого"),
    ("dist/0123456789abcdef/rules/ru/harmonies.md", "# Гармония"),
    ("dist/0123456789abcdef/strange.xyz", "?"),
    ("dist/.hidden", "hidden"),
];

impl House {
    fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in FILES {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        }
        let assets = Assets::folder(folder.path().join("dist")).unwrap();
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let server = runtime.spawn(serve_until(assets, listener, async move {
            let _ = stopped.await;
        }));
        House { address, runtime, stop, server, _folder: folder }
    }

    fn ask(&self, method: &str, path: &str, encodings: &str) -> Answer {
        self.ask_with(method, path, &format!("accept-encoding: {encodings}"))
    }

    fn ask_with(&self, method: &str, path: &str, header: &str) -> Answer {
        let mut stream = TcpStream::connect(self.address).unwrap();
        let request =
            format!("{method} {path} HTTP/1.1\r\nhost: engawa\r\n{header}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        let parted = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
        let head = String::from_utf8(bytes[..parted].to_vec()).unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines.filter_map(|line| line.split_once(": "));
        Answer {
            status,
            headers: headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect(),
            body: bytes[parted + 4..].to_vec(),
        }
    }

    fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "identity")
    }

    fn close(self) {
        self.stop.send(()).unwrap();
        self.runtime.block_on(self.server).unwrap().unwrap();
    }
}

#[test]
fn every_kind_of_file_says_what_it_is() {
    let house = House::open();
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/0123456789abcdef/engawa.js", "text/javascript; charset=utf-8"),
        ("/0123456789abcdef/engawa_bg.wasm", "application/wasm"),
        ("/0123456789abcdef/engawa.css", "text/css; charset=utf-8"),
        ("/0123456789abcdef/icons/icon.svg", "image/svg+xml"),
        ("/0123456789abcdef/icons/icon-192.png", "image/png"),
        ("/0123456789abcdef/fonts/golos-cyrillic.woff2", "font/woff2"),
        ("/0123456789abcdef/words/ru/frame.ftl", "text/plain; charset=utf-8"),
        ("/0123456789abcdef/rules/ru/harmonies.md", "text/plain; charset=utf-8"),
        ("/0123456789abcdef/strange.xyz", "application/octet-stream"),
        ("/?from=home", "text/html; charset=utf-8"),
    ] {
        let answer = house.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (200, kind), "{path}");
    }
    assert_eq!(house.get("/0123456789abcdef/words/ru/frame.ftl").body, "total = Итого".as_bytes());
    house.close();
}

#[test]
fn the_smallest_form_that_is_wanted_and_there_is_sent() {
    let house = House::open();
    let script = "/0123456789abcdef/engawa.js";
    for (path, encodings, encoding, body) in [
        ("/", "gzip, deflate, br", "br", "the page in brotli"),
        ("/", "gzip", "gzip", "the page in gzip"),
        ("/", "br;q=0, gzip", "gzip", "the page in gzip"),
        ("/", "identity", "", "the page"),
        (script, "gzip, br", "gzip", "script in gzip"),
        (script, "br", "", "script"),
    ] {
        let answer = house.ask("GET", path, encodings);
        assert_eq!(answer.header("content-encoding"), encoding, "{path} {encodings}");
        assert_eq!(answer.body, body.as_bytes());
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-length"), body.len().to_string());
    }
    // The type is that of what is inside.
    assert_eq!(house.ask("GET", script, "gzip").header("content-type"), "text/javascript; charset=utf-8");
    house.close();
}

#[test]
fn what_has_the_build_in_its_address_is_kept_for_ever() {
    let house = House::open();
    for path in ["/", "/index.html", "/sw.js", "/manifest.webmanifest", "/nothing"] {
        assert_eq!(house.get(path).header("cache-control"), "no-cache", "{path}");
    }
    for path in ["/0123456789abcdef/engawa.js", "/0123456789abcdef/words/ru/frame.ftl"] {
        assert_eq!(house.get(path).header("cache-control"), "public, max-age=31536000, immutable", "{path}");
    }
    // What is missing may be there after the next build.
    assert_eq!(house.get("/0123456789abcdef/nothing").header("cache-control"), "no-cache");
    house.close();
}

#[test]
fn nothing_else_is_found() {
    let house = House::open();
    for path in [
        "/nothing",
        "/0123456789abcdef",
        "/0123456789abcdef/",
        "/secret.txt",
        "/../secret.txt",
        "/0123456789abcdef/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/.hidden",
        "/index.html%00",
        "/etc/passwd",
    ] {
        let answer = house.get(path);
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (404, "text/plain; charset=utf-8"),
            "{path}"
        );
        assert_eq!(answer.body, b"There is nothing here.\n", "{path}");
    }
    house.close();
}

#[test]
fn a_person_who_lost_the_way_is_led_to_the_page() {
    let house = House::open();
    let browser = "accept: text/html,application/xhtml+xml,*/*;q=0.8";
    for path in ["/nosuch", "/no/such/room", "/..%2fsecret.txt"] {
        let answer = house.ask_with("GET", path, browser);
        assert_eq!((answer.status, answer.header("location")), (303, "/#/nowhere"), "{path}");
        assert!(answer.body.is_empty(), "{path}");
    }
    assert_eq!(house.ask_with("GET", "/", browser).status, 200);
    house.close();
}

#[test]
fn head_has_the_head_alone_and_other_methods_are_refused() {
    let house = House::open();
    for path in ["/", "/nothing"] {
        let (get, head) = (house.ask("GET", path, "br"), house.ask("HEAD", path, "br"));
        let told = |answer: &Answer| {
            let kept = ["content-type", "content-length", "content-encoding", "cache-control"];
            (answer.status, kept.map(|name| answer.header(name).to_owned()))
        };
        assert_eq!(told(&head), told(&get), "{path}");
        assert!(head.body.is_empty() && !get.body.is_empty(), "{path}");
    }
    let post = house.ask("POST", "/", "br");
    assert_eq!((post.status, post.header("allow")), (405, "GET, HEAD"));
    house.close();
}

#[test]
fn every_answer_carries_the_policy() {
    let house = House::open();
    for path in ["/", "/0123456789abcdef/engawa_bg.wasm", "/nothing"] {
        let answer = house.get(path);
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.starts_with("default-src 'self';"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
    }
    house.close();
}

#[test]
fn a_folder_without_a_client_says_so() {
    let empty = tempfile::tempdir().unwrap();
    let refusal = Assets::folder(empty.path()).unwrap_err();
    assert!(matches!(refusal, NoClient::Folder(_)));
    assert!(refusal.to_string().contains("cargo xtask web"), "{refusal}");
}

#[test]
fn a_port_in_use_is_told() {
    let house = House::open();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "page").unwrap();
    let assets = Assets::folder(folder.path()).unwrap();
    let refusal = engawa_server::serve(assets, house.address, |_| unreachable!()).unwrap_err();
    assert!(refusal.to_string().contains(&format!("port {} is in use", house.address.port())), "{refusal}");
    house.close();
}
