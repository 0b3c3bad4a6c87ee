"""Shares of the luck in `quarterdeck bench server --fair`: sealed, shown, and the game is dealt."""

from collections.abc import Callable
from secrets import token_bytes

from quarterdeck.cli.bench_clients import BenchPlayer, Letter
from quarterdeck.core.commitments import SECRET, share_seal, terms_of
from quarterdeck.server.fair_messages import OpenShare, SealShare

SEATS = 2


async def bring_shares(players: list[BenchPlayer], first: list[Letter]) -> list[Letter]:
    """What everyone is shown once it is dealt."""
    shares = [token_bytes(SECRET) for _ in players]
    for player, letter, share in zip(players, first, shares, strict=True):
        await player.say(
            SealShare(0, player.table.name, player.seat, seal_of(player, letter, share))
        )
    for player, letter, share in zip(players, first, shares, strict=True):
        await hear_until(player, letter, lambda told: told.stage != "sealing")
        await player.say(OpenShare(0, player.table.name, player.seat, share.hex()))
    return [
        await hear_until(player, letter, lambda told: told.view is not None)
        for player, letter in zip(players, first, strict=True)
    ]


def seal_of(player: BenchPlayer, letter: Letter, share: bytes) -> str:
    luck = letter.luck
    assert luck is not None
    terms = terms_of("kapern", luck.version, luck.options.encode(), player.table.name, SEATS)
    return share_seal(terms, bytes.fromhex(luck.house), player.seat, share).hex()


async def hear_until(
    player: BenchPlayer, letter: Letter, wanted: Callable[[Letter], bool]
) -> Letter:
    while letter.tell != "shown" or not wanted(letter):
        letter = await player.hear()
    return letter
