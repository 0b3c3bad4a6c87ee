"""A line that breaks: nothing is lost, nothing is told or done twice, nobody starts anew."""

import json
import socket
import threading
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from websockets.sync.server import serve

from quarterdeck.terminal.house import line as the_line
from quarterdeck.terminal.house.line import HouseLine
from quarterdeck.terminal.house.trouble import HouseRefusal, HouseTrouble, LineBroken
from quarterdeck.terminal.house_remark import HouseRemark
from tests.server.running import Guest, Running, settings
from tests.terminal.house_guests import hear_until, my_turn, seated, session_at, visiting

pytestmark = pytest.mark.usefixtures("own_folder")


class OwnHouse:
    """A house that can be killed, and opened again at the same address."""

    def __init__(self, folder):
        self.server = Running(settings(folder))
        port = urlsplit(self.server.base).port
        self.again = replace(self.server.settings, port=port)
        self.base = self.server.base

    def kill(self):
        self.server.kill()

    def reopen(self):
        self.server = Running(self.again)

    def close(self):
        self.server.stop()


def events_of(heard):
    return [event for event in heard if not isinstance(event, HouseRemark)]


def keys_of(heard):
    return [event.sentence.key for event in heard if isinstance(event, HouseRemark)]


def test_a_game_goes_on_when_the_house_was_killed(tmp_path):
    with closing(OwnHouse(tmp_path)) as house, visiting(house.base) as anne:
        mary = Guest(house.base, "Mary")
        table = seated(anne, "me", "open", options={"target": 5000})
        mary.post(f"/api/tables/{table}/seats/1")
        session = session_at(anne, table)
        heard = [*session.past]
        if session.legal_words():
            heard += session.play("roll")

        house.kill()
        heard += hear_until(session, lambda: not session.line_is_up)
        saying = threading.Thread(target=say_when_it_is_back, args=(session,))
        saying.start()
        house.reopen()
        heard += hear_until(session, lambda: session.line_is_up)
        saying.join()
        heard += session.hear_all()
        with closing(mary.talk()) as talk:
            play_a_turn(talk, table)
            heard += hear_until(session, my_turn(session))
            told = [piece["event"] for piece in talk.follow(table)["news"]]
        mary.leave()

        assert keys_of(heard)[:1] == ["terminal-house-line-gone"]
        assert "terminal-house-line-back" in keys_of(heard)
        assert [event.__struct_config__.tag for event in events_of(heard)] == [
            each["event"] for each in told
        ]


def say_when_it_is_back(session):
    """What is said while the line is down is said as soon as it can be."""
    words = session.legal_words()
    if words:
        session.act("stop" if "stop" in words else words[0])


def play_a_turn(talk, table):
    while (shown := talk.follow(table))["actions"]:
        talk.play(shown, "stop" if "stop" in shown["actions"] else None)


# A house made of paper: what it says, and when it hangs up, is written here


SHOWN = {
    "tell": "shown",
    "table": "t",
    "seat": 0,
    "game": "kapern",
    "chairs": [],
    "news": [],
    "view": None,
    "actions": [],
    "coach": False,
}


@contextmanager
def paper_house(*talks):
    """One conversation after the other; each is given the socket and ends as it likes."""
    waiting = iter(talks)

    def talk(socket):
        next(waiting)(socket)

    server = serve(talk, "127.0.0.1", 0)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
    finally:
        server.shutdown()
        thread.join()


def hear(socket):
    return json.loads(socket.recv(timeout=60))


def tell(socket, **letter):
    socket.send(json.dumps(letter))


@contextmanager
def calling(base):
    heard = []
    line = HouseLine(base, "", heard.append)
    line.open()
    try:
        yield line, heard
    finally:
        line.close()


