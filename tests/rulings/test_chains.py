"""Chains (CHN), simultaneous effects (SEG) and missed timing (TIM)."""

import pytest

from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, ChainLinkResolving, Drawn
from tests.rulings.watching import offered_now
from tests.scenario import Scenario


@pytest.mark.ruling("CHN-001")
def test_spell_speed_1_answers_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Pot of Greed")
    duel.b.set("Jar of Greed").hand("Ookazi")
    duel.a.activates("Pot of Greed")
    assert not duel.b.could_respond("Ookazi")
    duel.b.activates("Jar of Greed")
    assert not duel.a.could_respond("Pot of Greed")
    duel.all_pass()
    assert duel.a.may_activate("Pot of Greed")


@pytest.mark.ruling("CHN-005")
def test_the_opponent_of_the_last_activation_is_asked_first() -> None:
    duel = Scenario()
    duel.a.set("Skill Drain", "Solemn Judgment")
    duel.b.set("Mystical Space Typhoon", "Jar of Greed")
    duel.a.activates("Skill Drain")
    assert offered_now(duel, duel.b, "Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon", "Skill Drain")
    assert offered_now(duel, duel.a, "Solemn Judgment")


@pytest.mark.ruling("CHN-006")
def test_a_player_may_chain_to_their_own_activation() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed").set("Jar of Greed").deck("Vorse Raider", "Gemini Elf", "Mystical Elf")
    duel.a.activates("Pot of Greed")
    assert duel.a.could_respond("Jar of Greed")
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 2]
    assert duel.a.hand_names == ["Mystical Elf", "Gemini Elf", "Vorse Raider"]
    resolved = [duel.kernel.by_key(event.card.card.key).name for event in duel.happened(ChainLinkResolving)]
    assert resolved == ["Jar of Greed", "Pot of Greed"]
    assert [len(event.cards) for event in duel.happened(Drawn)] == [1, 2]


@pytest.mark.ruling("CHN-008", "TIM-019")
def test_nothing_is_activated_between_the_links() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed").set("Bottomless Trap Hole", "Torrential Tribute")
    duel.b.set("Call of the Haunted").graveyard("Summoned Skull")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Call of the Haunted")
    assert not duel.a.could_respond("Bottomless Trap Hole")
    assert not duel.a.could_respond("Torrential Tribute")
    duel.all_pass()
    assert duel.place_of("Summoned Skull") == "Monster Zone"
    assert len(duel.a.hand_names) == 2


@pytest.mark.ruling("CHN-009")
def test_a_negation_must_follow_its_activation_directly() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon")
    duel.b.set("Dust Tornado", "Magic Jammer").hand("Gemini Elf")
    duel.a.activates("Mystical Space Typhoon", "Magic Jammer")
    assert offered_now(duel, duel.b, "Magic Jammer")
    duel.b.activates("Dust Tornado")
    assert not duel.b.could_respond("Magic Jammer")


@pytest.mark.ruling("CHN-027")
def test_cards_of_one_timing_share_a_chain() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Summoned Skull")
    duel.b.set("Bottomless Trap Hole", "Torrential Tribute")
    duel.a.activates("Monster Reborn")
    duel.b.activates("Bottomless Trap Hole")
    assert duel.b.could_respond("Torrential Tribute")
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.place_of("Summoned Skull") == "GY"


@pytest.mark.ruling("CHN-034")
def test_after_a_failed_negation_the_summon_has_succeeded() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider").set("Seven Tools of the Bandit")
    duel.b.set("Solemn Judgment", "Bottomless Trap Hole")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Solemn Judgment")
    duel.a.activates("Seven Tools of the Bandit")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7000, 4000)
    assert duel.a.banished_names == ["Vorse Raider"]


@pytest.mark.ruling("CHN-036")
def test_the_turn_player_acts_first() -> None:
    duel = Scenario()
    duel.b.set("Jar of Greed")
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.decision.player == 0
    duel.a.ends_turn()
    assert offered_now(duel, duel.b, "Jar of Greed")


