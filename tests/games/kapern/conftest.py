"""What several tests of the solver look at."""

import pytest

from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.solver.charts import chart_points


@pytest.fixture(scope="session")
def charts():
    """Every card by the book, worked out once."""
    return chart_points(Options())
