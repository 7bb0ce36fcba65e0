//! The texts in one language.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use game::{Arg, Lang, Phrase, Seat};
use unic_langid::LanguageIdentifier;

use crate::{Message, Missing, MissingText, messages_in};

pub(crate) struct Book {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    messages: BTreeMap<String, Message>,
}

/// An argument in words: the thing itself and its inflected forms.
struct Spoken {
    value: FluentValue<'static>,
    forms: Vec<(String, String)>,
}

impl Spoken {
    fn plain(value: impl Into<FluentValue<'static>>) -> Self {
        Self { value: value.into(), forms: Vec::new() }
    }

    fn form(&self, name: &str) -> Option<&str> {
        self.forms.iter().find(|(form, _)| form == name).map(|(_, text)| text.as_str())
    }
}

impl Book {
    pub(crate) fn new(lang: Lang) -> Self {
        let language: LanguageIdentifier =
            lang.code().parse().expect("the code of a language of ours is a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| with_real_minus(value)));
        Self { lang, bundle, messages: BTreeMap::new() }
    }

    /// Adds the messages of a source, which must be correct and new.
    pub(crate) fn add(&mut self, source: &str) {
        let file = format!("{}.ftl", self.lang.code());
        let messages = messages_in(source)
            .unwrap_or_else(|errors| panic!("{file} is not correct: {}", errors.join("; ")));
        self.messages.extend(messages.into_iter().map(|message| (message.id.clone(), message)));
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|_| unreachable!("the same source was just read without an error"));
        if let Err(errors) = self.bundle.add_resource(resource) {
            let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
            panic!("{file} has something twice: {}", errors.join("; "));
        }
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    pub(crate) fn messages(&self) -> impl Iterator<Item = &Message> {
        self.messages.values()
    }

    /// Adds whatever the sentence lacks to `missing`.
    pub(crate) fn say(
        &self,
        phrase: &Phrase,
        names: &[String],
        missing: &mut Vec<MissingText>,
    ) -> String {
        let args = self.args(phrase, names, missing);
        self.value(phrase.id, &args, missing)
    }

    /// `None` if it needs arguments.
    pub(crate) fn plain(&self, id: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        Some(self.format(id, pattern, &FluentArgs::new(), &mut Vec::new()))
    }

    /// `None` if it needs arguments.
    pub(crate) fn attribute(&self, id: &str, attribute: &str) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.get_attribute(attribute)?.value();
        Some(self.format(id, pattern, &FluentArgs::new(), &mut Vec::new()))
    }

    pub(crate) fn seat_name(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => {
                let phrase = Phrase::new("seat-unnamed").with("number", seat.index() + 1);
                self.say(&phrase, &[], &mut Vec::new())
            }
        }
    }

    fn value(&self, id: &str, args: &FluentArgs<'_>, missing: &mut Vec<MissingText>) -> String {
        let message = self.bundle.get_message(id);
        match message.and_then(|message| message.value()) {
            Some(pattern) => self.format(id, pattern, args, missing),
            None => {
                missing.push(self.missing(id, Missing::Message));
                format!("⟨{id}⟩")
            }
        }
    }

    fn format(
        &self,
        id: &str,
        pattern: &Pattern<&str>,
        args: &FluentArgs<'_>,
        missing: &mut Vec<MissingText>,
    ) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        missing.extend(errors.into_iter().map(|error| self.missing(id, what_is_missing(&error))));
        text
    }

    fn missing(&self, id: &str, missing: Missing) -> MissingText {
        MissingText { lang: self.lang, id: id.to_owned(), missing }
    }

    fn args(
        &self,
        phrase: &Phrase,
        names: &[String],
        missing: &mut Vec<MissingText>,
    ) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            let spoken = self.speak(arg, names, missing);
            for (form, text) in spoken.forms {
                args.set(format!("{name}_{form}"), text);
            }
            args.set(*name, spoken.value);
            if let Arg::List(items) = arg {
                self.describe_list(phrase.id, name, items, &mut args);
            }
        }
        args
    }

    /// The length of a list; for an empty list, every form is empty.
    fn describe_list(&self, id: &str, name: &str, items: &[Arg], args: &mut FluentArgs<'static>) {
        let variables = self.messages.get(id).map(|message| &message.variables);
        if let Some(variables) = variables.filter(|_| items.is_empty()) {
            let prefix = format!("{name}_");
            for variable in variables.iter().filter(|variable| variable.starts_with(&prefix)) {
                args.set(variable.clone(), String::new());
            }
        }
        args.set(format!("{name}_count"), items.len());
    }

    fn speak(&self, arg: &Arg, names: &[String], missing: &mut Vec<MissingText>) -> Spoken {
        match arg {
            Arg::Text(text) => Spoken::plain(text.clone()),
            Arg::Number(number) => Spoken::plain(*number),
            Arg::Seat(seat) => Spoken::plain(self.seat_name(*seat, names)),
            Arg::Phrase(phrase) => self.speak_phrase(phrase, names, missing),
            Arg::List(items) => {
                let items: Vec<Spoken> =
                    items.iter().map(|item| self.speak(item, names, missing)).collect();
                self.speak_list(&items)
            }
        }
    }

    fn speak_phrase(
        &self,
        phrase: &Phrase,
        names: &[String],
        missing: &mut Vec<MissingText>,
    ) -> Spoken {
        let args = self.args(phrase, names, missing);
        let value = self.value(phrase.id, &args, missing);
        let Some(message) = self.bundle.get_message(phrase.id) else { return Spoken::plain(value) };
        let forms = message.attributes().map(|attribute| {
            let text = self.format(phrase.id, attribute.value(), &args, missing);
            (attribute.id().to_owned(), text)
        });
        Spoken { forms: forms.collect(), value: value.into() }
    }

    /// A list has the forms that every item of it has.
    fn speak_list(&self, items: &[Spoken]) -> Spoken {
        let values: Vec<String> = items.iter().map(|item| written(&item.value)).collect();
        let mut forms = Vec::new();
        for (form, _) in items.first().iter().flat_map(|first| &first.forms) {
            let texts: Option<Vec<&str>> = items.iter().map(|item| item.form(form)).collect();
            if let Some(texts) = texts {
                forms.push((form.clone(), self.join(&texts)));
            }
        }
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        Spoken { value: self.join(&values).into(), forms }
    }

    /// “A, B and C”, as the language joins.
    fn join(&self, texts: &[&str]) -> String {
        let Some((first, rest)) = texts.split_first() else { return String::new() };
        let mut joined = (*first).to_owned();
        for (i, text) in rest.iter().enumerate() {
            let id = if i + 1 == rest.len() { "list-last" } else { "list-more" };
            let phrase = Phrase::new(id).with("left", joined).with("right", *text);
            joined = self.say(&phrase, &[], &mut Vec::new());
        }
        joined
    }
}

fn what_is_missing(error: &FluentError) -> Missing {
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            Missing::Variable(id.clone())
        }
        other => Missing::Other(other.to_string()),
    }
}

/// A value as it is written inside a list.
fn written(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => {
            with_real_minus(value).unwrap_or_else(|| number.as_string().into_owned())
        }
        _ => String::new(),
    }
}

/// A negative number has a minus sign, not a hyphen.
fn with_real_minus(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}
