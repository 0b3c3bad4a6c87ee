"""The REST API of proofs: a fair game that has ended, in one file that anyone can check."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, get

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms import share_requests
from quarterdeck.rooms.bygone import bygone_room
from quarterdeck.rooms.entries import AnyEntry, Closed
from quarterdeck.rooms.permissions import may_read
from quarterdeck.rooms.proof_files import Proof, proof_of, write_proof
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.room import Room, Step, close_table, is_behind, is_over
from quarterdeck.rooms.timekeeping import is_up_at
from quarterdeck.server.api.finished import Table, send_packed
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services
from quarterdeck.server.store import DatedLog

ABANDONED = 7 * 24 * 3600  # seconds after which whoever sits at a table may end it, to see all


@get(
    "/api/tables/{table:str}/proof",
    responses=problems(400, 404, 409),
    packed=True,
    tags=["finished games"],
)
async def read_proof(
    request: Request[Any, Any, Any], table: Table, services: Services, guest: str | None
) -> Response[Proof]:
    """Everything that a fair game was made of, to be checked. It holds all secrets."""
    entries, _ = log = await services.hub.store.dated_log(table)
    if entries and any(isinstance(entry, Closed) for entry in entries):
        closed = bygone_room(table, entries)
        if not may_read(closed, guest or ""):
            raise Denied("no-such-table", table=table)
        return await send_proof(request, services, closed, entries)
    room = await services.hub.room_for(table, guest or "")
    if not is_over(room):
        room = await close_abandoned(services, room, guest or "", log)
    entries = await services.hub.store.log(table)  # it may have ended since it was read
    return await send_proof(request, services, room, entries)


async def send_proof(
    request: Request[Any, Any, Any], services: Services, room: Room, entries: Sequence[AnyEntry]
) -> Response[Proof]:
    """Made once, and kept."""
    share_requests.require_dice(room)
    secret = await services.hub.store.secret_of(room.table)

    async def make() -> bytes:
        return await services.answers.pack(make_proof, room, entries, secret)

    packed = await services.answers.find(("proof", room.table), make)
    sent = await send_packed(request, services, packed)
    sent.headers["content-disposition"] = f'attachment; filename="{room.table}.proof.json"'
    return sent


def make_proof(room: Room, entries: Sequence[AnyEntry], secret: bytes) -> bytes:
    return write_proof(proof_of(room, entries, secret))


async def close_abandoned(services: Services, room: Room, guest: str, log: DatedLog) -> Room:
    """What nobody has come back to for long is ended by whoever sat there and would see it all."""
    share_requests.require_dice(room)
    if services.hub.store.clock.now() < given_up_at(room, log.times[-1]):
        raise Denied("not-over")
    seq = len(log.entries) - 1 + is_behind(room)  # one that slept wakes up by today's rules first

    def close(now: Room) -> Step:
        if not sitting.seats_of(now.places, guest):
            raise Denied("not-seated")
        if now.seq != seq:
            raise Stale("stale")
        return close_table(now, Closed(None))

    return await services.hub.change(room.table, close)


def given_up_at(room: Room, last: float) -> float:
    """By post a decision, or a share, may take longer than that: who has time has not gone."""
    due = share_requests.goes_on_at(room) if share_requests.is_mixing(room) else is_up_at(room)
    return max(last + ABANDONED, due or last)


HANDLERS = [read_proof]
