//! What is touched to decide on an action: a card of the row, how it is turned, where it comes to lie.

use engawa_grandbois::{Card, Kind, Place, Rotation};

use crate::{Choice, Look, Path, Target};

/// The numbers of the targets: cards by their number, then rotations, then places.
const TURNS: u32 = 64;
const PLACES: u32 = 128;
/// Coordinates of a place take seven bits each.
const SPAN: u32 = 128;
const HALF: i32 = SPAN as i32 / 2;

pub(super) const CONFIRM: Target = Target::button(0);
pub(super) const TOWER: Target = Target::button(1);
pub(super) const NO_TOWER: Target = Target::button(2);
pub(super) const FINISH: Target = Target::button(3);

/// A card of the open row.
pub(super) fn card(card: Card) -> Target {
    Target::new(card.number() as u32)
}

/// Turning the chosen card until it lies like this.
pub(super) fn turn(rotation: Rotation) -> Target {
    Target::new(TURNS + rotation.quarters() as u32)
}

/// A cell of the table: where the top left cell of a card comes to lie.
pub(super) fn cell(x: i32, y: i32) -> Target {
    let near = |n: i32| (n + HALF).rem_euclid(SPAN as i32) as u32;
    Target::new(PLACES + near(y) * SPAN + near(x))
}

/// The cell of the table that a target names.
pub(super) fn cell_of(target: Target) -> Option<(i32, i32)> {
    let code =
        target.number().checked_sub(PLACES).filter(|&code| !target.is_button() && code < SPAN * SPAN)?;
    Some(((code % SPAN) as i32 - HALF, (code / SPAN) as i32 - HALF))
}

/// The place that a target names.
pub(super) fn place_of(target: Target) -> Option<Place> {
    cell_of(target).and_then(|(x, y)| Place::new(x, y))
}

fn card_of(target: Target) -> Option<Card> {
    if target.is_button() { None } else { Card::new(target.number() as usize) }
}

fn turn_of(target: Target) -> Option<Rotation> {
    let quarters = target.number().checked_sub(TURNS).filter(|_| !target.is_button())?;
    Rotation::new(quarters as usize)
}

/// What is touched one after the other.
pub(super) fn path(kind: Kind) -> Path {
    match kind {
        Kind::Place { card: laid, rotation, at } => {
            [card(laid), turn(rotation), cell(at.x(), at.y())].into_iter().collect()
        }
        Kind::Confirm => [CONFIRM].into_iter().collect(),
        Kind::Tower => [TOWER].into_iter().collect(),
        Kind::NoTower => [NO_TOWER].into_iter().collect(),
        Kind::Finish => [FINISH].into_iter().collect(),
    }
}

/// A card that was touched lies in the hand as the last one did, or, if it fits nowhere like that, turned on to where it
/// fits. Without a card nothing is chosen.
pub(super) fn begin(choices: &[Choice], before: &[Target]) -> Path {
    let none = Path::new();
    let Some(&held) = before.first().filter(|&&target| card_of(target).is_some()) else { return none };
    let turned = before.iter().copied().find_map(turn_of).unwrap_or_default().quarters();
    (turned..turned + 4)
        .filter_map(|quarters| Rotation::new(quarters % 4))
        .map(|rotation| [held, turn(rotation)])
        .find(|path| choices.iter().any(|choice| choice.path.starts_with(path)))
        .map_or(none, |path| path.into_iter().collect())
}

/// The card that is chosen, and how it is turned; as printed until a turn is chosen.
pub(super) fn held(look: &Look<'_>) -> Option<(Card, Rotation)> {
    look.seat?;
    let chosen = look.chooser.chosen();
    let card = card_of(*chosen.first()?)?;
    Some((card, chosen.get(1).copied().and_then(turn_of).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engawa_kernel::Action;

    fn choices(places: &[(usize, usize)]) -> Vec<Choice> {
        let choice = |&(number, quarters): &(usize, usize)| {
            let kind = Kind::Place {
                card: Card::new(number).unwrap(),
                rotation: Rotation::new(quarters).unwrap(),
                at: Place::ORIGIN,
            };
            Choice { action: Action::from(kind), path: path(kind), reveals: false }
        };
        places.iter().map(choice).collect()
    }

    #[test]
    fn targets_tell_what_they_are() {
        for number in 0..Card::COUNT {
            let target = card(Card::new(number).unwrap());
            assert_eq!(card_of(target).map(Card::number), Some(number));
            assert!(turn_of(target).is_none() && cell_of(target).is_none());
        }
        for rotation in Rotation::ALL {
            let target = turn(rotation);
            assert_eq!(turn_of(target), Some(rotation));
            assert!(card_of(target).is_none() && cell_of(target).is_none());
        }
        for (x, y) in [(0, 0), (-37, 37), (5, -1), (-64, 63)] {
            let target = cell(x, y);
            assert_eq!(cell_of(target), Some((x, y)));
            assert!(card_of(target).is_none() && turn_of(target).is_none());
        }
        for button in [CONFIRM, TOWER, NO_TOWER, FINISH] {
            assert!(card_of(button).is_none() && turn_of(button).is_none() && cell_of(button).is_none());
        }
    }

    #[test]
    fn a_touched_card_is_turned_as_the_last_one() {
        let [seven, eight] = [7, 8].map(|number| card(Card::new(number).unwrap()));
        let [none, quarter, half, three] = Rotation::ALL.map(turn);
        let choices = choices(&[(7, 0), (7, 1), (8, 0), (8, 3)]);
        // Nothing before a card is touched, nor with a card that has left the row.
        assert!(begin(&choices, &[]).is_empty());
        assert!(begin(&choices, &[card(Card::new(9).unwrap()), quarter]).is_empty());
        assert!(begin(&choices, &[CONFIRM]).is_empty());
        // As printed at first, then as it was turned; a turn that was chosen just now wins over the old one.
        assert_eq!(begin(&choices, &[seven])[..], [seven, none]);
        assert_eq!(begin(&choices, &[seven, eight, quarter])[..], [seven, quarter]);
        assert_eq!(begin(&choices, &[seven, none, seven, quarter])[..], [seven, none]);
        // What does not fit is turned on to the next rotation that does.
        assert_eq!(begin(&choices, &[eight, seven, quarter])[..], [eight, three]);
        assert_eq!(begin(&choices, &[seven, half])[..], [seven, none]);
    }
}
