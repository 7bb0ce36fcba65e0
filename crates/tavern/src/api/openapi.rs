//! The OpenAPI document, made from the list of routes and the schemas of their bodies and answers.

use std::sync::LazyLock;

use axum::http::StatusCode;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::answer::{DoneBody, FrameAnswer, RefusedBody};
use super::asks::{ask_schemas, stream_asks};
use super::parameters::Parameter;
use super::routes::{ASK_QUERY, ASKS, AskRoute, ROUTES, Route, RouteAnswer};
use super::state::{TableState, TableUpdate};
use crate::ids::TableId;

pub(crate) static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| Writer::new().document().to_string());

/// Writes the document, and gathers the schemas that it refers to.
struct Writer {
    /// What is sent to us.
    requests: SchemaGenerator,
    /// What we send.
    answers: SchemaGenerator,
}

impl Writer {
    fn new() -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        });
        let requests = settings.clone().for_deserialize().into_generator();
        Self { requests, answers: settings.for_serialize().into_generator() }
    }

    fn document(mut self) -> Value {
        let mut paths = Map::new();
        for route in ROUTES {
            let path = paths.entry(route.path).or_insert_with(|| json!({}));
            path[route.method] = self.route(route);
        }
        for ask in ASKS {
            paths.insert(ask_path(ask.name), json!({"post": self.ask(ask)}));
        }
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Tortuga",
                "version": env!("CARGO_PKG_VERSION"),
                "description": "Tables, seats and matches. A key in a cookie or as a bearer token says who asks.",
            },
            "paths": paths,
            "components": {
                "securitySchemes": {
                    "key": {"type": "http", "scheme": "bearer"},
                    "cookie": {"type": "apiKey", "in": "cookie", "name": super::caller::KEY_COOKIE},
                },
                "schemas": self.schemas(),
            },
        })
    }

    fn route(&mut self, route: &Route) -> Value {
        let mut statuses = route.refuses.to_vec();
        if route.method == "post" {
            statuses.push(403);
        }
        if route.body.is_some() {
            statuses.push(413);
        }
        if !route.query.is_empty() || route.body.is_some() {
            statuses.push(400);
        }
        let mut operation = self.operation(route.path, route.query, &statuses);
        operation["summary"] = json!(route.about);
        let (status, answer) = self.answer(&route.answer);
        operation["responses"][status] = answer;
        if let (RouteAnswer::Stream, Some(parameters)) =
            (&route.answer, operation["parameters"].as_array_mut())
        {
            parameters.extend(upgrade());
        }
        if let Some(body) = &route.body {
            let schema = json!((body.schema)(&mut self.requests));
            operation["requestBody"] = request_body(&schema, body.example);
            operation["requestBody"]["required"] = json!(true);
        }
        operation
    }

    fn answer(&mut self, answer: &RouteAnswer) -> (&'static str, Value) {
        match answer {
            RouteAnswer::Json(schema) => {
                ("200", content("Done.", "application/json", &json!(schema(&mut self.answers))))
            }
            RouteAnswer::Text => {
                ("200", content("Done.", "text/plain", &json!({"type": "string"})))
            }
            RouteAnswer::Stream => {
                let sent = self.stream_says();
                let taken = json!({"$ref": "#/components/schemas/StreamAsks"});
                let frames = json!({"sent": sent, "taken": taken});
                ("101", json!({"description": "The connection is a stream.", "x-frames": frames}))
            }
        }
    }

    fn ask(&mut self, ask: &AskRoute) -> Value {
        let statuses = [&[400, 401, 403, 409, 413], ask.refuses].concat();
        let mut operation = self.operation(&ask_path(ask.name), ASK_QUERY, &statuses);
        operation["summary"] = json!(ask.about);
        let done = json!(self.answers.subschema_for::<DoneBody>());
        operation["responses"]["200"] = content("Done.", "application/json", &done);
        let needed = ask_schemas()[ask.name].get("required").is_some();
        let schema = json!({"$ref": format!("#/components/schemas/{}", ask_name(ask.name))});
        operation["requestBody"] = request_body(&schema, ask.body.unwrap_or("{}"));
        operation["requestBody"]["required"] = json!(needed);
        operation
    }

    /// What follows from an operation's path, its query and how it refuses.
    fn operation(&mut self, path: &str, query: &[Parameter], refuses: &[u16]) -> Value {
        let is_table = path.contains("{id}");
        let mut parameters: Vec<Value> = Vec::new();
        if is_table {
            let schema = json!(self.answers.subschema_for::<TableId>());
            parameters
                .push(json!({"name": "id", "in": "path", "required": true, "schema": schema}));
        }
        parameters.extend(query.iter().map(parameter));
        let always = [408, 429, 503];
        let of_a_table: &[u16] = if is_table { &[403, 404] } else { &[] };
        let schema = json!(self.answers.subschema_for::<RefusedBody>());
        let refusals = [refuses, of_a_table, &always].concat();
        let responses: Map<String, Value> =
            refusals.iter().map(|status| refusal(*status, &schema)).collect();
        let keys = json!([{"key": []}, {"cookie": []}]);
        let anybody = json!([{"key": []}, {"cookie": []}, {}]);
        let security = if refuses.contains(&401) { keys } else { anybody };
        json!({"parameters": parameters, "responses": responses, "security": security})
    }

    /// What a stream sends: states, updates, and answers to frames.
    fn stream_says(&mut self) -> Value {
        let state = self.answers.subschema_for::<TableState<'_>>();
        let update = self.answers.subschema_for::<TableUpdate<'_>>();
        let answer = self.answers.subschema_for::<FrameAnswer<'_>>();
        json!({"anyOf": [state, update, answer]})
    }

    fn schemas(mut self) -> Map<String, Value> {
        let mut schemas = self.answers.take_definitions(true);
        schemas.extend(self.requests.take_definitions(true));
        let asks = ask_schemas().iter();
        schemas.extend(asks.map(|(name, schema)| (ask_name(name), schema.clone())));
        schemas.insert("StreamAsks".into(), stream_asks(ask_name));
        schemas
    }
}

