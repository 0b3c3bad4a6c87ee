"""A house that a tool opens for itself, and closes."""

import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def serve(
    quarterdeck: Sequence[str], folder: Path, env: Mapping[str, str] | None = None
) -> Iterator[str]:
    """The address of a house where nobody has been; what it keeps lies in the folder."""
    command = [*quarterdeck, "serve", "--port", "0", "--data", str(folder / "house.sqlite")]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().rpartition(" ")[2].strip()
    finally:
        process.terminate()
        process.wait()
