"""What the Pirate is warned of: exactly the moves that lose at once."""

import pytest

from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.events import RanInto
from quarterdeck.games.piracy.warnings import ship_run_into
from tests.games.piracy.positions import PIRATE, at, play, sq

SIX = "C4 L3 I5 O5 D8 L7"


@pytest.mark.clause("P16")
@pytest.mark.parametrize("stolen", ["", SIX])
def test_every_move_that_runs_into_a_ship_is_warned_of_and_no_other(stolen):
    state = at("M12", "M13 L12 N11 B2 C2", stolen=stolen)
    seen = GAME.view(state, PIRATE)

    for action in GAME.legal_actions(state):
        chance = (1,) if "land" in GAME.write(action) else ()
        ship = ship_run_into(seen, action)
        _, heard = play(state, GAME.write(action), chance=() if ship is not None else chance)
        hit = [event.ship for event in heard if isinstance(event, RanInto)]
        assert hit == ([] if ship is None else [ship])


@pytest.mark.clause("P16")
def test_the_warning_names_the_ship():
    seen = GAME.view(at("M12", "B2 C2 M13 D2 E2"), PIRATE)

    assert ship_run_into(seen, GAME.read("sail M13")) == 2
    assert ship_run_into(seen, GAME.read("sail M13 land M14")) == 2
    assert ship_run_into(seen, GAME.read("wait")) is None
    assert sq("M13") in seen.ships
