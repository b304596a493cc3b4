"""Xyz Summons and what becomes of the materials (XYZ)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.actions import move
from app.engine.events import BecameTargets
from tests.rulings.building import monster
from tests.rulings.extra_deck import (
    CELTIC,
    FULL_FIELD,
    LEVIATHAN,
    LUSTER,
    RAY,
    STONE,
    UTOPIA,
    held,
    places_offered,
    positions_offered,
    selectable,
    xyz,
)
from tests.rulings.summoning import activated, no_chain
from tests.scenario import Scenario

PEARL = "Gem-Knight Pearl"
WATTKID = "Wattkid"
RAIDER = "Vorse Raider"
SQUAMATA = "Shaddoll Squamata"
APOPHIS = "Embodiment of Apophis"


# -- materials and zones ---------------------------------------------------------------------------


@pytest.mark.ruling("XYZ-001")
def test_an_xyz_summon_overlays_two_monsters_and_starts_no_chain() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, CELTIC).extra(UTOPIA)
    duel.a.special_summons(UTOPIA)
    duel.a.picks(LUSTER, CELTIC)
    duel.a.places(0)
    assert positions_offered(duel, duel.a) == {c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE}
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.all_pass()
    utopia = duel.a.card(UTOPIA)
    assert utopia.was_summoned_by(c.SUMMON_TYPE_XYZ)
    assert utopia.position == c.POS_FACEUP_DEFENSE
    assert held(utopia) == sorted([LUSTER, CELTIC])
    assert duel.a.field_names == [UTOPIA]
    assert duel.a.graveyard_names == []
    assert no_chain(duel)


@pytest.mark.ruling("XYZ-002")
def test_materials_must_be_face_up() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER).defending(CELTIC).face_down("Mystical Elf").extra(UTOPIA)
    duel.a.special_summons(UTOPIA)
    assert selectable(duel, duel.a) == sorted([LUSTER, CELTIC])


@pytest.mark.ruling("XYZ-003")
def test_a_rank_is_no_level() -> None:
    duel = Scenario()
    duel.a.monsters(PEARL, LUSTER).extra(UTOPIA)
    assert not duel.a.may_special_summon(UTOPIA)
    duel = Scenario()
    duel.a.monsters(WATTKID, LUSTER).extra(UTOPIA)
    assert not duel.a.may_special_summon(UTOPIA), "Level 3 and Level 4"


@pytest.mark.ruling("XYZ-004")
def test_tokens_are_no_materials() -> None:
    duel = Scenario(player="B")
    duel.a.extra("Herald of Pure Light")
    duel.b.set("Ojama Trio")
    duel.b.activates("Ojama Trio")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Ojama Token"] * 3
    duel.b.ends_turn()
    assert not duel.a.may_special_summon("Herald of Pure Light")


@pytest.mark.ruling("XYZ-005")
def test_a_trap_monster_may_be_material() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER).set(APOPHIS).extra(UTOPIA)
    duel.a.activates(APOPHIS)
    duel.all_pass()
    duel.a.special_summons(UTOPIA)
    duel.a.picks(LUSTER, APOPHIS)
    duel.all_pass()
    utopia = duel.a.card(UTOPIA)
    assert held(utopia) == sorted([LUSTER, APOPHIS])
    apophis = duel.a.card(APOPHIS)
    assert not apophis.is_monster()
    assert not apophis.is_on_field()
    assert duel.a.field_names == [UTOPIA]
    assert not any(duel.kernel.state.szone[0])
    duel.a.battle_phase()
    duel.a.attacks_directly(UTOPIA)
    duel.a.activates(UTOPIA)
    duel.a.picks(APOPHIS)
    duel.all_pass()
    assert duel.a.graveyard_names == [APOPHIS]
    assert held(utopia) == [LUSTER]


@pytest.mark.ruling("XYZ-006")
def test_materials_give_up_their_zones() -> None:
    duel = Scenario(rules="mr3")
    duel.a.monsters(*FULL_FIELD).extra(UTOPIA)
    duel.a.special_summons(UTOPIA)
    duel.a.picks(LUSTER, "Gene-Warped Warwolf")
    assert places_offered(duel, duel.a) == [0, 1]


# -- on top of another Xyz Monster -----------------------------------------------------------------


@pytest.mark.ruling("XYZ-007")
def test_utopia_ray_takes_over_the_materials() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA, LUSTER, CELTIC)
    duel.a.extra(RAY).hand("Dark Hole", "Monster Reborn")
    duel.a.special_summons(RAY)
    duel.a.picks(UTOPIA)
    duel.all_pass()
    ray = duel.a.card(RAY)
    assert ray.was_summoned_by(c.SUMMON_TYPE_XYZ)
    assert held(ray) == sorted([UTOPIA, LUSTER, CELTIC])
    assert duel.a.field_names == [RAY]
    # Properly Summoned: it can be revived, and its materials went to the GY with it.
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted([RAY, UTOPIA, LUSTER, CELTIC, "Dark Hole"])
    duel.a.activates("Monster Reborn", RAY)
    duel.all_pass()
    assert duel.place_of(RAY) == "Monster Zone"


@pytest.mark.ruling("XYZ-007")
def test_the_summon_of_utopia_ray_can_be_negated() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA, LUSTER, CELTIC)
    duel.a.extra(RAY)
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(RAY)
    duel.a.picks(UTOPIA)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted([RAY, UTOPIA, LUSTER, CELTIC])


@pytest.mark.parametrize(
    ("rules", "zones"),
    [
        pytest.param("mr3", [0, 1, 2, 3, 4], marks=pytest.mark.ruling("XYZ-008")),
        pytest.param("mr4", [5, 6], marks=pytest.mark.ruling("XYZ-009")),
    ],
)
def test_where_utopia_ray_may_stand(rules: str, zones: list[int]) -> None:
    duel = Scenario(rules=rules)
    xyz(duel.a, UTOPIA, zone=1)
    duel.a.extra(RAY)
    duel.a.special_summons(RAY)
    duel.a.picks(UTOPIA)
    assert places_offered(duel, duel.a) == zones


@pytest.mark.ruling("XYZ-010")
def test_rank_up_magic_summons_while_it_resolves() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA, LUSTER, CELTIC)
    duel.a.hand("Rank-Up-Magic Astral Force").extra("Number 39: Utopia Beyond", RAY)
    duel.b.set("Solemn Judgment")
    duel.a.activates("Rank-Up-Magic Astral Force")
    windows = 0
    while not isinstance(duel.decision, d.IdleCommand):
        if isinstance(duel.decision, d.ChainResponse):
            if any(duel.is_named(x.card, "Solemn Judgment") for x in duel.decision.commands):
                windows += 1
                assert duel.place_of("Number 39: Utopia Beyond") == "Extra Deck"
        assert duel._skip_one()
    assert windows == 1, "in response to the activation, never against the Summon"
    beyond = duel.a.card("Number 39: Utopia Beyond")
    assert beyond.was_summoned_by(c.SUMMON_TYPE_XYZ)
    assert held(beyond) == sorted([UTOPIA, LUSTER, CELTIC])


# -- what materials are not ------------------------------------------------------------------------


@pytest.mark.ruling("XYZ-011")
def test_materials_are_not_counted_on_the_field() -> None:
    duel = Scenario()
    xyz(duel.b, UTOPIA, LUSTER, CELTIC)
    duel.a.set("Secret Barrel")
    duel.a.activates("Secret Barrel")
    duel.all_pass()
    assert duel.b.lp == 7800


@pytest.mark.ruling("XYZ-012")
def test_materials_cannot_be_targeted() -> None:
    duel = Scenario()
    xyz(duel.b, UTOPIA, LUSTER, "Gemini Elf")
    duel.a.set("Raigeki Break").hand(CELTIC)
    duel.a.activates("Raigeki Break")
    # Utopia is the only target there is, so nothing is asked.
    duel.all_pass()
    told = duel.happened(BecameTargets)
    assert [[duel.kernel.by_key(each.card.key).name for each in event.cards] for event in told] == [[UTOPIA]]


@pytest.mark.ruling("XYZ-013")
def test_becoming_material_is_not_leaving_the_field() -> None:
    ark = "Number 101: Silent Honor ARK"
    zero = "Elemental HERO Absolute Zero"
    duel = Scenario()
    xyz(duel.a, ark, CELTIC, "Gemini Elf")
    duel.a.monsters(LUSTER)
    monster(duel.b, zero)
    duel.a.activates(ark)
    duel.all_pass()
    assert held(duel.a.card(ark)) == [zero]
    assert activated(duel) == [ark]
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted([ark, LUSTER])
    assert duel.b.field_names == []


@pytest.mark.ruling("XYZ-014")
def test_a_detached_material_was_not_on_the_field() -> None:
    duel = Scenario()
    xyz(duel.a, LEVIATHAN, "Sangan", WATTKID)
    duel.a.activates(LEVIATHAN)
    duel.a.picks("Sangan")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Sangan"]
    assert activated(duel) == [LEVIATHAN]
    assert duel.a.hand_names == []


def utopia_parries(*under: str, detached: str) -> Scenario:
    """B's Vorse Raider attacks, and A detaches a material of Utopia against it."""
    duel = Scenario(player="B")
    duel.b.monsters(RAIDER)
    xyz(duel.a, UTOPIA, *under)
    duel.a.deck_top("Elemental HERO Sparkman", "Shaddoll Beast")
    duel.b.battle_phase()
    duel.b.attacks(RAIDER, UTOPIA)
    duel.a.activates(UTOPIA)
    duel.a.picks(detached)
    return duel


