"""Long answers about finished games: made once, away from the loop, and few of them kept."""

import asyncio
import gzip
import json
import threading

import pytest

from quarterdeck.core import logbook
from quarterdeck.games import GAMES
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import kept_answers
from quarterdeck.server.api import finished
from quarterdeck.server.kept_answers import KeptAnswers
from quarterdeck.server.services import Services
from tests.server.long_games import at_table, log_of, longest_voyage, people
from tests.server.running import is_over

BOOK = longest_voyage(GAMES["kapern"])


def at_the_end(folder, work, **opened):
    """Do something where a long game is over; how often its log was read is counted."""

    async def whole(requests, room):
        hub, log = requests.hub, requests.hub.store.log
        hub.logs_read = []
        hub.store.log = lambda table: hub.logs_read.append(table) or log(table)
        empty = Services(*(None for _ in Services._fields))
        await work(empty._replace(hub=hub, answers=KeptAnswers()), room)

    at_table(folder, log_of(BOOK, people(BOOK.seats), **opened), whole)


def yours(packed):
    return [chair["yours"] for chair in json.loads(gzip.decompress(packed))["chairs"]]


def test_a_flood_of_readers_costs_one_replay(tmp_path):
    async def work(services, room):
        asked = (finished.packed_replay(services, room, "mary") for _ in range(20))
        first, *others = await asyncio.gather(*asked)

        assert all(each is first for each in others)
        assert await finished.packed_replay(services, room, "jack") is first
        assert len(services.hub.logs_read) == 1

    at_the_end(tmp_path, work)


def test_everyone_finds_their_own_chair(tmp_path):
    async def work(services, room):
        for guest, seats in (("guest-0", [0]), ("guest-1", [1]), ("mary", []), (None, [])):
            told = yours(await finished.packed_replay(services, room, guest))
            assert [seat for seat, own in enumerate(told) if own] == seats

    at_the_end(tmp_path, work)


def test_what_is_kept_is_for_those_who_may_read_it(tmp_path):
    async def work(services, room):
        await finished.packed_book(services, room)

        async def no_table(table, _):
            raise Denied("no-such-table", table=table)

        services.hub.room_for = no_table
        for handler in (finished.read_logbook, finished.read_replay):
            with pytest.raises(Denied):
                await handler.fn(None, room.table, services, "mary")

    at_the_end(tmp_path, work)


def test_the_logbook_is_written_once_and_is_what_was_played(tmp_path):
    async def work(services, room):
        packed = [await finished.packed_book(services, room) for _ in range(3)]

        book = await finished.book_of(services, room)

        assert packed[0] is packed[1] is packed[2]
        assert gzip.decompress(packed[0]).decode() == book
        assert logbook.read(book).entries == BOOK.entries
        assert len(services.hub.logs_read) == 1

    at_the_end(tmp_path, work)


def test_nothing_is_made_on_the_loop(tmp_path, monkeypatch):
    threads = []

    def note(write):
        return lambda *about: threads.append(threading.current_thread()) or write(*about)

    monkeypatch.setattr(finished, "write_book", note(finished.write_book))
    monkeypatch.setattr(finished, "write_replay", note(finished.write_replay))

    async def work(services, room):
        await finished.packed_book(services, room)
        await finished.packed_replay(services, room, None)

    at_the_end(tmp_path, work)

    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_answers_are_unpacked_one_at_a_time(monkeypatch):
    async def scene():
        answers, alone = KeptAnswers(), []

        def unpack(packed):
            alone.append(answers.unpacking.locked())
            return packed

        monkeypatch.setattr(kept_answers.gzip, "decompress", unpack)
        await asyncio.gather(*(answers.unpack(each) for each in (b"a", b"b", b"c")))
        return alone

    assert asyncio.run(scene()) == [True, True, True]


def test_answers_are_made_one_at_a_time():
    async def scene():
        answers, alone = KeptAnswers(), []

        def write(letter):
            alone.append(answers.turn.locked())
            return letter

        await asyncio.gather(*(answers.pack(write, each) for each in (b"a", b"b", b"c")))
        return alone

    assert asyncio.run(scene()) == [True, True, True]


@pytest.mark.parametrize(("bound", "most"), [("KEPT", 3), ("KEPT_BYTES", 30)])
def test_few_are_kept_the_last_asked_for(monkeypatch, bound, most):
    monkeypatch.setattr(kept_answers, bound, most)

    async def ten_bytes():
        return b"0123456789"

    async def scene():
        answers = KeptAnswers()
        for key in (1, 2, 3, 1, 4):
            await answers.find(key, ten_bytes)
        return list(answers.known)

    assert asyncio.run(scene()) == [3, 1, 4]


def test_an_answer_that_failed_is_made_again():
    tries = []

    async def make():
        tries.append(1)
        if len(tries) == 1:
            raise Denied("too-busy")
        return b"answer"

    async def scene():
        answers = KeptAnswers()
        with pytest.raises(Denied):
            await answers.find("a", make)
        return await answers.find("a", make)

    assert asyncio.run(scene()) == b"answer"


def test_a_replay_comes_packed_or_plain(anne):
    table = anne.open("deckhand", "deckhand")
    talk = anne.talk()
    talk.follow(table)
    talk.wait_for(is_over)
    talk.close()
    path = f"/api/tables/{table}/replay"

    packed = anne.web.get(path, headers={"accept-encoding": "gzip"})
    plain = anne.web.get(path, headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert packed.headers["content-type"] == "application/json"
    assert anne.get(f"/api/tables/{table}/log").headers["content-type"].startswith("text/plain")
