"""Somebody who types at a house, and somebody there with a session and no screen."""

import io
import queue
import threading
import time
from contextlib import contextmanager

from quarterdeck.terminal.house.address import read_address
from quarterdeck.terminal.house.house_session import HouseSession
from quarterdeck.terminal.house.plain_house import PlainHouse
from quarterdeck.terminal.house.typed_inbox import TypedInbox
from quarterdeck.terminal.house.visit import Visit

PATIENCE = 120  # seconds, only there to fail instead of hanging


@contextmanager
def visiting(base, name="Anne"):
    """At a house, by name and by line."""
    visit = Visit(read_address(base), "en")
    visit.come_in(name)
    visit.call()
    try:
        yield visit
    finally:
        visit.leave()


def seated(visit, *seats, game="kapern", **more):
    """A session at a table of one's own that has begun."""
    forms = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    return visit.door.open_table(game, forms, **more)


def session_at(visit, table):
    """Once it has begun."""
    letter = visit.follow(table)
    if letter.view is None:
        letter = visit.line.wait_for(table, lambda now: now.view is not None)
        while visit.next_letter() is not letter:
            pass
    return HouseSession(visit, letter)


def hear_until(session, condition):
    """What is heard until something is so."""
    heard, deadline = [], time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        heard += session.hear_all()
        time.sleep(0.01)
    return heard


def my_turn(session):
    return lambda: bool(session.legal_words()) or session.over


class Pages(io.StringIO):
    """What is printed, and a way to wait for it."""

    def __init__(self):
        super().__init__()
        self.printed = threading.Condition()
        self.read_to = 0

    def write(self, text):
        with self.printed:
            super().write(text)
            self.printed.notify_all()

    def wait_for(self, *texts):
        """What was printed since the last time, up to the first of these."""
        with self.printed:
            there = self.printed.wait_for(lambda: self.first_of(texts) is not None, PATIENCE)
            assert there, f"waited for {texts} in vain:\n{self.getvalue()[self.read_to :]}"
            end, start = self.first_of(texts), self.read_to
            self.read_to = end
            return self.getvalue()[start:end]

    def first_of(self, texts):
        told = self.getvalue()
        found = [(told.find(text, self.read_to), text) for text in texts]
        ends = [at + len(text) for at, text in found if at >= 0]
        return min(ends, default=None)


class HouseTypist:
    """Somebody who types at a house; lines count when they are typed, as at a keyboard."""

    def __init__(self, base, name="Anne", language="en", table=None):
        self.typed, self.out = queue.Queue(), Pages()
        self.visit = Visit(read_address(base), language)
        self.inbox = TypedInbox(iter(self.typed.get, None), eager=True)
        plain = PlainHouse(self.visit, language, self.inbox, self.out)
        self.thread = threading.Thread(target=plain.stay, args=(name, table, None), daemon=True)
        self.thread.start()

    def types(self, line):
        self.typed.put(line)

    def sees(self, *texts):
        return self.out.wait_for(*texts)

    def leave(self):
        self.typed.put(None)
        self.thread.join(PATIENCE)
        self.visit.leave()


@contextmanager
def typing_at(base, **who):
    typist = HouseTypist(base, **who)
    try:
        yield typist
    finally:
        typist.leave()