@pytest.mark.ruling("XYZ-015")
def test_being_sent_to_the_graveyard_triggers_for_a_detached_material() -> None:
    duel = utopia_parries("Elemental HERO Shadow Mist", LUSTER, detached="Elemental HERO Shadow Mist")
    assert duel.a.could_respond("Elemental HERO Shadow Mist")
    duel.a.activates("Elemental HERO Shadow Mist")
    duel.all_pass()
    assert duel.a.hand_names == ["Elemental HERO Sparkman"]


@pytest.mark.ruling("XYZ-016")
def test_a_clause_on_leaving_the_field_is_lost() -> None:
    plague, herald = "Plaguespreader Zombie", "Herald of Pure Light"
    duel = Scenario()
    duel.a.graveyard(plague, CELTIC).monsters("Medusa Worm").hand("Raigeki").extra(herald)
    duel.a.activates(plague)
    duel.all_pass()
    assert duel.place_of(plague) == "Monster Zone"
    duel.a.special_summons(herald)
    duel.a.picks(plague, "Medusa Worm")
    duel.all_pass()
    duel.a.activates(herald)
    duel.a.picks(plague)
    duel.a.picks(CELTIC)
    duel.all_pass()
    assert duel.place_of(plague) == "GY"
    assert duel.a.banished_names == []
    assert duel.place_of(CELTIC) == "Deck"


