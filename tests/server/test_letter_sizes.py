"""No letter is long, and nobody keeps many: longest games, fullest chart, full lobby."""

import asyncio
from itertools import cycle

import pytest
from msgspec.structs import replace
from websockets.frames import Frame, Opcode

from quarterdeck.core.table import LiveTable
from quarterdeck.games import GAMES
from quarterdeck.games.piracy.chart import LONGEST_NAME as LONGEST_ON_CHARTS
from quarterdeck.games.piracy.chart import Chart
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.room import open_room
from quarterdeck.rooms.seats import Person
from quarterdeck.server import letters
from quarterdeck.server.clean_text import LONGEST_NAME
from quarterdeck.server.edge import frame_head
from quarterdeck.server.hub import LISTED
from quarterdeck.server.letters import LARGEST_LETTER, MOST_NEWS, Audience, write
from quarterdeck.server.sockets import BACKLOG_BYTES, TRY_LATER, Mailbox
from tests.server.long_games import dragged_out, log_of, longest_voyage, people

FLAG = "\N{WAVING BLACK FLAG}"  # four bytes, and may stand in a name
OF_OUR_GAMES = 64 * 1024  # bytes


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def game(request):
    return request.param


def letters_of(steps, seat):
    """Every push about a step, then the whole game from its last page to its first."""
    for step in steps:
        yield shown(step.room, seat, [step])
    last = letters.show(steps[-1].room, Audience("", seat, frozenset()), steps)
    yield write(last)
    earlier = last.earlier
    while earlier is not None:
        news, earlier = letters.last_heard([s for s in steps if s.room.seq < earlier], seat)
        yield write(news)


def shown(room, seat, steps=()):
    guest = "" if seat is None else f"guest-{seat}"
    return write(letters.show(room, Audience(guest, seat, frozenset()), steps))


@pytest.mark.parametrize("found", ["kept", "dragged out"])
def test_no_letter_of_the_longest_games_is_long(game, found):
    book = longest_voyage(game)
    log = log_of(book, people(book.seats)) if found == "kept" else dragged_out(game, seed=1)
    steps = replay_log("table", log)

    for seat in (None, 0, 1):
        assert max(map(len, letters_of(steps, seat))) < OF_OUR_GAMES < LARGEST_LETTER


def test_news_are_bounded_in_bytes_where_each_is_long(monkeypatch):
    monkeypatch.setattr(letters, "MOST_PIECES", 10_000)
    steps = replay_log("table", dragged_out(GAMES["waddingtons"], seed=1))

    news, earlier = letters.last_heard(steps, None)

    assert MOST_NEWS / 2 < len(write(news)) <= MOST_NEWS
    assert earlier == news[0].seq


def crowded_chart():
    """As many islands as there is room for, with the longest names."""
    shore = ("H." * 11).ljust(26, ".")
    sea, isles = "." * 26, ".$" * 13
    rows = (shore, *(row for row, _ in zip(cycle((sea, isles)), range(25))))
    islands = "".join(rows).count("$")
    names = [f"{n}".ljust(LONGEST_ON_CHARTS, FLAG) for n in range(11 + islands)]
    return Chart(FLAG * LONGEST_ON_CHARTS, rows, tuple(names[:11]), tuple(names[11:]))


def crowded_room():
    """Everyone there with the longest name, around the fullest chart."""
    game, table = GAMES["piracy"], LiveTable(1)
    places = tuple(Person(f"guest-{n}", FLAG * LONGEST_NAME) for n in range(max(game.seats)))
    options = replace(game.options(), map=crowded_chart())
    entry = Opened(game.name, game.version, options, places, "guest-0")
    return replace(
        open_room("piracy-0123456789abcdef", entry, game),
        state=game.deal(len(places), options, table),
    )


def test_no_letter_of_the_fullest_chart_is_longer_than_any_may_be():
    room = crowded_room()
    longest = max(len(shown(room, seat)) for seat in (None, *range(len(room.places))))

    assert OF_OUR_GAMES / 2 < longest + MOST_NEWS < LARGEST_LETTER


def test_a_full_lobby_is_no_longer_than_any_letter_may_be():
    listing = letters.listing(crowded_room(), Audience("", None, frozenset()))

    assert len(write(letters.lobby([listing] * LISTED))) < LARGEST_LETTER
    assert len(write([listing] * LISTED)) > LARGEST_LETTER


def test_the_lobby_says_what_tables_have_agreed_on():
    listing = letters.listing(crowded_room(), Audience("", None, frozenset()))

    (told,) = letters.lobby([listing]).tables

    assert told.options["telescope"] == "eight"
    assert "map" not in told.options


# Nobody keeps many


def mailbox():
    """One that notes what is sent, and whose client reads only when told to."""
    sent = []

    async def send(what):
        sent.append(what)

    return Mailbox(send), sent


def test_a_client_that_is_too_many_bytes_behind_is_let_go():
    async def scene():
        box, sent = mailbox()
        for _ in range(BACKLOG_BYTES // LARGEST_LETTER):
            box.put(b"x" * LARGEST_LETTER)
        assert not box.overdue

        box.put(b"x")
        await box.empty()

        assert [each["type"] for each in sent] == ["websocket.close"]
        assert sent[0]["code"] == TRY_LATER

    asyncio.run(scene())


def test_who_reads_may_be_sent_any_amount():
    async def scene():
        box, sent = mailbox()
        for _ in range(3 * BACKLOG_BYTES // LARGEST_LETTER):
            box.put(b"x" * LARGEST_LETTER)
            await box.empty()

        assert {each["type"] for each in sent} == {"websocket.send"}
        assert box.size == 0

    asyncio.run(scene())


# Letters take the shortest way


class Line:
    """A line that notes what goes over it; while it is not free, `send` waits."""

    def __init__(self):
        self.gone, self.free = [], asyncio.Event()

    def post(self, letter):
        if self.free.is_set():
            self.gone.append(letter.decode())
        return self.free.is_set()

    async def send(self, what):
        await self.free.wait()
        self.gone.append(what["text"])


def test_a_letter_that_waits_is_overtaken_by_none():
    async def scene():
        line = Line()
        box = Mailbox(line.send, line.post)
        box.put(b"first")
        emptying = asyncio.create_task(box.empty())
        await asyncio.sleep(0)

        line.free.set()
        box.put(b"second")
        await emptying
        box.put(b"third")

        assert line.gone == ["first", "second", "third"]

    asyncio.run(scene())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_headed_as_the_library_heads_it(length):
    letter = b"x" * length

    assert frame_head(length) + letter == Frame(Opcode.TEXT, letter).serialize(mask=False)
