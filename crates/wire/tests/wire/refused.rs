//! What is no message is refused.

use engawa_wire::kept::Stored;
use engawa_wire::{Ask, LONGEST, TableId, Tell, Unreadable, pack, tables, unpack};

use crate::golden;

#[test]
fn what_is_no_message_is_refused() {
    let ask = Ask::Tables(tables::Ask::Join { table: TableId("a".into()), anyway: false });
    let bytes = pack(&ask);
    assert_eq!(unpack::<Ask>(&bytes), Ok(ask));
    let longer = [&bytes[..], &[0]].concat();
    assert_eq!(unpack::<Ask>(&longer), Err(Unreadable), "with something behind it");
    for cut in 0..bytes.len() {
        assert_eq!(unpack::<Ask>(&bytes[..cut]), Err(Unreadable), "cut after {cut} bytes");
    }
    assert_eq!(unpack::<Tell>(&vec![0; LONGEST + 1]), Err(Unreadable), "too long");
}

#[test]
fn a_message_that_is_cut_is_never_another_one() {
    for (name, bytes) in golden::messages().iter().filter(|(name, _)| name.starts_with("tables ask")) {
        for cut in 0..bytes.len() {
            assert_eq!(unpack::<tables::Ask>(&bytes[..cut]), Err(Unreadable), "{name} cut after {cut}");
        }
    }
}

#[test]
fn a_form_of_the_future_is_refused() {
    for form in [0, 3, 200] {
        assert_eq!(Stored::from_bytes(&[form, 0, 0]), Err(Unreadable));
    }
    assert_eq!(Stored::from_bytes(&[]), Err(Unreadable));
}
