"""Games that earlier versions of the rules began: they open, replay and play on.

`kept/*.sqlite` were written by tools/kept_games.py, each before a rule changed; beside each stands
what it holds: entries, table, scores.
"""

import shutil
from functools import partial
from pathlib import Path

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.table import QuietTable
from quarterdeck.rooms import forks, requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.logs import logbook_of
from tests.server.outliving import with_house

KEPT = Path(__file__).parent / "kept"
FURTHER = 40  # actions that a game under way is played on


def held(name):
    """Every game of a database: its table, how many entries it has, its scores."""
    for line in (KEPT / f"{name}.txt").read_text("utf-8").splitlines():
        entries, table, *scores = line.split()
        yield pytest.param(name, table, int(entries), tuple(map(int, scores)), id=table)


def with_hub(folder, name, work):
    """A hub over a copy of what was kept."""
    return with_house(shutil.copy(KEPT / f"{name}.sqlite", folder), work)


def any_word(room, random):
    game = room.game
    actions = game.legal_actions(room.state)
    action = actions[int(random() * len(actions))]
    return requests.play_word(room, game.to_move(room.state), game.write(action))


async def play_on(hub, table):
    """Some way further, by anything that is legal."""
    random = QuietTable(1).random
    for _ in range(FURTHER):
        if rooms.is_over(await hub.room(table)):
            break
        await hub.change(table, partial(any_word, random=random))


@pytest.mark.parametrize(("name", "table", "entries", "scores"), list(held("first")))
def test_what_was_kept_opens_replays_and_plays_on(tmp_path, name, table, entries, scores):
    async def work(hub):
        room = await hub.room(table)
        book = logbook_of(await hub.history(table))
        await play_on(hub, table)
        return room, book, await hub.room(table), (await hub.history(table))[-1].room

    then, book, now, again = with_hub(tmp_path, name, work)
    *_, last = logbook.replay(then.game, book)

    assert then.seq == entries - 1
    assert then.game.scores(then.state) == scores
    assert last.state == then.state
    assert rooms.is_over(then) == table.rpartition("-")[0].endswith("-over")
    assert again == now
    assert (now.seq > then.seq) == (not rooms.is_over(then))


@pytest.mark.parametrize(("name", "table", "entries", "scores"), list(held("first")))
def test_what_was_kept_is_played_on_from_its_middle(tmp_path, name, table, entries, scores):
    async def work(hub):
        steps = await hub.history(table)
        there = [step.room for step in steps if step.room.seq <= entries // 2][-1]
        forked = forks.play_on_from(steps, there.seq, forks.Forker("a", "Anne"))
        room = await hub.open(forked.opened, carried=forked.carried)
        await play_on(hub, room.table)
        left = (await hub.history(table))[-1].room
        return there, room, (await hub.history(room.table))[-1].room, left

    there, room, now, left = with_hub(tmp_path, name, work)

    assert room.state == there.state
    assert now.version == now.game.version
    assert (now.fork.table, now.seq > room.seq) == (table, True)
    assert (left.seq, left.game.scores(left.state)) == (entries - 1, scores)
