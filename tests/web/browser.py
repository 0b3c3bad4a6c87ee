"""The browser that pages are tested in."""

import shutil

from playwright.sync_api import Browser, Playwright

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


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=shutil.which(PROGRAM), args=FLAGS)
