//! A real browser, driven over its DevTools protocol.

use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// How long anything on a page may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(90);
/// For what is thought over only while the processor has nothing else to do.
const LEISURE: Duration = Duration::from_secs(300);

/// Where the middle of `$selector` is, once it lies still with nothing over it; nothing if it is gone or goes on moving;
/// and what lies over it, if that does not go away.
const STILL_PLACE: &str = "(async () => {
    const find = () => document.querySelector($selector);
    const middle = e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
    const takes = (e, hit) => e.contains(hit) || [...e.labels ?? []].some(label => label.contains(hit));
    const shown = e => e.outerHTML.slice(0, 160);
    let over = null;
    for (let tries = 0; tries < 80; tries++) {
        const e = find();
        if (!e) return null;
        e.scrollIntoView({block: 'center', behavior: 'instant'});
        const before = middle(e);
        await new Promise(done => setTimeout(done, 25));
        if (find() != e || e.dataset.myDeaf !== undefined) continue;
        const [x, y] = middle(e);
        if (x != before[0] || y != before[1]) continue;
        const hit = document.elementFromPoint(x, y);
        if (takes(e, hit)) return [x, y];
        over = `${shown(e)} is covered by ${hit ? shown(hit) : 'the edge of the window'}`;
    }
    return over;
})()";

/// A browser of its own, with no history; ended when dropped.
pub(crate) struct Browser {
    process: Child,
    folder: tempfile::TempDir,
    socket: Socket,
    port: u16,
}

impl Browser {
    /// Starts the browser.
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let process = Command::new("chromium")
            .args([
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
            ])
            .args([
                "--disable-component-update",
                "--disable-sync",
                "--no-first-run",
                "--disable-quic",
            ])
            .args([
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--lang=en",
            ])
            .arg(format!("--user-data-dir={}", folder.path().display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("these tests need Chromium: `cargo xtask test` installs it");
        let (port, path) = devtools_address(folder.path());
        let socket = Socket::open(port, &path);
        Self { process, folder, socket, port }
    }

    /// A new page that shares no cookies with others.
    pub(crate) fn person(&mut self) -> Page {
        let context = self.socket.call("Target.createBrowserContext", &json!({}));
        let context = context["browserContextId"].as_str().unwrap();
        let target = self.socket.call(
            "Target.createTarget",
            &json!({"url": "about:blank", "browserContextId": context}),
        );
        let path = format!("/devtools/page/{}", target["targetId"].as_str().unwrap());
        let mut socket = Socket::open(self.port, &path);
        socket.call("Page.enable", &json!({}));
        socket.call("Runtime.enable", &json!({}));
        socket.call("Log.enable", &json!({}));
        let mut page = Page { socket };
        page.size(1280, 800);
        page
    }
}

impl Browser {
    /// The worker of an installed site, as a page that can be asked.
    pub(crate) fn worker(&mut self) -> Page {
        let targets = self.socket.call("Target.getTargets", &json!({}));
        let targets = targets["targetInfos"].as_array().unwrap();
        let worker = targets.iter().find(|target| target["type"] == "service_worker");
        let id = worker.expect("a worker is installed")["targetId"].as_str().unwrap().to_owned();
        Page { socket: Socket::open(self.port, &format!("/devtools/page/{id}")) }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = self.folder.path();
    }
}

fn devtools_address(folder: &Path) -> (u16, String) {
    let file = folder.join("DevToolsActivePort");
    let begun = Instant::now();
    loop {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        if let [port, path] = text.lines().collect::<Vec<_>>()[..] {
            return (port.parse().unwrap(), path.to_owned());
        }
        assert!(begun.elapsed() < PATIENCE, "Chromium did not open its DevTools");
        std::thread::sleep(Duration::from_millis(30));
    }
}

/// A page, and the person who looks at it.
pub(crate) struct Page {
    socket: Socket,
}

impl Page {
    /// Opens an address and waits until it is there.
    pub(crate) fn open(&mut self, url: &str) {
        self.eval("globalThis.isOld = true");
        self.socket.call("Page.navigate", &json!({"url": url}));
        self.wait("the page", "!globalThis.isOld");
    }