fn ask_path(name: &str) -> String {
    format!("/api/tables/{{id}}/{name}")
}

fn ask_name(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    format!("Ask{}", name.split('_').map(capital).collect::<String>())
}

fn parameter(parameter: &Parameter) -> Value {
    let Parameter { name, about, schema } = parameter;
    json!({"name": name, "in": "query", "description": about, "schema": schema()})
}

/// The headers by which a connection becomes a WebSocket.
fn upgrade() -> impl Iterator<Item = Value> {
    let headers = [
        ("Connection", json!({"enum": ["Upgrade"]})),
        ("Upgrade", json!({"enum": ["websocket"]})),
        ("Sec-WebSocket-Version", json!({"enum": ["13"]})),
        ("Sec-WebSocket-Key", json!({"type": "string", "pattern": "^[A-Za-z0-9+/]{21}[AQgw]==$"})),
    ];
    headers.into_iter().map(
        |(name, schema)| json!({"name": name, "in": "header", "required": true, "schema": schema}),
    )
}

fn refusal(status: u16, schema: &Value) -> (String, Value) {
    let why = StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
    (status.to_string(), content(why.unwrap_or("Refused"), "application/json", schema))
}

fn content(about: &str, kind: &str, schema: &Value) -> Value {
    json!({"description": about, "content": {kind: {"schema": schema}}})
}

fn request_body(schema: &Value, example: &str) -> Value {
    let example: Value = serde_json::from_str(example).unwrap_or_default();
    json!({"content": {"application/json": {"schema": schema, "example": example}}})
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document() -> Value {
        serde_json::from_str(&DOCUMENT).unwrap()
    }

    /// The schema declared for JSON content.
    fn schema(content: &Value) -> &Value {
        &content["content"]["application/json"]["schema"]
    }

    #[test]
    fn every_route_is_in_the_document_with_the_schemas_of_what_it_takes_and_answers() {
        let document = document();
        for route in ROUTES {
            let operation = &document["paths"][route.path][route.method];
            assert_eq!(operation["summary"], route.about, "{} {}", route.method, route.path);
            let takes = schema(&operation["requestBody"])["$ref"].is_string();
            assert_eq!(takes, route.body.is_some(), "{}", route.path);
            let answers = !schema(&operation["responses"]["200"]).is_null();
            let is_json = matches!(route.answer, RouteAnswer::Json(_));
            assert_eq!(answers, is_json, "{}", route.path);
        }
    }

    #[test]
    fn every_ask_is_in_the_document_with_a_schema_of_its_own() {
        let document = document();
        for ask in ASKS {
            let operation = &document["paths"][ask_path(ask.name)]["post"];
            let name = ask_name(ask.name);
            let place = format!("#/components/schemas/{name}");
            assert_eq!(schema(&operation["requestBody"])["$ref"], place, "{}", ask.name);
            let fields = &document["components"]["schemas"][&name];
            assert_eq!(fields["additionalProperties"], false, "{name}: {fields}");
            assert_eq!(fields["properties"].is_object(), ask.body.is_some(), "{name}");
        }
    }

    #[test]
    fn every_schema_that_is_spoken_of_is_there() {
        let (text, document) = (DOCUMENT.as_str(), document());
        let names =
            text.split("\"#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
        for name in names {
            assert!(!document["components"]["schemas"][name].is_null(), "{name}");
        }
        assert!(!text.contains("$defs"));
    }
}
