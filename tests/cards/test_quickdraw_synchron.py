"""Quickdraw Synchron."""

from tests.scenario import Scenario

QUICKDRAW = "Quickdraw Synchron"


def test_it_is_special_summoned_by_sending_a_monster_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(QUICKDRAW, "Luster Dragon", "Dark Hole")
    duel.a.special_summons(QUICKDRAW)
    duel.all_pass()
    assert duel.a.field_names == [QUICKDRAW]
    assert duel.a.graveyard_names == ["Luster Dragon"]


def test_it_needs_another_monster() -> None:
    duel = Scenario()
    duel.a.hand(QUICKDRAW, "Dark Hole")
    assert not duel.a.may_special_summon(QUICKDRAW)


def test_it_stands_in_for_junk_synchron() -> None:
    duel = Scenario()
    duel.a.monsters(QUICKDRAW, "Medusa Worm").extra("Junk Archer")
    duel.a.special_summons("Junk Archer")
    duel.a.picks(QUICKDRAW, "Medusa Worm")
    duel.all_pass()
    assert duel.a.field_names == ["Junk Archer"]