    /// Makes the window so large; under 600 wide it is a phone.
    pub(crate) fn size(&mut self, width: u32, height: u32) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.socket.call("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Asks for less motion and a colour scheme, as a person can in their system.
    pub(crate) fn prefer(&mut self, motion: &str, scheme: &str) {
        let features = json!([
            {"name": "prefers-reduced-motion", "value": motion},
            {"name": "prefers-color-scheme", "value": scheme},
        ]);
        self.socket.call("Emulation.setEmulatedMedia", &json!({"features": features}));
    }

    /// From now on no page runs a script, and nothing can be waited for in one: what is clicked lies still.
    pub(crate) fn without_script(&mut self) {
        self.socket.call("Emulation.setScriptExecutionDisabled", &json!({"value": true}));
    }

    /// How many bytes its scripts hold, and how many nodes of documents there are, after everything unused was put away.
    pub(crate) fn memory(&mut self) -> [u64; 2] {
        self.socket.call("Performance.enable", &json!({}));
        self.socket.call("HeapProfiler.collectGarbage", &json!({}));
        let told = self.socket.call("Performance.getMetrics", &json!({}));
        let metrics = told["metrics"].as_array().unwrap();
        ["JSHeapUsedSize", "Nodes"].map(|name| {
            let metric = metrics.iter().find(|metric| metric["name"] == name);
            metric.unwrap_or_else(|| panic!("no {name}"))["value"].as_f64().unwrap() as u64
        })
    }

    /// Takes a picture of a drawing with this many pixels a side, on nothing or on a colour, into a file.
    pub(crate) fn draw(&mut self, drawing: &str, (side, of_it): (u32, f64), on: &str, file: &Path) {
        let size = json!({"width": side, "height": side, "deviceScaleFactor": 1, "mobile": false});
        self.socket.call("Emulation.setDeviceMetricsOverride", &size);
        let clear = json!({"color": {"r": 0, "g": 0, "b": 0, "a": 0}});
        self.socket.call("Emulation.setDefaultBackgroundColorOverride", &clear);
        let within = f64::from(side) * of_it;
        self.eval(&format!(
            "document.documentElement.innerHTML = '<body>';
             document.body.style = 'margin: 0; height: 100vh; display: grid; place-items: center; background: {on}';
             document.body.innerHTML = {};
             Object.assign(document.querySelector('svg').style, {{width: '{within}px', height: '{within}px'}}); 1",
            json!(drawing)
        ));
        self.capture(file, &json!({"format": "png", "clip": {"x": 0, "y": 0, "width": side, "height": side, "scale": 1}}));
    }

    /// As it would be on paper, or not.
    pub(crate) fn print(&mut self, is_paper: bool) {
        let media = if is_paper { "print" } else { "" };
        self.socket.call("Emulation.setEmulatedMedia", &json!({ "media": media }));
    }

    /// What a script says. A page that goes away before it answers leaves the question to the one that comes.
    pub(crate) fn eval(&mut self, script: &str) -> Value {
        let begun = Instant::now();
        let answer = loop {
            match self.ask(script) {
                Ok(answer) => break answer,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "{script}\n{error}"),
            }
            std::thread::sleep(Duration::from_millis(40));
        };
        assert!(answer["exceptionDetails"].is_null(), "{script}\n{:#}", answer["exceptionDetails"]);
        answer["result"]["value"].clone()
    }

    /// What a script says, as text.
    pub(crate) fn text(&mut self, script: &str) -> String {
        match self.eval(script) {
            Value::String(text) => text,
            other => other.to_string(),
        }
    }

    /// Whether something is on the page.
    pub(crate) fn has(&mut self, selector: &str) -> bool {
        self.eval(&format!("!!document.querySelector({})", json!(selector))) == json!(true)
    }

    /// Waits until a script says true on a page that is whole, so that its own scripts have begun.
    pub(crate) fn wait(&mut self, what: &str, script: &str) {
        self.wait_within(what, script, PATIENCE);
    }

    /// Waits for what a captain finds out about a match that is over.
    pub(crate) fn wait_for_analysis(&mut self, script: &str) {
        self.wait_within("the analysis", script, LEISURE);
    }

    fn wait_within(&mut self, what: &str, script: &str, time: Duration) {
        if !self.comes_true(script, time) {
            let shot = self.shoot("gave-up");
            panic!("waited in vain for {what}: {script}\nscreenshot: {}", shot.display());
        }
    }

    /// Whether a script says true within some time, on a page that is whole.
    pub(crate) fn comes_true(&mut self, script: &str, time: Duration) -> bool {
        let begun = Instant::now();
        let script = &format!("document.readyState == 'complete' && ({script})");
        while self.try_eval(script) != json!(true) {
            if begun.elapsed() > time {
                return false;
            }
            std::thread::sleep(Duration::from_millis(40));
        }
        true
    }

    /// Waits until something is on the page.
    pub(crate) fn wait_for(&mut self, selector: &str) {
        self.wait(selector, &format!("!!document.querySelector({})", json!(selector)));
    }

    /// What a script says; nothing if it fails, or if the page goes away before it answers.
    fn try_eval(&mut self, script: &str) -> Value {
        self.ask(script).map_or(Value::Null, |answer| answer["result"]["value"].clone())
    }

