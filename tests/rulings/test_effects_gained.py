"""Effects that are gained, and Xyz Materials (EFF)."""

import pytest

from app.engine import constants as c
from app.engine import query
from app.engine.events import ChainLinkAdded
from tests.rulings.building import monster
from tests.rulings.extra_deck import UTOPIA, held, xyz
from tests.rulings.summoning import activated
from tests.scenario import Scenario

DRAIN = "Skill Drain"
PEARL = "Gem-Knight Pearl"
ARK = "Number 101: Silent Honor ARK"
GIRL = "Gagaga Girl"
MAGICIAN = "Gagaga Magician"
VEILER = "Effect Veiler"
CYCLONE = "Mystical Space Typhoon"


# -- gained from materials -------------------------------------------------------------------------


def summon_with_gagaga(name: str, *, seed: int = 1) -> Scenario:
    """A Xyz Summons the Rank 4 monster with both Gagagas; B controls two Special Summoned monsters."""
    duel = Scenario(seed=seed)
    duel.a.monsters(GIRL, MAGICIAN).extra(name)
    duel.state.cards[duel.a.card(GIRL).uid].summon_type = c.SUMMON_TYPE_NORMAL
    for each in ("Luster Dragon", "Vorse Raider"):
        duel.state.cards[monster(duel.b, each).uid].summon_type = c.SUMMON_TYPE_SPECIAL
    duel.a.hand("Star Changer")
    return duel


def with_the_girl_at_four(name: str) -> Scenario:
    """The same after the Xyz Summon; the gained effect waits for its target."""
    duel = summon_with_gagaga(name)
    duel.a.activates(GIRL)
    duel.all_pass()
    assert duel.a.card(GIRL).level == 4
    duel.a.special_summons(name)
    duel.a.picks(GIRL, MAGICIAN)
    return duel


@pytest.mark.ruling("EFF-055")
def test_a_gained_effect_makes_an_effect_monster() -> None:
    duel = summon_with_gagaga(PEARL)
    duel.b.hand(VEILER)
    duel.a.activates(GIRL)
    duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks(GIRL, MAGICIAN)
    duel.a.activates(PEARL, "Luster Dragon")
    assert duel.b.could_respond(VEILER)
    duel.b.activates(VEILER)  # the only Effect Monster: not asked
    duel.all_pass()
    assert duel.a.card(PEARL).is_negated()
    assert duel.b.card("Luster Dragon").attack == 1900


@pytest.mark.ruling("EFF-056")
def test_turned_face_down_it_forgets_what_it_gained() -> None:
    duel = summon_with_gagaga(PEARL)
    duel.b.hand(VEILER, VEILER).set("Book of Moon")
    duel.a.activates(GIRL)
    duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks(GIRL, MAGICIAN)
    duel.a.activates(PEARL, "Luster Dragon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Book of Moon", PEARL)
    duel.all_pass()
    assert duel.a.card(PEARL).is_face_down()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.flips(PEARL)
    assert duel.a.card(PEARL).is_face_up()
    assert held(duel.a.card(PEARL)) == sorted([GIRL, MAGICIAN])
    assert not duel.a.card(PEARL).is_effect_monster()
    assert not duel.b.could_respond(VEILER)


@pytest.mark.ruling("EFF-057")
def test_negated_it_is_still_an_effect_monster() -> None:
    duel = Scenario()
    duel.a.monsters(GIRL, MAGICIAN).extra(PEARL).hand("Foolish Burial")
    duel.b.hand(VEILER).set("Ceasefire")
    duel.a.activates(GIRL)
    duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks(GIRL, MAGICIAN)
    duel.b.activates(VEILER)
    duel.all_pass()
    assert duel.a.card(PEARL).is_negated()
    duel.a.activates("Foolish Burial")
    assert duel.b.could_respond("Ceasefire")
    duel.b.activates("Ceasefire")
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.a.lp == 7500


@pytest.mark.ruling("EFF-058")
def test_a_gained_effect_does_not_use_up_its_own() -> None:
    duel = with_the_girl_at_four(ARK)
    duel.a.activates(ARK, "Luster Dragon")
    duel.all_pass()
    assert duel.b.card("Luster Dragon").attack == 0
    assert duel.a.may_activate(ARK)
    duel.a.activates(ARK, "Vorse Raider")
    duel.all_pass()
    assert held(duel.a.card(ARK)) == ["Vorse Raider"]


@pytest.mark.ruling("EFF-060")
def test_what_a_negated_material_grants_at_the_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Raidraptor - Skull Eagle", "Zubaba Knight").extra("Number 17: Leviathan Dragon")
    duel.b.set("Fiendish Chain")
    duel.a.changes_position("Zubaba Knight")
    duel.b.activates("Fiendish Chain", "Raidraptor - Skull Eagle")
    duel.all_pass()
    assert duel.a.card("Raidraptor - Skull Eagle").is_negated()
    duel.a.special_summons("Number 17: Leviathan Dragon")
    duel.a.picks("Raidraptor - Skull Eagle", "Zubaba Knight")
    duel.all_pass()
    assert activated(duel) == ["Fiendish Chain", "Number 17: Leviathan Dragon"]
    assert duel.a.card("Number 17: Leviathan Dragon").attack == 2300


