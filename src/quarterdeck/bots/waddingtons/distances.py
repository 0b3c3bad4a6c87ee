"""How many turns it takes to get somewhere, along straight lines and with bows that must be set."""

from functools import cache

from quarterdeck.games.waddingtons import sea

FAR = 99  # where no way leads
FASTEST = 20  # strength beyond which nothing gets nearer

Goal = frozenset[int]
COAST: Goal = sea.COAST


@cache  # six ports
def port(number: int) -> Goal:
    return frozenset({sea.harbour(number)})


@cache  # goals are squares and ports, strengths a few
def table(strength: int, goal: Goal) -> tuple[int, ...]:
    """By square: turns to the goal, the bows pointing wherever is best."""
    turns = [FAR] * len(sea.PLACES)
    edge = list(goal)
    for square in goal:
        turns[square] = 0
    while edge:
        edge = [near for square in edge for near in newly_reached(square, strength, turns)]
    return tuple(turns)


def newly_reached(square: int, strength: int, turns: list[int]) -> list[int]:
    """Squares from which one move leads here; a line is as long the other way round."""
    found = []
    for heading in range(8):
        for near in back_along(square, heading, strength):
            if turns[near] == FAR:
                turns[near] = turns[square] + 1
                found.append(near)
    return found


@cache  # a sea of 400 squares
def back_along(square: int, heading: int, strength: int) -> tuple[int, ...]:
    """Whoever sails with this heading can stop on the square."""
    line = sea.RAYS[square][(heading + 4) % 8][:strength]
    return tuple(each for each in line if square in sea.RAYS[each][heading])


@cache  # a sea of 400 squares
def ahead(strength: int, goal: Goal, square: int) -> tuple[int, ...]:
    """By heading: turns to the goal, beginning along the bows or with a turn."""
    best = table(strength, goal)
    return tuple(along(square, heading, strength, best) for heading in range(8))


def along(square: int, heading: int, strength: int, best: tuple[int, ...]) -> int:
    line = sea.RAYS[square][heading][:strength]
    return min([best[square], *(best[each] for each in line)]) + 1 if best[square] else 0


def turns_to_goal(strength: int, goal: Goal, square: int, heading: int | None) -> int:
    """From here; without a heading the bows may point anywhere."""
    swift = max(1, min(strength, FASTEST))
    if heading is None or square >= sea.FIRST_HARBOUR:
        return table(swift, goal)[square]
    return ahead(swift, goal, square)[heading]
