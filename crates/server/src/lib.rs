//! The client and, later, the tables over HTTP.
//!
//! | file | idea |
//! |---|---|
//! | `assets.rs` | where the files of the client are: inside the binary or in a folder |
//! | `answer.rs` | one request, one answer: type, encoding, caching |
//! | `lib.rs` | the server itself, from the address to Ctrl-C |

mod answer;
mod assets;

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::response::Response;
use tokio::net::TcpListener;

pub use assets::{Assets, NoClient};

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program has the port.
    #[error("port {} is in use: choose another with --port", .0.port())]
    InUse(SocketAddr),
    /// The address cannot be listened at.
    #[error("{0}: {1}")]
    Address(SocketAddr, io::Error),
    /// The system lets it work no more.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Serves the client until Ctrl-C, then lets the answers under way end.
///
/// `opened` is told the address as soon as it answers: with port 0 the system chooses one.
pub fn serve(assets: Assets, address: SocketAddr, opened: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::InUse(address),
            _ => ServeError::Address(address, error),
        })?;
        opened(listener.local_addr()?);
        Ok(serve_until(assets, listener, asked_to_stop()).await?)
    })
}

/// Serves the client at a listener that is open already, until `stop` comes.
pub async fn serve_until(
    assets: Assets,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = Router::new().fallback(client).with_state(Arc::new(assets));
    axum::serve(listener, router).with_graceful_shutdown(stop).await
}

async fn client(State(assets): State<Arc<Assets>>, request: Request) -> Response {
    answer::answer(&assets, request.method(), request.uri().path(), request.headers()).await
}

/// Ctrl-C, or the polite signal of a system that shuts down.
async fn asked_to_stop() {
    let typed = async {
        // Without the handler Ctrl-C still ends the process, only less gently.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = typed => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    typed.await;
}
