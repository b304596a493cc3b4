"""Tatsunoko."""

from app.engine import constants as c
from tests.scenario import Scenario

TATSUNOKO = "Tatsunoko"
ARMADES = "Armades, Keeper of Boundaries"


def test_it_is_synchro_summoned() -> None:
    duel = Scenario()
    duel.a.monsters("Gusto Falco", "Ojama Green").extra(TATSUNOKO)
    assert not duel.a.may_special_summon(TATSUNOKO)  # Levels 2 and 2
    duel = Scenario()
    duel.a.monsters("Gusto Falco", "Kuriboh").extra(TATSUNOKO)
    duel.a.special_summons(TATSUNOKO)
    duel.a.picks("Gusto Falco", "Kuriboh")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [TATSUNOKO]


def synchro_summoned() -> Scenario:
    """A Synchro Summoned it and has a Level 2 monster in the hand."""
    duel = Scenario()
    duel.a.monsters("Gusto Falco", "Kuriboh").extra(TATSUNOKO, ARMADES).hand("Ojama Green")
    duel.a.special_summons(TATSUNOKO)
    duel.a.picks("Gusto Falco", "Kuriboh")
    duel.all_pass()
    return duel


def test_synchro_summoned_it_can_use_a_monster_in_the_hand() -> None:
    duel = synchro_summoned()
    duel.a.special_summons(ARMADES)
    duel.a.picks(TATSUNOKO, "Ojama Green")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ARMADES]
    assert duel.a.hand_names == []


def test_summoned_in_another_way_it_cannot() -> None:
    duel = Scenario()
    duel.a.monster_in(2, TATSUNOKO).extra(ARMADES).hand("Ojama Green")
    assert not duel.a.may_special_summon(ARMADES)


def test_other_monsters_effects_do_not_affect_it_but_spells_do() -> None:
    duel = Scenario(player="B")
    duel.a.monster_in(2, TATSUNOKO)
    duel.b.monsters("Chaos Sorcerer").hand("Raigeki")
    duel.b.activates("Chaos Sorcerer", TATSUNOKO)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [TATSUNOKO]
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of(TATSUNOKO) == "GY"
