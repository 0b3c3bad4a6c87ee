"""Matches on a cluster: a machine that is lost in the middle changes nothing."""

import sys
import warnings
from itertools import islice

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern.options import Options
from quarterdeck.matches.arena import Match, some_blocks
from quarterdeck.matches.cluster import on_cluster

MATCH = Match("kapern", ("captain", "mate"), Options(), seed=11)
BLOCKS = 400


def payoffs(blocks):
    return [block.payoffs for block in blocks]


def test_who_has_no_ray_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(QuarterdeckError) as no:
        next(on_cluster(MATCH, range(2)))

    assert no.value.sentence.key == "no-ray"


@pytest.fixture
def cluster():
    """Two machines with a core each, as far as Ray can tell."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray
        from ray.cluster_utils import Cluster

        both = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        both.second = both.add_node(num_cpus=1)
        ray.init(address=both.address, log_to_driver=False)
        yield both
        ray.shutdown()
        both.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_machine_lost_in_the_middle_changes_nothing(cluster):
    played = on_cluster(MATCH, range(BLOCKS))

    first = payoffs(islice(played, 20))
    cluster.remove_node(cluster.second, allow_graceful=False)
    rest = payoffs(played)

    assert first + rest == payoffs(some_blocks(MATCH, range(BLOCKS), processes=1))
