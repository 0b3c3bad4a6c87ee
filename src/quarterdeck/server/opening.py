"""A house is opened, and stays open until it is told to close."""

import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable
from errno import EADDRNOTAVAIL

from quarterdeck.bots.bots_of_others import invite_all, try_out
from quarterdeck.core.errors import QuarterdeckError, quote
from quarterdeck.server.database import call_house
from quarterdeck.server.house_logs import write_logs
from quarterdeck.server.house_secret import was_never_open
from quarterdeck.server.nearby import EVERYWHERE, code_in_letters, nearby_address, write_host
from quarterdeck.server.settings import WAITING, Settings
from quarterdeck.server.sole_server import Note, sole_server
from quarterdeck.server.supervisor import Supervisor
from quarterdeck.server.worker import serve_on
from quarterdeck.words import words

BUSES = ("redis://", "rediss://", "unix://")
HOST_NAME = re.compile(r"(\[[0-9A-Fa-f:]+\]|[^\s/:@?#]+)(:\d+)?")
AT_A_STRETCH = 16 * 1024  # bytes; some hundred messages, or a quarter of the longest form


def run_server(settings: Settings, browse: bool, language: str) -> None:
    """Open the house and keep it open until Ctrl-C."""
    write_logs(settings.log_level, settings.log_json, settings.access_log)
    check_sharing(settings)
    check_host_names(settings.host_names)
    try_out(settings.bots)
    invite_all(settings.bots)
    with sole_server(settings.data, with_others=settings.bus is not None) as note:
        open_house(settings, browse, language, note)


def check_sharing(settings: Settings) -> None:
    """Several servers need a log that they can share, and a way to hear of each other."""
    if settings.bus is not None and not settings.bus.startswith(BUSES):
        raise QuarterdeckError("serve-bad-bus")
    shared_log = (settings.data or "").startswith("postgres")
    if settings.workers > 1 and not (settings.bus and shared_log):
        raise QuarterdeckError("serve-workers-alone", workers=settings.workers)
    if settings.bus is not None and not shared_log:
        raise QuarterdeckError("serve-bus-alone")


def check_host_names(names: Iterable[str]) -> None:
    """A whole link would never be what a browser asks for."""
    for name in names:
        if not HOST_NAME.fullmatch(name):
            raise QuarterdeckError("serve-bad-name", name=quote(name))


def open_house(settings: Settings, browse: bool, language: str, note: Note) -> None:
    new_at = call_house(settings.data) if was_never_open(settings.data) else None
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    address = f"http://{name_for_browsers(settings.host)}:{port}"

    def ready() -> None:
        note(address)
        say_addresses(address, nearby_address(settings.host, port), language, new_at)
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.workers > 1:
        Supervisor(settings, listening).run(ready)
    else:
        serve_on(listening, settings, ready)


def name_for_browsers(host: str) -> str:
    """This very machine goes by its name: browsers keep passkeys for names alone."""
    return "localhost" if host in {"127.0.0.1", *EVERYWHERE} else write_host(host)


def say_addresses(address: str, nearby: str | None, language: str, new_at: str | None) -> None:
    """Where it is; for friends with telephones also as a code, where somebody looks on."""
    said = words(None, language)
    lines = [said.text("serve-ready", address=address)]
    if nearby:
        lines.append(said.text("serve-nearby", address=nearby))
    if nearby and sys.stdout.isatty():
        lines.append(code_in_letters(nearby))
    if new_at:
        lines.append(said.text("serve-new", where=new_at))
    sys.stdout.write("\n".join([*lines, said.text("serve-stop")]) + "\n")
    sys.stdout.flush()


def listen(host: str, port: int) -> socket.socket:
    """The socket to come in by; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Handed on to every line: what lies in one is read at a stretch, while all others wait.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, AT_A_STRETCH)
    try:
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError) as wrong:
        listening.close()
        why = getattr(wrong, "strerror", None) or str(wrong)
        key = "serve-bad-host" if is_of_the_host(wrong) else "serve-port-taken"
        raise QuarterdeckError(key, host=host, port=port, why=why) from wrong
    return listening


def is_of_the_host(wrong: Exception) -> bool:
    """A name that nobody knows, or an address that another machine has: no port would help."""
    return isinstance(wrong, socket.gaierror) or getattr(wrong, "errno", 0) == EADDRNOTAVAIL
