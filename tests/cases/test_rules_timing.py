"""Cases of other simulators about timing, Chains, LP and the ends of a Duel (tests/cases/README.md)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, MissedTiming
from tests.rulings.building import monster
from tests.scenario import Scenario, Side

EXODIA = (
    "Exodia the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
)


def links(duel: Scenario) -> list[tuple[str, str]]:
    """(player, card) of every activation so far."""
    added = duel.happened(ChainLinkAdded)
    return [("AB"[link.player], duel.kernel.card(link.card.card.key).name) for link in added]


def asked_in_order(side: Side, *names: str) -> None:
    """Answer the question about the order of one's triggers by the names of their cards."""
    decision = side.scenario.expect(side.index, (d.SortChain,))
    assert isinstance(decision, d.SortChain)
    have = [side.scenario.kernel.by_key(command.card.key).name for command in decision.commands]
    side.scenario.respond(tuple(have.index(name) for name in names))


def test_case_01_trap_that_answered_a_summon_does_not_follow_the_monster() -> None:
    duel = Scenario()
    duel.a.hand("Gemini Elf").set("Compulsory Evacuation Device")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Gemini Elf")
    duel.b.activates("Bottomless Trap Hole")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert links(duel) == [("B", "Bottomless Trap Hole"), ("A", "Compulsory Evacuation Device")]
    assert duel.a.hand_names == ["Gemini Elf"]
    assert duel.a.names(c.LOCATION_REMOVED) == []
    assert duel.a.graveyard_names == ["Compulsory Evacuation Device"]


def test_case_02_destroyed_in_the_middle_of_a_chain_misses_its_timing() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Geartown").deck_top("Ancient Gear Gadjiltron Dragon")
    duel.b.hand("Upstart Goblin", "Mystical Space Typhoon")
    duel.b.activates("Upstart Goblin")
    duel.b.activates("Mystical Space Typhoon", "Geartown")
    assert not duel.a.could_respond("Geartown")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Geartown"]
    assert duel.a.lp == 9000
    assert duel.a.field_names == []
    assert [event.player for event in duel.happened(MissedTiming)] == [0]


def test_case_02_destroyed_at_the_same_time_as_cards_are_sent_does_not_miss_it() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Geartown").deck_top("Ancient Gear Gadjiltron Dragon")
    duel.b.face_down("Ryko, Lightsworn Hunter")
    duel.b.flips("Ryko, Lightsworn Hunter")
    duel.b.picks("Geartown")
    duel.a.activates("Geartown")
    duel.all_pass()
    assert len(duel.b.graveyard_names) == 3
    assert duel.a.field_names == ["Ancient Gear Gadjiltron Dragon"]
    assert duel.happened(MissedTiming) == []


def test_case_03_an_optional_if_effect_never_misses_its_timing() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Mermail Abysslinde").deck_top("Mermail Abyssmegalo")
    duel.b.hand("Upstart Goblin", "Mokey Mokey").set("Raigeki Break")
    duel.b.activates("Upstart Goblin")
    duel.b.activates("Raigeki Break", "Mermail Abysslinde")
    duel.a.activates("Mermail Abysslinde")
    duel.all_pass()
    assert links(duel)[-1] == ("A", "Mermail Abysslinde")
    assert duel.a.field_names == ["Mermail Abyssmegalo"]
    assert duel.a.graveyard_names == ["Mermail Abysslinde"]
    assert duel.a.lp == 9000


def test_case_04_a_when_trap_cannot_follow_a_draw_with_a_gain_after_it() -> None:
    duel = Scenario()
    duel.a.hand("Upstart Goblin")
    duel.b.set("Appropriate")
    duel.a.activates("Upstart Goblin")
    assert not duel.b.could_respond("Appropriate")
    duel.all_pass()
    assert duel.b.lp == 9000
    alone = Scenario()
    alone.a.hand("Pot of Greed", "Pot of Greed")
    alone.b.set("Appropriate")
    alone.a.activates("Pot of Greed")
    alone.b.activates("Appropriate")
    alone.all_pass()
    assert alone.b.hand_names == []
    alone.a.activates("Pot of Greed")
    alone.all_pass()
    assert len(alone.b.hand_names) == 2


@pytest.mark.parametrize("first", ["Goldd, Wu-Lord of Dark World", "Sillva, Warlord of Dark World"])
def test_case_06_the_owner_orders_own_simultaneous_mandatory_triggers(first: str) -> None:
    both = ["Goldd, Wu-Lord of Dark World", "Sillva, Warlord of Dark World"]
    second = next(name for name in both if name != first)
    duel = Scenario()
    duel.a.hand("Card Destruction", *both)
    duel.b.hand("Mokey Mokey")
    duel.a.activates("Card Destruction")
    asked_in_order(duel.a, first, second)
    duel.all_pass()
    assert links(duel)[1:] == [("A", first), ("A", second)]
    assert duel.a.names(c.LOCATION_MZONE) == [second, first]


