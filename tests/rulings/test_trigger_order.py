"""The order in which simultaneous effects form a Chain (SEG)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.summoning import activated
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

MIST = "Elemental HERO Shadow Mist"
GATE = "Dark Contract with the Gate"
GORZ = "Gorz the Emissary of Darkness"
MST = "Mystical Space Typhoon"


def chains(duel: Scenario) -> list[tuple[int, str]]:
    """(link number, name) of all Chain Links so far."""
    numbers = [event.number for event in duel.happened(ChainLinkAdded)]
    return list(zip(numbers, activated(duel), strict=True))


@pytest.mark.ruling("SEG-001")
def test_simultaneous_effects_form_one_chain_in_order() -> None:
    duel = Scenario()
    duel.a.monsters(MIST, "Sangan").hand("Dark Hole")
    duel.a.deck("Kuriboh", "Elemental HERO Avian", "Gemini Elf")
    duel.b.monsters(MIST, "Goblin Zombie").deck("Plaguespreader Zombie", "Elemental HERO Avian")
    duel.a.activates("Dark Hole")
    duel.a.activates(MIST)
    duel.b.activates(MIST)
    assert chains(duel) == [(1, "Dark Hole"), (1, "Sangan"), (2, "Goblin Zombie"), (3, MIST), (4, MIST)]
    assert [event.player for event in duel.happened(ChainLinkAdded)] == [0, 0, 1, 0, 1]
    duel.all_pass()
    assert duel.a.hand_names == ["Elemental HERO Avian", "Kuriboh"]  # links 3 and 1
    assert duel.b.hand_names == ["Elemental HERO Avian", "Plaguespreader Zombie"]  # links 4 and 2


@pytest.mark.ruling("SEG-003")
def test_hidden_cards_come_after_all_public_ones() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian").hand("Tragoedia")
    duel.b.monsters("Atlantean Marksman").deck("Atlantean Dragoons", "Wattkid").set("Rush Recklessly")
    duel.a.battle_phase()
    duel.a.attacks("Celtic Guardian", "Atlantean Marksman")
    duel.b.activates("Rush Recklessly", "Atlantean Marksman")
    duel.b.activates("Atlantean Marksman")
    assert duel.a.lp == 7300
    duel.a.activates("Tragoedia")
    assert chains(duel)[1:] == [(1, "Atlantean Marksman"), (2, "Tragoedia")]


@pytest.mark.ruling("SEG-004")
def test_two_triggers_of_one_moment_are_one_chain() -> None:
    duel = Scenario()
    duel.a.monsters("Sangan", MIST).hand("Dark Hole").deck("Kuriboh", "Elemental HERO Avian", "Wattkid")
    duel.a.activates("Dark Hole")
    duel.a.activates(MIST)
    assert chains(duel) == [(1, "Dark Hole"), (1, "Sangan"), (2, MIST)]


@pytest.mark.ruling("SEG-007")
def test_a_summon_trigger_resolves_though_its_monster_is_gone() -> None:
    duel = Scenario()
    duel.a.monsters("Plaguespreader Zombie", "Cyber Dragon").extra("Black Rose Dragon")
    duel.b.monsters("Gemini Elf").set("Bottomless Trap Hole", "Waboku")
    duel.a.special_summons("Black Rose Dragon")
    duel.a.picks("Plaguespreader Zombie", "Cyber Dragon")
    duel.a.activates("Black Rose Dragon")
    duel.b.activates("Bottomless Trap Hole")
    assert chains(duel) == [(1, "Black Rose Dragon"), (2, "Bottomless Trap Hole")]
    duel.all_pass()
    assert duel.place_of("Black Rose Dragon") == "banished"
    assert duel.b.field_names == []


@pytest.mark.ruling("SEG-008")
def test_only_one_copy_in_the_hand_answers_an_event() -> None:
    duel = Scenario(player="B")
    duel.a.hand(GORZ, GORZ)
    duel.b.monsters("Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks_directly("Vorse Raider")
    duel.a.activates(GORZ)
    assert duel.a.lp == 6100
    assert not duel.a.could_respond(GORZ)
    duel.all_pass()
    assert duel.a.hand_names == [GORZ]
    assert duel.a.field_names == [GORZ, "Emissary of Darkness Token"]


@pytest.mark.ruling("SEG-010")
def test_fast_effects_come_between_the_chains_of_a_phase() -> None:
    duel = Scenario(player="B")
    duel.a.face_up(GATE, GATE)
    duel.b.set(MST)
    duel.b.ends_turn()
    duel.a.activates(GATE)
    used = duel.kernel.by_key(duel.happened(ChainLinkAdded)[0].card.card.key)
    while duel.a.lp == 8000:
        duel.respond(())
    assert offered_now(duel, duel.b, MST)
    assert duel.kernel.state.chain == []
    duel.b.activates(MST)
    other = next(x for x in duel.kernel.cards_in(0, c.LOCATION_SZONE) if x is not used)
    assert isinstance(duel.decision, d.SelectCards)
    duel.respond((next(ref.key for ref in duel.decision.cards if duel.kernel.by_key(ref.key) is other),))
    assert [number for number, _ in chains(duel)] == [1, 1]
    duel.all_pass()
    assert duel.a.lp == 7000
    assert duel.phase == c.PHASE_MAIN1
    assert duel.place_of(MST) == "GY"


@pytest.mark.ruling("SEG-012")
def test_effects_of_one_chain_form_the_next_chain() -> None:
    duel = Scenario()
    duel.a.monsters("Sangan").hand("Pot of Greed").deck_top("Kuriboh", "Wattkid", "Wattkid")
    duel.b.set("Raigeki Break").hand(MIST).deck("Elemental HERO Avian", "Wattkid")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Raigeki Break", "Sangan")
    duel.b.activates(MIST)
    assert chains(duel) == [(1, "Pot of Greed"), (2, "Raigeki Break"), (1, "Sangan"), (2, MIST)]
