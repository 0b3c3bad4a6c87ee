"""How the house is reached from other machines in the same network, and as a picture to scan."""

import io
import ipaddress
import socket
from functools import lru_cache
from urllib.parse import urlsplit

import segno

NOWHERE = ("192.0.2.1", 9)  # an address for examples: asking the way there sends nothing
EVERYWHERE = {"0.0.0.0", "::"}


def nearby_address(host: str, port: int) -> str | None:
    """The address for others nearby; none where only this machine is listened to."""
    own = own_address() if host in EVERYWHERE else host
    return None if own is None or is_own_machine(own) else f"http://{write_host(own)}:{port}"


def own_address() -> str | None:
    """The address of this machine on the way to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(NOWHERE)
        except OSError:  # no network
            return None
        return str(way.getsockname()[0])


def is_own_machine(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:  # a name
        return False


def write_host(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def address_for_others(came_by: str, host: str, port: int) -> str:
    """Where to send friends: where the reader came in, unless that is this very machine."""
    if not is_own_machine(urlsplit(came_by).hostname or ""):
        return came_by
    return nearby_address(host, port) or came_by


@lru_cache(maxsize=256)
def draw_code(link: str) -> bytes:
    """A link to be scanned, as a picture: dark on light in any theme, or scanners fail."""
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, scale=4, border=3, dark="#2a2018", light="#fdf8ec"
    )
    return drawn.getvalue()


def code_in_letters(link: str) -> str:
    """The same for a terminal, two rows of squares a line."""
    drawn = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
