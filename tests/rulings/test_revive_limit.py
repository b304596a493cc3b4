"""The revive limit: which monsters need a proper Summon before others may Special Summon them (REV)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import choices, materials, monster
from tests.scenario import Scenario, Side

REBORN, BREAK = "Monster Reborn", "Raigeki Break"
RELINQUISHED = "Relinquished"
ENVOY = "Black Luster Soldier - Envoy of the Beginning"
LV6, LV8 = "Horus the Black Flame Dragon LV6", "Horus the Black Flame Dragon LV8"
REDMD = "Red-Eyes Darkness Metal Dragon"
GAIA, TUNER, STONE = "Gaia Knight, the Force of Earth", "Tune Warrior", "Giant Soldier of Stone"
STEIN, ULTIMATE = "Cyber-Stein", "Blue-Eyes Ultimate Dragon"
DDR = "D.D.R. - Different Dimension Reincarnation"
STARDUST, QUASAR, SHOOTING = "Stardust Dragon", "Shooting Quasar Dragon", "Shooting Star Dragon"
GOTTOMS, FAULTROLL, AIRBELLUM = "XX-Saber Gottoms", "XX-Saber Faultroll", "X-Saber Airbellum"
CALL = "Gottoms' Second Call"
GOLEM, ULTIMATE_GOLEM = "Ancient Gear Golem", "Ultimate Ancient Gear Golem"
TRUTH, CYBER_END = "Malefic Truth Dragon", "Malefic Cyber End Dragon"


def destroy(duel: Scenario, side: Side, name: str) -> None:
    """``side`` destroys the monster with Raigeki Break, discarding Pot of Greed (both prepared)."""
    side.activates(BREAK)
    for each in ("Pot of Greed", name):
        if isinstance(duel.decision, d.SelectCards):
            side.picks(each)
    duel.all_pass()
    assert duel.place_of(name) == "GY"


def with_break(**options: str) -> Scenario:
    """Player A has Raigeki Break Set and Pot of Greed to discard for it."""
    duel = Scenario(**options)  # type: ignore[arg-type]  # only texts are passed
    duel.a.set(BREAK).hand("Pot of Greed")
    return duel


def synchro_gaia(duel: Scenario) -> None:
    """Player A Synchro Summons Gaia Knight; the windows after it are still open."""
    duel.a.monsters(TUNER, STONE).extra(GAIA)
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNER, STONE)


def envoy_summoned(duel: Scenario) -> None:
    """Player A Special Summons the Envoy by its own procedure."""
    duel.a.hand(ENVOY).graveyard("Mystical Elf", "Vorse Raider")
    duel.a.special_summons(ENVOY)
    duel.all_pass()
    assert duel.place_of(ENVOY) == "Monster Zone"


def stein(duel: Scenario) -> None:
    """Player A resolves Cyber-Stein's effect."""
    duel.a.activates(STEIN)
    duel.all_pass()


@pytest.mark.ruling("REV-001")
def test_never_summoned_from_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Card Destruction", RELINQUISHED).set("Call of the Haunted")
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert duel.place_of(RELINQUISHED) == "GY"
    assert not duel.a.may_activate("Call of the Haunted")


@pytest.mark.ruling("REV-002")
def test_never_summoned_and_banished() -> None:
    duel = Scenario()
    duel.a.banished(RELINQUISHED).hand(DDR, "Celtic Guardian")
    assert not duel.a.may_activate(DDR)


@pytest.mark.ruling("REV-003")
def test_semi_restricted_after_its_proper_summon() -> None:
    duel = with_break()
    duel.a.hand(REBORN)
    envoy_summoned(duel)
    destroy(duel, duel.a, ENVOY)
    duel.a.activates(REBORN)
    duel.all_pass()
    assert duel.place_of(ENVOY) == "Monster Zone"


@pytest.mark.ruling("REV-004")
@pytest.mark.parametrize("with_another_dragon", [True, False])
def test_only_one_way_means_no_revival(with_another_dragon: bool) -> None:
    duel = Scenario()
    duel.a.monsters(LV6, REDMD).deck(LV8, "Mokey Mokey", "Mokey Mokey").set(BREAK).hand("Soul Release")
    if with_another_dragon:
        duel.a.graveyard("Luster Dragon")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks(LV6, "Vorse Raider")
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.activates(LV6)
    duel.all_pass()
    assert duel.place_of(LV8) == "Monster Zone"
    duel.b.ends_turn()
    duel.a.activates("Soul Release")
    duel.a.picks(LV6)
    duel.all_pass()
    duel.a.activates(BREAK)
    duel.a.picks(LV8)
    duel.all_pass()
    assert duel.place_of(LV8) == "GY"
    assert duel.a.hand_names == []
    assert duel.a.may_activate(REDMD) == with_another_dragon
    if with_another_dragon:
        duel.a.activates(REDMD)
        duel.all_pass()
        assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Luster Dragon", REDMD], "the only choice"


