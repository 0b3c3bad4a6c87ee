"""Old stories: told in pages, to those who may hear them, and read once for all pages."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.seats import Person
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from tests.server.long_games import at_table, device_of, log_of, longest_voyage, people
from tests.strategies import voyages

SHARED = Person("guest-0", "Anne")


@pytest.fixture(params=GAMES.values(), ids=GAMES)
def game(request):
    return request.param


def heard(steps, seat):
    return [piece for step in steps for piece in letters.pieces_heard(step, seat)]


async def ask(requests, device, message):
    answer, *_ = await requests.answer(device, message)
    return answer


async def pages_of(requests, device, table, seq=-1):
    """All that has happened since a seq, page by page, the last first."""
    pages = [await ask(requests, device, say.Follow(1, table, seq))]
    while pages[-1].earlier is not None:
        pages.append(await ask(requests, device, say.Story(2, table, pages[-1].earlier)))
    return pages


def in_order(pages):
    return [piece for page in reversed(pages) for piece in page.news]


@pytest.mark.parametrize("who", ["guest-0", "guest-1", "onlooker"])
def test_all_pages_together_are_what_a_seat_has_heard(tmp_path, game, who):
    book = longest_voyage(game)
    log = log_of(book, people(book.seats))
    seat = next((n for n, place in enumerate(people(book.seats)) if place.guest == who), None)

    pages = at_table(
        tmp_path, log, lambda requests, room: pages_of(requests, device_of(who), room.table)
    )

    assert in_order(pages) == heard(replay_log("table", log), seat)
    assert len(pages) > 1
    assert all(len(page.news) <= letters.MOST_PIECES for page in pages)


@pytest.mark.parametrize("bound", ["MOST_PIECES", "MOST_NEWS"])
def test_what_happened_at_once_is_told_at_once_however_little_fits(game, bound, monkeypatch):
    monkeypatch.setattr(letters, bound, 7)
    book = longest_voyage(game)
    steps = replay_log("table", log_of(book, people(book.seats)))
    told, before = [], steps[-1].room.seq + 1

    while before is not None:
        news, before = letters.last_heard([s for s in steps if s.room.seq < before], 0)
        told[:0] = news
        assert len({piece.seq for piece in news}) == 1 or len(news) <= letters.MOST_PIECES

    assert told == heard(steps, 0)


def test_steps_of_one_entry_are_not_told_apart(monkeypatch):
    monkeypatch.setattr(letters, "MOST_PIECES", 1)
    book = longest_voyage(GAMES["kapern"])
    *_, last, end = replay_log("table", log_of(book, people(book.seats)))[:6]
    of_one_entry = [last, end._replace(room=last.room)]  # as earlier rules may be retold

    news, earlier = letters.last_heard(of_one_entry, None)

    assert list(news) == heard(of_one_entry, None)
    assert earlier is None


def test_who_was_long_away_is_told_the_last_and_may_ask_for_the_rest(tmp_path):
    book = longest_voyage(GAMES["kapern"])
    log = log_of(book, people(book.seats))

    pages = at_table(
        tmp_path,
        log,
        lambda requests, room: pages_of(requests, device_of("guest-0"), room.table, 9),
    )

    told = heard(replay_log("table", log), 0)
    assert pages[0].earlier == pages[0].news[0].seq
    assert list(pages[0].news) == told[-len(pages[0].news) :]
    assert in_order(pages) == told  # there is no harm in hearing again what one has seen


def test_who_was_away_for_a_moment_is_told_all_of_it(tmp_path):
    book = longest_voyage(GAMES["kapern"])
    log = log_of(book, people(book.seats))
    last = len(log) - 1

    (page,) = at_table(
        tmp_path,
        log,
        lambda requests, room: pages_of(requests, device_of("guest-0"), room.table, last - 9),
    )

    told = heard(replay_log("table", log), 0)
    assert list(page.news) == [piece for piece in told if piece.seq > last - 9]


def test_nothing_is_told_again_where_one_must_remember_oneself(tmp_path):
    game = GAMES["waddingtons"]
    strict = next(book for book in voyages(game) if b'"memory":"strict"' in book.options)
    log = log_of(strict, people(strict.seats))[:-40]

    async def work(requests, room):
        assert rooms.forgets(room)
        device = device_of("guest-0")
        return [
            await ask(requests, device, say.Follow(1, room.table)),
            await ask(requests, device, say.Follow(1, room.table, 1)),
            await ask(requests, device, say.Story(2, room.table, room.seq)),
        ]

    first, missed, story = at_table(tmp_path, log, work)

    assert (first.news, first.earlier) == ((), None)
    assert missed.news == ()  # by whatever seq
    assert missed.earlier is None
    assert (story.news, story.earlier) == ((), None)


def test_a_screen_that_several_share_is_told_what_everyone_has_heard(tmp_path):
    game = GAMES["piracy"]
    book = longest_voyage(game)
    log = log_of(book, (SHARED,) * book.seats)
    steps = replay_log("table", log)
    pirate = next(s for s in range(book.seats) if heard(steps, s) != heard(steps, None))
    his = [n for n, step in enumerate(steps) if n and game.to_move(step.room.state) == pirate]

    async def work(requests, room):
        device = device_of("guest-0")
        await ask(requests, device, say.Follow(1, room.table))
        shown = await ask(requests, device, say.OpenCurtain(2, room.table, pirate))
        assert shown.seat == pirate
        return await ask(requests, device, say.Story(3, room.table, room.seq))

    told = at_table(tmp_path, log[: his[-1] + 1], work).news

    assert told
    assert set(map(letters.write, told)) <= set(map(letters.write, heard(steps, None)))


def test_a_private_table_tells_strangers_nothing(tmp_path):
    book = longest_voyage(GAMES["kapern"])
    log = log_of(book, people(book.seats), visibility="private")[:-40]

    no = at_table(
        tmp_path,
        log,
        lambda requests, room: ask(requests, device_of("mary"), say.Story(1, room.table, 100)),
    )

    assert no.code == "no-such-table"


def test_a_log_is_read_once_for_all_pages(tmp_path):
    book = longest_voyage(GAMES["waddingtons"])
    log = log_of(book, people(book.seats))
    read = []

    async def work(requests, room):
        history = requests.hub.history
        requests.hub.history = lambda table: read.append(table) or history(table)
        for _ in range(2):
            await pages_of(requests, device_of("guest-0"), room.table)

    at_table(tmp_path, log, work)

    assert len(read) == 1


def test_only_a_few_stories_are_at_hand(tmp_path, monkeypatch):
    monkeypatch.setattr("quarterdeck.server.stories.AT_HAND", 1)
    book = longest_voyage(GAMES["kapern"])
    log = log_of(book, people(book.seats))

    async def work(requests, room):
        other = await requests.hub.open(log[0], carried=log[1:])
        for each in (room, other):
            await pages_of(requests, device_of("guest-0"), each.table)
        return list(requests.stories.known) == [other.table]

    assert at_table(tmp_path, log, work)
