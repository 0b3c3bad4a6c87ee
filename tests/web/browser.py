"""The browser that pages are tested in."""

import shutil

import pytest
from playwright.sync_api import Browser, Playwright

from quarterdeck.words import LANGUAGES

PROGRAM = "chromium-headless-shell"  # the whole Chromium without a desktop: a quarter quicker
LONGEST = "de"  # words: always tried, the other languages slowly
SPOKEN = [
    pytest.param(each, marks=() if each == LONGEST else pytest.mark.slow) for each in LANGUAGES
]
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
