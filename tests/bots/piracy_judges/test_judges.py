"""Judges keep to the rules and to what their seat may know, and each plays as its name says."""

import pytest
from msgspec.structs import replace

from quarterdeck import bots
from quarterdeck.bots.levels import levels, sit
from quarterdeck.bots.piracy.judges import JUDGES
from quarterdeck.bots.piracy.judges.chart_sense import in_sight_of, sees, squares_away
from quarterdeck.bots.piracy.judges.navies import (
    Cautious,
    ChestGuard,
    Gambler,
    HarbourGuard,
    Hunter,
    Patrol,
)
from quarterdeck.bots.piracy.judges.pirates import (
    Dasher,
    Doubler,
    Fearful,
    Greedy,
    Hugger,
    Wanderer,
    end_of,
    faces_for,
    is_in_sight,
)
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy.components import SHIPS
from quarterdeck.games.piracy.grid import DIRECTIONS
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import (
    Known,
    Leg,
    ToDecide,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToStation,
)
from quarterdeck.games.piracy.waters import waters
from tests.games.piracy.positions import CHESTS, NAVY, PIRATE, aboard, at, small, sq, squares

EVERY = [name for part in JUDGES.values() for name in part]
NAVIES = [HarbourGuard, ChestGuard, Hunter, Patrol, Cautious, Gambler]
SEA = waters(Options().map)
SOUTH = DIRECTIONS.index("south")
PAIRS = list(zip(JUDGES["pirate"], JUDGES["navy"], strict=True))


def play_on(names, options, seeds=(1,)):
    """Whole games between these; every position with the choice that was made in it."""
    for seed in seeds:
        table = QuietTable(seed)
        state = GAME.deal(len(names), options, table)
        players = [sit(GAME, name, options, seed + place) for place, name in enumerate(names)]
        while (seat := GAME.to_move(state)) is not None:
            action = players[seat].choose(GAME.view(state, seat))
            yield state, action
            assert action in GAME.legal_actions(state)
            state = GAME.apply(state, action, table)


def choice(style, state):
    seat = GAME.to_move(state)
    seen = GAME.view(state, seat)
    return style(QuietTable(1)).choose(seen, GAME.legal_actions(state))


def end(style, state):
    """Where a Pirate of this style ends his move."""
    return end_of(GAME.view(state, PIRATE), choice(style, state))


# All of them


def test_there_are_six_for_each_role_and_nobody_is_offered_them():
    assert [(role, len(part)) for role, part in JUDGES.items()] == [("pirate", 6), ("navy", 6)]
    assert bots.of(GAME).judges is JUDGES
    assert not set(EVERY) & set(levels(GAME))


@pytest.mark.parametrize("name", EVERY)
def test_a_judge_keeps_to_the_rules_in_both_roles_against_anyone(name):
    assert list(play_on([name, "random"], Options(pirate=1)))
    assert list(play_on([name, "random", "random"], Options(pirate=2)))


@pytest.mark.parametrize(("pirate", "navy"), PAIRS)
def test_judges_play_each_other_to_the_end(pirate, navy):
    assert list(play_on([pirate, navy], Options(pirate=1), seeds=(1, 2)))


@pytest.mark.parametrize(("pirate", "navy"), PAIRS)
@pytest.mark.parametrize(
    "options",
    [small(pirate=1), small("open_edges", pirate=1, telescope="orthogonal")],
    ids=["narrow waters", "open edges"],
)
def test_they_find_their_way_on_other_charts(pirate, navy, options):
    assert list(play_on([pirate, navy], options))


@pytest.mark.parametrize("seats", GAME.seats)
def test_they_sit_down_by_any_number_and_house_rule(seats):
    around = [*JUDGES["pirate"], *JUDGES["navy"]][-seats:]

    assert list(play_on(around, Options(badge=True, seize=True)))


@pytest.mark.parametrize(("pirate", "navy"), PAIRS)
def test_a_choice_is_the_same_whatever_its_seat_may_not_know(pirate, navy):
    names = [pirate, navy]
    for place, (state, _) in enumerate(play_on(names, Options(pirate=1))):
        seat = GAME.to_move(state)
        other = GAME.imagine(GAME.view(state, seat), QuietTable(place))
        here, there = (
            sit(GAME, names[seat], state.options, place).choose(GAME.view(world, seat))
            for world in (state, other)
        )
        assert here == there


def test_a_set_up_is_not_the_same_every_time():
    for name in JUDGES["navy"]:
        laid = {
            tuple(each.square for _, each in play_on([name] * 2, Options(pirate=1), (seed,))
                  if isinstance(each, do.Station))
            for seed in range(3)
        }  # fmt: skip
        assert len(laid) > 1, name


# Pirates


@pytest.mark.parametrize("style", [Dasher, Hugger, Greedy, Wanderer, Doubler])
def test_who_lies_next_to_a_chest_unseen_loads_it(style):
    assert choice(style, at("K11")) == do.Load(sq("J11"))


@pytest.mark.parametrize("style", [Dasher, Hugger, Fearful, Greedy, Wanderer, Doubler])
def test_who_has_six_chests_lands_and_loads_no_seventh(style):
    enough = "C4 I5 O5 D8 L7 O10"

    assert isinstance(choice(style, at("M13", stolen=enough)), do.SailAndLand)
    assert not isinstance(choice(style, at("L4", stolen=enough)), do.Load)


def test_the_dasher_takes_the_nearest_chest_and_the_greedy_sails_on_to_the_island_with_two():
    state = at("M11", chests="C4 D4 L3 I5 O5 D8 L7 G10 C11 J11")

    assert end(Dasher, state) == sq("K11")
    assert Greedy(QuietTable(1)).goals(GAME.view(state, PIRATE)) == beside_all("C4 D4")
    assert end(Greedy, state) != sq("K11")


