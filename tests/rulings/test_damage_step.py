"""The five parts of the Damage Step and what may be used in each (DS)."""

import pytest

from app.engine import chain
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import (
    BattleCalculated,
    BecameTargets,
    ChainLinkResolved,
    LpChanged,
    Moved,
    PhaseStarted,
    PositionChanged,
)
from app.engine.kernel import Kernel
from tests.rulings.watching import offered_in, offered_now, pass_until_part
from tests.scenario import Scenario

WARWOLF = "Gene-Warped Warwolf"  # 2000 ATK
GUARDIAN = "Celtic Guardian"  # 1400 ATK
SKULL = "Summoned Skull"  # 2500 ATK
RYKO = "Ryko, Lightsworn Hunter"


def attack(duel: Scenario, attacker: str, target: str | None) -> None:
    """Player A enters the Battle Phase and declares this attack."""
    duel.a.battle_phase()
    if target is None:
        duel.a.attacks_directly(attacker)
    else:
        duel.a.attacks(attacker, target)


def lp(duel: Scenario) -> tuple[int, int]:
    return duel.a.lp, duel.b.lp


def offered_targets(duel: Scenario) -> set[str]:
    """Names of the cards the open selection offers."""
    assert isinstance(duel.decision, d.SelectCards)
    return {duel.kernel.by_key(ref.key).name for ref in duel.decision.cards}


# -- the parts ----------------------------------------------------------------------------------------


@pytest.mark.ruling("DS-001")
def test_five_parts_in_order_then_the_battle_step(monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[int] = []
    real = chain.after_action

    async def watched(kernel: Kernel) -> None:
        part = kernel.state.ds_part
        if part and (not parts or parts[-1] != part):
            parts.append(part)
        await real(kernel)

    monkeypatch.setattr(chain, "after_action", watched)
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN)
    attack(duel, WARWOLF, GUARDIAN)
    duel.all_pass()
    assert parts == [c.DS_START, c.DS_BEFORE_CALC, c.DS_CALC, c.DS_AFTER_CALC, c.DS_END]
    assert duel.kernel.state.ds_part == c.DS_NONE
    assert duel.phase == c.PHASE_BATTLE_STEP
    assert isinstance(duel.decision, d.BattleCommand)
    phases = [event.phase for event in duel.happened(PhaseStarted)]
    assert phases[-2:] == [c.PHASE_DAMAGE, c.PHASE_BATTLE_STEP]


@pytest.mark.ruling("DS-006")
def test_attacked_face_down_monster_is_face_down_at_the_start() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.face_down("Mystical Elf")
    attack(duel, WARWOLF, "Mystical Elf")
    pass_until_part(duel, duel.a, c.DS_START)
    assert duel.b.card("Mystical Elf").is_face_down()
    duel.a.activates("Rush Recklessly")  # with one possible target there is nothing to ask
    while isinstance(duel.decision, d.SelectPlace):
        duel.respond(duel.decision.places[:1])
    targets = duel.happened(BecameTargets)[-1].cards
    assert [duel.kernel.by_key(seen.card.key).name for seen in targets] == [WARWOLF]


@pytest.mark.ruling("DS-007")
def test_attacked_face_down_monster_is_flipped_before_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.face_down("Mystical Elf")
    attack(duel, WARWOLF, "Mystical Elf")
    pass_until_part(duel, duel.a, c.DS_BEFORE_CALC)
    assert duel.b.card("Mystical Elf").position == c.POS_FACEUP_DEFENSE
    duel.all_pass()
    assert lp(duel) == (8000, 8000)
    assert duel.a.field_names == [WARWOLF]
    assert duel.b.field_names == ["Mystical Elf"]


@pytest.mark.ruling("DS-007")
def test_flipped_monster_can_be_targeted_from_then_on() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.face_down("Mystical Elf")
    attack(duel, WARWOLF, "Mystical Elf")
    pass_until_part(duel, duel.a, c.DS_BEFORE_CALC)
    duel.a.activates("Rush Recklessly")
    while isinstance(duel.decision, d.SelectPlace):
        duel.respond(duel.decision.places[:1])
    assert offered_targets(duel) == {WARWOLF, "Mystical Elf"}


@pytest.mark.ruling("DS-008")
def test_being_flipped_by_an_attack_is_no_flip_summon() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).set("Torrential Tribute", "Solemn Judgment")
    duel.b.face_down("Mystical Elf")
    attack(duel, WARWOLF, "Mystical Elf")
    assert not duel.a.could_respond("Torrential Tribute")
    assert not duel.a.could_respond("Solemn Judgment")
    duel.all_pass()
    assert [event.flipped for event in duel.happened(PositionChanged)] == [True]


