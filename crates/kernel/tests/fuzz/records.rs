// What a fuzzer does with bytes: every reader of records takes them, and what was read is opened, written and read again.
//
// A plain function, so that tests and a cargo-fuzz target (`fuzz_target!(|bytes: &[u8]| { read_anything::<G>(bytes); })`) can
// include this file with `#[path]`.

use engawa_kernel::{Game, Record, RecordError};

/// Reads the bytes as a record in both forms. Whatever they are, nothing panics, and what can be read holds together. Tells
/// whether something could be read.
pub(crate) fn read_anything<G: Game>(bytes: &[u8]) -> bool {
    let packed = Record::unpack(bytes);
    let written = core::str::from_utf8(bytes).ok().map(|text| {
        let _ = Record::game_in_json(text);
        Record::from_json::<G>(text)
    });
    let read: Vec<Record> = [Some(packed), written].into_iter().flatten().filter_map(Result::ok).collect();
    for record in &read {
        assert_eq!(Record::unpack(&record.pack()).as_ref(), Ok(record), "written and read again");
        let opened = match record.reopen::<G>() {
            Ok(reopened) => reopened,
            Err(RecordError::IllegalMove { .. } | RecordError::OtherEnd | RecordError::Format(_)) => {
                panic!("a record that can be read parts from the rules, it is not refused")
            }
            Err(_) => continue,
        };
        assert!(opened.timeline.len() <= record.moves.len());
        if let Some(ending) = &record.outcome {
            let sheets = ending.outcome.sheets.iter().chain(&ending.outcome.rival);
            let _sum: i64 = sheets.map(|sheet| i64::from(sheet.total())).sum();
        }
        if let Ok(text) = record.to_json::<G>() {
            assert_eq!(Record::from_json::<G>(&text).as_ref(), Ok(record), "written and read again");
        }
    }
    !read.is_empty()
}

/// A stream of numbers for tests: the same on every machine.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// A number below `n`, or 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize).checked_rem(n).unwrap_or(0)
    }
}

/// The bytes with something wrong: bits turned, a piece cut off, doubled, or taken out. Sometimes with a check sum that is right all
/// the same, because who forges a record can count, too.
pub(crate) fn spoilt(bytes: &[u8], numbers: &mut Numbers) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=numbers.below(3) {
        let (a, b) = (numbers.below(bytes.len()), numbers.below(bytes.len()));
        let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 40));
        match numbers.below(6) {
            0 | 1 => {
                if let Some(byte) = bytes.get_mut(a) {
                    *byte ^= 1 << numbers.below(8);
                }
            }
            2 => {
                if let Some(byte) = bytes.get_mut(a) {
                    *byte = [0, 0x7f, 0x80, 0xff, b'9', b'-', b'"', b'['][numbers.below(8)];
                }
            }
            3 => bytes.truncate(a),
            4 => drop(bytes.drain(from..to)),
            _ => {
                let piece = bytes[from..to].to_vec();
                bytes.splice(from..from, piece);
            }
        }
    }
    if bytes.starts_with(b"eng") && numbers.below(4) > 0 && bytes.len() > 9 {
        bytes.truncate(bytes.len() - 4);
        let sum = check_sum(&bytes);
        bytes.extend(sum.to_le_bytes());
    }
    bytes
}

/// CRC-32.
fn check_sum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| sum >> 1 ^ (0xEDB8_8320 & (sum & 1).wrapping_neg()))
    };
    !bytes.iter().fold(u32::MAX, step)
}
