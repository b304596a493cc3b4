"""Battle damage and effect damage (DMG)."""

import pytest

from app.engine import constants as c
from app.engine.carddata import CardPool
from tests.scenario import Scenario


def battle(attacker: str, target: str | None, position: int = c.POS_FACEUP_ATTACK) -> Scenario:
    """``attacker`` of player A has fought ``target`` of player B (None: attacked directly)."""
    duel = Scenario()
    duel.a.monsters(attacker)
    if target is not None:
        duel.b.monsters(target, position=position)
    duel.a.battle_phase()
    if target is None:
        duel.a.attacks_directly(attacker)
    else:
        duel.a.attacks(attacker, target)
    duel.all_pass()
    return duel


def lp(duel: Scenario) -> tuple[int, int]:
    return duel.a.lp, duel.b.lp


@pytest.mark.ruling("DMG-002")
def test_stronger_attacker_destroys_and_inflicts_the_difference() -> None:
    duel = battle("Gene-Warped Warwolf", "Celtic Guardian")
    assert lp(duel) == (8000, 7400)
    assert duel.b.graveyard_names == ["Celtic Guardian"]
    assert duel.a.field_names == ["Gene-Warped Warwolf"]


@pytest.mark.ruling("DMG-003")
def test_equal_attackers_destroy_each_other() -> None:
    duel = battle("Luster Dragon", "Vorse Raider")
    assert lp(duel) == (8000, 8000)
    assert duel.a.graveyard_names == ["Luster Dragon"]
    assert duel.b.graveyard_names == ["Vorse Raider"]


@pytest.mark.ruling("DMG-004")
def test_0_against_0_in_attack_position() -> None:
    duel = battle("Thousand-Eyes Idol", "Thousand-Eyes Idol")
    assert lp(duel) == (8000, 8000)
    assert duel.a.field_names == duel.b.field_names == ["Thousand-Eyes Idol"]


@pytest.mark.ruling("DMG-005")
def test_weaker_attacker_is_destroyed() -> None:
    duel = battle("Celtic Guardian", "Gene-Warped Warwolf")
    assert lp(duel) == (7400, 8000)
    assert duel.a.graveyard_names == ["Celtic Guardian"]
    assert duel.b.field_names == ["Gene-Warped Warwolf"]


