"""More of Tokens: what is paid with them and what their makers say about them (TOK)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import DEFENSE, choices, monster
from tests.rulings.test_tokens import DRONE, SHEEP, everywhere, tokens
from tests.scenario import Scenario


@pytest.mark.ruling("TOK-004")
def test_what_the_token_does_is_an_effect_of_its_maker() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Lonefire Blossom", "Horseytail").set("Skill Drain")
    duel.b.monsters("Gemini Elf").hand("Kuriboh", "Celtic Guardian")
    duel.b.battle_phase()
    duel.b.attacks("Gemini Elf", "Horseytail")
    duel.all_pass()
    assert duel.b.card("Horseytail Token").position == DEFENSE
    duel.b.ends_turn()
    duel.a.activates("Skill Drain")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    assert duel.a.card("Lonefire Blossom").is_negated()
    duel.a.battle_phase()
    duel.a.attacks("Lonefire Blossom", "Horseytail Token")
    hand = len(duel.b.hand_names)
    duel.b.picks("Kuriboh")
    duel.all_pass()
    assert everywhere(duel, "Horseytail Token") == []
    assert len(duel.b.hand_names) == hand - 1
    assert duel.b.graveyard_names == ["Kuriboh"]


@pytest.mark.ruling("TOK-013")
def test_a_token_is_fusion_material() -> None:
    tornado = "Elemental HERO Great Tornado"
    duel = Scenario()
    monster(duel.a, DRONE)
    duel.a.hand("Polymerization", "Elemental HERO Sparkman").extra(tornado)
    duel.a.activates("Polymerization")
    while not isinstance(duel.decision, d.IdleCommand):
        if not duel._skip_one():
            decision = duel.decision
            assert isinstance(decision, (d.SelectCards, d.SelectUnselect)), duel.told("unexpected")
            refs = decision.selectable if isinstance(decision, d.SelectUnselect) else decision.cards
            duel.respond((refs[0].key,))
    assert duel.a.field_names == [tornado]
    assert everywhere(duel, DRONE) == []
    assert sorted(duel.a.graveyard_names) == ["Elemental HERO Sparkman", "Polymerization"]


@pytest.mark.ruling("TOK-019")
def test_a_token_is_not_sent_to_the_graveyard_for_a_summon() -> None:
    fortress = "Chimeratech Fortress Dragon"
    duel = Scenario()
    duel.a.monsters("Cyber Dragon").extra(fortress)
    monster(duel.a, DRONE)
    assert duel.a.card(DRONE).is_race(c.RACE_MACHINE)
    assert not duel.a.may_special_summon(fortress)
    other = Scenario()
    other.a.monsters("Cyber Dragon", "Mecha Phantom Beast Tetherwolf").extra(fortress)
    assert other.a.may_special_summon(fortress)


@pytest.mark.ruling("TOK-023")
@pytest.mark.parametrize(("tenth", "legal"), [(SHEEP, False), ("Kuriboh", True)])
def test_a_token_is_not_shuffled_into_the_deck_for_a_summon(tenth: str, legal: bool) -> None:
    tierra = "Tierra, Source of Destruction"
    duel = Scenario()
    duel.a.hand(tierra, "Polymerization", "Raigeki", "Dark Hole", "Monster Reborn", "Summoned Skull")
    duel.a.monsters("Gemini Elf", "Vorse Raider").set("Mirror Force", "Waboku")
    monster(duel.a, tenth)
    assert duel.a.may_special_summon(tierra) == legal


@pytest.mark.ruling("TOK-024")
def test_a_token_is_banished_for_a_summon() -> None:
    dragon, token = "Red-Eyes Darkness Metal Dragon", "Dragon Lord Token"
    duel = Scenario()
    tokens(duel.a, token)
    duel.a.hand(dragon)
    duel.a.special_summons(dragon)
    duel.all_pass()
    assert duel.a.field_names == [dragon]
    assert everywhere(duel, token) == []
    assert duel.a.banished_names == duel.a.graveyard_names == []
