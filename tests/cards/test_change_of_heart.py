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


def test_it_returns_even_after_it_was_turned_face_down() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart", "Book of Moon")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Change of Heart")
    duel.all_pass()
    duel.a.activates("Book of Moon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.card("Vorse Raider").is_face_down()
