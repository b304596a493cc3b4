"""Destruction by battle, by card effect and by rule; what may replace it (DES)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import choices, monster, put
from tests.rulings.extra_deck import FULL_FIELD, PROXY, held, xyz
from tests.rulings.summoning import activated
from tests.rulings.watching import reasons_of, targets_named
from tests.scenario import Scenario

ARK = "Number 101: Silent Honor ARK"
CCAPAC = "Earthbound Immortal Ccapac Apu"
CYCLONE = "Mystical Space Typhoon"
EVACUATION = "Compulsory Evacuation Device"
GRAPHA = "Grapha, Dragon Lord of Dark World"
SHIELD = "Magnum Shield"
TIRAS = "Tiras, Keeper of Genesis"
TOKEN = "Ojama Token"


@pytest.mark.ruling("DES-003")
def test_protection_from_effects_is_none_from_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    xyz(duel.b, TIRAS, "Curse of Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes White Dragon", TIRAS)
    duel.all_pass()
    assert duel.place_of(TIRAS) == "GY"
    assert duel.b.lp == 7600


# -- Equip Cards -----------------------------------------------------------------------------------


@pytest.mark.ruling("DES-009")
def test_an_equip_card_on_a_wrong_monster_is_destroyed_by_rule() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian", "Gemini Elf").equipped(SHIELD, "Celtic Guardian")
    duel.b.set("DNA Surgery")
    duel.a.changes_position("Gemini Elf")
    duel.b.activates("DNA Surgery")
    duel.b.chooses(c.RACE_SPELLCASTER)
    duel.all_pass()
    assert duel.a.graveyard_names == [SHIELD]
    assert [bool(each & c.REASON_DESTROY) for each in reasons_of(duel, SHIELD)] == [True]
    assert reasons_of(duel, SHIELD)[0] & c.REASON_RULE
    assert duel.a.names(c.LOCATION_MZONE) == ["Celtic Guardian", "Gemini Elf"]


@pytest.mark.ruling("DES-010")
@pytest.mark.parametrize("warriors", [1, 2])
def test_an_equip_condition_is_no_effect(warriors: int) -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", *["Celtic Guardian"] * warriors).hand(SHIELD)
    duel.b.face_up("Imperial Order")
    duel.a.activates(SHIELD)
    if warriors == 2:
        assert choices(duel, duel.a) == ["Celtic Guardian", "Celtic Guardian"]
    else:
        assert targets_named(duel) == [["Celtic Guardian"]]


@pytest.mark.ruling("DES-012")
def test_destruction_by_rule_is_not_replaced() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monster_in(0, "Vorse Raider").monster_in(3, "Gemini Elf")
    monster(duel.a, PROXY, 1)
    duel.a.equipped("Axe of Despair", "Gemini Elf")
    duel.b.set(EVACUATION)
    assert "Vorse Raider" in {each.name for each in duel.a.card(PROXY).points_to()}
    duel.a.ends_turn()
    duel.b.activates(EVACUATION, "Gemini Elf")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)  # nobody was asked
    assert duel.a.graveyard_names == ["Axe of Despair"]
    assert duel.a.names(c.LOCATION_MZONE) == ["Vorse Raider", PROXY]


# -- without a Chain -------------------------------------------------------------------------------


@pytest.mark.ruling("DES-013")
def test_a_self_destruct_condition_applies_at_once() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(CCAPAC).face_up("Umi")
    duel.b.hand(CYCLONE)
    duel.b.activates(CYCLONE)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Umi", CCAPAC]
    assert activated(duel) == [CYCLONE]
    assert [each & (c.REASON_DESTROY | c.REASON_EFFECT) for each in reasons_of(duel, CCAPAC)] == [
        c.REASON_DESTROY | c.REASON_EFFECT
    ]


@pytest.mark.ruling("DES-015")
def test_what_finds_no_zone_is_destroyed_by_rule() -> None:
    duel = Scenario()
    duel.a.hand("Snatch Steal")
    duel.b.monsters("Gemini Elf", *FULL_FIELD[:4]).hand(CYCLONE, FULL_FIELD[4])
    duel.a.activates("Snatch Steal", "Gemini Elf")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    duel.a.ends_turn()
    duel.b.summons(FULL_FIELD[4])
    duel.all_pass()
    assert len(duel.b.names(c.LOCATION_MZONE)) == 5
    duel.b.activates(CYCLONE)
    duel.all_pass()
    assert duel.a.field_names == []
    assert sorted(duel.b.graveyard_names) == sorted(["Gemini Elf", CYCLONE])
    reason = reasons_of(duel, "Gemini Elf")[-1]
    assert reason & c.REASON_DESTROY
    assert reason & c.REASON_RULE
    assert not reason & c.REASON_EFFECT


@pytest.mark.ruling("DES-016")
def test_as_many_as_possible_are_returned() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider", "Luster Dragon", "Celtic Guardian")
    duel.a.set("Ojama Trio").hand("Owner's Seal")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [TOKEN] * 3
    duel.a.activates("Owner's Seal")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE).count(TOKEN) == 1
    assert duel.b.names(c.LOCATION_MZONE) == []
    assert duel.b.lp == 7400
    assert duel.a.lp == 8000


@pytest.mark.ruling("DES-018")
def test_a_monster_without_which_there_is_no_zone_cannot_be_swapped() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters("Summoned Skull").hand("Creature Swap")
    duel.b.monsters(*FULL_FIELD)
    monster(duel.b, PROXY, 5)
    duel.a.activates("Creature Swap")
    assert choices(duel, duel.b) == sorted(FULL_FIELD)


# -- replacement -----------------------------------------------------------------------------------


@pytest.mark.ruling("DES-020")
@pytest.mark.parametrize("accepted", [True, False])
def test_an_optional_replacement_may_be_declined(accepted: bool) -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground")
    xyz(duel.b, ARK, "Luster Dragon")
    duel.a.activates("Smashing Ground")
    duel.all_pass()
    duel.b.says(accepted)
    duel.all_pass()
    if accepted:
        assert duel.place_of(ARK) == "Monster Zone"
        assert held(duel.b.card(ARK)) == []
        assert duel.b.graveyard_names == ["Luster Dragon"]
    else:
        assert sorted(duel.b.graveyard_names) == ["Luster Dragon", ARK]


def proxy_beside_a_monster() -> Scenario:
    """B controls Proxy Dragon that points to Vorse Raider."""
    duel = Scenario(rules="mr4")
    duel.b.monster_in(0, "Vorse Raider")
    monster(duel.b, PROXY, 1)
    return duel


@pytest.mark.ruling("DES-021")
def test_what_is_doomed_itself_replaces_nothing() -> None:
    duel = proxy_beside_a_monster()
    duel.a.hand("Raigeki")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)  # nobody was asked
    assert sorted(duel.b.graveyard_names) == [PROXY, "Vorse Raider"]


@pytest.mark.ruling("DES-022")
@pytest.mark.parametrize("accepted", [True, False])
def test_a_card_that_is_not_doomed_replaces_another(accepted: bool) -> None:
    duel = proxy_beside_a_monster()
    duel.a.hand(CYCLONE)
    duel.b.set("Jar of Greed")
    duel.a.activates(CYCLONE)
    duel.all_pass()
    duel.b.says(accepted)
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == ("GY" if accepted else "Monster Zone")
    assert duel.place_of("Jar of Greed") == ("Spell & Trap Zone" if accepted else "GY")


@pytest.mark.ruling("DES-023")
def test_a_card_in_the_gy_is_not_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Dark World Dealings", GRAPHA)
    duel.b.set("Divine Wrath").hand("Gemini Elf", "Vorse Raider")
    duel.a.activates("Dark World Dealings")
    duel.all_pass()
    duel.a.picks(GRAPHA)
    duel.b.picks("Gemini Elf")
    duel.b.activates("Divine Wrath", "Vorse Raider")
    duel.all_pass()
    assert activated(duel) == ["Dark World Dealings", GRAPHA, "Divine Wrath"]
    assert duel.place_of(GRAPHA) == "GY"
    assert [bool(each & c.REASON_DESTROY) for each in reasons_of(duel, GRAPHA)] == [False]
    destroyed = [fact for fact in duel.kernel.state.log if fact.event == c.EVENT_DESTROYED]
    assert not any(snap.uid == duel.a.card(GRAPHA).uid for fact in destroyed for snap in fact.cards)
    assert len(duel.b.names(c.LOCATION_SZONE)) == 0  # Divine Wrath itself is used up, not destroyed


# -- what is no destruction ------------------------------------------------------------------------


@pytest.mark.ruling("DES-005")
@pytest.mark.parametrize("destroyed", [True, False])
def test_a_tribute_is_no_destruction(destroyed: bool) -> None:
    duel = Scenario(player="A" if destroyed else "B")
    duel.a.hand("Smashing Ground")
    duel.b.monsters("Card Trooper").deck("Mokey Mokey", "Mokey Mokey")
    if destroyed:
        duel.a.activates("Smashing Ground")
    else:
        duel.b.monsters("Cannon Soldier")
        duel.b.activates("Cannon Soldier", "Card Trooper")
    duel.all_pass()
    assert duel.place_of("Card Trooper") == "GY"
    assert ("Card Trooper" in activated(duel)) is destroyed
    assert len(duel.b.hand_names) == int(destroyed)


@pytest.mark.ruling("DES-017")
def test_control_without_a_zone_left_destroys_by_rule() -> None:
    natasha, benten, golem = "Cyber Angel Natasha", "Cyber Angel Benten", "Ancient Gear Golem"
    duel = Scenario()
    duel.a.monsters(*FULL_FIELD[:3]).set("Call of the Haunted").graveyard("Gemini Elf", benten)
    put(duel.a, natasha, c.LOCATION_GRAVE)
    duel.b.monsters(golem)
    duel.a.activates(natasha)
    assert duel.a.banished_names == [benten]
    assert targets_named(duel) == [[golem]]
    duel.a.activates("Call of the Haunted", "Gemini Elf")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [*FULL_FIELD[:3], "Gemini Elf", natasha]
    assert duel.b.graveyard_names == [golem]
    reason = reasons_of(duel, golem)[-1]
    assert reason & c.REASON_RULE
    assert reason & c.REASON_DESTROY
    assert not reason & c.REASON_EFFECT


# -- by which it was destroyed ---------------------------------------------------------------------

GARUNIX = "Fire King High Avatar Garunix"
YAKSHA = "Fire King Avatar Yaksha"


@pytest.mark.ruling("DES-001")
def test_destroyed_by_an_effect_in_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters("Drillroid")
    duel.b.defending(GARUNIX).deck("Mokey Mokey", YAKSHA, "Mokey Mokey")
    duel.a.battle_phase()
    duel.a.attacks("Drillroid", GARUNIX)
    assert not duel.b.could_respond(GARUNIX)
    duel.all_pass()
    assert activated(duel) == ["Drillroid"]
    assert duel.place_of(GARUNIX) == "GY"
    assert duel.place_of(YAKSHA) == "Deck"
    duel.a.main_phase_2()
    duel.a.ends_turn()
    duel.all_pass()
    assert activated(duel) == ["Drillroid", GARUNIX, GARUNIX]  # it comes back, then it burns
    assert duel.place_of(GARUNIX) == "Monster Zone"
    assert duel.place_of("Drillroid") == "GY"


@pytest.mark.ruling("DES-007")
@pytest.mark.parametrize("by_rule", [True, False])
def test_an_equip_card_that_lost_its_monster_was_not_destroyed_by_an_effect(by_rule: bool) -> None:
    blast = "Blast with Chain"
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set(blast)
    duel.b.monsters("Vorse Raider").set(EVACUATION, CYCLONE)
    duel.a.activates(blast)
    duel.all_pass()
    assert duel.a.card("Gemini Elf").attack == 2400
    duel.a.ends_turn()
    if by_rule:
        duel.b.activates(EVACUATION, "Gemini Elf")
        duel.all_pass()
        assert activated(duel) == [blast, EVACUATION]
        assert duel.place_of("Vorse Raider") == "Monster Zone"
    else:
        duel.b.activates(CYCLONE, blast)
        duel.all_pass()
        duel.a.picks("Vorse Raider")
        duel.all_pass()
        assert activated(duel) == [blast, CYCLONE, blast]
        assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of(blast) == "GY"


@pytest.mark.ruling("DES-024")
def test_a_card_destroyed_in_the_hand_was_destroyed_by_an_effect() -> None:
    duel = Scenario()
    duel.a.face_up("Fire King Island").hand(GARUNIX).deck_top(YAKSHA)
    duel.a.activates("Fire King Island")
    duel.all_pass()
    assert duel.a.hand_names == [YAKSHA]
    assert duel.place_of(GARUNIX) == "GY"
    assert reasons_of(duel, GARUNIX)[-1] & c.REASON_DESTROY
    duel.a.ends_turn()
    duel.all_pass()
    assert activated(duel) == ["Fire King Island", GARUNIX, GARUNIX]
    assert duel.place_of(GARUNIX) == "Monster Zone"


@pytest.mark.ruling("DES-004")
def test_protection_from_what_does_not_target() -> None:
    imsety, sarcophagus = "Imsety, Glory of Horus", "King's Sarcophagus"
    duel = Scenario()
    duel.a.hand("Raigeki", "Mokey Mokey").set("Raigeki Break")
    duel.b.monsters(imsety, "Gemini Elf").face_up(sarcophagus)
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [imsety]
    duel.a.activates("Raigeki Break", imsety)
    duel.all_pass()
    assert duel.place_of(imsety) == "GY"


@pytest.mark.ruling("DES-019")
def test_all_mandatory_replacements_are_destroyed_together() -> None:
    core = "A-Assault Core"
    duel = Scenario()
    duel.a.monsters("Cyber Dragon", core, core)
    duel.b.hand("Smashing Ground")
    duel.a.activates(core, "Cyber Dragon")
    duel.all_pass()
    duel.a.activates(core)
    duel.all_pass()
    assert [each.name for each in duel.a.card("Cyber Dragon").equips()] == [core, core]
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert activated(duel)[-1] == "Smashing Ground"
    assert duel.a.field_names == ["Cyber Dragon"]
    assert duel.a.graveyard_names == [core, core]
