"""Which names this house answers to, and whom it believes about where others come from."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from quarterdeck.core.errors import QuarterdeckError

AT_HOME = ("local", "lan", "home", "home.arpa", "internal")  # no site of the world ends so
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class HostNames:
    """The names a page may be asked for by.

    Addresses in figures are always right. A name that nobody chose may be a foreign site's,
    pointed at this machine so that its scripts pass for ours.
    """

    def __init__(self, given: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        at_home = {f"{own}.{network}" for network in AT_HOME}
        self.known = {"localhost", own, *at_home, *(name_in(each) for each in given)}

    def know(self, host: str | None) -> bool:
        name = name_in(host or "")
        return name in self.known or is_address(name)


def name_in(host: str) -> str:
    """A host without its port, in small letters."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # no address at all
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Proxies:
    """Those who pass on what others ask, and say truly for whom."""

    def __init__(self, given: Iterable[str]) -> None:
        self.networks = [read_network(each) for each in given]

    def include(self, address: str) -> bool:
        if not self.networks or not is_address(address):
            return False
        found = ipaddress.ip_address(address)
        return any(found in network for network in self.networks)


def read_network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text)
    except ValueError as wrong:
        raise QuarterdeckError("serve-bad-proxy", address=text) from wrong
