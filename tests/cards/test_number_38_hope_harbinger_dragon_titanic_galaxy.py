"""Number 38: Hope Harbinger Dragon Titanic Galaxy."""

from tests.scenario import Scenario

DRAGON, LEVIATHAN = "Number 38: Hope Harbinger Dragon Titanic Galaxy", "Number 17: Leviathan Dragon"


def test_it_inherits_the_attack_of_a_fallen_xyz_monster() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(DRAGON, LEVIATHAN)
    duel.b.set("Raigeki Break").hand("Kuriboh")
    duel.b.activates("Raigeki Break", LEVIATHAN)
    duel.a.activates(DRAGON)
    duel.all_pass()
    assert duel.a.card(DRAGON).attack == 5000


def test_it_swallows_a_spell() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(DRAGON)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates(DRAGON)
    duel.all_pass()
    assert duel.b.hand_names == []
    assert [each.name for each in duel.a.card(DRAGON).materials()] == ["Pot of Greed"]
