"""A server in a process of its own, and guests who talk to it over real sockets."""

import json
import subprocess
import sys
import time
from contextlib import ExitStack, closing, contextmanager, suppress

import httpx
import msgspec
from websockets.sync.client import connect

from quarterdeck.server.settings import NO_LIMITS, Settings

PATIENCE = 120  # seconds, to fail instead of hanging; bots on a busy machine warm up for long
SERVE = """
import sys, msgspec
from quarterdeck.server.settings import Settings
from quarterdeck.server.opening import run_server
run_server(msgspec.json.decode(sys.argv[1], type=Settings), False, "en")
"""


def settings(folder, **more):
    """A swift server without limits, on any free port; its bots share a process."""
    usual = {"port": 0, "data": str(folder / "log.sqlite"), "pace": 0, "limits": NO_LIMITS}
    return Settings(**{**usual, "processes": 1, **more})


class Running:
    """A server process; it can be killed like any other."""

    def __init__(self, chosen, serve=SERVE):
        self.settings = chosen
        self.process = subprocess.Popen(
            [sys.executable, "-c", serve, msgspec.json.encode(chosen)],
            stdout=subprocess.PIPE,
            text=True,
        )
        self.base = self.process.stdout.readline().rpartition(" ")[2].strip()
        assert self.base.startswith("http://"), "the server did not start"

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


@contextmanager
def running(chosen, serve=SERVE):
    server = Running(chosen, serve)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Guest:
    """Somebody with a browser: a cookie, a name, and as many sockets as they like."""

    def __init__(self, base, name="Anne", cookies=None, trust=None):
        self.base, self.trust = base, trust  # trust: whose certificates, by TLS
        self.web = httpx.Client(
            base_url=base, cookies=cookies, timeout=PATIENCE, verify=trust or False
        )
        self.web.get("/api/me")
        self.show_token()
        if cookies is None:
            assert self.introduce(name).status_code == 201

    def introduce(self, name):
        """Say what one is called; the page's token is then another."""
        told = self.post("/api/guests", name=name)
        self.show_token()
        return told

    def show_token(self):
        """With every form, as the page does; by TLS the cookie has a longer name."""
        (name,) = {each.name for each in self.web.cookies.jar if each.name.endswith("qd_csrf")}
        self.web.headers["x-csrftoken"] = self.web.cookies[name]

    def get(self, path):
        return self.web.get(path)

    def post(self, path, **form):
        return self.web.post(path, json=form)

    def open(self, *seats, **more):
        """A table, each seat as `me`, `open`, or the level of a bot."""
        plain = ("me", "open")
        forms = [{"kind": s} if s in plain else {"kind": "bot", "level": s} for s in seats]
        done = self.post("/api/tables", **{"game": "kapern", "seats": forms, **more})
        assert done.status_code == 201, done.text
        return done.json()["table"]

    def talk(self, named="", **more):
        """A socket; its address may name a table, as that of its page does."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        where = f"{self.base}/ws" + (f"?table={named}" if named else "")
        return Talk(where, {"Cookie": cookies, **more}, self.trust)

    def watch(self, table):
        """Look on to the end: without anybody there bots do not go on."""
        with closing(self.talk()) as talk:
            if not is_over(talk.follow(table)):
                talk.wait_for(is_over)

    def leave(self):
        self.web.close()


class Talk:
    """One socket: what is said gets its one answer, pushes are kept."""

    def __init__(self, where, headers, trust=None):
        address = where.replace("http", "ws", 1)
        self.open = ExitStack()
        self.socket = self.open.enter_context(
            connect(address, additional_headers=headers, compression=None, ssl=trust)
        )
        self.ids, self.pushes, self.shown = 0, [], {}

    def say(self, do, **more):
        """Say something and wait for the answer to it."""
        self.ids += 1
        self.send(json.dumps({"do": do, "id": self.ids, **more}))
        return self.answer(self.ids)

    def send(self, text):
        self.socket.send(text)

    def answer(self, to):
        while (letter := self.hear()).get("id", -1) != to:
            self.pushes.append(letter)
        return letter

    def hear(self):
        """The next letter, whatever it is."""
        letter = json.loads(self.socket.recv(timeout=PATIENCE))
        if letter["tell"] == "shown":
            self.shown[letter["table"]] = letter
        return letter

    def wait_for(self, wanted):
        """The first push that is wanted, of those kept or to come."""
        while True:
            letter = self.pushes.pop(0) if self.pushes else self.hear()
            if wanted(letter):
                return letter

    def follow(self, table, seq=-1):
        return self.say("follow", table=table, seq=seq)

    def play(self, shown, action=None, **more):
        """The given action, or the first that is offered."""
        about = {"table": shown["table"], "seat": shown["seat"], "seq": shown["seq"]}
        return self.say("play", **about, action=action or shown["actions"][0], **more)

    def close(self):
        self.open.close()


def my_turn(letter):
    return letter["tell"] == "shown" and bool(letter["actions"])


def is_over(letter):
    view = letter["view"] if letter["tell"] == "shown" else None  # none before the deal
    return view is not None and view["awaiting"]["moment"] == "over"


def is_absent(seat):
    return lambda letter: letter["tell"] == "shown" and not letter["chairs"][seat]["present"]


def eventually(condition):
    """Wait for something that happens by itself."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(httpx.HTTPError):
            if condition():
                return
        time.sleep(0.02)
    raise AssertionError("it never happened")
