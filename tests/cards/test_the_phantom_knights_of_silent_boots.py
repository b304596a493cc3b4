"""The Phantom Knights of Silent Boots."""

from tests.scenario import Scenario

BOOTS = "The Phantom Knights of Silent Boots"


def test_it_steps_in_beside_a_knight_once_a_turn() -> None:
    duel = Scenario()
    duel.a.hand(BOOTS, BOOTS)
    assert not duel.a.may_special_summon(BOOTS)
    duel = Scenario()
    duel.a.monsters("The Phantom Knights of Ragged Gloves").hand(BOOTS, BOOTS)
    duel.a.special_summons(BOOTS)
    duel.all_pass()
    assert duel.a.hand_names == [BOOTS]
    assert not duel.a.may_special_summon(BOOTS)


def test_from_the_graveyard_it_fetches_a_spell_or_trap() -> None:
    duel = Scenario()
    duel.a.graveyard(BOOTS).deck("The Phantom Knights of Ragged Gloves", "Phantom Knights' Fog Blade")
    duel.a.activates(BOOTS)
    duel.all_pass()
    assert duel.a.hand_names == ["Phantom Knights' Fog Blade"]
