"""Whoever writes down the stories of finished games: all of them, one after the other."""

import asyncio
from contextlib import suppress

from quarterdeck.server import story_shelf
from quarterdeck.server.story_shelf import StoryKeeper
from tests.server.outliving import copy_of_kept, with_house

PATIENCE = 120
TABLE, RUNNING = "kapern-over-0", "kapern-running-0"


def keeping(folder, monkeypatch, scene, rest=0):
    """A scene where every story that is kept is heard of."""
    monkeypatch.setattr(story_shelf, "REST", rest)

    async def whole(hub):
        kept = asyncio.Queue()
        keep = hub.stories.keep

        async def keep_and_tell(table, packed):
            await keep(table, packed)
            kept.put_nowait(table)

        hub.stories.keep = keep_and_tell
        return await scene(hub, kept)

    return with_house(copy_of_kept(folder), whole)


async def come(kept, count):
    return [await asyncio.wait_for(kept.get(), PATIENCE) for _ in range(count)]


async def nothing_missing():
    return []


def test_what_ended_before_the_house_opened_is_written_down(tmp_path, monkeypatch):
    async def scene(hub, kept):
        missing = await hub.stories.missing()
        keeper = StoryKeeper(hub.stories)
        written = await come(kept, len(missing))
        await keeper.stop()
        return missing, written, await hub.stories.missing()

    missing, written, left = keeping(tmp_path, monkeypatch, scene)

    assert len(missing) > 5
    assert written == missing
    assert left == []


def test_a_game_is_written_down_when_it_ends_and_not_before(tmp_path, monkeypatch):
    async def scene(hub, kept):
        hub.stories.missing = nothing_missing
        keeper = StoryKeeper(hub.stories)
        keeper.look_at(await hub.room(RUNNING))
        keeper.look_at(await hub.room(TABLE))
        written = await come(kept, 1)
        await keeper.stop()
        return written, await hub.stories.packed(RUNNING), await hub.stories.packed(TABLE)

    written, running, over = keeping(tmp_path, monkeypatch, scene)

    assert written == [TABLE]
    assert (running, bool(over)) == (b"", True)


def test_a_story_is_written_once(tmp_path, monkeypatch):
    async def scene(hub, kept):
        await hub.stories.keep(TABLE, b"as it was told")
        await come(kept, 1)
        await hub.stories.keep(TABLE, b"otherwise")
        await come(kept, 1)
        hub.stories.missing = nothing_missing
        keeper = StoryKeeper(hub.stories)
        await keeper.write_down(TABLE)
        await keeper.stop()
        return await hub.stories.packed(TABLE), kept.empty()

    assert keeping(tmp_path, monkeypatch, scene) == (b"as it was told", True)


def test_one_that_cannot_be_told_does_not_stop_the_others(tmp_path, monkeypatch, caplog):
    async def scene(hub, kept):
        hub.stories.missing = nothing_missing
        keeper = StoryKeeper(hub.stories)
        keeper.ended["no-such-table"] = None
        keeper.look_at(await hub.room(TABLE))
        written = await come(kept, 1)
        await keeper.stop()
        return written

    assert keeping(tmp_path, monkeypatch, scene) == [TABLE]
    assert "the story of no-such-table could not be kept" in caplog.text


def test_more_than_can_be_kept_in_mind_are_looked_up_later(tmp_path, monkeypatch):
    monkeypatch.setattr(story_shelf, "LATE", 2)

    async def scene(hub, kept):
        over = len(await hub.store.tables("over"))
        keeper = StoryKeeper(hub.stories)
        written = await come(kept, over)
        await keeper.stop()
        return over, written, len(keeper.ended)

    over, written, _ = keeping(tmp_path, monkeypatch, scene)

    assert len(set(written)) == over > 4


def test_the_tables_come_first(tmp_path, monkeypatch):
    """However fast games end, writing them down takes a tenth of the time at most."""
    rests = []

    async def scene(hub, _):
        hub.stories.missing = nothing_missing
        keeper = StoryKeeper(hub.stories)
        keeper.write_down = took_so_long
        monkeypatch.setattr(story_shelf.asyncio, "sleep", note_rest)
        keeper.look_at(await hub.room(TABLE))
        await keeper.task

    async def took_so_long(_):
        return 2.0

    async def note_rest(seconds):
        rests.append(seconds)
        raise asyncio.CancelledError

    with suppress(asyncio.CancelledError):
        keeping(tmp_path, monkeypatch, scene, rest=story_shelf.REST)

    assert rests == [18.0]
