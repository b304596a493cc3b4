"""Super Vehicroid - Mobile Base."""

from app.engine import constants as c
from tests.scenario import Scenario

BASE = "Super Vehicroid - Mobile Base"


def test_it_launches_a_roid_that_is_not_stronger_than_the_target() -> None:
    duel = Scenario()
    duel.a.monster_in(5, BASE).deck_top("Drillroid")
    duel.b.monsters("Mokey Mokey")
    assert not duel.a.may_activate(BASE)
    duel = Scenario()
    duel.a.monster_in(5, BASE).deck_top("Drillroid")
    duel.b.monsters("Gemini Elf")
    duel.a.activates(BASE)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Drillroid", BASE]
    assert not duel.a.may_activate(BASE)


def test_in_the_end_phase_it_takes_the_zone_of_another_roid() -> None:
    duel = Scenario()
    duel.a.monster_in(5, BASE).monster_in(3, "Drillroid")
    duel.a.ends_turn()
    duel.a.activates(BASE)
    duel.all_pass()
    base = duel.a.card(BASE)
    assert duel.a.hand_names == ["Drillroid"]
    assert (base.location, base.sequence) == (c.LOCATION_MZONE, 3)
    assert base.data.generation == 0


def test_also_in_the_opponents_end_phase() -> None:
    duel = Scenario(player="B")
    duel.a.monster_in(5, BASE).monster_in(3, "Drillroid")
    duel.b.ends_turn()
    duel.a.activates(BASE)
    duel.all_pass()
    assert duel.a.card(BASE).sequence == 3
