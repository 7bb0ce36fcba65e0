//! What the tavern answers is what its description says.

use crate::common::{GAME, House, Stream, open, play_first};
use load::Client;
use serde_json::{Value, json};

/// The description of the API, as somebody reads it who has nothing else.
struct Description(Value);

impl Description {
    async fn of(client: &mut Client) -> Self {
        Self(client.get("/api/openapi.json").await.unwrap())
    }

    /// Whether this answer is described: the status, and what is in it.
    #[track_caller]
    fn check(&self, (method, path): (&str, &str), status: u16, answer: &Value) {
        let answers = &self.0["paths"][path][method]["responses"];
        let schema = &answers[status.to_string()]["content"]["application/json"]["schema"];
        assert!(!schema.is_null(), "{method} {path} never answers {status}: {answer}");
        assert_eq!(self.wrong(schema, answer), None, "{method} {path} {status}: {answer}");
    }

    /// What is wrong with a value, by as much of JSON Schema as the description uses.
    fn wrong(&self, schema: &Value, value: &Value) -> Option<String> {
        if let Some(place) = schema["$ref"].as_str() {
            let schema = self.0.pointer(&place[1..]).unwrap_or_else(|| panic!("no {place}"));
            return self.wrong(schema, value);
        }
        let fits = |one: &&Value| self.wrong(one, value).is_none();
        let n_fit = |all: &Value| all.as_array().map(|all| all.iter().filter(fits).count());
        let is_wrong = n_fit(&schema["oneOf"]).is_some_and(|fit| fit != 1)
            || n_fit(&schema["anyOf"]).is_some_and(|fit| fit == 0)
            || schema["enum"].as_array().is_some_and(|all| !all.contains(value))
            || schema.get("const").is_some_and(|only| only != value)
            || !is_of_type(&schema["type"], value);
        if is_wrong {
            return Some(format!("{value} is not {schema}"));
        }
        let items = value.as_array().into_iter().flatten();
        let item = items.filter_map(|item| self.wrong(schema.get("items")?, item)).next();
        item.or_else(|| self.wrong_field(schema, value.as_object()?))
    }

    fn wrong_field(
        &self,
        schema: &Value,
        fields: &serde_json::Map<String, Value>,
    ) -> Option<String> {
        let needed = schema["required"].as_array().into_iter().flatten();
        for name in needed.filter_map(Value::as_str) {
            if !fields.contains_key(name) {
                return Some(format!("{name} is missing"));
            }
        }
        let others = schema.get("additionalProperties");
        let field =
            |(name, value): (&String, &Value)| match schema["properties"].get(name).or(others) {
                Some(Value::Bool(false)) => Some(format!("there is no {name}")),
                Some(schema) => self.wrong(schema, value),
                None => None,
            };
        fields.iter().find_map(field)
    }
}

fn is_of_type(kinds: &Value, value: &Value) -> bool {
    let is = |kind: &Value| match kind.as_str() {
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some("null") => value.is_null(),
        other => panic!("no type {other:?}"),
    };
    kinds.is_null() || kinds.as_array().map_or_else(|| is(kinds), |kinds| kinds.iter().any(is))
}

/// Asks for something and checks the answer, whatever it is.
async fn asked(
    client: &mut Client,
    described: &Description,
    route: (&str, &str),
    (table, body): (&str, &str),
) -> (u16, Value) {
    asked_at(client, described, route, (&route.1.replace("{id}", table), body)).await
}

/// The same at an address with a query.
async fn asked_at(
    client: &mut Client,
    described: &Description,
    (method, path): (&str, &str),
    (address, body): (&str, &str),
) -> (u16, Value) {
    let answer = client.request(&method.to_uppercase(), address, body, &[]).await.unwrap();
    described.check((method, path), answer.status, &answer.json());
    (answer.status, answer.json())
}

async fn begun(host: &mut Client) -> String {
    let wish = json!({"game": GAME, "seats": ["me", "cabin-boy", "cabin-boy"], "start": true, "hints": "always", "seconds": 600});
    let made = host.post("/api/tables", &wish.to_string()).await.unwrap();
    made["table"].as_str().unwrap().to_owned()
}

/// Plays to the end with requests, and checks every state on the way.
async fn played(host: &mut Client, described: &Description, table: &str) {
    for _ in 0..500 {
        let path = "/api/tables/{id}";
        let (status, seen) = asked(host, described, ("get", path), (table, "")).await;
        assert_eq!(status, 200);
        if seen["status"] == "over" {
            return;
        }
        if seen["decision"].is_number() {
            let _ = play_first(host, table).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("the game did not end");
}

#[tokio::test]
async fn what_is_answered_about_a_match_is_as_described_from_its_beginning_to_its_end() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let described = Description::of(&mut anna).await;
    let table = begun(&mut anna).await;
    asked(&mut anna, &described, ("get", "/api/me/tables"), ("", "")).await;
    asked(&mut anna, &described, ("get", "/api/tables"), ("", "")).await;
    let record = ("get", "/api/tables/{id}/record");
    assert_eq!(asked(&mut anna, &described, record, (&table, "")).await.0, 409);
    played(&mut anna, &described, &table).await;
    for path in ["/api/tables/{id}/record", "/health", "/api/games", "/api/me", "/api/me/tables"] {
        assert_eq!(asked(&mut anna, &described, ("get", path), (&table, "")).await.0, 200);
    }
    for path in ["/api/tables/{id}/rematch", "/api/me/link"] {
        assert_eq!(asked(&mut anna, &described, ("post", path), (&table, "{}")).await.0, 200);
    }
}

#[tokio::test]
async fn every_route_answers_as_described_about_a_match_that_is_over() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let described = Description::of(&mut anna).await;
    let table = begun(&mut anna).await;
    played(&mut anna, &described, &table).await;
    let mut refused = Vec::new();
    for (path, operations) in described.0["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let body = &operation["requestBody"]["content"]["application/json"];
            let is_ask = body["schema"]["$ref"].to_string().contains("schemas/Ask");
            let answer = &operation["responses"]["200"]["content"]["application/json"];
            if is_ask || answer.is_null() {
                continue;
            }
            let query = match path.as_str() {
                "/api/daily" => format!("?game={GAME}"),
                "/api/tables/{id}/why" => "?actions=3".to_owned(),
                _ => String::new(),
            };
            let address = path.replace("{id}", &table) + &query;
            let body = match &body["example"] {
                Value::Null => String::new(),
                example => example.to_string().replace("GAME", GAME),
            };
            let route = (method.as_str(), path.as_str());
            let (status, _) = asked_at(&mut anna, &described, route, (&address, &body)).await;
            if status != 200 {
                refused.push(format!("{method} {path} {status}"));
            }
        }
    }
    // The word of the example takes nobody's key anywhere.
    assert_eq!(refused, ["post /api/me/claim 404"]);
}