    /// The answer to a script; an error if the page went away before it answered.
    fn ask(&mut self, script: &str) -> Result<Value, Value> {
        let asked = json!({"expression": script, "awaitPromise": true, "returnByValue": true, "userGesture": true});
        self.socket.ask("Runtime.evaluate", &asked)
    }

    /// Scrolls to something and says where its middle is, as soon as it lies still; nothing if it goes away meanwhile.
    /// What a person could not click is not clicked: whatever stays covered has failed the test.
    fn place_of(&mut self, selector: &str) -> Option<Value> {
        let script = STILL_PLACE.replace("$selector", &json!(selector).to_string());
        let place = self.try_eval(&script);
        if let Value::String(over) = place {
            let shot = self.shoot("covered");
            panic!("{over}\nscreenshot: {}", shot.display());
        }
        Some(place).filter(Value::is_array)
    }

    /// Tries again until it works: what is on a page may be drawn anew at any moment.
    fn insist(&mut self, selector: &str, mut attempt: impl FnMut(&mut Self) -> bool) {
        let begun = Instant::now();
        loop {
            self.wait_for(selector);
            if attempt(self) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{selector} never lay still");
        }
    }

    /// Taps on something with a finger, where it is; says whether it was there.
    pub(crate) fn try_tap(&mut self, selector: &str) -> bool {
        let Some(place) = self.place_of(selector) else { return false };
        self.tap_at(&place);
        true
    }

    /// Taps on a place with a finger.
    pub(crate) fn tap_at(&mut self, place: &Value) {
        for (kind, points) in
            [("touchStart", json!([{"x": place[0], "y": place[1]}])), ("touchEnd", json!([]))]
        {
            let event = json!({"type": kind, "touchPoints": points});
            self.socket.call("Input.dispatchTouchEvent", &event);
        }
    }

    /// Taps on something with a finger, as soon as it is there.
    pub(crate) fn tap(&mut self, selector: &str) {
        self.insist(selector, |page| page.try_tap(selector));
    }

    /// Presses something with a finger for a second.
    pub(crate) fn hold(&mut self, selector: &str) {
        self.insist(selector, |page| {
            let Some(place) = page.place_of(selector) else { return false };
            let touch =
                json!({"type": "touchStart", "touchPoints": [{"x": place[0], "y": place[1]}]});
            page.socket.call("Input.dispatchTouchEvent", &touch);
            std::thread::sleep(Duration::from_secs(1));
            let end = json!({"type": "touchEnd", "touchPoints": []});
            page.socket.call("Input.dispatchTouchEvent", &end);
            true
        });
    }

    /// Swipes sideways with a finger, this many pixels to the right.
    pub(crate) fn swipe(&mut self, selector: &str, by: i32) {
        self.insist(selector, |page| {
            let Some(place) = page.place_of(selector) else { return false };
            let at = |part: f64| {
                let x = place[0].as_f64().unwrap_or_default() + f64::from(by) * part;
                json!([{"x": x, "y": place[1]}])
            };
            let steps = [
                ("touchStart", at(0.0)),
                ("touchMove", at(0.5)),
                ("touchMove", at(1.0)),
                ("touchEnd", json!([])),
            ];
            for (kind, points) in steps {
                let event = json!({"type": kind, "touchPoints": points});
                page.socket.call("Input.dispatchTouchEvent", &event);
            }
            true
        });
    }

    /// Moves the mouse there, and lets it rest.
    pub(crate) fn point_at(&mut self, selector: &str) {
        self.insist(selector, |page| {
            let Some(place) = page.place_of(selector) else { return false };
            let event = json!({"type": "mouseMoved", "x": place[0], "y": place[1]});
            page.socket.call("Input.dispatchMouseEvent", &event);
            true
        });
    }

    /// Clicks on something with the mouse, where it is; says whether it was there.
    pub(crate) fn try_click(&mut self, selector: &str) -> bool {
        let Some(place) = self.place_of(selector) else { return false };
        self.click_at(&place);
        true
    }

    /// Clicks on something with the mouse, as soon as it is there.
    pub(crate) fn click(&mut self, selector: &str) {
        self.insist(selector, |page| page.try_click(selector));
    }

