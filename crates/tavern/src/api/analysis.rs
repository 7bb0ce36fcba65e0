//! The analysis of a match that is over, and the reasons of its decisions, over HTTP.

use std::sync::Arc;

use axum::extract::{Query, State};
use game::{Lang, Phrase, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::Caller;
use super::raw::GameJson;
use super::tables::{Id, TableQuery};
use crate::Replay;
use crate::analysis::{
    Analysis, BalancePercents, Chances, Costly, Followed, MatchKey, Progress, Reason, Reasons,
};
use crate::ids::TableId;
use crate::pages::replay::replay_of_table;
use crate::problem::{Problem, Result};
use crate::table::hints::percent;
use crate::tavern_texts;

/// What decided a match.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct AnalysisState {
    /// How much of it is thought over; at 100 all is there.
    percent: u8,
    /// How many decisions were choices.
    decisions: usize,
    /// How many of them were thought over.
    thought_over: usize,
    /// Everybody's chances, in the order of the match.
    chances: Vec<ChancesState>,
    /// Luck and skill, by seat.
    balances: Vec<BalancePercents>,
    /// The decisions that cost most, at most three of every seat, the worst first.
    costly: Vec<CostlyState>,
}

/// How likely everybody was to win.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ChancesState {
    /// Actions taken before.
    actions: usize,
    /// By seat.
    wins_percent: Vec<i64>,
}

/// A decision that cost somebody a part of their chances.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct CostlyState {
    /// Actions taken before it.
    actions: usize,
    /// Who made it.
    #[schemars(with = "u8")]
    seat: Seat,
    /// What they did.
    played: ExpectedState,
    /// What would have been better.
    best: ExpectedState,
}

/// An action, and what could be expected of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ExpectedState {
    /// Which.
    action: GameJson,
    /// What it is called.
    words: String,
    /// How many of a hundred such matches are won.
    wins_percent: i64,
    /// What would most likely follow.
    line: Vec<FollowedState>,
}

/// A move that would most likely follow.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct FollowedState {
    /// Who makes it.
    #[schemars(with = "u8")]
    seat: Seat,
    /// Which.
    action: GameJson,
    /// What it is called.
    words: String,
    /// In how many of a hundred imagined deals the match went on like this.
    share_percent: i64,
}

/// Why a decision was made.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct WhyState {
    /// Whether it is thought over; until then nothing else is known.
    done: bool,
    /// Who made it; nobody if there was no choice.
    #[schemars(with = "Option<u8>")]
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// The best first, three at most, and what was played if that is not among them.
    choices: Vec<ReasonState>,
    /// Whether the rest of the match was computed instead of imagined.
    computed: bool,
}

/// A choice, and what could be expected of it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ReasonState {
    /// Whether it was played.
    played: bool,
    /// How often to choose it, where play is mixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    choose_percent: Option<i64>,
    /// What could be expected.
    expected: ExpectedState,
}

pub(crate) async fn get(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
) -> Answer {
    let replay = over(&tavern, id, &query, &caller).await?;
    let key = MatchKey::Table(id);
    let progress = tavern.analyst.progress(key, replay.entry, &replay.compact).await;
    let told = Teller { replay, lang: caller.lang };
    tavern.slow_work.run(move || Json::of(&told.analysis(&progress))).await
}

pub(crate) async fn why(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
) -> Answer {
    let replay = over(&tavern, id, &query, &caller).await?;
    let key = (MatchKey::Table(id), query.actions.unwrap_or(0) as usize);
    let progress = tavern.analyst.reasons(key, replay.entry, &replay.compact).await;
    let told = Teller { replay, lang: caller.lang };
    tavern.slow_work.run(move || Json::of(&told.reasons(&progress))).await
}

/// The match of a table, if it came to its end.
async fn over(
    tavern: &Shared,
    id: TableId,
    query: &TableQuery,
    caller: &Caller,
) -> Result<Arc<Replay>> {
    let (replay, _) = replay_of_table(tavern, id, caller, query.invite.as_deref()).await?;
    if replay.is_over() { Ok(replay) } else { Err(Problem::conflict("problem-not-over")) }
}

/// A match, told in a language.
struct Teller {
    replay: Arc<Replay>,
    lang: Lang,
}

impl Teller {
    fn analysis(&self, progress: &Progress<Analysis>) -> AnalysisState {
        let unfinished = Analysis::default();
        let (percent, analysis) = match progress {
            Progress::Done(analysis) => (100, &**analysis),
            Progress::Thinking(percent) => (*percent, &unfinished),
            Progress::Busy => (0, &unfinished),
        };
        AnalysisState {
            percent,
            decisions: analysis.decisions,
            thought_over: analysis.thought_over,
            chances: analysis.chances.iter().map(chances).collect(),
            balances: analysis.balances.iter().map(|balance| balance.percents()).collect(),
            costly: analysis.costly.iter().map(|costly| self.costly(costly)).collect(),
        }
    }

    fn costly(&self, costly: &Costly) -> CostlyState {
        let Costly { actions, seat, .. } = *costly;
        let expected = |action, wins, line: &[Followed]| self.expected(actions, action, wins, line);
        let [after_played, after_best] = &costly.lines;
        let played = expected(&costly.played, costly.played_wins, after_played);
        let best = expected(&costly.best, costly.best_wins, after_best);
        CostlyState { actions, seat, played, best }
    }

    fn reasons(&self, progress: &Progress<Option<Reasons>>) -> WhyState {
        let found = match progress {
            Progress::Done(found) => found.as_ref().as_ref(),
            Progress::Thinking(_) | Progress::Busy => None,
        };
        let reason = |reasons: &Reasons, reason: &Reason| ReasonState {
            played: reason.is_played,
            choose_percent: reasons.is_mixed.then(|| percent(reason.weight)),
            expected: self.expected(
                reasons.actions,
                &reason.action,
                reason.win_chance,
                &reason.line,
            ),
        };
        let choices = found
            .into_iter()
            .flat_map(|reasons| reasons.choices.iter().map(move |choice| reason(reasons, choice)));
        WhyState {
            done: matches!(progress, Progress::Done(_)),
            seat: found.map(|reasons| reasons.seat),
            choices: choices.collect(),
            computed: found.is_some_and(|reasons| reasons.is_computed),
        }
    }

    fn expected(
        &self,
        actions: usize,
        action: &str,
        wins: f64,
        line: &[Followed],
    ) -> ExpectedState {
        let words = self.replay.named(actions, action);
        let followed = |followed: &Followed| FollowedState {
            seat: followed.seat,
            action: GameJson::of(followed.action.clone()),
            words: self.say(self.replay.phrase_of(&followed.action)),
            share_percent: percent(followed.share),
        };
        ExpectedState {
            action: GameJson::of(action.to_owned()),
            words: self.say(words),
            wins_percent: percent(wins),
            line: line.iter().map(followed).collect(),
        }
    }

    fn say(&self, phrase: Option<Phrase>) -> String {
        let game = &self.replay.game;
        let texts = tavern_texts::texts(Some(game.info().id));
        phrase.map(|phrase| texts.say(self.lang, &phrase, game.seats())).unwrap_or_default()
    }
}

fn chances(chances: &Chances) -> ChancesState {
    let wins_percent = chances.wins.iter().map(|wins| percent(*wins)).collect();
    ChancesState { actions: chances.actions, wins_percent }
}