@pytest.mark.ruling("DS-024")
def test_the_loser_stays_on_the_field_until_the_end() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN)
    duel.b.set("Numinous Healer")  # gives B a window after damage calculation to look at
    attack(duel, WARWOLF, GUARDIAN)
    pass_until_part(duel, duel.b, c.DS_AFTER_CALC)
    assert lp(duel) == (8000, 7400)
    assert duel.b.field_names == [GUARDIAN, "Numinous Healer"]
    duel.b.passes()
    duel.all_pass()
    assert duel.b.graveyard_names == [GUARDIAN]
    order = [type(event) for event in duel.events if isinstance(event, (LpChanged, Moved))]
    assert order == [LpChanged, Moved]


# -- what may be used ---------------------------------------------------------------------------------


@pytest.mark.ruling("DS-002")
def test_only_some_cards_may_be_activated() -> None:
    others = ("Mystical Space Typhoon", "Call of the Haunted", "Compulsory Evacuation Device")
    duel = Scenario()
    duel.a.monsters(WARWOLF).set("Waboku")
    duel.b.monsters(GUARDIAN).graveyard("Vorse Raider").set(*others, "Reinforcements")
    attack(duel, WARWOLF, GUARDIAN)
    assert c.DS_START in offered_in(duel, duel.b, "Reinforcements")
    for name in others:
        assert offered_in(duel, duel.b, name) == [0], name


@pytest.mark.ruling("DS-003")
def test_attack_declaration_traps_are_too_late() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN).set("Sakuretsu Armor")
    attack(duel, WARWOLF, GUARDIAN)
    assert offered_in(duel, duel.b, "Sakuretsu Armor") == [0]


@pytest.mark.ruling("DS-004")
def test_position_changers_are_not_offered() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN).set("Book of Moon", "Enemy Controller")
    attack(duel, WARWOLF, GUARDIAN)
    assert offered_in(duel, duel.b, "Book of Moon") == [0]
    assert offered_in(duel, duel.b, "Enemy Controller") == [0]


@pytest.mark.ruling("DS-005")
def test_other_quick_effects_are_not_offered() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN).hand('Maxx "C"')
    attack(duel, WARWOLF, GUARDIAN)
    assert offered_in(duel, duel.b, 'Maxx "C"') == [0]


@pytest.mark.parametrize(
    "part",
    [
        pytest.param(c.DS_START, marks=pytest.mark.ruling("DS-012")),
        pytest.param(c.DS_BEFORE_CALC, marks=pytest.mark.ruling("DS-013")),
    ],
)
def test_honest_until_before_damage_calculation(part: int) -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters("Mystical Elf").hand("Honest")
    attack(duel, WARWOLF, "Mystical Elf")
    pass_until_part(duel, duel.b, part)
    assert offered_now(duel, duel.b, "Honest")
    duel.b.activates("Honest")
    duel.all_pass()
    assert lp(duel) == (7200, 8000)
    assert duel.a.graveyard_names == [WARWOLF]


@pytest.mark.ruling("DS-014")
def test_honest_not_during_damage_calculation_or_later() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters("Mystical Elf").hand("Honest")
    attack(duel, WARWOLF, "Mystical Elf")
    assert offered_in(duel, duel.b, "Honest") == [c.DS_START, c.DS_BEFORE_CALC]
    duel.all_pass()
    assert lp(duel) == (8000, 6800)
    assert duel.b.graveyard_names == ["Mystical Elf"]


@pytest.mark.ruling("DS-015")
def test_atk_changers_at_the_start() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN).set("Shrink")
    attack(duel, WARWOLF, GUARDIAN)
    pass_until_part(duel, duel.b, c.DS_START)
    duel.b.activates("Shrink", WARWOLF)
    duel.all_pass()
    assert lp(duel) == (7600, 8000)
    assert duel.a.graveyard_names == [WARWOLF]
    assert duel.b.field_names == [GUARDIAN]


@pytest.mark.ruling("DS-016")
def test_atk_changers_before_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.monsters(SKULL)
    attack(duel, WARWOLF, SKULL)
    pass_until_part(duel, duel.a, c.DS_BEFORE_CALC)
    duel.a.activates("Rush Recklessly", WARWOLF)
    duel.all_pass()
    assert lp(duel) == (8000, 7800)
    assert duel.b.graveyard_names == [SKULL]


@pytest.mark.ruling("DS-017")
def test_atk_changers_not_from_damage_calculation_on() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.monsters(SKULL)
    attack(duel, WARWOLF, SKULL)
    # Before and after the Damage Step (0) it may be used, but not in its later parts.
    assert offered_in(duel, duel.a, "Rush Recklessly") == [0, c.DS_START, c.DS_BEFORE_CALC, 0]
    duel.all_pass()
    assert lp(duel) == (7500, 8000)
    assert duel.a.graveyard_names == [WARWOLF]


