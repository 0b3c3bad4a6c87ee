"""A program that speaks the line protocol and then does something wrong, by name; no bot of ours.

It plays a sound game when it is told so, and goes wrong in every second game otherwise.
"""

import json
import sys
import time

WRONGS = {
    "cheats": lambda _: "do win at once",
    "hangs": lambda _: time.sleep(60),
    "rubbish": lambda _: "\x07 7h15 15 n07 4 w0rd",
    "talks": lambda legal: f"do {legal[0]}\ndo {legal[0]}",
    "shouts": lambda _: "do " + "a" * 200_000,
    "leaves": lambda _: sys.exit(3),
    "eats": lambda _: [hold := bytearray(80 * 2**20), time.sleep(60), hold],
    "sound": lambda legal: f"do {legal[-1]}",
}
UNWILLING = {"other-protocol": "hello", "unready": "bot unready"}


def main(wrong):
    games = 0
    for line in sys.stdin:
        verb, _, rest = line.partition(" ")
        if verb == "quarterdeck":
            answer = UNWILLING.get(wrong, f"bot {wrong}")
        elif verb == "game":
            games += 1
            answer = "not yet" if wrong == "unready" else "ready"
        else:
            answer = WRONGS[wrong](json.loads(rest)["legal"])
        print(answer, flush=True)  # noqa: T201  that is how it speaks


main(sys.argv[1])
