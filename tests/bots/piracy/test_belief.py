"""The Navy's reckoning: it never excludes the truth, and adds up to what counting would find."""

import math
from collections import Counter

import pytest
from msgspec.structs import replace

from quarterdeck.bots.piracy.belief import HEADS_FOR_TREASURE, WANDERS, Filter
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy.routes import courses, fleet
from quarterdeck.games.piracy.state import Record
from quarterdeck.games.piracy.telescope import sweep
from quarterdeck.games.piracy.waters import departures, waters
from tests.games.piracy.positions import FAR, OPTIONS, sq, squares

# Our chart with one more site, P3: the only one beside which a voyage can begin.
ROWS = list(OPTIONS.map.rows)
ROWS[2] = ROWS[2][:15] + "$" + ROWS[2][16:]
COVE = replace(OPTIONS, map=replace(OPTIONS.map, rows=tuple(ROWS)))
SEA = waters(COVE.map)
BURIED = grid.together(squares("C4 L3 K4 I5 P3 D8 O10 C11 G10 J11"))  # L4 is beside two of them
MODELS = [WANDERS, HEADS_FOR_TREASURE]
THERE, NOWHERE = squares("J13 G6 M2 Q10 F9"), squares(FAR)


def updates(seed, model):
    """A random game, and what is believed of the true square whenever somebody is to act."""
    table, follower = QuietTable(seed), Filter(OPTIONS, model)
    state = GAME.deal(2, OPTIONS, table)
    while GAME.to_move(state) is not None:
        if state.voyage is not None:
            buried = state.chests | grid.together(state.stolen)
            belief = follower.follow(buried, state.records, state.record).anywhere
            yield belief[follower.known.places[state.voyage.square]]
        state = GAME.apply(state, GAME.legal_actions(state).pick(table.random), table)


def never_excluded(least):
    """How many updates there were, if none of them ruled the true square out."""
    count = seed = 0
    while count < least:
        for belief in updates(seed, MODELS[seed % 2]):
            assert belief > 0
            count += 1
        seed += 1
    return count


@pytest.mark.clause("P31")
def test_the_true_square_is_never_excluded():
    assert never_excluded(1_500) >= 1_500


@pytest.mark.slow
def test_the_true_square_is_never_excluded_in_a_hundred_thousand_updates():
    assert never_excluded(100_000) >= 100_000


# Against counting every voyage


def voyages(model, records):
    """Every voyage that fits some records, with its chance, by where it ends and what it loaded."""
    free = grid.list_squares(departures(SEA, fleet(records[0].ships)))
    exits = Counter({each: SEA.harbours_by[each].bit_count() for each in free})
    now = {(square, None): count / exits.total() for square, count in exits.items()}
    chests, ship = BURIED, -1
    for turn, record in enumerate(records[1:], start=1):
        ship = (ship + 1) % box.SHIPS
        after = Counter()
        for (square, loaded), chance in now.items():
            if loaded == record.missed:
                left = chests & ~(0 if loaded is None else 1 << loaded)
                for end, part in turns(model, square, left, record, (turn, ship)):
                    after[end] += chance * part
        if record.missed is not None:
            chests &= ~(1 << record.missed)
        now = {end: each for end, each in after.items() if fits(end[0], record)}
    return now


def turns(model, square, chests, record, when):
    """All that he may do from a square, and how likely each is."""
    turn, ship = when
    near = grid.list_squares(SEA.sites_by[square] & chests) if turn > 1 else ()
    for site in near:
        yield (square, site), model.loads / len(near)
    shut = fleet(record.ships) & SEA.no_passing
    ends = {path[-1] if path else square for path in courses(SEA, square, shut)}
    liked = {end: liking(model, end, chests, record, ship) for end in ends - set(record.ships)}
    rest = 1 - model.loads * bool(near)
    for end, weight in liked.items():
        yield (end, None), rest * weight / sum(liked.values())


def liking(model, end, chests, record, ship):
    start = record.ships[ship]
    seen = sweep(SEA, "eight", start, fleet(record.ships) ^ 1 << start).seen
    return math.exp(-model.pull * steps(end, chests) - model.fear * (seen >> end & 1))


def steps(square, chests):
    """How far a square is from the shore of a chest, walked step by step."""
    shores = 0
    for site in grid.list_squares(chests):
        shores |= SEA.shore[site]
    reached, far = 1 << square, 0
    while not reached & shores:
        reached |= grid.around(reached) & SEA.ocean
        far += 1
    return far


def fits(square, record):
    return (
        square == record.sighted if record.sighted is not None else not record.empty >> square & 1
    )


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize(
    "records",
    [
        [Record(NOWHERE), Record(NOWHERE), Record(NOWHERE)],
        [Record(THERE), Record(THERE, empty=1 << sq("M13") | 1 << sq("L13")), Record(THERE)],
        [*[Record(THERE)] * 3, Record(THERE, missed=sq("P3"))],
        [*[Record(THERE)] * 5, Record(THERE, missed=sq("L3"))],
    ],
)
def test_the_belief_is_what_counting_every_voyage_finds(model, records):
    follower = Filter(COVE, model)

    belief = follower.follow(BURIED, records[:-1], records[-1])

    counted = voyages(model, records)
    total = sum(counted.values())
    for square, place in follower.known.places.items():
        idle = counted.get((square, None), 0) / total
        laden = sum(chance for (s, site), chance in counted.items() if s == square and site) / total
        assert belief.idle[place] == pytest.approx(idle, abs=1e-12)
        assert belief.laden[place] == pytest.approx(laden, abs=1e-12)


def test_a_sighting_leaves_one_square():
    follower = Filter(COVE, HEADS_FOR_TREASURE)

    belief = follower.follow(BURIED, [Record(NOWHERE)], Record(NOWHERE, sighted=sq("M12")))

    assert belief.anywhere[follower.known.places[sq("M12")]] == pytest.approx(1)


def test_a_filter_that_is_handed_another_game_begins_anew():
    follower, other = Filter(COVE, WANDERS), Filter(COVE, WANDERS)
    follower.follow(BURIED, [Record(THERE), Record(THERE)], Record(THERE))

    belief = follower.follow(BURIED, [Record(NOWHERE)], Record(NOWHERE))

    fresh = other.follow(BURIED, [Record(NOWHERE)], Record(NOWHERE))
    assert belief.anywhere.tolist() == fresh.anywhere.tolist()


def test_a_harbour_that_turned_him_away_tells_his_coast():
    voyage = tuple(six_thefts(squares("C4 L3 I5 O10 D8 G10")))
    follower = Filter(COVE, HEADS_FOR_TREASURE)

    belief = follower.follow(BURIED, voyage, Record(NOWHERE, landing=sq("M14")))

    assert belief.anywhere[follower.known.places[sq("M13")]] == pytest.approx(1)


def six_thefts(stolen):
    """Quiet turns, and every chest missed with time to reach the next."""
    yield from (Record(NOWHERE),) * 8
    for site in stolen:
        yield Record(NOWHERE, missed=site)
        yield from (Record(NOWHERE),) * 8
