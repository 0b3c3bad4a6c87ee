"""Builds wheel and sdist, checks them, and tries each in empty environments.

python -m tools.release_trial dist

On the oldest Python we support and on the newest of this machine: the base alone imports, plays and
passes `quarterdeck doctor`; with its extras it serves the page.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen
from zipfile import ZipFile

from tools.served_house import serve

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OLDEST = (3, 11)
WANTED = ("py.typed", "web/index.html", "web/sw.js", "games/kapern/rulebook.toml", "words/en.ftl")
PLAYS = """
import quarterdeck
for game in quarterdeck.games.GAMES.values():
    table, options = quarterdeck.QuietTable(1), game.options()
    state = quarterdeck.deal(game, game.seats[0], options, table)
    bots = [quarterdeck.sit(game, 'mate', options, seat) for seat in range(game.seats[0])]
    while (seat := game.to_move(state)) is not None:
        action = bots[seat].choose(game.view(state, seat))
        state = quarterdeck.play(game, state, seat, action, table)
    print(game.name, game.scores(state))
"""


def main() -> None:
    dist = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    say(f"quarterdeck {PROJECT['version']}")
    check_changelog()
    for package in build(dist):
        check_contents(package)
        for python in pythons():
            with TemporaryDirectory() as folder:
                try_package(package, python, Path(folder))
    say(f"Both can be released: {dist}")


def say(what: str) -> None:
    sys.stdout.write(f"== {what}\n")
    sys.stdout.flush()


# Building


def build(dist: Path) -> list[Path]:
    shutil.rmtree(dist, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", str(dist), str(ROOT))
    packages = sorted(dist.iterdir())
    run(sys.executable, "-m", "twine", "check", "--strict", *map(str, packages))
    return packages


def check_changelog() -> None:
    """What is released stands in the changelog, with its day."""
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    dated = [head for head in heads if re.fullmatch(r"\S+ \(\d{4}-\d\d-\d\d\)", head)]
    if not dated or dated[0].split()[0] != PROJECT["version"]:
        sys.exit(f"CHANGELOG.md has no dated head for {PROJECT['version']}: {heads[:2]}")
    if heads[0] == "Unreleased":
        say("Mind: CHANGELOG.md tells of changes that no version has yet")


def check_contents(package: Path) -> None:
    names = names_in(package)
    missing = [
        each for each in WANTED if not any(name.endswith(f"quarterdeck/{each}") for name in names)
    ]
    strays = [name for name in names if name.endswith(".pyc")]
    if missing or strays:
        sys.exit(f"{package.name}: missing {missing}, not wanted {strays}")
    say(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB, {len(names)} files")


def names_in(package: Path) -> list[str]:
    if package.suffix == ".whl":
        with ZipFile(package) as wheel:
            return wheel.namelist()
    with tarfile.open(package) as source:
        return source.getnames()


# Trying


def pythons() -> list[Path]:
    """The oldest we support, and the newest there is; once where that is the same."""
    found = {
        version: python for python in candidates() if (version := version_of(python)) >= OLDEST
    }
    if OLDEST not in found:
        sys.exit("Python 3.11 is needed to try what is promised for it.")
    return [found[version] for version in sorted({OLDEST, max(found)})]


def candidates() -> Iterator[Path]:
    """By name along the PATH, and those that pyenv keeps."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from sorted(kept.glob("3.*/bin/python"))
    for minor in range(OLDEST[1], 30):
        if python := shutil.which(f"python3.{minor}"):
            yield Path(python)


def version_of(python: Path) -> tuple[int, ...]:
    """What it says of itself; nothing where it cannot be started."""
    asked = [str(python), "-c", "import sys, venv; print(*sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return tuple(map(int, done.stdout.split())) if done.returncode == 0 else ()


def try_package(package: Path, python: Path, folder: Path) -> None:
    version = ".".join(map(str, version_of(python)))
    run(str(python), "-m", "venv", str(folder / "env"))
    own = folder / "env" / "bin"
    before = weigh(folder / "env")
    install(own, str(package))
    say(f"Python {version}, {package.name}: {(weigh(folder / 'env') - before) / 1e6:.0f} MB")
    run(str(own / "python"), "-W", "error", "-c", PLAYS, cwd=folder)
    run(str(own / "quarterdeck"), "duel", "kapern", "mate", "deckhand", "--games", "2", cwd=folder)
    run(str(own / "quarterdeck"), "doctor", cwd=folder)
    install(own, f"{package}[server,terminal]")
    run(str(own / "quarterdeck"), "doctor", "--port", "0", cwd=folder)
    with serve([str(own / "quarterdeck")], folder, bare()) as address:
        for path in ("/", "/api/games", "/readyz"):
            with urlopen(address + path) as answer:
                say(f"{path} {answer.status}, {len(answer.read())} bytes")


def install(own: Path, what: str) -> None:
    run(str(own / "python"), "-m", "pip", "install", "-q", "--no-compile", what)


def weigh(folder: Path) -> int:
    return sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())


def run(*command: str, cwd: Path = ROOT) -> None:
    """Quietly, unless it fails."""
    done = subprocess.run(command, cwd=cwd, env=bare(), text=True, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)[:200]}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")


def bare() -> dict[str, str]:
    """Nothing of this clone can be found; what is kept goes into the folder of the trial."""
    theirs = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "VIRTUAL_ENV")
    }
    return {**theirs, "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}


if __name__ == "__main__":
    main()
