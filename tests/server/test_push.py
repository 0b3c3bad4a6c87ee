"""Notices for whoever has closed the page: to whom, sealed, tried again, and never in the way;
and to no address of ours, whoever names one."""

import asyncio
import logging
import socket

import pytest
from msgspec.structs import replace

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.clocks import ByPost
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.seats import OPEN
from quarterdeck.server.push_key import push_key_of
from quarterdeck.server.push_sending import PushSender, PushSettings, read_status
from quarterdeck.server.push_store import MOST, PushStore
from tests.rooms.test_caretaking import playing
from tests.server.push_service import Browser, push_service
from tests.server.running import PATIENCE
from tests.server.test_push_news import words_of
from tests.server.timed_house import ANNE, JACK, MARY, HandClock, mover, opened_house

POST = ByPost(86_400)
BROWSER = Browser()


# What is kept


def test_a_guest_has_a_few_browsers_and_the_oldest_gives_way(tmp_path):
    async def work(house):
        store = PushStore(house.hub.store.engine)
        for number in range(MOST + 2):
            await store.keep(BROWSER.asks("a", f"https://push.example/{number}"))
        await store.keep(BROWSER.asks("a", f"https://push.example/{MOST}", kinds=("turn",)))
        await store.keep(BROWSER.asks("m", "https://push.example/m"))
        kept = await store.wanted_by("a")
        await store.drop(kept[0].id, "m")  # not theirs
        await store.drop(kept[1].id, "a")
        return kept, await store.wanted_by("a")

    kept, left = asyncio.run(in_pushing_house(tmp_path, work, None))

    assert [each.endpoint[-1] for each in kept] == ["2", "3", "4", "6", "5"]
    assert kept[-1].kinds == ("turn",)
    assert left == [kept[0], *kept[2:]]


# Sending


async def in_pushing_house(path, work, service):
    """A house whose notices go to a service of ours."""
    async with opened_house(path, HandClock()) as house:
        key = push_key_of(str(path / "log.sqlite"))
        house.sender = PushSender(house.hub, PushSettings(key, "https://localhost", True))
        house.sender.retries = (0.0, 0.0)
        house.sender.start()
        try:
            given = (house,) if service is None else (house, service)
            return await asyncio.wait_for(work(*given), PATIENCE)
        finally:
            await house.sender.stop()


def pushed(path, work):
    async def whole():
        async with push_service() as service:
            return await in_pushing_house(path, work, service)

    return asyncio.run(whole())


async def pass_the_dice(house, table):
    """Anne decides until it is Mary's turn; nobody looks on."""
    while mover(house.room(table)) == 0:
        word = "stop" if "stop" in words_of(house.room(table)) else words_of(house.room(table))[0]
        ask = lambda now, word=word: requests.play_own(now, "a", 0, word)  # noqa: E731
        await house.hub.change(table, ask)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your turn"), ("fr", "À toi de jouer"), ("de", "Du bist dran")]
)
def test_a_notice_says_whose_turn_it_is_and_only_the_browser_can_read_it(tmp_path, language, title):
    async def work(house, service):
        wanted = BROWSER.asks("m", service.address, kinds=("turn",), language=language)
        await house.sender.store.keep(wanted)
        table = await house.open(ANNE, MARY, control=POST)
        await pass_the_dice(house, table)
        ((first, head, body),) = await service.until(1)
        return table, first, head, body

    table, first, head, body = pushed(tmp_path, work)

    assert first == "POST /send HTTP/1.1"
    assert "Authorization: vapid t=" in head
    assert table.encode() not in body
    assert BROWSER.read(body) == {
        "title": title,
        "body": "Piraten Kapern",
        "table": table,
        "kind": "turn",
    }


