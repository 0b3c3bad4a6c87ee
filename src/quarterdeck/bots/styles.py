"""Frozen opponents: bots with a way of their own, to measure others by.

They sit down at a duel like any level, but nobody is offered them at a table. In Piracy a style is
a Pirate's or a Navy's; in the other role it plays as a mate does.
"""

from collections.abc import Mapping

# game -> style -> module:maker, as in the ladder.
STYLES: Mapping[str, Mapping[str, str]] = {
    "kapern": {
        "cautious": "quarterdeck.bots.kapern:cautious",
        "bold": "quarterdeck.bots.kapern:bold",
        "stubborn": "quarterdeck.bots.kapern:stubborn",
    },
    "dorra": {
        "miser": "quarterdeck.bots.dorra:miser",
        "collector": "quarterdeck.bots.dorra:collector",
        "spoiler": "quarterdeck.bots.dorra:spoiler",
    },
    "waddingtons": {
        "fighter": "quarterdeck.bots.waddingtons:fighter",
        "runner": "quarterdeck.bots.waddingtons:runner",
        "rival": "quarterdeck.bots.waddingtons:rival",
    },
    "piracy": {
        "straight": "quarterdeck.bots.piracy:straight",
        "evasive": "quarterdeck.bots.piracy:evasive",
        "patient": "quarterdeck.bots.piracy:patient",
        "sweeper": "quarterdeck.bots.piracy:sweeper",
        "tracker": "quarterdeck.bots.piracy:tracker",
        "warden": "quarterdeck.bots.piracy:warden",
    },
}

# game -> role -> styles of that role, where seats do not all play the same part.
PARTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "piracy": {
        "pirate": ("straight", "evasive", "patient"),
        "navy": ("sweeper", "tracker", "warden"),
    },
}


def opponents(game: str, role: str) -> tuple[tuple[str, ...], ...]:
    """Whom a bot is measured by: each style of the other role, or all of them at one table."""
    if not role:
        return (tuple(STYLES[game]),)
    return tuple(
        (style,) for part, styles in PARTS[game].items() if part != role for style in styles
    )
