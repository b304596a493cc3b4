"""Elemental HERO Neos Alius."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_turned_face_down_it_is_a_normal_monster_again() -> None:
    duel = Scenario()
    duel.a.monsters("Elemental HERO Neos Alius").hand("Book of Moon")
    duel.a.summons("Elemental HERO Neos Alius")
    duel.all_pass()
    alius = duel.a.card("Elemental HERO Neos Alius")
    assert alius.is_named(89943723)
    assert alius.is_effect_monster()
    assert not duel.a.may_change_position("Elemental HERO Neos Alius")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert alius.is_face_down()
    assert alius.is_normal_monster()
    assert not alius.is_named(89943723)


def test_it_is_an_effect_monster_in_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Elemental HERO Neos Alius").graveyard("Elemental HERO Neos Alius")
    assert duel.a.card("Elemental HERO Neos Alius", c.LOCATION_HAND).is_effect_monster()
    assert duel.a.card("Elemental HERO Neos Alius", c.LOCATION_GRAVE).is_normal_monster()


def test_its_second_summon_can_be_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Elemental HERO Neos Alius").hand("Luster Dragon")
    duel.b.set("Solemn Judgment")
    duel.a.summons("Elemental HERO Neos Alius")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Elemental HERO Neos Alius") == "GY"
    assert not duel.a.may_summon("Luster Dragon")
