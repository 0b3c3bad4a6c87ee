"""Verbs speak English here, to a terminal of eighty columns."""

import pytest


@pytest.fixture(autouse=True)
def _english_on_eighty_columns(monkeypatch):
    for louder in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(louder, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
