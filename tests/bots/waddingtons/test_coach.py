"""The coach of Waddingtons Buccaneer: the captain's choice, his numbers, and where it leads."""

from functools import cache
from time import perf_counter

import pytest
from msgspec.structs import replace

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import sit
from quarterdeck.bots.waddingtons import coach
from quarterdeck.bots.weighed import Weighed
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import NewHeading
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.words import LANGUAGES, words
from tests.games.waddingtons.positions import at, listed, ship
from tests.strategies import deep_positions

QUICK = Budget(iterations=16)
FAIR = Budget(iterations=200)
CADIZ = ship("cadiz", hand="r3 b3")
LADEN = ship("london", "4,14", "w", "r3 r3 b2", hold="diamond ruby")


@cache
def asked():
    return [state for state in deep_positions(GAME) if GAME.to_move(state) is not None]


@cache
def advised():
    """What the coach says in some positions: state, view and advice."""
    views = [(state, GAME.view(state, GAME.to_move(state))) for state in asked()[::8]]
    return [(state, seen, coach.advise(seen, QUICK)) for state, seen in views]


def options(state, budget=FAIR):
    return coach.advise(GAME.view(state, GAME.to_move(state)), budget).options


def reasons(state, language="en", budget=FAIR):
    found = options(state, budget)
    return {option.action: words(GAME, language).say(option.reason) for option in found}


# The coach is its bot


def test_the_first_option_is_what_the_captain_does():
    for state, seen, advice in advised():
        captain = sit(GAME, "captain", state.options, coach.SEED, QUICK)
        assert advice.options[0].action == GAME.write(captain.choose(seen))


def test_every_option_is_legal_and_worth_a_chance_to_win_best_first():
    for state, _, found in advised():
        values = [option.value for option in found.options]
        assert found.measure == ("win" if state.ships else "none")  # ports are alike
        assert {option.action for option in found.options} <= set(listed(state))
        assert all(0 <= value <= 1 for value in values)
        assert values == sorted(values, reverse=True)


def test_who_is_not_asked_gets_the_race_and_no_options():
    advice = coach.advise(GAME.view(at(LADEN, CADIZ), 1), QUICK)

    assert advice.options == ()
    assert len(advice.race) == 2


@pytest.mark.parametrize(
    ("state", "word"),
    [
        (at(ship("london", hold="ruby"), CADIZ, awaiting=to.Moor(0, 0)), "land ruby"),
        (at(LADEN, CADIZ, docks={"london": "rum rum rum"}), "chest rum"),
        (at(LADEN, CADIZ, docks={"london": "r3"}), "muster r3"),
        (
            at(ship("london"), CADIZ, docks={"london": "doubloons"}, awaiting=to.Moor(0, 0)),
            "load doubloons",
        ),
    ],
    ids=["land", "chest", "muster", "load"],
)
def test_chores_are_advised_where_the_captain_does_them(state, word):
    assert options(state)[0].action == word


def test_a_pick_is_worth_the_whole_haul_that_it_leads_to():
    then = NewHeading(0)
    digging = to.TakeTreasure(0, 0, 25, 7, 0, then)
    mine = ship("london", "10,16", "e", "r3 r3")

    found = {each.action: each for each in options(at(mine, CADIZ, awaiting=digging))}

    assert words(GAME).say(found["take rum"].reason).endswith("treasure worth 7.")
    assert found["take diamond"].value == pytest.approx(found["take rum"].value)
    assert found["settle"].value < found["take diamond"].value


def test_of_two_hauls_the_dearest_is_kept_and_nothing_left_to_the_loser():
    beaten = ship("cadiz", "8,15", "n", "r1", hold="ruby pearl")
    keeping = at(
        ship("london", "8,15", "e", "r3", hold="rum pearl"), beaten, awaiting=to.Keep(0, 0, 1)
    )

    assert reasons(keeping) == {"take ruby": "Ends up with a ruby and a pearl: treasure worth 8."}


# Numbers that do not differ


@pytest.mark.parametrize(
    ("behind", "error", "worlds", "equal"),
    [(0.01, 0.01, 50, True), (0.03, 0.01, 50, False), (0.5, 0.0, 2, True), (-0.1, 0.02, 50, True)],
    ids=["within the error", "beyond it", "too few worlds", "ahead by chance"],
)
def test_what_chance_explains_is_no_difference(behind, error, worlds, equal):
    assert coach.is_as_good(Weighed(None, 0.4, behind, error, worlds)) is equal


def test_no_option_is_worth_less_than_no_chance():
    state = at(LADEN, CADIZ)
    first = Weighed(GAME.read("sail w 4"), 0.05, 0.0, 0.0, 50)
    other = Weighed(GAME.read("sail w 1"), -0.01, 0.06, 0.01, 50)

    assert coach.compared_option(GAME.view(state, 0), state, first, other).value == 0


def test_what_is_as_good_has_the_same_value_and_is_said_to_be():
    first, *others = options(at(ship("london", hand="r3 b3 r2 b2"), CADIZ))

    assert any(other.value == first.value for other in others)
    for other in others:
        said = words(GAME).say(other.reason)
        assert said.startswith("As good as the first.") == (other.value == first.value)


# Where it leads


