"""The later Pirates among the judges: each plays as its name says, and alike by the same seed."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from msgspec.structs import replace

from quarterdeck.bots.levels import sit
from quarterdeck.bots.piracy.judges import FORMER_JUDGES, JUDGES
from quarterdeck.bots.piracy.judges.chart_sense import in_sight_of, squares_away
from quarterdeck.bots.piracy.judges.late_pirates import (
    Feinter,
    Homer,
    Lurker,
    Moody,
    Planner,
    Shadow,
    shortest_round,
    turns_between,
)
from quarterdeck.bots.piracy.judges.pirates import end_of, faces_for
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy.components import ENOUGH
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import Leg
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import CHESTS, PIRATE, at, sq, squares

SEA = waters(Options().map)
SIX = "C4 I5 O5 D8 L7 O10"
STYLES = [Planner, Lurker, Shadow, Feinter, Homer, Moody]


def seen_by_him(state):
    return GAME.view(state, PIRATE)


def choice(style, state, seed=1):
    return style(QuietTable(seed)).choose(seen_by_him(state), GAME.legal_actions(state))


def end(style, state, seed=1):
    """Where a Pirate of this style ends his move."""
    return end_of(seen_by_him(state), choice(style, state, seed))


def goals(style, state):
    return style(QuietTable(1)).goals(seen_by_him(state))


def beside_all(text):
    return grid.around(grid.together(squares(text))) & SEA.ocean


def told(state, turns_ago=0, **news):
    """A position in which this was heard of him, so many turns ago."""
    heard = replace(state.record, **{what: sq(where) for what, where in news.items()})
    *records, record = (*state.records, heard, *(state.record,) * turns_ago)
    return replace(state, records=tuple(records), record=record)


def idle(state, turns):
    """A position in which he has loaded nothing for some turns."""
    return replace(state, voyage=replace(state.voyage, legs=(Leg(()),) * turns))


# All of them


def whole_game(*players):
    table = QuietTable(1)
    state = GAME.deal(2, Options(pirate=1), table)
    while (seat := GAME.to_move(state)) is not None:
        action = players[seat].choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)
    return state


@pytest.mark.parametrize("name", JUDGES["pirate"])
def test_the_same_seed_plays_the_same_game(name):
    one, other = (
        whole_game(*(sit(GAME, each, Options(), 1) for each in (name, "judge-hunter")))
        for _ in range(2)
    )

    assert one == other


@pytest.mark.parametrize("name", FORMER_JUDGES)
def test_earlier_judges_still_play_and_are_judges_no_more(name):
    pirate, navy = FORMER_JUDGES[name](None, 1, None), sit(GAME, "judge-hunter", Options(), 1)

    assert whole_game(pirate, navy).voyage.legs
    assert name not in JUDGES["pirate"]


@pytest.mark.parametrize("style", STYLES)
def test_who_has_six_chests_lands_and_loads_no_seventh(style):
    assert isinstance(choice(style, at("M13", stolen=SIX)), do.SailAndLand)
    assert not isinstance(choice(style, at("L4", stolen=SIX)), do.Load)


@pytest.mark.parametrize("style", STYLES)
def test_nobody_runs_into_a_ship(style):
    state = at("K11", ships="K10 L11 K12 M11 L10")

    assert not {end(style, state, seed) for seed in range(20)} & set(state.ships)


# One who plans


@pytest.mark.parametrize("text", ["C4 L3 I5 O5 D8 L7 O10", "L3 P6 D8 E8 M8 O10 J12"])
def test_the_planners_round_is_the_shortest_of_all(text):
    chests = squares(text)
    home = grid.together(SEA.harbours)
    legs = {(a, b): turns_between(SEA, 1 << a, b) for a in chests for b in chests}
    ashore = {chest: turns_between(SEA, home, chest) for chest in chests}

    def turns(order):
        return ashore[order[0]] + sum(map(legs.get, pairwise(order))) + ashore[order[-1]]

    best = shortest_round(SEA, chests)

    assert turns(best) == min(map(turns, permutations(chests, ENOUGH)))


def test_the_planner_keeps_to_his_plan_as_chests_come_aboard():
    planner = Planner(QuietTable(1))
    first, second, *_ = plan = planner.plan(seen_by_him(at("K11")))
    taken = seen_by_him(at("K11", stolen=grid.name_of(first)))

    assert planner.plan(taken) == plan
    assert planner.goals(taken) == grid.around(1 << second) & SEA.ocean
    assert sorted(plan) == sorted(squares(CHESTS))


def test_planners_go_round_one_way_or_the_other():
    seen = seen_by_him(at("K11"))
    one, other = {Planner(QuietTable(seed)).plan(seen)[:ENOUGH] for seed in range(9)}

    assert one == other[::-1]


def test_the_planner_turns_to_the_next_chest_when_one_has_cost_him_too_much_time():
    first, second, *_ = Planner(QuietTable(1)).plan(seen_by_him(at("K11")))

    assert goals(Planner, idle(at("K11"), 8)) == grid.around(1 << first) & SEA.ocean
    assert goals(Planner, idle(at("K11"), 9)) == grid.around(1 << second) & SEA.ocean


def test_the_planner_minds_the_ship_whose_turn_it_is_more_than_the_others():
    state = at("K11", ships="Q9 B2 C2 D2 E2")
    his, theirs = (seen_by_him(replace(state, ship=ship)) for ship in (0, 1))
    planner = Planner(QuietTable(1))

    assert planner.worry(his, sq("Q2")) > planner.worry(theirs, sq("Q2")) > 0


# One who waits


@pytest.mark.parametrize("news", [{"missed": "J11"}, {"sighted": "K11"}, {"landing": "M14"}])
def test_the_lurker_lies_far_out_while_news_of_him_is_fresh(news):
    state = at("K11", ships="B2 B13 I9 C2 D2")
    refuge = goals(Lurker, told(state, **news))
    away = squares_away(SEA, grid.together(state.ships), 0)

    assert refuge == goals(Lurker, told(state, turns_ago=3, **news))
    assert not refuge & in_sight_of(seen_by_him(state), state.ships)
    assert min(away[square] for square in grid.list_squares(refuge)) > 10
    assert goals(Lurker, told(state, turns_ago=4, **news)) & beside_all("J11")


def test_the_lurker_leaves_an_island_alone_that_two_ships_lie_about():
    one, two = (at("K11", ships=ships) for ships in ("Q9 B2 C2 D2 E2", "Q9 Q11 C2 D2 E2"))

    assert goals(Lurker, one) & beside_all("O10")
    assert not goals(Lurker, two) & beside_all("O10")


def test_the_lurker_comes_all_the_same_when_he_has_waited_too_long():
    hunted = told(at("K11"), missed="J11")

    assert goals(Lurker, idle(hunted, 10)) != beside_all(CHESTS)
    assert goals(Lurker, idle(hunted, 11)) == beside_all(CHESTS)


# One who keeps to the rim


def test_the_shadow_fears_a_ship_the_more_the_sooner_it_looks():
    state = at("K11", ships="Q9 B2 C2 D2 E2")
    views = [seen_by_him(replace(state, ship=ship)) for ship in (0, 4, 3, 2, 1)]

    fears = [Shadow(QuietTable(1)).worry(seen, sq("Q2")) for seen in views]

    assert fears == sorted(set(fears), reverse=True)


def test_the_shadow_does_not_count_a_ship_that_is_sunk():
    lost, whole = (
        Shadow(QuietTable(1)).worry(seen_by_him(at("K11", ships=ships, ship=1)), sq("Q2"))
        for ships in ("Q9 B2 - D2 E2", "Q9 B2 C2 D2 E2")
    )
    assert lost > whole


def test_the_shadow_would_rather_lie_at_the_rim_of_what_is_seen_than_far_from_it():
    seen = seen_by_him(at("K11", ships="Q9 B2 C2 D2 E2", ship=1))
    sight = in_sight_of(seen, seen.ships)
    rim, unseen = grid.around(sight) & SEA.ocean & ~sight, SEA.ocean & ~sight
    worries = {x: Shadow(QuietTable(1)).worry(seen, x) for x in grid.list_squares(unseen)}
    calmest = {x for x in worries if worries[x] == min(worries.values())}

    assert calmest <= set(grid.list_squares(rim)) < set(worries)


# One who lays false trails


def test_the_feinter_leaves_to_them_what_is_nearest_to_the_news_until_it_is_old():
    fresh, old = (told(at("K11"), turns_ago=turns, sighted="K11") for turns in (7, 8))

    assert not goals(Feinter, fresh) & beside_all("J11 L7 O10")
    assert goals(Feinter, fresh) == beside_all("C4 L3 I5 O5 D8 C11 G10")
    assert goals(Feinter, old) == goals(Feinter, at("K11")) == beside_all(CHESTS)


def test_the_feinter_goes_elsewhere_to_land_as_well():
    rich = told(at("K11", stolen=SIX), sighted="K11")

    assert not goals(Feinter, rich) & beside_all("L8 I14 M14")
    assert goals(Feinter, rich) & beside_all("Q14")


def test_the_feinter_shows_himself_when_forgotten_but_not_before_a_gun():
    state = at("K11", ships="Q9 B2 C2 D2 E2")
    worry = Feinter(QuietTable(1)).worry
    forgotten, fresh = (seen_by_him(told(state, turns, sighted="K11")) for turns in (8, 7))
    seen = [x for x in grid.list_squares(in_sight_of(fresh, fresh.ships)) if x not in fresh.ships]

    for square in seen:
        assert (worry(forgotten, square) < 0) == (not faces_for(forgotten, square))
        assert worry(fresh, square) > 0
    assert worry(forgotten, sq("Q3")) > 0 > worry(forgotten, sq("Q2"))


# One who thinks of the end


def test_the_homer_passes_a_near_chest_for_one_that_lies_on_a_way_home():
    assert squares_away(SEA, beside_all("G10"), 0)[sq("H9")] == 1
    assert goals(Homer, at("H9")) == beside_all("J11")


def test_the_homer_tries_the_harbour_first_that_has_others_close_by():
    assert goals(Homer, at("K11", stolen=SIX)) == beside_all("L8")
    assert goals(Homer, at("K11", stolen=SIX, closed=squares("L8"))) == beside_all("M14")


def test_the_homer_takes_any_chest_when_he_has_waited_too_long():
    assert goals(Homer, idle(at("H9"), 12)) == beside_all("J11")
    assert goals(Homer, idle(at("H9"), 13)) == beside_all(CHESTS)


def test_the_homer_cares_less_who_sees_him_once_he_has_enough():
    poor, rich = (seen_by_him(at("K11", stolen=taken)) for taken in ("", SIX))
    worry = Homer(QuietTable(1)).worry

    assert worry(rich, sq("G2")) == worry(poor, sq("G2")) / 2 > 0


# One of many minds


def test_the_moody_does_the_better_more_often_and_the_worse_at_times():
    moody, state = Moody(QuietTable(1)), at("M10", ships="M9 B2 C2 D2 E2")
    seen, menu = seen_by_him(state), GAME.legal_actions(state)
    aim = moody.goals(seen) & ~grid.together(state.ships)

    costs = Counter(moody.cost(seen, aim, moody.choose(seen, menu)) for _ in range(300))

    assert max(costs, key=costs.get) == min(costs)
    assert 1 < len(costs) < 6


def test_the_moody_is_as_shy_as_the_day_makes_him():
    assert len({Moody(QuietTable(seed)).shyness for seed in range(9)}) == 9
