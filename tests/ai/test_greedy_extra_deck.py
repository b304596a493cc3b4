"""The greedy player uses Ritual, Extra Deck and Pendulum Summons as they come."""

from __future__ import annotations

from app.engine import constants as c
from tests.ai.players import moves
from tests.scenario import Scenario


def test_fuses_when_the_fusion_monster_is_worth_its_materials() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Avian", "7 Colored Fish")
    duel.a.extra("Elemental HERO Absolute Zero")
    duel.b.monsters("Summoned Skull")
    moves(duel)
    assert duel.place_of("Elemental HERO Absolute Zero") == "Monster Zone"


def test_summons_its_ritual_monster_with_the_cheapest_tributes() -> None:
    duel = Scenario()
    duel.a.hand("Black Luster Ritual", "Black Luster Soldier")
    duel.a.hand("Gemini Elf", "Luster Dragon", "Celtic Guardian")
    duel.b.monsters("Summoned Skull")
    moves(duel)
    assert duel.place_of("Black Luster Soldier") == "Monster Zone"
    assert "Celtic Guardian" in duel.a.graveyard_names


def test_synchro_summons_something_stronger_than_its_materials() -> None:
    duel = Scenario()
    duel.a.monsters("Genex Controller", "Wattkid").extra("Gaia Knight, the Force of Earth")
    duel.b.monsters("Luster Dragon")
    moves(duel)
    assert duel.place_of("Gaia Knight, the Force of Earth") == "Monster Zone"


def test_xyz_summons_and_attacks() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian", "Gemini Elf").extra("Gem-Knight Pearl")
    duel.b.monsters("Summoned Skull")
    assert "attack Gem-Knight Pearl > Summoned Skull" in moves(duel)


def test_puts_no_equal_xyz_monster_on_top_of_a_better_one() -> None:
    duel = Scenario()
    duel.a.monsters("Number 39: Utopia").extra("Number C39: Utopia Ray")
    duel.b.monsters("Blue-Eyes White Dragon")
    moves(duel)
    assert duel.place_of("Number 39: Utopia") == "Monster Zone"


def test_links_cheap_monsters_into_a_good_one() -> None:
    duel = Scenario(rules="mr5")
    duel.a.monsters("Milus Radiant", "Man-Eater Bug").extra("Missus Radiant")
    moves(duel)
    assert duel.place_of("Missus Radiant") == "Monster Zone"


def test_changes_the_mask_of_a_weak_hero() -> None:
    duel = Scenario()
    duel.a.monsters("Elemental HERO Bubbleman").hand("Mask Change").extra("Masked HERO Acid")
    duel.b.monsters("Luster Dragon").set("Mirror Force")
    moves(duel)
    assert duel.place_of("Masked HERO Acid") == "Monster Zone"
    assert duel.b.names(c.LOCATION_SZONE) == []


def test_sets_the_scales_that_let_the_most_come_and_pendulum_summons_it() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Flash Knight", "Dragong", "Mandragon", "Dragon Horn Hunter", "Foucault's Cannon")
    moves(duel)
    scales = duel.a.names(c.LOCATION_SZONE)
    assert len(scales) == 2
    assert set(scales) & {"Flash Knight", "Dragong"}, "a 7 on one side"
    assert len(duel.a.names(c.LOCATION_MZONE)) >= 2


def test_keeps_pendulum_monsters_that_make_no_pair_of_scales() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Flash Knight", "Dragong")
    moves(duel)
    assert duel.a.names(c.LOCATION_SZONE) == []


def test_utopia_does_not_stop_its_own_side() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian", "Gemini Elf", "Luster Dragon").extra("Number 39: Utopia")
    told = moves(duel)
    assert "attack Number 39: Utopia > directly" in told
    assert duel.b.lp == 8000 - 2500 - 1900
    assert len(duel.a.card("Number 39: Utopia").materials()) == 2


def test_no_double_summon_without_a_second_monster() -> None:
    duel = Scenario()
    duel.a.hand("Double Summon", "Gemini Elf")
    assert "activate Double Summon" not in moves(duel)
    duel = Scenario()
    duel.a.hand("Double Summon", "Gemini Elf", "Luster Dragon")
    assert "activate Double Summon" in moves(duel)


def test_takes_the_level_that_makes_an_xyz_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Gagaga Magician", "Wattkid").extra("Number 17: Leviathan Dragon")
    duel.b.monsters("Luster Dragon")
    moves(duel)
    assert duel.place_of("Number 17: Leviathan Dragon") == "Monster Zone"
