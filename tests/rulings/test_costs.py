"""Costs (COST): what pays, what cannot pay, and what a payment is not."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.building import choices, materials, monster
from tests.rulings.summoning import activated
from tests.scenario import Scenario

GRAPHA = "Grapha, Dragon Lord of Dark World"
ASH = "Ash Blossom & Joyous Spring"
ZEPHYROS = "Blackwing - Zephyros the Elite"


@pytest.mark.ruling("COST-006")
def test_a_discard_as_cost_is_not_by_card_effect() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex", GRAPHA)
    duel.b.monsters("Gemini Elf").set("Waboku")
    duel.a.activates("Lightning Vortex")
    duel.all_pass()
    assert duel.place_of(GRAPHA) == duel.place_of("Gemini Elf") == "GY"
    assert activated(duel) == ["Lightning Vortex"]
    assert duel.place_of("Waboku") == "Spell & Trap Zone"


@pytest.mark.ruling("COST-007")
def test_a_discard_by_a_resolving_effect_is_by_card_effect() -> None:
    duel = Scenario()
    duel.a.hand("Dark World Dealings", GRAPHA)
    duel.b.monsters("Gemini Elf").hand("Mystical Elf")
    duel.a.activates("Dark World Dealings")
    duel.a.picks(GRAPHA)
    duel.b.picks("Mystical Elf")
    duel.all_pass()
    assert activated(duel) == ["Dark World Dealings", GRAPHA]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.place_of("Gemini Elf") == "GY"


@pytest.mark.ruling("COST-008")
def test_a_cost_is_paid_for_a_negated_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Judgment Dragon").face_up("Skill Drain")
    duel.b.monsters("Gemini Elf").set("Waboku")
    duel.a.activates("Judgment Dragon")
    assert duel.a.lp == 7000
    duel.all_pass()
    assert duel.b.field_names == ["Gemini Elf", "Waboku"]
    assert duel.a.field_names == ["Judgment Dragon", "Skill Drain"]


@pytest.mark.ruling("COST-009")
def test_costs_are_paid_with_own_cards() -> None:
    duel = Scenario()
    duel.a.monsters("Cannon Soldier")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.activates("Cannon Soldier")
    if isinstance(duel.decision, d.SelectCards):
        assert choices(duel, duel.a) == ["Cannon Soldier"]
        duel.a.picks("Cannon Soldier")
    duel.all_pass()
    assert duel.place_of("Cannon Soldier") == "GY"
    assert duel.b.field_names == ["Gemini Elf", "Vorse Raider"]
    assert duel.b.lp == 7500


@pytest.mark.ruling("COST-012")
def test_a_tribute_is_not_a_destruction() -> None:
    duel = Scenario()
    duel.a.monsters("Cannon Soldier", "Sangan").deck("Kuriboh", "Wattkid", "Wattkid")
    duel.a.activates("Cannon Soldier", "Sangan")
    duel.all_pass()
    assert duel.b.lp == 7500
    assert activated(duel) == ["Cannon Soldier", "Sangan"]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    duel = Scenario()
    duel.a.monsters("Cannon Soldier", "Newdoria")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Cannon Soldier", "Newdoria")
    duel.all_pass()
    assert activated(duel) == ["Cannon Soldier"]


@pytest.mark.ruling("COST-015")
def test_tributes_are_paid_under_macro_cosmos() -> None:
    duel = Scenario()
    duel.a.monsters("Cannon Soldier", "Celtic Guardian").face_up("Macro Cosmos")
    duel.a.activates("Cannon Soldier", "Celtic Guardian")
    duel.all_pass()
    assert duel.b.lp == 7500
    assert duel.place_of("Celtic Guardian") == "banished"


@pytest.mark.ruling("COST-016")
def test_no_tribute_costs_while_nothing_can_be_tributed() -> None:
    for mask in (True, False):
        duel = Scenario()
        duel.a.monsters("Cannon Soldier", "Celtic Guardian")
        if mask:
            duel.b.face_up("Mask of Restrict")
        assert duel.a.may_activate("Cannon Soldier") is not mask


@pytest.mark.ruling("COST-017")
def test_a_discard_is_paid_under_macro_cosmos() -> None:
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army").deck("Celtic Guardian", "Wattkid").face_up("Macro Cosmos")
    duel.b.hand(ASH)
    duel.a.activates("Reinforcement of the Army")
    duel.b.activates(ASH)
    duel.all_pass()
    assert duel.place_of(ASH) == "banished"
    assert duel.a.hand_names == []


@pytest.mark.ruling("COST-025")
def test_being_discarded_in_any_way_triggers_by_a_cost_too() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex", "Fabled Krus").graveyard("Fabled Raven")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Lightning Vortex")
    duel.all_pass()
    assert activated(duel) == ["Lightning Vortex", "Fabled Krus"]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.place_of("Fabled Raven") == "Monster Zone"


@pytest.mark.ruling("COST-026")
def test_the_hand_size_limit_discards_but_not_by_card_effect() -> None:
    duel = Scenario()
    duel.a.hand("Fabled Krus", GRAPHA, *["Wattkid"] * 6).graveyard("Fabled Raven")
    duel.b.monsters("Gemini Elf")
    duel.a.ends_turn()
    duel.a.picks("Fabled Krus", GRAPHA)
    duel.all_pass()
    assert activated(duel) == ["Fabled Krus"]
    assert duel.place_of("Fabled Raven") == "Monster Zone"
    assert duel.place_of("Gemini Elf") == "Monster Zone"


@pytest.mark.ruling("COST-027")
def test_a_face_down_monster_does_not_show_the_type_a_cost_asks_for() -> None:
    duel = Scenario(player="B")
    monster(duel.a, "Toadally Awesome")
    duel.a.face_down("Dupe Frog").hand("Gemini Elf")
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates("Toadally Awesome")
    if isinstance(duel.decision, d.SelectCards):
        assert choices(duel, duel.a) == ["Toadally Awesome"]
        duel.a.picks("Toadally Awesome")
    assert duel.place_of("Toadally Awesome") == "GY"
    assert duel.place_of("Dupe Frog") == "Monster Zone"


@pytest.mark.ruling("COST-028")
def test_a_face_down_plant_cannot_be_sent_as_a_plant() -> None:
    for face_down in (True, False):
        duel = Scenario()
        monster(duel.a, "Orea, the Sylvan High Arbiter")
        if face_down:
            duel.a.face_down("Lonefire Blossom")
        else:
            duel.a.monsters("Lonefire Blossom")
        first = [
            x
            for x in getattr(duel.settled_decision(), "commands", ())
            if x.kind == d.ACT_ACTIVATE and duel.is_named(x.card, "Orea, the Sylvan High Arbiter")
        ]
        assert bool(first) is not face_down


@pytest.mark.ruling("COST-029")
def test_transcendent_wings_sends_a_face_down_kuriboh() -> None:
    duel = Scenario()
    duel.a.face_down("Winged Kuriboh").hand("Transcendent Wings", "Wattkid", "Mystical Elf")
    duel.a.deck("Winged Kuriboh LV10", "Gemini Elf")
    duel.a.activates("Transcendent Wings")
    duel.all_pass()
    assert duel.place_of("Winged Kuriboh") == "GY"
    assert duel.place_of("Winged Kuriboh LV10") == "Monster Zone"


@pytest.mark.ruling("COST-032")
def test_a_token_is_tributed_but_not_sent() -> None:
    duel = Scenario()
    monster(duel.a, "Sheep Token")
    monster(duel.a, "Sheep Token")
    duel.a.hand("White Elephant's Gift")
    assert not duel.a.may_activate("White Elephant's Gift")
    duel = Scenario()
    monster(duel.a, "Sheep Token")
    monster(duel.a, "Sheep Token")
    duel.a.monsters("Cannon Soldier").hand("White Elephant's Gift")
    assert not duel.a.may_activate("White Elephant's Gift")
    duel.a.activates("Cannon Soldier")
    assert choices(duel, duel.a) == ["Cannon Soldier", "Sheep Token", "Sheep Token"]
    duel.a.picks("Sheep Token")
    duel.all_pass()
    assert duel.b.lp == 7500
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("White Elephant's Gift")
    assert duel.a.may_activate("White Elephant's Gift")


@pytest.mark.ruling("COST-033")
def test_a_token_is_not_sent_for_scrubbed_raid() -> None:
    for token in (True, False):
        duel = Scenario()
        duel.a.monsters("Gemini Elf")
        duel.b.face_up("Scrubbed Raid")
        if token:
            monster(duel.b, "Sheep Token", position=c.POS_FACEUP_DEFENSE)
        else:
            duel.b.monsters("Wattkid")
        duel.a.battle_phase()
        duel.a.attacks("Gemini Elf", "Sheep Token" if token else "Wattkid")
        assert duel.b.could_respond("Scrubbed Raid") is not token


@pytest.mark.ruling("COST-034")
def test_a_token_is_not_returned_for_zephyros() -> None:
    for token in (True, False):
        duel = Scenario()
        duel.a.graveyard(ZEPHYROS)
        for _ in range(2):
            monster(duel.a, "Sheep Token" if token else "Gemini Elf")
        assert duel.a.may_activate(ZEPHYROS) is not token


@pytest.mark.ruling("COST-036")
def test_an_extra_deck_monster_is_not_returned_to_the_hand_as_cost() -> None:
    for name in ("Black Rose Dragon", "Gemini Elf"):
        duel = Scenario()
        monster(duel.a, name)
        duel.a.graveyard(ZEPHYROS)
        assert duel.a.may_activate(ZEPHYROS) is (name == "Gemini Elf")


@pytest.mark.ruling("COST-039")
def test_paying_lp_is_not_damage() -> None:
    duel = Scenario()
    duel.a.hand("Gemini Elf")
    duel.b.set("Solemn Warning", "Numinous Healer")
    duel.a.summons("Gemini Elf")
    duel.b.activates("Solemn Warning")
    assert duel.b.lp == 6000
    assert not duel.b.could_respond("Numinous Healer")
    duel.all_pass()
    assert duel.b.lp == 6000


@pytest.mark.ruling("COST-040")
def test_half_of_an_odd_total_leaves_the_larger_half() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set("Solemn Judgment").life(525)
    duel.a.activates("Pot of Greed")
    duel.b.activates("Solemn Judgment")
    assert duel.b.lp == 263
    duel.all_pass()
    assert (duel.b.lp, duel.a.hand_names) == (263, [])


@pytest.mark.ruling("COST-043")
def test_detaching_as_cost_is_not_by_card_effect() -> None:
    duel = Scenario(player="B")
    utopia = monster(duel.a, "Number 39: Utopia")
    materials(duel.a, utopia, "Shaddoll Squamata", "Gemini Elf")
    duel.a.deck("Shaddoll Beast", "Wattkid")
    duel.b.monsters("Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Number 39: Utopia")
    duel.a.activates("Number 39: Utopia", "Shaddoll Squamata")
    assert duel.place_of("Shaddoll Squamata") == "GY"
    assert not duel.a.could_respond("Shaddoll Squamata")


@pytest.mark.ruling("COST-044")
def test_detaching_by_a_resolving_effect_is_by_card_effect() -> None:
    duel = Scenario()
    tiras = monster(duel.a, "Tiras, Keeper of Genesis")
    materials(duel.a, tiras, "Shaddoll Squamata", "Gemini Elf")
    duel.a.deck("Shaddoll Beast", "Wattkid")
    duel.a.ends_turn()
    duel.a.picks("Shaddoll Squamata")
    assert duel.place_of("Shaddoll Squamata") == "GY"
    assert duel.a.could_respond("Shaddoll Squamata")
    duel.a.activates("Shaddoll Squamata")
    duel.all_pass()
    assert duel.place_of("Shaddoll Beast") == "GY"


@pytest.mark.ruling("COST-045")
def test_detaching_to_replace_destruction_is_by_card_effect() -> None:
    duel = Scenario(player="B")
    maestroke = monster(duel.a, "Maestroke the Symphony Djinn")
    materials(duel.a, maestroke, "Shaddoll Squamata")
    duel.a.deck("Shaddoll Beast", "Wattkid")
    duel.b.hand("Smashing Ground")
    duel.b.activates("Smashing Ground")
    duel.a.says(True)
    assert duel.place_of("Maestroke the Symphony Djinn") == "Monster Zone"
    assert duel.place_of("Shaddoll Squamata") == "GY"
    duel.a.activates("Shaddoll Squamata")
    duel.all_pass()
    assert duel.place_of("Shaddoll Beast") == "GY"


@pytest.mark.ruling("COST-049")
def test_a_token_is_not_returned_for_an_attack() -> None:
    for token in (True, False):
        duel = Scenario()
        duel.a.monsters("Mist Valley Falcon")
        monster(duel.a, "Sheep Token" if token else "Wattkid")
        duel.a.battle_phase()
        assert duel.a.may_attack("Mist Valley Falcon") is not token
