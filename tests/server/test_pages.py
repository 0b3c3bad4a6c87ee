"""The page and its files: what is sent, what is not, and what browsers are told."""

import re

import httpx
import pytest

from quarterdeck.server.page.edition import WEB
from tests.server.running import running, settings


@pytest.mark.parametrize("path", ["/", "/t/kapern-1", "/rules/kapern", "/replay/kapern-1"])
def test_every_address_of_the_page_leads_to_it(anne, path):
    page = anne.get(path)

    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    assert '<div id="app"></div>' in page.text


def test_who_works_on_the_page_is_sent_its_files_as_they_lie(tmp_path):
    with running(settings(tmp_path, apart=True)) as server:
        page = httpx.get(f"{server.base}/t/kapern-1")

    assert page.text == (WEB / "index.html").read_text("utf-8")


def test_a_copy_that_is_still_good_is_not_sent_again(anne):
    first = anne.get("/vendor/swagger/start.js")

    again = anne.web.get(
        "/vendor/swagger/start.js", headers={"if-none-match": first.headers["etag"]}
    )

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/%2e%2e/cli.py",
        "/..%2fcli.py",
        "/vendor/..%2f..%2fcli.py",
        "//etc/passwd",
        "/vendor",
        "/%00",
        "/" + "x" * 5000,
    ],
    ids=lambda path: path[:30],
)
def test_nothing_but_the_pages_own_files_is_sent(anne, path):
    assert anne.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nowhere", "/nowhere.js", "/schema"])
def test_browsers_are_told_to_be_strict(anne, path):
    headers = anne.get(path).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]


def test_pages_of_ours_hold_no_inline_script_but_the_import_map(anne):
    for path in ("/", "/schema"):
        inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", anne.get(path).text)

        assert all('type="importmap"' in attributes for attributes in inline)


def test_every_game_with_a_page_says_so(anne):
    pages = anne.get("/games/pages.json").json()

    assert set(pages) == {path.parent.name for path in (WEB / "games").glob("[a-z]*/game.js")} - {
        "any"
    }
    assert all(about["minutes"] > 0 and about["picture"] for about in pages.values())
