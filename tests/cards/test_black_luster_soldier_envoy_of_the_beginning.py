"""Black Luster Soldier - Envoy of the Beginning."""

from app.engine import constants as c
from tests.scenario import Scenario

SOLDIER = "Black Luster Soldier - Envoy of the Beginning"
LIGHT, DARK = "Mystical Elf", "Skull Servant"


def test_special_summoned_by_banishing_light_and_dark() -> None:
    duel = Scenario()
    duel.a.hand(SOLDIER).graveyard(LIGHT, LIGHT)
    assert not duel.a.may_special_summon(SOLDIER)
    duel = Scenario()
    duel.a.hand(SOLDIER).graveyard(LIGHT, DARK)
    duel.a.special_summons(SOLDIER)
    duel.all_pass()
    assert duel.place_of(SOLDIER) == "Monster Zone"
    assert sorted(duel.a.banished_names) == sorted([LIGHT, DARK])


def test_banishes_instead_of_attacking() -> None:
    duel = Scenario()
    duel.a.monsters(SOLDIER)
    duel.b.face_down(LIGHT)
    duel.a.activates(SOLDIER, LIGHT)
    duel.all_pass()
    assert duel.place_of(LIGHT) == "banished"
    duel.a.battle_phase()
    assert not duel.a.may_attack(SOLDIER)


def test_a_second_attack_straight_away_but_no_third() -> None:
    duel = Scenario()
    duel.a.monsters(SOLDIER)
    duel.b.defending(DARK, DARK, DARK)
    duel.a.battle_phase()
    duel.a.attacks(SOLDIER, DARK)
    duel.a.activates(SOLDIER)
    duel.all_pass()
    duel.a.attacks(SOLDIER, DARK)
    assert not duel.a.could_respond(SOLDIER)  # only one of its effects a turn
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [DARK]
    assert not duel.a.may_attack(SOLDIER, DARK)
