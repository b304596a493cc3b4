"""Traps that are Special Summoned as monsters (TRM)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import choices, monster
from tests.scenario import Scenario, Side

ZOMA = "Zoma the Spirit"
APOPHIS = "Embodiment of Apophis"
TOMB_SHIELD = "The Phantom Knights of Tomb Shield"


def summon(side: Side, name: str) -> None:
    """Activate the Set trap monster at an open state of its controller."""
    side.activates(name)
    side.scenario.all_pass()
    assert side.card(name).location == c.LOCATION_MZONE


@pytest.mark.ruling("TRM-001")
@pytest.mark.parametrize("rules", ["mr3", "mr4"])
def test_an_also_trap_monster_keeps_its_spell_and_trap_zone(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.set(ZOMA, "Waboku", "Dust Tornado", "Magic Jammer", "Trap Hole").hand("Jar of Greed")
    summon(duel.a, ZOMA)
    assert not duel.a.may_set("Jar of Greed")


def test_since_2020_it_keeps_no_zone() -> None:
    duel = Scenario(rules="mr5")
    duel.a.set(ZOMA, "Waboku", "Dust Tornado", "Magic Jammer", "Trap Hole").hand("Jar of Greed")
    summon(duel.a, ZOMA)
    assert duel.a.may_set("Jar of Greed")


@pytest.mark.ruling("TRM-002")
@pytest.mark.parametrize("removal", ["Smashing Ground", "Mystical Space Typhoon"])
def test_it_is_a_monster_and_a_trap(removal: str) -> None:
    duel = Scenario()
    duel.a.set(ZOMA)
    duel.b.hand(removal)
    summon(duel.a, ZOMA)
    zoma = duel.a.card(ZOMA)
    assert zoma.is_monster()
    assert zoma.is_trap()
    assert (zoma.attack, zoma.defense, zoma.level) == (1800, 500, 4)
    assert (zoma.race, zoma.attribute) == (c.RACE_ZOMBIE, c.ATTRIBUTE_DARK)
    assert zoma.position == c.POS_FACEUP_DEFENSE
    duel.a.ends_turn()
    duel.b.activates(removal)
    duel.all_pass()
    assert duel.place_of(ZOMA) == "GY"


@pytest.mark.ruling("TRM-003")
def test_in_the_graveyard_it_is_a_trap_card() -> None:
    duel = Scenario()
    duel.a.set(ZOMA).hand("Monster Reborn")
    duel.b.monsters("Gemini Elf")
    summon(duel.a, ZOMA)
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Gemini Elf", ZOMA)
    duel.all_pass()
    assert duel.place_of(ZOMA) == "GY"
    assert duel.b.lp == 8000 - 1900  # its effect: the ATK of the monster that destroyed it
    assert not duel.a.card(ZOMA).is_monster()
    assert duel.a.card(ZOMA).is_trap()
    duel.b.ends_turn()
    assert not duel.a.may_activate("Monster Reborn")


@pytest.mark.ruling("TRM-004")
def test_effect_monster_or_normal_monster_as_its_text_says() -> None:
    duel = Scenario()
    duel.a.set(ZOMA, "Quantum Cat", "Swamp Mirrorer")
    duel.b.hand("Effect Veiler")
    summon(duel.a, ZOMA)
    for name in ("Quantum Cat", "Swamp Mirrorer"):
        duel.a.activates(name)
        duel.a.chooses(c.RACE_DRAGON)
        duel.a.chooses(c.ATTRIBUTE_LIGHT)
        if name == "Quantum Cat":
            duel.all_pass()
            cat = duel.a.card(name)
            assert (cat.race, cat.attribute) == (c.RACE_DRAGON, c.ATTRIBUTE_LIGHT)
            assert (cat.attack, cat.defense, cat.level) == (0, 2200, 4)
            assert cat.is_normal_monster()
    # After the last Summon all three are monsters: only Zoma is an Effect Monster.
    duel.b.activates("Effect Veiler")
    duel.all_pass()
    assert duel.a.card("Swamp Mirrorer").is_normal_monster()
    assert duel.a.card(ZOMA).is_effect_monster()
    assert duel.a.card(ZOMA).is_negated()
    assert not duel.a.card("Quantum Cat").is_negated()


@pytest.mark.ruling("TRM-005")
def test_it_is_no_monster_special_summoned_from_the_graveyard() -> None:
    duel = Scenario(player="B")
    duel.b.face_up("Royal Prison").monsters("Gemini Elf").graveyard("Gene-Warped Warwolf")
    duel.b.hand("Monster Reborn")
    duel.a.graveyard("The Phantom Knights of Shadow Veil")
    assert not duel.b.may_activate("Monster Reborn")
    duel.b.battle_phase()
    duel.b.attacks_directly("Gemini Elf")
    duel.a.activates("The Phantom Knights of Shadow Veil")
    duel.a.places(0)
    assert duel.a.field_names == ["The Phantom Knights of Shadow Veil"]
    veil = duel.a.card("The Phantom Knights of Shadow Veil")
    assert (veil.position, veil.defense) == (c.POS_FACEUP_DEFENSE, 300)
    assert not veil.is_trap()


@pytest.mark.ruling("TRM-007")
def test_while_nothing_can_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.set(ZOMA)
    duel.b.face_up("Vanity's Emptiness")
    assert not duel.a.may_activate(ZOMA)
    other = Scenario()
    other.a.set(ZOMA)
    assert other.a.may_activate(ZOMA)


@pytest.mark.ruling("TRM-010")
def test_negated_as_a_trap_it_goes_back_to_its_zone() -> None:
    duel = Scenario(rules="mr4")
    duel.a.set("Mirror Force", "Jar of Greed", APOPHIS, "Royal Decree")
    summon(duel.a, APOPHIS)
    duel.a.activates("Royal Decree")
    duel.all_pass()
    apophis = duel.a.card(APOPHIS)
    assert (apophis.location, apophis.sequence) == (c.LOCATION_SZONE, 2)
    assert apophis.is_face_up()
    assert not apophis.is_monster()
    assert not duel.a.may_activate(APOPHIS)


@pytest.mark.ruling("TRM-012")
def test_negated_as_a_monster_it_stays_a_monster() -> None:
    duel = Scenario()
    duel.a.set(ZOMA).monsters("Luster Dragon")
    duel.b.hand("Effect Veiler")
    summon(duel.a, ZOMA)
    duel.a.changes_position("Luster Dragon")
    duel.b.activates("Effect Veiler")
    duel.all_pass()
    zoma = duel.a.card(ZOMA)
    assert zoma.location == c.LOCATION_MZONE
    assert zoma.is_effect_monster()
    assert zoma.is_negated()
    assert (zoma.attack, zoma.defense) == (1800, 500)
    duel.a.ends_turn()
    duel.all_pass()
    assert not duel.a.card(ZOMA).is_negated()


@pytest.mark.ruling("TRM-021")
def test_turned_face_down_it_is_set_in_a_spell_and_trap_zone() -> None:
    duel = Scenario(rules="mr4")
    duel.a.set(APOPHIS).hand("Book of Moon")
    summon(duel.a, APOPHIS)
    duel.a.activates("Book of Moon")
    duel.a.places(4)
    duel.a.places(1)  # of the card that goes back
    duel.all_pass()
    apophis = duel.a.card(APOPHIS)
    assert (apophis.location, apophis.sequence) == (c.LOCATION_SZONE, 1)
    assert apophis.is_face_down()
    assert not apophis.is_monster()
    assert not duel.a.may_activate(APOPHIS)  # Set in this turn


@pytest.mark.ruling("TRM-024")
def test_not_treated_as_a_trap_it_is_only_a_monster() -> None:
    duel = Scenario()
    duel.a.set(*["Mirror Force"] * 4, TOMB_SHIELD).hand("Jar of Greed")
    duel.b.hand("Mystical Space Typhoon")
    assert not duel.a.may_set("Jar of Greed")
    summon(duel.a, TOMB_SHIELD)
    assert duel.a.may_set("Jar of Greed")
    shield = duel.a.card(TOMB_SHIELD)
    assert shield.is_normal_monster()
    assert not shield.is_trap()
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.b.places(0)
    assert choices(duel, duel.b) == ["Mirror Force"] * 4


@pytest.mark.ruling("TRM-025")
def test_not_treated_as_a_trap_it_escapes_what_targeted_the_set_card() -> None:
    duel = Scenario()
    duel.a.set(TOMB_SHIELD).monsters("Luster Dragon")
    duel.b.set("Raigeki Break").hand("Kuriboh")
    duel.a.changes_position("Luster Dragon")
    duel.b.activates("Raigeki Break", TOMB_SHIELD)
    duel.a.activates(TOMB_SHIELD)
    duel.all_pass()
    assert duel.place_of(TOMB_SHIELD) == "Monster Zone"
    assert duel.b.graveyard_names == ["Kuriboh", "Raigeki Break"]


def test_also_a_trap_it_does_not_escape() -> None:
    duel = Scenario()
    duel.a.set(ZOMA).monsters("Luster Dragon")
    duel.b.set("Raigeki Break").hand("Kuriboh")
    duel.a.changes_position("Luster Dragon")
    duel.b.activates("Raigeki Break", ZOMA)
    duel.a.activates(ZOMA)
    duel.all_pass()
    assert duel.place_of(ZOMA) == "GY"


@pytest.mark.ruling("TRM-026")
def test_it_may_be_tributed() -> None:
    duel = Scenario(rules="mr4")
    duel.a.set(ZOMA, *["Mirror Force"] * 4).hand("Summoned Skull", "Jar of Greed")
    summon(duel.a, ZOMA)
    duel.a.summons("Summoned Skull", [ZOMA])
    duel.all_pass()
    assert duel.a.graveyard_names == [ZOMA]
    assert duel.a.card(ZOMA).is_trap()
    assert not duel.a.card(ZOMA).is_monster()
    assert duel.a.may_set("Jar of Greed")


@pytest.mark.ruling("TRM-009")
def test_hats_are_no_monsters_summoned_from_the_deck() -> None:
    duel = Scenario(player="B")
    ash = "Ash Blossom & Joyous Spring"
    duel.a.monsters("Gemini Elf").set("Magical Hats").deck_top("Dark Hole", "Jar of Greed")
    duel.b.monsters("Vorse Raider").hand(ash)
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Gemini Elf")
    duel.a.activates("Magical Hats")
    assert not duel.b.could_respond(ash)
    other = Scenario(player="B")
    other.a.hand(ash)
    other.b.monsters("Lonefire Blossom").deck_top("Dandylion")
    other.b.activates("Lonefire Blossom")
    assert other.a.could_respond(ash)  # that one does Special Summon from the Deck


@pytest.mark.ruling("TRM-019")
def test_turned_into_a_set_card_it_stays_the_target() -> None:
    duel = Scenario(rules="mr4")
    duel.a.set(APOPHIS, "Book of Moon")
    duel.b.graveyard("Galaxy Cyclone")
    summon(duel.a, APOPHIS)
    duel.a.ends_turn()
    duel.b.activates("Galaxy Cyclone")
    duel.a.activates("Book of Moon")
    assert [uid for uid, _ in duel.kernel.state.chain[0].targets] == [duel.a.card(APOPHIS).uid]
    duel.all_pass()
    assert duel.place_of(APOPHIS) == "GY"
    assert duel.a.card(APOPHIS).data.prev_location == c.LOCATION_SZONE
    assert duel.a.card(APOPHIS).data.reason & c.REASON_DESTROY


@pytest.mark.ruling("TRM-027")
def test_equipped_to_a_monster_it_is_an_equip_spell() -> None:
    duel = Scenario()
    monster(duel.a, "Relinquished", 0)
    duel.b.set(ZOMA)
    duel.a.ends_turn()
    summon(duel.b, ZOMA)  # in the window before A's turn ends: A's Main Phase goes on
    duel.a.activates("Relinquished")
    duel.all_pass()
    zoma = duel.find(ZOMA)
    assert (zoma.location, zoma.data.controller) == (c.LOCATION_SZONE, 0)
    assert zoma.equipped_to is duel.a.card("Relinquished")
    assert zoma.is_spell()
    assert zoma.is_type(c.TYPE_EQUIP)
    assert not zoma.is_trap()
    assert not zoma.is_monster()
