"""Bots think in processes beside each other: one of them takes one processor."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

MULTIPLY = """
import os
import quarterdeck.bots
import numpy
numpy.ones((500, 500)) @ numpy.ones((500, 500))
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="only Linux tells")
@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="one thread is all there is")
def test_a_product_of_matrices_is_not_shared_among_threads():
    own = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", MULTIPLY], env=own, capture_output=True, text=True, check=True
    )

    assert done.stdout.split() == ["1"]