@pytest.mark.parametrize(
    ("spell", "where"),
    [
        pytest.param("Dimensional Fissure", "GY", marks=pytest.mark.ruling("XYZ-017")),
        pytest.param("Macro Cosmos", "banished", marks=pytest.mark.ruling("XYZ-018")),
    ],
)
def test_where_a_detached_material_goes_while_cards_are_banished(spell: str, where: str) -> None:
    duel = Scenario()
    duel.b.face_up(spell)
    xyz(duel.a, LEVIATHAN, WATTKID, STONE)
    duel.a.activates(LEVIATHAN)
    duel.a.picks(WATTKID)
    duel.all_pass()
    assert duel.place_of(WATTKID) == where
    assert held(duel.a.card(LEVIATHAN)) == [STONE]


@pytest.mark.ruling("XYZ-019")
def test_materials_of_a_monster_that_leaves_go_to_the_graveyard_by_rule() -> None:
    duel = Scenario()
    xyz(duel.b, UTOPIA, "Goblin Zombie", LUSTER)
    duel.b.deck_top("Spirit Reaper")
    duel.a.set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.place_of(UTOPIA) == "Extra Deck"
    assert sorted(duel.b.graveyard_names) == sorted(["Goblin Zombie", LUSTER])
    assert activated(duel) == ["Compulsory Evacuation Device"]


