"""The Prime Monarch."""

from app.engine import constants as c
from tests.scenario import Scenario

NAME = "The Prime Monarch"


def test_it_renews_two_monarch_cards() -> None:
    duel = Scenario()
    duel.a.face_up(NAME).graveyard(NAME, NAME, "Pot of Greed")
    duel.a.activates(NAME)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Pot of Greed"]
    assert len(duel.a.hand_names) == 1
    assert duel.a.deck_count == 11
    assert not duel.a.may_activate(NAME)


def test_it_needs_another_monarch_card_in_the_gy() -> None:
    duel = Scenario()
    duel.a.graveyard(NAME, "Pot of Greed")
    assert not duel.a.may_activate(NAME)


def test_once_per_turn_for_all_copies() -> None:
    duel = Scenario()
    duel.a.graveyard(NAME, NAME, NAME, NAME)
    duel.a.activates(NAME)
    duel.a.picks(NAME)
    duel.all_pass()
    assert duel.a.banished_names == [NAME]
    monster = duel.a.card(NAME, c.LOCATION_MZONE)
    assert (monster.position, monster.level, monster.race) == (c.POS_FACEUP_DEFENSE, 5, c.RACE_FAIRY)
    assert not monster.is_trap()
    assert not duel.a.may_activate(NAME)


def test_it_descends_in_the_opponents_turn() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("The Prime Monarch", "The Monarchs Stormforth")
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    assert duel.a.could_respond("The Prime Monarch")
