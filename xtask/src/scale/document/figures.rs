//! Figures as people read them: three digits that count, and a unit.

pub(crate) fn count(value: f64) -> String {
    rounded(value)
}

pub(crate) fn cores(value: f64) -> String {
    rounded(value)
}

pub(crate) fn micros(seconds: f64) -> String {
    let (value, unit) = match seconds {
        s if s >= 1e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "µs"),
    };
    format!("{} {unit}", rounded(value))
}

pub(crate) fn millis(seconds: f64) -> String {
    match seconds {
        s if s >= 1.0 => format!("{} s", rounded(s)),
        s => format!("{} ms", rounded(s * 1e3)),
    }
}

pub(crate) fn bytes(value: f64) -> String {
    let units = [(1e12, "TB"), (1e9, "GB"), (1e6, "MB"), (1e3, "kB")];
    let unit = units.into_iter().find(|(size, _)| value >= *size).unwrap_or((1.0, "B"));
    format!("{} {}", rounded(value / unit.0), unit.1)
}

/// Three digits that count, and commas between thousands.
fn rounded(value: f64) -> String {
    if value == 0.0 || !value.is_finite() {
        return if value == 0.0 { "0".to_owned() } else { "–".to_owned() };
    }
    let digits = value.abs().log10().floor() as i32;
    let step = 10_f64.powi(digits - 2);
    let value = (value / step).round() * step;
    if value < 100.0 {
        let text = format!("{value:.*}", usize::try_from(2 - digits).unwrap_or(0));
        let text = if text.contains('.') { text.trim_end_matches('0') } else { &text };
        return text.trim_end_matches('.').to_owned();
    }
    let whole = format!("{value:.0}");
    let groups: Vec<&str> = whole
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_digits_count() {
        let shown = [0.0, 0.012_345, 1.0, 9.996, 12.345, 99.96, 123.4, 1_234.0, 1_234_567.0];
        let shown = shown.map(count);
        assert_eq!(shown, ["0", "0.0123", "1", "10", "12.3", "100", "123", "1,230", "1,230,000"]);
        assert_eq!([micros(1.5e-5), micros(2.25e-3)], ["15 µs", "2.25 ms"]);
        assert_eq!([millis(0.0041), millis(2.0), millis(f64::NAN)], ["4.1 ms", "2 s", "– ms"]);
        assert_eq!([bytes(12.0), bytes(3_456.0), bytes(7.2e9)], ["12 B", "3.46 kB", "7.2 GB"]);
    }
}
