"""A server that is killed while games end: every rating is there with its game, or neither is."""

import signal
import subprocess
import sys
import textwrap

import pytest

from quarterdeck.server.ladder.rebuilding import rebuild_ladder
from tests.server.ladder.test_ratings import stored

ROUNDS = 4
PLAY = textwrap.dedent("""
    import asyncio, sys
    from tests.server.ladder.test_ratings import ANNE, MARY, MATE, in_house, opening, play

    async def play_on(hub):
        seed = int(sys.argv[2])
        for n in range(10_000):
            await asyncio.gather(
                play(hub, opening("kapern", ANNE, MARY), seed + n, lost=n % 2),
                play(hub, opening("kapern", MARY, MATE, ANNE), seed + n),
            )
            print(n, flush=True)

    in_house(sys.argv[1], play_on)
""")


@pytest.mark.slow
def test_ratings_are_the_same_after_a_kill_in_the_middle(tmp_path):
    file = tmp_path / "log.sqlite"
    for round_ in range(ROUNDS):
        command = [sys.executable, "-c", PLAY, str(file), str(1000 * round_)]
        playing = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for _ in range(3 + round_):
            playing.stdout.readline()
        playing.send_signal(signal.SIGKILL)
        playing.wait()
        playing.stdout.close()

        before = stored(file)
        done = rebuild_ladder(str(file))

        assert done.games > 0
        assert done.changed == 0
        assert stored(file) == before