@pytest.mark.ruling("DMG-006")
def test_defense_position_below_atk() -> None:
    duel = battle("Gene-Warped Warwolf", "Celtic Guardian", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (8000, 8000)
    assert duel.b.graveyard_names == ["Celtic Guardian"]


@pytest.mark.ruling("DMG-007")
def test_defense_position_equal() -> None:
    duel = battle("Gene-Warped Warwolf", "Giant Soldier of Stone", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (8000, 8000)
    assert duel.a.field_names == ["Gene-Warped Warwolf"]
    assert duel.b.field_names == ["Giant Soldier of Stone"]


@pytest.mark.ruling("DMG-008")
def test_defense_position_above_atk() -> None:
    duel = battle("Celtic Guardian", "Giant Soldier of Stone", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (7400, 8000)
    assert duel.a.field_names == ["Celtic Guardian"]
    assert duel.b.field_names == ["Giant Soldier of Stone"]


@pytest.mark.ruling("DMG-009")
def test_damage_from_a_defending_monster_is_inflicted_by_its_controller() -> None:
    duel = battle("Skull Servant", "Airknight Parshath", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (6900, 8000)
    assert (len(duel.a.hand_names), len(duel.b.hand_names)) == (0, 1)
    assert duel.b.deck_count == 9


@pytest.mark.ruling("DMG-010")
def test_piercing() -> None:
    duel = battle("Airknight Parshath", "Celtic Guardian", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (8000, 7300)
    assert duel.b.graveyard_names == ["Celtic Guardian"]
    assert (len(duel.a.hand_names), len(duel.b.hand_names)) == (1, 0)


@pytest.mark.ruling("DMG-011")
def test_piercing_without_excess() -> None:
    duel = battle("Airknight Parshath", "Giant Soldier of Stone", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (7900, 8000)
    assert duel.a.field_names == ["Airknight Parshath"]
    assert duel.b.field_names == ["Giant Soldier of Stone"]
    assert duel.a.hand_names == []


@pytest.mark.ruling("DMG-012")
def test_direct_attack() -> None:
    assert lp(battle("Blue-Eyes White Dragon", None)) == (8000, 5000)


@pytest.mark.ruling("DMG-013")
def test_direct_attack_with_0_atk_inflicts_nothing() -> None:
    duel = Scenario()
    duel.a.monsters("Thousand-Eyes Idol")
    duel.b.hand("Gorz the Emissary of Darkness")
    duel.a.battle_phase()
    duel.a.attacks_directly("Thousand-Eyes Idol")
    assert not duel.b.could_respond("Gorz the Emissary of Darkness")
    duel.all_pass()
    assert lp(duel) == (8000, 8000)


@pytest.mark.ruling("DMG-014")
def test_0_atk_against_0_def() -> None:
    duel = battle("Thousand-Eyes Idol", "Thousand-Eyes Idol", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (8000, 8000)
    assert duel.a.field_names == duel.b.field_names == ["Thousand-Eyes Idol"]


@pytest.mark.ruling("DMG-015")
def test_attack_position_battles_with_atk_and_defense_position_with_def() -> None:
    duel = battle("Skull Servant", "Mystical Elf", c.POS_FACEUP_DEFENSE)
    assert lp(duel) == (6300, 8000)
    assert duel.a.field_names == ["Skull Servant"]
    assert duel.b.field_names == ["Mystical Elf"]


@pytest.mark.ruling("DMG-016")
def test_attacked_face_down_monster_battles_with_its_def() -> None:
    duel = battle("Celtic Guardian", "Mystical Elf", c.POS_FACEDOWN_DEFENSE)
    assert lp(duel) == (7400, 8000)
    assert duel.b.card("Mystical Elf", c.LOCATION_MZONE).position == c.POS_FACEUP_DEFENSE
    assert duel.a.field_names == ["Celtic Guardian"]


@pytest.mark.ruling("DMG-017")
def test_a_link_monster_battles_with_its_atk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardPool, "require_playable", CardPool.data)  # Link Spider's effect plays no part
    duel = Scenario(rules="mr4")
    duel.a.monsters("Celtic Guardian")
    duel.b.monsters("Link Spider")
    duel.a.battle_phase()
    duel.a.attacks("Celtic Guardian", "Link Spider")
    duel.all_pass()
    assert lp(duel) == (8000, 7600)
    assert duel.b.graveyard_names == ["Link Spider"]


@pytest.mark.ruling("DMG-018")
def test_protection_from_battle_damage_does_not_stop_effect_damage() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.set("Waboku")
    duel.a.activates("Ookazi")
    duel.b.activates("Waboku")
    duel.all_pass()
    assert lp(duel) == (8000, 7200)
    duel.a.battle_phase()
    duel.a.attacks_directly("Gene-Warped Warwolf")
    duel.all_pass()
    assert lp(duel) == (8000, 7200)  # Waboku works, so the 800 came through its protection


@pytest.mark.ruling("DMG-019")
def test_when_you_take_damage_accepts_effect_damage() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.set("Numinous Healer")
    duel.a.activates("Ookazi")
    assert duel.b.could_respond("Numinous Healer")
    duel.b.activates("Numinous Healer")
    duel.all_pass()
    assert lp(duel) == (8000, 8200)


@pytest.mark.ruling("DMG-020")
def test_gorz_answers_effect_damage_with_the_same_damage() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.hand("Gorz the Emissary of Darkness")
    duel.a.activates("Ookazi")
    duel.b.activates("Gorz the Emissary of Darkness")
    duel.all_pass()
    assert lp(duel) == (7200, 7200)
    assert duel.b.field_names == ["Gorz the Emissary of Darkness"]


@pytest.mark.ruling("DMG-026")
def test_lp_never_go_below_0() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.life(1000)
    duel.a.battle_phase()
    duel.a.attacks_directly("Blue-Eyes White Dragon")
    duel.all_pass()
    assert lp(duel) == (8000, 0)
    assert duel.winner == "A"


@pytest.mark.ruling("DMG-029")
def test_battle_damage_to_0_ends_the_duel_at_once() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.life(2000)
    duel.b.hand("Gorz the Emissary of Darkness")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gene-Warped Warwolf")
    assert not duel.b.could_respond("Gorz the Emissary of Darkness")
    duel.all_pass()
    assert duel.b.lp == 0
    assert duel.winner == "A"
    assert duel.decision is None
