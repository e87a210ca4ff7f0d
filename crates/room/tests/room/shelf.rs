//! The tables of today's shelves open: fifteen that were kept as records by commit 751589d.

use std::fs;
use std::path::Path;

use engawa_host::Time;
use engawa_kernel::{Record, Viewer};
use engawa_room::{Opening, Person, Room};
use engawa_wire::kept::Stored;

use crate::evening::{kept, rebuilt};

/// Tables that part from the rules of today, which were changed on purpose, and after how many decisions: there they go on.
const PARTED: [(&str, usize); 2] = [("bamboo-3-over", 57), ("white-castle-3-over", 260)];

#[test]
fn every_table_that_was_kept_as_a_record_opens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept-751589d");
    let mut opened = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let Ok(Stored::Recorded(recorded)) = Stored::from_bytes(&fs::read(&path).unwrap()) else {
            panic!("{name} is no table of the first form")
        };
        let record = Record::unpack(&recorded.record).unwrap();
        let taken = Opening::of_record(&recorded).unwrap().open_any(Time(1_800_000_000_000)).unwrap();
        let parted = PARTED.iter().find(|(parts, _)| *parts == name).map(|&(_, after)| after);
        assert_eq!(taken.parted, parted, "{name}");
        let chairs = recorded.chairs.clone();
        let holders = chairs.iter().map(|chair| Some(Person(chair.name.clone()))).collect();
        let room = Room::new(recorded.table.clone(), taken, chairs, holders);
        let desk = room.desk();
        let entries = parted.unwrap_or(record.moves.len()) + recorded.confirming.len();
        assert_eq!(desk.journal().len(), entries as u64, "{name}");
        assert_eq!(desk.kept().hash == record.hash, parted.is_none(), "{name}");
        assert_eq!(desk.summary().over, recorded.over && parted.is_none(), "{name}");
        assert_eq!(desk.confirming(), recorded.confirming, "{name}");
        // Written as it is kept now, and read again, it is the same table.
        let kept = kept(&room);
        let bytes = kept.to_bytes();
        assert_eq!(Stored::from_bytes(&bytes), Ok(Stored::Kept(kept.clone())));
        let again = rebuilt(&kept).unwrap();
        assert_eq!((again.parted, again.game), (None, room.game()));
        assert_eq!(again.desk.kept(), desk.kept(), "{name}");
        assert_eq!(again.desk.record(room.chairs()), desk.record(room.chairs()), "{name}");
        for viewer in Viewer::all(record.seats) {
            assert_eq!(again.desk.update(viewer), desk.update(viewer), "{name}");
            assert_eq!(again.desk.log(viewer), desk.log(viewer), "{name}");
        }
        opened += 1;
    }
    assert_eq!(opened, 15);
}
