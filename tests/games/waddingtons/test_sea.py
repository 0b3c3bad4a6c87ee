"""The chart must be the one the rules describe."""

import pytest

from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import sea
from tests.games.waddingtons.positions import heading, port, square

HOMES = box.PORTS[: box.HOMES]


def line(name, way):
    return [sea.NAMES[each] for each in sea.RAYS[square(name)][heading(way)]]


def everywhere(name):
    return {each for lines in sea.RAYS[square(name)] for each in lines}


@pytest.mark.clause("W9")
def test_the_islands_have_the_land_the_rules_say():
    islands = (sea.TREASURE_ISLAND, sea.FLAT_ISLAND, sea.PIRATE_ISLAND)

    assert [len(land) for land in islands] == [16, 12, 12]
    assert len(sea.COAST) == 20
    assert square("8,8") in sea.COAST
    assert square("5,20") in sea.FLAT_SHORE


@pytest.mark.parametrize("name", box.PORTS)
def test_no_line_from_a_port_meets_the_coast_of_treasure_island(name):
    assert not everywhere(name) & sea.COAST


@pytest.mark.parametrize(("home", "way"), list(zip(HOMES, ("se", "sw", "nw", "ne"), strict=True)))
def test_eight_squares_forward_and_then_a_diagonal_lead_to_the_coast(home, way):
    forward = sea.RAYS[square(home)][sea.OUTWARD[port(home)]]

    beyond = sea.RAYS[forward[7]][heading(way)]

    assert beyond[0] in sea.COAST


@pytest.mark.parametrize("home", HOMES)
def test_no_home_port_lies_in_line_with_another(home):
    others = {square(each) for each in HOMES} - {square(home)}

    assert not everywhere(home) & others


@pytest.mark.clause("W9")
@pytest.mark.parametrize("name", box.PORTS)
def test_a_harbour_is_entered_from_the_three_squares_it_touches(name):
    doors = [each for each in range(sea.FIRST_HARBOUR) if square(name) in sea.AHEAD[each]]

    assert len(doors) == 3
    assert len([lines for lines in sea.RAYS[square(name)] if lines]) == 3


@pytest.mark.clause("W9")
def test_a_line_ends_at_land_at_the_edge_or_in_a_harbour():
    assert line("8,14", "nw") == ["7,15", "6,16", "5,17"]
    assert line("1,18", "n") == ["1,19", "1,20"]
    assert line("20,14", "e") == ["amsterdam"]
    assert line("8,14", "e")[-1] == "amsterdam"


@pytest.mark.clause("W24")
def test_distance_is_counted_around_islands_in_kings_moves():
    away = sea.distances(square("8,10"))

    assert away[square("13,10")] == 7
    assert away[square("8,13")] == 3
    assert away[square("venice")] == 8


@pytest.mark.clause("W23")
@pytest.mark.parametrize(
    ("place", "way", "ports"),
    [
        ("8,8", "ne", ("cadiz", "amsterdam")),  # over the island to 20,20
        ("13,13", "sw", ("genoa", "venice")),
        ("8,10", "w", ("venice",)),
        ("8,13", "w", ("london",)),
        ("13,10", "w", ("venice",)),  # straight over Treasure Island
    ],
)
def test_the_port_ahead_is_the_one_nearest_to_where_the_line_leaves_the_map(place, way, ports):
    ahead = sea.ports_ahead(square(place), heading(way))

    assert tuple(box.PORTS[each] for each in ahead) == ports
