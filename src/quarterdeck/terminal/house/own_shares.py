"""This terminal's part in the luck of fair tables: a share drawn, sealed, shown, and looked for.

Kept for as long as the terminal runs; what it says to a house it says in the thread of the line.
"""

from secrets import token_bytes, token_hex
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core.commitments import SECRET, fingerprint, share_seal, terms_of
from quarterdeck.rooms.seats import Chair

Saying = tuple[str, dict[str, Any]]  # what to do, and with which fields


class ShareRead(msgspec.Struct, frozen=True):
    """A person's share, as all see it."""

    seat: int
    seal: str
    share: str | None = None


class LuckRead(msgspec.Struct, frozen=True):
    """How far the luck of a table has come."""

    version: int
    options: str
    house: str
    stage: str
    shares: tuple[ShareRead, ...] = ()
    used: tuple[int, ...] = ()

    @property
    def letters(self) -> str:
        """To be read out: everyone must see the same."""
        seals = [(each.seat, bytes.fromhex(each.seal)) for each in self.shares]
        return fingerprint(bytes.fromhex(self.house), seals)


class OwnShare(NamedTuple):
    seat: int
    share: bytes
    house: str
    seal: str


class OwnShares:
    """By table: what this terminal has drawn, and the luck as it was last told."""

    def __init__(self) -> None:
        self.drawn: dict[str, OwnShare] = {}
        self.told: dict[str, LuckRead] = {}

    def hear(
        self, table: str, game: str, chairs: tuple[Chair, ...], luck: LuckRead
    ) -> Saying | None:
        """What is to be said to the house now, if anything."""
        self.told[table] = luck
        seat = next((at for at, chair in enumerate(chairs) if chair.yours), None)
        if seat is None or luck.stage == "mixed":
            return None
        sealed = {each.seat: each.seal for each in luck.shares}
        if luck.stage == "sealing":
            terms = terms_of(game, luck.version, luck.options.encode(), table, len(chairs))
            return None if seat in sealed else self.seal(table, seat, luck.house, terms)
        own = self.drawn.get(table)
        if own is None or sealed.get(seat) != own.seal:
            return None
        return "open-share", {"table": table, "seat": seat, "share": own.share.hex()}

    def seal(self, table: str, seat: int, house: str, terms: bytes) -> Saying:
        """Drawn once for a seat, however often it is asked for."""
        own = self.drawn.get(table)
        if own is None or (own.seat, own.house) != (seat, house):
            share = token_bytes(SECRET)
            sealed = share_seal(terms, bytes.fromhex(house), seat, share).hex()
            own = self.drawn[table] = OwnShare(seat, share, house, sealed)
        return "seal-share", {"table": table, "seat": seat, "seal": own.seal}

    def is_wronged(self, table: str) -> bool:
        """Whether the share that was sealed here is not used, or the house's seal is another."""
        luck, own = self.told.get(table), self.drawn.get(table)
        if luck is None or own is None or luck.stage != "mixed":
            return False
        sealed = {each.seat: each for each in luck.shares}.get(own.seat)
        if sealed is None or sealed.seal != own.seal:
            return luck.house != own.house  # else another device of the same person was first
        used = own.seat in luck.used and sealed.share == own.share.hex()
        return luck.house != own.house or not used

    def salt(self, table: str) -> dict[str, str]:
        """For what is done in secret."""
        return {"salt": token_hex(SECRET)} if table in self.told else {}
