"""Madolche Mewfeuille."""

from app.engine import constants as c
from tests.scenario import Scenario

CAT = "Madolche Mewfeuille"


def test_normal_summoned_it_brings_a_guest() -> None:
    duel = Scenario()
    duel.a.hand(CAT, CAT, "Kuriboh", "Madolche Ticket")
    duel.a.summons(CAT)
    duel.a.activates(CAT)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [CAT, CAT]
    assert sorted(duel.a.hand_names) == ["Kuriboh", "Madolche Ticket"]


def test_destroyed_by_the_opponent_it_goes_home() -> None:
    duel = Scenario()
    duel.a.monsters(CAT).face_up("Madolche Ticket").deck("Wattkid", CAT, "Kuriboh")
    duel.b.hand("Smashing Ground")
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.a.picks(CAT)
    duel.all_pass()
    assert duel.a.graveyard_names == []
    assert duel.a.hand_names == [CAT]  # the Ticket has called another one, or the same
    assert duel.a.deck_count == 3


def test_destroyed_by_its_controller_it_stays() -> None:
    duel = Scenario()
    duel.a.monsters(CAT).hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Dark Hole", CAT]
