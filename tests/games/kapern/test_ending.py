"""How turns end games: the final round, the reply, sudden death, ties, the last round."""

import pytest

from quarterdeck.core.moment import Over
from quarterdeck.games.kapern.events import FinalRound, LastTurn, SuddenDeath, TimeUp, Won
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply, ToRoll
from tests.games.kapern.positions import at, play, turn

SIX_HUNDRED = "4c2s1m1k"


def stop(scores, stage=RACE, *, seat=0, lie=SIX_HUNDRED, **more):
    """A turn that brings 600, unless other dice lie."""
    return play(at(lie, "guardian", seat=seat, scores=scores, stage=stage, **more), "stop")


@pytest.mark.clause("K27")
def test_reaching_the_target_gives_everyone_else_one_more_turn():
    after, heard = stop((5400, 0, 0))

    assert after.stage == Final(0)
    assert after.awaiting == ToRoll(1)
    assert FinalRound(0, 6000) in heard


@pytest.mark.clause("K2", "K27")
@pytest.mark.parametrize("target", [5000, 8000])
def test_the_agreed_target_stands_for_six_thousand(target):
    options = Options(target=target)

    reached, _ = stop((target - 600, 0), options=options)
    short, _ = stop((target - 700, 0), options=options)

    assert reached.stage == Final(0)
    assert short.stage == RACE


@pytest.mark.clause("K27")
def test_nobody_restarts_the_final_round():
    after, heard = stop((6000, 5600, 0), Final(0), seat=1)

    assert after.stage == Final(0)
    assert after.awaiting == ToRoll(2)
    assert not any(isinstance(event, FinalRound) for event in heard)


@pytest.mark.clause("K29")
def test_after_the_final_round_the_highest_score_wins():
    after, heard = stop((6100, 100, 5000), Final(0), seat=2)

    assert after.awaiting == Over((0,))
    assert heard[-1] == Won((0,))


@pytest.mark.clause("K28")
def test_a_surpassed_starter_has_one_last_turn():
    after, heard = stop((6000, 5500), Final(0), seat=1)

    assert after.stage == Reply(0)
    assert after.awaiting == ToRoll(0)
    assert LastTurn(0) in heard


@pytest.mark.clause("K28", "K29")
@pytest.mark.parametrize(("other", "winner"), [(6700, 1), (6500, 0)])
def test_the_last_turn_decides_and_nobody_answers_it(other, winner):
    after, _ = stop((6000, other), Reply(0))

    assert after.awaiting == Over((winner,))


@pytest.mark.clause("K28", "K29")
def test_an_equal_score_does_not_surpass_and_shares_the_win():
    after, heard = stop((6000, 5400), Final(0), seat=1)

    assert after.awaiting == Over((0, 1))
    assert heard[-1] == Won((0, 1))


@pytest.mark.clause("K30")
def test_when_all_fell_below_the_target_play_goes_on_after_whoever_moved_last():
    cursed, heard = play(
        turn("coin", seat=2, scores=(6000, 0, 0), stage=Final(0)), ("roll", "4k4c"), ("roll", "4s")
    )

    assert cursed.scores == (5600, -400, 0)
    assert cursed.stage == SUDDEN
    assert cursed.awaiting == ToRoll(0)
    assert SuddenDeath() in heard


@pytest.mark.clause("K28", "K30")
def test_a_starter_passed_below_the_target_still_goes_one_last_time_first():
    cursed, _ = play(
        turn("coin", seat=1, scores=(6000, 5900), stage=Final(0)), ("roll", "4k4c"), ("roll", "4s")
    )

    after, heard = play(turn("ship4", scores=cursed.scores, stage=Reply(0)), ("roll", "3k5c"))

    assert cursed.stage == Reply(0)
    assert after.scores == (4600, 5900)
    assert after.awaiting == ToRoll(1)
    assert SuddenDeath() in heard


@pytest.mark.clause("K30")
def test_in_sudden_death_the_first_to_reach_the_target_wins_at_once():
    after, _ = stop((5800, 5400, 5900), SUDDEN, seat=1)

    assert after.awaiting == Over((1,))


@pytest.mark.clause("K30")
def test_in_sudden_death_less_than_the_target_plays_on():
    after, _ = stop((5800, 5300, 5900), SUDDEN, seat=1)

    assert after.stage == SUDDEN
    assert after.awaiting == ToRoll(2)


@pytest.mark.clause("K32")
def test_after_two_hundred_rounds_the_highest_score_wins():
    last_but_one, _ = stop((100, 900), turn=399)
    last, heard = stop((900, 100), turn=400, seat=1)

    assert last_but_one.awaiting == ToRoll(1)
    assert last.awaiting == Over((0,))
    assert heard[-2:] == [TimeUp(200), Won((0,))]
