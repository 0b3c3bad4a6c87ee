"""A seed where nobody gave one."""

from quarterdeck.core.table import foretold_by_nobody


def any_seed() -> int:
    """One that nobody can foretell."""
    return int(foretold_by_nobody() * 2**53)
