//! Shares of wins, or strengths, as a drawing: one bar each, with its interval and a mark to compare it with.

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
    pub scale: Scale,
    /// From the top down.
    pub bars: Vec<Bar>,
}

#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    pub value: Estimate,
    /// What the value is compared with: the fair share, the strength of a Sailor.
    pub mark: f64,
    /// Stands behind the value in a column of its own.
    pub note: String,
}

/// What bars measure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// From 0 to 1.
    Shares,
    /// From the one to the other, in hundreds.
    Elo { low: f64, high: f64 },
}

impl Scale {
    /// The narrowest scale of Elo that holds all of these.
    pub fn elo(values: impl IntoIterator<Item = Estimate>) -> Self {
        let (mut low, mut high) = (f64::MAX, f64::MIN);
        for value in values {
            low = low.min((value.low / STEP).floor() * STEP);
            high = high.max((value.high / STEP).ceil() * STEP);
        }
        Self::Elo { low, high: high.max(low + STEP) }
    }

    /// How far from the left end a value lies, of the whole width.
    fn at(self, value: f64) -> f64 {
        match self {
            Self::Shares => value,
            Self::Elo { low, high } => (value - low) / (high - low),
        }
    }

    /// The lines behind the bars.
    fn lines(self) -> Vec<f64> {
        match self {
            Self::Shares => (0..=4).map(|quarter| f64::from(quarter) / 4.0).collect(),
            Self::Elo { low, high } => {
                let n_steps = ((high - low) / STEP).round() as u32;
                // Figures need room: six steps at most.
                let every = n_steps.div_ceil(6).max(1) as usize;
                (0..=n_steps).step_by(every).map(|step| low + STEP * f64::from(step)).collect()
            }
        }
    }

    fn figure(self, value: f64) -> String {
        match self {
            Self::Shares => format!("{:.0} %", value * 100.0),
            Self::Elo { .. } => format!("{value:.0}"),
        }
    }

    fn figures(self, Estimate { value, low, high }: Estimate) -> String {
        match self {
            Self::Shares => {
                let [value, low, high] = [value, low, high].map(|share| share * 100.0);
                format!("{value:.1} % [{low:.1}–{high:.1}]")
            }
            Self::Elo { .. } => format!("{value:.0} [{low:.0}–{high:.0}]"),
        }
    }
}

/// A scale of Elo begins and ends at one of these.
const STEP: f64 = 100.0;

/// How wide the whole scale is.
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
        self.axis(&mut svg, left, bottom);
        for (number, bar) in self.bars.iter().enumerate() {
            let top = HEAD + ROW * number as f64;
            bar.draw(&mut svg, self.scale, [left, top]);
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
        let figures =
            |bar: &Bar| format!(" {}: {} {}", bar.label, self.scale.figures(bar.value), bar.note);
        let bars: Vec<String> = self.bars.iter().map(figures).collect();
        format!("{}{}", self.about, bars.join(";")).trim_end().to_owned()
    }

    /// The lines of the scale, with their figures.
    fn axis(&self, svg: &mut String, left: f64, bottom: f64) {
        for value in self.scale.lines() {
            let x = left + FULL * self.scale.at(value);
            let line = format!("<path class=\"grid\" d=\"M{x:.1} {HEAD}V{bottom:.1}\"/>\n");
            svg.push_str(&line);
            let figure = self.scale.figure(value);
            text(svg, [x, bottom + 18.0], " class=\"faint\" text-anchor=\"middle\"", &figure);
        }
    }

    fn left(&self) -> f64 {
        MARGIN + longest(self.bars.iter().map(|bar| &bar.label)) + 14.0
    }

    fn notes(&self) -> f64 {
        let figures: Vec<String> =
            self.bars.iter().map(|bar| self.scale.figures(bar.value)).collect();
        self.left() + FULL + 18.0 + longest(figures.iter()) + 14.0
    }

    fn width(&self) -> f64 {
        let bars = self.notes() + longest(self.bars.iter().map(|bar| &bar.note)) + MARGIN;
        bars.max(longest([&self.title].into_iter()) * 1.25 + 2.0 * MARGIN)
    }
}

impl Bar {
    fn draw(&self, svg: &mut String, scale: Scale, [left, top]: [f64; 2]) {
        let at = |value: f64| left + FULL * scale.at(value);
        let Estimate { value, low, high } = self.value;
        let (middle, base) = (top + ROW / 2.0, top + BASE);
        text(svg, [left - 14.0, base], " text-anchor=\"end\"", &self.label);
        let (thick, thin, full) = (middle - 11.0, middle - 5.0, at(value) - left);
        let (mark, low, high) = (at(self.mark), at(low), at(high));
        let bar = format!(
            "<rect class=\"bar\" x=\"{left:.1}\" y=\"{thick:.1}\" width=\"{full:.1}\" height=\"22\" rx=\"3\"/>\n\
             <path class=\"fair\" d=\"M{mark:.1} {top:.1}v{ROW}\"/>\n\
             <path class=\"whisker\" d=\"M{low:.1} {thin:.1}v10m0-5H{high:.1}m0-5v10\"/>\n",
        );
        svg.push_str(&bar);
        text(svg, [left + FULL + 18.0, base], "", &scale.figures(self.value));
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
        let value = Estimate { value: 0.5, low: 0.4, high: 0.6 };
        let bar = Bar { label: "A & B".to_owned(), value, mark: 0.25, note: "Elo 1600".to_owned() };
        Chart {
            lang: "en",
            title: "Cats < dogs".to_owned(),
            about: "Bars.".to_owned(),
            scale: Scale::Shares,
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

    #[test]
    fn a_scale_of_elo_holds_all_that_it_measures_between_hundreds() {
        let value = Estimate { value: 1512.0, low: 1490.0, high: 1530.0 };
        let scale = Scale::elo([value, Estimate { value: 1740.0, low: 1700.0, high: 1780.0 }]);
        assert_eq!(scale, Scale::Elo { low: 1400.0, high: 1800.0 });
        assert_eq!(scale.lines(), [1400.0, 1500.0, 1600.0, 1700.0, 1800.0]);
        assert_eq!((scale.at(1500.0), scale.figures(value)), (0.25, "1512 [1490–1530]".to_owned()));
    }
}
