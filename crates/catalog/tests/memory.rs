//! Whoever searches forgets nothing that it saw.

use bots::{Bot, Budget, Search};
use game::{Advice, Decision, Effects, Game, Rng, Seat, Viewer};
use miaui::{Miaui, Options};

/// Plays Miaui up to its last choice, and shows every decision of the first seat before it.
fn up_to_the_last_choice(mut see: impl FnMut(&Decision<'_, Miaui>)) -> Miaui {
    let mut rng = Rng::fast(6);
    let mut state = Miaui::new(&Options::default(), 3, &mut Effects::silent(&mut rng));
    loop {
        let seat = state.to_act().first().expect("the match is not over");
        if seat == Seat::new(0) && state.view(Viewer::Referee).round == 11 {
            return state;
        }
        if seat == Seat::new(0) {
            see(&Decision::in_state(&state, seat));
        }
        let action = state.rough(seat, &mut rng, &mut Vec::new());
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
}

/// Whether this bot computes the last choice instead of imagining worlds, which leave traces.
fn computes(bot: &mut Search<Miaui>, state: &Miaui) -> bool {
    bot.forget();
    bot.choose(&Decision::in_state(state, Seat::new(0)), &mut Rng::fast(1));
    bot.size() == 0
}

#[test]
fn a_bot_that_had_to_forget_its_thoughts_still_knows_what_it_saw() {
    let bot = || Search::<Miaui>::new(Budget::iterations(50));
    let mut witness = bot();
    let state = up_to_the_last_choice(|decision| {
        witness.choose(decision, &mut Rng::fast(1));
        witness.forget();
    });
    assert!(computes(&mut witness, &state));
    assert!(!computes(&mut bot(), &state), "who comes late knows too little to compute the end");
}
