"""The colours of an old sea chart by lamplight, and the theme made of them."""

from textual.theme import Theme

PARCHMENT = "#e6d3a8"
BONE = "#fdf8ec"
INK = "#2a2018"
INK_SOFT = "#5a4629"
SAND = "#d8b878"
SEA = "#1d4a5a"
SEA_DEEP = "#0a2029"
SEA_LIGHT = "#4f8790"
FOAM = "#a3c5cb"
BRASS = "#d9a84a"
BRASS_LIGHT = "#f0cf86"
WINE = "#8a2429"
WINE_LIGHT = "#f2a5a9"
LEAF = "#8fbf83"
LAMPLIGHT = "#efe3c6"
NIGHT = "#101a20"
NIGHT_DEEP = "#18262e"

# One for each seat, dark enough to carry a light letter; the letter tells them apart too.
SEATS = ("#a92d28", "#2f6fb5", "#8f6209", "#357049", "#75509c", "#5c6670")

NIGHT_WATCH = Theme(
    name="night-watch",
    primary=BRASS,
    secondary=SEA_LIGHT,
    accent=BRASS_LIGHT,
    warning=BRASS,
    error=WINE_LIGHT,
    success=LEAF,
    foreground=LAMPLIGHT,
    background=NIGHT,
    surface=NIGHT_DEEP,
    panel=SEA_DEEP,
    dark=True,
    variables={
        "sea": SEA,
        "sea-deep": SEA_DEEP,
        "sea-light": SEA_LIGHT,
        "parchment": PARCHMENT,
        "ink": INK,
        "wine": WINE,
        "brass": BRASS,
        "soft": "#b9a988",
        "scrollbar": SEA_LIGHT,
        "scrollbar-background": NIGHT,
    },
)
