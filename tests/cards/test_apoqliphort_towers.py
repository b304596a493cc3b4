"""Apoqliphort Towers."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

TOWERS = "Apoqliphort Towers"
QLI = "Qliphort Carrier"


def test_it_takes_3_qli_tributes() -> None:
    duel = Scenario()
    duel.a.monsters(QLI, QLI, "Gemini Elf").hand(TOWERS)
    assert not duel.a.may_summon(TOWERS)
    assert not duel.a.may_set(TOWERS)
    duel = Scenario()
    duel.a.monsters(QLI, QLI, QLI).hand(TOWERS)
    duel.a.summons(TOWERS, [QLI, QLI, QLI])
    duel.all_pass()
    assert duel.place_of(TOWERS) == "Monster Zone"


def test_it_cannot_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.graveyard(TOWERS).hand("Monster Reborn")
    assert not duel.a.may_activate("Monster Reborn")


def test_spells_traps_and_lower_monsters_do_not_affect_it() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(TOWERS)
    duel.b.monsters("Chaos Sorcerer", "Mokey Mokey").hand("Rush Recklessly", "Raigeki")
    assert not duel.b.may_activate("Raigeki")
    duel.b.activates("Rush Recklessly", TOWERS)
    duel.all_pass()
    assert duel.a.card(TOWERS).attack == 3000
    duel.b.activates("Chaos Sorcerer", TOWERS)
    duel.all_pass()
    assert duel.place_of(TOWERS) == "Monster Zone"


def test_special_summoned_monsters_lose_500() -> None:
    duel = Scenario()
    duel.a.monsters(TOWERS)
    monster(duel.b, "Number 39: Utopia", 0)
    duel.b.monsters("Gemini Elf")
    utopia = duel.b.card("Number 39: Utopia")
    assert (utopia.attack, utopia.defense) == (2000, 1500)
    assert duel.b.card("Gemini Elf").attack == 1900
    assert duel.a.card(TOWERS).attack == 3000


def test_the_opponent_chooses_from_hand_and_field_once_a_turn() -> None:
    duel = Scenario()
    duel.a.monsters(TOWERS)
    duel.b.monsters("Gemini Elf").hand("Kuriboh", "Raigeki")
    duel.a.activates(TOWERS)
    duel.b.picks("Gemini Elf")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Gemini Elf"]
    assert duel.b.hand_names == ["Kuriboh", "Raigeki"]
    assert not duel.a.may_activate(TOWERS)


def test_it_needs_a_monster_or_a_hand_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.monsters(TOWERS)
    assert not duel.a.may_activate(TOWERS)
    assert duel.a.names(c.LOCATION_MZONE) == [TOWERS]
