//! From touches to an action.

use std::collections::BTreeSet;

use engawa_kernel::Action;

use crate::{Choice, Path, Target};

/// What a person has touched so far, among the legal actions of this moment.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chooser {
    choices: Vec<Choice>,
    chosen: Path,
    /// A whole path that waits for a second tap.
    pending: Option<Target>,
}

/// What a touch did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touched {
    /// Nothing: the target is not lit.
    Nothing,
    /// The choice is narrower, or another one.
    Chosen,
    /// A whole action that waits for a second touch of the same target, or for the forward button.
    Waits(Action),
    /// A whole action.
    Action(Action),
}

impl Chooser {
    /// Chooses among these actions, with something chosen for a start. What does not lead on is left away.
    pub fn new(choices: Vec<Choice>, begin: &[Target]) -> Chooser {
        let mut chooser = Chooser { choices, chosen: Path::new(), pending: None };
        for &target in begin {
            if chooser.leads(&chooser.with(target), true) {
                chooser.chosen.push(target);
            } else {
                break;
            }
        }
        chooser
    }

    /// All legal actions.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// What is chosen so far.
    pub fn chosen(&self) -> &[Target] {
        &self.chosen
    }

    /// Whether this is chosen, or waits for a second tap.
    pub fn is_chosen(&self, target: Target) -> bool {
        self.chosen.contains(&target) || self.pending == Some(target)
    }

    /// The action that waits for a second touch.
    pub fn pending(&self) -> Option<Action> {
        self.pending.and_then(|target| self.completed_by(target))
    }

    fn with(&self, target: Target) -> Path {
        let mut path = self.chosen.clone();
        let _ = path.try_push(target);
        path
    }

    /// Whether some action begins like this (and goes on, if it must be longer).
    fn leads(&self, path: &[Target], longer: bool) -> bool {
        self.choices
            .iter()
            .any(|choice| choice.path.starts_with(path) && (!longer || choice.path.len() > path.len()))
    }

    /// Every target that does something when touched.
    pub fn lit(&self) -> BTreeSet<Target> {
        let mut lit = BTreeSet::new();
        for choice in &self.choices {
            let agrees = choice.path.iter().zip(&self.chosen).take_while(|(a, b)| a == b).count();
            // Up to where it agrees, and the element after that: what is next, or could be chosen instead.
            if let Some(&next) = choice.path.get(agrees) {
                lit.insert(next);
            }
        }
        lit
    }

    /// Whether the target does something when touched.
    pub fn is_lit(&self, target: Target) -> bool {
        self.choices.iter().any(|choice| {
            let agrees = choice.path.iter().zip(&self.chosen).take_while(|(a, b)| a == b).count();
            choice.path.get(agrees) == Some(&target)
        })
    }

    /// The action that touching this target would complete.
    pub fn completed_by(&self, target: Target) -> Option<Action> {
        let path = self.replaced(target)?;
        self.choices.iter().find(|choice| choice.path == path).map(|choice| choice.action)
    }

    /// What would be chosen after touching the target: put behind what is chosen, or in place of some of it, and then as
    /// much of the rest as still agrees.
    fn replaced(&self, target: Target) -> Option<Path> {
        for keep in (0..=self.chosen.len()).rev() {
            let mut path: Path = self.chosen[..keep].iter().copied().collect();
            path.try_push(target).ok()?;
            if self.leads(&path, false) {
                for &later in self.chosen.iter().skip(keep + 1) {
                    path.try_push(later).ok()?;
                    if !self.leads(&path, false) {
                        path.pop();
                        break;
                    }
                }
                return Some(path);
            }
        }
        None
    }

    /// A touch. With `twice`, what completes an action on the board waits for a second touch; buttons never do.
    pub fn touch(&mut self, target: Target, twice: bool) -> Touched {
        let Some(path) = self.replaced(target) else { return Touched::Nothing };
        let complete = self.choices.iter().find(|choice| choice.path == path).map(|choice| choice.action);
        match complete {
            // Of equal pieces each is the other's second touch.
            Some(action) if twice && !target.is_button() && self.pending() != Some(action) => {
                self.pending = Some(target);
                Touched::Waits(action)
            }
            Some(action) => {
                self.pending = None;
                Touched::Action(action)
            }
            None => {
                self.pending = None;
                self.chosen = path;
                Touched::Chosen
            }
        }
    }