@pytest.mark.ruling("REV-005")
def test_a_synchro_summon_is_proper() -> None:
    duel = with_break()
    duel.a.hand(REBORN)
    synchro_gaia(duel)
    duel.all_pass()
    destroy(duel, duel.a, GAIA)
    duel.a.activates(REBORN, GAIA)
    duel.all_pass()
    assert duel.place_of(GAIA) == "Monster Zone"


@pytest.mark.ruling("REV-006")
def test_another_effects_summon_is_not_proper() -> None:
    duel = with_break()
    duel.a.monsters(STEIN).extra(ULTIMATE).hand(REBORN)
    stein(duel)
    assert duel.a.lp == 3000
    destroy(duel, duel.a, ULTIMATE)
    assert not duel.a.may_activate(REBORN)


@pytest.mark.ruling("REV-007")
def test_an_effect_may_summon_from_the_extra_deck() -> None:
    duel = Scenario()
    duel.a.monsters(STEIN).extra(ULTIMATE)
    stein(duel)
    assert duel.a.lp == 3000
    assert duel.a.names(c.LOCATION_MZONE) == [STEIN, ULTIMATE]
    assert duel.a.card(ULTIMATE).position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("REV-008")
def test_must_be_fusion_summoned() -> None:
    duel = Scenario()
    duel.a.monsters(STEIN).extra("Five-Headed Dragon", ULTIMATE)
    stein(duel)
    assert duel.a.names(c.LOCATION_MZONE) == [STEIN, ULTIMATE], "the only choice, so nothing was asked"
    duel = Scenario()
    duel.a.monsters(STEIN).extra("Five-Headed Dragon")
    assert not duel.a.may_activate(STEIN)


@pytest.mark.ruling("REV-009")
def test_treated_as_a_fusion_summon_is_proper() -> None:
    duel = Scenario()
    duel.a.hand("Instant Fusion", "Ojama Trio").extra("Ojama Knight").face_up("Ojama Country")
    duel.a.activates("Instant Fusion")
    duel.a.chooses(0)  # it closes no zone
    duel.all_pass()
    assert duel.place_of("Ojama Knight") == "Monster Zone"
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.place_of("Ojama Knight") == "GY"
    duel.a.activates("Ojama Country")
    duel.all_pass()
    assert duel.place_of("Ojama Trio") == "GY"
    assert duel.place_of("Ojama Knight") == "Monster Zone"


@pytest.mark.ruling("REV-010")
def test_power_bond_is_proper() -> None:
    duel = with_break()
    duel.a.hand("Power Bond", "Cyber Dragon", "Cyber Dragon", REBORN).extra("Cyber Twin Dragon")
    duel.a.activates("Power Bond")
    duel.a.picks("Cyber Dragon", "Cyber Dragon")
    duel.all_pass()
    destroy(duel, duel.a, "Cyber Twin Dragon")
    duel.a.activates(REBORN, "Cyber Twin Dragon")
    duel.all_pass()
    assert duel.place_of("Cyber Twin Dragon") == "Monster Zone"


@pytest.mark.ruling("REV-011")
def test_a_ritual_monster_without_its_ritual() -> None:
    duel = Scenario()
    duel.a.hand("Ritual Foregone", RELINQUISHED, REBORN)
    duel.a.activates("Ritual Foregone")
    duel.all_pass()
    assert duel.place_of(RELINQUISHED) == "Monster Zone"
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.place_of(RELINQUISHED) == "GY"
    assert not duel.a.may_activate(REBORN)


@pytest.mark.ruling("REV-012")
def test_stardust_from_starlight_road_does_not_come_back() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Luster Dragon").set("Starlight Road", "Trap Hole", "Jar of Greed").extra(STARDUST)
    duel.b.hand("Heavy Storm", "Dark Hole")
    duel.b.activates("Heavy Storm")
    duel.a.activates("Starlight Road")
    duel.all_pass()
    assert isinstance(duel.decision, d.EffectYesNo)
    duel.respond((1,))
    duel.all_pass()
    assert duel.place_of(STARDUST) == "Monster Zone"
    duel.b.activates("Dark Hole")
    duel.a.activates(STARDUST)
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "Monster Zone"
    assert duel.b.graveyard_names == ["Heavy Storm", "Dark Hole"]
    duel.b.ends_turn()
    assert not duel.a.could_respond(STARDUST)
    duel.all_pass()
    assert duel.place_of(STARDUST) == "GY"


