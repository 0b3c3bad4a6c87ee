"""The wire as TypeScript: every message, every letter, and what the REST API answers."""

from collections.abc import Iterator

from msgspec import inspect

from quarterdeck.bots.record import Account
from quarterdeck.core.examples import Example
from quarterdeck.insight.turning_points import Course
from quarterdeck.matches.rules_lab import ShippedLab
from quarterdeck.server import messages
from quarterdeck.server.api import account_forms, blocks, forms, invitations, ladder, notice_forms
from tools.typescript import declare_all, spell

HEAD = "// Written by `make wire` from server/messages.py and server/api; never by hand.\n"
ANSWERS = (
    forms.Me,
    forms.About,
    forms.Rules,
    forms.TableNumbers,
    forms.Opening,
    forms.Replay,
    forms.OwnTables,
    invitations.House,
    invitations.OneTable,
    notice_forms.PushKey,
    notice_forms.PushMade,
    notice_forms.OwnNotices,
    forms.LessonTold,
    forms.PuzzlesToday,
    forms.PuzzleTold,
    forms.WhyNotHere,
    forms.StudyListed,
    account_forms.OwnAccount,
    account_forms.Codes,
    blocks.BlockTold,
    ladder.LadderTold,
    ladder.Profile,
    ladder.RatingChange,
    Example,
)


def files() -> Iterator[tuple[str, str]]:
    yield "net/messages.d.ts", declarations()


def declarations() -> str:
    """Every struct that travels, then the two unions."""
    said, told, *answers = inspect.multi_type_info(
        [messages.Message, messages.Letter, *ANSWERS, Account, Course, ShippedLab]
    )
    unions = (("Message", said), ("Letter", told))
    aliases = (f"export type {name} = {spell(of)};" for name, of in unions)
    return "\n".join([HEAD, *declare_all(said, told, *answers), *aliases, ""])
