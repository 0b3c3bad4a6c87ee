"""How often a door may be tried: by name and by address, and what is written down of it."""

from collections import Counter
from collections.abc import Callable
from time import monotonic

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_names import keys_of_name
from quarterdeck.server.accounts.audit import AuditLog, Deed
from quarterdeck.server.rate_limits import Buckets

A_NAME = 1 / 5  # of what an address may try, behind which several people live
STORE = 300  # seconds' worth that may come at once
A_MINUTE = 60  # in which refusals of one address make one line
COUNTED = 10_000  # addresses; where there are more, counting begins anew


class SignInLimits:
    """Whoever stuffs names and passwords is soon made to wait, and the host can read of it."""

    def __init__(
        self, audit: AuditLog, per_minute: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self.audit, rate = audit, per_minute / A_MINUTE
        self.names = Buckets(A_NAME * rate, clock, STORE)
        self.addresses = Buckets(rate, clock, STORE)
        self.lines = Buckets(1 / A_MINUTE, clock, A_MINUTE)
        self.refused: Counter[str] = Counter()  # since the last line, by address
        self.count = 0  # of all tries that were refused, for the figures of the house

    async def take(self, name: str, address: str) -> None:
        """One try; the same for names that there are and that there are not."""
        by_address = self.addresses.take(address)
        if by_address and self.names.take(keys_of_name(name).folded):
            return
        self.count += 1
        self.note_refused(address)
        if self.lines.take(address):
            told = f"{self.refused.pop(address)}, {name}"
            await self.audit.note(Deed("refused", agent=address, note=told))
        raise Denied("too-many-tries")

    def note_refused(self, address: str) -> None:
        if len(self.refused) >= COUNTED:
            self.refused.clear()
        self.refused[address] += 1
