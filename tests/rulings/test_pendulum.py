"""Pendulum Summons (PEN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.extra_deck import (
    CELTIC,
    EMZ_LEFT,
    EMZ_RIGHT,
    GAIA,
    LUSTER,
    face_up_in_extra_deck,
    places_offered,
    positions_offered,
    scales,
    selectable,
    xyz,
)
from tests.rulings.summoning import activated, no_chain
from tests.scenario import Scenario

STARGAZER, TIMEGAZER = "Stargazer Magician", "Timegazer Magician"
CANNON, FLASH, MANDRAGON = "Foucault's Cannon", "Flash Knight", "Mandragon"
SKULL = "Summoned Skull"
DARK_MAGICIAN = "Dark Magician"
RAI_OH = "Thunder King Rai-Oh"
ERAS = pytest.mark.parametrize("rules", ["mr3", "mr4", "mr5"])


def magicians(rules: str = "mr5", *hand: str, extra: tuple[str, ...] = ()) -> Scenario:
    """A has the Magicians (Scales 1 and 8), these cards in hand and these face-up in the Extra Deck."""
    duel = Scenario(rules=rules)
    scales(duel.a, STARGAZER, TIMEGAZER)
    duel.a.hand(*hand)
    face_up_in_extra_deck(duel.a, *extra)
    return duel


def pendulum_summons(duel: Scenario, *names: str) -> None:
    """A Pendulum Summons exactly these monsters; zones and positions are still to be chosen."""
    duel.a.special_summons(duel.kernel.cards_in(0, c.LOCATION_SZONE)[0].name)
    duel.a.picks(*names)


# -- what can be Summoned --------------------------------------------------------------------------


@pytest.mark.ruling("PEN-001")
@ERAS
def test_any_number_of_monsters_from_hand_and_extra_deck_at_once(rules: str) -> None:
    duel = magicians(rules, CELTIC, SKULL, extra=(FLASH,))
    pendulum_summons(duel, CELTIC, SKULL, FLASH)
    chosen = []
    for position in (c.POS_FACEUP_DEFENSE, c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE):
        zone = places_offered(duel, duel.a)[-1]
        duel.a.places(zone)
        assert positions_offered(duel, duel.a) == {c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE}
        duel.a.takes_position(position)
        chosen.append((zone, position))
    duel.all_pass()
    arrived = duel.kernel.cards_in(0, c.LOCATION_MZONE)
    assert sorted(card.name for card in arrived) == sorted([CELTIC, SKULL, FLASH])
    assert sorted((card.sequence, card.position) for card in arrived) == sorted(chosen)
    assert all(card.was_summoned_by(c.SUMMON_TYPE_PENDULUM) for card in arrived)
    assert no_chain(duel)


@pytest.mark.ruling("PEN-002")
def test_the_scales_themselves_are_excluded() -> None:
    duel = Scenario()
    scales(duel.a, CANNON, FLASH)
    duel.a.hand("Medusa Worm", "Wattkid", SKULL, DARK_MAGICIAN)
    duel.a.special_summons(CANNON)
    assert selectable(duel, duel.a) == sorted(["Wattkid", SKULL])


@pytest.mark.ruling("PEN-003")
@pytest.mark.parametrize(("other", "able"), [(MANDRAGON, False), (FLASH, True)])
def test_no_level_lies_between_equal_scales(other: str, able: bool) -> None:
    duel = Scenario()
    scales(duel.a, CANNON, other)
    duel.a.hand(LUSTER)
    assert duel.a.may_special_summon(CANNON) is able


@pytest.mark.ruling("PEN-004")
@ERAS
def test_only_one_pendulum_summon_a_turn(rules: str) -> None:
    duel = magicians(rules, CELTIC, SKULL)
    pendulum_summons(duel, CELTIC)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [CELTIC]
    assert not duel.a.may_special_summon(STARGAZER)
    duel.a.battle_phase()
    duel.a.main_phase_2()
    duel.all_pass()
    assert duel.phase == c.PHASE_MAIN2
    assert not duel.a.may_special_summon(STARGAZER)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.a.may_special_summon(STARGAZER), "again in the next turn"


@pytest.mark.ruling("PEN-005")
@ERAS
def test_the_player_decides_which_and_how_many(rules: str) -> None:
    duel = magicians(rules, CELTIC, SKULL, extra=(FLASH,))
    pendulum_summons(duel, FLASH)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [FLASH]
    assert sorted(duel.a.hand_names) == sorted([CELTIC, SKULL])


@pytest.mark.ruling("PEN-006")
def test_face_down_cards_of_the_extra_deck_cannot_be_pendulum_summoned() -> None:
    duel = magicians("mr5", LUSTER)
    duel.a.extra(GAIA, FLASH)
    duel.a.special_summons(STARGAZER)
    assert selectable(duel, duel.a) == [LUSTER]


@pytest.mark.ruling("PEN-007")
def test_negated_pendulum_cards_still_serve() -> None:
    duel = Scenario()
    duel.b.monsters("Spell Canceller")
    scales(duel.a, CANNON, FLASH)
    duel.a.hand(LUSTER, "Pot of Greed")
    assert duel.a.card(CANNON).is_negated()
    assert not duel.a.may_activate("Pot of Greed")
    assert duel.a.may_special_summon(CANNON)
    pendulum_summons(duel, LUSTER)
    duel.all_pass()
    assert duel.place_of(LUSTER) == "Monster Zone"


@pytest.mark.ruling("PEN-018")
def test_a_monster_with_a_way_of_its_own_cannot_be_pendulum_summoned() -> None:
    duel = magicians("mr5", "Kagetokage", LUSTER)
    duel.a.special_summons(STARGAZER)
    assert selectable(duel, duel.a) == [LUSTER]


# -- responses to it -------------------------------------------------------------------------------


@pytest.mark.ruling("PEN-008")
def test_all_are_summoned_at_the_same_moment() -> None:
    duel = magicians("mr5", CELTIC, SKULL)
    duel.b.set("Bottomless Trap Hole")
    pendulum_summons(duel, CELTIC, SKULL)
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == [SKULL]
    assert duel.a.names(c.LOCATION_MZONE) == [CELTIC]
    assert activated(duel) == ["Bottomless Trap Hole"]


@pytest.mark.ruling("PEN-009")
@ERAS
def test_a_negated_pendulum_summon_loses_all_monsters(rules: str) -> None:
    duel = magicians(rules, CELTIC, extra=(FLASH,))
    duel.b.set("Solemn Judgment")
    pendulum_summons(duel, CELTIC, FLASH)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert sorted(duel.a.graveyard_names) == sorted([CELTIC, FLASH])
    assert duel.a.names(c.LOCATION_EXTRA) == []


@pytest.mark.ruling("PEN-010")
@ERAS
def test_negation_leaves_the_pendulum_zones_alone(rules: str) -> None:
    duel = magicians(rules, CELTIC)
    duel.b.set("Solemn Judgment")
    pendulum_summons(duel, CELTIC)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.graveyard_names == [CELTIC]
    assert duel.a.field_names == [STARGAZER, TIMEGAZER]
    assert all(card.in_pendulum_zone for card in duel.kernel.cards_in(0, c.LOCATION_SZONE))
    assert not duel.a.may_special_summon(STARGAZER)


@pytest.mark.ruling("PEN-011")
def test_what_negates_exactly_one_summon_cannot_answer_two() -> None:
    duel = magicians("mr5", CELTIC, SKULL)
    duel.b.monsters(RAI_OH).set("Black Horn of Heaven")
    pendulum_summons(duel, CELTIC, SKULL)
    assert not duel.b.could_respond(RAI_OH)
    assert not duel.b.could_respond("Black Horn of Heaven")
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted([CELTIC, SKULL])


@pytest.mark.ruling("PEN-012")
def test_what_negates_exactly_one_summon_can_answer_a_single_one() -> None:
    duel = magicians("mr5", CELTIC)
    duel.b.monsters(RAI_OH).set("Black Horn of Heaven")
    pendulum_summons(duel, CELTIC)
    assert duel.b.could_respond("Black Horn of Heaven")
    duel.b.activates(RAI_OH)
    duel.all_pass()
    assert duel.b.graveyard_names == [RAI_OH]
    assert duel.a.graveyard_names == [CELTIC]


@pytest.mark.ruling("PEN-013")
def test_a_part_of_the_monsters_may_be_negated() -> None:
    roach = "Steelswarm Roach"
    duel = magicians("mr5", CELTIC, SKULL, DARK_MAGICIAN)
    xyz(duel.b, roach, LUSTER)
    pendulum_summons(duel, CELTIC, SKULL, DARK_MAGICIAN)
    duel.b.activates(roach)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted([SKULL, DARK_MAGICIAN])
    assert duel.a.names(c.LOCATION_MZONE) == [CELTIC]
    assert duel.b.graveyard_names == [LUSTER]


@pytest.mark.ruling("PEN-014")
def test_chaos_trap_hole_takes_light_and_dark_ones_only() -> None:
    duel = magicians("mr5", CELTIC, SKULL)
    duel.b.set("Chaos Trap Hole")
    pendulum_summons(duel, CELTIC, SKULL)
    duel.b.activates("Chaos Trap Hole")
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.a.banished_names == [SKULL]
    assert duel.a.names(c.LOCATION_MZONE) == [CELTIC]


# -- zones -----------------------------------------------------------------------------------------


@pytest.mark.ruling("PEN-015")
@pytest.mark.parametrize("pair", [(CELTIC, SKULL), (CELTIC, FLASH), (SKULL, FLASH)])
def test_no_more_monsters_than_zones(pair: tuple[str, str]) -> None:
    duel = Scenario(rules="mr3")
    scales(duel.a, STARGAZER, TIMEGAZER)
    duel.a.monsters(LUSTER, "Gene-Warped Warwolf", "Vorse Raider").hand(CELTIC, SKULL)
    face_up_in_extra_deck(duel.a, FLASH)
    duel.a.special_summons(STARGAZER)
    assert selectable(duel, duel.a) == sorted([CELTIC, SKULL, FLASH])
    for name in pair:
        decision = duel.decision
        assert isinstance(decision, d.SelectUnselect)
        duel.respond((duel.key_named(decision.selectable, name),))
    assert isinstance(duel.decision, d.SelectPlace), "two is all there can be"
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)[3:]) == sorted(pair)


@pytest.mark.ruling("PEN-016")
def test_pendulum_monsters_from_the_extra_deck_need_its_zones() -> None:
    duel = magicians("mr4", CELTIC, extra=(FLASH, "Dragong"))
    assert duel.a.card(STARGAZER).sequence == 0
    assert duel.a.card(TIMEGAZER).sequence == 4
    duel.a.special_summons(STARGAZER)
    assert selectable(duel, duel.a) == sorted([CELTIC, FLASH, "Dragong"])
    decision = duel.decision
    assert isinstance(decision, d.SelectUnselect)
    duel.respond((duel.key_named(decision.selectable, FLASH),))
    assert selectable(duel, duel.a) == [CELTIC], "one of the two at most"
    decision = duel.decision
    assert isinstance(decision, d.SelectUnselect)
    duel.respond((duel.key_named(decision.selectable, CELTIC),))
    asked = {}
    for _ in range(2):
        assert isinstance(duel.decision, d.SelectPlace)
        name = duel.kernel.pool.data(duel.decision.card.code).name
        asked[name] = places_offered(duel, duel.a)
        duel.a.places(asked[name][0])
        duel.a.takes_position(c.POS_FACEUP_ATTACK)
    assert asked == {FLASH: [EMZ_LEFT, EMZ_RIGHT], CELTIC: [0, 1, 2, 3, 4]}


@pytest.mark.ruling("PEN-017")
def test_in_master_rule_3_they_go_to_any_zone() -> None:
    duel = magicians("mr3", extra=(FLASH, "Dragong"))
    pendulum_summons(duel, FLASH, "Dragong")
    assert places_offered(duel, duel.a) == [0, 1, 2, 3, 4]
    duel.a.places(3)
    duel.a.takes_position(c.POS_FACEUP_ATTACK)
    assert places_offered(duel, duel.a) == [0, 1, 2, 4]
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted([FLASH, "Dragong"])
