"""Who asks, as far as headers tell: the guest, their page's token, where from and how safely."""

from collections.abc import MutableMapping
from typing import Any, NamedTuple

from quarterdeck.server.accounts.session_tokens import SessionToken, read_session
from quarterdeck.server.cookies import CSRF, DEVICE, GUEST, SESSION, cookies_in, guest_of

SAFE = {"https", "wss"}


class Caller(NamedTuple):
    address: str = ""
    guest: str | None = None  # by a cookie that we have signed; or by their session
    session: SessionToken | None = None  # of an account; whether it goes on is asked later
    browser: str | None = None  # the guest that this browser has without a session
    device: str = ""  # their browser, once somebody has signed in there
    token: str = ""  # of their page, by a cookie
    form: str = ""  # the same token, by the page itself
    host: str | None = None
    origin: str | None = None
    safe: bool = False  # whether they came by TLS


def caller_of(scope: MutableMapping[str, Any], secret: str) -> Caller:
    headers = {name: value.decode("latin1") for name, value in scope["headers"]}
    safe = scope.get("scheme") in SAFE
    cookies = cookies_in(scope["headers"], safe)
    session, browser = (
        read_session(cookies.get(SESSION), secret),
        guest_of(cookies.get(GUEST), secret),
    )
    return Caller(
        address=caller_address(scope),
        guest=session.guest if session else browser,
        session=session,
        browser=browser,
        device=cookies.get(DEVICE, "")[:40],
        token=cookies.get(CSRF, ""),
        form=headers.get(b"x-csrftoken", ""),
        host=headers.get(b"host"),
        origin=headers.get(b"origin"),
        safe=safe,
    )


def caller_address(scope: MutableMapping[str, Any]) -> str:
    return str((scope.get("client") or ("",))[0])