# -- effects bound to one part ------------------------------------------------------------------------


CATASTOR = "Ally of Justice Catastor"


@pytest.mark.ruling("DS-009")
def test_destroyed_at_the_start_without_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(CATASTOR)
    duel.b.monsters("Luster Dragon")
    attack(duel, CATASTOR, "Luster Dragon")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Luster Dragon"]
    assert lp(duel) == (8000, 8000)
    assert duel.happened(BattleCalculated) == []


@pytest.mark.ruling("DS-010")
def test_a_face_down_target_is_not_face_up_at_the_start() -> None:
    duel = Scenario()
    duel.a.monsters(CATASTOR)
    duel.b.face_down("Mystical Elf")
    attack(duel, CATASTOR, "Mystical Elf")
    duel.all_pass()
    assert duel.happened(ChainLinkResolved) == []
    assert len(duel.happened(BattleCalculated)) == 1
    assert duel.b.graveyard_names == ["Mystical Elf"]
    assert lp(duel) == (8000, 8000)


@pytest.mark.ruling("DS-011")
def test_destroyed_face_down_at_the_start_without_flip() -> None:
    duel = Scenario()
    duel.a.monsters("Mystic Swordsman LV2")
    duel.b.face_down(RYKO)
    attack(duel, "Mystic Swordsman LV2", RYKO)
    duel.all_pass()
    assert duel.b.graveyard_names == [RYKO]  # nothing was milled
    assert duel.b.deck_count == 10
    assert duel.a.field_names == ["Mystic Swordsman LV2"]
    assert lp(duel) == (8000, 8000)
    assert duel.happened(PositionChanged) == []


@pytest.mark.ruling("DS-018")
def test_shuffled_away_before_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Ehren, Lightsworn Monk")
    duel.b.defending("Mystical Elf")
    attack(duel, "Ehren, Lightsworn Monk", "Mystical Elf")
    duel.all_pass()
    assert duel.place_of("Mystical Elf") == "Deck"
    assert lp(duel) == (8000, 8000)


@pytest.mark.ruling("DS-019")
def test_flip_effect_is_lost_in_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters("Ehren, Lightsworn Monk")
    duel.b.face_down(RYKO)
    attack(duel, "Ehren, Lightsworn Monk", RYKO)
    duel.all_pass()
    assert [event.flipped for event in duel.happened(PositionChanged)] == [True]
    assert duel.place_of(RYKO) == "Deck"
    assert duel.b.graveyard_names == []
    assert duel.a.field_names == ["Ehren, Lightsworn Monk"]


@pytest.mark.ruling("DS-020")
def test_kuriboh_only_during_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters("Skull Servant").hand("Kuriboh")
    attack(duel, WARWOLF, "Skull Servant")
    assert offered_in(duel, duel.b, "Kuriboh") == [c.DS_CALC]
    duel.b.activates("Kuriboh")
    duel.all_pass()
    assert lp(duel) == (8000, 8000)
    assert duel.b.graveyard_names == ["Kuriboh", "Skull Servant"]


@pytest.mark.ruling("DS-021")
def test_injection_fairy_lily() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.monsters("Injection Fairy Lily")
    attack(duel, SKULL, "Injection Fairy Lily")
    assert offered_in(duel, duel.b, "Injection Fairy Lily") == [c.DS_CALC]
    duel.b.activates("Injection Fairy Lily")
    duel.all_pass()
    assert lp(duel) == (7100, 6000)
    assert duel.a.graveyard_names == [SKULL]
    assert duel.b.card("Injection Fairy Lily").attack == 400


@pytest.mark.ruling("DS-022")
def test_bujingi_crane() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.monsters("Bujin Yamato").hand("Bujingi Crane")
    attack(duel, "Blue-Eyes White Dragon", "Bujin Yamato")
    assert offered_in(duel, duel.b, "Bujingi Crane") == [c.DS_CALC]
    duel.b.activates("Bujingi Crane")
    duel.all_pass()
    assert lp(duel) == (7400, 8000)
    assert duel.a.graveyard_names == ["Blue-Eyes White Dragon"]
    assert duel.b.card("Bujin Yamato").attack == 1800


@pytest.mark.ruling("DS-023")
def test_forbidden_scripture() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).equipped("Axe of Despair", WARWOLF)
    duel.b.monsters(SKULL).set("Forbidden Scripture")
    attack(duel, WARWOLF, SKULL)
    assert duel.a.card(WARWOLF).attack == 3000
    assert offered_in(duel, duel.b, "Forbidden Scripture") == [c.DS_CALC]
    duel.b.activates("Forbidden Scripture")
    duel.all_pass()
    assert lp(duel) == (7500, 8000)
    assert WARWOLF in duel.a.graveyard_names
    assert duel.b.field_names == [SKULL]
