"""What a player must do by another's text is no effect on the card (MUST), and what stays negatable (NEG)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import materials
from tests.scenario import Scenario

TOWERS = "Apoqliphort Towers"
WILDHEART = "Elemental HERO Wildheart"
ROCK, PAPER, SCISSORS = range(3)


@pytest.mark.ruling("MUST-005")
def test_the_only_monster_must_go_though_it_is_unaffected() -> None:
    duel = Scenario()
    duel.a.hand("Advanced Ritual Art", "Cyber Angel Dakini").deck("Gemini Elf", "Luster Dragon", "Kuriboh")
    duel.b.monster_in(2, "Tatsunoko")
    duel.a.activates("Advanced Ritual Art")
    duel.all_pass()
    duel.a.picks("Gemini Elf", "Luster Dragon")
    duel.a.activates("Cyber Angel Dakini")
    duel.all_pass()
    assert duel.place_of("Tatsunoko") == "GY"
    assert not duel.b.card("Tatsunoko").data.reason & c.REASON_EFFECT


@pytest.mark.ruling("MUST-006")
def test_a_monster_one_must_send_was_not_sent_by_an_effect() -> None:
    duel = Scenario()
    duel.a.monsters(TOWERS)
    duel.b.hand("Shaddoll Squamata").monsters("Gemini Elf").deck_top("Shaddoll Beast")
    duel.a.activates(TOWERS)
    duel.b.picks("Shaddoll Squamata")
    assert not duel.b.could_respond("Shaddoll Squamata")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Shaddoll Squamata"]


def test_squamata_does_answer_an_effect_that_sends_it() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters("Shaddoll Squamata").deck_top("Shaddoll Beast")
    duel.a.activates("Raigeki")
    assert duel.b.could_respond("Shaddoll Squamata")


def gear(attacker: str, target: str) -> Scenario:
    """B's monster attacks A's; A answers with Transmission Gear in damage calculation."""
    duel = Scenario(player="B")
    duel.a.monsters(target).set("Transmission Gear")
    duel.b.monsters(attacker)
    duel.b.battle_phase()
    duel.b.attacks(attacker, target)
    duel.a.activates("Transmission Gear")
    return duel


@pytest.mark.ruling("MUST-007")
def test_the_loser_must_banish_a_monster_unaffected_by_traps() -> None:
    duel = gear(WILDHEART, "Gemini Elf")
    duel.a.chooses(ROCK)
    duel.b.chooses(ROCK)  # a tie: once more
    duel.a.chooses(PAPER)
    duel.b.chooses(ROCK)
    duel.all_pass()
    assert duel.b.banished_names == [WILDHEART]
    assert duel.b.card(WILDHEART).is_face_down()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    assert duel.a.lp == 8000


@pytest.mark.ruling("NEG-026")
def test_a_monster_unaffected_by_everything_must_be_sent_too() -> None:
    champion = "Number 86: Heroic Champion - Rhongomyniad"
    duel = Scenario()
    duel.a.monsters(TOWERS)
    duel.b.monster_in(2, champion)
    materials(duel.b, duel.b.card(champion), "Gemini Elf", "Gemini Elf", "Gemini Elf")
    duel.a.activates(TOWERS)
    duel.all_pass()
    assert duel.place_of(champion) == "GY"
    assert not duel.b.card(champion).data.reason & c.REASON_EFFECT


@pytest.mark.ruling("MUST-015")
def test_cards_are_kept_revealed_by_the_contract_alone() -> None:
    contract, spell = "Contract with Don Thousand", "Dian Keto the Cure Master"
    duel = Scenario()
    duel.a.face_up(contract).hand("Mystical Space Typhoon")
    duel.b.hand("Gemini Elf").deck_top(spell).set("Mystical Space Typhoon")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    assert [card.code for card in duel.duel.view(0).foe.hand if card.code] == [duel.find(spell).code]
    assert duel.find(spell).is_public()
    assert not duel.find("Gemini Elf").is_public()
    assert not duel.b.may_summon("Gemini Elf")
    assert not duel.b.may_set("Gemini Elf")
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of(contract) == "GY"
    assert not any(card.code for card in duel.duel.view(0).foe.hand)
    assert duel.b.may_summon("Gemini Elf")
    assert duel.b.may_set("Gemini Elf")


@pytest.mark.ruling("NEG-009")
def test_the_activation_of_an_effect_that_cannot_be_negated_can_be() -> None:
    base = "Super Vehicroid - Mobile Base"
    duel = Scenario()
    duel.a.monster_in(2, base).hand("Vehicroid Connection Zone", "Drillroid").extra(base)
    duel.a.deck_top("Drillroid")
    duel.b.monsters("Gemini Elf").set("Solemn Strike")
    duel.a.activates("Vehicroid Connection Zone")
    duel.a.picks(base, "Drillroid")
    duel.all_pass()
    assert duel.a.graveyard_names == [base, "Drillroid", "Vehicroid Connection Zone"]
    duel.a.activates(base)
    duel.b.activates("Solemn Strike")
    duel.all_pass()
    assert duel.b.lp == 6500
    assert duel.a.names(c.LOCATION_MZONE) == [base]
    assert "Drillroid" in duel.a.names(c.LOCATION_DECK)
