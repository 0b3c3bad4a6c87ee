"""What a window too small for a table says instead of showing pieces of one."""

from textual.widget import Widget

from quarterdeck.terminal.language import Voice

COLUMNS, ROWS = 80, 24  # the least at which nothing of any board is cut off


class SizeNotice(Widget):
    """Lies over everything, and is to be seen only where there is too little room."""

    SCOPED_CSS = False  # how large the window is, is written on the screen
    DEFAULT_CSS = """
    Screen { layers: default notice; }
    SizeNotice {
        layer: notice; display: none; width: 100%; height: 100%;
        background: $parchment; color: $ink; padding: 1;
    }
    .-tiny SizeNotice, .-low SizeNotice { display: block; }
    """

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def render(self) -> str:
        columns, rows = self.app.size
        least = {"least_columns": COLUMNS, "least_rows": ROWS}
        return self.voice.text("terminal-too-small", columns=columns, rows=rows, **least)
