//! Figures as they are printed: in columns, with grouped thousands, and a progress bar.

use indicatif::{ProgressBar, ProgressStyle};

/// Words lean to the left, figures to the right.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Side {
    Left,
    Right,
}

pub(crate) fn aligned<const N: usize>(rows: &[[String; N]], sides: [Side; N]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    };
    let widths: [usize; N] = std::array::from_fn(width);
    let cell = |((text, side), width): ((&String, Side), usize)| match side {
        Side::Left => format!("{text:<width$}"),
        Side::Right => format!("{text:>width$}"),
    };
    let line = |row: &[String; N]| {
        row.iter().zip(sides).zip(widths).map(cell).collect::<Vec<_>>().join("  ")
    };
    rows.iter().map(line).collect()
}

/// A whole number with its thousands grouped.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push('\u{a0}');
        }
        grouped.push(digit);
    }
    grouped
}

/// Shows how many matches are over and how long the rest will take: on standard error, and only if that is a terminal.
pub(crate) fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}")
        .expect("the template is our own");
    ProgressBar::new(games).with_style(style)
}
