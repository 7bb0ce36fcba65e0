//! Accessibility, by axe-core: `cargo xtask test` fetches it.

use std::path::Path;
use std::sync::LazyLock;

use crate::chromium::Page;

static SCRIPT: LazyLock<String> = LazyLock::new(|| {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/package/axe.min.js");
    std::fs::read_to_string(&file).expect("this test needs axe-core: `cargo xtask test` fetches it")
});

/// What axe-core finds wrong with the page as it is now.
pub(crate) fn violations(page: &mut Page) -> Vec<String> {
    page.eval(&format!("{}; 1", *SCRIPT));
    let found = page.text(
        "axe.run(document, {resultTypes: ['violations']}).then(r => JSON.stringify(r.violations.map(
           v => v.id + ': ' + v.help + ' ' + v.nodes.map(n => n.html.slice(0, 160)).slice(0, 3).join(' | '))))",
    );
    serde_json::from_str(&found).unwrap()
}
