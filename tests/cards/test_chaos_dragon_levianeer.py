"""Chaos Dragon Levianeer."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

DRAGON = "Chaos Dragon Levianeer"
LIGHT = ("Mystical Elf", "Elemental HERO Sparkman", "Wattkid")
DARK = ("Vorse Raider", "Summoned Skull", "Dark Magician")


def came(*banished: str) -> Scenario:
    """It was Special Summoned by banishing these; its effect is about to be activated."""
    duel = Scenario()
    duel.a.graveyard(*banished, "Celtic Guardian").hand(DRAGON)
    duel.b.hand("Pot of Greed").monsters("Luster Dragon").set("Trap Hole")
    duel.a.special_summons(DRAGON)
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks(*banished)
    duel.a.activates(DRAGON)
    duel.all_pass()
    return duel


def test_light_revives() -> None:
    duel = came(*LIGHT)
    assert sorted(duel.a.banished_names) == sorted(LIGHT)
    guardian = duel.a.card("Celtic Guardian")
    assert guardian.location == c.LOCATION_MZONE
    assert guardian.position == c.POS_FACEUP_DEFENSE


def test_dark_shuffles_a_card_away() -> None:
    duel = came(*DARK)
    assert duel.b.hand_names == []
    assert duel.place_of("Celtic Guardian") == "GY"


def test_both_destroy_two_cards() -> None:
    duel = came("Mystical Elf", "Vorse Raider", "Summoned Skull")
    duel.a.picks("Luster Dragon", "Trap Hole")
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == ["Luster Dragon", "Trap Hole"]


@pytest.mark.parametrize("used", [True, False])
def test_it_cannot_attack_after_its_effect(used: bool) -> None:
    duel = came(*DARK)
    if used:
        duel.a.battle_phase()
        assert not duel.a.may_attack(DRAGON)
        return
    duel = Scenario()
    duel.a.graveyard(*DARK).hand(DRAGON)
    duel.a.special_summons(DRAGON)
    duel.all_pass()
    duel.a.battle_phase()
    assert duel.a.may_attack(DRAGON)


def test_it_may_attack_where_its_effect_was_negated() -> None:
    duel = Scenario()
    duel.a.graveyard(*DARK).hand(DRAGON)
    duel.b.hand("Pot of Greed", "Effect Veiler")
    duel.a.special_summons(DRAGON)
    duel.a.activates(DRAGON)
    duel.b.activates("Effect Veiler")
    duel.all_pass()
    assert duel.b.hand_names == ["Pot of Greed"]
    duel.a.battle_phase()
    assert duel.a.may_attack(DRAGON)
