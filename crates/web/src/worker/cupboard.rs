//! Where tables are kept: `IndexedDB`, one entry a table.

use engawa_boards::order::in_order;
use engawa_wire::Saved;
use idb::{Database, Error, ObjectStore, TransactionMode};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

const TABLES: &str = "tables";

/// The tables that are kept in this browser.
pub struct Cupboard(Database);

/// How keeping a table went.
#[derive(PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is kept.
    Yes,
    /// Another visit has taken the table over: nothing was written.
    TakenOver,
}

impl Cupboard {
    /// Opens it; a browser may refuse.
    pub async fn open() -> Result<Cupboard, Error> {
        let tables = idb::builder::ObjectStoreBuilder::new(TABLES);
        Ok(Cupboard(Database::builder("engawa").version(1).add_object_store(tables).build().await?))
    }

    /// Every table, the latest first. What cannot be read any more is left out and left alone.
    pub async fn all(&self) -> Result<Vec<Saved>, Error> {
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadOnly)?;
        let values = transaction.object_store(TABLES)?.get_all(None, None)?.await?;
        let mut all: Vec<Saved> = values.iter().filter_map(read).collect();
        in_order(&mut all, |a, b| a.when > b.when);
        Ok(all)
    }

    /// One table.
    pub async fn one(&self, table: &str) -> Result<Option<Saved>, Error> {
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadOnly)?;
        get(&transaction.object_store(TABLES)?, table).await
    }

    /// Keeps a table, unless another visit has written it since; with `anyway` even then.
    pub async fn keep(&self, saved: &Saved, anyway: bool) -> Result<Kept, Error> {
        // Looking and writing are one transaction: no other tab comes in between.
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(TABLES)?;
        let before = if anyway { None } else { get(&store, &saved.table.0).await? };
        if before.is_some_and(|before| before.visit != saved.visit) {
            return Ok(Kept::TakenOver);
        }
        let bytes = Uint8Array::from(saved.to_bytes().as_slice());
        store.put(&bytes, Some(&JsValue::from_str(&saved.table.0)))?.await?;
        transaction.commit()?.await?;
        Ok(Kept::Yes)
    }

    /// Throws a table away.
    pub async fn forget(&self, table: &str) -> Result<(), Error> {
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadWrite)?;
        transaction.object_store(TABLES)?.delete(JsValue::from_str(table))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }
}

async fn get(store: &ObjectStore, table: &str) -> Result<Option<Saved>, Error> {
    Ok(store.get(JsValue::from_str(table))?.await?.as_ref().and_then(read))
}

fn read(value: &JsValue) -> Option<Saved> {
    Saved::from_bytes(&value.dyn_ref::<Uint8Array>()?.to_vec()).ok()
}
