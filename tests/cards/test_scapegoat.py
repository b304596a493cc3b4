"""Scapegoat."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_four_sheep_in_defense_and_no_other_summon() -> None:
    duel = Scenario()
    duel.a.hand("Scapegoat", "Vorse Raider", "Summoned Skull", "Monster Reborn").graveyard("Luster Dragon")
    duel.a.activates("Scapegoat")
    duel.all_pass()
    assert duel.a.field_names == ["Sheep Token"] * 4
    assert duel.a.card("Sheep Token").position == c.POS_FACEUP_DEFENSE
    assert not duel.a.may_summon("Vorse Raider")
    assert not duel.a.may_activate("Monster Reborn")
    assert duel.a.may_set("Vorse Raider")
    assert not duel.a.may_set("Summoned Skull")  # the sheep are no Tributes for it


def test_not_after_a_summon_or_without_four_zones() -> None:
    duel = Scenario()
    duel.a.hand("Scapegoat", "Vorse Raider")
    duel.a.summons("Vorse Raider")
    duel.all_pass()
    assert not duel.a.may_activate("Scapegoat")
    other = Scenario()
    other.a.hand("Scapegoat").monsters("Vorse Raider", "Luster Dragon")
    assert not other.a.may_activate("Scapegoat")


def test_the_next_turn_is_free_again() -> None:
    duel = Scenario(player="B")
    duel.a.set("Scapegoat").hand("Vorse Raider")
    duel.b.monsters("Luster Dragon")
    duel.b.battle_phase()
    duel.b.attacks_directly("Luster Dragon")
    duel.a.activates("Scapegoat")
    duel.b.replays_on(None)
    duel.b.ends_turn()
    assert duel.a.may_summon("Vorse Raider")


def test_a_negated_activation_binds_nobody() -> None:
    duel = Scenario()
    duel.a.hand("Scapegoat", "Vorse Raider")
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates("Scapegoat")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.a.may_summon("Vorse Raider")
