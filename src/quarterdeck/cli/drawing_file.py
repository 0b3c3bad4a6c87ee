"""A drawing goes into a file: as SVG, or as PNG where the file is named so."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from quarterdeck.core.errors import QuarterdeckError

ZOOM = 2  # pixels for a unit of the drawing: sharp on paper and on fine screens


def write_drawing(file: Path, svg: str) -> None:
    if file.suffix.lower() == ".png":
        file.write_bytes(as_png(svg))
    else:
        file.write_text(svg, "utf-8")


def make_room_for_drawing(file: Path) -> None:
    """A file that cannot be written, or not so, is found out before the games, not after."""
    file.open("a").close()
    if file.suffix.lower() == ".png":
        painter()


def as_png(svg: str) -> bytes:
    return bytes(painter()(svg_string=svg, zoom=ZOOM, serif_family="DejaVu Serif"))


def painter() -> Callable[..., Any]:
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError:
        raise QuarterdeckError("plot-no-png") from None
    return svg_to_bytes
