//! Options by name and value, and the option sets that tests try.

use serde_json::{Map, Value};

use crate::{BadSetup, Game, OptionKind, OptionSpec};

/// Up to this many combinations are all tried.
const FEW: usize = 32;

/// Of an option with more values than this, only the first and one in the middle are tried: the rest are shades.
const MANY: usize = 4;

pub type OptionPairs = Vec<(String, String)>;

/// Option sets that cover `specs`: every combination of values if there are few; otherwise a small number of sets in
/// which every two values of two options meet. The first has the first value of every option.
pub fn option_sets(specs: &[OptionSpec]) -> Vec<OptionPairs> {
    let sizes: Vec<usize> = specs.iter().map(|spec| values(spec).len()).collect();
    let rows = match sizes.iter().product::<usize>() <= FEW {
        true => every_row(&sizes),
        false => pairing_rows(&sizes),
    };
    let named = |row: Vec<usize>| {
        let pairs = specs.iter().zip(row);
        pairs.map(|(spec, value)| (spec.id.to_owned(), values(spec)[value].to_owned())).collect()
    };
    rows.into_iter().map(named).collect()
}

fn values(spec: &OptionSpec) -> Vec<&'static str> {
    match spec.kind {
        OptionKind::Flag => vec!["false", "true"],
        OptionKind::Choice(choices) if choices.len() > MANY => {
            vec![choices[0], choices[choices.len() / 2 - 1]]
        }
        OptionKind::Choice(choices) => choices.to_vec(),
    }
}

fn every_row(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut rows = vec![Vec::new()];
    for &size in sizes {
        let longer = |row: &Vec<usize>, value| row.iter().copied().chain([value]).collect();
        rows = rows.iter().flat_map(|row| (0..size).map(move |value| longer(row, value))).collect();
    }
    rows
}

/// A value of an option, and a value of a later one.
type Meeting = [(usize, usize); 2];

/// Rows in which every two values of two options meet; each new row adds as many new meetings as it can, option by
/// option.
fn pairing_rows(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut due: Vec<Meeting> = meetings(sizes);
    let mut rows = vec![vec![0; sizes.len()]];
    due.retain(|meeting| !meets(&rows[0], meeting));
    while let Some(&[(early, value), (late, other)]) = due.first() {
        let mut row = vec![None; sizes.len()];
        (row[early], row[late]) = (Some(value), Some(other));
        for option in 0..sizes.len() {
            if row[option].is_none() {
                row[option] = (0..sizes[option]).rev().max_by_key(|&value| {
                    row[option] = Some(value);
                    due.iter()
                        .filter(|meeting| meeting.iter().all(|&(o, v)| row[o] == Some(v)))
                        .count()
                });
            }
        }
        let row: Vec<usize> = row.into_iter().map(Option::unwrap_or_default).collect();
        due.retain(|meeting| !meets(&row, meeting));
        rows.push(row);
    }
    rows
}

fn meetings(sizes: &[usize]) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for late in 0..sizes.len() {
        for early in 0..late {
            let pairs = (0..sizes[early]).flat_map(|a| (0..sizes[late]).map(move |b| (a, b)));
            meetings.extend(pairs.map(|(a, b)| [(early, a), (late, b)]));
        }
    }
    meetings
}

fn meets(row: &[usize], meeting: &Meeting) -> bool {
    meeting.iter().all(|&(option, value)| row[option] == value)
}

/// The options with these names and values; the others have their defaults.
///
/// # Errors
/// If the game has no such option, or the option no such value.
pub fn read_options<G: Game>(pairs: &[(String, String)]) -> Result<G::Options, BadSetup> {
    let default = serde_json::to_value(G::Options::default()).expect("options are plain data");
    let mut fields = match default {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    for (name, value) in pairs {
        let spec =
            G::options().iter().find(|spec| spec.id == name).ok_or_else(|| BadSetup::NoOption {
                found: name.clone(),
                known: G::options().iter().map(|spec| spec.id).collect(),
            })?;
        fields.insert(name.clone(), read_option(spec, value)?);
    }
    Ok(serde_json::from_value(Value::Object(fields))
        .expect("every value was checked against its option"))
}

/// What [`read_options`] reads these options from.
pub(crate) fn option_pairs<G: Game>(options: &G::Options) -> OptionPairs {
    let options = serde_json::to_value(options).expect("options are plain data");
    let pair = |spec: &OptionSpec| {
        let value = match &options[spec.id] {
            Value::String(choice) => choice.clone(),
            flag => flag.to_string(),
        };
        (spec.id.to_owned(), value)
    };
    G::options().iter().map(pair).collect()
}

fn read_option(spec: &OptionSpec, value: &str) -> Result<Value, BadSetup> {
    let known: &[&'static str] = match spec.kind {
        OptionKind::Flag => &["true", "false"],
        OptionKind::Choice(choices) => choices,
    };
    if !known.contains(&value) {
        return Err(BadSetup::NoValue {
            option: spec.id,
            found: value.to_owned(),
            known: known.to_vec(),
        });
    }
    Ok(match spec.kind {
        OptionKind::Flag => Value::Bool(value == "true"),
        OptionKind::Choice(_) => Value::String(value.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_options_are_combined_in_every_way() {
        assert_eq!(every_row(&[2, 3]).len(), 6);
        assert_eq!(every_row(&[]), [Vec::<usize>::new()]);
    }

    #[test]
    fn of_a_long_option_the_first_and_a_middle_value_are_tried() {
        let kind = OptionKind::Choice(&["a", "b", "c", "d", "e", "f"]);
        let tried = option_sets(&[OptionSpec { id: "long", kind }]);
        let tried: Vec<&str> = tried.iter().map(|pairs| pairs[0].1.as_str()).collect();
        assert_eq!(tried, ["a", "c"]);
    }

    #[test]
    fn of_many_options_every_two_values_meet_in_few_rows() {
        let sizes = [4, 2, 2, 2, 2, 2, 2, 2, 2];
        let rows = pairing_rows(&sizes);
        assert_eq!(rows[0], [0; 9]);
        assert!(rows.len() <= 16, "{}", rows.len());
        for meeting in meetings(&sizes) {
            assert!(rows.iter().any(|row| meets(row, &meeting)), "{meeting:?}");
        }
    }
}