@pytest.mark.ruling("EFF-061")
def test_a_gained_rise_is_lost_for_good_when_negated() -> None:
    sword, gloves = "The Phantom Knights of Break Sword", "The Phantom Knights of Ragged Gloves"
    duel = Scenario()
    duel.a.monsters(gloves, "Zubaba Knight").extra(sword).hand(CYCLONE)
    duel.b.set(DRAIN)
    duel.a.special_summons(sword)
    duel.a.picks(gloves, "Zubaba Knight")
    duel.all_pass()
    assert duel.a.card(sword).attack == 3000
    duel.a.ends_turn()
    duel.b.activates(DRAIN)
    duel.all_pass()
    assert duel.a.card(sword).attack == 2000
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.activates(CYCLONE)
    duel.all_pass()
    assert duel.place_of(DRAIN) == "GY"
    assert duel.a.card(sword).attack == 2000


@pytest.mark.ruling("EFF-062")
def test_an_unaffected_monster_is_granted_nothing() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monster_in(0, "The Weather Painter Snow").face_up("The Weather Snowy Canvas")
    duel.a.hand("Forbidden Lance").deck_top("The Weather Thundery Canvas", "Mokey Mokey")
    assert duel.a.may_activate("The Weather Painter Snow")
    duel.a.activates("Forbidden Lance")
    duel.all_pass()
    assert not duel.a.may_activate("The Weather Painter Snow")
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.a.may_activate("The Weather Painter Snow")


# -- materials -------------------------------------------------------------------------------------


@pytest.mark.ruling("EFF-065")
def test_becoming_material_is_not_leaving_the_field() -> None:
    zero = "Elemental HERO Absolute Zero"
    duel = Scenario()
    xyz(duel.a, ARK, "Luster Dragon", "Vorse Raider")
    duel.a.monsters("Gemini Elf")
    monster(duel.b, zero)
    duel.b.hand("Smashing Ground")
    duel.a.activates(ARK)
    duel.all_pass()
    assert held(duel.a.card(ARK)) == [zero]
    assert activated(duel) == [ARK]
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    duel.a.says(True)
    duel.all_pass()
    assert duel.b.graveyard_names == [zero, "Smashing Ground"]
    assert activated(duel) == [ARK, "Smashing Ground"]
    assert duel.a.names(c.LOCATION_MZONE) == [ARK, "Gemini Elf"]


def detach_to_negate(material: str, *deck: str) -> Scenario:
    """Utopia with this material negates an attack by Vorse Raider."""
    duel = Scenario(player="B")
    xyz(duel.a, UTOPIA, material)
    if deck:
        duel.a.deck(*deck)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", UTOPIA)
    duel.a.activates(UTOPIA)
    return duel


@pytest.mark.ruling("EFF-066")
def test_a_detached_material_does_not_come_from_the_field() -> None:
    duel = detach_to_negate("Goblin Zombie", "Plaguespreader Zombie", "Goblin Zombie")
    duel.all_pass()
    assert "Goblin Zombie" in duel.a.graveyard_names
    assert duel.place_of(UTOPIA) == "Monster Zone"
    assert activated(duel) == [UTOPIA]
    assert duel.a.hand_names == []


@pytest.mark.ruling("EFF-067")
def test_a_detached_material_is_sent_to_the_gy() -> None:
    duel = detach_to_negate("Eclipse Wyvern", "Mokey Mokey", "Blue-Eyes White Dragon")
    duel.all_pass()
    assert duel.place_of("Eclipse Wyvern") == "GY"
    assert activated(duel) == [UTOPIA, "Eclipse Wyvern"]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.a.banished_names == ["Blue-Eyes White Dragon"]


@pytest.mark.ruling("EFF-054")
@pytest.mark.parametrize("detached", [True, False])
def test_what_a_material_gives_follows_the_material(detached: bool) -> None:
    blade, mortar, drident = "Zoodiac Thoroughblade", "Zoodiac Tigermortar", "Zoodiac Drident"
    duel = Scenario()
    duel.a.monsters(blade).extra(mortar, drident)
    duel.b.defending("Ojama Yellow").set("Jar of Greed")
    duel.a.special_summons(mortar)
    duel.a.picks(blade)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.special_summons(drident)
    duel.a.picks(mortar)
    duel.all_pass()
    assert held(duel.a.card(drident)) == [blade, mortar]
    assert duel.a.card(drident).attack == 1600
    if detached:
        duel.a.activates(drident, blade)
        duel.a.picks("Ojama Yellow")
        duel.all_pass()
        assert duel.a.card(drident).attack == 0
        assert not query.has(duel.a.card(drident), c.EFFECT_PIERCE)
        return
    duel.a.battle_phase()
    duel.a.attacks(drident, "Ojama Yellow")
    duel.all_pass()
    assert duel.b.lp == 7400


@pytest.mark.ruling("EFF-063")
@pytest.mark.parametrize("negated", [True, False])
def test_a_negated_card_grants_nothing(negated: bool) -> None:
    thunder = "The Weather Painter Thunder"
    duel = Scenario(rules="mr4", player="B")
    duel.a.monster_in(0, thunder).face_up("The Weather Auroral Canvas")
    duel.b.monsters("Jinzo" if negated else "Gemini Elf").hand("Reinforcement of the Army")
    duel.b.deck_top("Celtic Guardian")
    duel.b.activates("Reinforcement of the Army")
    assert duel.a.could_respond(thunder) is not negated
