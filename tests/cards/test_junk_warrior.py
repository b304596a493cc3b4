"""Junk Warrior."""

from app.engine import decisions as d
from tests.scenario import Scenario


def test_gains_the_atk_of_small_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Junk Synchron", "Ojama Yellow", "Skull Servant").extra("Junk Warrior")
    duel.a.special_summons("Junk Warrior")
    if not isinstance(duel.decision, d.IdleCommand):
        duel.a.picks("Junk Synchron", "Ojama Yellow")
    duel.all_pass()
    assert duel.a.card("Junk Warrior").attack == 2600


def test_needs_junk_synchron() -> None:
    duel = Scenario()
    duel.a.monsters("Altergeist Malwisp", "Ojama Yellow").extra("Junk Warrior")
    assert not duel.a.may_special_summon("Junk Warrior")
