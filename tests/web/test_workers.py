"""Two people at one table on two servers behind a proxy: one server is killed, nobody reloads."""

import re
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.postgres import free_port, postgres
from tests.server.redis_server import own_redis
from tests.server.running import Running, eventually, settings
from tests.server.test_deploy import as_whole, in_front, program
from tests.web import sailing
from tests.web.conftest import SWIFT, THINK
from tests.web.test_tables import open_table, roll_or_stop

SOCKETS = re.compile(r'^quarterdeck_sockets\{worker="[^"]*"\} (\d+)', re.MULTILINE)
ANY_OF_THEM = """
upstream quarterdeck {{ {servers} }}
map $http_upgrade $quarterdeck_connection {{ default upgrade; "" ""; }}
server {{
    listen 127.0.0.1:{port};
    location / {{
        proxy_pass http://quarterdeck;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $quarterdeck_connection;
    }}
}}
"""


@pytest.fixture
def servers(tmp_path) -> Iterator[list[Running]]:
    """Two of one house."""
    with postgres() as data, own_redis() as redis:
        more = {"data": data, "bus": redis.address, "processes": 1}
        house = settings(tmp_path, limits=SWIFT, think=THINK, **more)
        both = [Running(house) for _ in range(2)]
        yield both
        for each in both:
            if each.process.poll() is None:
                each.stop()


@pytest.fixture
def proxy(servers: list[Running], tmp_path) -> Iterator[str]:
    """It sends one here and the next one there, whoever they are."""
    port = free_port()
    places = " ".join(f"server {each.base.removeprefix('http://')};" for each in servers)
    written = as_whole(ANY_OF_THEM.format(servers=places, port=port), tmp_path)
    (tmp_path / "nginx.conf").write_text(written)
    command = [program("nginx"), "-p", str(tmp_path), "-e", str(tmp_path / "error.log"), "-c"]
    with in_front([*command, str(tmp_path / "nginx.conf")], f"http://127.0.0.1:{port}") as base:
        yield base


@pytest.fixture
def come(browser: Browser, browser_context_args: dict, proxy: str) -> Callable[[], Page]:
    def come() -> Page:
        context = browser.new_context(**{**browser_context_args, "base_url": proxy})
        context.set_default_timeout(sailing.PATIENCE)
        return context.new_page()

    return come


def sockets_at(servers: list[Running]) -> list[int]:
    """How many are open at each, by what they say of themselves."""
    told = httpx.get(f"{servers[-1].base}/metrics").text
    return sorted(int(each) for each in SOCKETS.findall(told))


@pytest.mark.slow
def test_a_server_is_killed_in_the_middle_of_a_game_and_nobody_reloads(
    come: Callable[[], Page], servers: list[Running]
):
    page = come()
    open_table(page, "open", "none")
    other = come()
    sailing.sit_down(other, page.url)
    for _ in range(20):  # whoever comes next is sent to the other server
        if sockets_at(servers) == [1, 1]:
            break
        other.reload()
        eventually(lambda: sum(sockets_at(servers)) == 2)
    pages = page, other
    for each in pages:
        each.evaluate("window.neverReloaded = true")
    for _ in range(4):
        roll_or_stop(sailing.first_of(pages, sailing.ROLL))

    servers[0].kill()

    for _ in range(6):
        roll_or_stop(sailing.first_of(pages, sailing.ROLL))
    told = [each.locator(".log li").count() for each in pages]
    assert all(told)
    for each in pages:
        assert each.evaluate("window.neverReloaded")
        expect(each.locator(".log li.turn").first).to_be_visible()
