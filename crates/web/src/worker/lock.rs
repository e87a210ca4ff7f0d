//! One table is open in one tab only, where the browser has locks; elsewhere the store notices who wrote last.

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`; `web-sys` has it only among what is unstable.
    type Locks;

    #[wasm_bindgen(method, catch)]
    fn request(this: &Locks, name: &str, options: &Object, hold: &Function) -> Result<Promise, JsValue>;
}

/// A lock that is held until it is dropped.
pub struct Lock {
    let_go: Function,
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.let_go.call0(&JsValue::UNDEFINED);
    }
}

/// How asking for a lock went.
pub enum Locked {
    /// It is ours.
    Yes(Lock),
    /// Another tab has it.
    Elsewhere,
    /// The browser has no locks, as over plain http.
    Unknown,
}

fn locks() -> Option<Locks> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}

/// Asks for the lock of a table; with `anyway` takes it from another tab. `lost` is called if another tab does the same.
pub async fn lock(table: &str, anyway: bool, lost: impl FnOnce() + 'static) -> Locked {
    let Some(locks) = locks() else { return Locked::Unknown };
    let options = Object::new();
    let wish = if anyway { "steal" } else { "ifAvailable" };
    let _ = Reflect::set(&options, &wish.into(), &JsValue::TRUE);
    let (mut answer, mut let_go) = (None, None);
    let answered = Promise::new(&mut |resolve, _| answer = Some(resolve));
    let until = Promise::new(&mut |resolve, _| let_go = Some(resolve));
    let (Some(answer), Some(let_go)) = (answer, let_go) else { return Locked::Unknown };
    // Called with the lock or with null; the lock is held until the promise it returns is fulfilled.
    let hold = Closure::once_into_js(move |lock: JsValue| {
        let _ = answer.call1(&JsValue::UNDEFINED, &lock);
        if lock.is_null() { JsValue::UNDEFINED } else { until.into() }
    });
    let Ok(kept) = locks.request(&format!("engawa-{table}"), &options, hold.unchecked_ref()) else {
        return Locked::Unknown;
    };
    wasm_bindgen_futures::spawn_local(async move {
        // It ends with an error only if another tab took it.
        if JsFuture::from(kept).await.is_err() {
            lost();
        }
    });
    match JsFuture::from(answered).await {
        Ok(lock) if lock.is_null() => Locked::Elsewhere,
        Ok(_) => Locked::Yes(Lock { let_go }),
        Err(_) => Locked::Unknown,
    }
}
