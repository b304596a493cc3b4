"""Change of Heart."""

from tests.scenario import Scenario


def test_the_taken_monster_may_attack_and_be_tributed() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart", "Summoned Skull")
    duel.b.monsters("Vorse Raider", "Mystical Elf")
    duel.a.activates("Change of Heart", "Vorse Raider")
    duel.all_pass()
    assert duel.a.may_summon("Summoned Skull")
    duel.a.battle_phase()
    assert duel.a.may_attack("Vorse Raider", "Mystical Elf")
    duel.a.ends_turn()
    duel.all_pass()
    assert "Vorse Raider" in duel.b.field_names
