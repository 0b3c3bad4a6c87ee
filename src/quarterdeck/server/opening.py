"""A house is opened, and stays open until it is told to close."""

import socket
import sys
import threading
import webbrowser

from quarterdeck.bots.bots_of_others import invite_all
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.house_logs import write_logs
from quarterdeck.server.nearby import code_in_letters, nearby_address
from quarterdeck.server.settings import WAITING, Settings
from quarterdeck.server.sole_server import sole_server
from quarterdeck.server.supervisor import Supervisor
from quarterdeck.server.worker import serve_on
from quarterdeck.words import words

BUSES = ("redis://", "rediss://", "unix://")
AT_A_STRETCH = 16 * 1024  # bytes; some hundred messages, or a quarter of the longest form


def run_server(settings: Settings, browse: bool, language: str) -> None:
    """Open the house and keep it open until Ctrl-C."""
    write_logs(settings.log_level, settings.log_json, settings.access_log)
    check_sharing(settings)
    invite_all(settings.bots)
    with sole_server(settings.data, with_others=settings.bus is not None):
        open_house(settings, browse, language)


def check_sharing(settings: Settings) -> None:
    """Several servers need a log that they can share, and a way to hear of each other."""
    if settings.bus is not None and not settings.bus.startswith(BUSES):
        raise QuarterdeckError("serve-bad-bus")
    shared_log = (settings.data or "").startswith("postgres")
    if settings.workers > 1 and not (settings.bus and shared_log):
        raise QuarterdeckError("serve-workers-alone", workers=settings.workers)
    if settings.bus is not None and not shared_log:
        raise QuarterdeckError("serve-bus-alone")


def open_house(settings: Settings, browse: bool, language: str) -> None:
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    address = f"http://{settings.host}:{port}"

    def ready() -> None:
        say_addresses(address, nearby_address(settings.host, port), language)
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if settings.workers > 1:
        Supervisor(settings, listening).run(ready)
    else:
        serve_on(listening, settings, ready)


def say_addresses(address: str, nearby: str | None, language: str) -> None:
    """Where it is; for friends with telephones also as a code, where somebody looks on."""
    said = words(None, language)
    lines = [said.text("serve-ready", address=address)]
    if nearby:
        lines.append(said.text("serve-nearby", address=nearby))
    if nearby and sys.stdout.isatty():
        lines.append(code_in_letters(nearby))
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
        raise QuarterdeckError("serve-port-taken", host=host, port=port, why=why) from wrong
    return listening
