"""Pictures from letters."""

from quarterdeck.terminal.games.kapern import art, night
from quarterdeck.terminal.half_blocks import paint, pictures_beside, stamp

INKS = {"x": "#ff0000", "o": "#00ff00"}


def test_two_rows_of_a_picture_make_one_of_text():
    (line,) = paint(("x", "o"), INKS, "#000000")

    assert line.plain == "▀"
    assert (line.spans[0].style.color.name, line.spans[0].style.bgcolor.name) == (
        *("#ff0000", "#00ff00"),
    )


def test_a_picture_is_stamped_on_another_where_it_is_not_clear():
    assert stamp((".o", "o."), ("xxx", "xxx"), 1, 0) == ("xxo", "xox")


def test_pictures_stand_beside_each_other():
    assert pictures_beside(("x", "x"), ("o", "o"), gap=1) == ("x.o", "x.o")


def test_drawings_are_rectangles_of_known_inks():
    pictures = [*art.FACES, *(picture for picture, _ in art.CARDS), night.ROCK]
    known = set(night.inks(night.AWAKE)) | {"."}

    for picture in pictures:
        assert len({len(row) for row in picture}) == 1
        assert set("".join(picture)) <= known
