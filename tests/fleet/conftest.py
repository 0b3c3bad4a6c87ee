"""Tests of games in arrays need JAX, on whatever device there is."""

import pytest

pytest.importorskip("jax")
