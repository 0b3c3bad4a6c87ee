"""What a house tells those who watch over it: figures, in the words of Prometheus.

Nothing is counted twice and nothing costs a move more than an addition: most figures are
looked up when somebody asks. None of them says anything of a game or of a guest.
"""

import logging
import os
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import msgspec
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from quarterdeck.server.write_tally import WAITS, WriteTally

KIND = "text/plain; version=0.0.4; charset=utf-8"


class ErrorCount(logging.Handler):
    """How often something went wrong that somebody should look at."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


class Figures(NamedTuple):
    """How a house stands at a moment."""

    sockets: int  # that are open
    passed_on: int  # lines that went to the worker where their table is at home
    rooms: int  # that are held in memory
    followed: int  # tables that somebody looks at
    questions: int  # that wait for a bot's process
    errors: int
    written: WriteTally
    weight: "ServerWeight"


class ServerWeight(NamedTuple):
    """What a server takes of its machine."""

    cpu: float  # seconds
    memory: int  # bytes


def weigh_server() -> ServerWeight:
    """Of this one; where the system does not tell, it takes no memory."""
    times, held = os.times(), Path("/proc/self/statm")
    pages = int(held.read_text("ascii").split()[1]) if held.exists() else 0
    return ServerWeight(times.user + times.system, pages * 4096)


pack_figures = msgspec.json.Encoder().encode
unpack_figures = msgspec.json.Decoder(Figures).decode


class HouseCollector(Collector):
    """The figures of one house as families of metrics; of several servers each under its name."""

    def __init__(self, servers: Mapping[str, Figures]) -> None:
        self.servers = servers
        self.labels = [] if "" in servers else ["worker"]

    def collect(self) -> Iterator[Metric]:
        yield self.count("moves", "Entries that were made durable.", lambda f: f.written.entries)
        yield self.count("commits", "Batches they were written in.", lambda f: f.written.batches)
        yield self.spread("append_seconds", "From a decision until it was durable.")
        yield self.count("errors", "What somebody should look at in the log.", lambda f: f.errors)
        yield self.gauge("sockets", "Sockets that are open.", lambda f: f.sockets)
        yield self.gauge("rooms", "Tables held in memory.", lambda f: f.rooms)
        yield self.gauge("followed_tables", "Tables that somebody looks at.", lambda f: f.followed)
        yield self.gauge("bot_queue", "Questions for bots that wait.", lambda f: f.questions)
        if self.labels:
            yield self.count("passed_on", "Lines given to a neighbour.", lambda f: f.passed_on)
            yield self.count("cpu_seconds", "Of a processor.", lambda f: f.weight.cpu)
            yield self.gauge("memory_bytes", "That it holds.", lambda f: f.weight.memory)

    def count(self, name: str, about: str, of: Callable[[Figures], float]) -> Metric:
        family = CounterMetricFamily(f"quarterdeck_{name}", about, labels=self.labels)
        for server, figures in self.servers.items():
            family.add_metric(self.named(server), of(figures))
        return family

    def gauge(self, name: str, about: str, of: Callable[[Figures], float]) -> Metric:
        family = GaugeMetricFamily(f"quarterdeck_{name}", about, labels=self.labels)
        for server, figures in self.servers.items():
            family.add_metric(self.named(server), of(figures))
        return family

    def spread(self, name: str, about: str) -> Metric:
        """How many took so long or less."""
        family = HistogramMetricFamily(f"quarterdeck_{name}", about, labels=self.labels)
        for server, figures in self.servers.items():
            tally = figures.written
            edges = [*map(str, WAITS), "+Inf"]
            buckets = list(zip(edges, accumulate(tally.waits), strict=True))
            family.add_metric(self.named(server), buckets, tally.waited)
        return family

    def named(self, server: str) -> list[str]:
        """By machine and place: what is drawn goes on when a worker is started anew."""
        return [server.rpartition("/")[0]] if self.labels else []


def write_metrics(servers: Mapping[str, Figures]) -> bytes:
    """The whole page; of one server alone, with all that is known of its process."""
    registry = CollectorRegistry()
    registry.register(HouseCollector(servers))
    if "" in servers:
        ProcessCollector(registry=registry)
    return generate_latest(registry)
