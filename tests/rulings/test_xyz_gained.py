"""Effects that Xyz Monsters gain from their materials (XYZ)."""

import pytest

from app.engine.events import ChainLinkAdded
from tests.rulings.extra_deck import CELTIC, LEVIATHAN, LUSTER, RAY, STONE, UTOPIA, held, xyz
from tests.rulings.summoning import activated
from tests.scenario import Scenario

PEARL = "Gem-Knight Pearl"
WATTKID = "Wattkid"


@pytest.mark.ruling("XYZ-030")
def test_a_gained_effect_is_not_passed_on() -> None:
    duel = Scenario()
    duel.a.monsters("Star Drawing", LUSTER).extra(UTOPIA, RAY)
    duel.a.special_summons(UTOPIA)
    duel.a.picks("Star Drawing", LUSTER)
    duel.all_pass()
    assert len(duel.a.hand_names) == 1
    assert activated(duel) == [UTOPIA]
    duel.a.special_summons(RAY)
    duel.a.picks(UTOPIA)
    duel.all_pass()
    assert "Star Drawing" in held(duel.a.card(RAY))
    assert len(duel.a.hand_names) == 1
    assert activated(duel) == [UTOPIA]


@pytest.mark.ruling("XYZ-031")
@pytest.mark.parametrize("fighter", ["Zoodiac Broadbull", "Zoodiac Boarbow"])
def test_an_effect_of_a_material_moves_on_with_it(fighter: str) -> None:
    bull, bow, whip = "Zoodiac Broadbull", "Zoodiac Boarbow", "Zoodiac Whiptail"
    duel = Scenario()
    xyz(duel.a, bull)
    duel.a.hand(whip).extra(bow)
    duel.b.defending(STONE)
    duel.a.activates(whip)
    duel.all_pass()
    assert held(duel.a.card(bull)) == [whip]
    if fighter == bow:
        duel.a.special_summons(bow)
        duel.a.picks(bull)
        duel.all_pass()
        assert held(duel.a.card(bow)) == sorted([bull, whip])
    duel.a.battle_phase()
    duel.a.attacks(fighter, STONE)
    duel.all_pass()
    assert duel.b.banished_names == [STONE]
    assert activated(duel) == [whip, fighter]


def gagaga_pearl(duel: Scenario) -> None:
    """A Xyz Summons Gem-Knight Pearl with Gagaga Girl (as Level 4) and Gagaga Magician."""
    duel.a.monsters("Gagaga Girl", "Gagaga Magician").extra(PEARL)
    duel.b.set("Fiendish Chain")
    duel.a.activates("Gagaga Girl")
    duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks("Gagaga Girl", "Gagaga Magician")


@pytest.mark.ruling("XYZ-032")
def test_a_gained_effect_makes_it_an_effect_monster() -> None:
    duel = Scenario()
    gagaga_pearl(duel)
    assert duel.b.could_respond("Fiendish Chain")
    duel.b.activates("Fiendish Chain")
    duel.all_pass()
    assert duel.a.card(PEARL).is_negated()
    plain = Scenario()
    plain.a.monsters(LUSTER, CELTIC).extra(PEARL)
    plain.b.set("Fiendish Chain")
    plain.a.special_summons(PEARL)
    plain.a.picks(LUSTER, CELTIC)
    assert not plain.b.could_respond("Fiendish Chain")


@pytest.mark.ruling("XYZ-033")
def test_a_gained_effect_is_lost_face_down() -> None:
    duel = Scenario()
    duel.a.hand("Book of Moon")
    gagaga_pearl(duel)
    duel.a.activates("Book of Moon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.flips(PEARL)
    assert not duel.b.could_respond("Fiendish Chain")
    assert not duel.a.card(PEARL).is_effect_monster()
    assert held(duel.a.card(PEARL)) == ["Gagaga Girl", "Gagaga Magician"]


@pytest.mark.ruling("XYZ-034", "EFF-060")
def test_a_negated_material_still_gives_its_effect() -> None:
    eagle = "Raidraptor - Skull Eagle"
    duel = Scenario()
    duel.a.monsters(eagle, WATTKID).extra(LEVIATHAN).hand("Pot of Greed")
    duel.b.set("Fiendish Chain")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Fiendish Chain")
    duel.all_pass()
    assert duel.a.card(eagle).is_negated()
    duel.a.special_summons(LEVIATHAN)
    duel.a.picks(eagle, WATTKID)
    duel.all_pass()
    assert activated(duel)[-1] == LEVIATHAN
    assert duel.a.card(LEVIATHAN).attack == 2300


@pytest.mark.ruling("XYZ-035", "EFF-061", "GAIN-005")
def test_a_gained_attack_is_lost_for_good_when_negated() -> None:
    gloves, boots = "The Phantom Knights of Ragged Gloves", "The Phantom Knights of Silent Boots"
    sword = "The Phantom Knights of Break Sword"
    duel = Scenario()
    duel.a.monsters(gloves, boots).extra(sword).hand("Pot of Greed", "Mystical Space Typhoon")
    duel.b.set("Skill Drain")
    duel.a.special_summons(sword)
    duel.a.picks(gloves, boots)
    duel.all_pass()
    assert duel.a.card(sword).attack == 3000
    duel.a.activates("Pot of Greed")
    duel.b.activates("Skill Drain")
    duel.all_pass()
    assert duel.b.lp == 7000
    assert duel.a.card(sword).attack == 2000
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Skill Drain") == "GY"
    assert not duel.a.card(sword).is_negated()
    assert duel.a.card(sword).attack == 2000
    assert len(duel.happened(ChainLinkAdded)) == 4
