"""What several tests of the solver look at."""

import pytest

from quarterdeck.bots.kapern.solver.value_tables import chart_points
from quarterdeck.games.kapern.options import Options


@pytest.fixture(scope="session")
def charts():
    """Every card by the book, worked out once."""
    return chart_points(Options())
