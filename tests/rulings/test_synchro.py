"""Synchro Summons (SYN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, MissedTiming
from tests.rulings.building import monster, offered
from tests.rulings.extra_deck import (
    ARCHFIEND,
    CATASTOR,
    CELTIC,
    GAIA,
    STONE,
    TUNE,
    UTOPIA,
    positions_offered,
)
from tests.rulings.summoning import activated, no_chain
from tests.scenario import Scenario

DRAIN = "Skill Drain"
STARDUST = "Stardust Dragon"
JUNK_WARRIOR = "Junk Warrior"
JUNK = ("Junk Synchron", "Medusa Worm")


def could_summon(name: str, *monsters: str, drained: bool = False, hand: tuple[str, ...] = ()) -> bool:
    """Whether the Synchro Monster is offered with these monsters on the field (and Skill Drain)."""
    duel = Scenario()
    duel.a.monsters(*monsters).extra(name).hand(*hand)
    if drained:
        duel.b.face_up(DRAIN)
    return duel.a.may_special_summon(name)


# -- materials -------------------------------------------------------------------------------------


@pytest.mark.ruling("SYN-001")
def test_a_synchro_summon_sends_its_materials_and_starts_no_chain() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, STONE).extra(GAIA)
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNE, STONE)
    duel.a.places(2)
    assert positions_offered(duel, duel.a) == {c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE}
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted([TUNE, STONE])
    gaia = duel.a.card(GAIA)
    assert (gaia.location, gaia.sequence, gaia.position) == (c.LOCATION_MZONE, 2, c.POS_FACEUP_DEFENSE)
    assert gaia.was_summoned_by(c.SUMMON_TYPE_SYNCHRO)
    assert no_chain(duel)


@pytest.mark.ruling("SYN-002")
def test_the_levels_must_add_up_exactly() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, CELTIC).extra(GAIA, ARCHFIEND)
    assert duel.a.may_special_summon(ARCHFIEND)
    assert not duel.a.may_special_summon(GAIA)


@pytest.mark.ruling("SYN-003")
@pytest.mark.parametrize("hidden", [True, False])
def test_face_down_monsters_are_no_materials(hidden: bool) -> None:
    duel = Scenario()
    duel.a.monsters(TUNE).extra(GAIA)
    duel.a.monsters(STONE, position=c.POS_FACEDOWN_DEFENSE if hidden else c.POS_FACEUP_DEFENSE)
    assert duel.a.may_special_summon(GAIA) is not hidden


@pytest.mark.ruling("SYN-004")
@pytest.mark.parametrize(
    ("others", "right"),
    [(("Cyber Dragon",), True), (("Curse of Dragon",), False), ((CELTIC, "Mokey Mokey"), False)],
)
def test_every_non_tuner_must_meet_the_condition(others: tuple[str, ...], right: bool) -> None:
    assert could_summon("Avenging Knight Parshath", TUNE, *others) is right


@pytest.mark.ruling("SYN-005")
def test_an_xyz_monster_has_no_level() -> None:
    assert not could_summon(ARCHFIEND, TUNE, UTOPIA)
    assert could_summon(ARCHFIEND, TUNE, CELTIC)


@pytest.mark.ruling("SYN-006")
@pytest.mark.parametrize("negated", [True, False])
def test_materials_of_a_negated_summon_were_no_materials(negated: bool) -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, "Tuningware", "Mokey Mokey").extra(CATASTOR)
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(CATASTOR)
    duel.a.picks(TUNE, "Tuningware", "Mokey Mokey")
    if negated:
        duel.b.activates("Solemn Judgment")
    duel.all_pass()
    used = [TUNE, "Tuningware", "Mokey Mokey"]
    if negated:
        assert duel.b.lp == 4000
        assert sorted(duel.a.graveyard_names) == sorted([*used, CATASTOR])
        assert activated(duel) == ["Solemn Judgment"]
        assert duel.a.hand_names == []
    else:
        assert sorted(duel.a.graveyard_names) == sorted(used)
        assert activated(duel) == ["Tuningware"]
        assert len(duel.a.hand_names) == 1


@pytest.mark.ruling("SYN-007")
def test_the_materials_may_be_banished_instead() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, STONE).extra(GAIA).face_up("Macro Cosmos")
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNE, STONE)
    duel.all_pass()
    assert duel.place_of(GAIA) == "Monster Zone"
    assert sorted(duel.a.banished_names) == sorted([TUNE, STONE])


@pytest.mark.ruling("SYN-008")
def test_sending_materials_is_no_tribute_and_no_effect() -> None:
    duel = Scenario()
    duel.b.face_up("Mask of Restrict")
    duel.a.monsters(TUNE, "Shaddoll Squamata").extra(ARCHFIEND).deck_top("Shaddoll Beast")
    duel.a.special_summons(ARCHFIEND)
    duel.a.picks(TUNE, "Shaddoll Squamata")
    assert not duel.a.could_respond("Shaddoll Squamata")
    duel.all_pass()
    assert duel.place_of(ARCHFIEND) == "Monster Zone"
    assert duel.place_of("Shaddoll Squamata") == "GY"
    by_effect = Scenario()
    by_effect.a.monsters("Shaddoll Squamata").hand("Dark Hole").deck_top("Shaddoll Beast")
    by_effect.a.activates("Dark Hole")
    assert by_effect.a.could_respond("Shaddoll Squamata")


@pytest.mark.ruling("SYN-009")
def test_a_token_may_be_material() -> None:
    duel = Scenario()
    token = monster(duel.a, "Metal Fiend Token")
    duel.a.monsters(TUNE, "Mokey Mokey").extra(CATASTOR)
    duel.a.special_summons(CATASTOR)
    duel.a.picks("Metal Fiend Token", TUNE, "Mokey Mokey")
    duel.all_pass()
    assert duel.place_of(CATASTOR) == "Monster Zone"
    assert sorted(duel.a.graveyard_names) == sorted([TUNE, "Mokey Mokey"])
    assert duel.kernel.card(token.uid).location == 0


@pytest.mark.ruling("SYN-010")
def test_a_trap_monster_may_be_material() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE).set("Embodiment of Apophis").extra(ARCHFIEND)
    duel.a.activates("Embodiment of Apophis")
    duel.all_pass()
    duel.a.special_summons(ARCHFIEND)
    duel.a.picks("Embodiment of Apophis", TUNE)
    duel.all_pass()
    assert duel.a.field_names == [ARCHFIEND]
    assert sorted(duel.a.graveyard_names) == sorted(["Embodiment of Apophis", TUNE])


# -- what triggers on being material ---------------------------------------------------------------


@pytest.mark.ruling("SYN-011")
def test_an_optional_when_effect_of_a_material_misses_its_timing() -> None:
    duel = Scenario()
    duel.a.monsters("Gusto Falco", CELTIC).extra(GAIA).deck_top("Gusto Gulldo")
    duel.a.special_summons(GAIA)
    duel.a.picks("Gusto Falco", CELTIC)
    assert not duel.a.could_respond("Gusto Falco")
    duel.all_pass()
    assert duel.place_of(GAIA) == "Monster Zone"
    assert [duel.kernel.by_key(e.card.card.key).name for e in duel.happened(MissedTiming)] == ["Gusto Falco"]
    alone = Scenario()
    alone.a.monsters("Gusto Falco").hand("Dark Hole").deck_top("Gusto Gulldo")
    alone.a.activates("Dark Hole")
    assert alone.a.could_respond("Gusto Falco")


WHITE_STONE = "The White Stone of Legend"
BLUE_EYES = "Blue-Eyes White Dragon"


def with_the_white_stone(trap: str) -> Scenario:
    """A Synchro Summons Catastor with The White Stone of Legend while B has a Trap set."""
    duel = Scenario()
    duel.a.monsters(WHITE_STONE, CELTIC).extra(CATASTOR).deck_top(BLUE_EYES)
    duel.b.set(trap)
    duel.a.special_summons(CATASTOR)
    duel.a.picks(WHITE_STONE, CELTIC)
    return duel


@pytest.mark.ruling("SYN-012")
def test_mandatory_triggers_of_materials_wait_for_the_summon() -> None:
    duel = with_the_white_stone("Torrential Tribute")
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert activated(duel) == [WHITE_STONE, "Torrential Tribute"]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 2]
    assert duel.place_of(CATASTOR) == "GY"
    assert duel.a.hand_names == [BLUE_EYES]


@pytest.mark.ruling("SYN-013")
def test_triggers_of_materials_come_after_the_negation() -> None:
    duel = with_the_white_stone("Solemn Judgment")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert duel.place_of(CATASTOR) == "GY"
    assert activated(duel) == ["Solemn Judgment", WHITE_STONE]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1], "a Chain of its own"
    assert duel.a.hand_names == [BLUE_EYES]


# -- the memory of the materials -------------------------------------------------------------------


def junk_warrior_summoned(duel: Scenario) -> None:
    """A Synchro Summons Junk Warrior with Junk Synchron and Medusa Worm."""
    duel.a.monsters(*JUNK).extra(JUNK_WARRIOR)
    duel.a.special_summons(JUNK_WARRIOR)
    duel.a.picks(*JUNK)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names)[:2] == sorted(JUNK)


@pytest.mark.ruling("SYN-014")
def test_a_material_that_came_back_to_the_graveyard_is_no_material() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn", "De-Synchro", "Mokey Mokey").set("Raigeki Break")
    junk_warrior_summoned(duel)
    duel.a.activates("Monster Reborn", "Junk Synchron")
    duel.all_pass()
    duel.a.activates("Raigeki Break")
    duel.a.picks("Mokey Mokey")
    duel.a.picks("Junk Synchron")
    duel.all_pass()
    assert {duel.place_of(name) for name in JUNK} == {"GY"}
    duel.a.activates("De-Synchro")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.place_of(JUNK_WARRIOR) == "Extra Deck"
    assert duel.a.field_names == []


@pytest.mark.ruling("SYN-015")
def test_a_revived_synchro_monster_has_no_materials() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn", "De-Synchro")
    duel.b.monsters(BLUE_EYES)
    junk_warrior_summoned(duel)
    duel.a.battle_phase()
    duel.a.attacks(JUNK_WARRIOR, BLUE_EYES)
    duel.all_pass()
    assert duel.place_of(JUNK_WARRIOR) == "GY"
    duel.a.main_phase_2()
    duel.a.activates("Monster Reborn", JUNK_WARRIOR)
    duel.all_pass()
    duel.a.activates("De-Synchro")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.place_of(JUNK_WARRIOR) == "Extra Deck"
    assert {duel.place_of(name) for name in JUNK} == {"GY"}


@pytest.mark.ruling("SYN-016")
def test_a_temporary_banishment_keeps_the_memory_of_the_materials() -> None:
    duel = Scenario()
    duel.a.hand("De-Synchro").set("Interdimensional Matter Transporter")
    junk_warrior_summoned(duel)
    duel.a.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    assert duel.place_of(JUNK_WARRIOR) == "banished"
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.place_of(JUNK_WARRIOR) == "Monster Zone"
    duel.a.activates("De-Synchro")
    duel.a.says(True)
    duel.all_pass()
    assert duel.place_of(JUNK_WARRIOR) == "Extra Deck"
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted(JUNK)


# -- how many Tuners -------------------------------------------------------------------------------


@pytest.mark.ruling("SYN-017")
def test_gottoms_can_be_summoned_with_tuners_only() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, TUNE, TUNE).extra("XX-Saber Gottoms")
    duel.a.special_summons("XX-Saber Gottoms")
    duel.a.picks(TUNE, TUNE, TUNE)
    duel.all_pass()
    assert duel.place_of("XX-Saber Gottoms") == "Monster Zone"
    assert duel.a.graveyard_names == [TUNE] * 3


@pytest.mark.ruling("SYN-018")
def test_two_tuners_cannot_be_used_for_an_ordinary_synchro_monster() -> None:
    assert not could_summon(GAIA, TUNE, "Genex Controller")
    assert could_summon(GAIA, "Genex Controller", STONE)


RED_NOVA = "Red Nova Dragon"
RED_DRAGON = "Red Dragon Archfiend"


@pytest.mark.ruling("SYN-019")
def test_double_tuning_needs_both_tuners() -> None:
    duel = Scenario()
    duel.a.monsters(RED_DRAGON, TUNE, "Flamvell Guard").extra(RED_NOVA)
    duel.a.special_summons(RED_NOVA)
    duel.a.picks(RED_DRAGON, TUNE, "Flamvell Guard")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted([RED_DRAGON, TUNE, "Flamvell Guard"])
    assert duel.a.card(RED_NOVA).location == c.LOCATION_MZONE
    assert duel.a.card(RED_NOVA).attack == 4500
    assert not could_summon(RED_NOVA, RED_DRAGON, "Blackwing - Kochi the Daybreak"), "one Tuner of Level 4"


@pytest.mark.ruling("SYN-020")
def test_quasar_asks_for_synchro_monsters() -> None:
    quasar = "Shooting Quasar Dragon"
    assert not could_summon(quasar, "Formula Synchron", CATASTOR, "Curse of Dragon")
    assert could_summon(quasar, "Formula Synchron", CATASTOR, CATASTOR)


# -- Synchro Summons by effects --------------------------------------------------------------------


@pytest.mark.ruling("SYN-021")
def test_accel_synchro_in_the_opponents_main_phase() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Formula Synchron", CATASTOR, STONE).extra(ARCHFIEND, GAIA)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates("Formula Synchron")
    assert activated(duel) == ["Pot of Greed", "Formula Synchron"]
    assert duel.place_of(ARCHFIEND) == "Extra Deck"
    duel.all_pass()
    duel.a.picks("Formula Synchron", CATASTOR)
    duel.all_pass()
    assert duel.a.card(ARCHFIEND).was_summoned_by(c.SUMMON_TYPE_SYNCHRO)
    assert sorted(duel.a.graveyard_names) == sorted(["Formula Synchron", CATASTOR])
    own = Scenario()
    own.a.monsters("Formula Synchron", CATASTOR).extra(ARCHFIEND)
    assert not own.a.may_activate("Formula Synchron"), "only in the opponent's Main Phase"


@pytest.mark.ruling("SYN-022")
def test_in_the_battle_phase_only_an_effect_synchro_summons() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, STONE).set("Urgent Tuning").extra(GAIA)
    assert not duel.a.may_activate("Urgent Tuning")
    duel.a.battle_phase()
    duel.all_pass()
    assert isinstance(duel.decision, d.BattleCommand)
    assert (d.ACT_SPSUMMON, GAIA) not in offered(duel, duel.a)
    duel.a.activates("Urgent Tuning")
    duel.a.picks(TUNE, STONE)
    duel.all_pass()
    assert duel.a.card(GAIA).was_summoned_by(c.SUMMON_TYPE_SYNCHRO)
    assert duel.kernel.state.phase & c.PHASE_ANY_BATTLE


# -- Skill Drain and what is an effect -------------------------------------------------------------


@pytest.mark.ruling("SYN-023")
def test_counting_as_another_level_is_an_effect() -> None:
    assert could_summon(CATASTOR, "Tuningware", TUNE)
    assert not could_summon(CATASTOR, "Tuningware", TUNE, drained=True)


@pytest.mark.ruling("SYN-024")
@pytest.mark.parametrize("drained", [True, False])
def test_a_limit_on_the_partners_is_no_effect(drained: bool) -> None:
    assert not could_summon(STARDUST, "Royal Swamp Eel", CELTIC, drained=drained)
    # Breeze (3) serves for "Blackwing" monsters only, Kochi (4) not after a Special Summon.
    breeze = ("Blackwing - Breeze the Zephyr", CELTIC)
    assert not could_summon(ARCHFIEND, *breeze, drained=drained)
    assert could_summon("Blackwing Armor Master", *breeze, drained=drained)
    for kind in (c.SUMMON_TYPE_SPECIAL, c.SUMMON_TYPE_NORMAL):
        duel = Scenario()
        duel.a.monsters("Blackwing - Kochi the Daybreak", CELTIC).extra(STARDUST)
        duel.a.card("Blackwing - Kochi the Daybreak").data.summon_type = kind
        if drained:
            duel.b.face_up(DRAIN)
        assert duel.a.may_special_summon(STARDUST) is (kind == c.SUMMON_TYPE_NORMAL)


@pytest.mark.ruling("SYN-025")
def test_a_continuous_effect_against_use_can_be_negated() -> None:
    vayu = "Blackwing - Vayu the Emblem of Honor"
    assert could_summon(CATASTOR, vayu, CELTIC, drained=True)
    assert not could_summon(CATASTOR, vayu, CELTIC)


@pytest.mark.ruling("SYN-026")
def test_the_restriction_of_quickdraw_synchron_stays() -> None:
    for drained in (True, False):
        assert not could_summon(STARDUST, "Quickdraw Synchron", "Wattkid", drained=drained)
        assert could_summon("Junk Archer", "Quickdraw Synchron", "Medusa Worm", drained=drained)


@pytest.mark.ruling("SYN-027")
def test_eccentric_boy_takes_the_other_material_from_the_hand() -> None:
    duel = Scenario()
    duel.b.face_up(DRAIN)
    duel.a.monsters("Eccentric Boy").hand("Curse of Dragon", "Mystical Space Typhoon", "Raigeki")
    duel.a.extra(STARDUST)
    duel.a.special_summons(STARDUST)
    duel.a.picks("Eccentric Boy", "Curse of Dragon")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted(["Eccentric Boy", "Curse of Dragon"])
    stardust = duel.a.card(STARDUST)
    assert stardust.location == c.LOCATION_MZONE
    assert stardust.is_negated()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.b.field_names == []
    assert stardust.is_negated(), "not by Skill Drain alone"
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.place_of(STARDUST) == "Monster Zone"
    assert not could_summon(STARDUST, "Eccentric Boy", "Curse of Dragon"), "it must be in the hand"
    assert not could_summon(STARDUST, TUNE, hand=("Curse of Dragon",)), "only with Eccentric Boy"


@pytest.mark.ruling("SYN-027")
def test_the_monster_summoned_with_eccentric_boy_is_banished() -> None:
    duel = Scenario()
    duel.b.face_up(DRAIN)
    duel.a.monsters("Eccentric Boy").hand("Curse of Dragon", "Dark Hole").extra(STARDUST)
    duel.a.special_summons(STARDUST)
    duel.a.picks("Eccentric Boy", "Curse of Dragon")
    duel.all_pass()
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond(STARDUST)
    duel.all_pass()
    assert duel.a.banished_names == [STARDUST]


@pytest.mark.ruling("SYN-028")
@pytest.mark.parametrize("drained", [True, False])
def test_standing_in_for_a_named_tuner_is_no_effect(drained: bool) -> None:
    assert could_summon("Junk Archer", "Junk Anchor", "Curse of Dragon", drained=drained)
    assert not could_summon("Junk Archer", TUNE, CELTIC, drained=drained), "no other Tuner will do"


@pytest.mark.ruling("SYN-029")
def test_being_a_tuner_is_no_effect() -> None:
    assert could_summon(CATASTOR, "Junk Synchron", "Medusa Worm", drained=True)
    assert could_summon(CATASTOR, TUNE, "Medusa Worm", drained=True)
