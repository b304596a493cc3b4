"""Attack declarations, several attacks, what follows an attack (BP)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.events import (
    ActivationNegated,
    BattleCalculated,
    ChainLinkAdded,
    ChainLinkResolving,
    CoinsTossed,
    Moved,
    PhaseStarted,
    PositionChanged,
)
from app.engine.state import STATUS_PROPER, CardState
from tests.rulings.attacking import attackers, index, life_points, steps, targets_of
from tests.scenario import Scenario, pool

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"
ELF = "Mystical Elf"
SERVANT = "Skull Servant"
SKULL = "Summoned Skull"


# -- at the attack declaration ----------------------------------------


@pytest.mark.ruling("BP-020")
def test_a_trap_at_the_declaration_comes_before_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates("Sakuretsu Armor")
    duel.all_pass()
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (8000, 8000)
    assert c.PHASE_DAMAGE not in steps(duel)


@pytest.mark.ruling("BP-021")
def test_a_second_trap_joins_the_chain_of_the_declaration() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.b.set("Mirror Force", "Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates("Mirror Force")
    assert duel.b.could_respond("Sakuretsu Armor")
    duel.b.activates("Sakuretsu Armor")
    duel.all_pass()
    gone = [e.before.card.code for e in duel.happened(Moved) if e.reason & c.REASON_DESTROY]
    assert gone == [duel.find(WARWOLF).code, duel.find(CELTIC).code]
    resolved = [event.number for event in duel.happened(ChainLinkResolving)]
    assert resolved == [2, 1]
    assert duel.b.lp == 8000


@pytest.mark.ruling("BP-022")
def test_an_attack_negated_with_the_end_of_the_battle_phase() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.b.set("Negate Attack")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    assert duel.b.could_respond("Negate Attack")
    duel.b.activates("Negate Attack")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert (duel.phase, duel.turn_player) == (c.PHASE_MAIN2, "A")
    assert steps(duel)[-2:] == [c.PHASE_BATTLE, c.PHASE_MAIN2]
    assert c.PHASE_DAMAGE not in steps(duel)
    assert isinstance(duel.decision, d.IdleCommand)


@pytest.mark.ruling("BP-023")
def test_a_negated_attack_is_used_up() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.b.set("Draining Shield")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates("Draining Shield")
    duel.all_pass()
    assert life_points(duel) == (8000, 10000)
    assert attackers(duel) == [CELTIC]


@pytest.mark.ruling("BP-026")
def test_no_spells_and_traps_against_the_attack_of_ancient_gear_golem() -> None:
    golem = "Ancient Gear Golem"
    duel = Scenario()
    duel.a.monsters(golem)
    duel.b.monsters(WARWOLF).set("Sakuretsu Armor", "Rush Recklessly")
    duel.a.battle_phase()
    duel.a.attacks(golem, WARWOLF)
    # The next question comes after the Damage Step, when B may use Rush Recklessly again.
    assert (duel.phase, len(duel.happened(BattleCalculated))) == (c.PHASE_BATTLE_STEP, 1)
    assert not any(event.card.card.controller == 1 for event in duel.happened(ChainLinkAdded))
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert decision.player == 1
    assert [duel.is_named(x.card, "Rush Recklessly") for x in decision.commands] == [True]
    duel.all_pass()
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (8000, 7000)


@pytest.mark.ruling("BP-027")
def test_a_face_up_trap_still_has_its_effect() -> None:
    golem = "Ancient Gear Golem"
    duel = Scenario()
    duel.a.monsters(golem)
    duel.b.monsters(WARWOLF).face_up("Fairy Box")
    duel.a.battle_phase()
    duel.a.attacks(golem, WARWOLF)
    duel.b.chooses(right_call(duel))
    duel.all_pass()
    assert duel.place_of(golem) == "GY"
    assert duel.place_of(WARWOLF) == "Monster Zone"
    assert life_points(duel) == (6000, 8000)


def right_call(duel: Scenario) -> int:
    """The side of the coin that will come up, found on a copy."""
    twin = duel.duel.clone()
    while not isinstance(twin.decision, d.Option):
        assert isinstance(twin.decision, d.ChainResponse)
        twin.respond(())
    twin.take_events()
    twin.respond((1,))
    (toss,) = (event for event in twin.take_events() if isinstance(event, CoinsTossed))
    return int(toss.heads == (True,))


@pytest.mark.ruling("BP-028")
def test_destroy_the_attacker_then_damage() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(SERVANT).set("Chaos Burst")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, SERVANT)
    duel.b.activates("Chaos Burst")
    duel.all_pass()
    assert duel.place_of(SERVANT) == "GY"
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (7000, 8000)


@pytest.mark.ruling("BP-029")
def test_no_damage_when_the_attacker_has_left() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).set("Compulsory Evacuation Device")
    duel.b.monsters(SERVANT).set("Chaos Burst")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, SERVANT)
    duel.b.activates("Chaos Burst")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.place_of(WARWOLF) == "hand"
    assert not any(e.reason & c.REASON_DESTROY for e in duel.happened(Moved))
    assert life_points(duel) == (8000, 8000)


@pytest.mark.ruling("BP-030")
def test_effects_of_the_end_step_after_an_ended_battle_phase() -> None:
    goblins = "Goblin Attack Force"
    duel = Scenario()
    duel.a.monsters(goblins, WARWOLF, CELTIC)
    duel.b.hand("Battle Fader")
    duel.a.battle_phase()
    duel.a.attacks_directly(goblins)
    duel.all_pass()
    assert duel.b.lp == 5700
    assert duel.find(goblins).position == c.POS_FACEUP_ATTACK
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates("Battle Fader")
    duel.all_pass()
    assert duel.place_of("Battle Fader") == "Monster Zone"
    assert duel.b.lp == 5700
    assert duel.phase == c.PHASE_MAIN2
    assert steps(duel)[-2:] == [c.PHASE_BATTLE, c.PHASE_MAIN2]
    assert duel.find(goblins).position == c.POS_FACEUP_DEFENSE
    (turned,) = (e for e in duel.happened(PositionChanged) if e.card.card.code == duel.find(goblins).code)
    end_step, main_2 = duel.happened(PhaseStarted)[-2:]
    assert index(duel, end_step) < index(duel, turned) < index(duel, main_2)


@pytest.mark.ruling("BP-031")
def test_an_effect_against_direct_attacks_only() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.b.monsters(SERVANT).hand("Battle Fader")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, SERVANT)
    assert not duel.b.could_respond("Battle Fader")
    duel.all_pass()
    duel.a.attacks_directly(CELTIC)
    assert duel.b.could_respond("Battle Fader")


@pytest.mark.ruling("BP-036")
def test_soul_strike_pays_first_and_counts_the_lp_left() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.life(4000).monsters(CELTIC).set("Soul Strike")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates("Soul Strike")
    assert duel.b.lp == 2000
    duel.all_pass()
    assert duel.find(CELTIC).attack == 3400
    assert duel.place_of(WARWOLF) == "GY"
    assert life_points(duel) == (6600, 2000)


@pytest.mark.ruling("BP-037")
@pytest.mark.parametrize(("lp", "offered_it"), [(4001, False), (4000, True)])
def test_soul_strike_needs_at_most_4000_lp(lp: int, offered_it: bool) -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.life(lp).monsters(CELTIC).set("Soul Strike")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    assert duel.b.could_respond("Soul Strike") is offered_it


# -- several attacks ----------------------------------------


@pytest.mark.ruling("BP-058")
def test_two_attacks_with_another_in_between() -> None:
    mataza = "Mataza the Zapper"
    duel = Scenario()
    duel.a.monsters(mataza, WARWOLF)
    duel.a.battle_phase()
    duel.a.attacks_directly(mataza)
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert attackers(duel) == [mataza]
    duel.a.attacks_directly(mataza)
    duel.all_pass()
    assert attackers(duel) == []
    assert duel.b.lp == 3400


@pytest.mark.ruling("BP-059")
def test_each_monster_may_be_attacked_once() -> None:
    priest = "Asura Priest"
    duel = Scenario()
    duel.a.monsters(priest)
    duel.b.monsters(CELTIC, SERVANT).set("Draining Shield")
    duel.a.battle_phase()
    duel.a.attacks(priest, CELTIC)
    duel.b.activates("Draining Shield")
    duel.all_pass()
    assert targets_of(duel, priest) == ({SERVANT}, False)
    duel.a.attacks(priest, SERVANT)
    duel.all_pass()
    assert duel.place_of(SERVANT) == "GY"
    assert duel.place_of(CELTIC) == "Monster Zone"
    assert attackers(duel) == []


@pytest.mark.ruling("BP-060")
def test_a_second_attack_in_a_row() -> None:
    soldier = "Black Luster Soldier - Envoy of the Beginning"
    duel = Scenario()
    duel.a.monsters(soldier, WARWOLF)
    duel.b.defending(SERVANT, SERVANT, SERVANT)
    duel.a.battle_phase()
    duel.a.attacks(soldier, SERVANT)
    duel.a.activates(soldier)
    duel.all_pass()
    assert attackers(duel) == [soldier, WARWOLF]
    duel.a.attacks(WARWOLF, SERVANT)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [SERVANT]
    assert attackers(duel) == []


# -- positions ----------------------------------------


@pytest.mark.ruling("BP-062")
def test_no_change_of_position_after_a_negated_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.b.set("Draining Shield")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates("Draining Shield")
    duel.a.main_phase_2()
    assert not duel.a.may_change_position(WARWOLF)
    assert duel.a.may_change_position(CELTIC)


@pytest.mark.ruling("BP-063")
def test_no_flip_summon_after_an_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Book of Moon").face_down(CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert isinstance(duel.decision, d.BattleCommand)
    duel.a.activates("Book of Moon")
    duel.a.main_phase_2()
    assert duel.find(WARWOLF).position == c.POS_FACEDOWN_DEFENSE
    assert not duel.a.may_flip(WARWOLF)
    assert duel.a.may_flip(CELTIC)


@pytest.mark.ruling("BP-064")
def test_an_effect_changes_the_position_of_an_attacker() -> None:
    duel = Scenario()
    duel.a.monsters("Spear Dragon")
    duel.a.battle_phase()
    duel.a.attacks_directly("Spear Dragon")
    duel.all_pass()
    assert duel.b.lp == 6100
    assert duel.find("Spear Dragon").position == c.POS_FACEUP_DEFENSE
    (turned,) = duel.happened(PositionChanged)
    assert index(duel, duel.happened(BattleCalculated)[0]) < index(duel, turned)
    # Within the Damage Step: the Battle Step that follows is announced after it.
    assert index(duel, turned) < index(duel, duel.happened(PhaseStarted)[-1])


@pytest.mark.ruling("BP-065")
def test_end_of_the_battle_phase_is_the_end_step() -> None:
    goblins = "Goblin Attack Force"
    duel = Scenario()
    duel.a.monsters(goblins)
    duel.a.battle_phase()
    duel.a.attacks_directly(goblins)
    duel.all_pass()
    assert isinstance(duel.decision, d.BattleCommand)
    assert (duel.b.lp, duel.find(goblins).position) == (5700, c.POS_FACEUP_ATTACK)
    duel.a.main_phase_2()
    (turned,) = duel.happened(PositionChanged)
    end_step, main_2 = duel.happened(PhaseStarted)[-2:]
    assert (end_step.phase, main_2.phase) == (c.PHASE_BATTLE, c.PHASE_MAIN2)
    assert index(duel, end_step) < index(duel, turned) < index(duel, main_2)
    assert duel.find(goblins).position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("BP-066")
def test_a_trap_for_the_end_of_the_battle_phase() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(WARWOLF, CELTIC)
    duel.b.hand("Evenly Matched")
    duel.a.battle_phase()
    before = duel.decision
    assert isinstance(before, d.BattleCommand)  # no window of B came before it
    duel.respond((d.ACT_MAIN2, 0, 0))
    decision = duel.expect(1, (d.ChainResponse,))
    assert duel.phase == c.PHASE_BATTLE
    assert [duel.is_named(x.card, "Evenly Matched") for x in getattr(decision, "commands", ())] == [True]
    duel.b.activates("Evenly Matched")
    chosen = duel.expect(0, (d.SelectCards,))
    assert isinstance(chosen, d.SelectCards)
    assert (chosen.player, chosen.min, chosen.max) == (0, 1, 1)
    duel.a.picks(CELTIC)
    duel.all_pass()
    assert duel.a.field_names == [WARWOLF]
    assert duel.place_of(CELTIC) == "banished"
    assert duel.find(CELTIC).is_face_down()


@pytest.mark.ruling("BP-070")
@pytest.mark.parametrize("destroyed", [True, False])
def test_a_direct_attack_lost_with_the_equip_spell(destroyed: bool) -> None:
    cursed, broken = "Cursed Bamboo Sword", "Broken Bamboo Sword"
    duel = Scenario()
    duel.a.monsters(WARWOLF).equipped(cursed, WARWOLF).equipped(broken, WARWOLF)
    duel.b.monsters(CELTIC).set("Mystical Space Typhoon")
    duel.a.activates(cursed)
    if destroyed:
        duel.b.activates("Mystical Space Typhoon", cursed)
    duel.a.battle_phase()
    if destroyed:
        assert duel.place_of(broken) == "Spell & Trap Zone"
        assert targets_of(duel, WARWOLF) == ({CELTIC}, False)
    else:
        assert duel.place_of(broken) == "hand"
        assert targets_of(duel, WARWOLF) == ({CELTIC}, True)


# -- Tokens and Trap Monsters --------------------------------------


@pytest.mark.ruling("BP-017")
def test_a_token_attacks() -> None:
    sheep = "Sheep Token"
    duel = Scenario()
    duel.a.hand("Rush Recklessly")
    token = _one_sheep_token(duel)
    assert (token.attack, token.position) == (0, c.POS_FACEUP_DEFENSE)
    duel.a.changes_position(sheep)
    duel.a.battle_phase()
    assert targets_of(duel, sheep) == (set(), True)
    duel.a.attacks_directly(sheep)
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    assert life_points(duel) == (8000, 7300)


def _one_sheep_token(duel: Scenario) -> Card:
    """A Sheep Token in Defense Position that came in turn 1."""
    script = pool().script(pool().named("Scapegoat").code)
    assert script is not None
    (facts,) = script.tokens
    state = duel.state
    data = CardState(len(state.cards), facts.code, 0, 0, c.LOCATION_MZONE, 0, c.POS_FACEUP_DEFENSE)
    data.turn_placed = 1
    data.summon_type = c.SUMMON_TYPE_SPECIAL
    state.mzone[0][0] = data.uid
    state.cards.append(data)
    duel.a.hand(SERVANT)  # lets the harness take notice of the new card
    return duel.find("Sheep Token")


@pytest.mark.ruling("BP-018")
def test_a_trap_monster_is_destroyed_by_battle() -> None:
    apophis = "Embodiment of Apophis"
    duel = Scenario(turn=2, player="B")
    duel.a.monsters(WARWOLF)
    duel.b.set(apophis)
    duel.b.activates(apophis)
    duel.all_pass()
    trap = duel.find(apophis)
    assert (trap.attack, trap.defense, trap.position) == (1600, 1800, c.POS_FACEUP_ATTACK)
    duel.b.ends_turn()
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, apophis)
    duel.all_pass()
    assert life_points(duel) == (8000, 7600)
    assert duel.place_of(apophis) == "GY"
    (gone,) = (
        e for e in duel.happened(Moved) if e.before.card.code == trap.code and e.reason & c.REASON_DESTROY
    )
    assert gone.reason & c.REASON_BATTLE


# -- with monsters of the Extra Deck --------------------------------------

STARDUST = "Stardust Dragon"


@pytest.mark.ruling("BP-015")
def test_a_monster_in_an_extra_monster_zone_is_a_target() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(WARWOLF)
    duel.b.monster_in(5, "Link Spider")
    duel.a.battle_phase()
    assert targets_of(duel, WARWOLF) == ({"Link Spider"}, False)
    duel.a.attacks(WARWOLF, "Link Spider")
    duel.all_pass()
    assert duel.place_of("Link Spider") == "GY"
    assert life_points(duel) == (8000, 7000)


@pytest.mark.ruling("BP-024")
def test_a_counter_trap_cannot_be_answered_by_a_monster_effect() -> None:
    quasar = "Shooting Quasar Dragon"
    duel = Scenario()
    duel.a.monsters(quasar)
    duel.b.set("Negate Attack", "Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks_directly(quasar)
    duel.b.activates("Negate Attack")
    assert not duel.a.could_respond(quasar)
    duel.all_pass()
    assert (duel.b.lp, duel.phase) == (8000, c.PHASE_MAIN2)
    # It could have negated a Normal Trap.
    duel.a.ends_turn()
    duel.b.activates("Jar of Greed")
    assert duel.a.could_respond(quasar)


@pytest.mark.ruling("BP-043")
def test_a_quick_effect_against_a_trap() -> None:
    duel = Scenario()
    duel.a.monsters(STARDUST)
    duel.b.set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly(STARDUST)
    duel.b.activates("Mirror Force")
    duel.a.activates(STARDUST)
    duel.all_pass()
    assert [event.number for event in duel.happened(ActivationNegated)] == [1]
    assert duel.place_of("Mirror Force") == "GY"
    assert duel.place_of(STARDUST) == "GY"
    assert isinstance(duel.decision, d.BattleCommand)
    assert c.PHASE_DAMAGE not in steps(duel)
    assert duel.b.lp == 8000


@pytest.mark.ruling("BP-053")
@pytest.mark.parametrize("decree", [False, True])
def test_a_revived_monster_may_attack_once_its_reviver_is_negated(decree: bool) -> None:
    duel = Scenario()
    duel.a.set("Wicked Rebirth", "Royal Decree").graveyard(STARDUST)
    duel.find(STARDUST).data.status |= STATUS_PROPER
    duel.b.set("Chaos Burst", "Mystical Space Typhoon")
    duel.a.activates("Wicked Rebirth")
    duel.all_pass()
    stardust = duel.find(STARDUST)
    assert duel.a.lp == 7200
    assert stardust.is_negated()
    if decree:
        duel.a.activates("Royal Decree")
        duel.all_pass()
    assert stardust.is_negated() is not decree
    duel.a.battle_phase()
    assert attackers(duel) == ([STARDUST] if decree else [])
    if decree:
        duel.a.attacks_directly(STARDUST)
        duel.b.activates("Mystical Space Typhoon", "Wicked Rebirth")
        assert duel.a.could_respond(STARDUST)  # its effects apply again
        duel.all_pass()
        assert duel.b.lp == 5500


@pytest.mark.ruling("BP-033")
@pytest.mark.parametrize("in_zone", [False, True])
def test_field_and_pendulum_zones_were_no_spell_and_trap_zones(in_zone: bool) -> None:
    train = "Snow Plow Hustle Rustle"
    duel = Scenario(rules="mr3")
    duel.a.monsters(WARWOLF)
    duel.b.hand(train).face_up("Umi")
    duel.put("Flash Knight", 1, c.LOCATION_SZONE, 6, c.POS_FACEUP_ATTACK)
    if in_zone:
        duel.b.set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    assert duel.b.could_respond(train) is in_zone
    duel.all_pass()
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-034")
def test_a_pendulum_zone_is_a_spell_and_trap_zone() -> None:
    train = "Snow Plow Hustle Rustle"
    duel = Scenario(rules="mr4")
    duel.a.monsters(WARWOLF)
    duel.b.hand(train)
    duel.put("Flash Knight", 1, c.LOCATION_SZONE, 0, c.POS_FACEUP_ATTACK)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    assert duel.b.could_respond(train)
    duel.b.activates(train)
    duel.expect(0, (d.AttackTarget,))
    assert duel.place_of(train) == "Monster Zone"
    assert duel.b.names(c.LOCATION_SZONE) == []
    assert life_points(duel) == (7800, 8000)


@pytest.mark.ruling("BP-057")
def test_a_boost_is_lost_while_unaffected() -> None:
    ulti, beast, blue_eyes = "Ritual Beast Ulti-Apelio", "Spiritual Beast Apelio", "Blue-Eyes White Dragon"
    duel = Scenario()
    duel.a.monsters(ulti, beast).graveyard(beast)
    duel.b.monsters(blue_eyes)
    duel.a.activates(beast)
    duel.all_pass()
    monster = duel.find(ulti)
    assert monster.attack == 3100
    duel.a.battle_phase()
    duel.a.attacks(ulti, blue_eyes)
    duel.all_pass()
    (battle,) = duel.happened(BattleCalculated)
    assert (battle.attacker_value, battle.target_value) == (2600, 3000)
    assert monster.location == c.LOCATION_GRAVE
    assert life_points(duel) == (7600, 8000)
