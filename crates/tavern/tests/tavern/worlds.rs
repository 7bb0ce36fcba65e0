//! Two worlds that a viewer cannot tell apart: the same match at two tables, where others choose other things in secret.
//! Until something is revealed, the viewer is sent the same by both: the same messages, as many of them, in the same
//! order and of the same size, over the API's stream, over the live page's socket, by plain pages and by requests. A
//! device that two people share is such a viewer: with the curtain down it may not even know what they chose themselves.

use std::time::Duration;

use game::{AnyMatch, Deal, MAX_SEATS, OptionKind, Rng, Seat, Seed, Setup, Viewer};
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
    /// The number of each seat's decision: behind a curtain nobody is told.
    decisions: [u32; MAX_SEATS],
    stream: Stream,
    page: Stream,
    /// A screen in the room of whoever looks.
    screen: Stream,
    /// So that everybody is there all the time.
    _present: Vec<Stream>,
}

/// Who looks at both worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// A player with a device of their own, or somebody without a seat.
    Alone(Viewer),
    /// A device of the first two players, with the curtain down.
    Curtain,
    /// The same, with the curtain lifted for the first.
    Lifted,
}

impl Place {
    const fn viewer(self) -> Viewer {
        match self {
            Self::Alone(viewer) => viewer,
            Self::Curtain => Viewer::Spectator,
            Self::Lifted => Viewer::Seat(Seat::new(0)),
        }
    }

    const fn is_shared(self) -> bool {
        matches!(self, Self::Curtain | Self::Lifted)
    }
}

/// Two worlds and the viewer of both.
struct Twins {
    kind: &'static catalog::Entry,
    place: Place,
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
    async fn begin(house: &House, (kind, options): Variant<'_>, place: Place, seed: u64) -> Self {
        let (n_seats, viewer) = (kind.game.info().max_seats.min(4), place.viewer());
        let mut players: Vec<Client> = Vec::new();
        for seat in 0..n_seats {
            players.push(match seat {
                1 if place.is_shared() => players[0].again(),
                _ => house.player(&format!("Player {seat}")).await,
            });
        }
        let mut looker = match viewer {
            _ if place.is_shared() => players[0].again(),
            Viewer::Seat(seat) => players[seat.index()].again(),
            _ => house.player("Looker").await,
        };
        let one = begin_world(house, (kind, options), (&players, &mut looker), (place, seed)).await;
        let other =
            begin_world(house, (kind, options), (&players, &mut looker), (place, seed)).await;
        let (worlds, rng) = ([one, other], Rng::fast(seed));
        Self { kind, place, viewer, players, looker, worlds, rng, differences: 0, lengths: 0 }
    }

    /// Somebody does something in both worlds, if that can look the same to the viewer; says whether it can.
    async fn step(&mut self) -> bool {
        // The curtain would fall after the decision of whoever lifted it.
        let stays = |seat: &Seat| self.place != Place::Lifted || !self.viewer.is(*seat);
        let to_act: Vec<Seat> = self.worlds[0].whole.to_act().iter().filter(stays).collect();
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
            let path = format!("/table/{}/screen?lang=en", world.table);
            let page = self.looker.request("GET", &path, "", &[]).await.unwrap();
            assert_eq!(page.status, 200);
            sent.push(page.body);
            // A screen shows no chat: for it, the end is when somebody lets a bot play.
            post(&mut self.players[0], &world.table, "leave?as=0", json!({})).await.unwrap();
            world.screen.until_text("a bot stands in").await;
            sent.extend(world.screen.heard.drain(..).map(|frame| without_time(&frame)));
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
    (players, looker): (&[Client], &mut Client),
    (place, seed): (Place, u64),
) -> World {
    let player = |client: &Client| client.key().unwrap().parse::<Key>().unwrap().player();
    let mut asks = Vec::new();
    for (seat, client) in players.iter().enumerate() {
        let name = format!("Player {seat}");
        let asker = Asker { player: player(client), name, invite: None, seat: None };
        let (place_at, salt) = (Seat::new(seat as u8), Some(seat.to_string()));
        asks.push(match seat {
            1 if place.is_shared() => (asker.clone(), share(place_at, &asker.name, salt)),
            _ => (asker, Ask::Sit { seat: Some(place_at), salt }),
        });
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
    if place == Place::Lifted {
        post(looker, &table, "lift", json!({"seat": 0})).await.unwrap();
    }
    let mut stream = Stream::open(looker, house.address(), &table).await;
    let mut page = Stream::open_page(looker, house.address(), &table).await;
    let mut screen = Stream::open_screen(looker, house.address(), &table).await;
    stream.next().await;
    page.next_text().await.unwrap();
    screen.next_text().await.unwrap();
    World { table, whole, decisions: [1; MAX_SEATS], stream, page, screen, _present: present }
}

fn share(seat: Seat, name: &str, salt: Option<String>) -> Ask {
    Ask::Share { seat, name: name.to_owned(), salt }
}

impl World {
    /// `seat` does something; when this returns it is saved and told.
    async fn play(&mut self, client: &mut Client, seat: Seat, action: &str) {
        let action: serde_json::Value = serde_json::from_str(action).unwrap();
        let request = json!({"decision": self.decisions[seat.index()], "action": action});
        let ask = format!("play?as={}", seat.number());
        post(client, &self.table, &ask, request).await.unwrap();
        let still_deciding = self.whole.to_act().without(seat);
        self.whole.play(seat, &action.to_string()).unwrap();
        for next in self.whole.to_act().iter().filter(|next| !still_deciding.contains(*next)) {
            self.decisions[next.index()] += 1;
        }
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

async fn compare(variant: Variant<'_>, place: Place, seed: u64) -> (usize, usize) {
    // Nothing plays itself: everything is done by this test.
    let house = open_with(|config| config.pace.forced = Duration::from_secs(3_600)).await;
    let mut twins = Twins::begin(&house, variant, place, seed).await;
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
        assert!(one == other, "{name}, {place:?}, seed {seed}:\n{}\n\n{}", from(one), from(other));
    }
    assert_eq!(one.len(), other.len(), "{name}, {place:?}, seed {seed}");
    differences
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_anything_that_depends_on_what_others_do_in_secret() {
    for kind in catalog::GAMES {
        let last = Seat::new(kind.game.info().max_seats.min(4) - 1);
        let (mut differences, mut lengths) = (0, 0);
        for options in variants(kind) {
            let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(last), Viewer::Spectator];
            for place in viewers.map(Place::Alone) {
                for seed in 1..3 {
                    let (different, in_length) = compare((kind, &options), place, seed).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_device_is_sent_nothing_that_depends_on_what_anybody_does_behind_the_curtain() {
    for kind in catalog::GAMES {
        let mut differences = [0, 0];
        for options in variants(kind) {
            for (nth, place) in [Place::Curtain, Place::Lifted].into_iter().enumerate() {
                differences[nth] += compare((kind, &options), place, 1).await.0;
            }
        }
        let name = kind.game.info().id;
        let all_secret = differences.iter().all(|differences| *differences > 0);
        assert!(all_secret || name == "sewer-pirats", "{name}: nothing was done in secret");
    }
}
