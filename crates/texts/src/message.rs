//! What a Fluent source holds: its messages with their attributes and variables.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub id: String,
    pub attributes: BTreeSet<String>,
    /// The variables that it or its attributes use.
    pub variables: BTreeSet<String>,
    /// The other messages that it or its attributes quote.
    pub references: BTreeSet<String>,
}

/// The messages of a Fluent source, in its order.
///
/// # Errors
/// Every line that is not correct Fluent, and what is wrong there.
pub fn messages_in(source: &str) -> Result<Vec<Message>, Vec<String>> {
    let resource = parser::parse(source).map_err(|(_, errors)| explain(source, &errors))?;
    Ok(resource.body.iter().filter_map(message).collect())
}

fn explain(source: &str, errors: &[parser::ParserError]) -> Vec<String> {
    let line_of = |at: usize| 1 + source.bytes().take(at).filter(|&byte| byte == b'\n').count();
    errors.iter().map(|error| format!("line {}: {error}", line_of(error.pos.start))).collect()
}

fn message(entry: &Entry<&str>) -> Option<Message> {
    let Entry::Message(message) = entry else { return None };
    let mut found = Message {
        id: message.id.name.to_owned(),
        attributes: message.attributes.iter().map(|a| a.id.name.to_owned()).collect(),
        variables: BTreeSet::new(),
        references: BTreeSet::new(),
    };
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        found.gather_from_pattern(pattern);
    }
    Some(found)
}

impl Message {
    fn gather_from_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            self.gather(expression);
        }
    }

    fn gather(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.gather_from_inline(inline),
            Expression::Select { selector, variants } => {
                self.gather_from_inline(selector);
                for variant in variants {
                    self.gather_from_pattern(&variant.value);
                }
            }
        }
    }

    fn gather_from_inline(&mut self, inline: &InlineExpression<&str>) {
        let arguments = match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                return;
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
                return;
            }
            InlineExpression::Placeable { expression } => return self.gather(expression),
            InlineExpression::FunctionReference { arguments, .. } => arguments,
            InlineExpression::TermReference { arguments: Some(arguments), .. } => arguments,
            _ => return,
        };
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.gather_from_inline(argument);
        }
    }
}
