"""House rules from text."""

from pathlib import Path

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.options import choices, number_tables, read
from quarterdeck.games.dorra import options as dorra
from quarterdeck.games.kapern.options import Options
from quarterdeck.words import words


def test_options_are_read_by_name_and_the_rest_is_the_rulebooks():
    assert read(Options, ["target=5000", "keep_one = TRUE"]) == Options(target=5000, keep_one=True)
    assert read(Options, []) == Options()


def test_every_option_tells_the_values_it_can_have():
    assert choices(Options)["target"] == (5000, 6000, 8000)
    assert choices(Options)["floor_zero"] == (False, True)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("target", "“target” sets no option. Write name=value, with one of target, guardian_chest"),
        ("tarqet=5000", "There is no option “tarqet”."),
        ("tarqet=5000", "Did you mean target?"),
        ("target=7000", "The option target cannot be “7000”. It can be 5000, 6000, 8000."),
        ("keep_one=maybe", "The option keep_one cannot be “maybe”. It can be false, true."),
    ],
)
def test_a_wrong_option_is_answered_with_what_would_be_right(text, says):
    with pytest.raises(QuarterdeckError) as no:
        read(Options, [text])

    assert says in words().say(no.value.sentence)


def test_a_table_of_numbers_is_no_choice_but_a_file():
    assert choices(dorra.Options) == {
        "memory": ("strict", "aided"),
        "purses": ("public", "hidden"),
        "first": ("lot", 1, 2, 3, 4, 5),
        "ties": ("booty", "shared"),
    }
    assert set(number_tables(dorra.Options)) == {"components"}
    assert number_tables(Options) == {}


def test_a_table_of_numbers_is_read_from_its_file_into_the_options(tmp_path):
    standard = Path(dorra.__file__).with_name("components.toml").read_text("utf-8")
    file = tmp_path / "my.toml"
    file.write_text(standard.replace("chest = 15", "chest = 20"), "utf-8")

    agreed = read(dorra.Options, [f"components={file}", "memory=aided"])

    assert agreed.components.booty.chest == 20
    assert agreed.components.ships == dorra.Options().components.ships
    assert agreed.memory == "aided"


def test_a_file_that_is_not_there_is_an_oserror_for_the_command_line_to_tell():
    with pytest.raises(FileNotFoundError):
        read(dorra.Options, ["components=nowhere.toml"])
