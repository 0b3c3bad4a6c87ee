"""The house's secret lies with its games: who serves them knows the guests, nobody else does."""

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.house_secret import former_file, secret_of


def test_a_secret_is_made_once_and_kept_with_the_games(tmp_path):
    one, other = (str(tmp_path / f"{name}.sqlite") for name in ("one", "other"))

    assert secret_of(one) == secret_of(one)
    assert secret_of(one) != secret_of(other)
    assert not former_file(one).exists()


def test_guests_of_an_older_house_are_known_still(tmp_path):
    data = str(tmp_path / "log.sqlite")
    former_file(data).write_text("0123456789abcdef" * 4 + "\n")

    kept = secret_of(data)
    former_file(data).unlink()

    assert kept == secret_of(data) == "0123456789abcdef" * 4


@pytest.mark.parametrize("kept", ["", "\n", "0123"])
def test_a_secret_that_anybody_could_guess_is_refused(tmp_path, kept):
    data = str(tmp_path / "log.sqlite")
    former_file(data).write_text(kept)

    with pytest.raises(QuarterdeckError) as no:
        secret_of(data)

    assert no.value.sentence.key == "serve-bad-secret"
