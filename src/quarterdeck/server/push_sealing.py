"""What only one browser can read, signed by the house; nothing else here knows how that is done.

The library is large: it is imported when the first notice is sent, or the first key is looked at.
"""

import base64
import time
from functools import lru_cache

from quarterdeck.rooms.refusals import Denied

GOOD_FOR = 12 * 3600  # seconds that a signature holds
POINT, SHARED = 65, 16  # bytes of a browser's public key, and of what it shares with us


def seal(body: bytes, public_key: str, auth: str) -> bytes:
    """Encrypted for whoever has the other half of that key (aes128gcm)."""
    from pywebpush import WebPusher

    given = {"endpoint": "", "keys": {"p256dh": public_key, "auth": auth}}
    return bytes(WebPusher(given).encode(body)["body"])


def sign_request(key: str, origin: str, contact: str) -> str:
    """The header that says who sends it, for one push service."""
    from py_vapid import Vapid02

    claims = {"sub": contact, "aud": origin, "exp": int(time.time()) + GOOD_FOR}
    return str(Vapid02.from_raw(key.encode()).sign(claims)["Authorization"])


@lru_cache(maxsize=4)
def public_half(key: str) -> str:
    """Of the house's key, as browsers take it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_raw(key.encode()).public_key
    return write_bytes(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def check_keys(public_key: str, auth: str) -> None:
    """Refuse what nothing could be sealed with."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        point, shared = read_bytes(public_key), read_bytes(auth)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Denied("bad-push-key") from None
    if (len(point), len(shared)) != (POINT, SHARED):
        raise Denied("bad-push-key")


def write_bytes(given: bytes) -> str:
    return base64.urlsafe_b64encode(given).decode().rstrip("=")


def read_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
