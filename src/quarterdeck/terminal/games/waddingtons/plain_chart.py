"""The sea in letters, for whoever has no colours: ships, ports, islands, and where one can sail."""

from collections.abc import Sequence

from quarterdeck.games.waddingtons.view import View
from quarterdeck.terminal import palette
from quarterdeck.terminal.games.waddingtons.drawing import Drawing
from quarterdeck.terminal.games.waddingtons.helm import helm
from quarterdeck.words import Words


def draw_plain_chart(seen: View, legal: Sequence[str], words: Words) -> list[str]:
    drawn = Drawing(seen, helm(seen, legal), palette.SEATS, words).text().plain
    legend = words.text("waddingtons-chart-signs")
    return [*(line.rstrip() for line in drawn.splitlines()), *legend.splitlines()]
