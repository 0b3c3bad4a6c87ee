"""How a way to play is measured: decisions per CPU-second, the yardstick before and after.

The walks import this and nothing of ours; the yardstick is the one that `quarterdeck bench` uses.
"""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time

YARDSTICK = Path(__file__).parents[2] / "src" / "quarterdeck" / "cli" / "yardstick.py"
ROUNDS, SLICE_S = 5, 0.4  # of which the best counts, because only noise makes it slower


def load_yardstick():
    spec = spec_from_file_location("yardstick", YARDSTICK)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.yardstick


yardstick = load_yardstick()


def measure(game, how, walk, chunk=200):
    """Prints a line of JSON; `walk` plays so many decisions, or a few more, and says how many."""
    speed_of(walk, chunk)
    rounds = [(yardstick(SLICE_S / 4), speed_of(walk, chunk)) for _ in range(ROUNDS)]
    steps, decisions = map(max, zip(*rounds, strict=True))
    told = {"decisions_per_s": round(decisions), "yardstick_per_s": round(steps)}
    print(json.dumps({"game": game, "how": how, **told}), flush=True)  # noqa: T201


def speed_of(walk, chunk):
    begun, played = process_time(), 0
    while (took := process_time() - begun) < SLICE_S:
        played += walk(chunk)
    return played / took
