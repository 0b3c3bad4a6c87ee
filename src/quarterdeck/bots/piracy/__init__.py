"""The bots of Piracy, each for both roles."""

from quarterdeck.bots.record import Bots

from . import coach, win_bar
from .either_role import captain, deckhand, mate, navy_with, pirate_with, rough_with
from .every_option import EVERY_OPTION
from .judges import FORMER_JUDGES, JUDGES
from .mate_navy import SWEEPER, TRACKER, WARDEN
from .mate_pirate import EVASIVE, PATIENT, STRAIGHT
from .rough_pirates import ROUGH_STYLES

BOTS = Bots(
    levels={"deckhand": deckhand, "mate": mate, "captain": captain},
    styles={
        "straight": pirate_with(STRAIGHT),
        "evasive": pirate_with(EVASIVE),
        "patient": pirate_with(PATIENT),
        **{name: rough_with(style) for name, style in ROUGH_STYLES.items()},
        **FORMER_JUDGES,
        "sweeper": navy_with(SWEEPER),
        "tracker": navy_with(TRACKER),
        "warden": navy_with(WARDEN),
    },
    styles_of_role={
        "pirate": ("straight", "evasive", "patient", *ROUGH_STYLES, *FORMER_JUDGES),
        "navy": ("sweeper", "tracker", "warden"),
    },
    judges=JUDGES,
    advise=coach.advise,
    chances=win_bar.chances,
    every_option=EVERY_OPTION,
    heat=coach.heats,
)