    /// One step back in choosing. Tells whether there was one.
    pub fn back(&mut self) -> bool {
        self.pending.take().is_some() || self.chosen.pop().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: [Target; 2] = [Target::new(1), Target::new(2)];
    const TURN: [Target; 2] = [Target::new(11), Target::new(12)];
    const PLACE: [Target; 3] = [Target::new(21), Target::new(22), Target::new(23)];
    const FINISH: Target = Target::button(0);

    fn chooser(begin: &[Target]) -> Chooser {
        let choice = |number: u32, path: &[Target]| Choice {
            action: Action(number),
            path: path.iter().copied().collect(),
            reveals: false,
        };
        let choices = vec![
            choice(0, &[CARD[0], TURN[0], PLACE[0]]),
            choice(1, &[CARD[0], TURN[0], PLACE[1]]),
            choice(2, &[CARD[0], TURN[1], PLACE[2]]),
            choice(3, &[CARD[1], TURN[0], PLACE[0]]),
            choice(9, &[FINISH]),
        ];
        Chooser::new(choices, begin)
    }

    #[test]
    fn lit_is_what_leads_on_or_could_be_chosen_instead() {
        let mut chooser = chooser(&[]);
        assert_eq!(chooser.lit(), [CARD[0], CARD[1], FINISH].into());
        assert_eq!(chooser.touch(CARD[0], false), Touched::Chosen);
        assert_eq!(chooser.lit(), [CARD[1], TURN[0], TURN[1], FINISH].into());
        assert_eq!(chooser.touch(TURN[0], false), Touched::Chosen);
        assert_eq!(chooser.lit(), [CARD[1], TURN[1], PLACE[0], PLACE[1], FINISH].into());
        assert!(chooser.lit().iter().all(|&target| chooser.is_lit(target)));
        assert_eq!(chooser.touch(PLACE[2], false), Touched::Nothing);
        assert_eq!(chooser.touch(PLACE[1], false), Touched::Action(Action(1)));
    }

    #[test]
    fn another_card_keeps_the_turn() {
        let mut chooser = chooser(&[CARD[0], TURN[0]]);
        assert_eq!(chooser.touch(CARD[1], false), Touched::Chosen);
        assert_eq!(chooser.chosen(), [CARD[1], TURN[0]]);
        assert_eq!(chooser.touch(PLACE[0], false), Touched::Action(Action(3)));
    }

    #[test]
    fn a_finger_touches_twice_but_a_button_once() {
        let mut chooser = chooser(&[CARD[0], TURN[0]]);
        assert_eq!(chooser.touch(PLACE[0], true), Touched::Waits(Action(0)));
        assert_eq!(chooser.pending(), Some(Action(0)));
        assert_eq!(chooser.touch(PLACE[1], true), Touched::Waits(Action(1)));
        assert_eq!(chooser.touch(PLACE[1], true), Touched::Action(Action(1)));
        assert_eq!(chooser.touch(FINISH, true), Touched::Action(Action(9)));
    }

    #[test]
    fn of_equal_pieces_the_second_touch_may_be_the_other_one() {
        let equal = PLACE.map(|place| Choice {
            action: Action(4),
            path: [place].into_iter().collect(),
            reveals: false,
        });
        let mut chooser = Chooser::new(equal.to_vec(), &[]);
        assert_eq!(chooser.touch(PLACE[0], true), Touched::Waits(Action(4)));
        assert_eq!(chooser.touch(PLACE[1], true), Touched::Action(Action(4)));
    }

    #[test]
    fn back_goes_one_step_and_never_further() {
        let mut chooser = chooser(&[CARD[0], TURN[0]]);
        chooser.touch(PLACE[0], true);
        assert!(chooser.back() && chooser.pending().is_none());
        assert_eq!(chooser.chosen().len(), 2);
        assert!(chooser.back() && chooser.back() && !chooser.back());
    }

    #[test]
    fn a_beginning_that_leads_nowhere_is_left_away() {
        assert_eq!(chooser(&[CARD[1], TURN[1]]).chosen(), [CARD[1]]);
        assert_eq!(chooser(&[PLACE[0]]).chosen(), []);
        assert_eq!(chooser(&[FINISH]).chosen(), []);
    }
}
