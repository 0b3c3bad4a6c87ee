"""What we ship of others is exactly what the manifest says it is."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

VENDOR = Path(__file__).parent.parent / "src" / "quarterdeck" / "web" / "vendor"
MANIFEST = json.loads((VENDOR / "manifest.json").read_text("utf-8"))
OURS = {"manifest.json", "swagger/start.js"}
FILES = {path: entry for entry in MANIFEST for path in entry["files"]}


@pytest.mark.parametrize("path", FILES)
def test_a_vendored_file_is_what_was_vendored(path):
    found = sha256((VENDOR / path).read_bytes()).hexdigest()

    assert found == FILES[path]["files"][path]


def test_every_vendored_file_is_in_the_manifest():
    there = {str(path.relative_to(VENDOR)) for path in VENDOR.rglob("*") if path.is_file()}

    assert there - OURS == set(FILES)


@pytest.mark.parametrize("entry", MANIFEST, ids=lambda entry: entry["name"])
def test_a_vendored_package_has_a_version_and_a_licence(entry):
    assert entry["version"]
    assert entry["licence"] in {"MIT", "Apache-2.0"}