def test_the_hugger_lies_in_the_narrower_water_unless_a_ship_sees_him_there():
    assert end(Hugger, at("L10")) == sq("J10")
    assert end(Hugger, at("L10", ships="J9 B2 C2 D2 E2")) == sq("N10")


def test_the_fearful_leaves_a_chest_for_where_the_next_ship_is_least_likely_to_come_or_look():
    state = at("K11", ships="K8 B2 C2 D2 E2")
    seen = GAME.view(state, PIRATE)
    fears = {
        square: faces_for(seen, square) + is_in_sight(seen, square)
        for square in {end_of(seen, action) for action in GAME.legal_actions(state)}
        if square not in state.ships
    }

    refuge = end(Fearful, state)

    assert fears[refuge] == min(fears.values()) < fears[sq("K11")]


def test_the_fearful_loads_all_the_same_once_he_is_tired_of_waiting():
    state = at("K11", ships="K8 B2 C2 D2 E2")
    tired = replace(state, voyage=replace(state.voyage, legs=(Leg(()),) * 8))

    assert choice(Fearful, tired) == do.Load(sq("J11"))


def test_the_wanderer_keeps_to_a_whim_for_some_turns_and_then_has_another():
    wanderer, seen = Wanderer(QuietTable(1)), GAME.view(at("M11"), PIRATE)

    whims = [wanderer.goals(replace(seen, turn=turn)) for turn in range(40)]

    assert all(len(set(whims[turn : turn + 4])) == 1 for turn in range(0, 40, 4))
    assert len(set(whims)) > 3


def test_the_doubler_lingers_where_he_is_missed_and_then_goes_where_the_navy_is_not():
    state = at("K11", stolen="J11")
    fresh = replace(state, record=replace(state.record, missed=sq("J11")))
    doubler = Doubler(QuietTable(1))

    assert doubler.goals(GAME.view(fresh, PIRATE)) == beside_all("J11")
    assert not doubler.goals(GAME.view(state, PIRATE)) & beside_all("C4")
    assert doubler.goals(GAME.view(state, PIRATE)) & beside_all("O10")


def beside_all(text):
    return grid.around(grid.together(squares(text))) & SEA.ocean


# Navies


@pytest.mark.parametrize("style", NAVIES)
def test_nobody_lets_a_pirate_go_whom_the_die_gives_him(style):
    ships = "K8 B2 C2 D2 E2"
    engaged = aboard(ToEngage, 0, "K11", ships, roll=3, sighted="K11")
    again = aboard(ToFireAgain, 0, "K11", ships, roll=3, sighted="K11")

    assert choice(style, engaged) == do.Move(sq("K11"))
    assert choice(style, again) == do.Fire(SOUTH)
    assert choice(style, replace(again, awaiting=ToFireAgain(NAVY, 0, 2))) == do.CEASE


@pytest.mark.parametrize("style", [Cautious, Gambler])
def test_who_trusts_in_a_second_die_fires_the_first_salvo_along_the_line(style):
    assert choice(style, aboard(ToEngage, 0, "K11", "K8 B2 C2 D2 E2", roll=2, sighted="K11")) == (
        do.Fire(SOUTH)
    )


@pytest.mark.parametrize(
    ("style", "guarded"), [(HarbourGuard, SEA.harbours), (ChestGuard, squares(CHESTS))]
)
def test_guards_lie_where_they_watch_what_no_friend_does(style, guarded):
    state = at("K11", ships="")
    for _ in range(SHIPS):
        state = replace(state, awaiting=ToStation(NAVY))
        state = GAME.apply(state, choice(style, state), QuietTable(1))
    seen = GAME.view(state, NAVY)

    watched = in_sight_of(seen, seen.ships)

    assert sum(bool(watched & grid.around(1 << place)) for place in guarded) >= 8


def test_the_hunter_makes_for_the_last_news():
    told = replace(at("K11").record, missed=sq("J11"))
    state = replace(aboard(ToMove, 0, "K11", "Q9 B2 C2 D2 E2", roll=4), record=told)

    away = squares_away(SEA, beside_all("J11"), 0)
    assert away[choice(Hunter, state).square] == away[sq("Q9")] - 4


def test_the_patrol_sails_to_where_most_of_the_sea_is_in_sight():
    state = aboard(ToDecide, 0, "K11", "B13 B2 C2 D2 E2", roll=4)
    seen, here = GAME.view(state, NAVY), sq("B13")

    chosen = choice(Patrol, state)

    wide = {move: sees(seen, here, move.square).bit_count() for move in moves_in(state)}
    assert wide[chosen] == max(wide.values()) > sees(seen, here, here).bit_count()


def test_the_cautious_looks_before_he_moves_and_stays_while_the_news_is_far():
    far = replace(at("K11").record, missed=sq("L3"))
    state = aboard(ToDecide, 0, "K11", "B13 B2 C2 D2 E2", roll=4)

    assert choice(Cautious, state) == do.LOOK
    assert choice(Cautious, replace(state, record=far, awaiting=ToMove(NAVY, 0, 4))) == do.STAY


def test_the_gambler_looks_where_his_range_may_hit_and_else_sails_at_the_pirate():
    known = Known(grid.together(squares("K11 K10")), 0)
    state = aboard(ToDecide, 0, "K11", "K8 B2 C2 D2 E2", roll=3, known=known)

    assert choice(Gambler, state) == do.LOOK
    five = choice(Gambler, replace(state, awaiting=ToDecide(NAVY, 0, 5)))
    assert five == do.Move(sq("K11"))


def moves_in(state):
    return [action for action in GAME.legal_actions(state) if isinstance(action, do.Move)]
