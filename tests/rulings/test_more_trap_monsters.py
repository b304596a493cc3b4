"""More of the Traps that are Special Summoned as monsters (TRM)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import choices, materials, monster, put
from tests.scenario import Scenario, Side

ZOMA = "Zoma the Spirit"
APOPHIS = "Embodiment of Apophis"
GAUNTLETS = "The Phantom Knights of Dark Gauntlets"
RUINS = "Ruins of the Divine Dragon Lords"


def summon(side: Side, name: str) -> None:
    """Activate the Set trap monster at an open state of its controller."""
    side.activates(name)
    side.scenario.all_pass()
    assert side.card(name).location == c.LOCATION_MZONE


@pytest.mark.ruling("TRM-006")
@pytest.mark.parametrize(("ruins", "defense"), [(True, 600), (False, 900)])
def test_from_the_graveyard_it_is_a_monster_not_summoned_from_there(ruins: bool, defense: int) -> None:
    duel = Scenario(player="B")
    duel.a.graveyard(GAUNTLETS, "Phantom Knights' Fog Blade")
    duel.b.monsters("Blue-Eyes White Dragon")
    if ruins:
        duel.b.face_up(RUINS)
    duel.b.battle_phase()
    duel.b.attacks_directly("Blue-Eyes White Dragon")
    duel.a.activates(GAUNTLETS)
    duel.all_pass()
    gauntlets = duel.a.card(GAUNTLETS)
    assert gauntlets.location == c.LOCATION_MZONE
    assert gauntlets.is_negated() == ruins
    assert gauntlets.defense == defense


@pytest.mark.ruling("TRM-008")
def test_ghost_belle_does_not_answer_a_trap_that_summons_itself() -> None:
    belle = "Ghost Belle & Haunted Mansion"
    duel = Scenario()
    duel.a.graveyard("The Prime Monarch", "The Monarchs Stormforth")
    duel.b.hand(belle)
    duel.a.activates("The Prime Monarch")
    assert duel.a.banished_names == ["The Monarchs Stormforth"]
    assert not duel.b.could_respond(belle)
    other = Scenario()
    other.a.graveyard("Gemini Elf").hand("Monster Reborn")
    other.b.hand(belle)
    other.a.activates("Monster Reborn")
    assert other.b.could_respond(belle)


@pytest.mark.ruling("TRM-011")
def test_zombiestein_sends_it_back_to_its_zone() -> None:
    zombiestein = "Number 22: Zombiestein"
    duel = Scenario(rules="mr4")
    duel.a.set("Mirror Force", "Jar of Greed", APOPHIS)
    materials(duel.b, monster(duel.b, zombiestein), "Gemini Elf")
    duel.b.hand("Kuriboh")
    summon(duel.a, APOPHIS)
    duel.a.ends_turn()
    duel.b.activates(zombiestein)
    duel.all_pass()
    apophis = duel.a.card(APOPHIS)
    assert (apophis.location, apophis.sequence) == (c.LOCATION_SZONE, 2)
    assert apophis.is_face_up()
    assert not apophis.is_monster()


@pytest.mark.ruling("TRM-013")
def test_once_back_it_stays_there() -> None:
    siegfried = "D/D/D Cursed King Siegfried"
    duel = Scenario(rules="mr4")
    duel.a.set("Mirror Force", APOPHIS)
    monster(duel.b, siegfried)
    summon(duel.a, APOPHIS)
    duel.a.ends_turn()
    duel.b.activates(siegfried)
    duel.all_pass()
    assert (duel.a.card(APOPHIS).location, duel.a.card(APOPHIS).sequence) == (c.LOCATION_SZONE, 1)
    assert duel.a.card(APOPHIS).is_negated()
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.turn_player, duel.phase) == ("B", c.PHASE_MAIN1)
    apophis = duel.a.card(APOPHIS)
    assert not apophis.is_negated()
    assert (apophis.location, apophis.sequence) == (c.LOCATION_SZONE, 1)
    assert apophis.is_face_up()
    assert not apophis.is_monster()
    duel.b.ends_turn()
    assert not duel.a.may_activate(APOPHIS)


@pytest.mark.ruling("TRM-015")
def test_what_it_did_on_arrival_is_no_monster_effect() -> None:
    fortress = "Metamorphortress"
    duel = Scenario()
    duel.a.set(fortress, "Skill Drain").monsters("Gemini Elf")
    duel.a.activates(fortress)
    duel.all_pass()
    if not duel.a.may_activate("Skill Drain"):
        duel.a.picks("Gemini Elf")
        duel.all_pass()
    card = duel.a.card(fortress)
    assert (card.location, card.attack) == (c.LOCATION_MZONE, 2900)
    assert duel.a.card("Gemini Elf").equipped_to is card
    duel.a.activates("Skill Drain")
    duel.all_pass()
    assert (card.attack, card.defense) == (1000, 1000)
    assert duel.a.card("Gemini Elf").equipped_to is card
    assert duel.a.card("Gemini Elf").location == c.LOCATION_SZONE


def borrowed(removal: str) -> Scenario:
    """B controls A's Embodiment of Apophis and has chosen the Spell & Trap Zone 3 for it."""
    duel = Scenario(rules="mr4")
    duel.a.set(APOPHIS)
    duel.b.monsters("Kuriboh").hand("Enemy Controller")
    if removal == "Royal Decree":
        duel.b.set(removal)
    else:
        duel.b.hand(removal)
    summon(duel.a, APOPHIS)
    duel.a.ends_turn()
    duel.b.activates("Enemy Controller", effect=1)
    while duel.place_of("Enemy Controller") == "hand":
        duel._skip_one()
    return duel


