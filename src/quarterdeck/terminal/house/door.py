"""The door of a house: all but play, by its REST API, as the page does it.

Blocks: call it from a thread where a screen must not stand still.
"""

import urllib.error
import urllib.request
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar

import msgspec

from quarterdeck.terminal.house.kept_cookies import keep_cookies, kept_cookies
from quarterdeck.terminal.house.letters import (
    GuestName,
    ListedTable,
    NoAnswer,
    OfferedGame,
    OpenedTable,
    OwnList,
    read_json,
)
from quarterdeck.terminal.house.trouble import HouseRefusal, HouseTrouble

PATIENCE = 20.0  # seconds for an answer
LARGEST_ANSWER = 4 * 1024 * 1024  # bytes: of a list whose tables have boxes of their own, or a log
MOST_LISTED = 30  # tables of one's own
GUEST, TOKEN = "qd_guest", "qd_csrf"  # as the cookies end; by TLS they begin with __Host-
A = TypeVar("A")


class StayHere(urllib.request.HTTPRedirectHandler):
    """A cookie is for the house that wrote it: nobody is followed elsewhere with it."""

    def redirect_request(self, *_: Any) -> None:
        return None


class HouseDoor:
    """One guest of one house."""

    def __init__(self, base: str, language: str) -> None:
        self.base, self.language = base, language
        self.cookies = {
            name: each for name, each in kept_cookies(base).items() if is_cookie_of_ours(name)
        }
        self.opener = urllib.request.build_opener(StayHere())

    @property
    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    # Who

    def knock(self) -> str | None:
        """What one is called here, if one has been here; and whether it is a house at all."""
        answer = self.send("GET", "/api/me")
        try:
            return read_json(answer, GuestName).name
        except HouseTrouble:
            raise HouseTrouble("none-there", house=self.base, status=200) from None

    def introduce(self, name: str) -> str:
        """Say what one is called; the cookie is kept for the next time."""
        called = self.post("/api/guests", GuestName, name=name).name or name
        guest = {key: value for key, value in self.cookies.items() if key.endswith(GUEST)}
        keep_cookies(self.base, guest)
        return called

    # Tables

    def levels(self) -> dict[str, tuple[str, ...]]:
        """By game: the bots that sit down here, whatever is installed where the terminal runs."""
        offered = self.look("/api/games", tuple[OfferedGame, ...])
        return {game.name: game.levels for game in offered}

    def tables(self) -> tuple[ListedTable, ...]:
        return self.look("/api/tables", tuple[ListedTable, ...])

    def own_tables(self) -> OwnList:
        return self.look(f"/api/me/tables?most={MOST_LISTED}", OwnList)

    def listed(self, table: str) -> ListedTable:
        return self.look(f"/api/tables/{table}", ListedTable)

    def open_table(self, game: str, seats: list[dict[str, str]], **agreed: Any) -> str:
        form = {"game": game, "seats": seats, **agreed}
        return self.post("/api/tables", OpenedTable, **form).table

    def find_table(self, **wanted: Any) -> str:
        """Where the same is wanted, or a new one that others find."""
        return self.post("/api/quick-match", OpenedTable, **wanted).table

    def sit_down(self, table: str, seat: int) -> ListedTable:
        return self.post(f"/api/tables/{table}/seats/{seat}", ListedTable)

    def stand_up(self, table: str, seat: int) -> ListedTable:
        return self.ask("DELETE", f"/api/tables/{table}/seats/{seat}", ListedTable)

    def hire_bots(self, table: str, level: str) -> ListedTable:
        """On all chairs that nobody came for: then the game begins."""
        return self.post(f"/api/tables/{table}/bots", ListedTable, level=level)

    def rematch(self, table: str) -> str:
        return self.post(f"/api/tables/{table}/rematch", OpenedTable).table

    def take_back(self, table: str) -> str:
        """The table where the game stands as before one's last decision."""
        return self.post(f"/api/tables/{table}/take-back", OpenedTable).table

    def logbook(self, table: str) -> str:
        """Of a game that is over."""
        return self.send("GET", f"/api/tables/{table}/log").decode(errors="replace")

    # Asking

    def look(self, path: str, kind: type[A]) -> A:
        return self.ask("GET", path, kind)

    def post(self, path: str, kind: type[A], **form: Any) -> A:
        return self.ask("POST", path, kind, msgspec.json.encode(form))

    def ask(self, method: str, path: str, kind: type[A], form: bytes | None = None) -> A:
        return read_json(self.send(method, path, form), kind)

    def send(self, method: str, path: str, form: bytes | None = None) -> bytes:
        """What is answered; a refusal of the house is raised in its own words."""
        asked = urllib.request.Request(self.base + path, form, self.headers(), method=method)
        try:
            with self.opener.open(asked, timeout=PATIENCE) as answer:
                self.remember(answer.headers.get_all("set-cookie", []))
                return read_all(answer)
        except urllib.error.HTTPError as no:
            self.remember(no.headers.get_all("set-cookie", []))
            raise refusal_in(no, self.base) from None
        except (OSError, HTTPException, ValueError) as trouble:
            raise HouseTrouble("unreachable", house=self.base, why=system_reason(trouble)) from None

    def headers(self) -> dict[str, str]:
        """What a page would send: who asks, and with a form the page's token."""
        token = next((each for key, each in self.cookies.items() if key.endswith(TOKEN)), "")
        told = {"cookie": self.cookie_header, "x-csrftoken": token}
        json = {"content-type": "application/json", "accept-language": self.language}
        return {**json, **{name: value for name, value in told.items() if value}}

    def remember(self, written: list[str]) -> None:
        for each in written:
            try:
                read = SimpleCookie(each)
            except CookieError:
                continue
            self.cookies |= {
                name: one.value for name, one in read.items() if is_cookie_of_ours(name)
            }


def is_cookie_of_ours(name: str) -> bool:
    return name.removeprefix("__Host-") in (GUEST, TOKEN)


def read_all(answer: Any) -> bytes:
    """Up to what any house may say at once."""
    body: bytes = answer.read(LARGEST_ANSWER + 1)
    if len(body) > LARGEST_ANSWER:
        raise HouseTrouble("other-version")
    return body


def refusal_in(no: urllib.error.HTTPError, house: str) -> HouseRefusal | HouseTrouble:
    """A no in the words of the house; whoever says none is no house of ours."""
    try:
        told = read_json(read_all(no), NoAnswer)
    except (HouseTrouble, OSError, HTTPException):
        return HouseTrouble("none-there", house=house, status=no.code)
    return HouseRefusal(told.code, told.why)


def system_reason(trouble: Exception) -> str:
    """What the system says of it, without our own wrapping."""
    inner = getattr(trouble, "reason", trouble)
    return str(getattr(inner, "strerror", None) or inner or type(trouble).__name__)