@pytest.mark.ruling("SEG-002")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_player_orders_simultaneous_effects(order: tuple[int, int]) -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Sangan", "Goblin Zombie").deck("Skull Servant", "Kuriboh")
    duel.a.activates("Dark Hole")
    duel.expect(0, (d.SortChain,))
    duel.respond(order)
    names = [duel.kernel.card(event.card.card.key).name for event in duel.happened(ChainLinkAdded)]
    first_two = ["Sangan", "Goblin Zombie"]
    assert names[1:] == [first_two[n] for n in order]


@pytest.mark.ruling("SEG-005", "PH-049")
def test_fast_effects_are_added_to_a_chain_of_triggers() -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Mokey Mokey")
    duel.b.monsters("Summoned Skull").set("Bottomless Trap Hole")
    duel.a.summons("Caius the Shadow Monarch", ["Mokey Mokey"])
    duel.a.picks("Summoned Skull")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Caius the Shadow Monarch"]
    assert duel.b.banished_names == ["Summoned Skull"]
    assert duel.b.lp == 7000


@pytest.mark.ruling("SEG-006", "PH-050")
def test_the_target_itself_may_be_chained() -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Mokey Mokey")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Caius the Shadow Monarch", ["Mokey Mokey"])
    duel.a.picks("Bottomless Trap Hole")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Caius the Shadow Monarch"]
    assert duel.b.banished_names == ["Bottomless Trap Hole"]
    assert duel.b.lp == 8000


@pytest.mark.ruling("TIM-007")
@pytest.mark.parametrize("first", ["Caius the Shadow Monarch", "Sangan"])
def test_a_tributed_card_triggers_together_with_the_summon(first: str) -> None:
    duel = Scenario()
    duel.b.monsters("Gemini Elf")
    duel.a.hand("Caius the Shadow Monarch").monsters("Sangan").deck("Kuriboh", "Kuriboh")
    duel.a.summons("Caius the Shadow Monarch", ["Sangan"])
    decision = duel.expect(0, (d.SortChain,))
    assert isinstance(decision, d.SortChain)
    names = [duel.kernel.by_key(command.card.key).name for command in decision.commands]
    assert sorted(names) == ["Caius the Shadow Monarch", "Sangan"]
    duel.respond((names.index(first), 1 - names.index(first)))
    duel.a.picks("Gemini Elf")
    duel.a.picks("Kuriboh")
    duel.all_pass()
    links = [
        (event.number, duel.kernel.by_key(event.card.card.key).name)
        for event in duel.happened(ChainLinkAdded)
    ]
    second = "Sangan" if first != "Sangan" else "Caius the Shadow Monarch"
    assert links == [(1, first), (2, second)]
    assert duel.b.banished_names == ["Gemini Elf"]
    assert duel.a.hand_names == ["Kuriboh"]


@pytest.mark.ruling("TIM-014")
def test_a_summon_that_happened_last_can_be_answered() -> None:
    duel = Scenario()
    duel.a.hand("Marauding Captain", "Vorse Raider")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Marauding Captain")
    duel.a.activates("Marauding Captain")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Vorse Raider"]


@pytest.mark.ruling("TIM-016")
@pytest.mark.parametrize("second", [True, False])
def test_a_when_effect_misses_its_timing(second: bool) -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Mystical Elf").set("Raigeki Break", "Dust Tornado")
    duel.b.monsters("Ice Hand").deck("Fire Hand", "Fire Hand", "Fire Hand")
    if second:
        duel.a.activates("Pot of Greed")
    duel.a.activates("Raigeki Break")
    if not second:
        duel.a.picks("Mystical Elf")  # the discard; with Pot of Greed played it is the only card
    duel.a.picks("Ice Hand")
    assert duel.b.could_respond("Ice Hand") is not second
    duel.all_pass()
    assert "Ice Hand" in duel.b.graveyard_names


@pytest.mark.ruling("TIM-017")
def test_a_mandatory_effect_misses_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "The White Stone of Legend").set("Raigeki Break")
    duel.a.deck("Blue-Eyes White Dragon", "Gemini Elf", "Gemini Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Pot of Greed")
    duel.a.activates("Raigeki Break", "Vorse Raider")
    duel.all_pass()
    assert "Blue-Eyes White Dragon" in duel.a.hand_names
