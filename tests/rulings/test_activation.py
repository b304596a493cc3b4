"""What may be activated and when (ACT), and its costs (COST)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.scenario import Scenario


@pytest.mark.ruling("ACT-002")
def test_an_effect_of_a_face_up_spell_is_no_card_activation() -> None:
    duel = Scenario()
    duel.a.face_up("Gateway of the Six").deck("Vorse Raider", "Legendary Six Samurai - Kizan")
    duel.b.set("Magic Jammer").hand("Gemini Elf")
    gateway = duel.a.card("Gateway of the Six")
    gateway.data.counters = ((duel.kernel.script(gateway.code).counters[0][0], 4),)  # type: ignore[union-attr]  # the card has a script
    duel.kernel.touch()
    duel.a.activates("Gateway of the Six")
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    assert duel.a.hand_names == ["Legendary Six Samurai - Kizan"]
    assert duel.place_of("Gateway of the Six") == "Spell & Trap Zone"


@pytest.mark.ruling("ACT-004")
def test_effects_of_face_up_traps_are_no_card_activations() -> None:
    duel = Scenario()
    duel.a.monsters("Ancient Gear Golem")
    duel.b.face_up("Scrubbed Raid").set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly("Ancient Gear Golem")
    assert not duel.b.could_respond("Mirror Force")
    assert duel.b.could_respond("Scrubbed Raid")


@pytest.mark.ruling("ACT-006")
def test_the_cost_is_paid_before_targets_are_chosen() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reincarnation", "Gemini Elf").graveyard("Celtic Guardian")
    duel.a.activates("Monster Reincarnation")
    decision = duel.expect(0, (d.SelectCards,))
    assert isinstance(decision, d.SelectCards)
    names = sorted(duel.kernel.by_key(ref.key).name for ref in decision.cards)
    assert names == ["Celtic Guardian", "Gemini Elf"]


@pytest.mark.ruling("ACT-007")
@pytest.mark.parametrize("lp", [4001, 4000])
def test_condition_then_cost_then_target(lp: int) -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Celtic Guardian").set("Soul Strike").life(lp)
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Celtic Guardian")
    assert duel.b.could_respond("Soul Strike") is (lp == 4000)
    if lp == 4000:
        duel.b.activates("Soul Strike")
        assert duel.b.lp == 2000
        duel.all_pass()
        assert duel.b.card("Celtic Guardian").attack == 3400


@pytest.mark.ruling("ACT-009")
def test_nothing_that_could_do_nothing_at_all() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground")
    duel.b.face_down("Vorse Raider")
    assert not duel.a.may_activate("Smashing Ground")


@pytest.mark.ruling("ACT-010")
def test_dark_hole_needs_a_monster() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").set("Jar of Greed")
    assert not duel.a.may_activate("Dark Hole")


@pytest.mark.ruling("ACT-011")
@pytest.mark.parametrize("forbidden", [False, True])
def test_not_while_the_whole_result_is_prevented(forbidden: bool) -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Gemini Elf")
    if forbidden:
        duel.b.face_up("Vanity's Emptiness")
    assert duel.a.may_activate("Monster Reborn") is not forbidden


@pytest.mark.ruling("ACT-012")
@pytest.mark.parametrize("forbidden", [False, True])
def test_no_search_while_nothing_can_be_added(forbidden: bool) -> None:
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army").deck("Celtic Guardian", "Vorse Raider")
    if forbidden:
        duel.b.monsters("Thunder King Rai-Oh")
    assert duel.a.may_activate("Reinforcement of the Army") is not forbidden


@pytest.mark.ruling("ACT-013")
def test_no_search_without_a_card_to_find() -> None:
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army").deck("Vorse Raider", "Gaia The Fierce Knight")
    assert not duel.a.may_activate("Reinforcement of the Army")


@pytest.mark.ruling("ACT-020")
def test_a_cost_does_not_make_room_for_the_card_itself() -> None:
    duel = Scenario()
    for number in (5, 4):
        duel = Scenario()
        duel.a.set(*["Jar of Greed"] * number).hand("Emergency Provisions")
        assert duel.a.may_activate("Emergency Provisions") is (number == 4)


@pytest.mark.ruling("ACT-021")
def test_a_spell_without_an_effect_on_activation() -> None:
    duel = Scenario()
    duel.a.hand("Ojamagic").deck("Ojama Green", "Ojama Yellow", "Ojama Black")
    assert not duel.a.may_activate("Ojamagic")
    assert duel.a.may_set("Ojamagic")


@pytest.mark.ruling("ACT-030")
def test_a_level_does_not_fall_below_one() -> None:
    duel = Scenario()
    duel.a.face_up("A Legendary Ocean").monsters("Treeborn Frog", "7 Colored Fish")
    assert duel.a.card("Treeborn Frog").level == 1
    assert duel.a.card("7 Colored Fish").level == 3


@pytest.mark.ruling("ACT-032")
def test_no_control_without_a_zone() -> None:
    duel = Scenario()
    duel.a.hand("Snatch Steal").monsters(*["Gemini Elf"] * 5)
    duel.b.monsters("Vorse Raider")
    assert not duel.a.may_activate("Snatch Steal")
    duel = Scenario()
    duel.a.hand("Snatch Steal").monsters(*["Gemini Elf"] * 4)
    duel.b.monsters("Vorse Raider")
    assert duel.a.may_activate("Snatch Steal")


@pytest.mark.ruling("ACT-035")
@pytest.mark.parametrize("forbidden", [False, True])
def test_a_trap_monster_needs_the_right_to_special_summon(forbidden: bool) -> None:
    duel = Scenario()
    duel.a.set("Embodiment of Apophis")
    if forbidden:
        duel.b.face_up("Vanity's Emptiness")
    assert duel.a.may_activate("Embodiment of Apophis") is not forbidden


@pytest.mark.ruling("COST-002")
@pytest.mark.ruling("COST-003")
@pytest.mark.parametrize("lp", [1900, 2000])
def test_lp_may_be_paid_down_to_exactly_0(lp: int) -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider")
    duel.b.set("Solemn Warning").life(lp)
    duel.a.summons("Vorse Raider")
    assert duel.b.could_respond("Solemn Warning") is (lp == 2000)
    if lp == 2000:
        duel.b.activates("Solemn Warning")
        assert duel.winner == "A"
        assert duel.a.graveyard_names == []


@pytest.mark.ruling("COST-004")
@pytest.mark.ruling("COST-005")
@pytest.mark.parametrize("lp", [400, 500])
def test_a_mandatory_effect_and_its_cost(lp: int) -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").equipped("Moon Mirror Shield", "Gemini Elf").life(lp)
    duel.b.hand("Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    if lp == 400:
        assert duel.a.lp == 400
        assert duel.place_of("Moon Mirror Shield") == "GY"
    else:
        assert duel.winner == "B"
        assert duel.a.lp == 0
        assert duel.place_of("Moon Mirror Shield") == "GY"  # its effect was not processed


@pytest.mark.ruling("COST-019")
def test_monsters_cannot_be_sent_to_the_gy_as_cost_under_dimensional_fissure() -> None:
    for fissure in (False, True):
        duel = Scenario()
        duel.a.hand("Upstart Goblin").graveyard("Gemini Elf")
        duel.b.hand("D.D. Crow", 'Maxx "C"')
        if fissure:
            duel.b.face_up("Dimensional Fissure")
        duel.a.activates("Upstart Goblin")
        for name in ("D.D. Crow", 'Maxx "C"'):
            assert duel.b.could_respond(name) is not fissure


@pytest.mark.ruling("COST-020")
def test_nothing_can_be_sent_to_the_gy_as_cost_under_macro_cosmos() -> None:
    for macro in (False, True):
        duel = Scenario()
        duel.a.hand("Upstart Goblin")
        duel.b.hand('Maxx "C"')
        if macro:
            duel.b.face_up("Macro Cosmos")
        duel.a.activates("Upstart Goblin")
        assert duel.b.could_respond('Maxx "C"') is not macro


@pytest.mark.ruling("COST-021")
def test_spells_and_traps_as_cost_under_fissure_and_macro_cosmos() -> None:
    duel = Scenario()
    duel.a.set("Jar of Greed", "Emergency Provisions")
    duel.b.face_up("Dimensional Fissure")
    duel.a.activates("Emergency Provisions")
    duel.all_pass()
    assert duel.place_of("Jar of Greed") == "GY"
    assert duel.a.lp == 9000
    duel = Scenario()
    duel.a.set("Jar of Greed", "Emergency Provisions")
    duel.b.face_up("Macro Cosmos")
    assert not duel.a.may_activate("Emergency Provisions")


@pytest.mark.ruling("COST-022")
def test_a_monster_may_be_discarded_under_dimensional_fissure() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex", "Celtic Guardian")
    duel.b.monsters("Vorse Raider").face_up("Dimensional Fissure")
    duel.a.activates("Lightning Vortex")
    duel.all_pass()
    assert duel.place_of("Celtic Guardian") == "banished"
    assert duel.place_of("Lightning Vortex") == "GY"
    assert duel.place_of("Vorse Raider") == "banished"


@pytest.mark.ruling("COST-041")
def test_maintenance_is_paid_even_when_negated() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Imperial Order", "Royal Decree")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.lp == 7300
    assert duel.place_of("Imperial Order") == "Spell & Trap Zone"


@pytest.mark.ruling("COST-042")
def test_what_cannot_be_maintained_is_destroyed() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Imperial Order").life(600)
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.lp == 600
    order = duel.a.card("Imperial Order")
    assert order.location == c.LOCATION_GRAVE
    assert order.data.reason & c.REASON_DESTROY
    assert not duel.happened(ChainLinkAdded)
