"""The REST API of leaving: take all your games along, or let the account go for good."""

import asyncio
from typing import Any

from litestar import get, post
from litestar.response import Stream

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_names import keys_of_name
from quarterdeck.server.accounts.audit import SELF
from quarterdeck.server.accounts.forgetting import delete_account
from quarterdeck.server.accounts.house_accounts import Entered
from quarterdeck.server.accounts.own_papers import OwnPapers
from quarterdeck.server.api.account_forms import Farewell
from quarterdeck.server.api.accounts import own_account
from quarterdeck.server.api.finished import write_book
from quarterdeck.server.api.guests import AnyRequest
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

NAMED = {"content-disposition": 'attachment; filename="quarterdeck.zip"'}


@get(
    "/api/account/export",
    responses=problems(401),
    media_type="application/zip",
    packed=True,
    tags=["accounts"],
)
async def export_papers(request: AnyRequest, services: Services, guest: str | None) -> Stream:
    """All that is kept of you, as one file: your profile, games, talk, and every logbook."""
    account = await services.accounts.require(guest)
    if not services.accounts.exports.take(account.id):
        raise Denied("too-many-requests")
    papers = OwnPapers(services.hub.store.engine, BookShelf(services).find)
    profile: Any = await own_account.fn(request, services, guest)
    packed = papers.packed(account.id, profile)
    return Stream(packed, media_type="application/zip", headers=NAMED)


class BookShelf:
    """Logbooks of finished games, one at a time."""

    def __init__(self, services: Services) -> None:
        self.store, self.stories = services.hub.store, services.hub.stories

    async def find(self, table: str) -> bytes | None:
        try:
            return await asyncio.to_thread(write_book, table, await self.store.log(table))
        except Exception:  # its rules are gone: as it was told when it ended
            story = await self.stories.find(table)
        return story.book.encode() if story else None


@post(
    "/api/account/farewell",
    responses=problems(400, 401, 403, 422),
    status_code=204,
    tags=["accounts"],
)
async def say_farewell(
    request: AnyRequest, data: Farewell, services: Services, guest: str | None
) -> None:
    """Your account goes for good; your games stay, under nobody's name."""
    account = await services.accounts.require(guest)
    if keys_of_name(data.name) != keys_of_name(account.name):
        raise Denied("other-name")
    writer = services.hub.store.writer_engine
    await asyncio.to_thread(delete_account, writer, account.id, SELF)
    request.scope["entered"] = Entered(None)  # type: ignore[typeddict-unknown-key]
    await services.account_watch.look()


HANDLERS = [export_papers, say_farewell]
