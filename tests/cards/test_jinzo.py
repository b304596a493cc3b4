"""Jinzo."""

from tests.scenario import Scenario


def test_traps_cannot_be_activated_by_anyone() -> None:
    duel = Scenario()
    duel.a.monsters("Jinzo").set("Reinforcements")
    duel.b.set("Sakuretsu Armor")
    assert not duel.a.may_activate("Reinforcements")
    duel.a.battle_phase()
    duel.a.attacks_directly("Jinzo")
    assert not duel.b.could_respond("Sakuretsu Armor")


def test_face_up_traps_are_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Spear Dragon").hand("Jinzo")
    duel.b.face_up("Skill Drain")
    assert duel.a.card("Spear Dragon").is_negated()
    duel.a.monsters("Jinzo")
    # Skill Drain came first: it negates Jinzo, so it stays in force.
    assert duel.a.card("Spear Dragon").is_negated()
    other = Scenario()
    other.a.monsters("Jinzo", "Spear Dragon")
    other.b.face_up("Skill Drain")
    assert not other.a.card("Spear Dragon").is_negated()


def test_the_monster_revived_by_a_negated_trap_stays() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Jinzo").hand("Mystical Space Typhoon")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == ["Jinzo"]
