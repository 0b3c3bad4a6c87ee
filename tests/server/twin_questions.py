"""Everything that a client can say about a table, sensible or not; and others' private doings."""

from itertools import count
from typing import Any, NamedTuple

from quarterdeck.rooms import coach_consent
from quarterdeck.server import clock_messages as ask
from quarterdeck.server import fair_messages as luck
from quarterdeck.server import messages as say

ADVICE = 0.1  # of all points: a coach takes his time
HEX = "ab" * 32
TALK = 0.2  # of all points: whoever comes is told all of it again


class Point(NamedTuple):
    """Where two tables stand, and who asks."""

    room: Any  # in the one world; in the other it is alike to whoever asks
    guest: str
    seats: tuple[int, ...]  # theirs
    looks: tuple[int, ...]  # of these: who looks at the device
    words: list[str]  # some of all that can be said in this game
    random: Any

    @property
    def about(self):
        """Whose seat they speak of: their own, or one that is not theirs."""
        return self.seats[0] if self.seats else 0

    @property
    def mover(self):
        return self.room.game.to_move(self.room.state)


def questions(point):
    """One client's whole repertoire, in any order but for what belongs together."""
    kinds = [looks, old_stories, reasons, refused_plays, drafts, orders, consent, odds_and_ends]
    kinds += [talk] * (point.random.random() < TALK) + [advice] * (point.random.random() < ADVICE)
    point.random.shuffle(kinds)
    yield from curtains(point)
    for kind in kinds:
        yield from kind(point)


def looks(point):
    """Come anew, or back after a while."""
    seq = point.room.seq
    for seen in (-1, 0, point.random.randrange(seq + 1), seq):
        yield say.Follow(1, point.room.table, seen)


def old_stories(point):
    """All that can be leafed back to, and some page of it."""
    for before in (point.room.seq + 1, point.random.randrange(point.room.seq + 1)):
        yield say.Story(18, point.room.table, before)


def curtains(point):
    """Of those who look, and at last of the one to move, if that is one of them."""
    for seat in sorted(point.looks or (0,), key=lambda seat: seat == point.mover):
        yield say.OpenCurtain(2, point.room.table, seat)


def reasons(point):
    for word in point.words:
        yield say.WhyNot(3, point.room.table, asked_for(point), word)


def asked_for(point):
    """Mostly whoever is to move, if that is up to them."""
    return point.mover if point.mover in point.seats else point.about


def refused_plays(point):
    """At an old position; what is against the rules; and for somebody else."""
    table, seq, seat = point.room.table, point.room.seq, asked_for(point)
    yield say.Play(4, table, seat, 0, point.words[0])
    for word in [word for word in point.words[:8] if is_forbidden(point, word)]:
        yield say.Play(5, table, seat, seq, word)
    yield say.Play(6, table, seat, seq, "walk the plank")
    yield say.Play(6, table, (seat + 1) % len(point.room.places), seq, point.words[0])


def is_forbidden(point, word):
    game, state = point.room.game, point.room.state
    return point.mover not in point.seats or game.read(word) not in game.legal_actions(state)


def drafts(point):
    """Pick, ask, take back; or try to while another decides."""
    table, seq, seat = point.room.table, point.room.seq, asked_for(point)
    for word in picks(point.room, point.random) if seat == point.mover else point.words[:1]:
        yield say.Draft(7, table, seat, seq, (word,))
        yield say.WhyNot(8, table, seat, point.words[0])
    yield say.Draft(9, table, seat, seq, ())


def picks(room, random):
    """Up to two words that only add to a choice."""
    game, state = room.game, room.state
    found = [action for action in game.legal_actions(state) if game.adds(state, action)]
    return [game.write(action) for action in random.sample(found, min(2, len(found)))]


def orders(point):
    """Given and taken back, so that nobody obeys; and some that make no sense."""
    for seat in point.seats:
        for subject in subjects(point.room, seat) if point.random.random() < TALK else ():
            yield say.Order(10, point.room.table, seat, subject, point.room.game.orders.words[0])
            yield say.Order(10, point.room.table, seat, subject)
    yield say.Order(10, point.room.table, point.about, "the weather", "fair")


def subjects(room, seat):
    """One that an order could be about, and that nobody is asked about now."""
    about = room.game.orders
    return () if about.asked(room.state) else about.subjects(room.state, seat)[:1]


def consent(point):
    if point.random.random() < TALK:
        for wanted in (True, False):
            yield say.AgreeCoach(11, point.room.table, point.about, wanted)


def talk(point):
    for team in (False, True):
        yield say.Chat(12, point.room.table, "ahoy", team)


def advice(point):
    for seat in range(len(point.room.places)):
        yield say.Advise(13, point.room.table, seat)


def odds_and_ends(point):
    """What is refused here, or tells of other tables."""
    table, other = point.room.table, (point.about + 1) % len(point.room.places)
    yield from (say.Cover(14, table, other, "random"), say.Reclaim(14, table, point.about))
    yield from (ask.WaitFor(14, table, other), ask.Urge(14, table, point.about))
    yield ask.Resign(14, table, next(seat for seat in count() if seat not in point.seats))
    if point.seats:
        yield from (ask.Pause(14, table, point.about, wanted) for wanted in (True, False))
    yield from (luck.SealShare(14, table, point.about, HEX), luck.OpenShare(14, table, 0, HEX))
    yield from (say.FollowOwn(15), say.FollowLobby(15), say.Follow(15, "no-such-table"))
    if asked_for(point) != point.mover or not coach_consent.is_practice(point.room):
        yield say.PlayForMe(16, table, point.about, point.room.seq)
    if point.random.random() < TALK:
        yield from (say.UnfollowLobby(17), say.Unfollow(17, table), say.Follow(17, table))


# What others do in private


def privately(room, seat, teamed, random):
    """What a seat does that is nobody else's business, in one world alone; its draft stays there.

    `teamed`: whether it has a side to talk with that is not the onlooker's.
    """
    words = picks(room, random) if room.game.to_move(room.state) == seat else []
    yield say.Follow(20, room.table, room.seq)
    yield say.Play(21, room.table, seat, 0, "walk the plank")
    yield from (say.Chat(22, room.table, "psst", True) for _ in range(2 * teamed))
    yield from (say.Draft(23, room.table, seat, room.seq, (word,)) for word in words)
    yield say.WhyNot(24, room.table, seat, random.choice(words or ["roll"]))
