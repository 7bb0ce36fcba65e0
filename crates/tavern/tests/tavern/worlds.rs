//! Two worlds that a viewer cannot tell apart: the same match at two tables, where others choose other things in secret.
//! Until something is revealed, the viewer is sent the same by both: the same messages, as many of them, in the same
//! order and of the same size, over the API's stream, over the live page's socket, by plain pages and by requests.

use std::time::Duration;

use game::{AnyMatch, Deal, OptionKind, Rng, Seat, Seed, Setup, Viewer};
use load::Client;
use serde_json::json;
use tavern::Key;
use tavern::{Ask, Asker, TableSetup};

use crate::common::{House, Stream, open_with, post, state, without_names};

/// No viewer is followed for longer.
const MAX_STEPS: usize = 60;
/// How often other secret steps that look the same from outside are looked for.
const TRIES: usize = 40;
/// Nobody does more in secret before anybody can notice anything.
const MAX_SECRET: usize = 12;

/// A match, and the same at a table.
struct World {
    table: String,
    whole: Box<dyn AnyMatch>,
    stream: Stream,
    page: Stream,
    /// So that everybody is there all the time.
    _present: Vec<Stream>,
}

/// Two worlds and the viewer of both.
struct Twins {
    kind: &'static catalog::Entry,
    viewer: Viewer,
    players: Vec<Client>,
    looker: Client,
    worlds: [World; 2],
    rng: Rng,
    /// How many secret steps were different, and how many of them also in number.
    differences: usize,
    lengths: usize,
}

/// What somebody does until the viewer can notice it.
type Path = Vec<String>;

impl Twins {
    async fn begin(house: &House, (kind, options): Variant<'_>, viewer: Viewer, seed: u64) -> Self {
        let n_seats = kind.game.info().max_seats.min(4);
        let mut players = Vec::new();
        for seat in 0..n_seats {
            players.push(house.player(&format!("Player {seat}")).await);
        }
        let looker = match viewer {
            Viewer::Seat(seat) => players[seat.index()].again(),
            _ => house.player("Looker").await,
        };
        let one = begin_world(house, (kind, options), (&players, &looker), seed).await;
        let other = begin_world(house, (kind, options), (&players, &looker), seed).await;
        let (worlds, rng) = ([one, other], Rng::fast(seed));
        Self { kind, viewer, players, looker, worlds, rng, differences: 0, lengths: 0 }
    }

    /// Somebody does something in both worlds, if that can look the same to the viewer; says whether it can.
    async fn step(&mut self) -> bool {
        let to_act: Vec<Seat> = self.worlds[0].whole.to_act().iter().collect();
        let Some(&seat) = self.rng.pick(&to_act) else { return false };
        let Some(paths) = self.find_paths(seat) else { return false };
        self.differences += usize::from(paths[0] != paths[1]);
        self.lengths += usize::from(paths[0].len() != paths[1].len());
        for (world, path) in self.worlds.iter_mut().zip(paths) {
            for action in path {
                world.play(&mut self.players[seat.index()], seat, &action).await;
            }
        }
        true
    }

    /// What `seat` does in each world: not the same if possible, and looking the same to the viewer.
    fn find_paths(&mut self, seat: Seat) -> Option<[Path; 2]> {
        let one = self.find_path(0, seat)?;
        let seen = sent(&*after(&*self.worlds[0].whole, seat, &one), self.viewer);
        if self.viewer.is(seat) {
            let other = sent(&*after(&*self.worlds[1].whole, seat, &one), self.viewer);
            return (seen == other).then(|| [one.clone(), one]);
        }
        let mut same = None;
        for _ in 0..TRIES {
            let Some(other) = self.find_path(1, seat) else { continue };
            if sent(&*after(&*self.worlds[1].whole, seat, &other), self.viewer) != seen {
                continue;
            }
            if other != one {
                return Some([one, other]);
            }
            same = Some(other);
        }
        same.map(|other| [one, other])
    }

    /// Random actions of `seat` until the viewer can notice something. What has moments reveals something.
    fn find_path(&mut self, world: usize, seat: Seat) -> Option<Path> {
        let mut path = Path::new();
        let mut walk = copy(&*self.worlds[world].whole);
        while path.len() < MAX_SECRET {
            let action = self.rng.pick(&walk.legal_actions(seat))?.json.clone();
            walk.play(seat, &action).unwrap();
            path.push(action.to_string());
            if walk.noticed().contains(self.viewer) {
                return (walk.n_moments() == 0).then_some(path);
            }
        }
        None
    }

    /// Everything that the viewer was sent by each world.
    async fn sent(mut self) -> [Vec<String>; 2] {
        let mut all = [Vec::new(), Vec::new()];
        for (world, sent) in self.worlds.iter_mut().zip(&mut all) {
            let end = json!({"text": "This is the end."});
            post(&mut self.players[0], &world.table, "say", end).await.unwrap();
            world.stream.until_text("This is the end.").await;
            world.page.until_text("This is the end.").await;
            sent.append(&mut world.stream.heard);
            sent.extend(world.page.heard.drain(..).map(|frame| without_time(&frame)));
            sent.push(state(&mut self.looker, &world.table).await.to_string());
            let path = format!("/table/{}?lang=en", world.table);
            let page = self.looker.request("GET", &path, "", &[]).await.unwrap();
            assert_eq!(page.status, 200);
            sent.push(page.body);
            for message in sent {
                *message = without_names(message, &world.table);
            }
        }
        all
    }
}

