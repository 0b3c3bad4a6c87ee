"""What a host reads: lines, or JSON for programs; who asked for what only where it is wanted."""

import json
import logging
import subprocess
import sys

import httpx

from quarterdeck.server.house_logs import JsonLines, is_worth_writing

SERVE = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--language", "en"]


def logged(tmp_path, *more):
    """What a house writes down of one visit."""
    command = [*SERVE, "--data", str(tmp_path / "log.sqlite"), *more]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as house:
        base = house.stdout.readline().rpartition(" ")[2].strip()
        httpx.get(f"{base}/healthz")
        house.terminate()
        return house.communicate(timeout=60)[1].splitlines()


def test_a_quiet_house_writes_nothing(tmp_path):
    assert logged(tmp_path) == []


def test_every_request_is_written_down_where_it_is_wanted(tmp_path):
    (line,) = logged(tmp_path, "--access-log")

    assert line.endswith('"GET /healthz HTTP/1.1" 200')


def test_programs_read_an_object_a_line(tmp_path):
    lines = [json.loads(line) for line in logged(tmp_path, "--access-log", "--log-json")]

    (asked,) = [line for line in lines if line["from"] == "uvicorn.access"]
    assert (asked["method"], asked["path"], asked["status"]) == ("GET", "/healthz", 200)


def test_more_is_told_where_more_is_asked_for(tmp_path):
    assert any(
        "Application startup complete" in line for line in logged(tmp_path, "--log-level", "info")
    )


def test_a_line_that_was_refused_is_no_fault():
    said = "ASGI callable returned without completing handshake."
    refused = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, said, (), None)
    other = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "the disk is full", (), None)

    assert [is_worth_writing(each) for each in (refused, other)] == [False, True]


def test_what_went_wrong_keeps_its_trace():
    try:
        raise ValueError("no such island")
    except ValueError:
        about = sys.exc_info()
    record = logging.LogRecord("quarterdeck.hub", logging.ERROR, "", 1, "at %s", ("sea",), about)

    told = json.loads(JsonLines().format(record))

    assert (told["level"], told["from"], told["said"]) == ("error", "quarterdeck.hub", "at sea")
    assert told["trace"].endswith("ValueError: no such island")
