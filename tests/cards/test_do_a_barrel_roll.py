"""Do a Barrel Roll."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

ROLL, DRONE = "Do a Barrel Roll", "Mecha Phantom Beast Token"


def prepared() -> Scenario:
    """B holds the Trap and a Token."""
    duel = Scenario()
    duel.b.set(ROLL)
    put(duel.b, DRONE, c.LOCATION_MZONE)
    return duel


def test_it_negates_a_card_or_a_monster_effect() -> None:
    duel = prepared()
    duel.a.hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.b.activates(ROLL)
    duel.all_pass()
    assert duel.b.field_names == []  # the Token was Tributed
    assert duel.place_of("Dark Hole") == "GY"
    duel = prepared()
    duel.a.monsters("Cannon Soldier", "Mokey Mokey")
    duel.a.activates("Cannon Soldier", "Mokey Mokey")
    duel.b.activates(ROLL)
    duel.all_pass()
    assert duel.place_of("Cannon Soldier") == "GY"
    assert duel.b.lp == 8000


def test_the_effect_of_a_face_up_spell_is_no_card_that_is_activated() -> None:
    duel = prepared()
    duel.a.face_up("Dragon Ravine").hand("Mokey Mokey").deck("Luster Dragon", "Mokey Mokey")
    duel.a.activates("Dragon Ravine")
    assert not duel.b.could_respond(ROLL)


def test_all_its_tokens_must_be_free_to_be_tributed() -> None:
    duel = prepared()
    duel.a.hand("Dark Hole").face_up("Mask of Restrict")
    duel.a.activates("Dark Hole")
    assert not duel.b.could_respond(ROLL)