#[tokio::test]
async fn every_ask_is_answered_as_described_with_its_example_and_with_nonsense() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let described = Description::of(&mut anna).await;
    let table = begun(&mut anna).await;
    let paths = described.0["paths"].as_object().unwrap();
    for (path, operations) in paths.iter().filter(|(path, _)| path.contains("{id}/")) {
        let Some(operation) = operations.get("post") else { continue };
        let example =
            operation["requestBody"]["content"]["application/json"]["example"].to_string();
        for body in [&*example, "[", r#"{"nonsense":1}"#] {
            asked(&mut anna, &described, ("post", path), (&table, body)).await;
            asked(&mut anna, &described, ("post", path), ("nonsense", body)).await;
        }
    }
}

#[tokio::test]
async fn every_frame_of_a_stream_is_as_described() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let described = Description::of(&mut anna).await;
    let table = begun(&mut anna).await;
    let stream = &described.0["paths"]["/api/tables/{id}/stream"]["get"]["responses"]["101"];
    let (sent, taken) = (&stream["x-frames"]["sent"], &stream["x-frames"]["taken"]);
    let (asked, heard) = frames_of_a_match(&house, &anna, &table).await;
    for (schema, frames) in [(taken, &asked), (sent, &heard)] {
        for frame in frames {
            assert_eq!(described.wrong(schema, frame), None, "{frame}");
        }
    }
    for kind in ["state", "update", "done", "refused"] {
        assert!(heard.iter().any(|frame| frame["type"] == kind), "{kind}");
    }
    assert!(described.wrong(sent, &json!({"type": "update"})).is_some(), "without a number");
    assert!(described.wrong(taken, &json!({"stand": {}, "start": {}})).is_some(), "two at once");
}

#[tokio::test]
async fn what_is_said_of_a_puzzle_is_as_described() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let described = Description::of(&mut anna).await;
    asked(&mut anna, &described, ("get", "/api/puzzles"), ("", "")).await;
    let wish = json!({"game": "rattus-cartus"}).to_string();
    let (_, opened) = asked(&mut anna, &described, ("post", "/api/puzzles"), ("", &wish)).await;
    let table = opened["table"].as_str().unwrap();
    let mut stream = Stream::try_open(&anna, house.address(), table, "?lang=en").await.unwrap();
    let path = ("get", "/api/tables/{id}");
    let (_, before) = asked(&mut anna, &described, path, (table, "")).await;
    assert!(before["puzzle"]["id"].is_string() && before["puzzle"]["verdict"].is_null());
    play_first(&mut anna, table).await.unwrap();
    let update = stream.until(|update| !update["puzzle"]["verdict"].is_null()).await;
    let frames = &described.0["paths"]["/api/tables/{id}/stream"]["get"]["responses"]["101"];
    assert_eq!(described.wrong(&frames["x-frames"]["sent"], &update), None, "{update}");
    let (_, after) = asked(&mut anna, &described, path, (table, "")).await;
    assert!(after["puzzle"]["verdict"]["best"]["wins_percent"].is_i64(), "{after}");
    let schema = described.0.to_string();
    assert!(schema.contains("PuzzleVerdict") && schema.contains("\"reply\""));
}

/// Plays a match over a stream: what was asked for, and everything that was heard.
async fn frames_of_a_match(
    house: &House,
    player: &Client,
    table: &str,
) -> (Vec<Value>, Vec<Value>) {
    let mut stream = Stream::try_open(player, house.address(), table, "?lang=en").await.unwrap();
    let mut seen = stream.next().await;
    let mut asked = vec![
        json!({"id": "a", "hint": {"decision": seen["decision"]}}),
        json!({"id": "b", "say": {"text": "Ahoy!"}}),
        json!({"id": "c", "undo": {}}),
    ];
    for frame in &asked {
        stream.send(frame.clone()).await;
    }
    while seen["status"] != "over" {
        if let Some(legal) = seen["legal"].as_array().filter(|legal| !legal.is_empty()) {
            let play = json!({"decision": seen["decision"], "action": legal[0]["action"]});
            asked.push(json!({"play": play}));
            stream.send(json!({"play": play})).await;
        }
        seen = stream.next().await;
    }
    (asked, stream.heard.iter().map(|frame| serde_json::from_str(frame).unwrap()).collect())
}
