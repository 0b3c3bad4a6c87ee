"""Houses that open again under rules which cannot read what was played before."""

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

from quarterdeck.games import GAMES
from quarterdeck.server import database
from quarterdeck.server.hub import Hub
from quarterdeck.server.store import Store
from quarterdeck.server.story_shelf import StoryKeeper

KEPT = Path(__file__).parent / "kept" / "first.sqlite"
NEXT = 99  # a version that nobody has written a reader for


def with_house(data, work):
    """Do something in a house over this database."""

    async def whole():
        store = Store(database.connect(database.address_of(str(data))))
        await store.start()
        try:
            return await work(Hub(store))
        finally:
            await store.stop()

    return asyncio.run(whole())


def copy_of_kept(folder):
    return Path(shutil.copy(KEPT, folder))


def kept_house(folder):
    """What was kept, with the story of every game that is over."""
    data = copy_of_kept(folder)
    with_house(data, write_stories)
    return data


async def write_stories(hub):
    """All that are missing, without a rest between them."""
    keeper = StoryKeeper(hub.stories)
    await keeper.stop()
    for table in await hub.stories.missing():
        await keeper.write_down(table)


def change_rules(monkeypatch, name, **more):
    """From here on the game is another."""
    monkeypatch.setitem(GAMES, name, replace(GAMES[name], version=NEXT, earlier={}, **more))
