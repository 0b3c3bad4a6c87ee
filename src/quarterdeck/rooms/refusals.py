"""What a table or the house does not allow."""

from typing import Any

from quarterdeck.core.errors import QuarterdeckError


class Denied(QuarterdeckError):
    """Something that a table or the house does not allow; `code` is for programs."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(f"denied-{code}", **arguments)


class Outlived(Denied):
    """A table whose rules are no longer known here."""

    def __init__(self, game: str, got: int, version: int) -> None:
        super().__init__("other-version", game=game, got=got, version=version)


class Stale(Denied):
    """The table has moved on meanwhile."""