def test_whoever_looks_on_wants_no_kind_of_it_or_hushed_the_table_is_not_called(tmp_path):
    async def work(house, service):
        await house.sender.store.keep(BROWSER.asks("m", service.address, kinds=("rematch",)))
        await house.sender.store.keep(BROWSER.asks("j", service.address + "/j", kinds=("turn",)))
        first = await house.open(ANNE, MARY, control=POST)
        await pass_the_dice(house, first)
        looked_at = await house.open(ANNE, JACK, control=POST)
        await house.come("j", looked_at)
        await pass_the_dice(house, looked_at)
        hushed = await house.open(ANNE, JACK, control=POST)
        await house.sender.store.hush("j", hushed, quiet=True)
        await pass_the_dice(house, hushed)
        told = await house.open(ANNE, JACK, control=POST)
        await pass_the_dice(house, told)
        (only,) = await service.until(1)
        return told, BROWSER.read(only[2])["table"]

    told, table = pushed(tmp_path, work)

    assert table == told


def test_a_table_that_fills_is_told_to_who_opened_it(tmp_path):
    async def work(house, service):
        await house.sender.store.keep(BROWSER.asks("a", service.address, kinds=("full",)))
        options = GAME.options(first=2)
        entry = Opened("kapern", GAME.version, options, (ANNE, OPEN), "a")
        table = (await house.hub.open(entry)).table
        await house.hub.change(table, lambda now: requests.take_seat(now, "m", "Mary", 1))
        (only,) = await service.until(1)
        return BROWSER.read(only[2])["title"]

    assert pushed(tmp_path, work) == "Your table is full: the game begins"


@pytest.mark.parametrize(
    "answers",
    [[503, 429], [b"nonsense\r\n"], [b"x" * 9000], [b""], [500]],
    ids=["busy", "no HTTP", "endless", "nothing", "broken"],
)
def test_what_was_not_taken_is_tried_again(tmp_path, answers):
    async def work(house, service):
        service.answers = [*answers]
        await house.sender.store.keep(BROWSER.asks("m", service.address, kinds=("turn",)))
        await pass_the_dice(house, await house.open(ANNE, MARY, control=POST))
        taken = await service.until(len(answers) + 1)
        return {BROWSER.read(body)["kind"] for _, _, body in taken}

    assert pushed(tmp_path, work) == {"turn"}


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_its_service_knows_no_more_is_forgotten(tmp_path, status):
    async def work(house, service):
        service.answers = [status]
        await house.sender.store.keep(BROWSER.asks("m", service.address, kinds=("turn",)))
        await pass_the_dice(house, await house.open(ANNE, MARY, control=POST))
        await service.until(1)
        while await house.sender.store.wanted_by("m"):
            await asyncio.sleep(0)
        return len(service.taken)

    assert pushed(tmp_path, work) == 1


def test_a_redirect_is_not_followed_and_no_other_no_is_tried_again(tmp_path, caplog):
    async def work(house, service):
        elsewhere = f"HTTP/1.1 302 Found\r\nlocation: {service.address}/other\r\n\r\n".encode()
        service.answers = [elsewhere, 403]
        await house.sender.store.keep(BROWSER.asks("m", service.address, kinds=("turn",)))
        for _ in range(2):
            await pass_the_dice(house, await house.open(ANNE, MARY, control=POST))
        with caplog.at_level(logging.WARNING):
            await service.until(2)
            while len(caplog.records) < 2:
                await asyncio.sleep(0)
        return [first for first, _, _ in service.taken]

    assert pushed(tmp_path, work) == ["POST /send HTTP/1.1"] * 2


def test_a_service_that_cannot_be_reached_delays_no_move_and_is_given_up(tmp_path, caplog):
    async def work(house, _):
        with socket.create_server(("127.0.0.1", 0)) as deaf:
            gone = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
        await house.sender.store.keep(BROWSER.asks("m", gone, kinds=("turn",)))
        with caplog.at_level(logging.WARNING):
            await pass_the_dice(house, await house.open(ANNE, MARY, control=POST))
            while not caplog.records:
                await asyncio.sleep(0.01)

    pushed(tmp_path, work)

    assert "a notice is given up" in caplog.text