@pytest.mark.ruling("XYZ-020")
def test_materials_of_a_negated_summon_go_to_the_graveyard() -> None:
    duel = Scenario()
    duel.a.monsters("Sangan", WATTKID).extra(LEVIATHAN)
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(LEVIATHAN)
    duel.a.picks("Sangan", WATTKID)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert sorted(duel.a.graveyard_names) == sorted([LEVIATHAN, "Sangan", WATTKID])
    assert activated(duel) == ["Solemn Judgment"]
    assert duel.a.hand_names == []


@pytest.mark.ruling("XYZ-021")
def test_materials_are_not_on_the_field_while_the_summon_is_attempted() -> None:
    talisman = "Talisman of Trap Sealing"
    duel = Scenario()
    duel.a.monsters("Sealmaster Meisei", WATTKID).face_up(talisman).extra(LEVIATHAN).hand("Pot of Greed")
    duel.b.set("Solemn Judgment")
    duel.a.activates("Pot of Greed")
    assert not duel.b.could_respond("Solemn Judgment"), "sealed by the Talisman"
    duel.all_pass()
    duel.a.special_summons(LEVIATHAN)
    duel.a.picks("Sealmaster Meisei", WATTKID)
    assert duel.b.could_respond("Solemn Judgment")
    duel.b.activates("Solemn Judgment")
    assert duel.place_of(talisman) == "GY"
    duel.all_pass()
    assert duel.place_of(LEVIATHAN) == "GY"


@pytest.mark.ruling("XYZ-022")
def test_fog_blade_stays_when_its_target_becomes_material() -> None:
    blade = "Phantom Knights' Fog Blade"
    duel = Scenario()
    duel.a.monsters("Goblin Zombie", LUSTER).extra(UTOPIA).hand("Pot of Greed")
    duel.b.set(blade)
    duel.a.activates("Pot of Greed")
    duel.b.activates(blade)
    duel.all_pass()
    assert duel.a.card("Goblin Zombie").is_negated()
    duel.a.special_summons(UTOPIA)
    duel.a.picks("Goblin Zombie", LUSTER)
    duel.all_pass()
    assert duel.b.field_names == [blade]
    assert duel.b.card(blade).is_face_up()
    assert not duel.a.card(UTOPIA).is_negated()


# -- the monster that holds them -------------------------------------------------------------------


def seen_materials(duel: Scenario, viewer: int, holder: str) -> list[str]:
    """Names of the materials that a player sees under an Xyz Monster, sorted."""
    where = duel.find(holder)
    shown = duel.duel.view(viewer).sides[where.data.controller].monsters[where.sequence]
    assert shown is not None
    return sorted(duel.kernel.pool.data(each.code).name for each in shown.materials)


@pytest.mark.ruling("XYZ-023")
def test_turned_face_down_it_keeps_its_materials() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA, LUSTER, CELTIC)
    duel.a.hand("Pot of Greed")
    duel.b.set("Book of Moon")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Book of Moon")
    duel.all_pass()
    utopia = duel.a.card(UTOPIA)
    assert utopia.position == c.POS_FACEDOWN_DEFENSE
    assert held(utopia) == sorted([LUSTER, CELTIC])
    for viewer in (0, 1):
        assert seen_materials(duel, viewer, UTOPIA) == sorted([LUSTER, CELTIC])


