"""How a server is set up: where it listens, where it writes, how much it puts up with."""

import os

import msgspec

GRACE = 2.0  # seconds more, after which a bot that still thinks plays the default
AWAY = 60.0  # seconds that a person who has gone is waited for
LARGEST = 64 * 1024  # bytes of a message that anyone has a use for
LARGEST_HEAD = 16 * 1024  # and of all headers of a request
WAITING = 4096  # connections that may come before they are let in
BROWSER = 16  # lines that a browser and its tabs may hold besides their sockets


class Limits(msgspec.Struct, frozen=True):
    """What one guest, and one address with everyone behind it, may ask for."""

    connections_per_guest: int = 20
    connections_per_address: int = 200
    messages_per_second: float = 40  # of one guest, over sockets
    requests_per_second: float = 20  # of one guest or one address, over HTTP
    tables_per_minute: float = 300  # that one address may open
    request_within: float = 10  # seconds a request has to come in whole
    lines_per_second: float = 1  # of talk, of one guest
    waiting_tables: int = 5  # of one guest, opened within the hour
    tries_per_minute: float = 10  # of one address, to make or enter an account; a fifth of a name

    @property
    def lines_per_address(self) -> int:
        """Connections of every kind."""
        return 2 * self.connections_per_address + BROWSER


NO_LIMITS = Limits(1_000_000, 1_000_000, 1e9, 1e9, 1e9, 1e9, 1e9, 1_000_000, 1e9)


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str | None = None  # a file or an address; the user's data folder without it
    pace: float = 0.9  # seconds between a bot's moves, so that people can follow
    think: float = 0.5  # seconds a bot may think: it should be done well within a pace
    processes: int = max(2, os.cpu_count() or 1)  # in which bots think
    grace: float = AWAY  # seconds until the caretaker comes for a person who has gone
    limits: Limits = Limits()
    apart: bool = False  # the page as its files lie, for whoever works on them
    host_names: tuple[str, ...] = ()  # that the house answers to, besides its addresses
    proxies: tuple[str, ...] = ()  # addresses or networks of those who pass requests on
    prune: bool = False  # whether what nobody comes back for is let go once a day
    drain: float = 0  # seconds between saying that the house closes and closing it
    log_level: str = "warning"
    log_json: bool = False
    access_log: bool = False  # whether every request is written down
    bus: str | None = None  # the address by which several servers of one house hear of each other
    workers: int = 1  # processes that serve it on this machine
    place: int = 0  # of this one among them
    plain_accounts: bool = False  # whether accounts are entered over lines that others can read
    push_to_self: bool = False  # whether notices may go to this very machine, as in tests
    bots: tuple[str, ...] = ()  # of others, whom its guests may meet: `kapern=package.module:Bot`
