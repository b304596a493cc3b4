"""Evigishki Tetrogre."""

import pytest

from app.engine import decisions as d
from tests.scenario import Scenario

TETROGRE = "Evigishki Tetrogre"


@pytest.mark.parametrize("discards", [True, False])
def test_both_send_a_card_of_the_type_unless_a_card_is_discarded(discards: bool) -> None:
    duel = Scenario(filler=0)
    duel.a.monsters(TETROGRE).deck("Wattkid", "Trap Hole")
    duel.b.hand("Pot of Greed").deck("Jar of Greed", "Vorse Raider")
    duel.a.activates(TETROGRE)
    duel.a.chooses(2)
    duel.all_pass()
    assert isinstance(duel.decision, d.EffectYesNo)
    assert duel.decision.player == 1
    duel.respond((int(discards),))
    duel.all_pass()
    assert duel.a.graveyard_names == ([] if discards else ["Trap Hole"])
    assert duel.b.graveyard_names == (["Pot of Greed"] if discards else ["Jar of Greed"])
