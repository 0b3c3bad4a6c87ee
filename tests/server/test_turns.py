"""Whoever asks many things at once begins them one by one, and others in between."""

import asyncio

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.middleware import Middleware
from quarterdeck.server.settings import Settings
from quarterdeck.server.turns import RECENT, Locks, Turns
from quarterdeck.words import words


def test_one_who_comes_after_many_of_another_is_heard_before_them():
    async def scene():
        turns, heard = Turns(), []

        async def ask(who):
            await turns.wait(who)
            heard.append(who)

        await asyncio.gather(*(ask(who) for who in ["flood"] * 20 + ["quiet"]))
        return heard.index("quiet")

    assert asyncio.run(scene()) <= 1


def test_a_lock_that_somebody_holds_is_the_same_however_many_were_asked_for_since():
    async def scene():
        locks = Locks()
        async with locks.of("mine"):
            held = locks.of("mine")
            for n in range(2 * RECENT):
                locks.of(str(n))
            return locks.of("mine") is held, len(locks.held)

    same, kept = asyncio.run(scene())

    assert same
    assert kept <= RECENT + 1


def test_between_two_of_the_same_the_loop_goes_round():
    async def scene():
        turns, rounds, begun = Turns(), 0, []

        async def ask():
            await turns.wait("flood")
            begun.append(rounds)

        asked = asyncio.gather(*(ask() for _ in range(5)))
        while not asked.done():
            rounds += 1
            await asyncio.sleep(0)
        return begun

    begun = asyncio.run(scene())

    assert len({*begun}) == 5


def test_requests_of_one_address_take_turns():
    async def scene():
        heard = []

        async def app(scope, *_):
            heard.append(scope["client"][0])

        house = Middleware(app, "secret", Settings())
        asked = [of("192.0.2.1")] * 20 + [of("192.0.2.2")]
        await asyncio.gather(*(house({**scope}, None, None) for scope in asked))
        return heard.index("192.0.2.2")

    assert asyncio.run(scene()) <= 1


def of(address):
    """A request for a page."""
    about = {"type": "http", "path": "/", "method": "GET", "query_string": b""}
    return {**about, "client": (address, 1), "headers": [(b"host", b"localhost")]}


def test_what_a_no_says_is_read_before_anybody_comes():
    words.cache_clear()

    Middleware(None, "secret", Settings())

    assert words.cache_info().misses == 1
    words().say(Denied("too-many-requests").sentence)
    assert words.cache_info().misses == 1
