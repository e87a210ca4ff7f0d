//! The stack of pending steps: what a turn has still to do, the top one first.
//!
//! A game whose effects set off effects keeps what is open in its board instead of in control flow, so that a position in
//! mid-chain can be saved, shown and searched. The game says what a step is ([`Pending`]); its interpreter takes the top step,
//! settles it or asks it, and pushes what it sets off.

use core::fmt::Debug;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Digest;

/// A step that waits: a task, and whatever the game keeps with it, such as where it came from.
pub trait Pending: Copy + PartialEq + Debug {
    /// What is to be done, and how far it is.
    type Task;
    /// What fills the places beyond the last step.
    const NONE: Self;

    /// What is to be done, to change it.
    fn task_mut(&mut self) -> &mut Self::Task;

    /// What follows from this step, from the same source.
    // Each game writes it as a literal of its own fields: through `task_mut` the whole step goes through memory.
    #[must_use]
    fn then(self, task: Self::Task) -> Self;

    /// In words of fixed width.
    fn feed(self, digest: &mut Digest);
}

/// Pending steps in a value of fixed size. No action sets off more than `RESERVE` steps before the next question, so an action
/// with less room is refused: no effect is ever lost.
///
/// Beyond the last step every place is [`Pending::NONE`], so that equal stacks are equal values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack<P, const ROOM: usize, const RESERVE: usize> {
    steps: [P; ROOM],
    len: u8,
}

impl<P: Pending, const ROOM: usize, const RESERVE: usize> Stack<P, ROOM, RESERVE> {
    /// Nothing is to be done.
    pub const EMPTY: Self = {
        assert!(RESERVE <= ROOM && ROOM <= u8::MAX as usize);
        Stack { steps: [P::NONE; ROOM], len: 0 }
    };

    /// The steps, the top one last.
    #[inline]
    pub fn as_slice(&self) -> &[P] {
        &self.steps[..usize::from(self.len).min(ROOM)]
    }

    /// The step that is next.
    #[inline]
    pub fn top(&self) -> Option<P> {
        self.as_slice().last().copied()
    }

    /// Changes how far the top step is.
    #[inline]
    pub fn set_top(&mut self, task: P::Task) {
        let len = usize::from(self.len).min(ROOM);
        if let Some(step) = self.steps[..len].last_mut() {
            *step.task_mut() = task;
        }
    }

    /// Puts a step on top.
    #[inline]
    pub fn push(&mut self, step: P) {
        // There is room: `check` refuses an action without it.
        debug_assert!(usize::from(self.len) < ROOM);
        if let Some(place) = self.steps.get_mut(usize::from(self.len)) {
            *place = step;
            self.len += 1;
        }
    }

    /// The top step is over.
    #[inline]
    pub fn pop(&mut self) {
        if let Some(last) = self.len.checked_sub(1) {
            self.len = last;
            self.steps[usize::from(last) % ROOM] = P::NONE;
        }
    }

    /// Leaves the top step to be asked if there is something to decide; otherwise it is over. Tells whether it is over: what
    /// an interpreter answers to *does it go on by itself?*
    #[inline]
    pub fn ask_if(&mut self, something: bool) -> bool {
        if !something {
            self.pop();
        }
        !something
    }

    /// Whether there is room for whatever an action may set off.
    #[inline]
    pub fn has_room(&self) -> bool {
        usize::from(self.len) + RESERVE <= ROOM
    }

    /// In words of fixed width.
    pub fn feed(&self, digest: &mut Digest) {
        digest.word(self.len.into());
        for step in self.as_slice() {
            step.feed(digest);
        }
    }
}

impl<P: Pending + Serialize, const ROOM: usize, const RESERVE: usize> Serialize for Stack<P, ROOM, RESERVE> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, P: Pending + Deserialize<'de>, const ROOM: usize, const RESERVE: usize> Deserialize<'de>
    for Stack<P, ROOM, RESERVE>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = ArrayVec::<P, ROOM>::deserialize(deserializer)?;
        let mut stack = Self::EMPTY;
        steps.into_iter().for_each(|step| stack.push(step));
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    struct Step(char, u8);

    impl Pending for Step {
        type Task = u8;
        const NONE: Step = Step(' ', 0);

        fn task_mut(&mut self) -> &mut u8 {
            &mut self.1
        }

        fn then(self, task: u8) -> Step {
            Step(self.0, task)
        }

        fn feed(self, digest: &mut Digest) {
            digest.word(u64::from(self.0) << 8 | u64::from(self.1));
        }
    }

    type Small = Stack<Step, 4, 2>;

    fn hash(stack: &Small) -> u64 {
        let mut digest = Digest::new();
        stack.feed(&mut digest);
        digest.finish()
    }

    #[test]
    fn the_last_pushed_is_next_and_keeps_its_source() {
        let mut stack = Small::EMPTY;
        stack.push(Step('a', 1));
        stack.push(Step('b', 2));
        stack.set_top(7);
        assert_eq!(stack.top(), Some(Step('b', 7)));
        assert!(!stack.ask_if(true) && stack.ask_if(false));
        assert_eq!(stack.as_slice(), [Step('a', 1)]);
    }

    #[test]
    fn what_was_popped_leaves_no_trace() {
        let mut stack = Small::EMPTY;
        stack.push(Step('a', 1));
        let (before, hashed) = (stack, hash(&stack));
        stack.push(Step('b', 2));
        assert_ne!(hash(&stack), hashed);
        stack.pop();
        assert_eq!((stack, hash(&stack)), (before, hashed));
        stack.pop();
        stack.pop();
        assert_eq!(stack, Small::EMPTY);
        stack.set_top(3);
        assert_eq!(stack.top(), None);
    }

    #[test]
    fn room_is_refused_before_it_runs_out() {
        let mut stack = Small::EMPTY;
        let rooms = [(); 4].map(|()| {
            let room = stack.has_room();
            stack.push(Step('a', 1));
            room
        });
        assert_eq!(rooms, [true, true, true, false]);
    }

    #[test]
    fn it_is_written_as_its_steps() {
        let mut stack = Small::EMPTY;
        stack.push(Step('a', 1));
        stack.push(Step('b', 2));
        let text = serde_json::to_string(&stack).unwrap();
        assert_eq!(text, r#"[["a",1],["b",2]]"#);
        assert_eq!(serde_json::from_str::<Small>(&text).unwrap(), stack);
        let many = serde_json::to_string(&[Step('a', 1); 5]).unwrap();
        assert!(serde_json::from_str::<Small>(&many).is_err());
    }
}
