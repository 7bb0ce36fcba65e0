#!/usr/bin/env python3
"""An engine for Tortuga that needs nothing but Python: it plays any game at random (docs/ENGINE.md).

    tortuga arena miaui --bots sailor,'engine:python3 examples/engine.py'
    tortuga sit --engine 'python3 examples/engine.py' --table URL
"""

import json
import random
import sys


def choose(view, legal, chance):
    """One of the legal actions; `view` holds everything that this seat may know. To play better, change this."""
    return chance.choice(legal)


def main():
    """Answers every line that wants an answer, until `quit` or the end of the input."""
    chance = random.Random()
    for line in sys.stdin:
        [(kind, said)] = json.loads(line).items()
        if kind == "hello":
            say("hello", protocol=1, name="Python")
        elif kind == "new_game":
            chance = random.Random(said["seed"])
        elif kind == "decide":
            action = choose(said["view"], said["legal"], chance)
            say("play", decision=said["decision"], action=action)
        elif kind == "quit":
            return


def say(kind, **fields):
    """One message, one line, at once."""
    print(json.dumps({kind: fields}), flush=True)


if __name__ == "__main__":
    main()
