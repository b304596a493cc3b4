"""Entries on activating, costs, Chains and limits of use that need particular cards."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.events import ChainLinkAdded, Moved
from app.engine.state import STATUS_PROPER
from tests.rulings.attacking import attackers
from tests.rulings.building import offered
from tests.rulings.extra_deck import scales
from tests.rulings.summoning import activated
from tests.rulings.watching import could_answer
from tests.scenario import Scenario

STAGE, CANDINA = "Trickstar Light Stage", "Trickstar Candina"
BEACON, SPIRIT, BLUE_EYES = "Beacon of White", "Blue-Eyes Spirit Dragon", "Blue-Eyes White Dragon"
BLACK_WINGED = "Black-Winged Dragon"
NOBLE, WISDOM, STARGAZER = "Nobledragon Magician", "Wisdom-Eye Magician", "Stargazer Magician"
MST = "Mystical Space Typhoon"


def asks(duel: Scenario) -> tuple[type[d.Decision], int]:
    """Kind of the open question and whom it is put to."""
    decision = duel.decision
    assert decision is not None
    return type(decision), decision.player


@pytest.mark.ruling("ACT-027")
def test_a_card_activated_by_an_effect_starts_nothing() -> None:
    duel = Scenario()
    duel.a.set("Metaverse").deck("Wattkid", CANDINA, STAGE)
    duel.b.set("Magic Jammer").hand("Wattkid")
    duel.a.activates("Metaverse")
    duel.a.chooses(0)
    stage = duel.a.card(STAGE)
    assert stage.in_field_zone
    assert stage.is_face_up()
    assert asks(duel) == (d.IdleCommand, 0)
    assert duel.a.hand_names == []
    assert activated(duel) == ["Metaverse"]
    assert duel.happened(ChainLinkAdded)[0].card.card.key == duel.a.card("Metaverse").uid


def test_the_same_card_activated_from_the_hand_is_answered_and_searches() -> None:
    duel = Scenario()
    duel.a.hand(STAGE).deck("Wattkid", CANDINA)
    duel.b.set("Magic Jammer").hand("Wattkid")
    duel.a.activates(STAGE)
    assert could_answer(duel, duel.b, "Magic Jammer")
    duel.all_pass()
    duel.a.says(True)
    assert duel.a.hand_names == [CANDINA]


@pytest.mark.ruling("COST-031")
@pytest.mark.parametrize("by_itself", [True, False])
def test_what_would_be_banished_does_not_pay(by_itself: bool) -> None:
    fader = "Battle Fader"
    duel = Scenario(player="B" if by_itself else "A")
    duel.a.hand("Transmodify").deck(*["Wattkid"] * 3, "D/D Swirl Slime", "Wattkid")
    if by_itself:
        duel.a.hand(fader)
        duel.b.monsters("Vorse Raider")
        duel.b.battle_phase()
        duel.b.attacks_directly("Vorse Raider")
        duel.a.activates(fader)
        duel.all_pass()
        duel.b.ends_turn()
    else:
        duel.a.monsters(fader)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [fader]
    assert asks(duel) == (d.IdleCommand, 0)
    assert duel.phase == c.PHASE_MAIN1
    assert duel.a.may_activate("Transmodify") is not by_itself


def guided() -> Scenario:
    """A's Beacon of White has called Blue-Eyes Spirit Dragon; three Blue-Eyes lie in the GY."""
    duel = Scenario()
    duel.a.hand(BEACON, "Forbidden Lance").graveyard(BLUE_EYES, BLUE_EYES, BLUE_EYES, SPIRIT)
    duel.find(SPIRIT).data.status |= STATUS_PROPER
    duel.b.set(MST)
    duel.a.activates(BEACON, SPIRIT)
    duel.all_pass()
    assert duel.a.card(SPIRIT).is_negated()
    return duel


@pytest.mark.ruling("LINKED-017")
@pytest.mark.parametrize("lanced", [True, False])
def test_a_monster_unaffected_by_its_beacon(lanced: bool) -> None:
    duel = guided()
    if lanced:
        duel.a.activates("Forbidden Lance")
        duel.all_pass()
    duel.a.battle_phase()
    attacks = 0
    while attackers(duel):
        assert attackers(duel) == [SPIRIT]
        duel.a.attacks_directly(SPIRIT)
        duel.all_pass()
        attacks += 1
    assert attacks == (1 if lanced else 3)
    assert duel.a.card(BEACON).is_face_up()
    duel.a.main_phase_2()
    duel.b.activates(MST)
    duel.all_pass()
    assert BEACON in duel.a.graveyard_names
    assert duel.place_of(SPIRIT) == ("Monster Zone" if lanced else "banished")
    if lanced:
        assert duel.a.card(SPIRIT).is_negated()
        duel.a.ends_turn()
        duel.all_pass()
        assert duel.a.card(SPIRIT).is_negated()  # also when the Lance has ended


