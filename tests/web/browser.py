"""The browser that pages are tested in."""

import shutil

from playwright.sync_api import Browser, Page, Playwright

PROGRAM = "chromium-headless-shell"  # the whole Chromium without a desktop: a quarter quicker
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
]

PRESS_ALL = "buttons => buttons.forEach(button => button.click())"


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=shutil.which(PROGRAM), args=FLAGS)


def see_advice(page: Page) -> None:
    """The coach may come to no answer in a busy house, and is asked again like by a person."""
    again = page.locator("[data-do=ask-again]")
    said = page.locator(".advice li").first
    said.or_(again).first.wait_for(state="attached")
    while not said.count():
        again.evaluate_all(PRESS_ALL)  # none may be left
        said.or_(again).first.wait_for(state="attached")
