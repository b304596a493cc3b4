"""The Battle Phase: its steps, who may attack, what is forbidden (BP)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import (
    BattleCalculated,
    Moved,
    PositionChanged,
)
from app.engine.state import STATUS_PROPER
from tests.rulings.attacking import LEAVING, attackers, index, life_points, offered, steps, targets_of
from tests.scenario import Scenario

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"
ELF = "Mystical Elf"
SERVANT = "Skull Servant"
SKULL = "Summoned Skull"


@pytest.mark.ruling("BP-001")
def test_the_steps_of_the_battle_phase() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.a.attacks_directly(CELTIC)
    duel.a.main_phase_2()
    duel.all_pass()
    assert steps(duel) == [
        c.PHASE_BATTLE_START,
        c.PHASE_BATTLE_STEP,
        c.PHASE_DAMAGE,
        c.PHASE_BATTLE_STEP,
        c.PHASE_DAMAGE,
        c.PHASE_BATTLE_STEP,
        c.PHASE_BATTLE,
        c.PHASE_MAIN2,
    ]


@pytest.mark.ruling("BP-004")
def test_any_attack_position_monster_may_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    assert offered(duel) == [(d.ACT_ATTACK, WARWOLF), (d.ACT_ATTACK, CELTIC), *LEAVING]


@pytest.mark.ruling("BP-005")
def test_a_defense_position_monster_cannot_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).defending(ELF)
    duel.a.battle_phase()
    assert attackers(duel) == [WARWOLF]


@pytest.mark.ruling("BP-006")
def test_a_face_down_monster_cannot_attack() -> None:
    duel = Scenario()
    duel.a.face_down(WARWOLF)
    duel.a.battle_phase()
    assert offered(duel) == LEAVING


@pytest.mark.ruling("BP-010")
def test_one_attack_a_turn() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.a.battle_phase()
    assert attackers(duel) == [WARWOLF]
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert attackers(duel) == []
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-011")
def test_no_attacks_in_the_opponents_battle_phase() -> None:
    duel = Scenario()
    duel.b.monsters(WARWOLF)
    duel.a.battle_phase()
    asked = []
    while not isinstance(duel.decision, d.IdleCommand):
        decision = duel.decision
        assert decision is not None
        asked.append(decision.player)
        assert not any(x.kind == d.ACT_ATTACK for x in getattr(decision, "commands", ()))
        duel.respond((d.ACT_MAIN2, 0, 0) if isinstance(decision, d.BattleCommand) else ())
    assert asked == [0]
    assert (duel.phase, duel.a.lp) == (c.PHASE_MAIN2, 8000)


@pytest.mark.ruling("BP-012")
def test_face_up_and_face_down_monsters_are_targets() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).face_down(ELF)
    duel.a.battle_phase()
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    (command,) = (x for x in decision.commands if x.kind == d.ACT_ATTACK)
    assert len(command.targets) == 2
    assert targets_of(duel, WARWOLF) == ({CELTIC, ELF}, False)


@pytest.mark.ruling("BP-013")
def test_no_direct_attack_past_a_set_monster() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.face_down(SERVANT)
    duel.a.battle_phase()
    assert targets_of(duel, WARWOLF) == ({SERVANT}, False)


@pytest.mark.ruling("BP-014")
def test_a_direct_attack_on_an_empty_field() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.a.battle_phase()
    assert targets_of(duel, WARWOLF) == (set(), True)
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-019")
def test_every_attack_is_optional() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert offered(duel) == [(d.ACT_ATTACK, CELTIC), *LEAVING]
    duel.a.main_phase_2()
    assert steps(duel)[-3:] == [c.PHASE_BATTLE_STEP, c.PHASE_BATTLE, c.PHASE_MAIN2]
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-061")
def test_an_attacker_cannot_change_position_afterwards() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.a.main_phase_2()
    assert not duel.a.may_change_position(WARWOLF)
    assert duel.a.may_change_position(CELTIC)


# -- who may attack what ----------------------------------------


@pytest.mark.ruling("BP-007")
def test_attack_from_defense_position_with_def() -> None:
    benkei = "Superheavy Samurai Big Benkei"
    duel = Scenario()
    duel.a.defending(benkei)
    duel.b.monsters(WARWOLF)
    duel.a.battle_phase()
    duel.a.attacks(benkei, WARWOLF)
    duel.all_pass()
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (8000, 6500)
    assert duel.find(benkei).position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("BP-008")
def test_a_face_down_attack_position_monster_cannot_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Darkness Approaches", SERVANT, SERVANT)
    duel.a.activates("Darkness Approaches")
    duel.all_pass()
    assert duel.find(WARWOLF).position == c.POS_FACEDOWN_ATTACK
    duel.a.battle_phase()
    assert attackers(duel) == []


@pytest.mark.ruling("BP-009")
def test_a_face_down_attack_position_monster_battles_with_its_atk() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL).hand("Darkness Approaches", SERVANT, SERVANT)
    duel.b.monsters(WARWOLF)
    duel.a.activates("Darkness Approaches", WARWOLF)
    duel.all_pass()
    assert duel.find(WARWOLF).position == c.POS_FACEDOWN_ATTACK
    duel.a.battle_phase()
    duel.a.attacks(SKULL, WARWOLF)
    duel.all_pass()
    turned = [event for event in duel.happened(PositionChanged) if event.flipped]
    assert [(event.before, event.card.card.position) for event in turned] == [
        (c.POS_FACEDOWN_ATTACK, c.POS_FACEUP_ATTACK)
    ]
    assert index(duel, turned[0]) < index(duel, duel.happened(BattleCalculated)[0])
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (8000, 7500)


@pytest.mark.ruling("BP-016")
def test_a_monster_that_may_attack_directly() -> None:
    duel = Scenario()
    duel.a.monsters("Jinzo #7")
    duel.b.monsters(CELTIC)
    duel.a.battle_phase()
    assert targets_of(duel, "Jinzo #7") == ({CELTIC}, True)
    duel.a.attacks_directly("Jinzo #7")
    duel.all_pass()
    assert life_points(duel) == (8000, 7500)


# -- what else is possible ----------------------------------------


@pytest.mark.ruling("BP-038")
def test_no_normal_spell_and_no_ignition_effect() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi").monsters("Fairy Archer")
    assert duel.a.may_activate("Ookazi")
    assert duel.a.may_activate("Fairy Archer")
    duel.a.battle_phase()
    assert offered(duel) == [(d.ACT_ATTACK, "Fairy Archer"), *LEAVING]


@pytest.mark.ruling("BP-039")
def test_no_summon_set_or_change_of_position() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF, "Sakuretsu Armor").monsters(CELTIC)
    duel.a.battle_phase()
    assert offered(duel) == [(d.ACT_ATTACK, CELTIC), *LEAVING]


@pytest.mark.ruling("BP-040")
def test_the_turn_player_uses_a_quick_play_spell_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Rush Recklessly").monsters(WARWOLF)
    duel.b.monsters(SKULL)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, SKULL)
    assert duel.a.could_respond("Rush Recklessly")
    duel.a.activates("Rush Recklessly", WARWOLF)
    duel.all_pass()
    assert duel.place_of(SKULL) == "GY"
    assert life_points(duel) == (8000, 7800)


@pytest.mark.ruling("BP-041")
def test_the_other_player_uses_only_set_quick_play_spells() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).hand("Rush Recklessly").set("Rush Recklessly")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert decision.player == 1
    assert [x.card.location for x in decision.commands] == [c.LOCATION_SZONE]
    duel.b.activates("Rush Recklessly", CELTIC)
    duel.all_pass()
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (7900, 8000)


@pytest.mark.ruling("BP-042")
def test_cards_set_this_turn_cannot_be_used() -> None:
    duel = Scenario()
    duel.a.hand("Reinforcements", "Rush Recklessly").monsters(WARWOLF)
    duel.b.monsters(SKULL)
    duel.a.sets("Reinforcements")
    duel.a.sets("Rush Recklessly")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, SKULL)
    while isinstance(duel.decision, d.ChainResponse):
        assert duel.decision.player == 1
        duel.respond(())
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (7500, 8000)


@pytest.mark.ruling("BP-044")
@pytest.mark.parametrize("trap", ["Mirror Force", "Sakuretsu Armor"])
def test_protection_from_effects_that_do_not_target(trap: str) -> None:
    dragon = "Different Dimension Dragon"
    duel = Scenario()
    duel.a.monsters(dragon, WARWOLF)
    duel.b.set("Mirror Force", "Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly(dragon)
    duel.b.activates(trap)
    duel.all_pass()
    if trap == "Mirror Force":
        assert duel.place_of(WARWOLF) == "GY"
        assert duel.place_of(dragon) == "Monster Zone"
        assert duel.b.lp == 6800
    else:
        assert duel.place_of(dragon) == "GY"
        assert duel.place_of(WARWOLF) == "Monster Zone"
        assert duel.b.lp == 8000


# -- restrictions on attacking ----------------------------------------


@pytest.mark.ruling("BP-045")
def test_no_attack_in_the_turn_of_the_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Fairy Archer")
    duel.a.activates("Fairy Archer")
    duel.all_pass()
    duel.a.battle_phase()
    assert duel.b.lp == 7600
    assert attackers(duel) == []


@pytest.mark.ruling("BP-046")
def test_no_attack_also_when_the_effect_was_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Fairy Archer")
    duel.b.face_up("Skill Drain")
    duel.a.activates("Fairy Archer")
    duel.all_pass()
    duel.a.battle_phase()
    assert duel.b.lp == 8000
    assert attackers(duel) == []


@pytest.mark.ruling("BP-047")
def test_a_tribute_for_each_attack_declaration() -> None:
    duel = Scenario()
    duel.a.monsters("Panther Warrior", SERVANT)
    duel.a.battle_phase()
    duel.a.attacks_directly("Panther Warrior")
    assert duel.place_of(SERVANT) == "GY"
    duel.all_pass()
    assert life_points(duel) == (8000, 6000)
    alone = Scenario()
    alone.a.monsters("Panther Warrior")
    alone.a.battle_phase()
    assert attackers(alone) == []


@pytest.mark.ruling("BP-049")
def test_a_card_is_returned_at_the_declaration() -> None:
    falcon = "Mist Valley Falcon"
    duel = Scenario()
    duel.a.monsters(falcon).set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly(falcon)
    returned = next(e for e in duel.happened(Moved) if e.after.card.location == c.LOCATION_HAND)
    assert returned.before.card.location == c.LOCATION_SZONE
    assert duel.place_of("Sakuretsu Armor") == "hand"
    duel.all_pass()
    assert index(duel, returned) < index(duel, duel.happened(BattleCalculated)[0])
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-051")
def test_a_monster_that_must_attack_does_so_before_the_phase_may_end() -> None:
    gorilla = "Berserk Gorilla"
    duel = Scenario()
    duel.a.monsters(gorilla)
    duel.b.defending(ELF)
    duel.a.battle_phase()
    assert offered(duel) == [(d.ACT_ATTACK, gorilla)]
    duel.a.attacks(gorilla, ELF)
    duel.all_pass()
    assert offered(duel) == LEAVING


@pytest.mark.ruling("BP-052")
@pytest.mark.parametrize("negated", [False, True])
def test_restrictions_by_the_card_that_revived(negated: bool) -> None:
    paladin = "Amazoness Paladin"
    duel = Scenario()
    duel.a.graveyard(paladin).set("Amazoness Willpower")
    if negated:
        duel.b.set("Royal Decree")
    duel.a.activates("Amazoness Willpower")
    duel.all_pass()
    assert duel.find(paladin).position == c.POS_FACEUP_ATTACK
    duel.a.ends_turn()
    duel.b.ends_turn()
    while duel.turn < 5:
        duel.respond(())
    if negated:
        duel.b.activates("Royal Decree")
        duel.all_pass()
    assert duel.place_of(paladin) == "Monster Zone"
    assert duel.a.may_change_position(paladin) is negated
    duel.a.battle_phase()
    assert offered(duel) == [(d.ACT_ATTACK, paladin), *(LEAVING if negated else [])]


# -- the Start Step --------------------------------------

TROOPER = "Performapal Turn Trooper"
TURN_COUNTER = 0x35


@pytest.mark.ruling("BP-002")
def test_effects_of_the_start_of_the_battle_phase() -> None:
    duel = Scenario()
    duel.a.monsters(TROOPER)
    duel.a.battle_phase()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, duel.phase) == (0, c.PHASE_BATTLE_START)
    assert [duel.is_named(x.card, TROOPER) for x in decision.commands] == [True]
    duel.respond(())
    assert duel.phase == c.PHASE_BATTLE_STEP
    assert offered(duel) == [(d.ACT_ATTACK, TROOPER), *LEAVING]
    assert duel.find(TROOPER).counters(TURN_COUNTER) == 0


@pytest.mark.ruling("BP-003")
def test_the_start_step_is_no_single_timing() -> None:
    duel = Scenario()
    duel.a.monsters(TROOPER, TROOPER)
    duel.a.battle_phase()
    first = duel.decision
    assert isinstance(first, d.ChainResponse)
    assert len(first.commands) == 2
    duel.respond(first.commands[0].response)
    second = duel.decision
    assert isinstance(second, d.ChainResponse)
    assert (second.player, duel.phase, second.forced) == (0, c.PHASE_BATTLE_START, False)
    assert [x.card for x in second.commands] == [first.commands[1].card]
    assert duel.kernel.by_key(first.commands[0].card.key).counters(TURN_COUNTER) == 1


# -- Equip Cards that give attacks --------------------------------------

BLUE_EYES = "Blue-Eyes White Dragon"
BEACON = "Beacon of White"


@pytest.mark.ruling("BP-054")
def test_as_many_attacks_as_a_count_allows() -> None:
    duel = Scenario()
    duel.a.monsters(BLUE_EYES, WARWOLF).equipped(BEACON, BLUE_EYES).graveyard(BLUE_EYES, BLUE_EYES)
    duel.a.battle_phase()
    for left in (5000, 2000):
        assert attackers(duel) == [BLUE_EYES]
        duel.a.attacks_directly(BLUE_EYES)
        duel.all_pass()
        assert duel.b.lp == left
    assert offered(duel) == LEAVING


@pytest.mark.ruling("BP-055")
def test_extra_attacks_lost_by_being_unaffected() -> None:
    duel = Scenario()
    duel.a.monsters(BLUE_EYES).equipped(BEACON, BLUE_EYES).graveyard(BLUE_EYES, BLUE_EYES)
    duel.a.hand("Forbidden Lance")
    duel.a.activates("Forbidden Lance")
    duel.all_pass()
    assert duel.find(BLUE_EYES, 0, c.LOCATION_MZONE).attack == 2200
    duel.a.battle_phase()
    duel.a.attacks_directly(BLUE_EYES)
    duel.all_pass()
    assert duel.b.lp == 5800
    assert attackers(duel) == []


ALTERNATIVE = "Blue-Eyes Alternative White Dragon"


@pytest.mark.ruling("BP-056")
@pytest.mark.parametrize(("revived", "lance"), [(BLUE_EYES, True), (ALTERNATIVE, True), (BLUE_EYES, False)])
def test_not_banished_while_unaffected_but_still_negated(revived: str, lance: bool) -> None:
    duel = Scenario()
    duel.a.hand(BEACON, "Forbidden Lance").graveyard(BLUE_EYES, BLUE_EYES, ALTERNATIVE)
    duel.b.set("Mystical Space Typhoon")
    duel.find(ALTERNATIVE).data.status |= STATUS_PROPER  # it was Summoned by its own text before
    duel.a.activates(BEACON, revived)
    duel.all_pass()
    monster = duel.find(revived, 0, c.LOCATION_MZONE)
    assert monster.is_negated()
    if lance:
        duel.a.activates("Forbidden Lance")
        duel.b.passes()
        duel.all_pass()
        assert monster.attack == 2200
    duel.a.battle_phase()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of(BEACON) == "GY"
    assert monster.location == (c.LOCATION_MZONE if lance else c.LOCATION_REMOVED)
    if lance:
        assert monster.is_negated()


def test_the_opponent_may_act_before_the_battle_step_is_left() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.set("Reinforcements")
    duel.a.battle_phase()
    duel.all_pass()
    duel.respond((d.ACT_MAIN2, 0, 0))
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, duel.phase) == (1, c.PHASE_BATTLE_STEP)
    duel.b.activates("Reinforcements")
    duel.all_pass()
    assert isinstance(duel.decision, d.BattleCommand)  # A may still attack
    assert attackers(duel) == [WARWOLF]
