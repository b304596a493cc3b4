"""Ruins of the Divine Dragon Lords."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

RUINS, BLUE_EYES = "Ruins of the Divine Dragon Lords", "Blue-Eyes White Dragon"


def test_a_monster_from_the_graveyard_is_not_negated_one_from_the_hand_is() -> None:
    duel = Scenario()
    duel.a.face_up(RUINS).monsters(BLUE_EYES).hand("Monster Reborn").graveyard("Goblin Attack Force")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert not duel.a.card("Goblin Attack Force").is_negated()
    duel = Scenario(player="B")
    duel.a.face_up(RUINS).monsters(BLUE_EYES)
    duel.b.hand("Cyber Dragon")
    duel.b.special_summons("Cyber Dragon")
    duel.all_pass()
    assert duel.b.card("Cyber Dragon").is_negated()


def test_nothing_without_a_dragon_lord() -> None:
    duel = Scenario(player="B")
    duel.a.face_up(RUINS).monsters("Luster Dragon")
    duel.b.hand("Cyber Dragon")
    duel.b.special_summons("Cyber Dragon")
    duel.all_pass()
    assert not duel.b.card("Cyber Dragon").is_negated()


def test_a_token_for_another_card() -> None:
    duel = Scenario()
    duel.a.face_up(RUINS).monsters("Wattkid")
    duel.a.activates(RUINS)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Dragon Lord Token"]
    assert not duel.a.may_activate(RUINS)


def test_back_to_the_hand_for_a_dragon() -> None:
    duel = Scenario()
    duel.a.graveyard(RUINS).hand(BLUE_EYES)
    duel.a.activates(RUINS)
    duel.all_pass()
    assert duel.a.hand_names == [RUINS]
    assert duel.a.graveyard_names == [BLUE_EYES]


def test_with_all_zones_taken_the_cost_leaves_one() -> None:
    duel = Scenario()
    ruins = "Ruins of the Divine Dragon Lords"
    duel.a.face_up(ruins, "Toon World").monsters(*["Vorse Raider"] * 5)
    duel.a.activates(ruins)
    duel.all_pass()
    assert isinstance(duel.decision, d.SelectCards)
    assert {ref.code for ref in duel.decision.cards} == {duel.find("Vorse Raider").code}
