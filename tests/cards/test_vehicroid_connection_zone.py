"""Vehicroid Connection Zone."""

from app.engine import constants as c
from tests.scenario import Scenario

ZONE, BASE = "Vehicroid Connection Zone", "Super Vehicroid - Mobile Base"


def connected() -> Scenario:
    """A has Fusion Summoned a Mobile Base with it; B can strike back."""
    duel = Scenario()
    duel.a.monster_in(2, BASE).hand(ZONE, "Drillroid").extra(BASE).deck_top("Drillroid")
    duel.b.monsters("Gemini Elf").hand("Raigeki").set("Skill Drain")
    duel.a.activates(ZONE)
    duel.a.picks(BASE, "Drillroid")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [BASE]
    return duel


def test_effects_cannot_destroy_it() -> None:
    duel = connected()
    duel.a.ends_turn()
    duel.all_pass()
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [BASE]


def test_its_effects_cannot_be_negated() -> None:
    duel = connected()
    duel.a.activates(BASE)
    duel.b.activates("Skill Drain")
    duel.all_pass()
    assert not duel.a.card(BASE).is_negated()
    assert duel.b.card("Gemini Elf").is_negated()
    assert "Drillroid" in duel.a.names(c.LOCATION_MZONE)


def test_only_vehicroids_are_summoned_with_it() -> None:
    duel = Scenario()
    duel.a.hand(ZONE, "Curse of Dragon", "Gaia The Fierce Knight").extra("Gaia the Dragon Champion")
    assert not duel.a.may_activate(ZONE)