def qliphort_duel() -> Scenario:
    duel = Scenario()
    duel.a.hand("Qliphort Stealth").monsters("Gemini Elf")
    monster(duel.a, "Qliphort Carrier", owner=duel.b)
    duel.b.monsters("Vorse Raider")
    duel.a.summons("Qliphort Stealth")
    duel.a.chooses(1)
    duel.a.picks("Qliphort Carrier", "Gemini Elf")
    return duel


def test_case_07_trigger_groups_are_placed_one_after_another() -> None:
    duel = qliphort_duel()
    assert duel.b.could_respond("Qliphort Carrier")
    duel.a.activates("Qliphort Stealth", "Vorse Raider")
    assert not duel.b.could_respond("Qliphort Carrier")
    duel.all_pass()
    assert links(duel) == [("A", "Qliphort Stealth")]
    assert duel.b.hand_names == ["Vorse Raider"]
    assert duel.place_of("Qliphort Carrier") == "Extra Deck"


def test_case_07_without_that_link_the_other_player_may_place_theirs() -> None:
    duel = qliphort_duel()
    duel.b.activates("Qliphort Carrier", "Vorse Raider")
    duel.all_pass()
    assert links(duel) == [("B", "Qliphort Carrier")]
    assert duel.b.hand_names == ["Vorse Raider"]


def test_case_08_a_trigger_in_the_hand_comes_after_one_on_the_field() -> None:
    duel = Scenario()
    duel.a.hand("Mobius the Frost Monarch", "Illusory Snatcher").monsters("Gemini Elf")
    duel.b.set("Mirror Force", "Jar of Greed")
    duel.a.summons("Mobius the Frost Monarch", ["Gemini Elf"])
    decision = duel.expect(0, (d.ChainResponse,))
    assert isinstance(decision, d.ChainResponse)
    assert [duel.kernel.by_key(x.card.key).name for x in decision.commands] == ["Mobius the Frost Monarch"]
    duel.a.activates("Mobius the Frost Monarch", "Mirror Force", "Jar of Greed")
    duel.a.activates("Illusory Snatcher")
    duel.all_pass()
    assert [link for link in links(duel) if link[0] == "A"] == [
        ("A", "Mobius the Frost Monarch"),
        ("A", "Illusory Snatcher"),
    ]
    snatcher = duel.a.card("Illusory Snatcher")
    assert (snatcher.level, snatcher.race, snatcher.attribute) == (6, c.RACE_AQUA, c.ATTRIBUTE_WATER)
    assert duel.b.field_names == []


def sage_duel() -> Scenario:
    for seed in range(1, 20):
        duel = Scenario(seed=seed)
        duel.a.monsters("Dark Magician", "Time Wizard").deck_top("Dark Sage", "Raigeki", "Pot of Greed")
        duel.b.monsters("Fire King Avatar Yaksha").hand("Mokey Mokey")
        duel.a.activates("Time Wizard")
        duel.a.chooses(1)
        if duel.place_of("Fire King Avatar Yaksha") == "GY":
            return duel
    raise AssertionError("the coin never fell right")


def test_case_09_a_trigger_in_the_deck_waits_for_those_in_public_places() -> None:
    duel = sage_duel()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert decision.player == 1, "the opponent's public card is asked about first"
    duel.b.activates("Fire King Avatar Yaksha")
    duel.a.activates("Dark Sage")
    duel.a.picks("Raigeki")
    duel.all_pass()
    assert links(duel)[1:3] == [("B", "Fire King Avatar Yaksha"), ("A", "Dark Sage")]
    assert duel.a.names(c.LOCATION_MZONE) == ["Dark Sage", "Time Wizard"]
    assert duel.a.hand_names == ["Raigeki"]
    assert duel.a.graveyard_names == ["Dark Magician"]


def test_case_09_dark_sage_needs_a_right_call_and_a_dark_magician() -> None:
    duel = sage_duel()
    duel.b.passes()
    duel.a.activates("Dark Sage")
    duel.all_pass()
    assert links(duel)[1] == ("A", "Dark Sage")
    for seed in range(1, 20):
        wrong = Scenario(seed=seed)
        wrong.a.monsters("Dark Magician", "Time Wizard").deck_top("Dark Sage")
        wrong.b.monsters("Vorse Raider")
        wrong.a.activates("Time Wizard")
        wrong.a.chooses(1)
        if wrong.place_of("Vorse Raider") == "Monster Zone":
            assert not wrong.a.could_respond("Dark Sage")
            return
    raise AssertionError("the coin never fell wrong")


