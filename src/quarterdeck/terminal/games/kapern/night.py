"""Skull Island by night. One letter a pixel."""

from quarterdeck.terminal.games.kapern.art import INKS
from quarterdeck.terminal.half_blocks import Inks

ROCK = (
    "................................................",
    ".....................nnNnnn.............yyy.....",
    "..................NnnnNnnnNnnn.........yyyyy....",
    ".................NnnnNnnnNnnnNn.......yyoyyyy...",
    "................knknNknnknnkNnKK......yyyyyoy...",
    ".....q.q......kkkkkkkkkkkkkkkKKKxK.....yyyyy....",
    "......q......kKkkkkkkkkkkkkkkkKKKxK.....yyy.....",
    "............kkkKkkkkkkkkkkkkkkkKKxKK............",
    "...........kkk#####kkkkkkkkkk#####KKK...........",
    "...........kk#######kkkkkkkk#######KK...........",
    "...........kk###ee###kkkkkk###ee###KK...........",
    "...........kk###ee###kkkkkk###ee###KK...........",
    "...........kkk######kkkkkkkk######KKK...........",
    "...........kkkkkkkkkkkk##kkkkkkKKKKKK...........",
    "............kkkkkkkkkk####kkkkkKKKKK............",
    "............Kkkkkkkkkk#kk#kkkkkKKKKx............",
    ".............kkkkkkkkkkkkkkkkkKKKKx.............",
    "...............kkkkkkkkkkkkkkKKKK........NNN....",
    "....NNN........kk#ww#ww#ww#ww#wKK.......NN.NN...",
    "...NN.NN.......kk#ww#ww#ww#ww#wKK......N..b..N..",
    "..N..b..N......kk##############KK.........b.....",
    ".....b.........kk##############KK.........b.....",
    ".....b........kkk#ww#ww#ww#ww#wKKK........b.....",
    ".....b......kkkkkkkkkkkkkkkkkkkKKKKK......b.....",
    "..KKKbKKKkkkkkkkkkkkkkkkkkkkkkkkKKKKKKKKKKbKKK..",
    "KKKKKKkkkkkkkkkkkkkkkkkkkkkkkkkkkkKKKKKKKKKKKKKK",
)
SKY = "#0d2531"
ASLEEP, AWAKE = "#5b4934", "#ffd75f"  # the eyes
WAVES = "\n".join(row * 40 for row in ("~  ~~   ~ ", "  ~   ~~  ", "~~  ~    ~"))


def inks(eyes: str) -> Inks:
    """The night's colours, with the eyes lit or not."""
    return {**INKS, "k": "#a8977d", "K": "#74664f", "x": "#5d503d", "q": "#3d5a68", "e": eyes}
