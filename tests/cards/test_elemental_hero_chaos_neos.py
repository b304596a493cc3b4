"""Elemental HERO Chaos Neos."""

import pytest

from app.engine import constants as c
from app.engine.events import CoinsTossed
from tests.rulings.building import monster, put
from tests.scenario import Scenario

NEOS = "Elemental HERO Chaos Neos"


@pytest.mark.parametrize("seed", range(1, 13))
def test_what_the_coins_say(seed: int) -> None:
    duel = Scenario(seed=seed)
    monster(duel.a, NEOS)
    duel.b.monsters("Spined Gillman")
    duel.a.activates(NEOS)
    duel.all_pass()
    heads = sum(duel.happened(CoinsTossed)[0].heads)
    assert (duel.place_of("Spined Gillman") == "GY") == (heads == 3)
    assert duel.b.card("Spined Gillman").is_negated() == (heads == 2)
    assert (duel.a.names(c.LOCATION_MZONE) == []) == (heads == 1)
    if heads != 1:
        assert not duel.a.may_activate(NEOS)


@pytest.mark.parametrize("proper", [True, False])
def test_once_properly_summoned_it_can_be_revived(proper: bool) -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn")
    if proper:
        put(duel.a, NEOS, c.LOCATION_GRAVE)
    else:
        duel.a.graveyard(NEOS)
    assert duel.a.may_activate("Monster Reborn") is proper