def test_case_10_a_flip_monster_returned_to_the_deck_does_not_activate() -> None:
    duel = Scenario()
    duel.a.hand("Raiza the Storm Monarch").monsters("Gemini Elf")
    duel.b.face_down("Man-Eater Bug").set("Desert Sunlight")
    duel.a.summons("Raiza the Storm Monarch", ["Gemini Elf"])
    duel.a.picks("Man-Eater Bug")
    duel.b.activates("Desert Sunlight")
    duel.all_pass()
    assert [name for _, name in links(duel)] == ["Raiza the Storm Monarch", "Desert Sunlight"]
    assert duel.b.names(c.LOCATION_DECK)[-1] == "Man-Eater Bug"
    assert duel.a.field_names == ["Raiza the Storm Monarch"]


def test_case_11_once_per_turn_belongs_to_one_face_up_stay() -> None:
    duel = Scenario()
    duel.a.monsters("Geargiarmor").hand("Book of Taiyou")
    duel.a.activates("Geargiarmor")
    duel.all_pass()
    assert duel.a.card("Geargiarmor").is_face_down()
    duel.a.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.a.card("Geargiarmor").is_face_up()
    assert duel.a.may_activate("Geargiarmor")
    unflipped = Scenario()
    unflipped.a.monsters("Geargiarmor", "Gemini Elf")
    assert unflipped.a.may_activate("Geargiarmor")


def test_case_13_lp_0_end_the_duel_before_triggers() -> None:
    duel = Scenario()
    duel.a.monsters("Trickstar Lilybell")
    duel.b.hand("Gorz the Emissary of Darkness").life(700)
    duel.a.battle_phase()
    duel.a.attacks_directly("Trickstar Lilybell")
    duel.all_pass()
    assert duel.winner == "A"
    assert duel.b.lp == 0
    assert duel.b.hand_names == ["Gorz the Emissary of Darkness"]
    survivor = Scenario()
    survivor.a.monsters("Trickstar Lilybell")
    survivor.b.hand("Gorz the Emissary of Darkness").life(801)
    survivor.a.battle_phase()
    survivor.a.attacks_directly("Trickstar Lilybell")
    assert survivor.b.could_respond("Gorz the Emissary of Darkness")


def test_case_14_a_cost_equal_to_all_remaining_lp_may_be_paid() -> None:
    duel = Scenario()
    duel.a.hand("Brain Control").life(800)
    duel.b.monsters("Gemini Elf")
    assert duel.a.may_activate("Brain Control")
    duel.a.activates("Brain Control")
    duel.all_pass()
    assert duel.winner == "B"
    assert duel.a.lp == 0
    poor = Scenario()
    poor.a.hand("Brain Control").life(799)
    poor.b.monsters("Gemini Elf")
    assert not poor.a.may_activate("Brain Control")


def test_case_15_no_window_before_the_loss_at_the_normal_draw() -> None:
    duel = Scenario()
    duel.b.deck().set("Jar of Greed", "Mystical Space Typhoon")
    duel.a.face_up("Skill Drain")
    duel.a.ends_turn()
    seen = []
    while duel.decision is not None:
        seen.append(duel.phase)
        duel.respond(())
    assert c.PHASE_DRAW not in seen
    assert duel.turn_player == "B"
    assert duel.winner == "A"


@pytest.mark.parametrize("cards", [1, 0])
def test_case_16_a_replaced_normal_draw_is_no_draw_at_all(cards: int) -> None:
    duel = Scenario()
    duel.b.deck(*["Mokey Mokey"] * cards).graveyard("Iron Core of Koa'ki Meiru")
    duel.a.ends_turn()
    duel.expect(1, (d.EffectYesNo,))
    twin = duel.duel.clone()
    duel.b.says(yes=True)
    duel.all_pass()
    assert duel.b.hand_names == ["Iron Core of Koa'ki Meiru"]
    assert len(duel.b.names(c.LOCATION_DECK)) == cards
    assert duel.winner is None
    twin.respond((0,))
    if cards:
        assert [card.name for card in twin.kernel.cards_in(1, c.LOCATION_HAND)] == ["Mokey Mokey"]
    else:
        assert twin.decision is None
        assert twin.winner == 0


def test_case_16_the_next_draw_phase_draws_again() -> None:
    duel = Scenario()
    duel.b.graveyard("Iron Core of Koa'ki Meiru")
    duel.a.ends_turn()
    duel.b.says(yes=True)
    duel.b.ends_turn()
    duel.a.ends_turn()
    duel.all_pass()
    assert len(duel.b.hand_names) == 2


def test_case_17_both_players_win_at_the_same_time() -> None:
    duel = Scenario()
    duel.a.hand(*EXODIA)
    duel.b.hand(*EXODIA)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.winner == "draw"
    alone = Scenario()
    alone.a.hand(*EXODIA[1:])
    alone.b.hand(*EXODIA)
    alone.a.ends_turn()
    alone.all_pass()
    assert alone.winner == "B"
