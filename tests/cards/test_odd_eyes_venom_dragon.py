"""Odd-Eyes Venom Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario, pool

DRAGON = "Odd-Eyes Venom Dragon"
VENOM = "Supreme King Dragon Starving Venom"
ODD_EYES = "Odd-Eyes Pendulum Dragon"


def test_it_is_fusion_summoned_with_a_starving_venom_and_an_odd_eyes() -> None:
    duel = Scenario()
    duel.a.monster_in(2, VENOM).hand("Polymerization", ODD_EYES).extra(DRAGON)
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks(VENOM, ODD_EYES)
    duel.all_pass()
    assert duel.place_of(DRAGON) == "Monster Zone"


def test_it_gains_the_attack_and_keeps_its_other_effect() -> None:
    duel = Scenario()
    duel.a.monster_in(2, DRAGON)
    duel.b.monsters("Cannon Soldier")
    duel.a.activates(DRAGON)
    duel.all_pass()
    mine = duel.a.card(DRAGON)
    assert mine.attack == 3300 + 1400
    assert mine.is_named(pool().named("Cannon Soldier").code)
    index = duel.kernel.index(mine)
    assert index is not None
    assert [each.code for each in index.triggers] == [45014450]
    duel.a.ends_turn()
    duel.all_pass()
    assert mine.attack == 3300


def test_destroyed_it_changes_places_with_a_card_in_the_pendulum_zone() -> None:
    duel = Scenario(player="B")
    duel.a.monster_in(2, DRAGON)
    duel.a._put(ODD_EYES, c.LOCATION_SZONE, 0, c.POS_FACEUP_ATTACK)
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.a.activates(DRAGON)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ODD_EYES]
    assert duel.a.card(DRAGON).in_pendulum_zone


def test_the_pendulum_effect_strengthens_a_fusion_monster() -> None:
    duel = Scenario()
    duel.a.monster_in(2, VENOM)
    duel.a._put(DRAGON, c.LOCATION_SZONE, 0, c.POS_FACEUP_ATTACK)
    duel.b.monsters("Gemini Elf", "Mokey Mokey")
    duel.a.activates(DRAGON)
    duel.all_pass()
    assert duel.a.card(VENOM).attack == 2800 + 2000
    assert not duel.a.may_activate(DRAGON)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card(VENOM).attack == 2800
