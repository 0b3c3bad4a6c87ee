"""Drawings of Piraten Kapern: dice faces, cards. One letter a pixel."""

from quarterdeck.games.kapern import components as box
from quarterdeck.terminal import palette
from quarterdeck.terminal.half_blocks import CLEAR, Inks, Picture, pictures_beside

INKS: Inks = {
    "w": palette.BONE,
    "#": palette.INK,
    "g": "#7d8b90",  # steel
    "G": "#4b5a60",
    "h": "#9a6b16",  # brass
    "b": "#5d3a1e",  # fur, wood
    "t": "#d8a877",  # skin
    "r": "#b8322c",
    "R": "#8a2429",
    "y": "#f0cf86",
    "o": "#e3b23c",
    "O": "#a8750f",
    "c": "#8fd3df",
    "C": "#4fa3bd",
    "B": "#2a6478",
    "n": "#38632f",
    "N": "#5f9a4c",
    "u": "#2f6fb5",
    "s": "#d8b878",
}

SKULL = (
    ".wwwww.",
    "wwwwwww",
    "w##w##w",
    "www#www",
    ".wwwww.",
    ".w#w#w.",
)
SABRE = (
    "g.....g",
    "Gg...gG",
    ".Gg.gG.",
    "..Ggg..",
    "hgG.Ggh",
    ".h...h.",
)
MONKEY = (
    ".bbbbb.",
    "bbtbtbb",
    "tb#t#bt",
    ".ttttt.",
    ".tt#tt.",
    "..ttt..",
)
PARROT = (
    "..rrr..",
    ".rr#ryy",
    ".rrrry.",
    "nNrr...",
    "unNr...",
    ".u.h...",
)
COIN = (
    "..ooo..",
    ".ooyoo.",
    "ooyOyoo",
    "ooyOyoO",
    ".ooyoO.",
    "..OOO..",
)
DIAMOND = (
    ".ccccc.",
    "cwCcwCc",
    "CCCcCCC",
    ".CcBcC.",
    "..CBC..",
    "...B...",
)
FACES: tuple[Picture, ...] = (SKULL, SABRE, MONKEY, PARROT, COIN, DIAMOND)

# A die: bone, or night for a skull, with a rim that lights up when it is picked.
DIE = (".=======.", *("=-------=",) * 6, ".=======.")

PIRATE = (
    "......######......",
    "....###ww###......",
    "..############....",
    "....tttttttt......",
    "....t##tt#tty.....",
    "....tttttttt......",
    "....bb####bb......",
    ".....bbbbbb.......",
)
GUARDIAN = (
    "......uuuu........",
    ".....uuuuuu.......",
    ".....ut#t#u..hhh..",
    ".....uttttu..hyh..",
    "......uttu...hyh..",
    "....uuuuuuutthhh..",
    "...uuuuBuuuuu.....",
    "...uuuuBuuuu......",
)
TREASURE_ISLAND = (
    "....NN.NN.........",
    "...NNnNnNN....oo..",
    "..N..NbN.N...oooo.",
    ".....b........oo..",
    ".....b...hhhh.....",
    "....b....bobb.....",
    "..ssssssssssssss..",
    "CcssssssssssssssCc",
)
SHIP = (
    ".......##.........",
    ".....w.##..w......",
    "....www...www.....",
    "...wwwww.wwwww....",
    "....www...www.bb..",
    "..bbbbbbbbbbbbb...",
    "...bbbhbbhbbbb....",
    "CcCcCcCcCcCcCcCcCc",
)


def frame_pictures(*pictures: Picture) -> tuple[str, ...]:
    """Small pictures in the middle of a card's window."""
    rows = pictures_beside(*pictures, gap=2)
    return (CLEAR * WINDOW, *(row.center(WINDOW, CLEAR) for row in rows), CLEAR * WINDOW)


WINDOW = len(SHIP[0])
SKY, DUSK, CAVE, JUNGLE = "#b5d9dc", "#34506b", "#1c1714", "#31502a"

# Each card's drawing and the colour behind it.
CARDS: tuple[tuple[Picture, str], ...] = (
    (frame_pictures(COIN), palette.WINE),
    (frame_pictures(DIAMOND), palette.SEA_DEEP),
    (PIRATE, palette.SEA_LIGHT),
    (frame_pictures(MONKEY, PARROT), JUNGLE),
    (GUARDIAN, DUSK),
    (TREASURE_ISLAND, SKY),
    (frame_pictures(SKULL), CAVE),
    (frame_pictures(SKULL, SKULL), CAVE),
    *((SHIP, SKY) for _ in box.SHIPS),
)