@pytest.mark.ruling("LINKED-019")
@pytest.mark.parametrize("decree", [True, False])
def test_a_revived_monster_gets_its_effects_back(decree: bool) -> None:
    duel = Scenario()
    duel.a.set("Wicked Rebirth", "Royal Decree").graveyard(BLACK_WINGED)
    duel.find(BLACK_WINGED).data.status |= STATUS_PROPER
    duel.b.hand("Solar Flare Dragon")
    duel.a.activates("Wicked Rebirth")
    duel.all_pass()
    dragon = duel.a.card(BLACK_WINGED)
    assert (dragon.location, dragon.is_negated()) == (c.LOCATION_MZONE, True)
    if decree:
        duel.a.activates("Royal Decree")
        duel.all_pass()
    duel.a.battle_phase()
    assert dragon.is_negated() is not decree
    assert attackers(duel) == ([BLACK_WINGED] if decree else [])
    if decree:
        duel.a.attacks_directly(BLACK_WINGED)
        duel.all_pass()
        assert duel.b.lp == 5200


@pytest.mark.ruling("CHN-012")
def test_chain_strike_waits_for_a_chain_of_different_names() -> None:
    jar, strike = "Jar of Greed", "Chain Strike"
    duel = Scenario()
    duel.a.set(jar, jar)
    duel.b.set(strike)
    duel.a.activates(jar)
    assert could_answer(duel, duel.b, strike)
    duel.a.activates(jar)
    assert [link.uid for link in duel.kernel.state.chain] == [each.uid for each in jars(duel)]
    assert not could_answer(duel, duel.b, strike)
    duel.all_pass()
    assert activated(duel) == [jar, jar]


def jars(duel: Scenario) -> list[Card]:
    """A's cards in the Spell & Trap Zones."""
    return duel.kernel.players[0].spells_and_traps()


def moves(duel: Scenario) -> list[tuple[str, int]]:
    """(name, LOCATION it came to) of all moves so far."""
    return [
        (duel.kernel.by_key(event.after.card.key).name, event.after.card.location)
        for event in duel.happened(Moved)
    ]


@pytest.mark.ruling("TIM-020")
def test_what_is_no_activation_happens_inside_an_effect() -> None:
    duel = Scenario()
    scales(duel.a, NOBLE, WISDOM)
    duel.a.deck("Wattkid", STARGAZER)
    duel.b.set(MST)
    duel.a.activates(WISDOM)
    duel.b.passes()
    duel.all_pass()
    places = [c.LOCATION_EXTRA, c.LOCATION_EXTRA, c.LOCATION_SZONE]
    assert moves(duel) == list(zip((WISDOM, NOBLE, STARGAZER), places, strict=True))
    assert activated(duel) == [WISDOM]
    assert duel.a.card(NOBLE).data.reason & c.REASON_DESTROY
    assert duel.a.card(STARGAZER).in_pendulum_zone
    assert duel.a.field_names == [STARGAZER]


@pytest.mark.ruling("RES-014")
def test_a_destroyed_pendulum_card_resolves_without_effect() -> None:
    duel = Scenario()
    scales(duel.a, NOBLE, WISDOM)
    duel.a.deck("Wattkid", STARGAZER)
    duel.b.set(MST)
    duel.a.activates(WISDOM)
    duel.b.activates(MST, WISDOM)
    duel.all_pass()
    assert activated(duel) == [WISDOM, MST]
    assert duel.place_of(WISDOM) == "Extra Deck"
    assert duel.place_of(STARGAZER) == "Deck"
    assert duel.a.field_names == []


@pytest.mark.ruling("OPT-003")
def test_one_use_for_all_copies() -> None:
    gate, slime = "Dark Contract with the Gate", "D/D Swirl Slime"
    duel = Scenario()
    duel.a.face_up(gate, gate).deck("Wattkid", slime, slime, "Wattkid")
    assert offered(duel, duel.a).count((d.ACT_ACTIVATE, gate)) == 2
    duel.a.activates(gate)
    duel.a.picks(slime)
    duel.all_pass()
    assert duel.a.hand_names == [slime]
    assert slime in duel.a.names(c.LOCATION_DECK)
    assert duel.a.field_names == [gate, gate]
    assert not duel.a.may_activate(gate)
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert offered(duel, duel.a).count((d.ACT_ACTIVATE, gate)) == 2


@pytest.mark.ruling("OPT-021")
@pytest.mark.parametrize("first", [1, 2])
def test_one_use_whichever_effect_was_chosen(first: int) -> None:
    ravine, phalanx = "Dragon Ravine", "Dragunity Phalanx"
    duel = Scenario()
    duel.a.face_up(ravine).hand("Wattkid", "Gemini Elf").deck("Wattkid", phalanx, phalanx)

    def options() -> list[int]:
        decision = duel.settled_decision()
        assert isinstance(decision, d.IdleCommand)
        return [x.effect for x in decision.commands if duel.is_named(x.card, ravine)]

    assert options() == [1, 2]
    duel.a.activates(ravine, "Wattkid", effect=first)
    duel.a.picks(phalanx)
    duel.all_pass()
    assert (duel.a.hand_names, duel.a.graveyard_names) == (
        (["Gemini Elf", phalanx], ["Wattkid"]) if first == 1 else (["Gemini Elf"], ["Wattkid", phalanx])
    )
    assert options() == []
