"""Whole houses call whoever has closed the page: once, however many servers they have."""

from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

import msgspec
import pytest

from tests.server.push_service import Browser
from tests.server.running import PATIENCE, Guest, running, settings
from tests.server.several_servers import look, sit_down

BROWSER = Browser()
POST = {"kind": "post", "allowance": 86_400}


@contextmanager
def listening():
    """A push service, and whatever it is sent."""
    taken = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self):  # as the library has it
            taken.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/send", taken
        finally:
            server.shutdown()
            thread.join()


def call(guest, address):
    """Be told of one's turn at that address."""
    form = {"endpoint": address, "keys": BROWSER.keys, "kinds": ["turn"]}
    assert guest.post("/api/me/notices", **form).status_code == 201


def play_turn(guest, table):
    """Until somebody else is to decide."""
    with closing(guest.talk()) as talk:
        shown = look(talk, table)
        while shown["actions"]:
            talk.play(shown, "stop" if "stop" in shown["actions"] else None)
            shown = talk.follow(table)


def told_of(taken):
    return BROWSER.read(taken.get(timeout=PATIENCE))["table"]


def test_a_house_calls_who_has_closed_the_page(tmp_path):
    with listening() as (address, taken), running(settings(tmp_path, push_to_self=True)) as server:
        anne, mary = Guest(server.base, "Anne"), Guest(server.base, "Mary")
        call(anne, address)
        table = sit_down(anne, mary, clock=POST, options={"first": 2})
        play_turn(mary, table)
        told = told_of(taken)
        anne.leave(), mary.leave()

    assert told == table


@pytest.mark.slow
def test_of_several_servers_one_calls(shared_house):
    house = msgspec.structs.replace(shared_house, push_to_self=True)
    with listening() as (address, taken), running(house) as here, running(house) as there:
        anne, mary = Guest(here.base, "Anne"), Guest(there.base, "Mary")
        call(anne, address)
        tables = [sit_down(anne, mary, clock=POST, options={"first": 2}) for _ in range(20)]
        with closing(anne.talk()) as talk:  # both servers know every table, and who was there
            for table in tables:
                look(talk, table)
                talk.say("unfollow", table=table)
        for table in tables:
            play_turn(mary, table)
        told = [told_of(taken) for _ in range(2)]
        anne.leave(), mary.leave()

    assert len({*told}) == 2  # as many as one browser is sent at once, each of another table
    assert taken.empty()
