"""What a table or the house does not allow."""

from typing import Any

from quarterdeck.core.errors import QuarterdeckError


class Denied(QuarterdeckError):
    """Something that a table or the house does not allow; `code` is for programs."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(f"denied-{code}", **arguments)


class Stale(Denied):
    """The table has moved on meanwhile."""
