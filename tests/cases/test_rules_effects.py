"""Cases of other simulators about negation, limits and permissions of effects (tests/cases/README.md)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.scenario import Scenario


def activations(duel: Scenario, name: str) -> int:
    """How often the card or its effects were activated so far."""
    added = duel.happened(ChainLinkAdded)
    return sum(duel.kernel.card(link.card.card.key).name == name for link in added)


def haunted(*spells: str, decree: bool) -> Scenario:
    duel = Scenario()
    duel.a.graveyard("Gemini Elf").set("Call of the Haunted", "Royal Decree").hand(*spells)
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    if decree:
        duel.a.activates("Royal Decree")
        duel.all_pass()
    duel.a.activates("Heavy Storm")
    duel.all_pass()
    return duel


def test_case_18_a_negated_continuous_trap_does_not_take_its_monster_with_it() -> None:
    duel = haunted("Heavy Storm", decree=True)
    assert duel.a.field_names == ["Gemini Elf"]
    assert sorted(duel.a.graveyard_names) == ["Call of the Haunted", "Heavy Storm", "Royal Decree"]
    assert haunted("Heavy Storm", decree=False).a.field_names == []


def test_case_19_a_monster_that_destroys_itself_takes_the_trap_that_brought_it() -> None:
    duel = Scenario()
    duel.a.graveyard("Elemental HERO Captain Gold").set("Call of the Haunted")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    assert duel.a.field_names == []
    assert sorted(duel.a.graveyard_names) == ["Call of the Haunted", "Elemental HERO Captain Gold"]


@pytest.mark.parametrize("name", ["Elemental HERO Wildheart", "Gemini Elf"])
def test_case_20_unaffected_monsters_are_still_banished_instead(name: str) -> None:
    destroyed = Scenario()
    destroyed.a.monsters(name).face_up("Macro Cosmos").hand("Raigeki")
    destroyed.b.monsters(name)
    destroyed.a.activates("Raigeki")
    destroyed.all_pass()
    assert destroyed.b.names(c.LOCATION_REMOVED) == [name]
    assert destroyed.b.graveyard_names == []
    tributed = Scenario()
    tributed.a.monsters(name).hand("Summoned Skull")
    tributed.b.face_up("Macro Cosmos")
    tributed.a.summons("Summoned Skull", [name])
    tributed.all_pass()
    assert tributed.a.names(c.LOCATION_REMOVED) == [name]
    assert tributed.a.field_names == ["Summoned Skull"]


def test_case_21_leaving_as_a_cost_escapes_a_negation_of_the_field() -> None:
    duel = Scenario()
    duel.a.monsters("Planet Pathfinder").deck_top("Geartown", "Mountain")
    duel.b.face_up("Skill Drain")
    duel.a.activates("Planet Pathfinder")
    duel.a.picks("Geartown")
    duel.all_pass()
    assert duel.a.hand_names == ["Geartown"]


def test_case_21_a_lingering_negation_goes_with_the_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Planet Pathfinder", "Gemini Elf").deck_top("Geartown", "Mountain").hand("Jar of Greed")
    duel.b.set("Infinite Impermanence")
    duel.a.sets("Jar of Greed")
    duel.b.activates("Infinite Impermanence")
    duel.all_pass()
    assert duel.a.card("Planet Pathfinder").is_negated()
    duel.a.activates("Planet Pathfinder")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand), "nothing is searched"
    assert duel.a.graveyard_names == ["Planet Pathfinder"]
    assert duel.a.hand_names == []


def test_case_21_only_what_was_negated_itself_is() -> None:
    duel = Scenario()
    duel.a.monsters("Planet Pathfinder", "Planet Pathfinder").deck_top("Geartown", "Mountain")
    duel.a.hand("Jar of Greed")
    duel.b.set("Infinite Impermanence")
    duel.a.sets("Jar of Greed")
    duel.b.activates("Infinite Impermanence", "Planet Pathfinder")
    duel.all_pass()
    negated = [each.is_negated() for each in duel.kernel.cards_in(0, c.LOCATION_MZONE)]
    assert negated == [True, False]
    decision = duel.settled_decision()
    assert isinstance(decision, d.IdleCommand)
    free = duel.kernel.cards_in(0, c.LOCATION_MZONE)[1]
    command = next(x for x in decision.commands if x.kind == d.ACT_ACTIVATE and x.card.key == free.uid)
    duel.respond(command.response)
    duel.a.picks("Geartown")
    duel.all_pass()
    assert duel.a.hand_names == ["Geartown"]


BALL, OGRE = "Superheavy Samurai Battleball", "Superheavy Samurai Ogre Shutendoji"


@pytest.mark.parametrize("answer", ["Divine Wrath", "Skill Drain", ""])
def test_case_22_a_negated_effect_that_would_have_summoned_is_no_summon(answer: str) -> None:
    duel = Scenario()
    duel.a.monsters(BALL).hand("Fluffal Mouse").extra(OGRE)
    duel.a.deck_top("Fluffal Mouse", "Fluffal Mouse")
    duel.b.monsters("Vorse Raider").set("Divine Wrath", "Skill Drain").hand("Mokey Mokey")
    duel.a.activates(BALL)
    if answer:
        duel.b.activates(answer)
    duel.all_pass()
    assert (OGRE in duel.a.field_names) is not bool(answer)
    duel.a.summons("Fluffal Mouse")
    duel.all_pass()
    assert duel.a.may_activate("Fluffal Mouse") is bool(answer)
    if answer:
        duel.a.activates("Fluffal Mouse")
    if answer == "Divine Wrath":
        duel.a.picks("Fluffal Mouse", "Fluffal Mouse")
        duel.all_pass()
        assert duel.a.field_names == ["Fluffal Mouse"] * 3


def test_case_22_the_mouse_forbids_later_summons_from_the_extra_deck() -> None:
    duel = Scenario()
    duel.a.monsters("Fluffal Mouse").deck_top("Fluffal Mouse").extra("Gaia the Dragon Champion")
    duel.a.hand("Polymerization", "Gaia The Fierce Knight", "Curse of Dragon")
    assert duel.a.may_activate("Polymerization")
    duel.a.activates("Fluffal Mouse")
    duel.all_pass()
    assert not duel.a.may_activate("Polymerization")


def test_case_23_pot_of_duality_and_an_own_special_summon_exclude_each_other() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Duality", "Monster Reborn").graveyard("Gemini Elf")
    twin = Scenario()
    twin.a.hand("Pot of Duality", "Monster Reborn").graveyard("Gemini Elf")
    assert duel.a.may_activate("Pot of Duality")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert not duel.a.may_activate("Pot of Duality")
    assert twin.a.may_activate("Monster Reborn")
    twin.a.activates("Pot of Duality")
    twin.a.picks("Mokey Mokey")
    twin.all_pass()
    assert not twin.a.may_activate("Monster Reborn")


def test_case_24_the_opponents_summons_do_not_block_pot_of_duality() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Duality", "Upstart Goblin")
    duel.b.set("Scapegoat")
    duel.a.activates("Upstart Goblin")
    duel.b.activates("Scapegoat")
    duel.all_pass()
    assert duel.b.field_names == ["Sheep Token"] * 4
    assert duel.a.may_activate("Pot of Duality")


def bye_bye(*, copies: int) -> Scenario:
    duel = Scenario()
    duel.a.monsters("Luster Dragon")
    duel.b.monsters("Mystical Elf").set(*["Bye Bye Damage"] * copies)
    duel.a.battle_phase()
    duel.a.attacks("Luster Dragon", "Mystical Elf")
    for _ in range(copies):
        duel.b.activates("Bye Bye Damage")
    duel.all_pass()
    return duel


@pytest.mark.parametrize("copies", [1, 2])
def test_case_25_a_second_copy_in_the_same_chain_applies_nothing(copies: int) -> None:
    duel = bye_bye(copies=copies)
    assert activations(duel, "Bye Bye Damage") == copies
    assert duel.b.field_names == ["Mystical Elf"]
    assert duel.b.lp == 8000 - 1100
    assert duel.a.lp == 8000 - 2200


def test_case_26_of_two_copies_limited_by_name_only_one_activates() -> None:
    cat = "Madolche Mewfeuille"
    duel = Scenario()
    duel.a.monsters(cat).face_up("Madolche Ticket", "Madolche Ticket").deck_top(cat)
    duel.b.set("Compulsory Evacuation Device")
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.hand_names == [cat, cat]
    assert activations(duel, "Madolche Ticket") == 1


def test_case_26_a_set_copy_that_returns_sets_nothing_off() -> None:
    duel = Scenario()
    duel.a.hand("Raiza the Storm Monarch").monsters("Gemini Elf")
    duel.a.face_up("Madolche Ticket").set("Madolche Ticket", "Jar of Greed")
    duel.a.summons("Raiza the Storm Monarch", ["Gemini Elf"])
    set_copy = duel.kernel.cards_in(0, c.LOCATION_SZONE)[1]
    duel.expect(0, (d.SelectCards,))
    duel.respond((set_copy.uid,))
    duel.all_pass()
    assert duel.a.names(c.LOCATION_DECK)[-1] == "Madolche Ticket"
    assert activations(duel, "Madolche Ticket") == 0


def tricked() -> Scenario:
    duel = Scenario()
    duel.a.set("Trap Trick").hand("Jar of Greed", "Mobius the Frost Monarch").monsters("Gemini Elf")
    duel.a.deck_top("Reckless Greed", "Reckless Greed")
    duel.a.sets("Jar of Greed")
    duel.a.activates("Trap Trick")
    duel.a.picks("Reckless Greed")
    duel.all_pass()
    return duel


def test_case_27_only_the_trap_set_by_trap_trick_may_be_used_this_turn() -> None:
    duel = tricked()
    assert duel.a.names(c.LOCATION_REMOVED) == ["Reckless Greed"]
    assert duel.a.may_activate("Reckless Greed")
    assert not duel.a.may_activate("Jar of Greed")


def test_case_27_after_it_only_one_trap_may_be_activated_this_turn() -> None:
    duel = Scenario()
    duel.a.set("Trap Trick", "Jar of Greed", "Ookazi").deck_top("Reckless Greed", "Reckless Greed")
    duel.a.activates("Trap Trick")
    duel.a.picks("Reckless Greed")
    duel.all_pass()
    assert duel.a.may_activate("Jar of Greed")
    duel.a.activates("Reckless Greed")
    duel.all_pass()
    assert not duel.a.may_activate("Jar of Greed")
    assert duel.a.may_activate("Ookazi")


def test_case_28_a_quick_play_set_this_turn_waits_but_not_one_in_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon", "Mystical Space Typhoon")
    duel.b.set("Mirror Force")
    duel.a.sets("Mystical Space Typhoon")
    decision = duel.settled_decision()
    assert isinstance(decision, d.IdleCommand)
    offered = {duel.kernel.by_key(x.card.key).location for x in decision.commands if x.kind == d.ACT_ACTIVATE}
    assert offered == {c.LOCATION_HAND}
    duel.a.ends_turn()
    assert duel.a.could_respond("Mystical Space Typhoon")


def test_case_29_a_fast_effect_at_the_end_of_main_phase_1_leads_back_to_it() -> None:
    duel = Scenario()
    duel.a.monsters("Man-Eater Bug").hand("Gemini Elf")
    duel.b.hand("Effect Veiler")
    duel.a.battle_phase()
    assert duel.b.could_respond("Effect Veiler")
    duel.b.activates("Effect Veiler")
    duel.all_pass()
    assert duel.phase == c.PHASE_MAIN1
    assert duel.turn_player == "A"
    assert duel.a.may_summon("Gemini Elf")
    duel.a.summons("Gemini Elf")
    duel.all_pass()
    duel.a.battle_phase()
    duel.all_pass()
    assert duel.phase == c.PHASE_BATTLE_STEP
