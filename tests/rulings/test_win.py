"""How a Duel is won, and Life Points (WIN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.duel import DeckList, Duel, Setup
from app.engine.events import ChainLinkAdded, ChainLinkResolving, LpChanged
from app.engine.rules import rules_named
from tests.rulings.watching import offered_now
from tests.scenario import Scenario, pool

PIECES = (
    "Exodia the Forbidden One",
    "Left Arm of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
)


def lp(duel: Scenario) -> tuple[int, int]:
    return duel.a.lp, duel.b.lp


@pytest.mark.ruling("WIN-001")
def test_8000_lp() -> None:
    normal = [card.code for card in pool() if card.type == c.TYPE_MONSTER | c.TYPE_NORMAL][:40]
    deck = DeckList(tuple(normal))
    duel = Duel(Setup(rules_named("mr5"), 1, (deck, deck)), pool())
    assert duel.decision is not None
    assert [side.lp for side in duel.view(0).sides] == [8000, 8000]


@pytest.mark.ruling("WIN-003")
def test_effect_damage_to_0() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.life(800)
    duel.a.activates("Ookazi")
    duel.all_pass()
    assert lp(duel) == (8000, 0)
    assert duel.winner == "A"
    assert duel.decision is None


@pytest.mark.ruling("WIN-004")
def test_excess_damage_is_dropped() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.life(500)
    duel.a.activates("Ookazi")
    duel.all_pass()
    assert lp(duel) == (8000, 0)
    assert duel.happened(LpChanged)[-1].after == 0
    assert duel.winner == "A"


@pytest.mark.ruling("WIN-005")
def test_a_cost_above_the_lp_cannot_be_paid() -> None:
    duel = Scenario()
    duel.a.life(900).set("Skill Drain")
    duel.b.monsters("Goblin Zombie")
    assert not duel.a.may_activate("Skill Drain")
    richer = Scenario()
    richer.a.life(1001).set("Skill Drain")
    richer.b.monsters("Goblin Zombie")
    assert richer.a.may_activate("Skill Drain")


@pytest.mark.ruling("WIN-006")
def test_paying_the_last_lp_loses_before_anything_resolves() -> None:
    duel = Scenario()
    duel.a.life(1000).set("Skill Drain")
    duel.b.monsters("Goblin Zombie").set("Seven Tools of the Bandit", "Jar of Greed")
    duel.a.activates("Skill Drain")
    assert duel.decision is None  # B was not asked
    assert lp(duel) == (0, 8000)
    assert duel.winner == "B"
    assert duel.happened(ChainLinkResolving) == []


def shield_destroyed(life: int) -> Scenario:
    """A with ``life`` LP has just lost Moon Mirror Shield to Mystical Space Typhoon of player B."""
    duel = Scenario(player="B")
    duel.a.life(life).monsters("Gemini Elf").equipped("Moon Mirror Shield", "Gemini Elf")
    duel.b.hand("Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    return duel


@pytest.mark.ruling("WIN-007")
def test_a_mandatory_cost_of_the_last_lp_is_paid() -> None:
    duel = shield_destroyed(500)
    assert lp(duel) == (0, 8000)
    assert duel.winner == "B"
    assert duel.a.graveyard_names == ["Moon Mirror Shield"]
    assert len(duel.happened(ChainLinkAdded)) == 2


@pytest.mark.ruling("WIN-008")
def test_a_mandatory_cost_that_cannot_be_paid_is_no_activation() -> None:
    duel = shield_destroyed(400)
    assert lp(duel) == (400, 8000)
    assert duel.winner is None
    assert duel.a.graveyard_names == ["Moon Mirror Shield"]
    assert len(duel.happened(ChainLinkAdded)) == 1


@pytest.mark.ruling("WIN-009")
def test_0_lp_in_the_middle_of_a_chain() -> None:
    poison = "Poison of the Old Man"
    duel = Scenario()
    duel.a.life(500).hand(poison)
    duel.b.set(poison)
    duel.a.activates(poison)
    duel.a.chooses(0)
    duel.b.activates(poison)
    duel.b.chooses(1)
    duel.all_pass()
    assert lp(duel) == (0, 8000)
    assert duel.winner == "B"
    assert [event.number for event in duel.happened(ChainLinkResolving)] == [2]


@pytest.mark.ruling("WIN-010")
def test_half_lp_is_rounded_half_up() -> None:
    duel = Scenario(player="B")
    duel.a.life(525).set("Solemn Judgment")
    duel.b.hand("Gemini Elf")
    duel.b.summons("Gemini Elf")
    duel.a.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.lp == 263


@pytest.mark.ruling("WIN-011")
def test_no_upper_limit() -> None:
    duel = Scenario()
    duel.a.hand("Dian Keto the Cure Master")
    duel.a.activates("Dian Keto the Cure Master")
    duel.all_pass()
    assert lp(duel) == (9000, 8000)


@pytest.mark.ruling("WIN-012")
def test_paying_is_no_damage() -> None:
    duel = Scenario()
    duel.a.set("Numinous Healer").hand("Toon World")
    duel.a.activates("Toon World")
    assert not duel.a.could_respond("Numinous Healer")
    duel.all_pass()
    assert lp(duel) == (7000, 8000)
    assert duel.a.field_names == ["Numinous Healer", "Toon World"]
    variant = Scenario(player="B")
    variant.a.set("Numinous Healer")
    variant.b.hand("Ookazi")
    variant.b.activates("Ookazi")
    variant.expect(0, (d.ChainResponse,))
    assert lp(variant) == (7200, 8000)
    assert offered_now(variant, variant.a, "Numinous Healer")


@pytest.mark.ruling("WIN-013")
def test_both_at_0_is_a_draw() -> None:
    duel = Scenario()
    duel.a.life(500).set("Self-Destruct Button")
    duel.a.activates("Self-Destruct Button")
    duel.all_pass()
    assert lp(duel) == (0, 0)
    assert duel.winner == "draw"


@pytest.mark.ruling("WIN-015")
def test_an_empty_deck_loses_only_when_a_draw_is_required() -> None:
    duel = Scenario(player="B")
    duel.a.deck("Gemini Elf")
    duel.b.ends_turn()
    assert duel.a.hand_names == ["Gemini Elf"]
    assert duel.a.deck_count == 0
    duel.a.ends_turn()
    assert isinstance(duel.decision, d.IdleCommand)
    assert (duel.winner, duel.turn_player) == (None, "B")
    duel.b.ends_turn()
    assert duel.winner == "B"
    assert duel.duel.win_reason == "deck"


@pytest.mark.ruling("WIN-018")
def test_no_draw_effect_with_an_empty_deck() -> None:
    duel = Scenario()
    duel.a.deck().set("Jar of Greed")
    assert not duel.a.may_activate("Jar of Greed")
    assert duel.winner is None
    fuller = Scenario()
    fuller.a.deck("Gemini Elf").set("Jar of Greed")
    assert fuller.a.may_activate("Jar of Greed")


@pytest.mark.ruling("WIN-019")
def test_other_effects_on_an_empty_deck_do_nothing() -> None:
    duel = Scenario()
    duel.a.monsters("Goblin Zombie")
    duel.b.deck()
    duel.a.battle_phase()
    duel.a.attacks_directly("Goblin Zombie")
    duel.all_pass()
    assert lp(duel) == (8000, 6900)
    assert len(duel.happened(ChainLinkResolving)) == 1
    assert duel.b.graveyard_names == []
    assert duel.winner is None


@pytest.mark.ruling("WIN-021")
def test_an_effect_in_place_of_the_draw() -> None:
    duel = Scenario(player="B")
    duel.a.deck().graveyard("Flame Tiger")
    duel.b.ends_turn()
    duel.a.activates("Flame Tiger")
    duel.all_pass()
    assert duel.a.field_names == ["Flame Tiger"]
    assert duel.winner is None
    assert (duel.turn_player, duel.phase) == ("A", c.PHASE_MAIN1)


@pytest.mark.ruling("WIN-022")
def test_exodia_wins_without_activation() -> None:
    duel = Scenario(player="B")
    duel.a.hand(*PIECES[:4]).deck_top(PIECES[4])
    duel.b.set("Jar of Greed", "Divine Wrath").hand("Gemini Elf")
    duel.b.ends_turn()
    while isinstance(duel.decision, d.ChainResponse):
        assert duel.turn_player == "B"  # B could use Jar of Greed in A's Draw Phase too, but is not asked
        duel.respond(())
    assert duel.winner == "A"
    assert duel.decision is None
    assert duel.happened(ChainLinkAdded) == []


@pytest.mark.ruling("WIN-023")
def test_win_condition_is_not_checked_in_the_middle_of_an_effect() -> None:
    duel = Scenario()
    duel.a.hand(*PIECES[:4], "Dark World Dealings").deck_top(PIECES[4])
    duel.b.hand("Gemini Elf")
    duel.a.activates("Dark World Dealings")
    duel.a.picks(PIECES[1])
    duel.b.picks("Gemini Elf")
    duel.all_pass()
    assert duel.winner is None
    assert sorted(duel.a.hand_names) == sorted(name for name in PIECES if name != PIECES[1])


@pytest.mark.ruling("WIN-023")
def test_win_condition_is_checked_after_the_effect() -> None:
    duel = Scenario()
    duel.a.hand(*PIECES[:4], "Dark World Dealings", "Vorse Raider").deck_top(PIECES[4])
    duel.b.hand("Gemini Elf")
    duel.a.activates("Dark World Dealings")
    duel.a.picks("Vorse Raider")
    assert duel.winner is None
    duel.b.picks("Gemini Elf")
    assert duel.winner == "A"


@pytest.mark.ruling("WIN-025")
def test_both_meet_a_win_condition() -> None:
    duel = Scenario()
    duel.a.hand(*PIECES[:3], "Vorse Raider", "Gemini Elf", "Hand Destruction").deck_top(*PIECES[3:])
    duel.b.hand(*PIECES[:3], "Vorse Raider", "Gemini Elf").deck_top(*PIECES[3:])
    duel.a.activates("Hand Destruction")
    duel.a.picks("Vorse Raider", "Gemini Elf")
    duel.b.picks("Vorse Raider", "Gemini Elf")
    assert duel.winner == "draw"
    assert sorted(duel.a.hand_names) == sorted(duel.b.hand_names) == sorted(PIECES)
