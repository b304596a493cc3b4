"""Classes of effects (EFF): Continuous, Ignition, Quick and unclassified ones, gained ones."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.building import counters, monster, put
from tests.rulings.summoning import activated, no_chain
from tests.rulings.watching import targets_named
from tests.scenario import Scenario

DRAIN = "Skill Drain"
GILLMAN = "Spined Gillman"
SOLDIER = "Cannon Soldier"
PLASMA = "Destiny HERO - Plasma"
BANISHER = "Banisher of the Radiance"
FIRST = "First of the Dragons"
CYCLONE = "Mystical Space Typhoon"


# -- Continuous ------------------------------------------------------------------------------------


@pytest.mark.ruling("EFF-001")
def test_a_continuous_effect_is_no_chain_link() -> None:
    duel = Scenario()
    duel.a.hand(GILLMAN)
    duel.b.set("Divine Wrath").hand("Mokey Mokey")
    duel.a.summons(GILLMAN)
    duel.a.places(2)
    assert duel.a.card(GILLMAN).attack == 1700
    assert not duel.b.could_respond("Divine Wrath")
    duel.all_pass()
    assert no_chain(duel)


@pytest.mark.ruling("EFF-002")
def test_a_continuous_effect_counts_when_the_summon_succeeds() -> None:
    duel = Scenario()
    duel.a.hand(GILLMAN)
    duel.b.set("Bottomless Trap Hole")
    assert duel.a.card(GILLMAN).attack < 1500
    duel.a.summons(GILLMAN)
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.place_of(GILLMAN) == "banished"


# -- Ignition, Trigger and Quick -------------------------------------------------------------------


@pytest.mark.ruling("EFF-013")
def test_an_ignition_effect_in_the_gy() -> None:
    duel = Scenario()
    duel.a.graveyard("Plaguespreader Zombie").hand("Gemini Elf")
    assert duel.a.may_activate("Plaguespreader Zombie")
    duel.a.activates("Plaguespreader Zombie")
    assert duel.a.hand_names == []
    assert duel.a.names(c.LOCATION_DECK)[-1] == "Gemini Elf"
    duel.all_pass()
    assert duel.place_of("Plaguespreader Zombie") == "Monster Zone"


@pytest.mark.ruling("EFF-025")
def test_a_trigger_on_being_flipped_is_no_flip_effect() -> None:
    duel = Scenario()
    duel.a.set("Ceasefire")
    monster(duel.a, "Cyber Dragon").data.summon_type = c.SUMMON_TYPE_SPECIAL
    duel.b.face_down("Fossil Dyna Pachycephalo")
    duel.a.activates("Ceasefire")
    duel.all_pass()
    assert duel.b.lp == 7000
    assert activated(duel) == ["Ceasefire", "Fossil Dyna Pachycephalo"]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.place_of("Cyber Dragon") == "GY"
    assert duel.place_of("Fossil Dyna Pachycephalo") == "Monster Zone"


@pytest.mark.ruling("EFF-027")
def test_a_quick_effect_answers_in_the_opponents_turn() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Stardust Dragon")
    duel.b.hand("Dark Hole")
    duel.b.activates("Dark Hole")
    assert duel.a.could_respond("Stardust Dragon")
    duel.a.activates("Stardust Dragon")
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 2]
    assert duel.place_of("Stardust Dragon") == "GY"  # the cost
    duel.all_pass()
    assert duel.place_of("Dark Hole") == "GY"


@pytest.mark.ruling("EFF-028")
def test_a_quick_effect_resolves_though_its_monster_was_tributed() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Stardust Dragon", "Celtic Guardian")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.a.activates("Stardust Dragon")
    assert duel.place_of("Stardust Dragon") == "GY"
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Celtic Guardian"]
    assert duel.b.graveyard_names == ["Raigeki"]


# -- unclassified ----------------------------------------------------------------------------------


@pytest.mark.ruling("EFF-033")
@pytest.mark.parametrize("drained", [True, False])
def test_a_fusion_substitute_is_negated_on_the_field(drained: bool) -> None:
    duel = Scenario()
    duel.a.monsters("King of the Swamp").hand("Polymerization", "Elemental HERO Avian")
    duel.a.extra("Elemental HERO Flame Wingman")
    if drained:
        duel.b.face_up(DRAIN)
    assert duel.a.may_activate("Polymerization") is not drained


def synchro_offered(name: str, *monsters: str, drained: bool) -> bool:
    """Whether the Synchro Monster is offered with these monsters, with or without Skill Drain."""
    duel = Scenario()
    duel.a.monsters(*monsters).extra(name)
    if drained:
        duel.b.face_up(DRAIN)
    return duel.a.may_special_summon(name)


@pytest.mark.parametrize(
    ("name", "monsters", "with_drain", "without"),
    [
        pytest.param(
            "Junk Warrior",
            ("Junk Synchron", "Tuningware"),
            False,
            True,
            marks=pytest.mark.ruling("EFF-034"),
            id="treated as Level 2",
        ),
        pytest.param(
            "Armades, Keeper of Boundaries",
            ("Blackwing - Vayu the Emblem of Honor", "Gemini Elf"),
            True,
            False,
            marks=pytest.mark.ruling("EFF-037"),
            id="face-up no Synchro Material",
        ),
        pytest.param(
            "Gaia Knight, the Force of Earth",
            ("Quickdraw Synchron", "Tuningware"),
            False,
            False,
            marks=pytest.mark.ruling("EFF-038"),
            id="material condition that is no effect",
        ),
        pytest.param(
            "Junk Archer",
            ("Quickdraw Synchron", "Ojama Yellow"),
            True,
            True,
            marks=pytest.mark.ruling("EFF-039"),
            id="substitution that is no effect",
        ),
    ],
)
def test_material_texts_under_skill_drain(
    name: str, monsters: tuple[str, ...], with_drain: bool, without: bool
) -> None:
    assert synchro_offered(name, *monsters, drained=True) is with_drain
    assert synchro_offered(name, *monsters, drained=False) is without


def test_the_gaia_knight_has_right_materials_but_for_quickdraw() -> None:
    assert synchro_offered(
        "Gaia Knight, the Force of Earth", "Tune Warrior", "Giant Soldier of Stone", drained=True
    )


@pytest.mark.ruling("EFF-064")
def test_a_lowered_original_attack_once_negated_does_not_come_back() -> None:
    duel = Scenario()
    duel.a.hand("Beast King Barbaros", CYCLONE)
    duel.b.face_up(DRAIN)
    duel.a.summons("Beast King Barbaros")
    if isinstance(duel.decision, (d.Option, d.Announce)):
        duel.a.chooses(0)
    duel.all_pass()
    assert duel.a.card("Beast King Barbaros").attack == 3000
    duel.a.activates(CYCLONE)
    duel.all_pass()
    assert duel.place_of(DRAIN) == "GY"
    assert duel.a.card("Beast King Barbaros").attack == 3000


# -- Cannon Soldier and Judgment Dragon: Ignition effects ------------------------------------------


@pytest.mark.ruling("EFF-007")
def test_a_continuous_effect_stops_when_its_monster_is_turned_face_down() -> None:
    duel = Scenario()
    duel.a.monsters(GILLMAN, "Atlantean Dragoons")
    duel.b.set("Book of Moon")
    assert duel.a.card("Atlantean Dragoons").attack == 2200
    duel.a.ends_turn()
    duel.b.activates("Book of Moon", GILLMAN)
    duel.all_pass()
    assert duel.a.card(GILLMAN).is_in(c.POS_FACEDOWN_DEFENSE)
    assert duel.a.card("Atlantean Dragoons").attack == 1800


@pytest.mark.ruling("EFF-011")
def test_an_ignition_effect_is_no_response() -> None:
    duel = Scenario()
    duel.a.monsters(SOLDIER).hand("Celtic Guardian", "Jar of Greed")
    duel.b.set(CYCLONE)
    assert duel.a.may_activate(SOLDIER)
    duel.a.sets("Jar of Greed")
    duel.a.summons("Celtic Guardian")
    duel.b.activates(CYCLONE)
    assert targets_named(duel) == [["Jar of Greed"]]
    assert not duel.a.could_respond(SOLDIER)
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.a.may_activate(SOLDIER)


@pytest.mark.ruling("EFF-012")
@pytest.mark.parametrize("answered", [True, False])
def test_an_ignition_effect_must_wait_for_the_summon_window(answered: bool) -> None:
    duel = Scenario()
    duel.a.hand(SOLDIER).monsters("Celtic Guardian")
    duel.b.set("Torrential Tribute")
    duel.a.summons(SOLDIER)
    assert not duel.a.could_respond(SOLDIER)
    if answered:
        duel.b.activates("Torrential Tribute")
        duel.all_pass()
        assert sorted(duel.a.graveyard_names) == [SOLDIER, "Celtic Guardian"]
        assert duel.b.lp == 8000
    else:
        duel.b.passes()
        duel.all_pass()
        assert duel.a.may_activate(SOLDIER)


@pytest.mark.ruling("EFF-014")
def test_an_activated_effect_resolves_though_its_monster_left() -> None:
    duel = Scenario()
    duel.a.monsters("Judgment Dragon").set("Jar of Greed")
    duel.b.monsters("Gemini Elf").set("Compulsory Evacuation Device")
    duel.a.activates("Judgment Dragon")
    assert duel.a.lp == 7000
    duel.b.activates("Compulsory Evacuation Device", "Judgment Dragon")
    duel.all_pass()
    assert duel.a.hand_names == ["Judgment Dragon"]
    assert duel.a.field_names == []
    assert duel.b.field_names == []
    assert "Gemini Elf" in duel.b.graveyard_names


@pytest.mark.ruling("EFF-036")
def test_a_restriction_on_use_as_material_is_not_lifted() -> None:
    breeze, bora = "Blackwing - Breeze the Zephyr", "Blackwing - Bora the Spear"
    armor, rose = "Blackwing Armor Master", "Black Rose Dragon"
    duel = Scenario()
    duel.a.monsters(breeze, bora).extra(armor, rose)
    duel.b.face_up(DRAIN)
    assert duel.a.card(breeze).is_negated()
    assert duel.a.may_special_summon(armor)
    assert not duel.a.may_special_summon(rose)
    assert synchro_offered(rose, "Tune Warrior", "Gemini Elf", drained=True)


# -- contradictions, and when a Continuous effect has stopped --------------------------------------


@pytest.mark.ruling("EFF-004")
def test_a_doomed_monster_negates_nothing_any_more() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(PLASMA)
    duel.b.monsters(BANISHER).hand("Smashing Ground")
    assert duel.b.card(BANISHER).is_negated()
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of(PLASMA) == "banished"


@pytest.mark.ruling("EFF-005")
def test_both_doomed_monsters_have_stopped_before_either_moves() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(PLASMA)
    duel.b.monsters(BANISHER).hand("Dark Hole")
    duel.b.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == [PLASMA]
    assert sorted(duel.b.graveyard_names) == [BANISHER, "Dark Hole"]
    assert duel.a.banished_names == duel.b.banished_names == []


@pytest.mark.ruling("EFF-008")
def test_what_applied_first_prevails() -> None:
    duel = Scenario(player="B")
    monster(duel.a, FIRST)
    duel.b.monsters("Gemini Elf", "Vorse Raider", "Luster Dragon").hand(PLASMA)
    duel.b.special_summons(PLASMA)
    duel.all_pass()
    assert duel.b.field_names == [PLASMA]
    assert not duel.a.card(FIRST).is_negated()
    duel.b.activates(PLASMA)
    assert targets_named(duel) == [[FIRST]]
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [FIRST]
    assert not duel.a.card(FIRST).is_negated()
    assert duel.b.field_names == [PLASMA]
    assert duel.b.card(PLASMA).attack == 1900


@pytest.mark.ruling("EFF-009")
def test_what_arrives_under_a_contradiction_is_subject_to_it() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Gemini Elf", "Vorse Raider").extra(FIRST)
    duel.b.monsters(PLASMA)
    duel.a.activates("Polymerization")
    duel.a.picks("Gemini Elf", "Vorse Raider")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [FIRST]
    assert duel.a.card(FIRST).is_negated()
    duel.a.ends_turn()
    duel.b.activates(PLASMA)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert duel.b.names(c.LOCATION_SZONE) == [FIRST]
    assert duel.b.card(PLASMA).attack == 1900 + 1350


@pytest.mark.ruling("EFF-015")
def test_an_effect_that_needs_its_card_at_resolution() -> None:
    hero = "Gladiator Beast Heraklinos"
    duel = Scenario(player="B")
    monster(duel.a, hero)
    duel.a.monsters("Celtic Guardian").hand("Mokey Mokey")
    duel.b.hand("Dark Hole").set("Compulsory Evacuation Device")
    duel.b.activates("Dark Hole")
    duel.a.activates(hero)
    duel.b.activates("Compulsory Evacuation Device", hero)
    duel.all_pass()
    assert activated(duel) == ["Dark Hole", hero, "Compulsory Evacuation Device"]
    assert duel.a.names(c.LOCATION_EXTRA) == [hero]
    assert sorted(duel.a.graveyard_names) == ["Celtic Guardian", "Mokey Mokey"]


@pytest.mark.ruling("EFF-016")
@pytest.mark.parametrize("returned", [True, False])
def test_control_while_a_card_is_face_up(returned: bool) -> None:
    hiita = "Hiita the Fire Charmer"
    duel = Scenario()
    duel.a.face_down(hiita)
    duel.b.monsters("Blazing Inpachi").set("Compulsory Evacuation Device")
    duel.a.flips(hiita)
    assert targets_named(duel) == [["Blazing Inpachi"]]
    if returned:
        duel.b.activates("Compulsory Evacuation Device", hiita)
        duel.all_pass()
        assert duel.a.hand_names == [hiita]
        assert duel.a.field_names == []
        assert "Blazing Inpachi" in duel.b.field_names
        return
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [hiita, "Blazing Inpachi"]
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device", hiita)
    duel.all_pass()
    assert duel.a.field_names == []
    assert duel.b.names(c.LOCATION_MZONE) == ["Blazing Inpachi"]


@pytest.mark.ruling("EFF-026")
def test_royal_command_stops_flip_effects_only() -> None:
    duel = Scenario()
    duel.a.face_down("Penguin Soldier", "Geargiarmor").deck("Mokey Mokey", "Geargiano")
    duel.b.face_up("Royal Command").monsters("Vorse Raider")
    duel.a.flips("Penguin Soldier")
    assert not duel.a.could_respond("Penguin Soldier")
    duel.all_pass()
    assert no_chain(duel)
    duel.a.flips("Geargiarmor")
    duel.a.activates("Geargiarmor")
    duel.all_pass()
    assert activated(duel) == ["Geargiarmor"]
    assert duel.a.hand_names == ["Geargiano"]


# -- where a trigger is activated ------------------------------------------------------------------


@pytest.mark.ruling("EFF-045")
@pytest.mark.parametrize("face_down", [True, False])
def test_a_card_banished_face_down_activates_nothing(face_down: bool) -> None:
    survivor = "D.D. Survivor"
    duel = Scenario()
    duel.a.monsters(survivor, "Gemini Elf", "Mystical Elf")
    if face_down:
        duel.b.hand("Evenly Matched")
    else:
        duel.b.set("Dimensional Prison")
    duel.a.battle_phase()
    if not face_down:
        duel.a.attacks_directly(survivor)
        duel.b.activates("Dimensional Prison")
        duel.all_pass()
    duel.a.main_phase_2()
    if face_down:
        duel.b.activates("Evenly Matched")
        duel.a.picks(survivor, "Gemini Elf")
        duel.all_pass()
    assert survivor in duel.a.banished_names
    assert duel.a.card(survivor).is_face_down() is face_down
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn == 4
    assert duel.place_of(survivor) == ("banished" if face_down else "Monster Zone")


@pytest.mark.ruling("EFF-047")
def test_a_mandatory_trigger_is_activated_from_the_deck() -> None:
    princess = "Serpentine Princess"
    duel = Scenario()
    duel.a.monsters(princess).deck("Vorse Raider", "Sangan")
    duel.b.set("Drowning Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly(princess)
    duel.b.activates("Drowning Mirror Force")
    duel.all_pass()
    assert activated(duel) == ["Drowning Mirror Force", princess]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.place_of(princess) == "Deck"
    assert duel.a.names(c.LOCATION_MZONE) == ["Sangan"]


# -- names and own Summons -------------------------------------------------------------------------


@pytest.mark.ruling("EFF-041")
def test_a_name_taken_on_the_field_is_lost_while_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Proto-Cyber Dragon").face_up("Cyber Network").deck_top("Cyber Dragon")
    assert duel.a.may_activate("Cyber Network")
    drained = Scenario()
    drained.a.monsters("Proto-Cyber Dragon").face_up("Cyber Network").deck_top("Cyber Dragon")
    drained.a.hand(CYCLONE)
    drained.b.face_up(DRAIN)
    assert not drained.a.may_activate("Cyber Network")
    drained.a.activates(CYCLONE, DRAIN)
    drained.all_pass()
    assert drained.a.may_activate("Cyber Network")


@pytest.mark.ruling("EFF-042")
@pytest.mark.parametrize(("foe", "negated"), [("Revived King Ha Des", True), ("Vorse Raider", False)])
def test_an_own_summon_from_the_gy_can_be_negated(foe: str, negated: bool) -> None:
    endymion, citadel = "Endymion, the Master Magician", "Magical Citadel of Endymion"
    duel = Scenario(player="B")
    duel.a.defending(endymion)
    counters(put(duel.a, citadel, c.LOCATION_SZONE, 5), c.COUNTER_SPELL, 6)
    monster(duel.b, "Revived King Ha Des")
    duel.b.monsters("Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks(foe, endymion)
    duel.all_pass()
    assert duel.place_of(endymion) == "GY"
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    assert duel.a.card(citadel).counters(c.COUNTER_SPELL) == 6
    assert duel.place_of("Revived King Ha Des") == "Monster Zone"
    assert duel.a.may_special_summon(endymion) is not negated


@pytest.mark.ruling("EFF-035")
@pytest.mark.parametrize("drained", [True, False])
def test_being_placed_instead_of_going_to_the_gy_is_negated(drained: bool) -> None:
    pegasus = "Crystal Beast Sapphire Pegasus"
    duel = Scenario(player="B")
    duel.a.monsters(pegasus, "Gemini Elf")
    duel.b.hand("Dark Hole")
    if drained:
        duel.a.face_up(DRAIN)
    duel.b.activates("Dark Hole")
    duel.all_pass()
    if drained:
        assert isinstance(duel.decision, d.IdleCommand)  # nobody was asked
        assert sorted(duel.a.graveyard_names) == [pegasus, "Gemini Elf"]
        return
    duel.a.says(True)
    duel.all_pass()
    card = duel.a.card(pegasus)
    assert card.location == c.LOCATION_SZONE
    assert card.is_face_up()
    assert card.is_type(c.TYPE_CONTINUOUS)
    assert card.is_spell()
    assert not card.is_monster()
    assert duel.a.graveyard_names == ["Gemini Elf"]


@pytest.mark.ruling("EFF-035")
def test_a_crystal_beast_destroyed_by_battle_may_be_placed_or_not() -> None:
    pegasus = "Crystal Beast Sapphire Pegasus"
    for placed in (True, False):
        duel = Scenario(player="B")
        duel.a.monsters(pegasus)
        duel.b.monsters("Vorse Raider")
        duel.b.battle_phase()
        duel.b.attacks("Vorse Raider", pegasus)
        duel.all_pass()
        duel.a.says(placed)
        duel.all_pass()
        assert duel.place_of(pegasus) == ("Spell & Trap Zone" if placed else "GY")
        assert duel.a.lp == 7900


@pytest.mark.ruling("EFF-031")
def test_if_you_activate_is_a_trigger_after_the_chain() -> None:
    magician = "Performapal Sky Magician"
    duel = Scenario()
    duel.a.monsters(magician).hand("Pot of Greed", "Pot of Greed")
    duel.b.set("Jar of Greed").hand("Mokey Mokey")
    duel.a.activates("Pot of Greed")
    assert not duel.a.could_respond(magician)
    duel.all_pass()
    assert activated(duel) == ["Pot of Greed", magician]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.a.card(magician).attack == 2800
    duel.a.activates("Pot of Greed")
    duel.all_pass()
    assert duel.a.card(magician).attack == 2800  # once per turn
