"""On what time somebody would play at a house: as it is typed, and as a form offers it."""

import re
from datetime import datetime
from typing import Any

import msgspec

from quarterdeck.core.errors import quote
from quarterdeck.rooms.clocks import A_DAY, AnyControl, ByPost, Live, Night
from quarterdeck.terminal.house.trouble import HouseTrouble

LIVE = re.compile(r"live:([0-9]{1,5})\+([0-9]{1,5})\+([0-9]{1,5})")
POST = re.compile(r"post:([0-9]{1,3})([hd])")
UNITS = {"h": 3600, "d": A_DAY}
NIGHT = {"begins": 23, "ends": 7}  # o'clock here
# By a form: none, live, by post.
OFFERED: tuple[AnyControl | None, ...] = (None, Live(base=120, delay=30), ByPost(A_DAY))
CLOCK, NIGHTS = "clock", "nights"  # as they are typed before a sign of equality


def read_clock(said: dict[str, str]) -> AnyControl | None:
    """`clock=live:30+120+0` or `clock=post:1d nights=off`; None where neither is said."""
    if not {CLOCK, NIGHTS} & said.keys():
        return None
    control = control_in(said.get(CLOCK, ""), said.get(NIGHTS))
    try:
        return msgspec.convert(control, AnyControl)  # type: ignore[no-any-return]  # a union
    except msgspec.ValidationError:
        typed = " ".join(f"{name}={said[name]}" for name in (CLOCK, NIGHTS) if name in said)
        raise HouseTrouble("bad-clock", text=quote(typed)) from None


def control_in(clock: str, nights: str | None) -> dict[str, Any]:
    """What was typed, taken apart; nothing where it has no such form."""
    live, post = LIVE.fullmatch(clock), POST.fullmatch(clock)
    if live and nights is None:
        delay, base, increment = map(int, live.groups())
        return {"kind": "live", "delay": delay, "base": base, "increment": increment}
    if post and nights in (None, "on", "off"):
        night = night_here() if nights == "off" else None
        return {"kind": "post", "allowance": int(post[1]) * UNITS[post[2]], "night": night}
    return {}


def night_here() -> Night:
    """When no time runs, by the clock of this machine."""
    ahead = datetime.now().astimezone().utcoffset()
    return Night(**NIGHT, offset=int(ahead.total_seconds() // 60) if ahead else 0)


def clock_form(control: AnyControl | None) -> Any:
    """As a house wants it said."""
    return msgspec.to_builtins(control)
