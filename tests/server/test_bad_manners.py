"""Whatever is said badly gets a typed answer, and the table goes on."""

import asyncio
import json
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quarterdeck.server import middleware, sockets
from quarterdeck.server.callers import Caller
from quarterdeck.server.device import Device
from quarterdeck.server.settings import LARGEST, Limits, Settings
from quarterdeck.server.sockets import POLICY, STRIKES, SocketDoor
from tests.server.running import Guest, is_absent, running, settings

LONG_TALK = json.dumps({"do": "chat", "id": 5, "table": "a", "text": "x" * 501})
NO_TABLE = '{"do": "play", "id": 5, "table": "a", "seat": 0, "seq": 1, "action": "roll"}'


@pytest.fixture
def talk(anne):
    talk = anne.talk()
    yield talk
    talk.close()


@pytest.mark.parametrize(
    ("text", "id_", "code", "says"),
    [
        ("{", None, "broken-message", "Input data was truncated"),
        ("ahoy", None, "broken-message", "invalid"),
        ("[]", None, "broken-message", "Expected `object`"),
        ("{}", None, "broken-message", "missing required field `do`"),
        ('{"do": "dance", "id": 5}', 5, "broken-message", "Invalid value 'dance'"),
        ('{"do": "follow", "id": 5}', 5, "broken-message", "missing required field `table`"),
        ('{"do": "follow-lobby", "id": 5, "x": 1}', 5, "broken-message", "unknown field `x`"),
        ('{"do": "follow", "id": 5, "table": 7}', 5, "broken-message", "Expected `str`, got `int`"),
        ('{"do": "follow", "id": 5, "table": "\\u0000"}', 5, "broken-message", "matching regex"),
        ('{"do": "follow", "id": "x", "table": "a"}', None, "broken-message", "Expected `int`"),
        ('{"do": "follow", "id": -5, "table": "a"}', None, "broken-message", ">= 0"),
        (LONG_TALK, 5, "broken-message", "500"),
        ("x" * (LARGEST + 1), None, "too-large", None),
        ('{"do": "follow", "id": 5, "table": "kapern-1"}', 5, "no-such-table", None),
        (NO_TABLE, 5, "no-such-table", None),
    ],
)
def test_a_bad_message_gets_one_typed_answer_and_the_socket_stays_open(talk, text, id_, code, says):
    talk.send(text)

    no = talk.hear()

    assert (no["tell"], no["id"], no["code"]) == ("refused", id_, code)
    assert says is None or says in no["why"]["arguments"]["why"]
    assert talk.say("follow-lobby")["tell"] == "done"


def test_lists_in_lists_without_end_are_refused_too(talk):
    talk.send('{"do": "dance", "x": ' + "[" * 30_000 + "]" * 30_000 + "}")

    assert talk.hear()["code"] == "broken-message"
    assert talk.say("follow-lobby")["tell"] == "done"


def test_bytes_that_are_no_text_are_refused_too(talk):
    talk.send(b"\xff\xfe{")

    assert talk.hear()["code"] == "broken-message"
    assert talk.say("follow-lobby")["tell"] == "done"


def test_a_message_said_twice_is_done_once(anne, talk):
    table = anne.open("me", "open")
    talk.follow(table)
    line = json.dumps(
        {"do": "play", "id": 9, "table": table, "seat": 0, "seq": 0, "action": "roll"}
    )

    talk.send(line), talk.send(line)

    assert [talk.answer(9)["code"] for _ in range(2)] == ["not-yet-playing"] * 2


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"Origin": "https://elsewhere.example"}, 403, "foreign-origin"),
        ({"Origin": "null"}, 403, "foreign-origin"),
        ({"Origin": "http://["}, 403, "foreign-origin"),
        ({"Cookie": "qd_guest=anne.forged"}, 401, "no-guest"),
        ({"Cookie": ";; =,;"}, 401, "no-guest"),
        ({"Cookie": ""}, 401, "no-guest"),
    ],
)
def test_strangers_are_turned_away_at_the_door(anne, more, status, code):
    with pytest.raises(InvalidStatus) as no:
        anne.talk(**more)

    assert no.value.response.status_code == status
    assert json.loads(no.value.response.body)["code"] == code


def test_the_pages_own_origin_is_welcome(anne):
    talk = anne.talk(Origin=anne.base)

    assert talk.say("follow-lobby")["tell"] == "done"
    talk.close()


def test_a_private_table_does_not_exist_for_others(anne, mary):
    table = anne.open("me", "deckhand", visibility="private")
    talk = mary.talk()

    said = [
        talk.follow(table),
        talk.say("chat", table=table, text="hello"),
        talk.say("why-not", table=table, seat=0, action="roll"),
        talk.say("advise", table=table, seat=0),
        talk.say("open-curtain", table=table, seat=0),
    ]

    assert {no["code"] for no in said} == {"no-such-table"}
    assert mary.get(f"/api/tables/{table}").status_code == 404
    assert table not in mary.get("/api/tables").text
    talk.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    limits = Limits(3, 5, messages_per_second=1, requests_per_second=2, tables_per_minute=6)
    with running(settings(tmp_path_factory.mktemp("strict"), limits=limits)) as server:
        yield server


