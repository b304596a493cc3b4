"""Light and Darkness Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario

LADD = "Light and Darkness Dragon"


def test_every_activation_is_negated_while_it_can_lose_500() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Pot of Greed", "Pot of Greed", "Pot of Greed", "Pot of Greed")
    duel.b.monsters(LADD)
    for attack, defense in ((2300, 1900), (1800, 1400), (1300, 900), (800, 400)):
        duel.a.activates("Pot of Greed")
        duel.all_pass()
        assert (duel.b.card(LADD).attack, duel.b.card(LADD).defense) == (attack, defense)
    assert duel.a.hand_names == ["Pot of Greed"]
    duel.a.activates("Pot of Greed")
    duel.all_pass()
    assert len(duel.a.hand_names) == 2
    assert duel.b.card(LADD).attack == 800


def test_it_is_light_and_dark() -> None:
    duel = Scenario()
    duel.a.monsters(LADD)
    assert duel.a.card(LADD).attribute == c.ATTRIBUTE_LIGHT | c.ATTRIBUTE_DARK


def test_destroyed_it_leaves_an_heir() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.monsters(LADD, "Mystical Elf").set("Trap Hole").graveyard("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes White Dragon", LADD)
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]


def test_it_cannot_be_revived() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(LADD)
    assert not duel.a.may_activate("Monster Reborn")


def test_without_a_monster_in_the_gy_it_still_destroys_everything() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.monsters(LADD, "Mystical Elf").set("Trap Hole")
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes White Dragon", LADD)
    duel.all_pass()
    assert duel.b.field_names == []
