//! The OpenAPI document, made from the list of routes.

use serde_json::{Map, Value, json};

use super::routes::{ASK_QUERY, ASKS, ROUTES};

/// The document as JSON.
pub(crate) fn document() -> String {
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route.path, route.about, route.query, route.body);
    }
    for ask in ASKS {
        let path = ask_path(ask.name);
        let operation = operation(&path, ask.about, ASK_QUERY, ask.body);
        paths.insert(path, json!({"post": operation}));
    }
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Tortuga",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, seats and matches. A key in a cookie or as a bearer token says who asks.",
        },
        "security": [{"key": []}, {"cookie": []}, {}],
        "paths": paths,
        "components": {
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": super::caller::KEY_COOKIE},
            },
            "schemas": {"Refusal": refusal()},
        },
    });
    document.to_string()
}

/// Where a table is asked for this.
fn ask_path(name: &str) -> String {
    format!("/api/tables/{{id}}/{name}")
}

fn operation(path: &str, about: &str, query: &[(&str, &str)], body: Option<&str>) -> Value {
    let mut parameters: Vec<Value> = Vec::new();
    if path.contains("{id}") {
        let schema = json!({"type": "string"});
        parameters.push(json!({"name": "id", "in": "path", "required": true, "schema": schema}));
    }
    for (name, about) in query {
        let schema = json!({"type": "string"});
        parameters
            .push(json!({"name": name, "in": "query", "description": about, "schema": schema}));
    }
    let mut operation = json!({
        "summary": about,
        "parameters": parameters,
        "responses": {
            "200": {"description": "Done."},
            "default": {
                "description": "Refused.",
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
            },
        },
    });
    if let Some(body) = body {
        let example: Value = serde_json::from_str(body).unwrap_or_default();
        operation["requestBody"] = json!({"content": {"application/json": {"schema": {"type": "object"}, "example": example}}});
    }
    operation
}

fn refusal() -> Value {
    json!({
        "type": "object",
        "properties": {"error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string", "description": "A word for programs."},
                "message": {"type": "string", "description": "A sentence for people."},
                "rule": {"type": "string", "description": "The number of the rule behind it."},
                "retry_after": {"type": "integer", "description": "After how many seconds to try again, if time is all that it takes; the header Retry-After says the same."},
            },
        }},
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_in_the_document_with_a_body_that_is_json() {
        let document: Value = serde_json::from_str(&document()).unwrap();
        for route in ROUTES {
            let operation = &document["paths"][route.path][route.method];
            assert_eq!(operation["summary"], route.about, "{} {}", route.method, route.path);
            let example = &operation["requestBody"]["content"]["application/json"]["example"];
            assert_eq!(example.is_object(), route.body.is_some(), "{}", route.path);
        }
    }
}
