"""Limits of several servers: what is granted at one is taken off at the others."""

from quarterdeck.server.bus import Hints, NoBus, Outbox
from quarterdeck.server.rate_limits import BURST, Buckets, Turnstile
from quarterdeck.server.shared_limits import SharedLimits

RATE, MOST = 2, 20


class Wire(NoBus):
    """A bus that keeps what it is told."""

    shared = True

    def __init__(self):
        self.outbox = Outbox(lambda: None, lambda: None)
        self.tell_spent = self.outbox.tell_spent


class Server:
    def __init__(self):
        self.bus = Wire()
        self.limits = SharedLimits(self.bus)
        self.buckets, self.turnstile = Buckets(RATE, lambda: 0.0), Turnstile(MOST)
        self.limits.share("lines", self.buckets)
        self.limits.watch("guests", self.turnstile)

    def grant(self, times):
        return sum(self.buckets.take("anne") for _ in range(times))

    def let_in(self, times):
        return sum(self.turnstile.enter("anne") for _ in range(times))


def tell(here, there):
    there.limits.hear("here", here.bus.outbox.empty())
    there.limits.hear("here", Hints(crowds=here.limits.crowds()))


def test_whoever_asks_for_little_is_nobodys_business():
    here = Server()
    here.grant(RATE * BURST // 2)
    here.let_in(MOST // 4)

    assert not here.bus.outbox.empty()
    assert here.limits.crowds() == {}


def test_what_is_granted_beyond_half_a_burst_is_taken_off_elsewhere():
    here, there = Server(), Server()
    full = RATE * BURST
    assert here.grant(full) == full

    tell(here, there)

    assert there.grant(full) == full // 2 + 1


def test_connections_are_counted_together_until_their_server_has_gone():
    here, there = Server(), Server()
    assert here.let_in(15) == 15
    tell(here, there)

    assert there.let_in(MOST) == MOST - 15
    there.limits.miss(["here"])
    assert there.let_in(MOST) == 15


def test_whoever_has_left_is_told_of_once_more():
    here, there = Server(), Server()
    here.let_in(15)
    tell(here, there)
    for _ in range(15):
        here.turnstile.leave("anne")
    tell(here, there)

    assert there.let_in(MOST) == MOST
    assert here.limits.crowds() == {}
