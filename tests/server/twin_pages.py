"""What the REST API answers a guest about a table where a game is played."""

from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from quarterdeck.rooms.forks import take_back_decision
from quarterdeck.rooms.room import is_over
from quarterdeck.server.api import (
    finished,
    guests,
    invitations,
    ladder,
    own_tables,
    play_on,
    proofs,
    tables,
)
from quarterdeck.server.api.forms import NewBots, NewFork, SitDown

REFUSED = 0.2  # of all points: what is not to be had during a game
REQUEST = SimpleNamespace(headers={}, client=None, url=urlsplit("http://house:8000"), scope={})


class Page(NamedTuple):
    """A handler and what it is asked; its door, where cookies are read, is not ours to test."""

    handler: Any
    asked: dict[str, Any]

    async def fetch(self, services):
        takes = self.handler.fn.__annotations__
        given = {**self.asked, "services": services, "request": REQUEST}
        return await self.handler.fn(**{name: given[name] for name in given if name in takes})


class TakingBack(NamedTuple):
    """Whether one's last decision could be taken back, and how far that would go.

    The table that would be opened has a name that nobody can guess, so it is not.
    """

    table: str
    guest: str
    handler: Any = play_on.open_before_decision

    async def fetch(self, services):
        steps = await services.hub.history(self.table)
        return take_back_decision(steps, self.guest).opened.fork


def pages(point):
    """All that only tells; of a game that is over it tells all, and something else can be begun."""
    about = {"table": point.room.table, "guest": point.guest}
    told = [invitations.look_at_table, tables.read_numbers, tables.tables, own_tables.own_tables]
    yield from (Page(handler, about) for handler in told)
    yield TakingBack(**about)
    if not is_over(point.room) and point.random.random() < REFUSED:
        ended = (*finished.HANDLERS, *proofs.HANDLERS, ladder.read_changes, invitations.table_code)
        yield from (Page(handler, about) for handler in ended)
        yield from (Page(handler, about | asked) for handler, asked in not_now(point).items())


def not_now(point):
    """What is for before or after."""
    seat = point.about
    return {
        tables.sit_down: {"seat": seat, "data": SitDown("Beside")},
        tables.stand_up: {"seat": seat},
        tables.hire_bots: {"data": NewBots("random")},
        tables.send_bot_away: {"seat": seat},
        tables.open_rematch: {},
        play_on.open_fork: {"data": NewFork(point.room.seq)},
        guests.me: {},
    }
