"""Normal Summons and Sets (NS)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Summoned
from tests.rulings.building import main_zones, zones_asked
from tests.rulings.summoning import (
    FULL_FIELD,
    activated,
    asks,
    kinds,
    no_chain,
    only_in_own_main_phase,
    questions,
    told_of,
)
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

LUSTER = "Luster Dragon"
CELTIC = "Celtic Guardian"
ELF = "Mystical Elf"
POLLUX = "Constellar Pollux"
NORMAL = {d.ACT_SUMMON, d.ACT_MSET}


# -- when and how often ----------------------------------------------------------------------------


@pytest.mark.ruling("NS-001")
def test_a_normal_summon_starts_no_chain() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.a.summons(LUSTER)
    duel.a.places(2)
    duel.all_pass()
    monster = duel.a.card(LUSTER)
    assert (monster.location, monster.sequence) == (c.LOCATION_MZONE, 2)
    assert monster.position == c.POS_FACEUP_ATTACK
    assert duel.a.hand_names == []
    assert no_chain(duel)


@pytest.mark.ruling("NS-001")
def test_a_normal_summon_only_at_the_open_state_of_the_own_main_phase() -> None:
    duel = Scenario(phase=c.PHASE_MAIN1, turn=2, player="B")
    duel.a.hand(LUSTER).set("Jar of Greed")
    duel.b.set("Jar of Greed")
    only_in_own_main_phase(questions(duel, turns=3), d.ACT_SUMMON)


@pytest.mark.ruling("NS-001")
def test_no_normal_summon_while_a_chain_is_built_or_resolved() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER, "Pot of Duality").set("Jar of Greed", "Jar of Greed")
    duel.b.set("Jar of Greed")
    duel.a.activates("Pot of Duality")
    asked = []
    while not isinstance(duel.decision, d.IdleCommand):
        assert duel.decision is not None
        asked.append(duel.decision)
        duel.respond(() if isinstance(duel.decision, d.ChainResponse) else next(duel.decision.choices()))
    # Both were asked while it was built, A also in the middle of its resolution.
    building = [each.player for each in asked if isinstance(each, d.ChainResponse) and each.chain_length]
    assert set(building) == {0, 1}
    assert any(not isinstance(each, d.ChainResponse) and each.player == 0 for each in asked)
    assert not any(x.kind == d.ACT_SUMMON for each in asked for x in getattr(each, "commands", ()))
    assert kinds(duel, duel.a, LUSTER) == NORMAL


@pytest.mark.ruling("NS-002")
def test_one_normal_summon_a_turn_for_both_main_phases() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER, CELTIC)
    assert kinds(duel, duel.a, CELTIC) == NORMAL
    duel.a.summons(LUSTER)
    duel.all_pass()
    assert kinds(duel, duel.a, CELTIC) == set()
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2
    assert kinds(duel, duel.a, CELTIC) == set()


@pytest.mark.ruling("NS-003")
def test_a_set_uses_up_the_normal_summon() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER, CELTIC)
    duel.a.sets(LUSTER)
    duel.all_pass()
    assert duel.a.card(LUSTER).position == c.POS_FACEDOWN_DEFENSE
    assert kinds(duel, duel.a, CELTIC) == set()
    assert not any(each.offers(d.ACT_SUMMON) or each.offers(d.ACT_MSET) for each in questions(duel, 1))


# -- where -----------------------------------------------------------------------------------------


@pytest.mark.ruling("NS-004")
def test_no_summon_without_a_free_zone() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, *FULL_FIELD).hand(CELTIC)
    assert kinds(duel, duel.a, CELTIC) == set()
    assert asks(duel, d.IdleCommand)


@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.ruling("NS-005")
def test_any_free_zone_may_be_picked(setting: bool) -> None:
    duel = Scenario()
    duel.a.monster_in(1, CELTIC).hand(LUSTER)
    duel.a.sets(LUSTER) if setting else duel.a.summons(LUSTER)
    assert zones_asked(duel, duel.a) == main_zones(0, 2, 3, 4)


@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.ruling("NS-006")
def test_a_closed_zone_cannot_be_picked(setting: bool) -> None:
    duel = Scenario(turn=2, player="B")
    duel.a.hand(LUSTER)
    duel.b.hand("Ground Collapse")
    duel.b.activates("Ground Collapse")
    while not isinstance(duel.decision, d.IdleCommand):
        decision = duel.decision
        if isinstance(decision, d.SelectPlace) and decision.count == 2:
            keys = [key for key in decision.places if d.place_of(key) in _corner()]
            duel.respond(tuple(keys))
        else:
            assert duel._skip_one(), duel.told("an unexpected question")
    duel.b.ends_turn()
    duel.a.sets(LUSTER) if setting else duel.a.summons(LUSTER)
    assert zones_asked(duel, duel.a) == main_zones(2, 3, 4)


def _corner() -> list[tuple[int, int, int]]:
    return [(0, c.LOCATION_MZONE, 0), (0, c.LOCATION_MZONE, 1)]


@pytest.mark.parametrize("setting", [False, True])
@pytest.mark.ruling("NS-007")
def test_never_to_an_extra_monster_zone(setting: bool) -> None:
    duel = Scenario(rules="mr4")
    duel.a.hand(LUSTER)
    duel.a.sets(LUSTER) if setting else duel.a.summons(LUSTER)
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)


@pytest.mark.ruling("NS-008")
def test_never_to_the_opponents_field() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC, *FULL_FIELD).hand(LUSTER)
    assert duel.b.field_names == []
    assert kinds(duel, duel.a, LUSTER) == set()
    assert asks(duel, d.IdleCommand)


# -- face-up or face-down --------------------------------------------------------------------------


@pytest.mark.ruling("NS-009")
def test_exactly_two_positions() -> None:
    positions = []
    for kind in (d.ACT_SUMMON, d.ACT_MSET):
        duel = Scenario()
        duel.a.hand(ELF)
        assert kinds(duel, duel.a, ELF) == NORMAL
        duel.a._command(kind, ELF)
        assert asks(duel, d.SelectPlace)
        duel.a.places(2)
        assert asks(duel, d.IdleCommand)
        positions.append(duel.a.card(ELF).position)
    assert positions == [c.POS_FACEUP_ATTACK, c.POS_FACEDOWN_DEFENSE]


@pytest.mark.ruling("NS-010")
def test_a_set_is_no_summon() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.b.set("Trap Hole")
    duel.a.sets(LUSTER)
    assert not duel.b.could_respond("Trap Hole")
    duel.all_pass()
    assert duel.a.card(LUSTER).position == c.POS_FACEDOWN_DEFENSE
    assert duel.happened(Summoned) == []


@pytest.mark.ruling("NS-010")
def test_a_set_is_no_summon_for_cards_without_a_target() -> None:
    """Trap Hole could not target a face-down monster anyway; Torrential Tribute needs no target."""
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.b.set("Torrential Tribute")
    duel.a.sets(LUSTER)
    assert not duel.b.could_respond("Torrential Tribute")
    face_up = Scenario()
    face_up.a.hand(LUSTER)
    face_up.b.set("Torrential Tribute")
    face_up.a.summons(LUSTER)
    assert face_up.b.could_respond("Torrential Tribute")


@pytest.mark.ruling("NS-011")
def test_a_face_up_summon_can_be_answered() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.b.set("Trap Hole")
    duel.a.summons(LUSTER)
    assert duel.b.could_respond("Trap Hole")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == [LUSTER]
    assert duel.b.graveyard_names == ["Trap Hole"]
    assert (duel.a.lp, duel.b.lp) == (8000, 8000)


def with_junk_synchron() -> Scenario:
    duel = Scenario()
    duel.a.hand("Junk Synchron").graveyard("Medusa Worm")
    return duel


@pytest.mark.ruling("NS-012")
def test_neither_a_set_nor_a_flip_summon_is_a_normal_summon() -> None:
    summoned = with_junk_synchron()
    summoned.a.summons("Junk Synchron")
    assert summoned.a.could_respond("Junk Synchron")
    duel = with_junk_synchron()
    duel.a.sets("Junk Synchron")
    assert not duel.a.could_respond("Junk Synchron")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.flips("Junk Synchron")
    assert not duel.a.could_respond("Junk Synchron")
    duel.all_pass()
    assert duel.a.card("Junk Synchron").position == c.POS_FACEUP_ATTACK
    assert duel.place_of("Medusa Worm") == "GY"
    assert no_chain(duel)


@pytest.mark.ruling("NS-013")
def test_a_set_cannot_be_negated() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.b.set("Solemn Judgment")
    duel.a.sets(LUSTER)
    assert not duel.b.could_respond("Solemn Judgment")
    duel.all_pass()
    assert duel.a.card(LUSTER).position == c.POS_FACEDOWN_DEFENSE
    assert duel.b.lp == 8000


# -- Light of Intervention, bans on Setting --------------------------------------------------------


@pytest.mark.ruling("NS-014")
def test_face_up_defense_position_under_light_of_intervention() -> None:
    duel = Scenario()
    duel.a.hand(CELTIC)
    duel.b.face_up("Light of Intervention").set("Trap Hole")
    assert kinds(duel, duel.a, CELTIC) == {d.ACT_SUMMON}
    duel.a.summons(CELTIC)
    decision = duel.decision
    assert isinstance(decision, d.SelectPosition)
    assert set(decision.positions) == {c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE}
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.a.places(0)
    assert duel.a.card(CELTIC).position == c.POS_FACEUP_DEFENSE
    assert offered_now(duel, duel.b, "Trap Hole")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == [CELTIC]


@pytest.mark.ruling("NS-015")
def test_a_ban_on_setting_cards_also_stops_monsters() -> None:
    duel = Scenario()
    duel.a.hand(CELTIC)
    duel.b.monsters("Dark Simorgh")
    assert kinds(duel, duel.a, CELTIC) == {d.ACT_SUMMON}
    duel.a.summons(CELTIC)
    assert asks(duel, d.SelectPlace)
    duel.all_pass()
    assert duel.a.card(CELTIC).position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("NS-016")
def test_a_face_up_defense_position_summon_is_no_set() -> None:
    duel = Scenario()
    duel.a.hand(CELTIC)
    duel.b.monsters("Dark Simorgh").face_up("Light of Intervention")
    assert kinds(duel, duel.a, CELTIC) == {d.ACT_SUMMON}
    duel.a.summons(CELTIC)
    decision = duel.decision
    assert isinstance(decision, d.SelectPosition)
    assert set(decision.positions) == {c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE}
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.all_pass()
    assert duel.a.card(CELTIC).position == c.POS_FACEUP_DEFENSE
    assert [event.kind for event in duel.happened(Summoned)] == [c.SUMMON_TYPE_NORMAL]


@pytest.mark.ruling("NS-017")
def test_what_is_set_stays_hidden() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.a.sets(LUSTER)
    duel.a.places(2)
    duel.all_pass()
    seen = duel.duel.view(1).foe.monsters
    assert [zone for zone, card in enumerate(seen) if card is not None] == [2]
    card = seen[2]
    assert card is not None
    assert card.position == c.POS_FACEDOWN_DEFENSE
    known = (card.code, card.name_code, card.level, card.attribute, card.race, card.type, card.attack)
    assert (*known, card.defense, card.base_attack, card.base_defense) == (0,) * 10
    assert told_of(duel, duel.b, LUSTER) == []
    assert told_of(duel, duel.a, LUSTER) != []
    own = duel.duel.view(0).me.monsters[2]
    assert own is not None
    assert (own.code, own.level, own.attack) == (duel.a.card(LUSTER).code, 4, 1900)


@pytest.mark.ruling("NS-018")
def test_what_cannot_be_normal_summoned_cannot_be_set() -> None:
    soldier = "Black Luster Soldier - Envoy of the Beginning"
    duel = Scenario()
    duel.a.monsters(CELTIC, LUSTER).hand(soldier)
    assert kinds(duel, duel.a, soldier) == set()
    assert asks(duel, d.IdleCommand)


# -- Gemini monsters -------------------------------------------------------------------------------

ALIUS = "Elemental HERO Neos Alius"
NEOS = 89943723


@pytest.mark.ruling("NS-019")
def test_the_second_summon_of_a_gemini_monster() -> None:
    duel = Scenario()
    duel.a.monster_in(2, ALIUS).hand(LUSTER)
    alius = duel.a.card(ALIUS)
    assert alius.is_normal_monster()
    assert alius.name_code == alius.code
    duel.a.summons(ALIUS)
    assert asks(duel, d.IdleCommand)  # no zone, no position is asked
    alius = duel.a.card(ALIUS)
    assert (alius.location, alius.sequence, alius.position) == (c.LOCATION_MZONE, 2, c.POS_FACEUP_ATTACK)
    assert alius.is_effect_monster()
    assert not alius.is_normal_monster()
    assert alius.name_code == NEOS
    assert kinds(duel, duel.a, LUSTER) == set()
    assert d.ACT_SUMMON not in kinds(duel, duel.a, ALIUS)
    assert no_chain(duel)


@pytest.mark.ruling("NS-020")
def test_the_second_summon_of_a_gemini_monster_can_be_answered() -> None:
    duel = Scenario()
    duel.a.monsters(ALIUS)
    duel.b.set("Trap Hole")
    duel.a.summons(ALIUS)
    assert offered_now(duel, duel.b, "Trap Hole")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == [ALIUS]
    assert duel.a.card(ALIUS).is_normal_monster()


# -- more than one a turn --------------------------------------------------------------------------


@pytest.mark.ruling("NS-021")
def test_double_summon_counts_sets_too() -> None:
    duel = Scenario()
    duel.a.hand("Double Summon", LUSTER, CELTIC, ELF)
    duel.a.summons(LUSTER)
    duel.a.activates("Double Summon")
    duel.all_pass()
    assert kinds(duel, duel.a, ELF) == NORMAL
    duel.a.sets(CELTIC)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [CELTIC, LUSTER]
    assert kinds(duel, duel.a, ELF) == set()


@pytest.mark.ruling("NS-022")
def test_two_double_summons_do_not_add_up() -> None:
    duel = Scenario()
    duel.a.hand("Double Summon", "Double Summon", LUSTER, CELTIC, ELF)
    for _ in range(2):
        duel.a.activates("Double Summon")
        duel.all_pass()
    for name in (LUSTER, CELTIC):
        assert kinds(duel, duel.a, ELF) == NORMAL
        duel.a.summons(name)
        duel.all_pass()
    assert activated(duel) == ["Double Summon", "Double Summon"]
    assert kinds(duel, duel.a, ELF) == set()


@pytest.mark.ruling("NS-023")
def test_an_additional_summon_counts_on_top() -> None:
    duel = Scenario()
    duel.a.hand("Double Summon", POLLUX, POLLUX, LUSTER, LUSTER)
    duel.a.activates("Double Summon")
    duel.all_pass()
    for name in (POLLUX, POLLUX, LUSTER):
        assert d.ACT_SUMMON in kinds(duel, duel.a, name)
        duel.a.summons(name)
        duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [POLLUX, POLLUX, LUSTER]
    assert duel.a.hand_names == [LUSTER]
    assert kinds(duel, duel.a, LUSTER) & NORMAL == set()


@pytest.mark.ruling("NS-024")
def test_an_additional_summon_gained_once_a_turn() -> None:
    duel = Scenario()
    duel.a.hand(POLLUX, POLLUX, POLLUX)
    duel.a.summons(POLLUX)
    duel.all_pass()
    duel.a.summons(POLLUX)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [POLLUX, POLLUX]
    assert duel.a.hand_names == [POLLUX]
    assert not any(each.offers(d.ACT_SUMMON) for each in questions(duel, 1))


# -- what counts at once ---------------------------------------------------------------------------


@pytest.mark.ruling("NS-025")
def test_its_continuous_effect_counts_when_the_summon_has_succeeded() -> None:
    duel = Scenario()
    duel.a.hand("Spined Gillman")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Spined Gillman")
    duel.a.places(0)
    assert duel.a.card("Spined Gillman").attack == 1700
    assert offered_now(duel, duel.b, "Bottomless Trap Hole")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Spined Gillman"]


@pytest.mark.ruling("NS-026")
def test_a_pendulum_monster_in_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Flash Knight")
    assert kinds(duel, duel.a, "Flash Knight") == {d.ACT_SUMMON, d.ACT_MSET, d.ACT_ACTIVATE}
    duel.a.summons("Flash Knight")
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)
