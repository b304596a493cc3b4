"""The Phantom Knights of Dark Gauntlets."""

from tests.scenario import Scenario

GAUNTLETS, BLADE = "The Phantom Knights of Dark Gauntlets", "Phantom Knights' Fog Blade"


def test_sends_a_phantom_knights_trap() -> None:
    duel = Scenario()
    duel.a.set(GAUNTLETS).deck_top(BLADE)
    duel.a.activates(GAUNTLETS)
    duel.all_pass()
    assert duel.a.graveyard_names == [BLADE, GAUNTLETS]


def test_not_while_you_control_a_card_and_banished_afterwards() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard(GAUNTLETS).set("Trap Hole")
    duel.b.monsters("Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks_directly("Vorse Raider")
    assert not duel.a.could_respond(GAUNTLETS)
    duel = Scenario(player="B")
    duel.a.graveyard(GAUNTLETS)
    duel.b.monsters("Vorse Raider", "Wattkid")
    duel.b.battle_phase()
    duel.b.attacks_directly("Wattkid")
    duel.a.activates(GAUNTLETS)
    duel.all_pass()
    duel.b.replays_on(None)
    duel.b.attacks("Vorse Raider", GAUNTLETS)
    duel.all_pass()
    assert duel.a.banished_names == [GAUNTLETS]