def test_after_a_break_the_line_asks_for_what_came_after_the_last_letter_it_read():
    asked = []

    def first(socket):
        said = hear(socket)
        tell(socket, **SHOWN, id=said["id"], seq=3)
        tell(socket, **SHOWN, id=None, seq=7)

    def second(socket):
        said = hear(socket)
        asked.append(said)
        tell(socket, **SHOWN, id=said["id"], seq=9)
        socket.recv(timeout=60)

    with paper_house(first, second) as base, calling(base) as (line, _):
        line.follow("t")
        line.wait_for("t", lambda letter: letter.seq == 9)

    assert (asked[0]["do"], asked[0]["seq"]) == ("follow", 7)


def test_a_line_that_comes_again_names_the_table_that_it_follows():
    asked = []

    def hangs_up(socket):
        asked.append(socket.request.path)
        tell(socket, **SHOWN, id=hear(socket)["id"], seq=3)

    def stays(socket):
        asked.append(socket.request.path)
        tell(socket, **SHOWN, id=hear(socket)["id"], seq=4)
        socket.recv(timeout=60)

    with paper_house(hangs_up, stays) as base, calling(base) as (line, _):
        line.follow("t")
        line.wait_for("t", lambda letter: letter.seq == 4)

    assert asked == ["/ws", "/ws?table=t"]


def test_where_nobody_answers_who_names_a_table_none_is_named_next_time(monkeypatch):
    monkeypatch.setattr(the_line, "OVERDUE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        base = f"http://127.0.0.1:{silent.getsockname()[1]}"
        line = HouseLine(base, "", [].append, "t")
        first = line.where_to()
        with pytest.raises(HouseTrouble):
            line.open()

    assert [first, line.where_to()] == [line.address + "?table=t", line.address]


def test_whoever_waits_for_an_answer_is_told_that_none_will_come():
    def hangs_up(socket):
        hear(socket)

    with (
        paper_house(hangs_up, hangs_up) as base,
        calling(base) as (line, _),
        pytest.raises(LineBroken),
    ):
        line.ask("unfollow", table="t")


def test_a_refusal_is_raised_with_the_sentence_of_the_house():
    def refuses(socket):
        said = hear(socket)
        why = {"key": "denied-no-such-table", "arguments": {"table": "t"}}
        tell(socket, tell="refused", id=said["id"], code="no-such-table", why=why)
        said = hear(socket)
        why = {"key": "denied-of-tomorrow", "arguments": {}}
        tell(socket, tell="refused", id=said["id"], code="of-tomorrow", why=why)
        socket.recv(timeout=60)

    with paper_house(refuses) as base, calling(base) as (line, _):
        with pytest.raises(HouseRefusal, match="There is no table “t”"):
            line.follow("t")
        with pytest.raises(HouseRefusal, match="The house does not do that: of-tomorrow"):
            line.follow("t")


def test_a_letter_that_is_too_long_or_makes_no_sense_breaks_the_line_and_not_the_terminal():
    def too_long(socket):
        socket.send("x" * (the_line.LARGEST_READ + 1))

    def nonsense(socket):
        tell(socket, tell="sung")

    def fine(socket):
        tell(socket, **SHOWN, id=None, seq=1)
        socket.recv(timeout=60)

    with paper_house(too_long, nonsense, fine) as base, calling(base) as (line, heard):
        line.wait_for("t", lambda letter: letter.seq == 1)

    why = [note.why.key for note in heard if getattr(note, "why", None)]
    assert why == ["terminal-house-other-version"]


# Whoever answers, and is no house


class Stranger(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, *_):
        pass


@pytest.fixture
def stranger():
    server = HTTPServer(("127.0.0.1", 0), Stranger)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_what_is_no_house_is_said_to_be_none(stranger):
    with pytest.raises(HouseTrouble) as no, visiting(stranger):
        pass

    assert no.value.sentence.key == "terminal-house-none-there"


def test_where_nobody_answers_the_address_is_named():
    with pytest.raises(HouseTrouble) as no, visiting("127.0.0.1:1"):
        pass

    assert no.value.sentence.arguments["house"] == "http://127.0.0.1:1"