@pytest.mark.ruling("REV-013")
def test_summoned_from_the_extra_deck_by_another_monster() -> None:
    duel = with_break()
    duel.a.monsters(QUASAR).extra(SHOOTING)
    duel.a.hand("Tribute to The Doomed", "Jar of Greed", REBORN)
    duel.a.activates(BREAK)
    duel.a.picks("Pot of Greed")
    duel.a.activates(QUASAR, effect=2)
    duel.all_pass()
    assert duel.place_of(SHOOTING) == "Monster Zone"
    duel.a.activates("Tribute to The Doomed")
    duel.a.picks("Jar of Greed")
    duel.all_pass()
    assert duel.place_of(SHOOTING) == "GY"
    assert not duel.a.may_activate(REBORN)


@pytest.mark.ruling("REV-014")
def test_ignoring_conditions_from_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters(LV6).hand("Level Up!").deck(LV8)
    duel.a.activates("Level Up!")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [LV8]
    assert duel.a.graveyard_names == [LV6, "Level Up!"]


@pytest.mark.ruling("REV-015")
def test_ignoring_conditions_is_not_proper() -> None:
    duel = Scenario()
    duel.b.monsters("Luster Dragon").hand("Smashing Ground")
    duel.a.hand("A Wild Monster Appears!", ENVOY, REBORN)
    duel.a.activates("A Wild Monster Appears!")
    duel.all_pass()
    assert duel.place_of(ENVOY) == "Monster Zone"
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of(ENVOY) == "GY"
    duel.b.ends_turn()
    assert not duel.a.may_activate(REBORN)


@pytest.mark.ruling("REV-016")
def test_ignoring_conditions_still_obeys_the_revive_limit() -> None:
    duel = Scenario()
    duel.a.monsters(GOTTOMS).graveyard(AIRBELLUM, FAULTROLL).hand(CALL)
    assert not duel.a.may_activate(CALL)


@pytest.mark.ruling("REV-017")
def test_ignoring_conditions_after_a_proper_summon() -> None:
    duel = Scenario()
    duel.a.monsters(GOTTOMS, AIRBELLUM).hand(FAULTROLL, CALL)
    duel.b.hand("Pot of Greed", "Jar of Greed")
    duel.a.special_summons(FAULTROLL)
    for name in (FAULTROLL, AIRBELLUM):
        duel.a.activates(GOTTOMS)
        duel.a.picks(name)
        duel.all_pass()
    assert duel.a.graveyard_names == [FAULTROLL, AIRBELLUM]
    duel.a.activates(CALL)
    duel.all_pass()
    for name in (FAULTROLL, AIRBELLUM):
        assert duel.place_of(name) == "Monster Zone"
        assert duel.a.card(name).attack == 0


@pytest.mark.ruling("REV-018")
def test_cannot_be_special_summoned_is_a_condition_too() -> None:
    duel = with_break()
    duel.a.monsters(ULTIMATE_GOLEM).graveyard(GOLEM)
    duel.a.activates(BREAK)
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Pot of Greed")
    duel.a.activates(ULTIMATE_GOLEM)
    duel.all_pass()
    assert duel.place_of(GOLEM) == "Monster Zone"
    duel = Scenario()
    duel.a.graveyard(GOLEM).hand(REBORN)
    assert not duel.a.may_activate(REBORN), "other effects cannot"


@pytest.mark.ruling("REV-019")
def test_forgotten_in_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Black Illusion Ritual", RELINQUISHED, "Mystical Elf", "Card Destruction")
    duel.a.set("Compulsory Evacuation Device").deck_top(REBORN)
    duel.a.activates("Black Illusion Ritual")
    duel.all_pass()
    assert duel.place_of(RELINQUISHED) == "Monster Zone"
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.place_of(RELINQUISHED) == "hand"
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert duel.a.hand_names == [REBORN]
    duel.a.activates(REBORN)
    duel.all_pass()
    assert duel.place_of("Mystical Elf") == "Monster Zone", "the only choice"
    assert duel.place_of(RELINQUISHED) == "GY"


@pytest.mark.ruling("REV-020")
def test_not_forgotten_when_banished_from_the_graveyard() -> None:
    duel = with_break()
    duel.a.hand("Soul Release", DDR, "Celtic Guardian")
    envoy_summoned(duel)
    duel.a.activates(BREAK)
    duel.a.picks("Pot of Greed")
    duel.all_pass()
    duel.a.activates("Soul Release")
    duel.all_pass()
    duel.a.picks(ENVOY)
    duel.all_pass()
    assert duel.place_of(ENVOY) == "banished"
    duel.a.activates(DDR, ENVOY)
    duel.all_pass()
    assert duel.a.card(ENVOY).location == c.LOCATION_MZONE
    assert duel.a.card(ENVOY).position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("REV-021")
