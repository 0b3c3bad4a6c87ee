"""Deckhand and mate of Piracy, in both roles: what each makes of a position, and how they do."""

import pytest

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.levels import sit
from quarterdeck.bots.piracy.calibration import calibrate
from quarterdeck.bots.piracy.mate_navy import MateNavy
from quarterdeck.bots.piracy.rough_pirates import ROUGH_STYLES
from quarterdeck.core.table import LoadedTable, QuietTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.setup import new_sights
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain
from quarterdeck.games.piracy.waters import waters
from quarterdeck.insight.coach import advise
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.games.piracy.positions import FAR, aboard, at, play, small, sq

LEVELS = ("deckhand", "mate")
HOUSES = [Options(), Options(telescope="orthogonal", seize=True), Options(badge=True)]
SIX = "C4 L3 I5 O5 D8 L7"


def word(level, state, seed=1):
    """What a bot says to a position."""
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, level, state.options, seed).choose(seen))


def matched(pirate, navy, blocks, seed=1, **more):
    match = Match("piracy", (pirate, navy), Options(), seed, **more)
    return match, list(blocks_of(match, blocks, processes=1))


# Both


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", HOUSES, ids=["book", "house", "badge"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_to_the_rules_to_the_end(level, options, seats):
    bots = [sit(GAME, level, options, seat) for seat in range(seats)]
    table = QuietTable(1)
    state = GAME.deal(seats, options, table)

    while (seat := GAME.to_move(state)) is not None:
        action = bots[seat].choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)


@pytest.mark.parametrize("options", HOUSES, ids=["book", "house", "badge"])
@pytest.mark.parametrize("style", ROUGH_STYLES)
def test_a_rough_pirate_keeps_to_the_rules_to_the_end(style, options):
    bots = [sit(GAME, bot, options, 3) for bot in (style, "deckhand")]
    table = QuietTable(1)
    state = GAME.deal(2, options, table)

    while (seat := GAME.to_move(state)) is not None:
        action = bots[seat].choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)


def test_a_team_of_bots_and_people_sets_up_together():
    table = QuietTable(1)
    state = GAME.deal(3, Options(pirate=1), table)
    state = GAME.apply(state, GAME.legal_actions(state)[5], table)

    while state.turn == 0 and GAME.to_move(state) != state.pirate:
        bot = sit(GAME, "mate", state.options, 1)
        action = bot.choose(GAME.view(state, GAME.to_move(state)))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)

    assert len(state.ships) == 5


def set_up_by(level, seats, seed):
    """A chart as bots of one level set it up, and who put down what."""
    state, table = GAME.deal(seats, Options(pirate=1), LoadedTable()), LoadedTable()
    bots = [sit(GAME, level, state.options, seed + seat) for seat in range(seats)]
    asked = []
    while (seat := GAME.to_move(state)) != state.pirate:
        asked.append(seat)
        state = GAME.apply(state, bots[seat].choose(GAME.view(state, seat)), table)
    return state, asked, table.heard_by(None)


@pytest.mark.parametrize("level", [*LEVELS, "captain"])
def test_bots_put_down_their_own_pieces_one_when_asked(level):
    _, asked, heard = set_up_by(level, 4, 1)

    assert [event.seat for event in heard] == asked


@pytest.mark.parametrize("level", [*LEVELS, "captain"])
def test_no_two_set_ups_of_a_bot_are_alike(level):
    charts = {
        (state.chests, state.ships)
        for state, *_ in (set_up_by(level, 2, seed) for seed in range(9))
    }

    assert len(charts) == 9


def test_a_mate_buries_no_chest_where_it_is_hard_to_guard():
    charts = [set_up_by("mate", 2, seed)[0].chests for seed in range(9)]

    for hard in ("K4", "P10", "D12", "C4", "I5", "H11"):  # too many squares beside, or out of sight
        assert not any(chests >> sq(hard) & 1 for chests in charts)
    assert len(set(charts)) > 4


def test_a_mate_spreads_chests_over_the_islands_and_ships_over_the_sea():
    state, *_ = set_up_by("mate", 3, 1)
    sea = waters(state.options.map)

    assert [(isle & state.chests).bit_count() for isle in sea.islands] == [1] * 10
    seen = [new_sights(sea, state.ships[:ship])[state.ships[ship]] for ship in range(5)]
    best = [max(new_sights(sea, state.ships[:ship]).values()) for ship in range(5)]
    assert all(0.9 * most <= new for new, most in zip(seen, best, strict=True))


# The Navy


def test_the_mate_rams_a_pirate_he_sees():
    state = aboard(ToEngage, 0, "K9", "K11 C2 D2 E2 F2", roll=2, sighted="K9")

    assert word("mate", state) == "move K9"


def test_the_mate_fires_where_the_range_is_right():
    state = aboard(ToEngage, 0, "G2", "B2 B8 B9 B11 B12", roll=5, sighted="G2")

    assert word("mate", state) in ("fire east", "move G2")


def test_the_mate_stays_where_his_ship_is_of_most_use_though_he_cannot_reach_the_pirate_he_sees():
    state = aboard(ToEngage, 0, "G2", "B2 B8 B9 B11 B12", roll=1, sighted="G2")

    assert "stay" in {GAME.write(each) for each in weighed_by_a_mate(state)}


