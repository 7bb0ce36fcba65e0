//! Why a match does not do what was asked.

use crate::{Phrase, Reason, Say};

/// Why a match refuses an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal<I> {
    Over,
    /// It is not this seat's decision.
    NotToAct,
    Illegal(I),
    NothingToTakeBack,
    /// Something was revealed since.
    Revealed,
    /// Somebody else acted since.
    OthersActed,
}

impl<I: Reason> Say for Refusal<I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => Phrase::new("refusal-over"),
            Self::NotToAct => Phrase::new("refusal-not-to-act"),
            Self::Illegal(why) => why.phrase(),
            Self::NothingToTakeBack => Phrase::new("refusal-nothing-to-take-back"),
            Self::Revealed => Phrase::new("refusal-revealed"),
            Self::OthersActed => Phrase::new("refusal-others-acted"),
        }
    }
}

impl<I: Reason> Refusal<I> {
    /// The number of the rule behind it, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal(why) => Some(why.rule()),
            _ => None,
        }
    }
}

/// Why a match refused, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyRefusal {
    pub phrase: Phrase,
    /// The number of the rule behind it, if there is one.
    pub rule: Option<&'static str>,
}

impl<I: Reason> From<Refusal<I>> for AnyRefusal {
    fn from(refusal: Refusal<I>) -> Self {
        Self { phrase: refusal.phrase(), rule: refusal.rule() }
    }
}
