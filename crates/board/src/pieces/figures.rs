//! Pictures for the minute of rules.

use maud::{Markup, html};

use super::art;
use crate::Scene;

/// Symbols in a row, each with the figures under it that matter.
pub fn figures(scene: &Scene<'_>, drawn: &[(&str, &str)]) -> Markup {
    html! {
        @for (symbol, figure) in drawn {
            span class="pictured" {
                (art(scene, symbol, ""))
                @if !figure.is_empty() { b { (figure) } }
            }
        }
    }
}
