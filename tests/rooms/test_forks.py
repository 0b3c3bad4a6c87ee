"""Forks of a log: where the new table stands, who sits there, and what is not taken back."""

from dataclasses import replace

import msgspec
import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import always_reveals
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES, dorra, kapern, waddingtons
from quarterdeck.games.kapern.events import Threw
from quarterdeck.rooms import forks
from quarterdeck.rooms.entries import Acted, Covered, Dealt, Fork, Opened, Ordered, Sat, read, write
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.room import Step, is_over
from quarterdeck.rooms.seats import OPEN, Bot, Person
from quarterdeck.server.letters import code_of
from quarterdeck.words import LANGUAGES, words
from tests.games.kapern.positions import dice, kind
from tests.strategies import voyages

ANNE, MARY, BOT = Person("a", "Anne"), Person("m", "Mary"), Bot("captain")
ANNE_FORKS = forks.Forker("a", "Anne")
DEAL = Dealt((kind("pirate"),))
ROLL = Acted(0, "roll", (dice("1k3s2m2c"),))
REROLL = Acted(0, "reroll 2m", (dice("2c"),))
STOP = Acted(0, "stop", (kind("coin"),))


def table(*entries, places=(ANNE, BOT)):
    """The steps of a table of Kapern where seat 0 begins."""
    opened = Opened("kapern", 1, kapern.GAME.options(first=1), places, "a")
    return replay_log("kapern-1", [opened, *entries])


def voyage(game, places, name=0):
    """A whole game that was kept, as a table would have written it."""
    book = voyages(game)[name]
    deal, *rest = book.entries
    options = msgspec.json.decode(book.options)
    opened = Opened(game.name, game.version, options, places(book.seats), "a")
    acted = [Acted(each.seat, each.word, each.chance) for each in rest]
    return replay_log(f"{game.name}-1", [opened, Dealt(deal.chance), *acted])


def among_bots(seats):
    return (ANNE, *[BOT] * (seats - 1))


def replayed(forked):
    """The new table, from its log as it is stored."""
    stored = [read(write(entry)) for entry in (forked.opened, *forked.carried)]
    return replay_log("kapern-2", stored)


def code(ask, *arguments):
    with pytest.raises(QuarterdeckError) as no:
        ask(*arguments)
    for language in LANGUAGES:
        assert words(kapern.GAME, language).say(no.value.sentence)
    return code_of(no.value)


# Take back


def test_a_decision_is_taken_back_to_where_it_was_made():
    steps = table(DEAL, ROLL, REROLL)

    forked = forks.take_back_decision(steps, "a")

    room = replayed(forked)[-1].room
    assert room.state == steps[2].room.state
    assert room.places == (ANNE, BOT)
    assert (room.visibility, room.coached) == ("private", True)
    assert room.fork == Fork("kapern-1", seq=2, carried=2)


def test_what_was_taken_back_can_be_taken_back_further():
    again = Acted(0, "reroll 3s", (dice("3m"),))
    steps = table(DEAL, ROLL, REROLL, again)

    once = replayed(forks.take_back_decision(steps, "a"))
    twice = replayed(forks.take_back_decision(once, "a"))

    assert once[-1].room.state == steps[3].room.state
    assert twice[-1].room.state == steps[2].room.state


def test_a_click_that_was_the_only_one_to_make_decided_nothing():
    assert code(forks.take_back_decision, table(DEAL, ROLL), "a") == "nothing-to-take-back"
    assert code(forks.take_back_decision, table(DEAL), "a") == "nothing-to-take-back"


def test_there_is_something_to_ask_for_once_something_was_decided():
    offered = [forks.may_take_back(step.room, "a") for step in table(DEAL, ROLL, REROLL)]

    assert offered == [False, False, False, True]


def shared_by_all(seats):
    return (ANNE,) * seats


@pytest.mark.parametrize("places", [among_bots, shared_by_all])
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_what_is_offered_is_what_would_be_given(game, places):
    logs = [voyage(game, places, name) for name in range(len(voyages(game)))]
    past = [steps[:end] for steps in logs for end in range(2, len(steps))]

    offered = [forks.may_take_back(steps[-1].room, "a") for steps in past]

    assert offered == [is_given_back(steps) for steps in past]
    assert set(offered) == {False, True}


def is_given_back(steps):
    """Whether whoever asks for the last decision gets it."""
    try:
        return bool(forks.take_back_decision(steps, "a"))
    except QuarterdeckError:
        return False


def test_nothing_is_taken_back_once_a_card_was_seen():
    steps = table(DEAL, ROLL, STOP)

    assert code(forks.take_back_decision, steps, "a") == "secret-seen"
    with pytest.raises(QuarterdeckError, match="seen since: Seat 2 turns over"):
        forks.take_back_decision(steps, "a")


@pytest.mark.parametrize(
    ("places", "guest", "why"),
    [
        ((ANNE, MARY), "a", "take-back-among-people"),
        ((ANNE, BOT), "m", "not-seated"),
        ((BOT, BOT), "a", "not-seated"),
    ],
)
def test_only_where_nobody_else_would_mind(places, guest, why):
    steps = table(DEAL, ROLL, REROLL, places=places)

    assert code(forks.take_back_decision, steps, guest) == why
    assert not forks.may_take_back(steps[-1].room, guest)


def test_nothing_is_taken_back_once_the_game_is_over():
    steps = voyage(kapern.GAME, among_bots)

    assert is_over(steps[-1].room)
    assert code(forks.take_back_decision, steps, "a") == "take-back-over"
    assert not forks.may_take_back(steps[-1].room, "a")