def test_more_notices_than_may_wait_are_not_told_and_nothing_stops(tmp_path, caplog):
    async def work(house):
        sender = PushSender(house.hub, house.sender.settings)  # nobody works there
        room = playing(ANNE, MARY)
        for _ in range(sender.queue.maxsize + 5):
            sender.look_at(replace(room, state=None), room)
        return sender.queue.full()

    assert asyncio.run(in_pushing_house(tmp_path, work, None))
    assert "too many notices wait" in caplog.text


@pytest.mark.parametrize(
    ("line", "status"), [(b"HTTP/1.1 201 x\r\n", 201), (b"HTTP/1.0 410\r\n", 410)]
)
def test_a_status_is_read(line, status):
    assert read_status(line) == status


def test_of_two_servers_the_one_that_wrote_tells(tmp_path):
    """Who only hears of it from the log tells nobody."""

    async def work(house, service):
        await house.sender.store.keep(BROWSER.asks("m", service.address, kinds=("turn",)))
        table = await house.open(ANNE, MARY, control=POST)
        async with opened_house(tmp_path, house.clock) as there:
            other = PushSender(there.hub, house.sender.settings)
            other.begin = lambda work: work.close()  # what it would send stays in its queue
            other.start()
            await there.hub.room(table)
            await pass_the_dice(house, table)
            await there.hub.catch_up(there.hub.rooms[table])
            moved = there.hub.rooms[table].seq == house.room(table).seq
            await service.until(1)
            await other.stop()
            return moved, other.queue.qsize(), len(service.taken)

    assert pushed(tmp_path, work) == (True, 0, 1)


# By the API


def test_a_browser_is_told_of_what_it_asks_for_until_it_is_ended(anne, mary):
    keys = {"endpoint": "https://push.example/anne", "keys": BROWSER.keys}
    assert len(anne.get("/api/push-key").json()["key"]) == 87
    made = anne.post("/api/me/notices", **keys, kinds=["turn"], language="de").json()["id"]
    again = anne.post("/api/me/notices", **keys, kinds=["turn", "full", "turn"]).json()["id"]
    told = anne.get("/api/me/notices").json()
    of_others = mary.web.delete(f"/api/me/notices/{made}")
    ended = anne.web.delete(f"/api/me/notices/{made}")

    assert made == again
    assert told == {"kinds": {made: ["turn", "full"]}, "quiet": []}
    assert of_others.json() == ended.json() == {"kinds": {}, "quiet": []}
    assert anne.get("/api/me/notices").json() == {"kinds": {}, "quiet": []}


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"endpoint": "http://127.0.0.1:9/x"}, 422),
        ({"endpoint": "https://" + "x" * 1000}, 400),
        ({"keys": {"p256dh": "A" * 87, "auth": "A" * 22}}, 422),
        ({"kinds": []}, 400),
        ({"kinds": ["all"]}, 400),
        ({"language": "xx"}, 400),
        ({"more": 1}, 400),
    ],
)
def test_what_no_notice_could_be_sent_by_is_refused_and_nothing_is_kept(anne, change, status):
    form = {"endpoint": "https://push.example/x", "keys": BROWSER.keys, "kinds": ["turn"]}

    assert anne.post("/api/me/notices", **{**form, **change}).status_code == status
    assert anne.get("/api/me/notices").json()["kinds"] == {}


def test_a_table_of_ones_own_is_hushed_and_heard_again(anne, mary):
    table = anne.open("me", "open")
    secret = anne.open("me", "mate", visibility="private")

    def hush(guest, table, quiet=True):
        return guest.post("/api/me/quiet-tables", table=table, quiet=quiet)

    assert hush(mary, table).status_code == 403
    assert hush(mary, secret).status_code == 404
    assert hush(anne, table).json()["quiet"] == [table]
    assert hush(anne, table).json()["quiet"] == [table]
    assert hush(anne, table, quiet=False).json()["quiet"] == []