def test_one_guest_holds_so_many_connections_and_no_more(strict):
    anne, mary = Guest(strict.base), Guest(strict.base, "Mary")
    table = anne.open("me", "open")
    talks = [anne.talk() for _ in range(3)]
    onlooker = mary.talk()
    for talk in (talks[-1], onlooker):
        talk.follow(table)

    with pytest.raises(InvalidStatus) as no:
        anne.talk()
    talks.pop().close()
    onlooker.wait_for(is_absent(0))  # only then has the server let go
    talks.append(anne.talk())

    assert no.value.response.status_code == 429
    assert json.loads(no.value.response.body)["code"] == "too-many-connections"
    for talk in (*talks, onlooker):
        talk.close()
    anne.leave(), mary.leave()


def test_who_talks_too_fast_is_asked_to_wait_and_stays_connected(strict):
    anne = Guest(strict.base, "Hasty")
    talk = anne.talk()

    answers = (talk.say("unfollow-lobby") for _ in range(1000))
    no = next(answer for answer in answers if answer["tell"] == "refused")

    assert no["code"] == "too-many-messages"
    assert next(answers)["id"] == no["id"] + 1
    talk.close()
    anne.leave()


def test_who_pours_is_read_no_faster_than_they_may_talk():
    """Each no is waited for, so what is poured stays in the line of whoever pours."""
    rests, told = [], []

    async def rest(seconds):
        rests.append(seconds)

    async def scene(monkeypatch):
        monkeypatch.setattr(sockets.asyncio, "sleep", rest)
        door = SocketDoor(None, Limits(messages_per_second=0.1))
        device = Device("anne", told.append)
        return [await door.hear(device, "{", None) for _ in range(4)]

    with pytest.MonkeyPatch.context() as monkeypatch:
        made_sense = asyncio.run(scene(monkeypatch))

    assert made_sense == [False] * 4
    assert [b"too-many-messages" in each for each in told] == [False, True, True, True]
    assert [pytest.approx(each, abs=1) for each in rests] == [10, 10, 10]


def test_a_device_is_known_by_where_it_comes_from():
    """Whatever names an address takes, bots think for it in turn with others."""
    heard, devices = iter(["websocket.connect", "websocket.disconnect"]), []

    async def receive():
        return {"type": next(heard)}

    async def send(_):
        pass

    async def scene():
        requests = SimpleNamespace(hub=SimpleNamespace(forget=devices.append))
        caller = Caller("192.0.2.1", "anne")
        await SocketDoor(requests, Limits()).come_in({"caller": caller}, receive, send)

    asyncio.run(scene())

    assert [each.address for each in devices] == ["192.0.2.1"]


def test_who_asks_too_often_is_told_when_to_try_again(strict):
    anne = Guest(strict.base, "Eager")

    answers = (anne.get("/api/me") for _ in range(1000))
    last = next(answer for answer in answers if answer.status_code != 200)

    assert (last.status_code, last.json()["code"]) == (429, "too-many-requests")
    assert last.headers["retry-after"] == "1"
    anne.leave()


def test_who_asks_too_often_waits_for_each_no(monkeypatch):
    rests, sent = [], []

    async def rest(seconds):
        rests.append(seconds)

    async def send(message):
        sent.append(message)

    monkeypatch.setattr(middleware.asyncio, "sleep", rest)
    hasty = Settings(limits=Limits(requests_per_second=0.1))
    door = middleware.Middleware(None, "secret", hasty)
    anne = Caller("127.0.0.1", guest="anne")

    first, second = door.check_haste(anne), door.check_haste(anne)
    asyncio.run(middleware.refuse(send, second, to_program=True))

    assert first is None
    assert rests == [pytest.approx(10, abs=1)]
    assert sent[0]["status"] == 429


def test_the_haste_of_a_guest_is_nothing_to_others_at_the_same_address(strict):
    anne, mary = Guest(strict.base, "Hasty"), Guest(strict.base, "Mary")
    while anne.get("/api/me").status_code == 200:
        pass

    assert mary.get("/api/me").status_code == 200
    anne.leave(), mary.leave()


def test_whoever_sends_nothing_but_rubbish_is_let_go(talk):
    with pytest.raises(ConnectionClosed) as gone:
        for _ in range(STRIKES + 1):
            talk.send("{")
            talk.hear()

    assert gone.value.rcvd.code == POLICY


def test_rubbish_now_and_then_is_forgiven(talk):
    for _ in range(5):
        for _ in range(STRIKES - 1):
            talk.send("{")
        assert talk.say("unfollow-lobby")["tell"] == "done"
