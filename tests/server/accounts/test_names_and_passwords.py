"""Which names are one, which passwords are guessed, and what recovery codes are."""

import asyncio

import pytest
from argon2 import PasswordHasher

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_names import keys_of_name
from quarterdeck.server.accounts.passwords import (
    PasswordKeeper,
    check_password,
    worst_passwords,
)
from quarterdeck.server.accounts.recovery_codes import hash_code, new_codes
from quarterdeck.server.accounts.session_tokens import new_session, read_session, seal_session

SWIFT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anne", "ANNE"),
        ("Anne", "Аnne"),  # Cyrillic А
        ("Anne", "Ａｎｎｅ"),  # full width
        ("Anne Bonny", "AnneBonny"),
        ("Oliver", "0liver"),
        ("Ilse", "llse"),
        ("Bоrt", "Bort"),  # Cyrillic о
        ("ﬁnn", "Finn"),  # a ligature
    ],
)
def test_names_that_look_alike_are_one(one, other):
    mine, theirs = keys_of_name(one), keys_of_name(other)

    assert mine.folded == theirs.folded or mine.skeleton == theirs.skeleton


@pytest.mark.parametrize(("one", "other"), [("Anne", "Annie"), ("René", "Rene"), ("Jack", "Jock")])
def test_other_names_are_others(one, other):
    mine, theirs = keys_of_name(one), keys_of_name(other)

    assert mine.folded != theirs.folded
    assert mine.skeleton != theirs.skeleton


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "short-password"),
        ("Password1234", "worst-password"),
        ("aaaaaaaaaaaa", "worst-password"),
        ("Anne Bonny!", "worst-password"),
        ("x" * 300, "short-password"),
    ],
)
def test_what_a_guesser_tries_first_is_refused(password, code):
    with pytest.raises(Denied) as no:
        check_password(password, "anne bonny!")

    assert no.value.sentence.key == f"denied-{code}"


def test_a_sentence_is_a_password():
    check_password("the parrot knows", "Anne")

    assert all(len(each) >= 10 for each in worst_passwords())


def test_a_password_is_right_however_it_is_typed_and_never_for_nobody():
    async def work():
        keeper = PasswordKeeper(SWIFT)
        kept = await keeper.keep("caf\u00e9 at the quay")
        return (
            kept,
            await keeper.is_right(kept, "cafe\u0301 at the quay"),
            await keeper.is_right(kept, "tea at the quay"),
            await keeper.is_right(None, "nobody has this password"),
        )

    kept, right, wrong, nobody = asyncio.run(work())

    assert "quay" not in kept
    assert (right, wrong, nobody) == (True, False, False)


def test_nobody_is_tried_as_long_as_somebody():
    """The same work is done, whether there is a password to compare with or not."""
    tried = []

    class Watched(PasswordKeeper):
        def verify(self, kept, password):
            tried.append(kept.rpartition("$")[0].rpartition("$")[0])  # what it costs
            return super().verify(kept, password)

    async def work():
        keeper = Watched(SWIFT)
        await keeper.is_right(await keeper.keep("the parrot knows"), "a wrong sentence")
        await keeper.is_right(None, "a wrong sentence")

    asyncio.run(work())

    assert len(tried) == 2
    assert tried[0] == tried[1]


def test_codes_are_ten_and_are_known_however_they_are_typed():
    codes = new_codes()

    assert len(set(codes)) == 10
    assert hash_code("anne", codes[0]) == hash_code("anne", codes[0].lower().replace(" ", "-"))
    assert hash_code("anne", codes[0]) != hash_code("mary", codes[0])


def test_a_session_is_read_by_its_seal_alone():
    session = new_session("anne")
    cookie = seal_session(session, "secret")

    assert read_session(cookie, "secret") == session
    assert read_session(cookie.replace("anne", "mary"), "secret") is None
    assert read_session(cookie, "another") is None
    assert read_session("..", "secret") is None
    assert session.token not in session.id
