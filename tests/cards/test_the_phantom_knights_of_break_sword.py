"""The Phantom Knights of Break Sword."""

from app.engine import constants as c
from tests.rulings.building import choices
from tests.rulings.extra_deck import xyz
from tests.scenario import Scenario

SWORD = "The Phantom Knights of Break Sword"
GLOVES, BOOTS = "The Phantom Knights of Ragged Gloves", "The Phantom Knights of Silent Boots"


def test_it_breaks_a_card_of_each_player() -> None:
    duel = Scenario()
    xyz(duel.a, SWORD, GLOVES)
    duel.a.monsters("Luster Dragon")
    duel.b.set("Jar of Greed")
    duel.a.activates(SWORD)
    duel.a.picks("Luster Dragon")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [SWORD]
    assert duel.b.field_names == []


def test_destroyed_after_its_xyz_summon_it_calls_two_knights() -> None:
    duel = Scenario()
    duel.a.monsters(GLOVES, BOOTS).hand("Dark Hole").extra(SWORD)
    duel.a.special_summons(SWORD)
    duel.a.picks(GLOVES, BOOTS)
    duel.all_pass()
    duel.a.activates("Dark Hole")
    duel.a.activates(SWORD)
    assert choices(duel, duel.a) == [GLOVES, BOOTS]
    duel.a.picks(GLOVES)
    duel.all_pass()
    knights = duel.kernel.cards_in(0, c.LOCATION_MZONE)
    assert {card.name for card in knights} == {GLOVES, BOOTS}
    assert {card.level for card in knights} == {4}


def test_destroyed_after_another_summon_it_calls_nobody() -> None:
    duel = Scenario()
    sword = xyz(duel.a, SWORD, GLOVES, BOOTS)
    duel.a.hand("Dark Hole")
    assert not sword.was_summoned_by(c.SUMMON_TYPE_XYZ)
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond(SWORD)
