"""More of what a card is: kinds, values and names (CARD)."""

import pytest

from tests.rulings.building import choices, monster
from tests.scenario import Scenario

PEARL = "Gem-Knight Pearl"
VEILER = "Effect Veiler"


@pytest.mark.ruling("CARD-024")
@pytest.mark.parametrize("gagaga", [True, False])
def test_a_monster_that_gains_an_effect_is_an_effect_monster(gagaga: bool) -> None:
    duel = Scenario()
    girl, magician = "Gagaga Girl", "Gagaga Magician"
    duel.a.monsters(girl, magician, "Gemini Elf", "Vorse Raider").extra(PEARL)
    duel.b.hand(VEILER)
    if gagaga:
        duel.a.activates(girl)
        duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks(*((girl, magician) if gagaga else ("Gemini Elf", "Vorse Raider")))
    duel.b.activates(VEILER)
    offered = choices(duel, duel.b) if not gagaga else [PEARL]
    assert (PEARL in offered) == gagaga
    if gagaga:
        duel.all_pass()
        assert duel.a.card(PEARL).is_effect_monster()
        assert duel.a.card(PEARL).is_negated()


def test_pearl_without_gift_is_no_effect_monster() -> None:
    duel = Scenario()
    monster(duel.a, PEARL)
    assert not duel.a.card(PEARL).is_effect_monster()
