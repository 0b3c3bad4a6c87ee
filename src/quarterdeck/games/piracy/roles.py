"""The two roles, as a match between bots gives them out: the first seat is the Pirate's."""

from msgspec.structs import replace

from quarterdeck.core.roles import Roles

from .options import Options


def first_is_pirate(options: Options) -> Options:
    return replace(options, pirate=1)


ROLES = Roles(("pirate", "navy"), first_is_pirate)
