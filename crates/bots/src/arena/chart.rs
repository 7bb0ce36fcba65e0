//! Shares of wins as a drawing: one bar each, with its interval and the fair share.

use std::fmt::Write;

use super::Estimate;

/// All words come from the caller, who knows the language.
#[derive(Clone, Debug)]
pub struct Chart {
    /// Its code.
    pub lang: &'static str,
    pub title: String,
    /// What it shows, in a sentence or two under the drawing.
    pub about: String,
    /// From the top down.
    pub bars: Vec<Bar>,
}

#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    pub share: Estimate,
    /// The share that would be fair.
    pub fair: f64,
    /// Stands behind the share in a column of its own, such as Elo.
    pub note: String,
}

/// How wide a bar of 100 % is.
const FULL: f64 = 360.0;
const HEAD: f64 = 64.0;
const ROW: f64 = 38.0;
/// How far below the top of a row its letters stand.
const BASE: f64 = 24.0;
/// How wide a letter is at most, on average.
const LETTER: f64 = 8.2;
const MARGIN: f64 = 24.0;

const STYLE: &str = include_str!("chart.css");

impl Chart {
    /// An SVG, readable in light and dark.
    pub fn svg(&self) -> String {
        let (left, width) = (self.left(), self.width());
        let about = wrapped(&self.about, ((width - 2.0 * MARGIN) / 6.2) as usize);
        let bottom = HEAD + ROW * self.bars.len() as f64;
        let height = bottom + 40.0 + 17.0 * about.len() as f64 + 8.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{}\" role=\"img\" aria-labelledby=\"title desc\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\">\n\
             <title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n<style>\n{STYLE}</style>\n",
            self.lang,
            escaped(&self.title),
            escaped(&self.described()),
        );
        text(&mut svg, [MARGIN, 34.0], " class=\"title\"", &self.title);
        axis(&mut svg, left, bottom);
        for (number, bar) in self.bars.iter().enumerate() {
            let top = HEAD + ROW * number as f64;
            bar.draw(&mut svg, left, top);
            text(&mut svg, [self.notes(), top + BASE], "", &bar.note);
        }
        for (number, line) in about.iter().enumerate() {
            let y = bottom + 46.0 + 17.0 * number as f64;
            text(&mut svg, [MARGIN, y], " class=\"faint\"", line);
        }
        svg + "</svg>\n"
    }

    /// The same in words, for screen readers.
    fn described(&self) -> String {
        let figures = |bar: &Bar| format!(" {}: {} {}", bar.label, bar.figures(), bar.note);
        let bars: Vec<String> = self.bars.iter().map(figures).collect();
        format!("{}{}", self.about, bars.join(";")).trim_end().to_owned()
    }

    fn left(&self) -> f64 {
        MARGIN + longest(self.bars.iter().map(|bar| &bar.label)) + 14.0
    }

    fn notes(&self) -> f64 {
        let figures: Vec<String> = self.bars.iter().map(Bar::figures).collect();
        self.left() + FULL + 18.0 + longest(figures.iter()) + 14.0
    }

    fn width(&self) -> f64 {
        let bars = self.notes() + longest(self.bars.iter().map(|bar| &bar.note)) + MARGIN;
        bars.max(longest([&self.title].into_iter()) * 1.25 + 2.0 * MARGIN)
    }
}

impl Bar {
    fn figures(&self) -> String {
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let Estimate { value, low, high } = self.share;
        format!("{} % [{}–{}]", percent(value), percent(low), percent(high))
    }

    fn draw(&self, svg: &mut String, left: f64, top: f64) {
        let at = |share: f64| left + FULL * share;
        let Estimate { value, low, high } = self.share;
        let (middle, base) = (top + ROW / 2.0, top + BASE);
        text(svg, [left - 14.0, base], " text-anchor=\"end\"", &self.label);
        let (thick, thin, full) = (middle - 11.0, middle - 5.0, FULL * value);
        let (fair, low, high) = (at(self.fair), at(low), at(high));
        let bar = format!(
            "<rect class=\"bar\" x=\"{left:.1}\" y=\"{thick:.1}\" width=\"{full:.1}\" height=\"22\" rx=\"3\"/>\n\
             <path class=\"fair\" d=\"M{fair:.1} {top:.1}v{ROW}\"/>\n\
             <path class=\"whisker\" d=\"M{low:.1} {thin:.1}v10m0-5H{high:.1}m0-5v10\"/>\n",
        );
        svg.push_str(&bar);
        text(svg, [left + FULL + 18.0, base], "", &self.figures());
    }
}

/// Lines from 0 to 100 %, with their figures.
fn axis(svg: &mut String, left: f64, bottom: f64) {
    for quarter in 0..=4 {
        let x = left + FULL * f64::from(quarter) / 4.0;
        let line = format!("<path class=\"grid\" d=\"M{x:.1} {HEAD}V{bottom:.1}\"/>\n");
        svg.push_str(&line);
        let figure = format!("{} %", quarter * 25);
        text(svg, [x, bottom + 18.0], " class=\"faint\" text-anchor=\"middle\"", &figure);
    }
}

fn text(svg: &mut String, [x, y]: [f64; 2], attributes: &str, words: &str) {
    let words = escaped(words);
    // Writing into a string cannot fail.
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\"{attributes}>{words}</text>");
}

fn longest<'a>(texts: impl Iterator<Item = &'a String>) -> f64 {
    LETTER * texts.map(|text| text.chars().count()).max().unwrap_or(0) as f64
}

/// The lines of a text, none with more letters than this unless a single word has more.
fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart() -> Chart {
        let share = Estimate { value: 0.5, low: 0.4, high: 0.6 };
        let bar = Bar { label: "A & B".to_owned(), share, fair: 0.25, note: "Elo 1600".to_owned() };
        Chart {
            lang: "en",
            title: "Cats < dogs".to_owned(),
            about: "Bars.".to_owned(),
            bars: vec![bar],
        }
    }

    #[test]
    fn words_of_others_cannot_break_the_drawing() {
        let svg = chart().svg();
        assert!(svg.contains("<title id=\"title\">Cats &lt; dogs</title>"), "{svg}");
        assert!(svg.contains("Bars. A &amp; B: 50.0 % [40.0–60.0] Elo 1600</desc>"), "{svg}");
    }

    #[test]
    fn a_bar_a_whisker_and_the_fair_share_stand_where_they_should() {
        let (svg, left) = (chart().svg(), chart().left());
        assert!(svg.contains("width=\"180.0\" height=\"22\""), "half of {FULL}: {svg}");
        assert!(svg.contains(&format!("M{:.1} 64.0v38", left + 0.25 * FULL)), "{svg}");
        assert!(svg.contains(&format!("H{:.1}m0-5v10", left + 0.6 * FULL)), "{svg}");
    }
}
