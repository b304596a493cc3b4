"""Control of cards (CTL)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import choices, counters, main_zones, monster, zones_asked
from tests.scenario import Scenario, Side


def takes(side: Side, name: str) -> None:
    """Change of Heart on the opponent's only monster."""
    side.activates("Change of Heart")
    side.scenario.all_pass()
    assert side.card(name).data.controller == side.index


@pytest.mark.ruling("CTL-002")
def test_only_controlled_cards_are_tributed() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart", "Summoned Skull")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    assert not duel.a.may_summon("Summoned Skull")
    duel.a.activates("Change of Heart", "Gemini Elf")
    duel.all_pass()
    duel.a.summons("Summoned Skull")
    assert choices(duel, duel.a) == ["Gemini Elf"]
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.field_names == ["Summoned Skull"]
    assert duel.b.graveyard_names == ["Gemini Elf"]
    assert duel.a.graveyard_names == ["Change of Heart"]


@pytest.mark.ruling("CTL-003")
@pytest.mark.parametrize(("elves", "legal"), [(5, False), (4, True)])
def test_taking_control_needs_a_free_zone(elves: int, legal: bool) -> None:
    duel = Scenario()
    duel.a.monsters(*["Gemini Elf"] * elves).hand("Change of Heart")
    duel.b.monsters("Vorse Raider")
    assert duel.a.may_activate("Change of Heart") == legal


@pytest.mark.ruling("CTL-005")
def test_what_finds_no_zone_is_destroyed() -> None:
    duel = Scenario()
    duel.a.monsters(*["Gemini Elf"] * 4).set("Ojama Trio").hand("Owner's Seal")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    assert duel.b.field_names == ["Ojama Token"] * 3
    duel.a.activates("Owner's Seal")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"] * 4 + ["Ojama Token"]
    assert duel.b.field_names == []
    assert duel.b.lp == 8000 - 600
    assert duel.a.lp == 8000


@pytest.mark.ruling("CTL-006")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_a_monster_taken_from_an_extra_monster_zone(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.hand("Change of Heart").monster_in(0, "Gemini Elf")
    monster(duel.b, "Stardust Dragon", 5)
    duel.a.activates("Change of Heart")
    duel.a.places(0)
    assert zones_asked(duel, duel.a) == main_zones(1, 2, 3, 4)
    duel.a.places(3)
    duel.all_pass()
    assert duel.a.card("Stardust Dragon").sequence == 3
    full = Scenario(rules=rules)
    full.a.hand("Change of Heart").monsters(*["Gemini Elf"] * 5)
    monster(full.b, "Stardust Dragon", 5)
    assert not full.a.may_activate("Change of Heart")


@pytest.mark.ruling("CTL-007")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
@pytest.mark.parametrize("elves", [5, 4])
def test_it_does_not_return_to_the_extra_monster_zone(rules: str, elves: int) -> None:
    duel = Scenario(rules=rules)
    duel.a.hand("Change of Heart")
    monster(duel.b, "Stardust Dragon", 5)
    duel.b.monsters(*["Gemini Elf"] * elves)
    duel.a.activates("Change of Heart", "Stardust Dragon")
    duel.all_pass()
    assert duel.a.field_names == ["Stardust Dragon"]
    duel.a.ends_turn()
    duel.all_pass()
    dragon = duel.find("Stardust Dragon")
    assert dragon.data.controller == 1
    if elves == 4:
        assert dragon.in_main_monster_zone
    else:
        assert duel.b.graveyard_names == ["Stardust Dragon"]
        assert dragon.data.reason & c.REASON_RULE
        assert dragon.data.reason & c.REASON_DESTROY
        assert not dragon.data.reason & c.REASON_EFFECT


@pytest.mark.ruling("CTL-008")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_in_a_swap_with_full_zones_not_the_one_in_the_extra_monster_zone(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.hand("Creature Swap").monsters("Vorse Raider")
    duel.b.monsters(*["Gemini Elf"] * 5)
    monster(duel.b, "Stardust Dragon", 5)
    duel.a.activates("Creature Swap")
    assert choices(duel, duel.b) == ["Gemini Elf"] * 5
    duel.b.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    assert sorted(duel.b.field_names) == sorted(["Gemini Elf"] * 4 + ["Stardust Dragon", "Vorse Raider"])
    assert not duel.a.may_change_position("Gemini Elf")
    roomy = Scenario(rules=rules)
    roomy.a.hand("Creature Swap").monsters("Vorse Raider")
    roomy.b.monsters(*["Gemini Elf"] * 4)
    monster(roomy.b, "Stardust Dragon", 5)
    roomy.a.activates("Creature Swap")
    assert choices(roomy, roomy.b) == ["Gemini Elf"] * 4 + ["Stardust Dragon"]


@pytest.mark.ruling("CTL-010")
def test_control_is_the_right_to_use_a_card() -> None:
    breaker = "Breaker the Magical Warrior"
    duel = Scenario()
    duel.a.hand("Change of Heart")
    duel.b.monsters(breaker).set("Jar of Greed")
    counters(duel.b.card(breaker), c.COUNTER_SPELL, 1)
    takes(duel.a, breaker)
    assert duel.a.may_activate(breaker)
    assert duel.a.may_change_position(breaker)
    duel.a.battle_phase()
    assert duel.a.may_attack(breaker)
    duel.a.main_phase_2()
    duel.a.activates(breaker)
    duel.all_pass()
    assert "Jar of Greed" in duel.b.graveyard_names
