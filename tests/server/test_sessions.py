"""Whose request it is: cookies and tokens that nobody plants, names and proxies that are known."""

import socket

import httpx
import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.addresses import HostNames, Proxies
from quarterdeck.server.cookies import GUEST, new_guest, sign
from quarterdeck.server.house_secret import secret_of
from quarterdeck.server.page_tokens import is_token_of, new_token
from tests.server.running import Guest, running, settings

SECRET = "0" * 64
NAME = "pirates.example.org"
LOOPBACK = "127.0.0.1"
OWN = "localhost.local"  # as cookies know the name under which the house is opened
ELSEWHERE = "127.0.0.2"  # another address of this machine
BY_TLS = {"host": NAME, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def behind(tmp_path_factory):
    """A house with a name, behind a proxy."""
    known = {"host_names": (NAME,), "proxies": (LOOPBACK,)}
    with running(settings(tmp_path_factory.mktemp("behind"), **known)) as server:
        yield server


def test_a_token_is_good_for_one_guest_alone():
    token = new_token("anne", SECRET)

    assert is_token_of("anne", token, SECRET)
    assert not is_token_of("mary", token, SECRET)
    assert not is_token_of(None, token, SECRET)
    assert not is_token_of("anne", "", SECRET)


def test_anothers_token_opens_nothing(guest):
    anne, mallory = guest(), guest(name="Mallory")
    planted = mallory.web.cookies["qd_csrf"]
    anne.web.cookies.set("qd_csrf", planted, domain=OWN, path="/")
    anne.web.headers["x-csrftoken"] = planted

    no = anne.post("/api/practice", game="kapern", bots=["mate"])

    assert (no.status_code, no.json()["code"]) == (403, "csrf")


def test_a_token_of_anothers_is_replaced_by_the_next_answer(guest):
    anne, mallory = guest(), guest(name="Mallory")
    planted = mallory.web.cookies["qd_csrf"]
    anne.web.cookies.set("qd_csrf", planted, domain=OWN, path="/")

    told = anne.get("/api/me").cookies

    assert told["qd_csrf"] != planted
    assert "qd_csrf" not in anne.get("/api/me").cookies


def test_a_cookie_of_nobody_we_know_is_replaced_when_somebody_says_their_name(server):
    planted = sign(new_guest(), secret_of(server.settings.data))
    anne = Guest(server.base, cookies={GUEST: planted})

    told = anne.introduce("Anne")

    assert told.cookies[GUEST] != planted
    anne.leave()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1"])
def test_a_form_from_elsewhere_is_refused(anne, origin):
    no = anne.web.post("/api/guests", json={"name": "Eve"}, headers={"origin": origin})

    assert (no.status_code, no.json()["code"]) == (403, "foreign-origin")


def test_a_form_of_our_own_page_is_not(anne):
    own = {"origin": anne.base}

    assert anne.web.post("/api/guests", json={"name": "Anne"}, headers=own).status_code == 201


def test_a_foreign_name_for_this_machine_is_not_answered(anne):
    no = anne.web.get("/api/me", headers={"host": "evil.example"})

    assert (no.status_code, no.json()["code"]) == (421, "unknown-host")
    assert "evil.example" in no.json()["text"]


@pytest.mark.parametrize("path", ["/", "/t/kapern-1", "/schema", "/vendor/preact.js"])
def test_whoever_opens_a_page_by_a_foreign_name_reads_why_not(anne, path):
    no = anne.web.get(path, headers={"host": "evil.example"})

    assert (no.status_code, no.headers["content-type"]) == (421, "text/plain; charset=utf-8")
    assert no.text.startswith("This house is not known as “evil.example”.")


def test_nor_is_a_socket_under_such_a_name(anne):
    foreign = {"host": "evil.example", "origin": "http://evil.example", "upgrade": "websocket"}

    assert anne.web.get("/ws", headers=foreign).status_code == 421


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        (NAME, True),
        (f"{NAME.upper()}.:443", True),
        (f"{socket.gethostname()}.lan:8000", True),
        (f"{socket.gethostname()}.example.org", False),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
        ("", False),
        (None, False),
    ],
)
def test_a_house_knows_its_names_and_every_address(host, known):
    assert HostNames([NAME]).know(host) is known


def test_behind_a_proxy_with_tls_cookies_are_for_this_house_alone(behind):
    with httpx.Client(base_url=behind.base, headers=BY_TLS) as browser:
        (token,) = browser.get("/api/me").headers.get_list("set-cookie")
        value = token.partition(";")[0].partition("=")[2]
        sent = {"cookie": f"__Host-qd_csrf={value}", "x-csrftoken": value}
        told = browser.post("/api/guests", json={"name": "Anne"}, headers=sent)

    assert told.status_code == 201
    assert token.startswith("__Host-qd_csrf=")
    guest = next(each for each in told.headers.get_list("set-cookie") if "qd_guest" in each)
    assert guest.startswith("__Host-qd_guest=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(guest.split("; "))


def test_whoever_is_no_proxy_is_not_believed(behind, server):
    elsewhere = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=behind.base, headers=BY_TLS, transport=elsewhere) as liar:
        (token,) = liar.get("/api/me").headers.get_list("set-cookie")

    assert token.startswith("qd_csrf=")
    told = httpx.get(f"{server.base}/api/me", headers={**BY_TLS, "host": "localhost"})
    assert told.headers["set-cookie"].startswith("qd_csrf=")  # a house without any proxy


def test_proxies_are_addresses_or_networks():
    proxies = Proxies(["10.0.0.0/8", "::1"])

    assert proxies.include("10.1.2.3")
    assert proxies.include("::1")
    assert not proxies.include("11.0.0.1")
    assert not proxies.include("")
    with pytest.raises(QuarterdeckError) as no:
        Proxies(["example.org"])
    assert no.value.sentence.key == "serve-bad-proxy"
