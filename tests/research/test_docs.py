"""What the pages on research show is true."""

import re
import subprocess
import sys
from pathlib import Path

from tools.observation_page import page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_observations_is_what_the_layouts_say():
    assert (DOCS / "observations.md").read_text("utf-8") == page()


def test_the_python_of_the_page_on_research_runs(tmp_path):
    text = (DOCS / "research.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    done = subprocess.run(
        [sys.executable, "-c", "\n".join(blocks)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )

    assert blocks
    assert done.returncode == 0, done.stderr
