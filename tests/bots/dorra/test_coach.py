"""The coach of Buccaneer: what the admiral found, put into sentences."""

from itertools import pairwise

import pytest

from quarterdeck.bots.budget import DEFAULT, GLANCE, Budget
from quarterdeck.bots.dorra.admiral import Hopes, weigh_for_coach
from quarterdeck.bots.dorra.coach import SEED, advise
from quarterdeck.bots.dorra.win_bar import chances
from quarterdeck.bots.levels import sit
from quarterdeck.bots.weighed import Weighed
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from quarterdeck.words import LANGUAGES, words
from tests.games.dorra.positions import AIDED, BLACK, RED, at, counts, disc
from tests.strategies import deep_positions

MUTINY = at("r5k2k3k4b2", awaiting=ToMutiny(BLACK, RED, disc("r5"), (), ()), options=AIDED)
AHEAD = (counts(chest=3, candlestick=3), *[counts()] * 3)
TAKING = at("r5b5y2k5r2", awaiting=ToTake(RED, disc("r5"), 10))
FORCED = at("r5b3", ships=(1,), awaiting=ToAct(RED, (disc("r5"),)))
BRIEF = Budget(iterations=30)
DECISIONS = [state for state in deep_positions(GAME) if GAME.to_move(state) is not None]


def advice_at(state, budget):
    return advise(GAME.view(state, GAME.to_move(state)), budget)


def told(state, word, budget=GLANCE):
    """What the coach says about a word."""
    advice = advice_at(state, budget)
    (found,) = (each for each in advice.options if each.action == word)
    return words(GAME).say(found.reason)


@pytest.mark.parametrize(
    ("state", "word", "says"),
    [
        (at("r5b5y2k5r2", options=AIDED), "board 5 11", "You keep about 10; the others get 12"),
        (at("r5b5y2k5r2"), "board 5 11", "you take the lead."),
        (at("r5b5y2k5r2", booty=AHEAD), "board 5 11", "No majority changes."),
        (at("r5b5"), "move 5 y2", "A crew of 3, ready to board ship 4, of whose 12 ducats you "),
        (
            at("r5b5", ships=(13, 14, 15)),
            "move 5 y2",
            "3 hands short of ship 15, of whose 30 ducats you would keep about",
        ),
        (TAKING, "take chest", "Chests: worth 15 to whoever has most; you have 0."),
        (MUTINY, "mutiny", "Your discs would be paid about 9, the captain would be left with 11."),
        (MUTINY, "obey", "The captain plays as he likes."),
    ],
)
def test_every_option_has_its_reason(state, word, says):
    assert says in told(state, word)


# As the admiral plays


def test_the_first_option_is_what_an_admiral_plays():
    for state in DECISIONS[::20]:
        first, *_ = advice_at(state, BRIEF).options
        admiral = sit(GAME, "admiral", state.options, SEED, BRIEF)

        assert first.action == GAME.write(admiral.choose(GAME.view(state, GAME.to_move(state))))


@pytest.mark.parametrize("seats", GAME.seats)
def test_at_the_beginning_nobody_is_promised_much_more_than_a_fair_share(seats):
    """All seats share one win, though the network hopes for more at each."""
    for seed in range(3):
        first, *_ = advice_at(GAME.deal(seats, Options(), QuietTable(seed)), BRIEF).options

        assert first.value < 1 / seats + 0.1


def test_nobody_is_promised_more_than_the_win():
    """Where little is hoped for after most of what was tried, and much after one of it."""
    hopes = Hopes()
    hopes.sums += [1.0, 0.2]
    tried = [Weighed("good", 0.95, 0.0, 0.0, 1), Weighed("bad", 0.1, 0.85, 0.1, 1)]

    best, other = hopes.share_out(tried)

    assert best.share == 1.0
    assert other.share == pytest.approx(0.1 / 0.6)


def test_where_there_is_a_choice_more_than_one_option_is_told():
    for state in DECISIONS[::20]:
        options = advice_at(state, BRIEF).options
        assert (len(options) > 1) == (len(GAME.legal_actions(state)) > 1)


def test_the_others_follow_by_their_chance_to_win():
    for state in DECISIONS[::40]:
        advice = advice_at(state, BRIEF)
        legal = {GAME.write(action) for action in GAME.legal_actions(state)}

        assert advice.measure == "win"
        assert legal.issuperset(each.action for each in advice.options)
        assert all(0 <= each.value <= advice.options[0].value for each in advice.options)
        assert all(a.value >= b.value for a, b in pairwise(advice.options[1:]))


@pytest.mark.parametrize("state", [at("r5b5"), TAKING, MUTINY], ids=["act", "take", "mutiny"])
def test_what_mere_chance_could_explain_is_called_just_as_good(state):
    seen = GAME.view(state, GAME.to_move(state))
    _, *others = weigh_for_coach(seen, SEED, DEFAULT)

    options = advice_at(state, DEFAULT).options[1:]

    assert [each.reason.key == "dorra-coach-equal" for each in options] == [
        each.is_as_good() for each in others
    ]


def test_the_only_thing_to_do_is_told_with_how_things_stand():
    advice = advice_at(FORCED, DEFAULT)

    assert [each.action for each in advice.options] == ["board 5 1"]
    assert advice.options[0].value == chances(GAME.view(FORCED, RED), DEFAULT)[RED]
    assert told(FORCED, "board 5 1", DEFAULT).endswith("There is nothing else to do.")


def test_the_numbers_of_a_reason_are_found_whatever_is_added_to_it():
    (only,) = advice_at(FORCED, DEFAULT).options

    assert only.reason.arguments["own"] == 5


def test_at_a_glance_every_option_is_listed_as_the_mate_sees_it():
    for state in DECISIONS[::40]:
        seat = GAME.to_move(state)
        advice = advice_at(state, GLANCE)
        values = [each.value for each in advice.options]

        assert values == sorted(values, reverse=True)
        assert {each.action for each in advice.options} == {
            GAME.write(action) for action in GAME.legal_actions(state)
        }
        mate = sit(GAME, "mate", state.options, 1).choose(GAME.view(state, seat))
        assert advice.options[0].action == GAME.write(mate)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", [at("r5b5"), TAKING, MUTINY], ids=["act", "take", "mutiny"])
def test_reasons_can_be_said_in_every_language(state, language):
    advice = advice_at(state, BRIEF)

    assert all(words(GAME, language).say(each.reason) for each in advice.options)


def test_nobody_is_advised_in_another_s_turn():
    assert advise(GAME.view(at(), BLACK), DEFAULT).options == ()


# Worth following


@pytest.mark.slow
def test_who_follows_the_coach_wins_more_than_a_third_among_three_mates():
    match = Match("dorra", ("coach", "mate", "mate", "mate"), Options(), 1, Budget(iterations=60))

    found = report(match, list(blocks_of(match, 50, processes=1)))

    assert found.players[0].low >= 0.35
    assert found.illegal == 0
