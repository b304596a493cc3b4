"""Beast-Eyes Pendulum Dragon."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

BEAST_EYES, REDMD = "Beast-Eyes Pendulum Dragon", "Red-Eyes Darkness Metal Dragon"


def test_polymerization_can_summon_it_too_and_it_burns() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", REDMD, "Berserk Gorilla").extra(BEAST_EYES)
    duel.b.monsters("Wattkid")
    duel.a.activates("Polymerization")
    duel.a.picks(REDMD, "Berserk Gorilla")
    duel.all_pass()
    assert duel.a.card(BEAST_EYES).was_summoned_by(c.SUMMON_TYPE_FUSION)
    duel.a.battle_phase()
    duel.a.attacks(BEAST_EYES, "Wattkid")
    duel.all_pass()
    gorilla = duel.a.card("Berserk Gorilla").facts.attack
    assert duel.b.lp == 8000 - (3000 - 1000) - gorilla


def test_tributing_is_no_fusion_summon() -> None:
    duel = Scenario()
    duel.a.monsters(REDMD, "Berserk Gorilla").extra(BEAST_EYES)
    duel.a.special_summons(BEAST_EYES)
    duel.a.picks(REDMD, "Berserk Gorilla")
    duel.all_pass()
    assert not duel.a.card(BEAST_EYES).was_summoned_by(c.SUMMON_TYPE_FUSION)
    assert sorted(duel.a.graveyard_names) == ["Berserk Gorilla", REDMD]


def test_cyber_stein_cannot_summon_it() -> None:
    duel = Scenario()
    monster(duel.a, "Cyber-Stein")
    duel.a.extra(BEAST_EYES)
    assert not duel.a.may_activate("Cyber-Stein")
