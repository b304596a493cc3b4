"""Cases of the computer player's judgement: battles that gain nothing, harm to itself, what a card is."""

from __future__ import annotations

import pytest

from app.engine import constants as c
from tests.ai.players import moves, play_to_open_state
from tests.scenario import Scenario, pool

OTHER_ART = {"Dark Magician": 36996508, "Polymerization": 27847700}


def attacks(told: list[str]) -> list[str]:
    """The attacks among some moves."""
    return [move for move in told if move.startswith("attack")]


@pytest.mark.parametrize("attacker", ["Celtic Guardian", "Mokey Mokey", None])
def test_case_79_no_monster_without_atk_goes_to_attack_position(attacker: str | None) -> None:
    duel = Scenario()
    duel.a.defending("Ash Blossom & Joyous Spring")
    if attacker:
        duel.b.monsters(attacker)
    told = moves(duel)
    assert not [move for move in told if move.startswith(("turn", "battle", "attack"))]
    assert duel.a.card("Ash Blossom & Joyous Spring").position == c.POS_FACEUP_DEFENSE


@pytest.mark.parametrize("defender", ["Geargiarmor", "Giant Soldier of Stone"])
def test_case_80_no_attack_on_a_defender_it_cannot_beat(defender: str) -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf")
    duel.b.defending(defender)
    assert attacks(moves(duel)) == []
    assert duel.a.lp == 8000


def test_case_80_equal_atk_may_be_traded_and_a_weaker_defender_is_attacked() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf")
    duel.b.defending("Celtic Guardian")
    assert attacks(moves(duel)) == ["attack Gemini Elf > Celtic Guardian"]


@pytest.mark.parametrize("spell", ["Smashing Ground", "Mystical Space Typhoon"])
def test_case_82_removal_without_a_choice_of_theirs_is_kept(spell: str) -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull").set("Mirror Force").hand(spell)
    moves(duel)
    assert duel.a.field_names[:2] == ["Summoned Skull", "Mirror Force"]
    assert spell not in duel.a.graveyard_names


def test_case_82_their_cards_come_first() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").set("Mirror Force")
    duel.a.hand("Smashing Ground", "Mystical Space Typhoon")
    duel.b.defending("Celtic Guardian").set("Waboku")
    moves(duel)
    assert duel.a.field_names[:2] == ["Blue-Eyes White Dragon", "Mirror Force"]
    assert {"Celtic Guardian", "Waboku"} <= set(duel.b.graveyard_names)


def test_case_82_effect_veiler_negates_theirs() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Airknight Parshath").hand("Effect Veiler")
    duel.b.hand("Breaker the Magical Warrior")
    duel.b.summons("Breaker the Magical Warrior")
    assert "activate Effect Veiler" in play_to_open_state(duel)
    assert duel.b.card("Breaker the Magical Warrior").is_negated()
    assert not duel.a.card("Airknight Parshath").is_negated()


FRAGILE = ("Blue-Eyes White Dragon", "Summoned Skull", "Mirror Force")


@pytest.mark.parametrize(("where", "opponent"), [("hand", False), ("field", True)])
def test_case_82_no_card_of_the_pool_harms_its_own_strong_cards(where: str, opponent: bool) -> None:
    harmed = []
    for facts in pool():
        if not pool().is_playable(facts.code) or facts.alias or not facts.needs_script:
            continue
        monster = bool(facts.type & c.TYPE_MONSTER)
        if facts.is_extra_deck or facts.type & c.TYPE_TOKEN or (monster and facts.level > 6):
            continue
        duel = Scenario()
        duel.a.monsters(*FRAGILE[:2]).set(FRAGILE[2]).graveyard("Celtic Guardian")
        if opponent:
            duel.b.defending("Celtic Guardian").face_down("Giant Soldier of Stone")
            duel.b.set("Mystical Space Typhoon").graveyard("Vorse Raider")
        if where == "hand":
            duel.a.hand(facts.name, "Mokey Mokey")
        elif monster:
            duel.a.monsters(facts.name)
        else:
            duel.a.set(facts.name)
        told = moves(duel, 60)
        if not set(FRAGILE) <= set(duel.a.field_names):
            harmed.append((facts.name, told))
    assert not harmed


def test_case_83_the_second_number_of_a_card_is_used_like_the_first() -> None:
    told = []
    for arts in ({}, OTHER_ART):
        duel = Scenario()
        duel.a.hand("Polymerization", "Curse of Dragon", "Gaia The Fierce Knight", "Dark Magician")
        duel.a.monsters("Celtic Guardian", "Mokey Mokey").extra("Gaia the Dragon Champion")
        duel.b.monsters("Summoned Skull")
        for card in duel.state.cards[1:]:
            card.code = arts.get(pool().data(card.code).name, card.code)
        told.append(moves(duel))
    assert told[0] == told[1]
    assert "activate Polymerization" in told[0]
    assert "Gaia the Dragon Champion" in " ".join(told[0])


def test_case_84_a_monster_that_moved_is_seen_as_it_is() -> None:
    duel = Scenario()
    duel.a.monster_in(5, "Super Vehicroid - Mobile Base", c.POS_FACEUP_DEFENSE)
    duel.a.monster_in(1, "Drillroid").monster_in(3, "Celtic Guardian", c.POS_FACEUP_DEFENSE)
    duel.b.monsters("Blue-Eyes White Dragon")
    before = duel.a.card("Super Vehicroid - Mobile Base").data.uid
    duel.a.ends_turn()
    duel.a.activates("Super Vehicroid - Mobile Base")
    duel.all_pass()
    moved = duel.a.card("Super Vehicroid - Mobile Base")
    assert (moved.data.uid, moved.sequence) == (before, 1)
    assert duel.turn_player == "B"
    seen = duel.duel.view(1).sides[0].monsters[1]
    assert seen is not None
    assert (seen.attack, seen.defense) == (0, 5000)
    assert attacks(moves(duel)) == ["attack Blue-Eyes White Dragon > Celtic Guardian"]
    assert duel.b.lp == 8000


def test_case_84_control_that_comes_back_to_another_zone_is_seen_too() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart")
    duel.b.monster_in(4, "Celtic Guardian").monster_in(2, "Vorse Raider")
    duel.a.activates("Change of Heart", "Vorse Raider")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.turn_player == "B"
    assert {"attack Vorse Raider > directly", "attack Celtic Guardian > directly"} <= set(moves(duel))
