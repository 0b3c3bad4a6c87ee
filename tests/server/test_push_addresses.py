"""Where a notice may be sent, and by which key of the house."""

import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import push_addresses, push_sealing
from quarterdeck.server.push_addresses import find_host, is_elsewhere, read_endpoint
from quarterdeck.server.push_key import push_key_of
from tests.server.push_service import Browser

BROWSER = Browser()


# Where it may be sent


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://",
        "https://u:p@push.example/x",
        "ftp://push.example",
        "https://push.example:99999/",
        "https://push.example/a b",
        "https://push.example/\r\nHost: evil",
        "nonsense",
        "https://[::1",
        "https://" + "ü" * 80 + ".example",
    ],
)
def test_what_is_no_address_of_a_push_service_is_refused(endpoint):
    with pytest.raises(Denied) as no:
        read_endpoint(endpoint)

    assert no.value.sentence.key == "denied-bad-push-address"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "ff02::1",
    ],
)
def test_no_address_of_ours_is_elsewhere(host):
    assert not is_elsewhere(host)


@pytest.mark.parametrize("host", ["93.184.215.14", "2606:4700::6810:1", "64:ff9b::5db8:d70e"])
def test_addresses_of_the_open_net_are(host):
    assert is_elsewhere(host)


def test_a_name_that_also_stands_for_an_address_of_ours_is_refused(monkeypatch):
    found = [(0, 0, 0, "", (host, 443)) for host in ("93.184.215.14", "127.0.0.1")]
    monkeypatch.setattr(push_addresses.socket, "getaddrinfo", lambda *_, **__: found)
    address = read_endpoint("https://push.example/x")

    with pytest.raises(Denied):
        find_host(address)
    del found[1]
    assert find_host(address) == "93.184.215.14"


def test_this_machine_is_sent_to_only_where_a_setting_allows_it():
    address = read_endpoint("http://127.0.0.1:80/x", allow_self=True)

    assert find_host(address, allow_self=True) == "127.0.0.1"
    with pytest.raises(Denied):
        find_host(address)


# Keys


def test_the_key_of_a_house_is_made_once_and_kept(tmp_path):
    one, other = (str(tmp_path / f"{name}.sqlite") for name in ("one", "other"))

    assert push_key_of(one) == push_key_of(one) != push_key_of(other)
    assert len(push_sealing.public_half(push_key_of(one))) == 87


@pytest.mark.parametrize(
    "spoil", [lambda key: "A" * len(key), lambda key: key[:40], lambda key: key + "A"]
)
def test_a_key_that_is_none_is_refused(spoil):
    keys = BROWSER.keys

    push_sealing.check_keys(keys["p256dh"], keys["auth"])
    with pytest.raises(Denied):
        push_sealing.check_keys(spoil(keys["p256dh"]), keys["auth"])
    with pytest.raises(Denied):
        push_sealing.check_keys(keys["p256dh"], keys["auth"] + "AAAA")
