"""Equip Cards (EQP)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Moved, Summoned
from tests.rulings.building import choices, monster, offered
from tests.scenario import Scenario

AXE = "Axe of Despair"


@pytest.mark.ruling("EQP-001")
def test_any_face_up_monster_may_be_equipped() -> None:
    duel = Scenario()
    duel.a.hand(AXE).monsters("Gemini Elf").face_down("Mystical Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.activates(AXE)
    duel.a.places(0)
    assert choices(duel, duel.a) == ["Gemini Elf", "Vorse Raider"]


@pytest.mark.ruling("EQP-002")
def test_an_equip_spell_lies_on_its_controllers_field() -> None:
    duel = Scenario()
    duel.a.hand(AXE)
    duel.b.monsters("Vorse Raider")
    duel.a.activates(AXE)
    duel.all_pass()
    axe = duel.a.card(AXE)
    assert (axe.location, axe.data.controller) == (c.LOCATION_SZONE, 0)
    assert duel.b.card("Vorse Raider").attack == 2900


@pytest.mark.ruling("EQP-003")
def test_several_equip_cards_on_one_monster() -> None:
    duel = Scenario()
    duel.a.hand(AXE, "Black Pendant").monsters("Gemini Elf")
    for name in (AXE, "Black Pendant"):
        duel.a.activates(name)
        duel.all_pass()
    assert duel.a.card("Gemini Elf").attack == 3400
    assert len(duel.a.card("Gemini Elf").equips()) == 2


@pytest.mark.ruling("EQP-004")
def test_negated_activation_and_negated_effect() -> None:
    duel = Scenario()
    duel.a.hand(AXE).monsters("Gemini Elf")
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates(AXE)
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of(AXE) == "GY"
    assert duel.a.card("Gemini Elf").attack == 1900
    other = Scenario()
    other.a.hand(AXE).monsters("Gemini Elf").set("Dust Tornado")
    other.b.face_up("Imperial Order")
    other.a.activates(AXE)
    other.all_pass()
    assert other.a.card(AXE).equipped_to is other.a.card("Gemini Elf")
    assert other.a.card("Gemini Elf").attack == 1900
    other.a.activates("Dust Tornado")
    other.all_pass()
    assert other.place_of("Imperial Order") == "GY"
    assert other.a.card("Gemini Elf").attack == 2900


def _lost_by_rule(duel: Scenario) -> None:
    assert duel.place_of(AXE) == "GY"
    reason = duel.find(AXE).data.reason
    assert reason & c.REASON_RULE
    assert reason & c.REASON_DESTROY
    assert not reason & (c.REASON_EFFECT | c.REASON_BATTLE)


@pytest.mark.ruling("EQP-005")
def test_without_its_monster_it_is_destroyed_by_rule() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").equipped(AXE, "Gemini Elf").set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.hand_names == ["Gemini Elf"]
    _lost_by_rule(duel)


@pytest.mark.ruling("EQP-006")
def test_with_a_face_down_monster_it_is_destroyed_by_rule() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").equipped(AXE, "Gemini Elf").hand("Book of Moon")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").is_face_down()
    _lost_by_rule(duel)


@pytest.mark.ruling("EQP-008")
def test_a_condition_no_longer_met_destroys_it() -> None:
    duel = Scenario()
    duel.a.monsters("Marauding Captain").equipped("Magnum Shield", "Marauding Captain").set("DNA Surgery")
    assert duel.a.card("Marauding Captain").attack == 1600
    duel.a.activates("DNA Surgery")
    duel.a.chooses(c.RACE_SPELLCASTER)
    duel.all_pass()
    assert duel.a.card("Marauding Captain").race == c.RACE_SPELLCASTER
    assert duel.place_of("Magnum Shield") == "GY"
    assert duel.a.card("Magnum Shield").data.reason & c.REASON_DESTROY
    assert duel.a.card("Marauding Captain").attack == 1200


@pytest.mark.ruling("EQP-009")
def test_the_condition_is_not_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Marauding Captain").hand("Magnum Shield")
    duel.b.face_up("Imperial Order")
    duel.a.activates("Magnum Shield")
    duel.all_pass()  # there is one legal target, so nothing is asked
    assert duel.a.card("Magnum Shield").equipped_to is duel.a.card("Marauding Captain")
    alone = Scenario()
    alone.a.monsters("Gemini Elf").hand("Magnum Shield")
    alone.b.face_up("Imperial Order")
    assert not alone.a.may_activate("Magnum Shield")


@pytest.mark.ruling("EQP-010")
def test_it_cannot_be_moved_at_will() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider").equipped(AXE, "Gemini Elf")
    kinds = {kind for kind, name in offered(duel, duel.a) if name != AXE}
    assert kinds == {d.ACT_POSITION, d.ACT_BATTLE_PHASE, d.ACT_END}
    assert not any(name == AXE for _, name in offered(duel, duel.a))


@pytest.mark.ruling("EQP-011")
def test_equip_spells_that_bring_a_monster() -> None:
    duel = Scenario()
    duel.a.hand("Premature Burial").graveyard("Gemini Elf")
    duel.a.activates("Premature Burial")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").position == c.POS_FACEUP_ATTACK
    assert duel.a.card("Premature Burial").equipped_to is duel.a.card("Gemini Elf")
    assert duel.a.lp == 7200
    other = Scenario()
    spell = "D.D.R. - Different Dimension Reincarnation"
    other.a.hand(spell, "Kuriboh").banished("Gemini Elf")
    other.a.activates(spell)
    other.all_pass()
    assert other.a.card("Gemini Elf").position == c.POS_FACEUP_ATTACK
    assert other.a.card(spell).equipped_to is other.a.card("Gemini Elf")
    assert other.a.graveyard_names == ["Kuriboh"]


@pytest.mark.ruling("EQP-014")
def test_a_monster_that_equips_itself_lies_on_its_own_field() -> None:
    duel = Scenario()
    duel.a.monsters("Archfiend of Gilfer").set("Raigeki Break").hand("Kuriboh")
    duel.b.monsters("Gemini Elf").set("Raigeki Break").hand("Kuriboh")
    duel.a.changes_position("Archfiend of Gilfer")
    duel.b.activates("Raigeki Break", "Archfiend of Gilfer")
    duel.a.activates("Archfiend of Gilfer")
    duel.all_pass()
    gilfer = duel.find("Archfiend of Gilfer")
    assert (gilfer.location, gilfer.data.controller) == (c.LOCATION_SZONE, 0)
    assert gilfer.equipped_to is duel.b.card("Gemini Elf")
    assert duel.b.card("Gemini Elf").attack == 1400
    assert gilfer.is_spell()
    assert not gilfer.is_monster()


@pytest.mark.ruling("EQP-015")
def test_it_goes_at_once_even_in_the_middle_of_an_effect() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Fire Hand").deck_top("Ice Hand").set("Mirror Force")
    duel.b.monsters("Gemini Elf").equipped(AXE, "Gemini Elf").hand("Smashing Ground")
    duel.b.activates("Smashing Ground")
    duel.a.activates("Fire Hand")
    duel.a.says(True)
    duel.all_pass()
    order = [
        duel.kernel.by_key(event.after.card.key).name
        for event in duel.events
        if isinstance(event, Moved) and event.reason & c.REASON_DESTROY
    ]
    assert order == ["Fire Hand", "Gemini Elf", AXE]
    axe_left = max(
        n
        for n, event in enumerate(duel.events)
        if isinstance(event, Moved) and duel.kernel.by_key(event.after.card.key).name == AXE
    )
    summoned = [n for n, event in enumerate(duel.events) if isinstance(event, Summoned)]
    assert len(summoned) == 1
    assert axe_left < summoned[0]
    _lost_by_rule(duel)


@pytest.mark.ruling("EQP-018")
def test_an_equip_spell_that_is_its_own_cost_still_works() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").equipped("Wonder Wand", "Gemini Elf")
    duel.a.activates("Wonder Wand")
    duel.all_pass()
    assert set(duel.a.graveyard_names) == {"Wonder Wand", "Gemini Elf"}
    assert len(duel.a.hand_names) == 2


@pytest.mark.ruling("EQP-019")
def test_an_equip_spell_with_another_effect_on_activation() -> None:
    duel = Scenario()
    duel.a.monsters("Flamvell Guard", "Genex Controller").hand("Sword of the Soul-Eater")
    duel.a.activates("Sword of the Soul-Eater")
    duel.a.places(0)
    duel.a.picks("Flamvell Guard")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Genex Controller"]
    assert duel.a.card("Flamvell Guard").attack == 1100


@pytest.mark.ruling("EQP-007")
@pytest.mark.parametrize("how", ["material", "for a time"])
def test_it_is_lost_with_material_and_a_temporary_banish(how: str) -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider").equipped(AXE, "Gemini Elf")
    duel.a.set("Interdimensional Matter Transporter").extra("Gem-Knight Pearl")
    if how == "material":
        duel.a.special_summons("Gem-Knight Pearl")
        duel.a.picks("Gemini Elf", "Vorse Raider")
        duel.all_pass()
        assert duel.a.names(c.LOCATION_MZONE) == ["Gem-Knight Pearl"]
    else:
        duel.a.activates("Interdimensional Matter Transporter", "Gemini Elf")
        duel.all_pass()
        assert duel.a.banished_names == ["Gemini Elf"]
        _lost_by_rule(duel)
        duel.a.ends_turn()
        duel.all_pass()
        assert duel.a.card("Gemini Elf").attack == 1900
        assert "Gemini Elf" in duel.a.field_names
    _lost_by_rule(duel)


@pytest.mark.ruling("EQP-012")
def test_kinds_of_equip_cards() -> None:
    duel = Scenario()
    monster(duel.a, "Relinquished", 0)
    duel.a.set("Kunai with Chain")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Relinquished")
    duel.all_pass()
    duel.a.activates("Kunai with Chain")
    duel.all_pass()
    elf, kunai = duel.find("Gemini Elf"), duel.find("Kunai with Chain")
    relinquished = duel.find("Relinquished")
    assert elf.equipped_to is relinquished
    assert kunai.equipped_to is relinquished
    assert (elf.is_spell(), elf.is_trap(), elf.is_monster()) == (True, False, False)
    assert (kunai.is_spell(), kunai.is_trap(), kunai.is_monster()) == (False, True, False)
    assert relinquished.attack == 2400


@pytest.mark.ruling("EQP-013")
def test_an_opponents_monster_as_equip_card_goes_to_its_owner() -> None:
    duel = Scenario()
    monster(duel.a, "Relinquished", 0)
    duel.a.hand("Giant Trunade")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Relinquished")
    duel.all_pass()
    assert duel.find("Gemini Elf").data.controller == 0
    duel.a.activates("Giant Trunade")
    duel.all_pass()
    assert duel.b.hand_names == ["Gemini Elf"]
    assert duel.a.card("Relinquished").attack == 0
