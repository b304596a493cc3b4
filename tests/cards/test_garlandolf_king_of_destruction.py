"""Garlandolf, King of Destruction."""

from tests.scenario import Scenario


def test_destroys_all_with_defense_up_to_its_attack_and_grows() -> None:
    duel = Scenario()
    duel.a.hand("Ritual of Destruction", "Garlandolf, King of Destruction", "Dark Magician")
    duel.a.monsters("Luster Dragon")
    duel.b.monsters("Summoned Skull", "Gemini Elf")
    duel.b.defending("Ancient Gear Golem").face_down("Wattkid")
    duel.a.activates("Ritual of Destruction")
    duel.all_pass()
    assert duel.a.field_names == ["Garlandolf, King of Destruction"]
    assert duel.b.field_names == ["Ancient Gear Golem", "Wattkid"], "DEF 3000, and a face-down one"
    assert duel.a.card("Garlandolf, King of Destruction").attack == 2800
