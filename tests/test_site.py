"""The documentation as a site: it opens from files, asks nobody outside, and can be searched."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser import launch

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[1]
WIDE, NARROW = {"width": 1280, "height": 900}, {"width": 390, "height": 844}

OF_EVERY_KIND = ("index", "rules/piracy", "reference/games", "reference/commands", "host", "wire")


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    pytest.importorskip("zensical")
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([sys.executable, "-m", "tools.site", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def reader():
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def open_site(reader: Browser, window: dict, scheme: str):
    """A page, and whatever it asks for that is no file, or complains of."""
    context = reader.new_context(viewport=window, color_scheme=scheme)
    page, wrong = context.new_page(), []
    page.on("request", lambda asked: wrong.append(asked.url) if is_outside(asked.url) else None)
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    return page, wrong


def is_outside(address: str) -> bool:
    return not address.startswith(("file:", "data:", "blob:"))


def look_at(page, wrong, files):
    for each in files:
        page.goto(each.as_uri())
        expect(page.locator("h1").first).to_be_visible()
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{each.name} scrolls sideways")


def test_every_page_opens_from_its_file(site, reader):
    page, wrong = open_site(reader, WIDE, "light")

    look_at(page, wrong, sorted(site.rglob("*.html")))

    assert wrong == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_of_every_kind_fit_a_telephone(site, reader, scheme):
    page, wrong = open_site(reader, NARROW, scheme)

    look_at(page, wrong, [site / f"{name}.html" for name in OF_EVERY_KIND])

    assert wrong == []


def test_the_picture_of_how_the_parts_fit_is_whole(site, reader):
    page, _ = open_site(reader, WIDE, "light")
    page.goto((site / "architecture.html").as_uri())

    picture = page.locator("pre code").first
    expect(picture).to_contain_text("server : terminal : research")
    assert picture.evaluate("it => it.scrollWidth <= it.clientWidth")


def test_the_search_works_from_files(site, reader):
    page, wrong = open_site(reader, WIDE, "light")
    page.goto((site / "rules" / "kapern.html").as_uri())
    page.keyboard.press("Control+k")
    page.keyboard.type("guardian")

    expect(page.get_by_text("House rules").last).to_be_visible()
    assert wrong == []


def test_the_reference_tells_of_a_games_fields(site):
    shown = (site / "reference" / "games.html").read_text("utf-8")

    assert "Rises exactly when some stored game would replay differently." in shown