def test_two_who_share_a_device_take_back_together():
    steps = table(DEAL, ROLL, REROLL, places=(ANNE, Person("a", "Anne's brother")))

    forked = forks.take_back_decision(steps, "a")

    assert replayed(forked)[-1].room.state == steps[2].room.state


def test_nobody_beside_learns_how_much_there_was_to_choose():
    """How many things may be done can hang on a hand that the others at the device do not see."""
    steps = table(DEAL, ROLL, places=(ANNE, Person("a", "Anne's brother")))

    assert forks.may_take_back(steps[-1].room, "a")
    assert replayed(forks.take_back_decision(steps, "a"))[-1].room.state == steps[1].room.state


def test_what_was_whispered_to_one_of_them_is_not_named_to_the_other():
    steps = table(DEAL, ROLL, REROLL, places=(ANNE, Person("a", "Anne's brother")))
    secretive = replace(kapern.GAME, reveals=always_reveals)
    before, room = (msgspec.structs.replace(step.room, game=secretive) for step in steps[-2:])
    whispered = [(0, Threw(0, dice("2c"), dice("2c")), None)]

    with pytest.raises(QuarterdeckError) as no:
        forks.take_back_decision(
            [*steps[:-2], Step(before, ROLL, []), Step(room, REROLL, whispered)], "a"
        )

    assert no.value.sentence.arguments["seen"].key == "seen-in-private"


def test_where_one_must_remember_oneself_asking_tells_nothing_again():
    steps = voyage(dorra.GAME, among_bots)
    assert steps[0].room.options.memory == "strict"

    seen = {seen_since(steps[:end]) for end in range(2, len(steps))}

    assert seen == {None, "seen-once"}


def seen_since(steps):
    """What is named as seen since one's last decision, if that is why it stands."""
    try:
        forks.take_back_decision(steps, "a")
    except QuarterdeckError as no:
        named = no.sentence.arguments.get("seen")
        return named and named.key
    return None


def test_what_a_bot_or_an_order_did_in_ones_place_is_not_ones_decision():
    covered = (Covered(0, "mate"), REROLL, Covered(0, None))
    ordered = msgspec.structs.replace(REROLL, by="order")

    for entries in (covered, [ordered]):
        steps = table(DEAL, ROLL, *entries)
        assert code(forks.take_back_decision, steps, "a") == "nothing-to-take-back"
        assert not forks.may_take_back(steps[-1].room, "a")


def test_a_choice_of_several_parts_is_taken_back_whole():
    game, steps = waddingtons.GAME, voyage(waddingtons.GAME, lambda seats: (ANNE,) * seats)
    picks = [place for place in range(2, len(steps) - 1) if forks.adds_a_part(steps, place)]

    for place in picks:
        first = forks.place_of_last_decision(steps[: place + 2], range(len(steps[0].room.places)))
        state = steps[first - 1].room.state
        nothing_picked = game.imagine(game.view(state, None), QuietTable(0)).awaiting
        assert state.awaiting == nothing_picked

    assert picks


# Play on from here


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_finished_game_is_played_on_where_it_stood(game):
    steps = voyage(game, among_bots)

    for seq in (1, len(steps) // 2, len(steps) - 2):
        room = replayed(forks.play_on_from(steps, seq, ANNE_FORKS))[-1].room
        assert room.state == steps[seq].room.state
        assert room.options == steps[seq].room.options
        assert room.fork == Fork(steps[0].room.table, seq, seq)


def seats_after(steps, seq, forker=ANNE_FORKS, seat=None):
    return forks.play_on_from(steps, seq, forker, seat).opened.places


def test_whoever_plays_on_sits_where_they_sat_and_bots_everywhere_else():
    steps = voyage(dorra.GAME, lambda _: (Person("m", "Mary", "deckhand"), ANNE, BOT))
    hers = (Bot("deckhand"), ANNE, BOT)

    assert seats_after(steps, 1) == hers
    assert seats_after(steps, 1, seat=2) == (Bot("deckhand"), Bot("mate"), ANNE)


def test_a_stranger_plays_on_for_whoever_is_to_move():
    steps = voyage(dorra.GAME, lambda _: (ANNE, MARY, BOT))
    mover = dorra.GAME.to_move(steps[5].room.state)

    places = seats_after(steps, 5, forks.Forker("j", "Jack"))

    assert places[mover] == Person("j", "Jack")
    assert all(isinstance(place, Bot) for seat, place in enumerate(places) if seat != mover)


@pytest.mark.parametrize("seq", [0, 10**6])
def test_nobody_plays_on_before_the_deal_or_after_the_end(seq):
    steps = voyage(kapern.GAME, among_bots)

    assert code(forks.play_on_from, steps, seq, ANNE_FORKS) == "no-such-position"
    assert code(forks.play_on_from, steps, len(steps) - 1, ANNE_FORKS) == "no-such-position"
    assert code(forks.play_on_from, steps, 1, ANNE_FORKS, 7) == "no-such-seat"


def test_chairs_that_were_taken_one_by_one_are_taken_from_the_start():
    opened = Opened("kapern", 1, kapern.GAME.options(first=1), (ANNE, OPEN), "a")
    steps = replay_log("kapern-1", [opened, Sat(1, "m", "Mary"), DEAL, ROLL])

    forked = forks.fork_log(steps, (ANNE, BOT), "a")

    assert forked.carried == (DEAL, ROLL)
    assert forked.opened.fork == Fork("kapern-1", seq=3, carried=2)


def test_standing_orders_go_along_with_whoever_gave_them():
    mine, hers = Ordered(0, "pile 4", "obey"), Ordered(1, "pile 4", "obey")
    steps = table(DEAL, mine, hers, ROLL, places=(ANNE, MARY))

    assert forks.fork_log(steps, (ANNE, BOT), "a").carried == (DEAL, mine, ROLL)
