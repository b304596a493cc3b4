"""Magical Hats."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario


def hats() -> Scenario:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Luster Dragon").hand("Mystical Space Typhoon")
    duel.b.monsters("Gemini Elf").set("Magical Hats").deck("Mystical Elf", "Dark Hole", "Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Gemini Elf")
    duel.b.activates("Magical Hats")
    duel.all_pass()
    return duel


@pytest.mark.ruling("ZONE-037")
def test_hats_are_monsters_and_no_spells() -> None:
    duel = hats()
    assert sorted(duel.b.field_names) == ["Dark Hole", "Gemini Elf", "Mirror Force"]
    assert all(duel.b.card(name).is_in(c.POS_FACEDOWN_DEFENSE) for name in duel.b.field_names)
    assert not duel.a.could_respond("Mystical Space Typhoon")
    duel.a.replays_on("Mirror Force")
    duel.all_pass()
    assert duel.place_of("Mirror Force") == "GY"
    assert duel.b.lp == 8000
    assert sorted(duel.b.field_names) == ["Dark Hole", "Gemini Elf"]


def test_hats_are_destroyed_at_the_end_of_the_battle_phase() -> None:
    duel = hats()
    duel.a.replays_on(None)
    duel.a.main_phase_2()
    duel.all_pass()
    assert duel.b.field_names == ["Gemini Elf"]
    assert sorted(duel.b.graveyard_names) == ["Dark Hole", "Magical Hats", "Mirror Force"]
    assert duel.b.card("Gemini Elf").is_face_down()
    assert duel.b.card("Dark Hole").is_spell()


def test_the_opponent_cannot_tell_which_card_is_the_monster() -> None:
    spots = set()
    for seed in range(12):
        duel = Scenario(seed=seed)
        duel.a.monsters("Vorse Raider")
        duel.b.monsters("Gemini Elf").set("Magical Hats").deck("Mystical Elf", "Dark Hole", "Mirror Force")
        duel.a.battle_phase()
        duel.b.activates("Magical Hats")
        duel.all_pass()
        spots.add(duel.b.card("Gemini Elf").sequence)
        seen = [card for card in duel.duel.view(0).sides[1].monsters if card is not None]
        assert [card.code for card in seen] == [0, 0, 0]
    assert len(spots) == 3


def test_only_in_the_battle_phase_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set("Magical Hats").deck("Dark Hole", "Mirror Force")
    assert not duel.a.may_activate("Magical Hats")
    duel = Scenario()
    duel.a.hand("Upstart Goblin")
    duel.b.monsters("Gemini Elf").set("Magical Hats").deck("Dark Hole", "Mirror Force")
    duel.a.activates("Upstart Goblin")
    assert not duel.b.could_respond("Magical Hats")
