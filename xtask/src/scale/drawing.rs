//! Lines over two logarithmic axes, as SVG.

use std::fmt::Write as _;

/// A chart with a few lines.
pub(super) struct Drawing {
    pub(super) title: String,
    /// What it shows, in a line each.
    pub(super) about: Vec<String>,
    pub(super) x: Axis,
    pub(super) y: Axis,
    /// Where it is too much.
    pub(super) limit: f64,
    pub(super) lines: Vec<Line>,
}

/// From a power of ten to another, with what each of them is called.
pub(super) struct Axis {
    pub(super) powers: std::ops::RangeInclusive<i32>,
    pub(super) name: fn(i32) -> String,
}

pub(super) struct Line {
    pub(super) label: String,
    pub(super) points: Vec<(f64, f64)>,
}

const STYLE: &str = include_str!("drawing.css");
const MARGIN: f64 = 24.0;
const LEFT: f64 = 92.0;
const TOP: f64 = 58.0;
const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 300.0;
/// Room for the names of lines, to the right.
const LEGEND: f64 = 250.0;
/// Between two lines of text.
const LEAD: f64 = 18.0;

impl Axis {
    /// Where a value is, from 0 to 1.
    fn part(&self, value: f64) -> f64 {
        let (low, high) = (f64::from(*self.powers.start()), f64::from(*self.powers.end()));
        (value.log10() - low) / (high - low)
    }
}

impl Drawing {
    /// Readable in light and dark.
    pub(super) fn svg(&self) -> String {
        let width = LEFT + WIDTH + LEGEND;
        let height = TOP + HEIGHT + 48.0 + LEAD * self.about.len() as f64;
        let (title, about) = (escaped(&self.title), escaped(&self.about.join(" ")));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"en\" role=\"img\" aria-labelledby=\"title desc\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\">\n\
             <title id=\"title\">{title}</title>\n<desc id=\"desc\">{about}</desc>\n<style>\n{STYLE}</style>\n",
        );
        text(&mut svg, [MARGIN, 34.0], " class=\"title\"", &self.title);
        self.grid(&mut svg);
        for (number, line) in self.lines.iter().enumerate() {
            self.line(&mut svg, number, line);
        }
        for (number, words) in self.about.iter().enumerate() {
            let y = TOP + HEIGHT + 46.0 + LEAD * number as f64;
            text(&mut svg, [MARGIN, y], " class=\"faint\"", words);
        }
        svg + "</svg>\n"
    }

    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (LEFT + WIDTH * self.x.part(x), TOP + HEIGHT * (1.0 - self.y.part(y)))
    }

    fn grid(&self, svg: &mut String) {
        let (right, bottom) = (LEFT + WIDTH, TOP + HEIGHT);
        for power in self.x.powers.clone() {
            let x = LEFT + WIDTH * self.x.part(10_f64.powi(power));
            let _ = writeln!(svg, "<path class=\"grid\" d=\"M{x:.1} {TOP}V{bottom:.1}\"/>");
            let middle = " class=\"faint\" text-anchor=\"middle\"";
            text(svg, [x, bottom + LEAD], middle, &(self.x.name)(power));
        }
        for power in self.y.powers.clone() {
            let (_, y) = self.at((1.0, 10_f64.powi(power)));
            let _ = writeln!(svg, "<path class=\"grid\" d=\"M{LEFT} {y:.1}H{right:.1}\"/>");
            let end = " class=\"faint\" text-anchor=\"end\"";
            text(svg, [LEFT - 8.0, y + 4.0], end, &(self.y.name)(power));
        }
        let (_, y) = self.at((1.0, self.limit));
        let _ = writeln!(svg, "<path class=\"limit\" d=\"M{LEFT} {y:.1}H{right:.1}\"/>");
    }

    /// A line as far as it is within the axes, and its name.
    fn line(&self, svg: &mut String, number: usize, line: &Line) {
        let is_within = |(_, y): &(f64, f64)| (0.0..=1.0).contains(&self.y.part(*y));
        let points = line.points.iter().copied().filter(is_within).map(|point| self.at(point));
        let path: Vec<String> = points.map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let _ = writeln!(svg, "<path class=\"line line-{number}\" d=\"M{}\"/>", path.join("L"));
        let (x, y) = (LEFT + WIDTH + 16.0, TOP + 14.0 + 24.0 * number as f64);
        let _ = writeln!(svg, "<path class=\"line line-{number}\" d=\"M{x:.1} {y:.1}h26\"/>");
        text(svg, [x + 34.0, y + 5.0], "", &line.label);
    }
}

fn text(svg: &mut String, [x, y]: [f64; 2], attributes: &str, words: &str) {
    let words = escaped(words);
    // Writing into a string cannot fail.
    let _ = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\"{attributes}>{words}</text>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_corner_to_corner_and_ends_where_the_axes_do() {
        let axis = |powers| Axis { powers, name: |power| format!("10^{power}") };
        let points = vec![(1.0, 1.0), (100.0, 1_000.0), (100.0, 10_000.0)];
        let lines = vec![Line { label: "a & b".to_owned(), points }];
        let (title, about) = ("<Cats>".to_owned(), vec!["Lines.".to_owned()]);
        let svg =
            Drawing { title, about, x: axis(0..=2), y: axis(0..=3), limit: 10.0, lines }.svg();
        assert!(svg.contains("d=\"M92.0 358.0L572.0 58.0\""), "{svg}");
        assert!(svg.contains("&lt;Cats&gt;") && svg.contains("a &amp; b") && svg.contains("10^3"));
    }
}
