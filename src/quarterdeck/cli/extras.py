"""How an extra is installed: by name, or from the clone that this is."""

from pathlib import Path

CLONE = Path(__file__).parents[3]


def how_to_install(extra: str) -> str:
    """In a clone the name would bring another quarterdeck, or none; elsewhere it is named."""
    if (CLONE / "pyproject.toml").is_file():
        place = "." if Path.cwd() == CLONE else CLONE
        return f"pip install -e '{place}[{extra}]'"
    return f"pip install 'quarterdeck[{extra}]'"
