"""Dice in their places."""

from quarterdeck.games.kapern.components import COIN, DIAMOND, MONKEY, PARROT, SABRE, SKULL
from quarterdeck.games.kapern.notation import read_dice as dice
from quarterdeck.terminal.games.kapern.hand import Hand

LIE = Hand((SKULL, SABRE, MONKEY, PARROT, COIN, COIN, COIN, DIAMOND))


def test_the_first_throw_lies_in_order_skulls_first():
    after = Hand().thrown(dice("1c1k6s"), dice("1c1k6s"))

    assert after.faces == (SKULL, *(SABRE,) * 6, COIN)


def test_what_is_picked_is_thrown_and_the_rest_stays():
    picked = LIE.toggled(2).toggled(5)

    after = picked.thrown(dice("2d"), dice("1k1s1p2c3d"))

    assert after.faces == (SKULL, SABRE, DIAMOND, PARROT, COIN, DIAMOND, COIN, DIAMOND)


def test_a_bots_dice_stay_too_though_nobody_saw_it_pick():
    after = LIE.thrown(dice("2c"), dice("1k1s5c1d"))

    assert after.faces == (SKULL, SABRE, COIN, COIN, COIN, COIN, COIN, DIAMOND)


def test_kept_dice_lie_on_the_island_unless_their_owner_says_otherwise():
    hand = LIE.toggled(1).toggled(2)._replace(adrift=frozenset({3}))

    assert hand.written(hand.ashore) == "3c1d"


def test_dice_in_the_air_leave_the_others_alone():
    spinning = LIE.spinning(stay=range(6), frame=1)

    assert spinning.faces[:6] == LIE.faces[:6]
    assert spinning.picked == {6, 7}
