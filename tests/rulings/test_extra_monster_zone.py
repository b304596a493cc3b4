"""Extra Monster Zones: who may use them, and what may stand there (EMZ)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import query
from tests.rulings.building import choices, monster, offered, put
from tests.rulings.extra_deck import (
    ARCHFIEND,
    CELTIC,
    EMZ_LEFT,
    EMZ_RIGHT,
    FULL_FIELD,
    GAIA,
    LEVIATHAN,
    LUSTER,
    PROXY,
    STONE,
    TUNE,
    UTOPIA,
    places_offered,
    xyz,
)
from tests.rulings.summoning import activated
from tests.scenario import Scenario

SABER = "Gaia Saber, the Lightning Shadow"
FIREWALL = "Firewall Dragon"
MIND = "Mind Control"
# An Extra Monster Zone has, for B, the number the other one has for A.
B_LEFT, B_RIGHT = EMZ_RIGHT, EMZ_LEFT


def gaia_in_sight(rules: str = "mr4", tune: int = 0, stone: int = 1) -> Scenario:
    """A controls the materials for Gaia Knight in these zones and has it in the Extra Deck."""
    duel = Scenario(rules=rules)
    duel.a.monster_in(tune, TUNE).monster_in(stone, STONE).extra(GAIA)
    return duel


def zones_for_gaia(duel: Scenario) -> list[int]:
    """A starts the Synchro Summon of Gaia Knight; gives the zones offered."""
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNE, STONE)
    return places_offered(duel, duel.a)


# -- where monsters from the Extra Deck go ---------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "zones"),
    [
        pytest.param("mr3", [0, 1, 2, 3, 4], marks=pytest.mark.ruling("EMZ-001")),
        pytest.param("mr4", [5, 6], marks=pytest.mark.ruling("EMZ-002")),
    ],
)
def test_zones_of_the_era(rules: str, zones: list[int]) -> None:
    assert zones_for_gaia(gaia_in_sight(rules)) == zones


@pytest.mark.ruling("EMZ-003")
def test_a_player_with_one_may_not_use_the_other() -> None:
    duel = gaia_in_sight()
    monster(duel.a, UTOPIA, EMZ_LEFT)
    assert not duel.a.may_special_summon(GAIA)


@pytest.mark.ruling("EMZ-004")
def test_the_other_player_is_left_with_the_other_one() -> None:
    duel = gaia_in_sight()
    monster(duel.b, UTOPIA, B_LEFT)
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNE, STONE)
    duel.all_pass()  # the only zone is taken without a question
    assert duel.a.card(GAIA).sequence == EMZ_RIGHT


@pytest.mark.ruling("EMZ-005")
def test_own_links_open_main_monster_zones() -> None:
    duel = gaia_in_sight(tune=3, stone=4)
    monster(duel.a, "Missus Radiant", EMZ_LEFT)
    assert zones_for_gaia(duel) == [0, 2]


@pytest.mark.ruling("EMZ-006")
def test_the_opponents_links_open_zones_too() -> None:
    duel = gaia_in_sight()
    monster(duel.b, "Decode Talker", B_RIGHT)
    monster(duel.a, UTOPIA, EMZ_LEFT)
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNE, STONE)
    duel.all_pass()
    assert duel.a.card(GAIA).sequence == 3


@pytest.mark.ruling("EMZ-007")
def test_a_fusion_summon_follows_the_rule() -> None:
    duel = Scenario(rules="mr4")
    duel.a.hand("Polymerization", "Elemental HERO Avian", "Elemental HERO Burstinatrix")
    duel.a.extra("Elemental HERO Flame Wingman")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Elemental HERO Avian", "Elemental HERO Burstinatrix")
    assert places_offered(duel, duel.a) == [EMZ_LEFT, EMZ_RIGHT]


@pytest.mark.ruling("EMZ-008")
@pytest.mark.parametrize("taken", [True, False])
def test_without_a_zone_the_effect_cannot_be_activated(taken: bool) -> None:
    duel = Scenario(rules="mr4")
    duel.a.hand("Instant Fusion").extra("Ojama Knight")
    if taken:
        monster(duel.a, UTOPIA, EMZ_LEFT)
    assert duel.a.may_activate("Instant Fusion") is not taken


@pytest.mark.ruling("EMZ-009")
def test_a_leaving_material_frees_the_zone() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, "Formula Synchron", EMZ_LEFT)
    duel.a.monster_in(2, "Curse of Dragon").extra(ARCHFIEND)
    duel.a.special_summons(ARCHFIEND)
    duel.a.picks("Formula Synchron", "Curse of Dragon")
    assert places_offered(duel, duel.a) == [EMZ_LEFT, EMZ_RIGHT]


def test_a_leaving_link_monster_opens_no_zone_any_more() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, UTOPIA, EMZ_LEFT)
    monster(duel.b, UTOPIA, B_RIGHT)
    monster(duel.a, PROXY, 1)
    duel.a.monster_in(4, CELTIC).extra(SABER)
    duel.a.special_summons(SABER)  # with the monster in the Extra Monster Zone
    duel.a.picks(PROXY, CELTIC)
    decision = duel.decision
    assert isinstance(decision, d.SelectUnselect)
    assert not decision.finishable, "the only linked zones are those of the material itself"


@pytest.mark.ruling("EMZ-010")
def test_a_revived_monster_goes_to_a_main_monster_zone() -> None:
    duel = Scenario(rules="mr4")
    put(duel.a, GAIA, c.LOCATION_GRAVE)
    duel.a.hand("Monster Reborn")
    duel.a.activates("Monster Reborn")
    assert places_offered(duel, duel.a) == [0, 1, 2, 3, 4]


# -- moving in and out -----------------------------------------------------------------------------


@pytest.mark.ruling("EMZ-011")
def test_a_monster_banished_for_a_while_returns_to_a_main_monster_zone() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, GAIA, EMZ_LEFT)
    duel.a.set("Interdimensional Matter Transporter")
    duel.a.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    assert duel.place_of(GAIA) == "banished"
    duel.a.ends_turn()
    assert places_offered(duel, duel.a) == [0, 1, 2, 3, 4]
    duel.all_pass()
    assert duel.a.card(GAIA).in_main_monster_zone
    assert not duel.kernel.state.mzone[0][EMZ_LEFT]


@pytest.mark.ruling("EMZ-012")
def test_a_monster_that_changes_sides_goes_to_a_main_monster_zone() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.b, GAIA, B_RIGHT)
    duel.a.hand(MIND)
    duel.a.activates(MIND)
    assert places_offered(duel, duel.a) == [0, 1, 2, 3, 4]
    duel.a.places(4)
    duel.all_pass()
    assert duel.a.card(GAIA).sequence == 4
    assert not duel.kernel.state.mzone[1][B_RIGHT]


@pytest.mark.ruling("EMZ-013")
@pytest.mark.parametrize("number", [5, 4])
def test_taking_control_needs_a_main_monster_zone(number: int) -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(*FULL_FIELD[:number]).hand(MIND)
    monster(duel.b, GAIA, B_RIGHT)
    assert duel.a.may_activate(MIND) is (number == 4)


@pytest.mark.ruling("EMZ-014")
def test_in_an_exchange_the_one_in_the_extra_monster_zone_frees_nothing() -> None:
    duel = Scenario(rules="mr4")
    duel.b.monsters(*FULL_FIELD)
    monster(duel.b, GAIA, B_RIGHT)
    duel.a.monsters(CELTIC).hand("Creature Swap")
    duel.a.activates("Creature Swap")
    duel.all_pass()
    assert choices(duel, duel.b) == sorted(FULL_FIELD)


@pytest.mark.ruling("EMZ-015")
def test_without_a_main_monster_zone_the_returning_monster_is_destroyed_by_rule() -> None:
    duel = Scenario(rules="mr4")
    duel.b.monsters(*FULL_FIELD)
    monster(duel.b, GAIA, B_RIGHT)
    duel.a.hand(MIND)
    duel.a.activates(MIND, GAIA)
    duel.all_pass()
    assert duel.a.field_names == [GAIA]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.graveyard_names == [GAIA]
    assert not duel.kernel.state.mzone[1][B_RIGHT]
    reason = duel.find(GAIA).data.reason
    assert reason & c.REASON_DESTROY
    assert reason & c.REASON_RULE
    assert not reason & c.REASON_EFFECT


@pytest.mark.ruling("EMZ-016")
def test_an_extra_monster_zone_belongs_to_who_has_a_monster_there() -> None:
    duel = Scenario(rules="mr4")
    duel.a.hand("Cyber Dragon")
    duel.b.monsters(CELTIC)
    duel.a.special_summons("Cyber Dragon")
    assert places_offered(duel, duel.a) == [0, 1, 2, 3, 4]
    duel = Scenario(rules="mr4")
    monster(duel.a, GAIA, EMZ_LEFT)
    duel.a.hand("Cyber Dragon")
    duel.b.monsters(CELTIC)
    assert not duel.a.may_special_summon("Cyber Dragon"), "A controls a monster"
    assert duel.a.names(c.LOCATION_MZONE) == [GAIA]


@pytest.mark.ruling("EMZ-017")
def test_a_monster_stays_in_its_zone() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, GAIA, EMZ_LEFT)
    assert {kind for kind, name in offered(duel, duel.a) if name == GAIA} == {d.ACT_POSITION}
    duel.a.changes_position(GAIA)
    assert duel.a.card(GAIA).sequence == EMZ_LEFT


@pytest.mark.ruling("EMZ-018")
def test_extra_monster_zones_are_next_to_nothing() -> None:
    assert query.adjacent_zones(c.LOCATION_MZONE, EMZ_LEFT) == []
    assert query.adjacent_zones(c.LOCATION_MZONE, EMZ_RIGHT) == []
    around = {(c.LOCATION_MZONE, 0), (c.LOCATION_MZONE, 2), (c.LOCATION_SZONE, 1)}
    assert set(query.adjacent_zones(c.LOCATION_MZONE, 1)) == around
    # Foolish Trap Hole destroys what stands next to the monster that used its effect.
    for rules, zone in (("mr4", EMZ_LEFT), ("mr3", 2)):
        duel = Scenario(rules=rules)
        duel.a.monster_in(1, LUSTER).monster_in(3, "Wattkid").monster_in(4, STONE).extra(LEVIATHAN)
        duel.b.set("Foolish Trap Hole")
        duel.a.special_summons(LEVIATHAN)
        duel.a.picks("Wattkid", STONE)
        duel.a.places(zone)
        duel.a.activates(LEVIATHAN)
        duel.a.picks(STONE)
        duel.b.activates("Foolish Trap Hole")
        duel.all_pass()
        assert duel.place_of(LEVIATHAN) == "GY"
        assert duel.place_of(LUSTER) == ("Monster Zone" if rules == "mr4" else "GY")
        assert activated(duel) == [LEVIATHAN, "Foolish Trap Hole"]


@pytest.mark.ruling("EMZ-018")
def test_the_zones_around_utopia_and_luster_dragon() -> None:
    duel = Scenario(rules="mr4")
    xyz(duel.a, UTOPIA, zone=EMZ_LEFT)
    duel.a.monster_in(1, LUSTER)
    assert duel.kernel.players[0].next_to(c.LOCATION_MZONE, EMZ_LEFT) == []
    assert duel.kernel.players[0].next_to(c.LOCATION_MZONE, 1) == []


# -- Extra Links -----------------------------------------------------------------------------------


def chain_of_links(middle: str, extra: str, at_the_ends: tuple[str, str] = (PROXY, CELTIC)) -> Scenario:
    """A's Gaia Saber in the left Extra Monster Zone, Firewall Dragons in M2 and M4, ``middle`` in M3."""
    duel = Scenario(rules="mr4")
    monster(duel.a, SABER, EMZ_LEFT)
    monster(duel.a, FIREWALL, 1)
    monster(duel.a, middle, 2)
    monster(duel.a, FIREWALL, 3)
    monster(duel.a, at_the_ends[0], 0)
    monster(duel.a, at_the_ends[1], 4)
    duel.a.extra(extra)
    return duel


