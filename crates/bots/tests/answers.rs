//! A bot answers like a person: what it says depends on the question alone.

use engawa_bamboo::Bamboo;
use engawa_bitoku::Bitoku;
use engawa_bots::{Bots, Judged, Mind, answer};
use engawa_grandbois::GrandBois;
use engawa_harmonies::Harmonies;
use engawa_host::{Level, Question, question};
use engawa_kernel::{Action, Dice, Move, Purpose, Rules, Seat, SeatCount, Seed, Setup, Stage, Viewer};
use engawa_white_castle::WhiteCastle;

fn setup<G: Judged>(number: u32) -> Setup<G::Options> {
    let seed = Seed::from_number(47).derive(Purpose::Game, number);
    Setup { options: G::Options::default(), seats: SeatCount::new(3).unwrap(), seed }
}

/// The question to a seat after so many decisions.
fn ask<G: Judged>(position: &G, table: &Seed, seat: Seat, level: Level, decisions: usize) -> Question<G> {
    let seed = question::seed(table, seat, decisions);
    Question { seat, level, revision: decisions as u64, view: position.view(Viewer::Seat(seat)), seed }
}

/// The table as it is built again from its moves.
fn rebuilt<G: Judged>(setup: &Setup<G::Options>, moves: &[Move]) -> G {
    let mut dice = Dice::new(&setup.seed);
    let mut position = G::setup(&setup.options, setup.seats, &mut Stage::silent(&mut dice));
    for done in moves {
        assert_eq!(position.apply(done.seat, done.action, &mut Stage::silent(&mut dice)), Ok(()));
    }
    position
}

/// Every few decisions of a game of greedy bots, the question to each level.
fn questions<G: Judged>(number: u32, mut look: impl FnMut(&G, &[Move], &Question<G>)) {
    let setup = setup::<G>(number);
    let mut dice = Dice::new(&setup.seed);
    let mut position = G::setup(&setup.options, setup.seats, &mut Stage::silent(&mut dice));
    let mut bots = Bots::new(&setup.seed, &[Level::Greedy; 3]);
    let mut moves = Vec::new();
    while let Some(seat) = position.deciders().first() {
        // A prime, so that the questions fall into every part of a turn.
        if moves.len() % 7 == 0 {
            for level in Level::ALL {
                look(&position, &moves, &ask(&position, &setup.seed, seat, level, moves.len()));
            }
        }
        let action = bots.decide(&position, seat).unwrap();
        position.perform(seat, action, &mut Stage::silent(&mut dice));
        moves.push(Move { seat, action });
    }
    assert!(position.outcome().is_some());
}

fn in_slices<G: Judged>(question: &Question<G>, slice: usize) -> Vec<Action> {
    let mut mind = Mind::new(question);
    loop {
        if let Some(answer) = mind.think(slice) {
            assert_eq!(mind.think(slice).as_ref(), Some(&answer), "a mind that has answered stays with it");
            return answer;
        }
    }
}

fn answers_the_same<G: Judged>() {
    let mut cut = 0;
    questions::<G>(0, |_, moves, question| {
        let (seat, level) = (question.seat, question.level);
        let told = answer(question);
        let place = format!("{} {level} decision {}", G::ID, moves.len());
        assert_eq!(answer(question), told, "asked twice: {place}");
        let setup = setup::<G>(0);
        let again = ask(&rebuilt::<G>(&setup, moves), &setup.seed, seat, level, moves.len());
        assert_eq!(&again, question, "{place}");
        assert_eq!(answer(&again), told, "after a rebuild: {place}");
        let read: Question<G> = serde_json::from_str(&serde_json::to_string(question).unwrap()).unwrap();
        assert_eq!(&read, question, "{place}");
        assert_eq!(answer(&read), told, "elsewhere: {place}");
        for slice in [1, 5, usize::MAX] {
            assert_eq!(in_slices(question, slice), told, "in slices of {slice}: {place}");
        }
        cut += usize::from(Mind::new(question).think(1).is_none());
    });
    assert!(cut > 0, "{}: nothing was thought about for longer than a slice", G::ID);
}

#[test]
fn the_same_question_gives_the_same_answer() {
    answers_the_same::<GrandBois>();
    answers_the_same::<Harmonies>();
    answers_the_same::<Bamboo>();
    answers_the_same::<Bitoku>();
    answers_the_same::<WhiteCastle>();
}

fn answers_up_to_the_next_reveal<G: Judged>() {
    let mut longest = 0;
    questions::<G>(1, |position, moves, question| {
        let told = answer(question);
        let place = format!("{} {} decision {}", G::ID, question.level, moves.len());
        assert!(!told.is_empty() && (question.level != Level::Random || told.len() == 1), "{place}");
        let (mut now, mut dice) = (position.clone(), Dice::new(&Seed::from_number(1)));
        for &action in &told {
            assert_eq!(now.chance(), position.chance(), "{place}: something was revealed before the end");
            let done = now.apply(question.seat, action, &mut Stage::silent(&mut dice));
            assert_eq!(done, Ok(()), "{place}");
        }
        longest = longest.max(told.len());
    });
    assert!(longest > 1, "{}: no answer of several actions", G::ID);
}

#[test]
fn an_answer_is_legal_to_its_end_and_only_its_last_action_reveals() {
    answers_up_to_the_next_reveal::<GrandBois>();
    answers_up_to_the_next_reveal::<Harmonies>();
    answers_up_to_the_next_reveal::<Bamboo>();
    answers_up_to_the_next_reveal::<Bitoku>();
    answers_up_to_the_next_reveal::<WhiteCastle>();
}

/// Asked anew after every single action, in the middle of what it had told: the game still comes to its end.
fn plays_asked_anew<G: Judged>(level: Level) {
    let setup = setup::<G>(2);
    let mut dice = Dice::new(&setup.seed);
    let mut position = G::setup(&setup.options, setup.seats, &mut Stage::silent(&mut dice));
    let mut decisions = 0;
    while let Some(seat) = position.deciders().first() {
        let action = answer(&ask(&position, &setup.seed, seat, level, decisions))[0];
        let done = position.apply(seat, action, &mut Stage::silent(&mut dice));
        assert_eq!(done, Ok(()), "{} {level} decision {decisions}", G::ID);
        decisions += 1;
        assert!(decisions <= G::longest(setup.seats), "{} {level}: no end", G::ID);
    }
    assert!(position.outcome().is_some());
}

#[test]
fn a_bot_that_is_asked_anew_in_the_middle_of_its_turn_plays_legally() {
    for level in Level::ALL {
        plays_asked_anew::<GrandBois>(level);
        plays_asked_anew::<Harmonies>(level);
        plays_asked_anew::<Bamboo>(level);
        plays_asked_anew::<Bitoku>(level);
        plays_asked_anew::<WhiteCastle>(level);
    }
}

#[test]
fn who_is_asked_nothing_answers_nothing() {
    let setup = setup::<Harmonies>(3);
    let position = rebuilt::<Harmonies>(&setup, &[]);
    let idle = setup.seats.seats().find(|&seat| !position.deciders().contains(seat)).unwrap();
    for level in Level::ALL {
        assert_eq!(answer(&ask(&position, &setup.seed, idle, level, 0)), [], "{level}");
    }
}
