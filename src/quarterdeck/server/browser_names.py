"""What a browser says of itself, in as many words as people need to tell theirs apart."""

BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
    "quarterdeck": "quarterdeck",
}
MACHINES = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def name_browser(agent: str) -> str:
    """`Firefox, Linux`; of what is unknown nothing is said."""
    found = [first_in(agent, BROWSERS), first_in(agent, MACHINES)]
    return ", ".join(each for each in found if each)


def first_in(agent: str, names: dict[str, str]) -> str:
    return next((name for mark, name in names.items() if mark in agent), "")