@pytest.mark.ruling("EMZ-019")
def test_an_extra_link_opens_the_second_extra_monster_zone() -> None:
    duel = chain_of_links(SABER, SABER)
    duel.a.special_summons(SABER)
    duel.a.picks(PROXY, CELTIC)
    assert places_offered(duel, duel.a) == [0, 4, EMZ_RIGHT]
    duel.a.places(EMZ_RIGHT)
    duel.all_pass()
    row = duel.kernel.state.mzone[0]
    assert row[EMZ_LEFT]
    assert row[EMZ_RIGHT]
    assert len(duel.a.card(SABER, c.LOCATION_MZONE).co_linked()) >= 1


@pytest.mark.ruling("EMZ-019")
def test_the_new_monster_must_be_co_linked_itself() -> None:
    duel = chain_of_links(SABER, PROXY)
    duel.a.special_summons(PROXY)
    duel.a.picks(PROXY, CELTIC)
    assert places_offered(duel, duel.a) == [0, 4], "Proxy Dragon points left and right only"
    duel = chain_of_links(SABER, GAIA, at_the_ends=(TUNE, STONE))
    assert zones_for_gaia(duel) == [0, 4], "a Synchro Monster has no arrows"


@pytest.mark.ruling("EMZ-020")
def test_a_broken_chain_of_links_opens_nothing() -> None:
    duel = chain_of_links(LUSTER, SABER)
    duel.a.special_summons(SABER)
    duel.a.picks(PROXY, CELTIC)
    assert places_offered(duel, duel.a) == [0, 4]


@pytest.mark.ruling("EMZ-021")
def test_an_extra_link_may_go_through_the_opponents_monsters() -> None:
    akashic = "Akashic Magician"
    duel = Scenario(rules="mr4")
    monster(duel.a, FIREWALL, EMZ_LEFT)
    duel.a.monster_in(0, CELTIC).monster_in(2, TUNE).extra(akashic)
    monster(duel.b, FIREWALL, 3)
    monster(duel.b, SABER, 2)
    monster(duel.b, FIREWALL, 1)
    duel.a.special_summons(akashic)
    duel.a.picks(CELTIC, TUNE)
    assert places_offered(duel, duel.a) == [1, EMZ_RIGHT]
    duel.a.places(EMZ_RIGHT)
    twin = duel.a.card(akashic)
    assert [(each.name, each.data.controller) for each in twin.co_linked()] == [(FIREWALL, 1)]
