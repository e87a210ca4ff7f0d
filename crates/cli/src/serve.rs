//! `engawa serve`: the games in the browser.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::process::{Command, ExitCode, Stdio};

use engawa_server::Assets;
use engawa_words::Words;

use crate::args::ServeArgs;
use crate::{Stop, bad};

pub(crate) fn run(args: &ServeArgs, words: &Words, out: &mut impl Write) -> Result<ExitCode, Stop> {
    let assets = match &args.dist {
        Some(folder) => Assets::folder(folder),
        None => Assets::embedded().or_else(|_| Assets::folder("dist")),
    };
    let mut told = Ok(());
    engawa_server::serve(assets.map_err(bad)?, SocketAddr::new(args.host, args.port), |address| {
        told = tell(words, address, out);
        if args.open {
            open(&here(address));
        }
    })
    .map_err(bad)?;
    told?;
    writeln!(out, "{}", words.word("serve-closed"))?;
    Ok(ExitCode::SUCCESS)
}

/// Says where the games are: at this machine and, if others may come, for them.
fn tell(words: &Words, address: SocketAddr, out: &mut impl Write) -> std::io::Result<()> {
    writeln!(out, "{}", words.say("serve-open", &[("address", here(address).into())]))?;
    if let Some(near) = near(address) {
        writeln!(out, "{}", words.say("serve-near", &[("address", near.into())]))?;
    }
    out.flush()
}

/// The address as this machine's browser asks for it.
fn here(mut address: SocketAddr) -> String {
    match address.ip() {
        IpAddr::V4(all) if all.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(all) if all.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    format!("http://{address}/")
}

/// The address for the neighbours, if the server listens to them and this machine has a network.
fn near(mut address: SocketAddr) -> Option<String> {
    if !address.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: asking the way to a far address (one kept for documentation) tells our own.
    let asked = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    asked.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    address.set_ip(asked.local_addr().ok()?.ip());
    Some(format!("http://{address}/"))
}

/// Opens the browser, where there is one: the address is told anyway.
fn open(address: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start"])
    } else {
        ("xdg-open", &[])
    };
    let quiet = Command::new(program)
        .args(before)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    // On a machine without a desktop that is no failure.
    drop(quiet);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_for_everybody_is_told_as_one_that_opens() {
        let told = |address: &str| here(address.parse().unwrap());
        assert_eq!(told("127.0.0.1:7070"), "http://127.0.0.1:7070/");
        assert_eq!(told("0.0.0.0:80"), "http://127.0.0.1:80/");
        assert_eq!(told("[::]:7070"), "http://[::1]:7070/");
        assert_eq!(near("127.0.0.1:7070".parse().unwrap()), None);
    }
}
