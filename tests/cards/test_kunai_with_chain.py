"""Kunai with Chain."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

KUNAI, BLAST = "Kunai with Chain", "Blast with Chain"


@pytest.mark.parametrize("effect", [0, 1, 2])
def test_it_binds_the_attacker_or_arms_a_monster_or_both(effect: int) -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.set(KUNAI).monsters("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Gemini Elf")
    duel.b.activates(KUNAI, effect=effect)
    duel.all_pass()
    bound, armed = effect in (0, 2), effect in (1, 2)
    assert duel.a.card("Vorse Raider").is_in(c.POS_DEFENSE) is bound
    assert duel.place_of(KUNAI) == ("Spell & Trap Zone" if armed else "GY")
    if armed:
        assert duel.b.card("Gemini Elf").attack == 2400


@pytest.mark.parametrize("trap", [KUNAI, BLAST])
def test_it_arms_a_monster_in_the_damage_step_too_as_that_raises_its_attack(trap: str) -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.set(trap).monsters("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Gemini Elf")
    while duel.kernel.state.ds_part != c.DS_START:
        assert isinstance(duel.decision, d.ChainResponse)
        duel.respond(())
    duel.b.activates(trap)
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.b.card("Gemini Elf").attack == 2400
    assert duel.a.lp == 8000 - 500
