"""Where a push may be sent: strangers name these addresses, so nothing of ours is reached by one.

A name is looked up once, and what was found is what is connected to.
"""

import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from quarterdeck.rooms.refusals import Denied

HTTPS = 443
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # leads to whatever IPv4 address it ends with


class PushAddress(NamedTuple):
    """An endpoint taken apart."""

    host: str
    port: int
    path: str
    is_safe: bool  # by TLS

    @property
    def origin(self) -> str:
        usual = self.port == HTTPS or not self.is_safe
        host = f"[{self.host}]" if ":" in self.host else self.host
        scheme = "https" if self.is_safe else "http"
        return f"{scheme}://{host}" + ("" if usual and self.is_safe else f":{self.port}")


def read_endpoint(text: str, allow_self: bool = False) -> PushAddress:
    """HTTPS alone; by plain HTTP only this very machine, where a test allows it."""
    try:
        parts = urlsplit(text)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except (ValueError, UnicodeError):
        raise Denied("bad-push-address") from None
    safe, plain = parts.scheme == "https", allow_self and parts.scheme == "http"
    if not host or not (safe or plain) or parts.username is not None or not is_written_well(text):
        raise Denied("bad-push-address")
    path = (parts.path or "/") + ("?" + parts.query if parts.query else "")
    return PushAddress(host, port or (HTTPS if safe else 80), path, safe)


def is_written_well(text: str) -> bool:
    """Nothing that could end a line of a request."""
    return text.isascii() and text.isprintable() and " " not in text


def find_host(address: PushAddress, allow_self: bool = False) -> str:
    """The one address to connect to, if every one that its name stands for is somebody else's."""
    found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    hosts = [str(each[4][0]) for each in found]
    if not hosts or not all(is_elsewhere(host, allow_self) for host in hosts):
        raise Denied("bad-push-address")
    return hosts[0]


def is_elsewhere(host: str, allow_self: bool = False) -> bool:
    """Whether it is an address of the open net; none of this machine or the nets around it."""
    address = ipaddress.ip_address(host.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_elsewhere(str(inner), allow_self)
    if allow_self and address.is_loopback:
        return True
    return address.is_global and not address.is_multicast and not address.is_reserved
