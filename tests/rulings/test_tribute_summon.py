"""Tribute Summons and Tribute Sets (TRB)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import PositionChanged, Summoned
from tests.rulings.building import main_zones, monster, zones_asked
from tests.rulings.summoning import (
    FULL_FIELD,
    activated,
    asks,
    kinds,
    no_chain,
    told_of,
    tributes_asked,
)
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

SKULL = "Summoned Skull"
CELTIC = "Celtic Guardian"
LUSTER = "Luster Dragon"
ELF = "Mystical Elf"
RAIDER = "Vorse Raider"
CAIUS = "Caius the Shadow Monarch"
BARBAROS = "Beast King Barbaros"
STONE = "The White Stone of Legend"
BLUE_EYES = "Blue-Eyes White Dragon"
TOKEN = "Metal Fiend Token"
NORMAL = {d.ACT_SUMMON, d.ACT_MSET}


# -- how many ----------------------------------------------------------------------------------


@pytest.mark.ruling("TRB-001")
def test_one_tribute_for_level_6() -> None:
    alone = Scenario()
    alone.a.hand(SKULL)
    assert kinds(alone, alone.a, SKULL) == set()
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL)
    assert kinds(duel, duel.a, SKULL) == NORMAL
    duel.a.summons(SKULL)
    assert tributes_asked(duel, duel.a) == ({CELTIC}, 1, 1)
    duel.a.picks(CELTIC)
    duel.all_pass()
    assert duel.a.graveyard_names == [CELTIC]
    assert duel.a.field_names == [SKULL]
    assert duel.a.card(SKULL).position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("TRB-002")
def test_two_tributes_for_level_7() -> None:
    magician = "Dark Magician"
    for name in (CELTIC, LUSTER):
        less = Scenario()
        less.a.monsters(name).hand(magician)
        assert kinds(less, less.a, magician) == set()
    duel = Scenario()
    duel.a.monsters(CELTIC, LUSTER).hand(magician)
    assert kinds(duel, duel.a, magician) == NORMAL
    duel.a.summons(magician)
    assert tributes_asked(duel, duel.a) == ({CELTIC, LUSTER}, 2, 2)
    duel.a.picks(CELTIC, LUSTER)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [CELTIC, LUSTER]
    assert duel.a.field_names == [magician]


@pytest.mark.ruling("TRB-003")
def test_two_tributes_suffice_for_level_10() -> None:
    immortal = "Earthbound Immortal Ccapac Apu"
    duel = Scenario()
    duel.a.monsters(CELTIC, LUSTER).face_up("Yami").hand(immortal)
    assert duel.a.card(immortal).level == 10
    duel.a.summons(immortal)
    assert tributes_asked(duel, duel.a) == ({CELTIC, LUSTER}, 2, 2)
    duel.a.picks(CELTIC, LUSTER)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [immortal]


@pytest.mark.ruling("TRB-004")
def test_no_tribute_for_level_4() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(LUSTER)
    duel.a.summons(LUSTER)
    assert asks(duel, d.SelectPlace)
    duel.all_pass()
    assert sorted(duel.a.field_names) == [CELTIC, LUSTER]
    assert [event.kind for event in duel.happened(Summoned)] == [c.SUMMON_TYPE_NORMAL]


# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.ruling("TRB-005")
def test_a_tribute_frees_a_zone() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, "Gene-Warped Warwolf", RAIDER, ELF, "Wattkid").hand(SKULL)
    duel.a.summons(SKULL)
    assert tributes_asked(duel, duel.a)[0] == {LUSTER, *FULL_FIELD}
    duel.a.picks(RAIDER)
    assert not asks(duel, d.SelectPlace)  # the only zone is not asked for
    assert duel.a.graveyard_names == [RAIDER]
    assert duel.a.card(SKULL).sequence == 2
    assert duel.a.names(c.LOCATION_MZONE)[2] == SKULL


@pytest.mark.ruling("TRB-006")
def test_the_tribute_must_free_a_main_monster_zone() -> None:
    gaia = "Gaia Knight, the Force of Earth"
    duel = Scenario(rules="mr4")
    duel.a.monsters(LUSTER, *FULL_FIELD).hand(SKULL)
    monster(duel.a, gaia, 5)
    duel.a.summons(SKULL)
    decision = duel.decision
    assert isinstance(decision, d.SelectTributes)
    alone = {duel.kernel.by_key(answer[0]).name for answer in decision.choices() if len(answer) == 1}
    assert alone == {LUSTER, *FULL_FIELD}
    assert not decision.accepts((duel.key_named(decision.cards, gaia),))
    duel.a.picks("Wattkid")
    duel.all_pass()
    assert duel.a.card(SKULL).sequence == 4


# -- other numbers --------------------------------------------------------------------------------


@pytest.mark.ruling("TRB-007")
def test_without_tributes_by_its_own_text_is_no_tribute_summon() -> None:
    duel = Scenario()
    duel.a.hand(BARBAROS)
    assert d.ACT_SUMMON in kinds(duel, duel.a, BARBAROS)
    duel.a.summons(BARBAROS)
    assert not asks(duel, d.SelectTributes)
    duel.all_pass()
    card = duel.a.card(BARBAROS)
    assert card.position == c.POS_FACEUP_ATTACK
    assert card.base_attack == 1900
    assert card.was_summoned_by(c.SUMMON_TYPE_NORMAL)
    assert not card.was_summoned_by(c.SUMMON_TYPE_TRIBUTE)
    assert [event.kind for event in duel.happened(Summoned)] == [c.SUMMON_TYPE_NORMAL]


@pytest.mark.ruling("TRB-008")
def test_three_tributes_by_its_own_text() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC, LUSTER, RAIDER).hand(BARBAROS)
    duel.b.monsters(ELF)
    duel.a.summons(BARBAROS)
    decision = duel.decision
    assert isinstance(decision, d.Option)
    assert len(decision.options) == 3  # without, with two, with three
    duel.respond((decision.options[-1][0],))
    assert tributes_asked(duel, duel.a) == ({CELTIC, LUSTER, RAIDER}, 3, 3)
    duel.a.picks(CELTIC, LUSTER, RAIDER)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [CELTIC, LUSTER, RAIDER]
    assert duel.a.card(BARBAROS).attack == 3000
    assert duel.a.card(BARBAROS).was_summoned_by(c.SUMMON_TYPE_TRIBUTE)
    assert activated(duel) == [BARBAROS]
    assert duel.b.graveyard_names == [ELF]


# -- triggers of the Tributes ---------------------------------------------------------------------


@pytest.mark.ruling("TRB-009")
def test_a_when_effect_of_a_tribute_misses_its_timing() -> None:
    peten = "Peten the Dark Clown"
    duel = Scenario()
    duel.a.monsters(peten).hand(CAIUS).deck(peten)
    duel.b.monsters(CELTIC)
    duel.a.summons(CAIUS, [peten])
    assert not duel.a.could_respond(peten)
    duel.all_pass()
    duel.a.picks(CELTIC)
    assert not duel.a.could_respond(peten)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert activated(duel) == [CAIUS]
    assert duel.a.graveyard_names == [peten]
    assert duel.a.names(c.LOCATION_DECK) == [peten]


@pytest.mark.parametrize("first", [STONE, CAIUS])
@pytest.mark.ruling("TRB-010")
def test_mandatory_effects_of_tributes_join_those_of_the_summon(first: str) -> None:
    duel = Scenario()
    duel.a.monsters(STONE).hand(CAIUS).deck(BLUE_EYES, ELF)
    duel.b.monsters(CELTIC)
    duel.a.summons(CAIUS, [STONE])
    while not asks(duel, d.SortChain):
        assert asks(duel, d.SelectPlace)
        duel.a.places(0)
    decision = duel.decision
    assert isinstance(decision, d.SortChain)
    assert decision.player == 0
    assert duel.a.names(c.LOCATION_MZONE) == [CAIUS]  # the Summon has succeeded
    names = [duel.kernel.by_key(x.card.key).name for x in decision.commands]
    assert sorted(names) == sorted([STONE, CAIUS])
    duel.respond((names.index(first), 1 - names.index(first)))
    duel.a.picks(CELTIC)
    assert activated(duel) == [first, CAIUS if first == STONE else STONE]
    duel.all_pass()
    assert duel.b.banished_names == [CELTIC]
    assert duel.a.hand_names == [BLUE_EYES]
    assert (duel.a.lp, duel.b.lp) == (8000, 8000)


@pytest.mark.ruling("TRB-011")
def test_a_face_down_monster_can_be_tributed() -> None:
    duel = Scenario()
    duel.a.face_down(ELF).hand(SKULL)
    duel.a.summons(SKULL, [ELF])
    duel.all_pass()
    assert duel.a.graveyard_names == [ELF]
    assert duel.a.card(ELF).is_face_up()
    assert duel.a.field_names == [SKULL]
    assert duel.happened(PositionChanged) == []


@pytest.mark.ruling("TRB-012")
def test_tributes_of_a_negated_summon_stay_lost() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL, RAIDER)
    duel.b.set("Solemn Judgment")
    duel.a.summons(SKULL, [CELTIC])
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert sorted(duel.a.graveyard_names) == [CELTIC, SKULL]
    assert duel.a.field_names == []
    assert kinds(duel, duel.a, RAIDER) == set()


# -- what can be Tributed -----------------------------------------------------------------------------


@pytest.mark.ruling("TRB-013")
def test_not_the_opponents_monsters() -> None:
    duel = Scenario()
    duel.a.hand(SKULL)
    duel.b.monsters(CELTIC)
    assert kinds(duel, duel.a, SKULL) == set()
    assert asks(duel, d.IdleCommand)


@pytest.mark.ruling("TRB-014")
def test_a_token_can_be_tributed() -> None:
    duel = Scenario()
    duel.a.hand(SKULL, "Fiend's Sanctuary")
    duel.a.activates("Fiend's Sanctuary")
    duel.all_pass()
    assert duel.a.field_names == [TOKEN]
    duel.a.summons(SKULL, [TOKEN])
    duel.all_pass()
    assert duel.a.field_names == [SKULL]
    assert duel.find(TOKEN).location == 0
    assert duel.a.graveyard_names == ["Fiend's Sanctuary"]


APOPHIS = "Embodiment of Apophis"


@pytest.mark.parametrize("rules", ["mr3", "mr4", "mr5"])
@pytest.mark.ruling("TRB-015")
def test_a_trap_monster_can_be_tributed(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.set(APOPHIS).hand(SKULL)
    duel.a.activates(APOPHIS)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [APOPHIS]
    duel.a.summons(SKULL, [APOPHIS])
    duel.all_pass()
    assert duel.a.graveyard_names == [APOPHIS]
    trap = duel.a.card(APOPHIS)
    assert trap.is_trap()
    assert not trap.is_monster()
    assert duel.a.names(c.LOCATION_SZONE) == []
    assert duel.a.field_names == [SKULL]
    assert duel.a.card(SKULL).controller.free_spell_zones() == 5


@pytest.mark.ruling("TRB-016")
def test_no_tribute_summon_while_tributing_is_forbidden() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL)
    duel.b.face_up("Mask of Restrict")
    assert kinds(duel, duel.a, SKULL) == set()
    assert asks(duel, d.IdleCommand)


@pytest.mark.ruling("TRB-017")
def test_tributes_may_be_banished_instead() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL)
    duel.b.face_up("Macro Cosmos")
    duel.a.summons(SKULL, [CELTIC])
    duel.all_pass()
    assert duel.a.field_names == [SKULL]
    assert duel.a.banished_names == [CELTIC]
    assert duel.a.card(CELTIC).is_face_up()
    assert duel.a.graveyard_names == []


# -- without Tributes by other cards -------------------------------------------------------------------


@pytest.mark.ruling("TRB-018")
def test_with_a_lowered_level_it_is_no_tribute_summon() -> None:
    duel = Scenario()
    duel.a.hand("Cost Down", CAIUS, ELF)
    duel.b.monsters(CELTIC)
    assert kinds(duel, duel.a, CAIUS) == set()
    duel.a.activates("Cost Down")
    duel.a.picks(ELF)
    duel.all_pass()
    assert duel.a.graveyard_names == [ELF, "Cost Down"]
    duel.a.summons(CAIUS)
    assert not asks(duel, d.SelectTributes)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.a.card(CAIUS).position == c.POS_FACEUP_ATTACK
    assert activated(duel) == ["Cost Down"]
    assert duel.b.field_names == [CELTIC]


@pytest.mark.ruling("TRB-019")
def test_without_tribute_by_another_card_is_no_tribute_summon() -> None:
    mausoleum = "Mausoleum of the Emperor"
    duel = Scenario()
    duel.a.face_up(mausoleum).hand(CAIUS, RAIDER)
    duel.b.monsters(CELTIC)
    duel.a.activates(mausoleum)
    if asks(duel, d.SelectCards):
        duel.a.picks(CAIUS)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.a.lp == 7000
    card = duel.a.card(CAIUS)
    assert (card.location, card.position) == (c.LOCATION_MZONE, c.POS_FACEUP_ATTACK)
    assert activated(duel) == [mausoleum]
    assert duel.b.field_names == [CELTIC]
    assert kinds(duel, duel.a, RAIDER) == set()
    assert not duel.a.may_activate(mausoleum)


# -- Tribute Sets -----------------------------------------------------------------------------------


@pytest.mark.ruling("TRB-020")
def test_a_tribute_set_hides_the_monster() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL)
    duel.a.sets(SKULL)
    assert tributes_asked(duel, duel.a) == ({CELTIC}, 1, 1)
    duel.a.picks(CELTIC)
    duel.all_pass()
    card = duel.a.card(SKULL)
    assert (card.location, card.position) == (c.LOCATION_MZONE, c.POS_FACEDOWN_DEFENSE)
    assert duel.a.graveyard_names == [CELTIC]
    seen = [each for each in duel.duel.view(1).foe.monsters if each is not None]
    assert [(each.code, each.level, each.name_code) for each in seen] == [(0, 0, 0)]
    assert told_of(duel, duel.b, SKULL) == []


@pytest.mark.ruling("TRB-021")
def test_triggers_of_the_tributes_come_after_the_set() -> None:
    duel = Scenario()
    duel.a.monsters(STONE).hand(SKULL).deck(BLUE_EYES, ELF)
    duel.b.set("Jar of Greed")
    duel.a.sets(SKULL, [STONE])
    duel.a.places(0)
    assert activated(duel) == [STONE]
    assert duel.a.card(SKULL).position == c.POS_FACEDOWN_DEFENSE
    assert duel.a.hand_names == []  # B may still respond to the activation
    assert offered_now(duel, duel.b, "Jar of Greed")
    duel.all_pass()
    assert duel.a.hand_names == [BLUE_EYES]


@pytest.mark.ruling("TRB-022")
def test_a_tribute_set_counts_as_tribute_summon_for_bans() -> None:
    free = Scenario()
    free.a.monsters(CELTIC).hand(SKULL, LUSTER)
    assert kinds(free, free.a, SKULL) == NORMAL
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL, LUSTER)
    duel.b.face_up("Zombie World")
    assert duel.a.card(SKULL).race == c.RACE_FIEND
    assert kinds(duel, duel.a, SKULL) == set()
    assert kinds(duel, duel.a, LUSTER) == NORMAL  # needs no Tribute


@pytest.mark.ruling("TRB-023")
def test_a_tribute_set_is_no_tribute_summon_of_the_monster() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(CAIUS)
    duel.b.monsters(LUSTER)
    duel.a.sets(CAIUS, [CELTIC])
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.flips(CAIUS)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.a.card(CAIUS).position == c.POS_FACEUP_ATTACK
    assert no_chain(duel)
    assert duel.b.field_names == [LUSTER]


@pytest.mark.ruling("TRB-024")
def test_a_restriction_on_tributes_also_binds_the_set() -> None:
    simorgh = "Simorgh, Bird of Divinity"
    duel = Scenario()
    duel.a.monsters(CELTIC, RAIDER).hand(simorgh)
    assert kinds(duel, duel.a, simorgh) == set()
    wind = Scenario()
    wind.a.monsters(LUSTER, "Harpie Lady").hand(simorgh)
    assert kinds(wind, wind.a, simorgh) == NORMAL


@pytest.mark.ruling("TRB-025")
def test_spells_as_tributes_where_a_card_allows_it() -> None:
    ignis = "Ignis Heat, the True Dracowarrior"
    duel = Scenario()
    duel.a.face_up("Black Whirlwind").hand(ignis)
    assert kinds(duel, duel.a, ignis) == {d.ACT_SUMMON}
    duel.a.summons(ignis)
    assert tributes_asked(duel, duel.a) == ({"Black Whirlwind"}, 1, 1)
    duel.a.picks("Black Whirlwind")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Black Whirlwind"]
    assert duel.a.field_names == [ignis]
    assert duel.a.card(ignis).position == c.POS_FACEUP_ATTACK
    assert duel.a.card(ignis).was_summoned_by(c.SUMMON_TYPE_TRIBUTE)


@pytest.mark.ruling("TRB-026")
def test_a_pendulum_monster_tributed() -> None:
    duel = Scenario()
    duel.a.monsters("Flash Knight").hand(SKULL)
    duel.a.summons(SKULL, ["Flash Knight"])
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == ["Flash Knight"]
    assert duel.a.card("Flash Knight").is_face_up()
    assert duel.a.graveyard_names == []
    assert duel.a.field_names == [SKULL]


@pytest.mark.ruling("TRB-027")
def test_a_tribute_summon_uses_up_the_normal_summon() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand(SKULL, LUSTER)
    assert kinds(duel, duel.a, LUSTER) == NORMAL
    duel.a.summons(SKULL, [CELTIC])
    duel.all_pass()
    assert kinds(duel, duel.a, LUSTER) == set()
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert kinds(duel, duel.a, LUSTER) == set()


@pytest.mark.ruling("TRB-005")
def test_the_freed_zone_is_the_only_one() -> None:
    """Two Tributes free two zones: exactly those are offered."""
    duel = Scenario()
    duel.a.monsters(LUSTER, "Gene-Warped Warwolf", RAIDER, ELF, "Wattkid").hand("Dark Magician")
    duel.a.summons("Dark Magician", [RAIDER, LUSTER])
    assert zones_asked(duel, duel.a) == main_zones(0, 2)