@pytest.mark.ruling("TRM-022")
def test_negated_as_a_trap_under_the_opponents_control() -> None:
    duel = borrowed("Royal Decree")
    duel.b.places(1)
    duel.b.places(3)
    duel.all_pass()
    assert duel.b.card(APOPHIS).location == c.LOCATION_MZONE
    duel.b.activates("Royal Decree")
    duel.all_pass()
    apophis = duel.b.card(APOPHIS)
    assert (apophis.location, apophis.sequence) == (c.LOCATION_SZONE, 3)
    assert apophis.is_face_up()
    assert not apophis.is_monster()


@pytest.mark.ruling("TRM-023")
def test_turned_face_down_under_the_opponents_control() -> None:
    duel = borrowed("Book of Moon")
    duel.b.places(1)
    duel.b.places(3)
    duel.all_pass()
    assert duel.b.card(APOPHIS).location == c.LOCATION_MZONE
    duel.b.activates("Book of Moon")
    duel.all_pass()
    apophis = duel.b.card(APOPHIS)
    assert (apophis.location, apophis.sequence) == (c.LOCATION_SZONE, 3)
    assert apophis.is_face_down()
    assert not apophis.is_monster()


def test_choices_of_typhoon_name_zoma() -> None:
    duel = Scenario()
    duel.a.set(ZOMA, "Waboku")
    duel.b.hand("Mystical Space Typhoon")
    summon(duel.a, ZOMA)
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.b.places(0)
    assert choices(duel, duel.b) == ["Waboku", ZOMA]


@pytest.mark.ruling("TRM-018")
@pytest.mark.parametrize("targeted", [True, False])
def test_a_set_card_that_became_a_monster_stays_the_target(targeted: bool) -> None:
    krawler, succession = "Crusadia Krawler", "World Legacy Succession"
    duel = Scenario(rules="mr4", player="B")
    monster(duel.a, "Decode Talker", 5)
    duel.a.set(krawler).deck_top(succession)
    duel.b.hand("Mystical Space Typhoon" if targeted else "Jar of Greed")
    if targeted:
        duel.b.activates("Mystical Space Typhoon")
    else:
        duel.b.sets("Jar of Greed")
        duel.b.ends_turn()
    duel.a.activates(krawler)
    duel.a.places(0)
    if targeted:
        assert not duel.a.could_respond(krawler)
        duel.all_pass()
        assert duel.place_of(krawler) == "GY"
        assert succession not in duel.a.hand_names
    else:
        assert duel.a.could_respond(krawler)
        duel.a.activates(krawler)
        duel.all_pass()
        assert succession in duel.a.hand_names


@pytest.mark.ruling("TRM-020")
@pytest.mark.parametrize("guarded", [True, False])
def test_what_is_tied_to_the_set_card_goes_on(guarded: bool) -> None:
    beetle, elf = "Number 66: Master Key Beetle", "Altergeist Emulatelf"
    duel = Scenario()
    materials(duel.a, monster(duel.a, beetle), "Kuriboh")
    duel.a.set(elf)
    duel.b.hand("Smashing Ground")
    if guarded:
        duel.a.activates(beetle)
        duel.all_pass()
    summon(duel.a, elf)
    assert duel.a.card(elf).defense == 1800
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of(elf) == ("Monster Zone" if guarded else "GY")
    assert duel.place_of(beetle) == "Monster Zone"


@pytest.mark.ruling("TRM-017")
@pytest.mark.parametrize("veiled", [True, False])
def test_it_is_still_a_trap_while_its_monster_effects_are_negated(veiled: bool) -> None:
    core, winda, typhoon = "Shaddoll Core", "El Shaddoll Winda", "Mystical Space Typhoon"
    duel = Scenario()
    # DNA Transplant makes all monsters on the field LIGHT: the DARK material can only be Core's part.
    put(duel.a, "DNA Transplant", c.LOCATION_SZONE, 4, c.POS_FACEDOWN_DEFENSE)
    duel.a.set(core).monsters("Shaddoll Squamata").hand("Polymerization").extra(winda)
    duel.b.hand("Effect Veiler").set(typhoon)
    assert not duel.a.may_activate("Polymerization")
    summon(duel.a, core)
    duel.a.activates("DNA Transplant")
    duel.a.chooses(c.ATTRIBUTE_LIGHT)
    duel.all_pass()
    assert duel.a.card(core).attribute == c.ATTRIBUTE_LIGHT
    assert duel.a.may_activate("Polymerization")
    if veiled:
        duel.a.changes_position("Shaddoll Squamata")
        duel.b.activates("Effect Veiler", core)
        duel.all_pass()
        assert duel.a.card(core).is_negated()
        assert not duel.a.may_activate("Polymerization")
        assert duel.a.card(core).is_trap()
        duel.a.changes_position(core)
        duel.b.activates(typhoon)
        assert core in choices(duel, duel.b)
        duel.b.picks(core)
        duel.all_pass()
        assert duel.place_of(core) == "GY"
    else:
        duel.a.activates("Polymerization")
        duel.a.picks("Shaddoll Squamata", core)
        duel.all_pass()
        assert duel.a.names(c.LOCATION_MZONE) == [winda]
