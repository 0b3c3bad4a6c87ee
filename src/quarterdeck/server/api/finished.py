"""The REST API of finished games: the logbook, every step, and what can be made of them."""

import gzip
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

from quarterdeck.bots.record import Account, Heat
from quarterdeck.core import logbook
from quarterdeck.core.game import AnyGame
from quarterdeck.insight.heat_map import has_heat
from quarterdeck.insight.luck_and_skill import accountant_of
from quarterdeck.insight.turning_points import Course
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.bygone import is_bygone, require_rules, rules_of_old
from quarterdeck.rooms.entries import AnyEntry
from quarterdeck.rooms.final_results import course_to_result, final_result
from quarterdeck.rooms.hindsight import OpenStep, heard_by_all, look_back
from quarterdeck.rooms.kept_stories import Telling, deed_of, unpack_story
from quarterdeck.rooms.logs import logbook_of, replay_log
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room
from quarterdeck.rooms.seats import Chair
from quarterdeck.server import letters
from quarterdeck.server.api.forms import (
    Comment,
    Replay,
    ReplayFrame,
)
from quarterdeck.server.http_errors import problems
from quarterdeck.server.letters import Audience, write
from quarterdeck.server.messages import Piece
from quarterdeck.server.services import Services

Table = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$", description="A table's name")]
Asked = Request[Any, Any, Any]


@get(
    "/api/tables/{table:str}/log",
    responses=problems(400, 404, 409),
    media_type="text/plain",
    packed=True,
    tags=["finished games"],
)
async def read_logbook(
    request: Asked, table: Table, services: Services, guest: str | None
) -> Response[str]:
    """The logbook: what was done and what chance answered. It holds all secrets."""
    room = await require_finished(services, table, guest)
    return await send_packed(request, services, await packed_book(services, room))


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(400, 404, 409, 503),
    packed=True,
    tags=["finished games"],
)
async def read_replay(
    request: Asked, table: Table, services: Services, guest: str | None
) -> Response[Replay]:
    """Every step of a game, to leaf through: it is over, and nothing is hidden any more."""
    room = await require_finished(services, table, guest)
    packed = await packed_replay(services, room, guest)
    return await send_packed(request, services, packed)


@get(
    "/api/tables/{table:str}/account",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def reckoning(table: Table, services: Services, guest: str | None) -> tuple[Account, ...]:
    """Luck and skill, seat by seat: points = fair + luck - given."""
    room = await require_playable(services, table, guest)
    accountant_of(room.game)
    return await services.analyses.account(await book_of(services, room), guest or "")


@get(
    "/api/tables/{table:str}/course",
    responses=problems(400, 404, 409, 503),
    tags=["finished games"],
)
async def how_it_went(table: Table, services: Services, guest: str | None) -> Course:
    """Everyone's chance to win after every step, what turned it, and how much of it was luck."""
    room = await require_playable(services, table, guest)
    course = await services.analyses.course(await book_of(services, room), guest or "")
    result = final_result(room)
    return course if result is None else course_to_result(course, result)


async def require_finished(services: Services, table: str, guest: str | None) -> Room:
    room = await services.hub.room_for(table, guest or "")
    if not rooms.is_over(room):
        raise Denied("not-over")
    return room


async def require_playable(services: Services, table: str, guest: str | None) -> Room:
    """Finished under rules that are still known, so that something can be made of it."""
    room = await require_finished(services, table, guest)
    require_rules(room)
    return room


# What is kept: nobody is answered from there before it is known that they may read it


async def send_packed(request: Asked, services: Services, packed: bytes) -> Response[Any]:
    """As it is kept, or unpacked for those who cannot."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"})
    return Response(await services.answers.unpack(packed), headers=headers)


async def packed_book(services: Services, room: Room) -> bytes:
    """What was played stays the same, whatever else is logged after the end."""

    async def make() -> bytes:
        if is_bygone(room):
            kept = await services.hub.stories.packed(room.table)
            return await services.answers.pack(write_kept_book, kept)
        entries = await services.hub.store.log(room.table)
        return await services.answers.pack(write_book, room.table, entries)

    return await services.answers.find(room.table, make)


async def book_of(services: Services, room: Room) -> str:
    return gzip.decompress(await packed_book(services, room)).decode()


async def packed_replay(services: Services, room: Room, guest: str | None) -> bytes:
    """For each who sat there their own, for all others one: by the chairs as they see them."""
    chairs = letters.chairs(room, Audience(guest or "", None, frozenset()))

    async def make() -> bytes:
        if is_bygone(room):
            kept = await services.hub.stories.packed(room.table)
            return await services.answers.pack(write_kept_replay, room.table, kept, chairs)
        book = await book_of(services, room) if has_heat(room.game) else ""
        heats = await services.analyses.heats(book, guest or "") if book else ()
        entries = await services.hub.store.log(room.table)
        return await services.answers.pack(write_replay, room.table, entries, chairs, heats)

    return await services.answers.find((room.table, chairs), make)


def write_book(table: str, entries: Sequence[AnyEntry]) -> bytes:
    return logbook.write(logbook_of(replay_log(table, entries))).encode()


def write_replay(
    table: str,
    entries: Sequence[AnyEntry],
    chairs: tuple[Chair, ...],
    heats: tuple[Heat, ...],
    comments: tuple[Comment, ...] = (),
) -> bytes:
    steps = replay_log(table, entries)
    frames = tuple(map(replay_frame, look_back(steps)))
    return write(Replay(table, steps[-1].room.game.name, chairs, frames, heats, comments=comments))


def replay_frame(past: OpenStep) -> ReplayFrame:
    room, (seat, action, by) = past.step.room, deed_of(past.step.entry)
    return ReplayFrame(
        seq=room.seq,
        seat=seat,
        action=action,
        by=by,
        news=tuple(letters.piece_of(room.game, room.seq, event) for event in past.told),
        view=past.view,
        prices=letters.prices_of(room.game, past.view),
        scores=room.game.scores(room.state),
    )


# Of games whose rules are gone, as they were told


def write_kept_book(kept: bytes) -> bytes:
    return unpack_story(kept).book.encode()


def write_kept_replay(table: str, kept: bytes, chairs: tuple[Chair, ...]) -> bytes:
    story = unpack_story(kept)
    game = rules_of_old(story.game, story.version)
    frames = tuple(kept_frame(game, telling) for telling in story.tellings)
    return write(Replay(table, story.game, chairs, frames, bygone=True))


def kept_frame(game: AnyGame, telling: Telling) -> ReplayFrame:
    done = (telling.seq, telling.seat, telling.word, telling.by)
    heard = heard_by_all(telling.told)
    news = tuple(Piece(telling.seq, each.event, each.say) for each in heard)
    prices = letters.prices_of(game, telling.view)
    return ReplayFrame(*done, news, telling.view, prices, telling.scores)


HANDLERS = [read_logbook, read_replay, reckoning, how_it_went]