@pytest.mark.ruling("XYZ-024")
def test_a_detached_material_goes_to_its_owner() -> None:
    duel = Scenario()
    xyz(duel.b, LEVIATHAN, WATTKID, STONE)
    duel.a.hand("Snatch Steal")
    duel.a.activates("Snatch Steal")
    duel.all_pass()
    duel.a.activates(LEVIATHAN)
    duel.a.picks(WATTKID)
    duel.all_pass()
    leviathan = duel.a.card(LEVIATHAN, c.LOCATION_MZONE)
    assert leviathan.attack == 2500
    assert held(leviathan) == [STONE]
    assert duel.b.graveyard_names == [WATTKID]
    assert duel.a.graveyard_names == []


@pytest.mark.ruling("XYZ-025")
def test_both_players_see_the_materials() -> None:
    duel = Scenario()
    xyz(duel.a, LEVIATHAN, WATTKID, STONE)
    for viewer in (0, 1):
        assert seen_materials(duel, viewer, LEVIATHAN) == sorted([WATTKID, STONE])


@pytest.mark.ruling("XYZ-026")
def test_a_material_detached_as_a_cost_was_not_sent_by_an_effect() -> None:
    duel = utopia_parries(SQUAMATA, LUSTER, detached=SQUAMATA)
    assert not duel.a.could_respond(SQUAMATA)
    duel.all_pass()
    assert duel.place_of(SQUAMATA) == "GY"
    assert activated(duel) == [UTOPIA]


@pytest.mark.ruling("XYZ-027")
def test_a_material_detached_by_an_effect_was_sent_by_it() -> None:
    maestroke = "Maestroke the Symphony Djinn"
    duel = Scenario(player="B")
    xyz(duel.a, maestroke, SQUAMATA, LUSTER)
    duel.a.deck_top("Shaddoll Beast")
    duel.b.set("Raigeki Break").hand(CELTIC)
    duel.b.activates("Raigeki Break")
    duel.a.says(True)
    duel.a.picks(SQUAMATA)
    assert duel.a.could_respond(SQUAMATA)
    duel.all_pass()
    assert held(duel.a.card(maestroke)) == [LUSTER]
    tiras = "Tiras, Keeper of Genesis"
    duel = Scenario()
    xyz(duel.a, tiras, SQUAMATA)
    duel.a.deck_top("Shaddoll Beast")
    duel.a.ends_turn()
    assert duel.a.could_respond(SQUAMATA)
    assert held(duel.a.card(tiras)) == []


@pytest.mark.ruling("XYZ-028")
def test_a_detached_material_was_sent_to_activate_that_monsters_effect() -> None:
    marksman = "Atlantean Marksman"
    duel = Scenario()
    xyz(duel.a, LEVIATHAN, marksman, WATTKID)
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates(LEVIATHAN)
    duel.a.picks(marksman)
    duel.all_pass()
    assert activated(duel) == [LEVIATHAN, marksman]
    assert duel.b.graveyard_names == ["Mystical Space Typhoon"]
    assert duel.a.card(LEVIATHAN).attack == 2500


@pytest.mark.ruling("XYZ-029")
def test_a_detached_pendulum_monster_goes_to_the_graveyard() -> None:
    duel = utopia_parries("Flash Knight", LUSTER, detached="Flash Knight")
    duel.all_pass()
    assert duel.place_of("Flash Knight") == "GY"


@pytest.mark.ruling("XYZ-036")
def test_materials_move_along_to_another_zone() -> None:
    duel = Scenario(rules="mr4")
    xyz(duel.a, UTOPIA, LUSTER, CELTIC, zone=1)
    utopia = duel.a.card(UTOPIA)
    # No card of the pool moves a monster between zones, so this is what such an effect would do.
    move.relocate(duel.kernel, utopia, 0, c.LOCATION_MZONE, utopia.position, c.REASON_EFFECT, sequence=3)
    utopia = duel.a.card(UTOPIA)
    assert (utopia.location, utopia.sequence) == (c.LOCATION_MZONE, 3)
    assert held(utopia) == sorted([LUSTER, CELTIC])
    duel.a.battle_phase()
    duel.a.attacks_directly(UTOPIA)
    duel.a.activates(UTOPIA)
    duel.a.picks(LUSTER)
    duel.all_pass()
    assert held(duel.a.card(UTOPIA)) == [CELTIC]
