"""Seals: what somebody has fixed, and shows to nobody before the time has come.

A seal is a salted hash of parts that are written with their lengths, so that no two lists of
parts are written alike. `docs/fairness.md` says it for other languages.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import digest as hmac_digest

SECRET = 32  # bytes of a secret, a share or a salt
READ_ALOUD = 12  # letters of a fingerprint, five bits each
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are taken for others
Part = bytes | str | int
Shares = Sequence[tuple[int, bytes]]  # seat and share, or seat and seal


def encode_parts(*parts: Part) -> bytes:
    """Each with its length before it, four bytes; a number in decimal digits."""
    written = (part if isinstance(part, bytes) else str(part).encode() for part in parts)
    return b"".join(len(part).to_bytes(4) + part for part in written)


def hash_parts(*parts: Part) -> bytes:
    return sha256(encode_parts(*parts)).digest()


def terms_of(game: str, version: int, options: bytes, table: str, seats: int) -> bytes:
    """What is played where by how many, as everything that is sealed there binds it."""
    return hash_parts("quarterdeck table 1", game, version, options, table, seats)


def house_seal(terms: bytes, secret: bytes) -> bytes:
    return hash_parts("quarterdeck house 1", terms, secret)


def share_seal(terms: bytes, house: bytes, seat: int, share: bytes) -> bytes:
    """It names the house's seal, which so cannot be made later."""
    return hash_parts("quarterdeck share 1", terms, house, seat, share)


def move_seal(terms: bytes, place: tuple[int, int], salt: bytes, words: Iterable[str]) -> bytes:
    """A decision that not everyone may know; its place is its number and its seat."""
    return hash_parts("quarterdeck move 1", terms, *place, salt, *words)


def joint_key(secret: bytes, terms: bytes, shares: Shares) -> bytes:
    """What all chance of a game follows from: the house's secret, and the shares that were used."""
    parts = [part for share in sorted(shares) for part in share]
    return hmac_digest(secret, encode_parts("quarterdeck key 1", terms, *parts), "sha256")


def fingerprint(house: bytes, seals: Shares) -> str:
    """All seals of a table in a few letters, to be read out and compared."""
    parts = [part for seal in sorted(seals) for part in seal]
    left = int.from_bytes(hash_parts("quarterdeck fingerprint 1", house, *parts)[:8]) >> 4
    letters = [LETTERS[left >> 5 * place & 31] for place in reversed(range(READ_ALOUD))]
    return "-".join("".join(letters[at : at + 4]) for at in range(0, READ_ALOUD, 4))
