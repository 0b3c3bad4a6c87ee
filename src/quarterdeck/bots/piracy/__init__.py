"""The bots of Piracy, each for both roles."""

from quarterdeck.bots.record import Bots

from . import coach, win_bar
from .either_role import captain, deckhand, mate, navy_with, pirate_with
from .judges import JUDGES
from .mate_navy import SWEEPER, TRACKER, WARDEN
from .mate_pirate import EVASIVE, PATIENT, STRAIGHT

BOTS = Bots(
    levels={"deckhand": deckhand, "mate": mate, "captain": captain},
    styles={
        "straight": pirate_with(STRAIGHT),
        "evasive": pirate_with(EVASIVE),
        "patient": pirate_with(PATIENT),
        "sweeper": navy_with(SWEEPER),
        "tracker": navy_with(TRACKER),
        "warden": navy_with(WARDEN),
    },
    styles_of_role={
        "pirate": ("straight", "evasive", "patient"),
        "navy": ("sweeper", "tracker", "warden"),
    },
    judges=JUDGES,
    advise=coach.advise,
    chances=win_bar.chances,
    heat=coach.heats,
)