/// A game and what the host chose.
type Variant<'a> = (&'static catalog::Entry, &'a [(String, String)]);

async fn begin_world(
    house: &House,
    (kind, options): Variant<'_>,
    (players, looker): (&[Client], &Client),
    seed: u64,
) -> World {
    let player = |client: &Client| client.key().unwrap().parse::<Key>().unwrap().player();
    let mut asks = Vec::new();
    for (seat, client) in players.iter().enumerate() {
        let name = format!("Player {seat}");
        let asker = Asker { player: player(client), name, invite: None };
        let sit = Ask::Sit { seat: Some(Seat::new(seat as u8)), salt: Some(seat.to_string()) };
        asks.push((asker, sit));
    }
    asks.push((asks[0].0.clone(), Ask::Start));
    let mut setup = TableSetup::new(asks[0].0.player, players.len() as u8);
    let secret = Seed::from_bytes([seed as u8; 32]);
    setup.secret = secret.into();
    setup.options = options.to_vec();
    let salts = (0..players.len()).map(|seat| seat.to_string()).collect();
    let deal = Deal { secret, salts };
    let seats = (0..players.len()).map(|seat| format!("Player {seat}")).collect();
    let options = options.to_vec();
    let whole = Setup { options, seats, seed: deal.seed(), deal: Some(deal) };
    let whole = kind.game.start(whole).unwrap();
    let table = house.running.tavern.tables.create(kind, setup, &asks).await.unwrap().to_string();
    let mut present = Vec::new();
    for client in players {
        let mut stream = Stream::open(client, house.address(), &table).await;
        stream.next().await;
        present.push(stream);
    }
    let mut stream = Stream::open(looker, house.address(), &table).await;
    let mut page = Stream::open_page(looker, house.address(), &table).await;
    stream.next().await;
    page.next_text().await.unwrap();
    World { table, whole, stream, page, _present: present }
}

impl World {
    /// `seat` does something; when this returns it is saved and told.
    async fn play(&mut self, client: &mut Client, seat: Seat, action: &str) {
        let decision = &state(client, &self.table).await["decision"];
        let action: serde_json::Value = serde_json::from_str(action).unwrap();
        let request = json!({"decision": decision, "action": action});
        post(client, &self.table, "play", request).await.unwrap();
        self.whole.play(seat, &action.to_string()).unwrap();
    }
}

fn copy(game: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    game.after(game.n_actions())
}

fn after(game: &dyn AnyMatch, seat: Seat, path: &[String]) -> Box<dyn AnyMatch> {
    let mut walk = copy(game);
    for action in path {
        walk.play(seat, action).unwrap();
    }
    walk
}

/// What the rules let `viewer` know.
fn sent(game: &dyn AnyMatch, viewer: Viewer) -> String {
    let heard: Vec<_> = game.events(viewer, 0).into_iter().map(|event| event.json).collect();
    let legal = match viewer {
        Viewer::Seat(seat) => {
            game.legal_actions(seat).into_iter().map(|action| action.json).collect()
        }
        _ => Vec::new(),
    };
    format!("{} {:?} {heard:?} {legal:?}", game.view(viewer), game.to_act())
}

/// A frame of a page without what time it is.
fn without_time(frame: &str) -> String {
    let (head, markup) = frame.split_once('\n').unwrap();
    format!("{}\n{markup}", head.split_once(' ').unwrap().0)
}

/// The base game, and the one in which everything is chosen that can be.
fn variants(kind: &catalog::Entry) -> [Vec<(String, String)>; 2] {
    let most = kind.game.options().iter().map(|spec| {
        let value = match spec.kind {
            OptionKind::Flag => "true",
            OptionKind::Choice(values) => values[values.len() - 1],
        };
        (spec.id.to_owned(), value.to_owned())
    });
    [Vec::new(), most.collect()]
}

async fn compare(variant: Variant<'_>, viewer: Viewer, seed: u64) -> (usize, usize) {
    // Nothing plays itself: everything is done by this test.
    let house = open_with(|config| config.pace.forced = Duration::from_secs(3_600)).await;
    let mut twins = Twins::begin(&house, variant, viewer, seed).await;
    for _ in 0..MAX_STEPS {
        if !twins.step().await {
            break;
        }
    }
    let differences = (twins.differences, twins.lengths);
    let name = twins.kind.game.info().id;
    let [one, other] = twins.sent().await;
    for (one, other) in one.iter().zip(&other) {
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let from = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..]).into_owned()
        };
        assert!(one == other, "{name}, {viewer:?}, seed {seed}:\n{}\n\n{}", from(one), from(other));
    }
    assert_eq!(one.len(), other.len(), "{name}, {viewer:?}, seed {seed}");
    differences
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_anything_that_depends_on_what_others_do_in_secret() {
    for kind in catalog::GAMES {
        let last = Seat::new(kind.game.info().max_seats.min(4) - 1);
        let (mut differences, mut lengths) = (0, 0);
        for options in variants(kind) {
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(last), Viewer::Spectator] {
                for seed in 1..3 {
                    let (different, in_length) = compare((kind, &options), viewer, seed).await;
                    differences += different;
                    lengths += in_length;
                }
            }
        }
        let name = kind.game.info().id;
        // In Sewer Pirats nobody chooses in secret: only what was drawn is hidden there.
        assert!(differences > 0 || name == "sewer-pirats", "{name}: nothing was done in secret");
        // In Jackal rows of cards are laid one by one: how many there are was once told by the count of messages.
        assert!(lengths > 0 || name != "jackal", "all secret steps were equally many");
    }
}
