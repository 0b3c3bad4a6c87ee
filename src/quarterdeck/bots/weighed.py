"""What a thinker found of an action, beside the one it would choose."""

from typing import Any, NamedTuple


class Weighed(NamedTuple):
    """An action beside the chosen one."""

    action: Any
    share: float  # of the win
    behind: float  # the chosen one, by so much
    error: float  # the standard error of that
    worlds: int  # in which it was looked at

    def is_as_good(self, sure: float = 1.0) -> bool:
        """Whether what it is behind may be chance: it is within so many standard errors."""
        return self.behind <= sure * self.error
