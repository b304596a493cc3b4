"""Tuningware."""

from tests.rulings.extra_deck import CATASTOR, TUNE
from tests.scenario import Scenario


def test_it_may_count_as_level_2_and_draws() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, "Tuningware").extra(CATASTOR)
    duel.a.special_summons(CATASTOR)
    duel.a.picks(TUNE, "Tuningware")
    duel.all_pass()
    assert len(duel.a.hand_names) == 1


def test_banished_as_material_it_does_not_draw() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, "Tuningware").extra(CATASTOR)
    duel.b.face_up("Macro Cosmos")
    duel.a.special_summons(CATASTOR)
    duel.a.picks(TUNE, "Tuningware")
    duel.all_pass()
    assert duel.a.hand_names == []


def test_sent_otherwise_it_does_not_draw() -> None:
    duel = Scenario()
    duel.a.monsters("Tuningware").hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.hand_names == []
