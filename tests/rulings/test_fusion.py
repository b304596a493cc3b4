"""Fusion Summon by card effects: where materials come from, when, and what remembers them (FUS)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkResolving, Revealed, Summoned
from tests.rulings.building import choices
from tests.scenario import Scenario

POLYMERIZATION = "Polymerization"
AVIAN, BURSTINATRIX = "Elemental HERO Avian", "Elemental HERO Burstinatrix"
WINGMAN = "Elemental HERO Flame Wingman"
SPARKMAN, ESCURIDAO = "Elemental HERO Sparkman", "Elemental HERO Escuridao"
BUBBLEMAN, CLAYMAN = "Elemental HERO Bubbleman", "Elemental HERO Clayman"
MUDBALLMAN = "Elemental HERO Mudballman"
BLUE_EYES, ULTIMATE = "Blue-Eyes White Dragon", "Blue-Eyes Ultimate Dragon"
GODDESS = "Goddess with the Third Eye"


def ultimate(*, rules: str = "mr5") -> Scenario:
    """Player A has what the Fusion Summon of Blue-Eyes Ultimate Dragon needs."""
    duel = Scenario(rules=rules)
    duel.a.hand(POLYMERIZATION, BLUE_EYES, BLUE_EYES, BLUE_EYES).extra(ULTIMATE)
    return duel


def fuse(duel: Scenario, *materials: str) -> None:
    """Player A resolves Polymerization with these materials."""
    duel.a.activates(POLYMERIZATION)
    duel.a.picks(*materials)
    duel.all_pass()


def escuridao_with(duel: Scenario, other: str) -> None:
    """Fusion Summon Escuridao with Sparkman and a DARK monster."""
    duel.a.hand(POLYMERIZATION, SPARKMAN).extra(ESCURIDAO)
    fuse(duel, SPARKMAN, other)


@pytest.mark.ruling("FUS-001")
def test_needs_the_materials_of_some_fusion_monster() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, AVIAN).extra(WINGMAN)
    assert not duel.a.may_activate(POLYMERIZATION)
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, AVIAN, BURSTINATRIX).extra(WINGMAN)
    assert duel.a.may_activate(POLYMERIZATION)
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, AVIAN).monsters(BURSTINATRIX).extra(WINGMAN)
    assert duel.a.may_activate(POLYMERIZATION)
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, AVIAN, BURSTINATRIX).extra(MUDBALLMAN)
    assert not duel.a.may_activate(POLYMERIZATION)


@pytest.mark.ruling("FUS-002")
def test_materials_partly_from_hand_and_field() -> None:
    duel = Scenario()
    duel.a.monsters(AVIAN).hand(POLYMERIZATION, BURSTINATRIX).extra(WINGMAN)
    duel.a.activates(POLYMERIZATION)
    duel.a.picks(AVIAN, BURSTINATRIX)
    asked = duel.expect(0, (d.SelectPosition,))
    assert isinstance(asked, d.SelectPosition)
    assert asked.positions == (c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE)
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [AVIAN, BURSTINATRIX, POLYMERIZATION]
    wingman = duel.a.card(WINGMAN)
    assert wingman.location == c.LOCATION_MZONE
    assert wingman.position == c.POS_FACEUP_DEFENSE
    assert wingman.was_summoned_by(c.SUMMON_TYPE_FUSION)


@pytest.mark.ruling("FUS-003")
def test_monster_and_materials_are_chosen_at_resolution() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, SPARKMAN, "Vorse Raider", CLAYMAN, BUBBLEMAN)
    duel.a.extra(ESCURIDAO, MUDBALLMAN)
    duel.b.set("Jar of Greed")  # opens a window after the activation
    duel.a.activates(POLYMERIZATION)
    duel.expect(1, (d.ChainResponse,))  # with nothing asked of A before but the zone of the Spell
    assert not duel.happened(ChainLinkResolving)
    assert not duel.happened(Revealed)
    assert choices(duel, duel.a) == [ESCURIDAO, MUDBALLMAN]
    assert duel.happened(ChainLinkResolving)
    duel.a.picks(MUDBALLMAN)
    assert isinstance(duel.decision, d.SelectUnselect)
    assert choices(duel, duel.a) == [BUBBLEMAN, CLAYMAN]
    duel.a.picks(BUBBLEMAN, CLAYMAN)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [MUDBALLMAN]


@pytest.mark.ruling("FUS-004")
def test_nothing_is_sent_when_no_fusion_is_possible_any_more() -> None:
    duel = Scenario()
    duel.a.monsters(AVIAN).hand(POLYMERIZATION, BURSTINATRIX).extra(WINGMAN)
    duel.b.set("Raigeki Break").hand("Celtic Guardian")
    duel.a.activates(POLYMERIZATION)
    duel.b.activates("Raigeki Break", AVIAN)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [AVIAN, POLYMERIZATION]
    assert duel.a.hand_names == [BURSTINATRIX]
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert duel.b.graveyard_names == ["Celtic Guardian", "Raigeki Break"]


@pytest.mark.ruling("FUS-005")
def test_materials_are_sent_by_the_effect() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, "Shaddoll Squamata", "Vorse Raider").extra("El Shaddoll Winda")
    duel.a.deck("Shaddoll Beast")
    fuse_without_passing(duel, "Shaddoll Squamata", "Vorse Raider")
    assert duel.a.could_respond("Shaddoll Squamata")
    duel.a.activates("Shaddoll Squamata")
    duel.all_pass()
    assert duel.place_of("El Shaddoll Winda") == "Monster Zone"
    assert duel.place_of("Shaddoll Beast") == "GY"


def fuse_without_passing(duel: Scenario, *materials: str) -> None:
    """Up to the choice of materials; the windows after the Summon are still open."""
    duel.a.activates(POLYMERIZATION)
    duel.a.picks(*materials)


@pytest.mark.ruling("FUS-006")
def test_a_negated_fusion_spell_uses_no_materials() -> None:
    duel = Scenario()
    duel.a.monsters(AVIAN, BURSTINATRIX).hand(POLYMERIZATION).extra(WINGMAN)
    duel.b.set("Solemn Warning")
    duel.a.activates(POLYMERIZATION)
    duel.b.activates("Solemn Warning")
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.a.names(c.LOCATION_MZONE) == [AVIAN, BURSTINATRIX]
    assert duel.place_of(WINGMAN) == "Extra Deck"
    assert duel.a.graveyard_names == [POLYMERIZATION]


@pytest.mark.ruling("FUS-007")
def test_the_fusion_summon_itself_cannot_be_negated() -> None:
    duel = ultimate()
    duel.b.set("Solemn Judgment")
    duel.a.activates(POLYMERIZATION)
    assert duel.b.could_respond("Solemn Judgment")
    duel.a.picks(BLUE_EYES, BLUE_EYES, BLUE_EYES)
    assert not duel.b.could_respond("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of(ULTIMATE) == "Monster Zone"


@pytest.mark.ruling("FUS-008")
def test_a_successful_fusion_summon_can_be_answered() -> None:
    duel = ultimate()
    duel.b.set("Bottomless Trap Hole")
    duel.a.activates(POLYMERIZATION)
    duel.a.picks(BLUE_EYES, BLUE_EYES, BLUE_EYES)
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == [ULTIMATE]


@pytest.mark.ruling("FUS-009")
def test_a_set_monster_can_be_material() -> None:
    duel = Scenario()
    duel.a.face_down(AVIAN).hand(POLYMERIZATION, BURSTINATRIX).extra(WINGMAN)
    fuse(duel, AVIAN, BURSTINATRIX)
    assert duel.a.names(c.LOCATION_MZONE) == [WINGMAN]
    assert sorted(duel.a.graveyard_names) == [AVIAN, BURSTINATRIX, POLYMERIZATION]


@pytest.mark.ruling("FUS-010")
def test_the_opponents_monster_is_no_material() -> None:
    duel = Scenario()
    duel.b.monsters(AVIAN)
    duel.a.hand(POLYMERIZATION, BURSTINATRIX).extra(WINGMAN)
    assert not duel.a.may_activate(POLYMERIZATION)


@pytest.mark.ruling("FUS-011")
def test_dragons_mirror_banishes_from_the_graveyard() -> None:
    duel = Scenario()
    duel.a.graveyard(BLUE_EYES, BLUE_EYES, BLUE_EYES).hand("Dragon's Mirror").extra(ULTIMATE)
    duel.a.activates("Dragon's Mirror")
    duel.a.picks(BLUE_EYES, BLUE_EYES, BLUE_EYES)
    duel.all_pass()
    assert duel.a.banished_names == [BLUE_EYES] * 3
    assert duel.a.card(ULTIMATE).was_summoned_by(c.SUMMON_TYPE_FUSION)


@pytest.mark.ruling("FUS-012")
def test_a_token_as_material_leaves_the_game() -> None:
    duel = Scenario()
    duel.a.hand("Fiend's Sanctuary")
    duel.a.hand(POLYMERIZATION, SPARKMAN).extra(ESCURIDAO)
    duel.a.activates("Fiend's Sanctuary")
    duel.all_pass()
    fuse(duel, SPARKMAN, "Metal Fiend Token")
    assert duel.a.names(c.LOCATION_MZONE) == [ESCURIDAO]
    assert duel.a.card(ESCURIDAO).attack == 2600
    assert duel.place_of("Metal Fiend Token") == "nowhere"


@pytest.mark.ruling("FUS-013")
def test_a_trap_monster_as_material_goes_to_the_graveyard() -> None:
    duel = Scenario()
    duel.a.set("Zoma the Spirit")
    duel.a.hand(POLYMERIZATION, SPARKMAN).extra(ESCURIDAO)
    duel.a.activates("Zoma the Spirit")
    duel.all_pass()
    fuse(duel, SPARKMAN, "Zoma the Spirit")
    assert duel.a.names(c.LOCATION_MZONE) == [ESCURIDAO]
    zoma = duel.a.card("Zoma the Spirit")
    assert zoma.location == c.LOCATION_GRAVE
    assert zoma.is_trap()
    assert not zoma.is_monster()


@pytest.mark.ruling("FUS-014")
def test_materials_are_banished_under_macro_cosmos() -> None:
    duel = Scenario()
    duel.b.face_up("Macro Cosmos")
    duel.a.hand("Vorse Raider")
    escuridao_with(duel, "Vorse Raider")
    assert sorted(duel.a.banished_names) == [SPARKMAN, POLYMERIZATION, "Vorse Raider"]
    assert duel.a.card(ESCURIDAO).location == c.LOCATION_MZONE
    assert duel.a.card(ESCURIDAO).attack == 2500


@pytest.mark.ruling("FUS-015")
def test_a_material_misses_its_optional_when_timing() -> None:
    duel = Scenario()
    duel.a.monsters("Peten the Dark Clown").deck("Peten the Dark Clown")
    duel.a.hand(POLYMERIZATION, SPARKMAN).extra(ESCURIDAO)
    fuse_without_passing(duel, SPARKMAN, "Peten the Dark Clown")
    assert not duel.a.could_respond("Peten the Dark Clown")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ESCURIDAO]
    assert duel.place_of("Peten the Dark Clown") == "GY"


@pytest.mark.ruling("FUS-016")
def test_a_substitute_stands_in_for_one_named_material() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, GODDESS, BLUE_EYES, BLUE_EYES).extra(ULTIMATE)
    fuse(duel, GODDESS, BLUE_EYES, BLUE_EYES)
    assert duel.a.names(c.LOCATION_MZONE) == [ULTIMATE]
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, GODDESS, GODDESS, BLUE_EYES).extra(ULTIMATE)
    assert not duel.a.may_activate(POLYMERIZATION)


@pytest.mark.ruling("FUS-017")
def test_no_substitute_where_the_listed_materials_are_demanded() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, GODDESS, "Cyber Dragon").extra("Cyber Twin Dragon")
    assert not duel.a.may_activate(POLYMERIZATION)


@pytest.mark.ruling("FUS-018")
def test_a_negated_substitute_is_none() -> None:
    duel = Scenario()
    duel.b.face_up("Skill Drain")
    duel.a.monsters("King of the Swamp").hand(POLYMERIZATION, BLUE_EYES, BLUE_EYES).extra(ULTIMATE)
    assert not duel.a.may_activate(POLYMERIZATION)
    duel = Scenario()
    duel.b.face_up("Skill Drain")
    duel.a.hand("King of the Swamp", POLYMERIZATION, BLUE_EYES, BLUE_EYES).extra(ULTIMATE)
    assert duel.a.may_activate(POLYMERIZATION)


@pytest.mark.ruling("FUS-019")
def test_a_material_that_moved_is_forgotten() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, BUBBLEMAN, CLAYMAN, "Monster Reborn", "De-Fusion", "Celtic Guardian")
    duel.a.extra(MUDBALLMAN).set("Raigeki Break")
    fuse(duel, BUBBLEMAN, CLAYMAN)
    duel.a.activates("Monster Reborn", BUBBLEMAN)
    duel.all_pass()
    duel.a.activates("Raigeki Break")
    duel.a.picks("Celtic Guardian")
    duel.a.picks(BUBBLEMAN)
    duel.all_pass()
    assert {BUBBLEMAN, CLAYMAN} <= set(duel.a.graveyard_names)
    duel.a.activates("De-Fusion")
    duel.all_pass()
    assert duel.place_of(MUDBALLMAN) == "Extra Deck"
    assert not isinstance(duel.decision, (d.YesNo, d.EffectYesNo))
    assert duel.a.names(c.LOCATION_MZONE) == []


@pytest.mark.ruling("FUS-020")
def test_a_fusion_monster_that_left_and_came_back_has_no_materials() -> None:
    duel = ultimate()
    duel.a.hand("Monster Reborn", "De-Fusion", "Celtic Guardian").set("Raigeki Break")
    fuse(duel, BLUE_EYES, BLUE_EYES, BLUE_EYES)
    duel.a.activates("Raigeki Break")
    duel.a.picks("Celtic Guardian")
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks(ULTIMATE)
    duel.all_pass()
    duel.a.activates("Monster Reborn", ULTIMATE)
    duel.all_pass()
    assert duel.place_of(ULTIMATE) == "Monster Zone"
    duel.a.activates("De-Fusion")
    duel.all_pass()
    assert duel.place_of(ULTIMATE) == "Extra Deck"
    assert duel.a.graveyard_names.count(BLUE_EYES) == 3
    assert not isinstance(duel.decision, (d.YesNo, d.EffectYesNo))
    assert duel.a.names(c.LOCATION_MZONE) == []


@pytest.mark.ruling("FUS-021")
def test_a_temporary_banishment_keeps_the_materials() -> None:
    duel = ultimate()
    duel.a.hand("De-Fusion").set("Interdimensional Matter Transporter")
    fuse(duel, BLUE_EYES, BLUE_EYES, BLUE_EYES)
    duel.a.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    assert duel.place_of(ULTIMATE) == "banished"
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.place_of(ULTIMATE) == "Monster Zone"
    duel.a.activates("De-Fusion")
    duel.all_pass()
    assert isinstance(duel.decision, (d.YesNo, d.EffectYesNo))
    duel.respond((1,))
    duel.all_pass()
    assert duel.place_of(ULTIMATE) == "Extra Deck"
    assert duel.a.names(c.LOCATION_MZONE) == [BLUE_EYES] * 3


@pytest.mark.ruling("FUS-032")
def test_mask_change_is_no_fusion_summon() -> None:
    duel = Scenario()
    duel.a.monsters(BURSTINATRIX).hand("Mask Change").extra("Masked HERO Goka")
    duel.a.activates("Mask Change")
    duel.all_pass()
    goka = duel.a.card("Masked HERO Goka")
    assert duel.place_of(BURSTINATRIX) == "GY"
    assert goka.location == c.LOCATION_MZONE
    assert goka.attack == 2300
    assert goka.was_special_summoned()
    assert not goka.was_summoned_by(c.SUMMON_TYPE_FUSION)
    assert [event.kind for event in duel.happened(Summoned)] == [c.SUMMON_TYPE_SPECIAL]