def test_a_negated_summon_was_not_proper() -> None:
    duel = Scenario()
    duel.a.hand(REBORN)
    duel.b.set("Solemn Judgment")
    synchro_gaia(duel)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of(GAIA) == "GY"
    duel.a.activates(REBORN)
    assert choices(duel, duel.a) == [STONE, TUNER]


@pytest.mark.ruling("REV-022")
def test_destroyed_in_response_to_its_proper_summon() -> None:
    duel = Scenario()
    duel.a.hand(REBORN)
    duel.b.set("Torrential Tribute")
    synchro_gaia(duel)
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.place_of(GAIA) == "GY"
    duel.a.activates(REBORN, GAIA)
    duel.all_pass()
    assert duel.place_of(GAIA) == "Monster Zone"


@pytest.mark.ruling("REV-023")
def test_a_negated_flip_summon_undoes_the_proper_summon() -> None:
    duel = Scenario()
    duel.a.monsters(TUNER, "Cyber Dragon").extra(STARDUST).hand(REBORN)
    duel.b.hand("Book of Moon").set("Solemn Judgment")
    duel.a.special_summons(STARDUST)
    duel.a.picks(TUNER, "Cyber Dragon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card(STARDUST).is_face_down()
    duel.b.ends_turn()
    duel.a.flips(STARDUST)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of(STARDUST) == "GY"
    assert duel.b.lp == 4000
    duel.a.activates(REBORN)
    assert choices(duel, duel.a) == ["Cyber Dragon", TUNER]


@pytest.mark.ruling("REV-024")
def test_a_procedure_that_works_from_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial").deck(TRUTH).face_up("Yami")
    duel.a.monsters(CYBER_END)
    duel.b.set(BREAK).hand("Pot of Greed")
    duel.a.activates("Foolish Burial")
    duel.all_pass()
    assert duel.place_of(TRUTH) == "GY"
    duel.a.ends_turn()
    duel.b.activates(BREAK)
    if isinstance(duel.decision, d.SelectCards):
        duel.b.picks(CYBER_END)
    duel.a.activates(TRUTH)
    duel.all_pass()
    assert duel.a.lp == 4000
    assert duel.a.names(c.LOCATION_MZONE) == [TRUTH]


@pytest.mark.ruling("REV-025")
def test_the_named_kind_of_effect_needs_no_earlier_summon() -> None:
    dragon, queen = "Soul Drain Dragon", "Queen Dragun Djinn"
    duel = Scenario()
    materials(duel.a, monster(duel.a, queen), "Celtic Guardian")
    duel.a.graveyard(dragon)
    duel.a.activates(queen)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [queen, dragon]
    duel = Scenario()
    duel.a.graveyard(dragon).hand(REBORN)
    assert not duel.a.may_activate(REBORN), "no other effect can"


@pytest.mark.ruling("REV-026")
@pytest.mark.parametrize("name", ["Wulf, Lightsworn Beast", "Rare Metal Dragon"])
def test_no_proper_way_means_no_revive_limit(name: str) -> None:
    duel = Scenario()
    duel.a.hand("Card Destruction", name).deck_top(REBORN)
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert duel.place_of(name) == "GY"
    duel.a.activates(REBORN)
    duel.all_pass()
    assert duel.place_of(name) == "Monster Zone"


@pytest.mark.ruling("REV-027")
def test_a_general_effect_cannot_summon_it_from_the_hand() -> None:
    duel = Scenario()
    duel.a.monsters(REDMD).hand("Chaos Dragon Levianeer", "Luster Dragon")
    duel.a.activates(REDMD)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [REDMD, "Luster Dragon"], "the only choice"
    duel = Scenario()
    duel.a.monsters(REDMD).hand("Chaos Dragon Levianeer")
    assert not duel.a.may_activate(REDMD)


@pytest.mark.ruling("REV-028")
def test_must_first_be_fusion_summoned() -> None:
    dragon = "Dragonecro Nethersoul Dragon"
    duel = with_break()
    duel.a.hand("Polymerization", "Skull Servant", "Plaguespreader Zombie", REBORN).extra(dragon)
    duel.a.activates("Polymerization")
    duel.a.picks("Skull Servant", "Plaguespreader Zombie")
    duel.all_pass()
    destroy(duel, duel.a, dragon)
    duel.a.activates(REBORN, dragon)
    duel.all_pass()
    assert duel.place_of(dragon) == "Monster Zone"
