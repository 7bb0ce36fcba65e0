//! Two people at different nodes of one tavern.

use engines::{Balancer, Nats, Postgres};

use crate::chromium::Browser;
use crate::server::Server;
use crate::{FREE_CARD, is_over, meet, wait_for_my_turn, wait_for_the_next_round};

#[test]
fn a_match_between_people_at_different_nodes_goes_on_though_the_leading_node_is_killed() {
    let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
    let (store, bus) = (postgres.url(), nats.url());
    let node = || {
        let listen = ["--listen", "127.0.0.1:0", "--behind-proxy"];
        Server::start_with(&[&listen[..], &["--store", &store, "--bus", &bus]].concat())
    };
    let (mut leader, other, spare) = (node(), node(), node());
    let address = |node: &Server| node.address.trim_start_matches("http://").parse().unwrap();
    let door_of_host = Balancer::preferring(address(&leader), address(&spare)).unwrap();
    let door_of_friend = Balancer::preferring(address(&other), address(&spare)).unwrap();
    let (host_at, friend_at) =
        (door_of_host.address().to_string(), door_of_friend.address().to_string());
    let mut browser = Browser::start();
    let [host, friend] = [&host_at, &friend_at].map(|at| {
        let mut page = browser.person();
        page.prefer("reduce", "light");
        page.open(&format!("http://{at}/"));
        page
    });
    let (host, friend) = meet(host, friend, "", |link| link.replace(&host_at, &friend_at));
    let mut pages = [host, friend];
    for round in 0..40 {
        if round == 4 {
            leader.kill();
        }
        let round = pages[0].text("document.querySelector('#round')?.innerText ?? ''");
        for page in &mut pages {
            wait_for_my_turn(page);
            if !is_over(page) {
                page.wait("the connection", "document.querySelector('#lost').hidden");
                page.click(FREE_CARD);
            }
        }
        for page in &mut pages {
            page.press("Escape");
            wait_for_the_next_round(page, &round);
        }
        if is_over(&mut pages[0]) {
            break;
        }
    }
    for page in &mut pages {
        assert!(is_over(page), "a match has twelve rounds");
    }
}
