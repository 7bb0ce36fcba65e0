//! Writing JSON straight into a text, since most of what we send is JSON already.

use std::fmt::Write as _;

/// An object under construction.
#[derive(Debug)]
pub(crate) struct Object(String);

impl Object {
    /// An empty object with room for so many bytes.
    pub(crate) fn with_capacity(bytes: usize) -> Self {
        let mut text = String::with_capacity(bytes);
        text.push('{');
        Self(text)
    }

    /// An empty object.
    pub(crate) fn new() -> Self {
        Self::with_capacity(128)
    }

    fn name(&mut self, name: &str) -> &mut String {
        if self.0.len() > 1 {
            self.0.push(',');
        }
        self.0.push('"');
        self.0.push_str(name);
        self.0.push_str("\":");
        &mut self.0
    }

    /// A field that is JSON already.
    pub(crate) fn raw(&mut self, name: &str, json: &str) -> &mut Self {
        self.name(name).push_str(json);
        self
    }

    /// A text.
    pub(crate) fn text(&mut self, name: &str, text: &str) -> &mut Self {
        push_text(self.name(name), text);
        self
    }

    /// A number.
    pub(crate) fn number(&mut self, name: &str, number: impl Into<i64>) -> &mut Self {
        let _ = write!(self.name(name), "{}", number.into());
        self
    }

    /// Yes or no.
    pub(crate) fn flag(&mut self, name: &str, flag: bool) -> &mut Self {
        self.raw(name, if flag { "true" } else { "false" })
    }

    /// A list, of which `write` writes each item.
    pub(crate) fn list<T>(
        &mut self,
        name: &str,
        items: impl IntoIterator<Item = T>,
        mut write: impl FnMut(&mut String, T),
    ) -> &mut Self {
        let text = self.name(name);
        text.push('[');
        for (i, item) in items.into_iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            write(text, item);
        }
        text.push(']');
        self
    }

    /// The whole object.
    pub(crate) fn end(&mut self) -> String {
        self.0.push('}');
        std::mem::take(&mut self.0)
    }
}

impl Default for Object {
    fn default() -> Self {
        Self::new()
    }
}

/// Writes a text with its quotes.
pub(crate) fn push_text(out: &mut String, text: &str) {
    out.push_str(&serde_json::to_string(text).unwrap_or_default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_is_json() {
        let mut object = Object::new();
        object.text("name", "a\"<b>\n").number("n", -3).flag("yes", true).raw("raw", "[1]");
        object.list("list", [1, 2], |out, n| out.push_str(&n.to_string()));
        let value: serde_json::Value = serde_json::from_str(&object.end()).unwrap();
        assert_eq!(
            value,
            serde_json::json!({"name": "a\"<b>\n", "n": -3, "yes": true, "raw": [1], "list": [1, 2]})
        );
        assert_eq!(Object::new().end(), "{}");
    }
}
