"""The API's own page in a real browser: it needs nobody else's files and keeps to the policy."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from tests.web.browser import PROGRAM, launch


@pytest.fixture(scope="module")
def browser():
    if not shutil.which(PROGRAM):
        pytest.skip(f"THE API'S PAGE IS NOT TESTED: no browser here (apt install {PROGRAM})")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def test_the_api_is_shown_offline_and_nothing_is_asked_of_others(server, browser):
    page = browser.new_page()
    asked, complaints = [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)

    page.goto(f"{server.base}/schema")
    page.get_by_text("/api/practice").wait_for()

    outside = [url for url in asked if not url.startswith((server.base, "data:"))]
    assert (outside, complaints) == ([], [])
    page.close()
