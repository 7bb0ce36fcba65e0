//! What forms send, and where they lead.

use axum::extract::rejection::FormRejection;
use axum::extract::{FromRequest, Request};

/// In the order sent; a name may come several times or not at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// What a form says in the end: a box with a tick comes after the field that says what it means without one.
    pub(crate) fn last(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn all(&self) -> &[(String, String)] {
        &self.0
    }

    pub(crate) fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.trim().parse().ok()
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = FormRejection;

    async fn from_request(request: Request, state: &S) -> Result<Self, FormRejection> {
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|axum::Form(pairs)| Self(pairs))
    }
}

/// Decodes the fields as a browser encodes a form.
pub(crate) fn pairs(form: &str) -> Vec<(String, String)> {
    form_urlencoded::parse(form.as_bytes()).into_owned().collect()
}

/// The path if it is one of ours, else the lobby: a link must not lead to another site.
pub(crate) fn own_path(path: &str) -> &str {
    let plain = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if plain && path.starts_with('/') && !path.starts_with("//") { path } else { "/" }
}

/// A text as it can stand in a query.
pub(crate) fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b'/' => {
                out.push(byte as char);
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_never_leads_to_another_site() {
        for foreign in
            ["//evil.example", "https://evil.example", "/\\evil.example", "", "evil", "/a\r\nb"]
        {
            assert_eq!(own_path(foreign), "/", "{foreign}");
        }
        assert_eq!(own_path("/new?game=chess"), "/new?game=chess");
    }

    #[test]
    fn what_is_encoded_can_stand_in_a_query() {
        assert_eq!(encoded("/me?a=ü&b= +"), "/me%3Fa%3D%C3%BC%26b%3D%20%2B");
    }
}
