//! A tavern is measured.

mod common;

use common::tortuga;
use serde_json::Value;

#[test]
fn a_small_load_is_played_to_the_end_and_measured() {
    let fixed = ["load", "--tables", "3", "--seats", "4", "--seconds", "0", "--json"];
    for wire in [&["--thinking", "1"][..], &["--pages"]] {
        let printed = tortuga(&[&fixed[..], wire].concat()).good();
        let report: Value = serde_json::from_str(&printed).expect("the report is JSON");
        // The last of the twelve dive cards is no choice, so that nobody has to ask for it.
        // Eleven dives each, and answers about jellyfish.
        assert!(report["actions"].as_u64() >= Some(3 * 4 * 11), "{report}");
        assert_eq!((&report["refusals"], &report["waves"]), (&0.into(), &1.into()));
        let figure = |name: &str| report[name].as_f64().expect("it is a number");
        assert!(figure("p50_ms") > 0.0 && figure("p99_ms") >= figure("p50_ms"));
        assert!(figure("actions_per_cpu_second") > 0.0);
    }
}

#[test]
fn no_other_machine_is_ever_loaded() {
    let refused = tortuga(&["load", "--address", "192.0.2.1:7777"]).refusal();
    let why = "192.0.2.1:7777 is not on this machine: load is only measured over loopback";
    assert!(refused.contains(why), "{refused}");
}
