"""Number 39: Utopia."""

from tests.rulings.building import materials, monster
from tests.scenario import Scenario

UTOPIA = "Number 39: Utopia"


def utopia_attacked() -> Scenario:
    """B's Utopia with 1 material beside a Kuriboh that A's monster attacks."""
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    materials(duel.b, monster(duel.b, UTOPIA), "Gemini Elf")
    duel.b.monsters("Mokey Mokey").set("Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Mokey Mokey")
    return duel


def test_it_negates_any_attack_for_a_material() -> None:
    duel = utopia_attacked()
    duel.b.activates(UTOPIA)
    duel.all_pass()
    assert "Mokey Mokey" in duel.b.field_names
    assert not duel.b.card(UTOPIA).materials()


def test_its_answer_to_an_attack_is_a_trigger_effect() -> None:
    duel = utopia_attacked()
    duel.b.activates("Jar of Greed")
    assert not duel.b.could_respond(UTOPIA), "Spell Speed 1: it cannot be chained"


def test_attacked_without_material_it_falls() -> None:
    duel = Scenario()
    duel.a.monsters("Mokey Mokey")
    duel.b.monsters(UTOPIA)
    duel.a.battle_phase()
    duel.a.attacks("Mokey Mokey", UTOPIA)
    duel.all_pass()
    assert duel.place_of(UTOPIA) == "GY"