def weighed_by_a_mate(state):
    seen = GAME.view(state, 1)
    return MateNavy(seen, lambda: 0.0).weighed(seen)


def test_the_mate_leaves_a_salvo_that_would_miss():
    state = aboard(ToFireAgain, 0, "G2", "B2 B8 B9 B11 B12", roll=1, sighted="G2")

    assert word("mate", state) == "cease"


# The Pirate


def test_the_mate_loads_where_no_ship_is_near():
    assert word("mate", at("K11")) == "load J11"


def test_the_mate_lands_when_six_chests_are_aboard():
    assert word("mate", at("M13", stolen=SIX)).startswith("land")


def test_the_mate_does_not_end_his_move_on_a_ship():
    for seed in range(20):
        state = at("K11", ships="K10 L11 K9 L10 M11")
        path = word("mate", state, seed).split()[-1]
        assert path.split("-")[-1] not in ("K10", "L11", "K9", "L10", "M11")


def test_what_the_pirate_did_in_secret_does_not_move_the_navy():
    here = aboard(ToDecide, 0, "K11", FAR, roll=3)
    there = aboard(ToDecide, 0, "B12", FAR, roll=3)

    assert {word("mate", here, seed) for seed in range(5)} == {
        word("mate", there, seed) for seed in range(5)
    }


def test_an_island_of_one_site_may_be_full_before_the_others_have_as_many():
    words = (f"bury {site}" for site in ("C2", "G2", "C4", "G4", "C6", "G6"))
    state, _ = play(GAME.deal(2, small("open_edges", pirate=1), LoadedTable()), *words)

    assert {word("mate", state, seed) for seed in range(9)} <= {
        f"bury {site}" for site in ("D2", "H2", "D4", "H4", "D6")
    }


# The coach


@pytest.mark.parametrize(
    ("seat", "words", "verb"),
    [(1, (), "bury"), (1, ("bury C4",), "bury"), (0, ("set up",), "depart")],
)
def test_the_coach_says_where_to_begin_and_gives_no_figure_for_it(seat, words, verb):
    state, _ = play(GAME.deal(2, Options(pirate=1), LoadedTable()), *words)

    advice = advise(GAME, GAME.view(state, seat), DEFAULT)

    assert advice.measure == "none"
    assert {option.action.split()[0] for option in advice.options} == {verb}


@pytest.mark.parametrize("state", [at("K11"), aboard(ToDecide, 0, "K11", FAR, roll=3)])
def test_the_coach_is_the_captain(state):
    seat = GAME.to_move(state)

    first = advise(GAME, GAME.view(state, seat), DEFAULT).options[0].action

    assert first in {word("captain", state, seed) for seed in range(5)}


def test_the_coach_tells_a_captain_what_he_can_hope_for_and_where():
    state = aboard(ToDecide, 0, "K11", FAR, roll=3)

    advice = advise(GAME, GAME.view(state, 1), DEFAULT)

    assert advice.measure == "catch"
    assert {option.action for option in advice.options} == set(
        map(GAME.write, GAME.legal_actions(state))
    )
    assert sum(chance for _, chance in advice.heat) == pytest.approx(1, abs=0.05)


def test_the_coach_tells_the_pirate_what_the_next_ship_threatens():
    advice = advise(GAME, GAME.view(at("K11"), 0), DEFAULT)

    assert advice.measure == "escape"
    assert advice.options[0].action == "load J11"
    assert all(0 <= option.risk <= 1 for option in advice.options)


def test_the_coach_does_not_know_where_the_pirate_is():
    here, there = (GAME.view(aboard(ToDecide, 0, s, FAR, roll=3), 1) for s in ("K11", "B12"))

    assert advise(GAME, here, DEFAULT) == advise(GAME, there, DEFAULT)


# Together


def test_roles_are_reported_apart():
    match, blocks = matched("mate", "deckhand", 6)

    found = report(match, blocks)

    assert [line.role for line in found.players] == ["pirate", "navy"]
    assert found.players[0].share + found.players[1].share == pytest.approx(1)
    assert (found.games, found.illegal) == (6, 0)


@pytest.mark.slow
def test_the_reckoning_beats_knowing_nothing():
    _, blocks = matched("mate", "mate", 20, keep=True)

    _, heads = calibrate(book for block in blocks for book in block.books)

    assert heads.excluded == 0
    assert heads.gain > 1.2


@pytest.mark.slow
def test_a_mate_navy_catches_most_deckhands_and_some_three_mates_in_five():
    navy = [report(*matched(pirate, "mate", 400)).players[1].share for pirate in LEVELS]

    assert navy[0] >= 0.70
    assert 0.45 <= navy[1] <= 0.75


@pytest.mark.slow
def test_over_a_thousand_games_the_reckoning_is_more_than_1_2_nats_better_than_the_whole_sea():
    _, blocks = matched("mate", "mate", 1000, keep=True)

    _, heads = calibrate(book for block in blocks for book in block.books)

    assert heads.excluded == 0
    assert heads.gain >= 1.2
