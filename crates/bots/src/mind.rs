//! What goes on between a question and its answer.
//!
//! Calm and greedy play their own turn out in mind and take the best end that they can reach. They know only their view: they
//! imagine one world that looks like it and stop thinking wherever something would be revealed, so what they cannot know
//! never matters. Half-played turns that come to the same position are merged, and of those that are left the most
//! promising are followed.
//!
//! A mind lives for one question. It can be left alone after any thought and taken up again, which changes nothing of what
//! it comes to; dropping it ends the thinking.

use core::{fmt, mem};
use std::collections::HashSet;

use engawa_host::{Level, Question};
use engawa_kernel::{Action, Actions, Chance, Dice, Game, Purpose, Seat, Stage};

use crate::{Estimate, Judged, Random};

/// By how much calm misjudges a turn at most, in hundredths of a point: beatable, and never senseless.
const MISJUDGED: u32 = 1_500;

/// What a bot thinks about one question.
pub struct Mind<G: Game + 'static> {
    seat: Seat,
    judge: &'static dyn Estimate<G>,
    /// By how much a turn is taken for better than it is at most, in hundredths of a point.
    misjudged: u32,
    doubts: Dice,
    doubted: Chance,
    dice: Dice,
    list: Actions,
    /// Every action thought of.
    steps: Vec<Link>,
    /// The positions thought of, by their hashes.
    met: HashSet<u64>,
    /// The best end so far, and the step that led to it.
    best: Option<(i32, usize)>,
    /// Turns of as many actions as are thought about now.
    front: Vec<Thought<G>>,
    /// Which of these are still to be followed, the most promising last.
    waiting: Vec<usize>,
    /// Turns of one action more.
    next: Vec<Thought<G>>,
    /// What is done if no end is found.
    first: Option<Action>,
}

/// A turn played up to here in mind.
struct Thought<G> {
    position: G,
    estimate: i32,
    /// How it came about: a place in the list of steps.
    steps: Option<usize>,
}

/// One action of a thought, and the one before it.
struct Link {
    action: Action,
    before: Option<usize>,
    /// Whether nothing else could be done.
    forced: bool,
}

impl<G: Judged> Mind<G> {
    /// Begins to think about a question as the game is usually judged.
    pub fn new(question: &Question<G>) -> Mind<G> {
        Mind::judging(question, G::judge())
    }
}

impl<G: Game + 'static> Mind<G> {
    /// Begins to think about a question with another estimate than the usual one.
    pub fn judging(question: &Question<G>, judge: &'static dyn Estimate<G>) -> Mind<G> {
        let Question { seat, level, ref view, ref seed, .. } = *question;
        let mut dice = Dice::apart(seed, Purpose::World, 0);
        let world = G::redeal(view, &mut dice);
        let mut list = Actions::new();
        list_choices(&world, seat, &mut list);
        let first = match level {
            Level::Random => Random::new(Dice::new(seed)).decide(&world, seat),
            Level::Calm | Level::Greedy => list.first().copied(),
        };
        // Where there is nothing to choose there is nothing to think about.
        let waiting = if level == Level::Random || list.len() < 2 { Vec::new() } else { vec![0] };
        Mind {
            seat,
            judge,
            misjudged: if level == Level::Calm { MISJUDGED } else { 0 },
            doubts: Dice::apart(seed, Purpose::Bot, 0),
            doubted: Chance::default(),
            dice,
            list,
            steps: Vec::new(),
            met: HashSet::from([world.hash()]),
            best: None,
            front: vec![Thought { position: world, estimate: 0, steps: None }],
            waiting,
            next: Vec::new(),
            first,
        }
    }

    /// Follows up to so many half-played turns, at least one, and answers when there is none left. The answer is empty only
    /// if the seat is asked nothing.
    pub fn think(&mut self, slice: usize) -> Option<Vec<Action>> {
        for _ in 0..slice.max(1) {
            let Some(place) = self.waiting.pop() else { break };
            let front = mem::take(&mut self.front);
            self.follow(&front[place]);
            self.front = front;
            if self.waiting.is_empty() {
                self.go_deeper();
            }
        }
        self.waiting.is_empty().then(|| self.answer())
    }

    /// Thinks of everything that can be done next in a half-played turn.
    fn follow(&mut self, thought: &Thought<G>) {
        let seat = self.seat;
        list_choices(&thought.position, seat, &mut self.list);
        let forced = self.list.len() == 1;
        for &action in self.list.iter() {
            // What an action reveals cannot be thought about: the turn is as good as it stood before it.
            let reveals = thought.position.reveals(seat, action);
            let mut position = thought.position.clone();
            if !reveals {
                position.perform(seat, action, &mut Stage::unheard(&mut self.dice));
                if !self.met.insert(position.hash()) {
                    continue;
                }
            }
            let mut estimate = self.judge.estimate(&position, seat);
            if self.misjudged > 0 {
                estimate += self.doubts.below(&mut self.doubted, self.misjudged) as i32;
            }
            let step = self.steps.len();
            self.steps.push(Link { action, before: thought.steps, forced });
            if reveals || !position.deciders().contains(seat) {
                if self.best.is_none_or(|(record, _)| estimate > record) {
                    self.best = Some((estimate, step));
                }
            } else {
                self.next.push(Thought { position, estimate, steps: Some(step) });
            }
        }
    }

    /// Goes on with the most promising of the turns of one action more; of equal ones with those thought of first.
    fn go_deeper(&mut self) {
        self.front = mem::take(&mut self.next);
        let estimates: Vec<i32> = self.front.iter().map(|thought| thought.estimate).collect();
        self.waiting = most_promising(&estimates, self.judge.width());
    }

    /// The way to the best end.
    fn answer(&self) -> Vec<Action> {
        let before = |step: &&Link| step.before.map(|place| &self.steps[place]);
        let last = self.best.map(|(_, place)| &self.steps[place]);
        let mut way: Vec<&Link> = core::iter::successors(last, before).collect();
        way.reverse();
        // Beyond an action without a choice it pays to be asked again: then only turns that begin so compete for the width.
        let asked_again = way.iter().position(|step| step.forced).map_or(way.len(), |place| place + 1);
        let answer: Vec<Action> = way[..asked_again].iter().map(|step| step.action).collect();
        if answer.is_empty() { self.first.into_iter().collect() } else { answer }
    }
}

/// What there is to choose: what follows by itself leaves nothing else.
fn list_choices<G: Game>(position: &G, seat: Seat, list: &mut Actions) {
    position.actions(seat, list);
    if let Some(action) = position.follows(seat) {
        list.clear();
        list.push(action);
    }
}

/// Where the most promising thoughts stand, the best last. Positions are large and stay where they are; and sorting is
/// compiled once, not for every game.
fn most_promising(estimates: &[i32], width: usize) -> Vec<usize> {
    let mut places: Vec<usize> = (0..estimates.len()).collect();
    places.sort_unstable_by_key(|&place| (core::cmp::Reverse(estimates[place]), place));
    places.truncate(width);
    places.reverse();
    places
}

impl<G: Game + 'static> fmt::Debug for Mind<G> {
    /// Thoughts are many and large.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mind({:?}, {} steps)", self.seat, self.steps.len())
    }
}

/// Thinks a question through to its end.
pub fn answer<G: Judged>(question: &Question<G>) -> Vec<Action> {
    Mind::new(question).think(usize::MAX).unwrap_or_default()
}