TRADING = at(
    ship("london", "cadiz", hand="r3 b3 r2 b2 r1 b1"),
    ship("cadiz", "9,13", "n", "b3 b3", hold="gold"),
    docks={"cadiz": "diamond ruby gold pearl"},
    awaiting=to.Trade(0, 0),
)
MEETING = at(
    ship("london", "8,15", "e", "r3 r3 r2"),
    ship("cadiz", "10,15", "n", "r1 b1", hold="ruby diamond"),
)
WITH_A_CHART = ship("london", "11,13", "n", "r3 r3", cards="chart25")


@pytest.mark.parametrize(
    ("state", "word", "says"),
    [
        (at(LADEN, CADIZ), "sail w 4", "Lands a diamond and a ruby in London: 10 of 20."),
        (
            at(LADEN, CADIZ, docks={"london": "diamond ruby"}),
            "sail w 4",
            "Lands a diamond and a ruby in London: 20 of 20, and that wins.",
        ),
        (MEETING, "sail e 2", "Attacks Cadiz: wins 100%, even 0%, loses 0%."),
        (TRADING, "done", "Leaves without trading."),
    ],
    ids=["home", "winning", "attack", "leave"],
)
def test_a_reason_is_one_true_line(state, word, says):
    assert reasons(state)[word] == says


def test_a_bargain_says_what_is_bought_and_for_what():
    first = options(TRADING)[0]

    assert first.reason.key == "waddingtons-coach-trade"
    assert words(GAME).say(first.reason).startswith("Buys ")
    assert first.value > options(TRADING)[-1].value


def test_a_course_tells_the_next_goal_in_how_many_turns_and_with_what_bows():
    said = reasons(at(ship("london", hand="r3 b2"), CADIZ)).values()

    assert any("off Treasure Island for a Chance card. Bows " in each for each in said)


def test_a_laden_ship_is_told_what_it_brings_home():
    heading = at(LADEN, CADIZ, docks={"london": "gold"}, awaiting=to.Head(0, 0))

    west = reasons(heading)["turn w"]

    assert west == "Next turn home to London with a diamond and a ruby: 14 of 20. Bows west."


def test_a_risk_is_the_chance_to_lose_a_fight():
    state = at(
        ship("london", "8,15", "e", "r3 b1"), ship("cadiz", "10,15", "n", "r3 b3 r2", hold="ruby")
    )
    found = {each.action: each for each in options(state)}

    assert found["sail e 2"].risk == found["sail e 2"].reason.arguments["lose"] > 0
    assert all(each.risk == 0 for word, each in found.items() if word != "sail e 2")


def test_where_there_is_nothing_else_to_do_that_is_all_that_is_said():
    done = at(ship("london", hand="r3"), CADIZ, fight=(0, 1), awaiting=to.Muster(0, 0))

    (only,) = options(done)

    assert words(GAME).say(only.reason) == "There is nothing else to do."
    assert 0 < only.value < 1


def test_every_reason_can_be_said_in_every_language():
    for _, _, advice in advised():
        for option in advice.options:
            assert all(words(GAME, language).say(option.reason) for language in LANGUAGES)


# Setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_home_port_is_advised_and_the_captain_takes_it(seats):
    state = GAME.deal(seats, Options(), QuietTable(1))
    while isinstance(state.awaiting, to.ChoosePort):
        seen = GAME.view(state, state.awaiting.seat)
        found = coach.advise(seen, QUICK).options
        captain = sit(GAME, "captain", Options(), 1, QUICK)
        assert {each.action for each in found} == set(listed(state))
        assert found[0].action == GAME.write(captain.choose(seen))
        state = GAME.apply(state, GAME.read(found[-1].action), QuietTable(1))


def test_ports_are_alike_and_it_is_told_how_far_the_others_are():
    state = GAME.deal(3, Options(), QuietTable(1))
    first = coach.advise(GAME.view(state, 0), QUICK).options
    taken = GAME.apply(state, GAME.read("choose-port london"), QuietTable(1))
    second = coach.advise(GAME.view(taken, 1), QUICK).options

    assert {option.value for option in (*first, *second)} == {1 / 3}
    assert {option.reason.key for option in first} == {"waddingtons-coach-home"}
    assert all(option.reason.arguments["near"] > 0 for option in second)


# Worth following


def follower_wins(seed, budget):
    """The share of one who does what the coach says, among two mates."""
    me, table = seed % 3, QuietTable(seed)
    mates = [sit(GAME, "mate", Options(), 3 * seed + seat) for seat in range(3)]
    state = GAME.deal(3, Options(), table)
    while (seat := GAME.to_move(state)) is not None:
        seen = GAME.view(state, seat)
        advised = coach.advise(seen, budget).options[0].action if seat == me else None
        action = GAME.read(advised) if advised else mates[seat].choose(seen)
        state = GAME.apply(state, action, table)
    return GAME.payoffs(state)[me]


@pytest.mark.slow
def test_who_follows_the_coach_wins_more_than_a_share_among_two_mates():
    games = 200
    share = sum(follower_wins(seed, Budget(iterations=60)) for seed in range(games)) / games

    assert share - 1.96 * (share * (1 - share) / games) ** 0.5 >= 0.36


@pytest.mark.slow
def test_the_coach_answers_within_the_time_given():
    state = at(replace(LADEN, square=sea.NAMES.index("8,15")), CADIZ)
    options(state)

    begun = perf_counter()
    options(state, Budget(seconds=1))

    assert perf_counter() - begun < 1.5
