//! The bot that plays its own turn out in mind and takes the best end that it can reach.
//!
//! It knows only its view: it imagines one world that looks like it and stops thinking wherever something would be
//! revealed, so what it cannot know never matters. Half-played turns that come to the same position are merged, and
//! of those that are left the most promising are followed.

use std::collections::HashSet;

use engawa_kernel::{Action, Actions, Chance, Dice, Purpose, Seed, Stage};

use crate::{Estimate, Look};

/// Plays its own turn out to the best reachable estimate.
#[derive(Clone, Debug)]
pub struct Greedy {
    seed: Seed,
    worlds: u32,
    /// By how much a turn is misjudged at most, in hundredths of a point.
    misjudged: u32,
    list: Actions,
    /// What is left of the plan, last action first.
    plan: Vec<Action>,
}

/// A turn played up to here in mind.
struct Thought<G> {
    position: G,
    estimate: i32,
    /// How it came about: a place in the list of steps.
    steps: Option<usize>,
}

/// One action of a thought, and the one before it.
struct Step {
    action: Action,
    before: Option<usize>,
}

impl Greedy {
    /// A bot with a stream of its own.
    pub fn new(seed: &Seed) -> Greedy {
        Greedy::misjudging(seed, 0)
    }

    /// A bot that takes a turn for better than it is by up to so many hundredths of a point.
    pub fn misjudging(seed: &Seed, misjudged: u32) -> Greedy {
        Greedy { seed: *seed, worlds: 0, misjudged, list: Actions::new(), plan: Vec::new() }
    }

    /// Sits down at another table; the room of the list is kept.
    pub fn sit_down(&mut self, seed: &Seed) {
        self.seed = *seed;
        self.worlds = 0;
        self.plan.clear();
    }

    /// Decides: goes on with its plan if that can still be done, else thinks again.
    ///
    /// # Panics
    /// If the seat is asked nothing; see [`Look::new`].
    pub fn decide<G: Estimate>(&mut self, look: Look<'_, G>) -> Action {
        look.actions(&mut self.list);
        if self.list.len() == 1 {
            self.plan.clear();
            return self.list[0];
        }
        if !self.plan.last().is_some_and(|next| self.list.contains(next)) {
            self.plan = self.think(look);
        }
        self.plan.pop().unwrap_or(self.list[0])
    }

    /// The best turn from here, last action first.
    fn think<G: Estimate>(&mut self, look: Look<'_, G>) -> Vec<Action> {
        self.worlds += 1;
        let seed = self.seed.derive(Purpose::World, self.worlds);
        let mut dice = Dice::new(&seed);
        let world = G::redeal(&look.view(), &mut dice);
        let (mut doubts, mut doubted) = (Dice::apart(&seed, Purpose::Bot, 0), Chance::default());
        let seat = look.seat();
        let mut steps: Vec<Step> = Vec::new();
        let mut met: HashSet<u64> = HashSet::from([world.hash()]);
        let mut best: Option<(i32, usize)> = None;
        let mut front = vec![Thought { position: world, estimate: 0, steps: None }];
        while !front.is_empty() {
            let mut next = Vec::new();
            let estimates: Vec<i32> = front.iter().map(|thought| thought.estimate).collect();
            for thought in best_first(&estimates, G::WIDTH).into_iter().map(|place| &front[place]) {
                thought.position.actions(seat, &mut self.list);
                for &action in self.list.iter() {
                    // What an action reveals cannot be thought about: the turn is as good as it stood before it.
                    let reveals = thought.position.reveals(seat, action);
                    let mut position = thought.position.clone();
                    if !reveals {
                        position.perform(seat, action, &mut Stage::silent(&mut dice));
                        if !met.insert(position.hash()) {
                            continue;
                        }
                    }
                    let mut estimate = position.estimate(seat);
                    if self.misjudged > 0 {
                        estimate += doubts.below(&mut doubted, self.misjudged) as i32;
                    }
                    let step = steps.len();
                    steps.push(Step { action, before: thought.steps });
                    if reveals || !position.deciders().contains(seat) {
                        if best.is_none_or(|(record, _)| estimate > record) {
                            best = Some((estimate, step));
                        }
                    } else {
                        next.push(Thought { position, estimate, steps: Some(step) });
                    }
                }
            }
            front = next;
        }
        let mut plan = Vec::new();
        let mut at = best.map(|(_, step)| step);
        while let Some(step) = at {
            plan.push(steps[step].action);
            at = steps[step].before;
        }
        plan
    }
}

/// Where the most promising thoughts stand, the best first; of equal ones those that were thought of first. Positions are large
/// and stay where they are.
fn best_first(estimates: &[i32], width: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..estimates.len()).collect();
    places.sort_unstable_by_key(|&place| (core::cmp::Reverse(estimates[place]), place));
    places.truncate(width);
    places
}
