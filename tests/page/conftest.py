"""The page's own modules in Node: what they work out, against cases that the rules have written."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "src" / "quarterdeck" / "web"
PROGRAMS = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])


@pytest.fixture(scope="session")
def node() -> str:
    """The machine's, or the one that was installed beside Python."""
    found = shutil.which("node", path=PROGRAMS)
    if not found and os.environ.get("CI") != "true":
        pytest.skip("there is no Node here")
    assert found
    return found


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page without its libraries, where Node takes all files for modules."""
    folder = tmp_path_factory.mktemp("page")
    shutil.copytree(WEB, folder, ignore=shutil.ignore_patterns("vendor"), dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


@pytest.fixture
def run_tests(node: str, web: Path, tmp_path: Path):
    def run(name: str, cases: object) -> None:
        """`node --test` on a file here, with these cases."""
        file = tmp_path / "cases.json"
        file.write_text(json.dumps(cases), "utf-8")
        env = {"PATH": PROGRAMS, "PAGE": web.as_uri(), "CASES": str(file)}
        command = [node, "--test", str(HERE / name)]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    return run