    /// Clicks on something that lies still.
    pub(crate) fn click_at_once(&mut self, selector: &str) {
        self.wait_for(selector);
        let place = self.eval(&format!(
            "(() => {{
                const e = document.querySelector({});
                e.scrollIntoView({{block: 'center', behavior: 'instant'}});
                const {{ x, y, width, height }} = e.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }})()",
            json!(selector)
        ));
        self.click_at(&place);
    }

    /// Clicks on a place with the mouse.
    pub(crate) fn click_at(&mut self, place: &Value) {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": place[0], "y": place[1], "button": "left", "clickCount": 1});
            self.socket.call("Input.dispatchMouseEvent", &event);
        }
    }

    /// Presses a key: `Tab`, `Enter`, `ArrowRight`, ` ` …
    pub(crate) fn press(&mut self, key: &str) {
        let (code, number, text) = match key {
            "Enter" => ("Enter", 13, "\r"),
            "Tab" => ("Tab", 9, ""),
            "Escape" => ("Escape", 27, ""),
            " " => ("Space", 32, " "),
            "ArrowLeft" => ("ArrowLeft", 37, ""),
            "ArrowRight" => ("ArrowRight", 39, ""),
            "ArrowUp" => ("ArrowUp", 38, ""),
            "?" => ("Slash", 191, "?"),
            "Home" => ("Home", 36, ""),
            "End" => ("End", 35, ""),
            other => panic!("no such key here: {other}"),
        };
        let event = |kind: &str| json!({"type": kind, "key": key, "code": code, "windowsVirtualKeyCode": number, "text": text});
        self.socket.call("Input.dispatchKeyEvent", &event("keyDown"));
        let up =
            json!({"type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number});
        self.socket.call("Input.dispatchKeyEvent", &up);
    }

    /// Types a text where the focus is.
    pub(crate) fn type_text(&mut self, text: &str) {
        self.socket.call("Input.insertText", &json!({"text": text}));
    }

    /// Takes a picture into the build folder, named after the test, and says where it is.
    pub(crate) fn shoot(&mut self, name: &str) -> PathBuf {
        let test = std::thread::current().name().unwrap_or_default().replace("::", "-");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screenshots");
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join(format!("{test}-{name}.png"));
        self.capture(&file, &json!({"format": "png"}));
        file
    }

    /// Takes a small picture of the window into a file.
    pub(crate) fn picture(&mut self, file: &Path, scale: f64) {
        let mut clip = self.eval("({x: 0, y: 0, width: innerWidth, height: innerHeight})");
        clip["scale"] = json!(scale);
        self.capture(file, &json!({"format": "webp", "quality": 60, "clip": clip}));
    }

    fn capture(&mut self, file: &Path, how: &Value) {
        let shot = self.socket.call("Page.captureScreenshot", how);
        std::fs::write(file, decode_base64(shot["data"].as_str().unwrap())).unwrap();
    }

    /// What the page complained about: exceptions and errors of its console.
    pub(crate) fn complaints(&mut self) -> Vec<String> {
        self.eval("1");
        std::mem::take(&mut self.socket.complaints)
    }
}

fn decode_base64(text: &str) -> Vec<u8> {
    use base64::Engine as _;
    base64::engine::general_purpose::STANDARD.decode(text).unwrap()
}

/// A connection to the DevTools of a browser or a page.
struct Socket {
    socket: WebSocket<TcpStream>,
    next: u64,
    complaints: Vec<String>,
}

impl Socket {
    fn open(port: u16, path: &str) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        stream.set_nodelay(true).unwrap();
        let config = tungstenite::protocol::WebSocketConfig::default()
            .max_message_size(Some(64 << 20))
            .max_frame_size(Some(64 << 20));
        let url = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) =
            tungstenite::client::client_with_config(url, stream, Some(config)).unwrap();
        Self { socket, next: 0, complaints: Vec::new() }
    }

    /// Calls a method that cannot fail and waits for its answer.
    fn call(&mut self, method: &str, params: &Value) -> Value {
        self.ask(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Calls a method and waits for its answer, or for the reason why there is none.
    fn ask(&mut self, method: &str, params: &Value) -> Result<Value, Value> {
        self.next += 1;
        let call = json!({"id": self.next, "method": method, "params": params});
        self.socket.send(Message::text(call.to_string())).unwrap();
        loop {
            let Message::Text(text) = self.socket.read().unwrap() else { continue };
            let answer: Value = serde_json::from_str(&text).unwrap();
            if answer["id"] == json!(self.next) {
                return match &answer["error"] {
                    Value::Null => Ok(answer["result"].clone()),
                    error => Err(error.clone()),
                };
            }
            self.hear(&answer);
        }
    }

    fn hear(&mut self, event: &Value) {
        let said = match event["method"].as_str() {
            Some("Runtime.exceptionThrown") => &event["params"]["exceptionDetails"],
            Some("Log.entryAdded") if event["params"]["entry"]["level"] == "error" => {
                &event["params"]["entry"]
            }
            _ => return,
        };
        self.complaints.push(said.to_string());
    }
}
