#!/usr/bin/env python3
"""A bot for Tortuga that needs nothing but Python: it plays a whole game at random.

    python3 examples/bot.py [URL] [GAME] [TABLE [INVITE]]

Without a table it makes one, with the tavern's own bots in the other seats. With a table it sits down there and waits
until the host begins. To play better than at random, change `choose`.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Tavern:
    """The API: every call is one request, answered in JSON."""

    def __init__(self, url):
        self.url, self.key = url.rstrip("/"), None

    def call(self, method, path, body=None):
        """Returns the answer; raises `Refused` if the tavern refuses. What came too early is asked for again."""
        request = urllib.request.Request(self.url + path, method=method, headers={"Content-Type": "application/json"})
        if self.key:
            request.add_header("Authorization", "Bearer " + self.key)
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            if "Retry-After" in refused.headers:
                time.sleep(int(refused.headers["Retry-After"]))
                return self.call(method, path, body)
            raise Refused(json.load(refused)["error"]) from None


class Refused(Exception):
    """Why the tavern refused: a code for programs and a sentence for people."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


def choose(state):
    """One of the legal actions. `state["view"]` holds everything that this seat may know."""
    return random.choice(state["legal"])


def make_table(tavern, game):
    """A table with the tavern's bots in the other seats, begun at once."""
    games = tavern.call("GET", "/api/games")["games"]
    about = next(each for each in games if each["id"] == game)
    seats = ["me"] + [about["levels"][0]] * (about["min_seats"] - 1)
    return tavern.call("POST", "/api/tables", {"game": game, "seats": seats, "start": True})["table"]


def play(tavern, table):
    """Plays until the match is over and returns its last state. An answer with `wait` comes when there is news."""
    path, asked = "/api/tables/" + table, 0
    state = tavern.call("GET", path + "?lang=en")
    while state["status"] != "over":
        if "decision" in state:
            action, asked = choose(state), asked + 1
            ask = {"decision": state["decision"], "action": action["action"], "id": str(asked)}
            try:
                tavern.call("POST", path + "/play", ask)
                # Where very much may be done, as in laying tiles, actions have no words.
                print(action.get("words", action["action"]))
            except Refused as refused:
                # The table may have moved on in the meantime: look again.
                if refused.code not in ("stale", "not-to-act", "not-playing"):
                    raise
        state = tavern.call("GET", f"{path}?lang=en&wait=25&after={state['number']}")
    return state


def main(url="http://127.0.0.1:7777", game="miaui", table=None, invite=None):
    """Sits down, plays, and says how it went."""
    tavern = Tavern(url)
    tavern.key = tavern.call("POST", "/api/me", {"name": "Python", "bearer": True})["key"]
    if table is None:
        table = make_table(tavern, game)
    else:
        invited = f"?invite={invite}" if invite else ""
        tavern.call("POST", f"/api/tables/{table}/sit{invited}", {})
    end = play(tavern, table)
    for line in sorted(end["outcome"], key=lambda line: line["place"]):
        name = end["seats"][line["seat"]]["name"]
        print(f"Place {line['place']}: {name} with {line['points']} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
