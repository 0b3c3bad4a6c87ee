"""Who asks, as far as headers tell: the guest, their page's token, where from and how safely."""

from collections.abc import MutableMapping
from typing import Any, NamedTuple

from quarterdeck.server.cookies import CSRF, GUEST, cookies_in, guest_of

SAFE = {"https", "wss"}


class Caller(NamedTuple):
    address: str = ""
    guest: str | None = None  # by a cookie that we have signed
    token: str = ""  # of their page, by a cookie
    form: str = ""  # the same token, by the page itself
    host: str | None = None
    origin: str | None = None
    safe: bool = False  # whether they came by TLS


def caller_of(scope: MutableMapping[str, Any], secret: str) -> Caller:
    headers = {name: value.decode("latin1") for name, value in scope["headers"]}
    safe = scope.get("scheme") in SAFE
    cookies = cookies_in(scope["headers"], safe)
    return Caller(
        address=caller_address(scope),
        guest=guest_of(cookies.get(GUEST), secret),
        token=cookies.get(CSRF, ""),
        form=headers.get(b"x-csrftoken", ""),
        host=headers.get(b"host"),
        origin=headers.get(b"origin"),
        safe=safe,
    )


def caller_address(scope: MutableMapping[str, Any]) -> str:
    return str((scope.get("client") or ("",))[0])
