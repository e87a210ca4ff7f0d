//! Where tables are kept: `IndexedDB`, one entry a table.

use engawa_boards::order::in_order;
use engawa_wire::Kept;
use engawa_wire::kept::Stored;
use idb::{Database, Error, ObjectStore, TransactionMode};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

const TABLES: &str = "tables";

/// The tables that are kept in this browser.
pub struct Store(Database);

/// How keeping a table went.
#[derive(PartialEq, Eq, Debug)]
pub enum Write {
    /// It is kept.
    Done,
    /// Another visit has taken the table over: nothing was written.
    TakenOver,
}

impl Store {
    /// Opens it; a browser may refuse.
    pub async fn open() -> Result<Store, Error> {
        let tables = idb::builder::ObjectStoreBuilder::new(TABLES);
        Ok(Store(Database::builder("engawa").version(1).add_object_store(tables).build().await?))
    }

    /// Every table, the latest first. What cannot be read is left out and left alone.
    pub async fn all(&self) -> Result<Vec<Stored>, Error> {
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadOnly)?;
        let values = transaction.object_store(TABLES)?.get_all(None, None)?.await?;
        let mut all: Vec<Stored> = values.iter().filter_map(read).collect();
        in_order(&mut all, |a, b| a.when() > b.when());
        Ok(all)
    }

    /// One table.
    pub async fn one(&self, table: &str) -> Result<Option<Stored>, Error> {
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadOnly)?;
        get(&transaction.object_store(TABLES)?, table).await
    }

    /// Keeps a table, unless another visit has written it since; with `anyway` even then.
    pub async fn keep(&self, kept: &Kept, anyway: bool) -> Result<Write, Error> {
        // Looking and writing are one transaction: no other tab comes in between.
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(TABLES)?;
        let before = if anyway { None } else { get(&store, &kept.table.0).await? };
        if before.is_some_and(|before| before.visit() != Some(kept.visit)) {
            return Ok(Write::TakenOver);
        }
        let bytes = Uint8Array::from(kept.to_bytes().as_slice());
        store.put(&bytes, Some(&JsValue::from_str(&kept.table.0)))?.await?;
        transaction.commit()?.await?;
        Ok(Write::Done)
    }

    /// Throws a table away.
    pub async fn forget(&self, table: &str) -> Result<(), Error> {
        let transaction = self.0.transaction(&[TABLES], TransactionMode::ReadWrite)?;
        transaction.object_store(TABLES)?.delete(JsValue::from_str(table))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }
}

async fn get(store: &ObjectStore, table: &str) -> Result<Option<Stored>, Error> {
    Ok(store.get(JsValue::from_str(table))?.await?.as_ref().and_then(read))
}

fn read(value: &JsValue) -> Option<Stored> {
    Stored::from_bytes(&value.dyn_ref::<Uint8Array>()?.to_vec()).ok()
}
