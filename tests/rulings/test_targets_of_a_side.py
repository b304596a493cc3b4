"""Targets of "that monster of the opponent" and "that monster of yours" that have changed sides (TGT)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import monster
from tests.scenario import Scenario

CONTROLLER = "Enemy Controller"
WOLF = "Gene-Warped Warwolf"


def taken_over(source: str) -> Scenario:
    """A uses the monster's effect on B's Warwolf and takes that with Enemy Controller in response."""
    duel = Scenario()
    monster(duel.a, source, 0)
    duel.a.monsters("Wattkid").hand(CONTROLLER)
    duel.b.monsters(WOLF)
    duel.a.activates(source)
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks(WOLF)
    duel.a.activates(CONTROLLER, effect=1)
    duel.a.picks("Wattkid")
    duel.all_pass()
    return duel


@pytest.mark.parametrize(
    "source", ["Destiny HERO - Plasma", "Avenging Knight Parshath", "Relinquished", "Chaos Sorcerer"]
)
def test_that_monster_of_the_opponent_is_left_alone_on_your_side(source: str) -> None:
    duel = taken_over(source)
    wolf = duel.find(WOLF)
    if source == "Chaos Sorcerer":  # its text does not say whose monster
        assert duel.place_of(WOLF) == "banished"
        return
    assert wolf.location == c.LOCATION_MZONE
    assert wolf.controller is duel.kernel.players[0]
    assert wolf.position == c.POS_FACEUP_ATTACK


@pytest.mark.parametrize(
    "card", ["Interdimensional Matter Transporter", "Blast with Chain", "Kunai with Chain", "Hero Mask"]
)
def test_that_monster_of_yours_is_left_alone_on_the_other_side(card: str) -> None:
    duel = Scenario()
    duel.a.monsters(WOLF).deck("Elemental HERO Avian", "Elemental HERO Avian")
    if card == "Hero Mask":
        duel.a.hand(card)
    else:
        duel.a.set(card)
    duel.b.monsters("Wattkid").set(CONTROLLER)
    duel.a.activates(card)
    duel.b.activates(CONTROLLER, effect=1)
    duel.all_pass()
    wolf = duel.find(WOLF)
    assert wolf.location == c.LOCATION_MZONE
    assert wolf.controller is duel.kernel.players[1]
    assert wolf.attack == 2000
    assert wolf.is_named(wolf.code)
    assert wolf.equips() == []
