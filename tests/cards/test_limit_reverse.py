"""Limit Reverse."""

from tests.scenario import Scenario


def revived() -> Scenario:
    duel = Scenario()
    duel.a.graveyard("Skull Servant", "Gemini Elf").set("Limit Reverse")
    duel.a.activates("Limit Reverse")
    duel.all_pass()
    assert duel.a.field_names == ["Skull Servant", "Limit Reverse"]  # Gemini Elf has too much ATK
    return duel


def test_monster_goes_with_the_trap() -> None:
    duel = Scenario()
    duel.a.graveyard("Skull Servant").set("Limit Reverse").hand("Mystical Space Typhoon")
    duel.a.activates("Limit Reverse")
    duel.all_pass()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == []


def test_both_fall_in_defense_position() -> None:
    duel = revived()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.changes_position("Skull Servant")
    duel.all_pass()
    assert duel.a.field_names == []
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", "Limit Reverse", "Skull Servant"]
