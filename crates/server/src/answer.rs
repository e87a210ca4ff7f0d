//! One request, one answer: type, encoding, caching.

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT, ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, LOCATION, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::Response;
use std::borrow::Cow;

use crate::assets::{Assets, Name};

/// Everything from here and nowhere else; wasm may be compiled; styles may be set by the board, pictures made by it.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/// Said with every answer.
const ALWAYS: [(HeaderName, &str); 4] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (VARY, "accept-encoding"),
];

/// The encodings that files lie ready in, the best first, with the ending of their names.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

pub(crate) async fn answer(assets: &Assets, method: &Method, path: &str, asked: &HeaderMap) -> Response {
    if ![Method::GET, Method::HEAD].contains(method) {
        let mut refusal = plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are answered here.\n");
        refusal.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
        return refusal;
    }
    let mut response = match Name::of(path) {
        Some(name) => file(assets, &name, asked).await,
        None => None,
    }
    .unwrap_or_else(|| nothing(asked));
    if method == Method::HEAD {
        *response.body_mut() = Body::empty();
    }
    response
}

/// A program is told that there is nothing; a person is led to the page, which says so in their language.
fn nothing(asked: &HeaderMap) -> Response {
    let reads = |line: &HeaderValue| line.to_str().is_ok_and(|kinds| kinds.contains("text/html"));
    let mut response = if asked.get_all(ACCEPT).iter().any(reads) {
        let mut led = plain(StatusCode::SEE_OTHER, "");
        led.headers_mut().insert(LOCATION, HeaderValue::from_static("/#/nowhere"));
        led
    } else {
        plain(StatusCode::NOT_FOUND, "There is nothing here.\n")
    };
    response.headers_mut().insert(VARY, HeaderValue::from_static("accept, accept-encoding"));
    response
}

async fn file(assets: &Assets, name: &Name, asked: &HeaderMap) -> Option<Response> {
    for (encoding, ending) in ENCODINGS {
        if accepts(asked, encoding)
            && let Some(content) = assets.read(&name.with_ending(ending)).await
        {
            let mut response = whole(content, content_type(name.as_str()));
            response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(caching(name.as_str())));
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
            return Some(response);
        }
    }
    let mut response = whole(assets.read(name).await?, content_type(name.as_str()));
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(caching(name.as_str())));
    Some(response)
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = whole(Cow::Borrowed(text.as_bytes()), "text/plain; charset=utf-8");
    *response.status_mut() = status;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    response
}

fn whole(content: Cow<'static, [u8]>, kind: &'static str) -> Response {
    let content = match content {
        Cow::Borrowed(embedded) => Bytes::from_static(embedded),
        Cow::Owned(read) => Bytes::from(read),
    };
    let length = HeaderValue::from(content.len());
    let mut response = Response::new(Body::from(content));
    let headers = response.headers_mut();
    headers.extend(ALWAYS.map(|(name, value)| (name, HeaderValue::from_static(value))));
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CONTENT_LENGTH, length);
    response
}

/// Files in a folder have the build in their address and never change; the pages at the front are asked for anew.
fn caching(name: &str) -> &'static str {
    if name.contains('/') { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "ftl" | "md" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether an encoding is named (or `*` is), and not with the weight 0.
fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let said = |wanted: &str| {
        let lines = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        lines.flat_map(|line| line.split(',')).find_map(|offer| {
            let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
            let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
            name.trim().eq_ignore_ascii_case(wanted).then_some(!refused)
        })
    };
    said(encoding).or_else(|| said("*")).unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_sent_only_to_who_wants_it() {
        let told = |line: &'static str| {
            let asked = HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(line))]);
            (accepts(&asked, "br"), accepts(&asked, "gzip"))
        };
        assert_eq!(told("gzip, deflate, br, zstd"), (true, true));
        assert_eq!(told("br;q=0, gzip;q=0.5"), (false, true));
        assert_eq!(told("br;q=0.0, *"), (false, true));
        assert_eq!(told("*;q=0"), (false, false));
        assert_eq!(told("identity"), (false, false));
        assert_eq!(told("BR"), (true, false));
        assert_eq!(told(""), (false, false));
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}
