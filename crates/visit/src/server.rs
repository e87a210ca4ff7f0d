//! The page's own server, in this process: it can be stopped, and started again at the same place.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use engawa_server::{Assets, NoClient};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot::{self, Sender};

use crate::Trouble;

/// A server of the client in `dist/`.
pub struct Server {
    address: SocketAddr,
    /// Tells it to stop; nothing while it is stopped.
    running: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Server {
    /// Where `cargo xtask web` builds the client; `ENGAWA_DIST` names another folder.
    pub fn dist() -> PathBuf {
        let built = || Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../dist")).to_owned();
        std::env::var_os("ENGAWA_DIST").map_or_else(built, PathBuf::from)
    }

    /// Serves at a free port of this machine.
    pub fn start() -> Result<Server, Trouble> {
        let mut server = Server { address: (Ipv4Addr::LOCALHOST, 0).into(), running: None };
        server.start_again()?;
        Ok(server)
    }

    /// Serves once more, at the same port as before.
    pub fn start_again(&mut self) -> Result<(), Trouble> {
        self.stop();
        let assets =
            Assets::folder(Server::dist()).map_err(|error: NoClient| Trouble::NoClient(error.to_string()))?;
        let runtime = Runtime::new()?;
        let listener = runtime.block_on(TcpListener::bind(self.address))?;
        self.address = listener.local_addr()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let served = thread::spawn(move || {
            runtime.block_on(async {
                let open = engawa_server::serve_until(assets, listener, std::future::pending());
                // Not gently: a server that is gone answers nobody, and keeps no connection.
                tokio::select! {
                    _ = open => {}
                    _ = stopped => {}
                }
            });
        });
        self.running = Some((stop, served));
        Ok(())
    }

    /// Answers nobody any more.
    pub fn stop(&mut self) {
        if let Some((stop, served)) = self.running.take() {
            let _ = stop.send(());
            let _ = served.join();
        }
    }

    /// The address of a room: what stands behind `#`.
    pub fn room(&self, hash: &str) -> String {
        format!("http://{}/{hash}", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}
