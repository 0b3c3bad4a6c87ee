"""How well a sign stands out from its ground, and how it is lit so that it does."""

from functools import lru_cache

from rich.color import Color, ColorSystem
from rich.style import Style

from quarterdeck.terminal import palette

READABLE = 4.5  # what the Web Content Accessibility Guidelines ask of text, at level AA

# In the order in which they are tried: brass ink, else the piece as it is, else brass under ink.
LIGHTS = (
    Style(color=palette.BRASS_LIGHT, bold=True),
    Style(bold=True, underline=True),
    Style(color=palette.INK, bgcolor=palette.BRASS_LIGHT, bold=True),
)


@lru_cache(maxsize=256)
def lit(style: Style) -> Style:
    """A sign that can be chosen, on whatever ground it stands."""
    return next(lighted for light in LIGHTS if contrast(lighted := style + light) >= READABLE)


def contrast(style: Style, shown_in: ColorSystem = ColorSystem.TRUECOLOR) -> float:
    """From 1, the same, to 21, black on white."""
    assert style.color and style.bgcolor
    darker, lighter = sorted(luminance(each, shown_in) for each in (style.color, style.bgcolor))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: Color, shown_in: ColorSystem) -> float:
    """How bright a colour is to the eye, as the guidelines reckon it."""
    red, green, blue = map(linear, colour.downgrade(shown_in).get_truecolor())
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
