"""X-Saber Airbellum."""

from tests.scenario import Scenario


def test_a_direct_attack_costs_a_card() -> None:
    duel = Scenario()
    duel.a.monsters("X-Saber Airbellum")
    duel.b.hand("Pot of Greed")
    duel.a.battle_phase()
    duel.a.attacks_directly("X-Saber Airbellum")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Pot of Greed"]
