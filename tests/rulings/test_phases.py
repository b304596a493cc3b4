"""The phases of a turn: Draw, Standby and Main Phases, skipped phases (PH)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, Drawn, LpChanged, Moved
from app.engine.state import STATUS_PROPER
from tests.rulings.phase_log import (
    before_turn_of_a,
    kinds,
    pass_turn,
    phases,
    turn_phases,
)
from tests.scenario import FILLER, Scenario

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"
CAIUS = "Caius the Shadow Monarch"
EVACUATION = "Compulsory Evacuation Device"


# -- Draw Phase ----------------------------------------


@pytest.mark.ruling("PH-001")
def test_the_normal_draw_is_mandatory() -> None:
    duel = before_turn_of_a()
    duel.a.hand(*[FILLER] * 4).deck_top(WARWOLF)
    duel.b.ends_turn()
    # Not a single question lies between the end of B's turn and A's Main Phase.
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.turn_player == "A"
    assert duel.a.hand_names == [FILLER] * 4 + [WARWOLF]


@pytest.mark.ruling("PH-002")
def test_the_drawn_card_is_hidden_from_the_opponent() -> None:
    duel = before_turn_of_a()
    duel.a.deck_top(WARWOLF)
    before = len(duel.duel.view(1).foe.hand)
    duel.b.ends_turn()
    hand = duel.duel.view(1).foe.hand
    assert len(hand) == before + 1
    assert all(card.code == 0 for card in hand)
    (drawn,) = (event for event in duel.happened(Drawn) if event.player == 0)
    seen = drawn.seen_by(1)
    assert isinstance(seen, Drawn)
    assert [card.card.code for card in seen.cards] == [0]
    assert [card.code for card in duel.duel.view(0).me.hand] == [duel.find(WARWOLF).code]
    uid = duel.find(WARWOLF).uid
    moves = [event.seen_by(1) for event in duel.happened(Moved)]
    assert all(uid not in (m.before.card.key, m.after.card.key) for m in moves if isinstance(m, Moved))


@pytest.mark.ruling("PH-003")
def test_an_empty_deck_loses_at_the_normal_draw() -> None:
    duel = before_turn_of_a()
    duel.a.deck()
    duel.b.set("Mystical Space Typhoon", "Mirror Force")
    duel.a.set("Mystical Space Typhoon")
    duel.b.ends_turn()
    while duel.turn == 2:  # windows of B's own End Phase
        assert duel.phase in (c.PHASE_MAIN1, c.PHASE_END)
        duel.respond(())
    assert duel.decision is None
    assert duel.winner == "B"
    assert phases(duel)[-1] == c.PHASE_DRAW


# -- Main Phases ----------------------------------------


@pytest.mark.ruling("PH-021")
def test_one_normal_summon_for_both_main_phases() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF, CELTIC)
    assert duel.a.may_summon(CELTIC)
    assert duel.a.may_set(CELTIC)
    duel.a.summons(WARWOLF)
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2
    assert not duel.a.may_summon(CELTIC)
    assert not duel.a.may_set(CELTIC)


@pytest.mark.ruling("PH-022")
def test_the_normal_summon_may_wait_for_main_phase_2() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF)
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2
    assert duel.a.may_summon(WARWOLF)
    assert duel.a.may_set(WARWOLF)


@pytest.mark.ruling("PH-025")
def test_the_battle_phase_is_optional() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    assert {d.ACT_BATTLE_PHASE, d.ACT_END} <= kinds(duel)
    duel.a.ends_turn()
    assert phases(duel) == [c.PHASE_END]
    assert (duel.turn_player, duel.b.lp) == ("B", 8000)


@pytest.mark.ruling("PH-026")
def test_no_main_phase_2_without_battle_phase() -> None:
    duel = Scenario()
    assert d.ACT_MAIN2 not in kinds(duel)
    duel.a.ends_turn()
    assert phases(duel) == [c.PHASE_END]


@pytest.mark.ruling("PH-027")
def test_the_battle_phase_needs_no_monster() -> None:
    duel = Scenario()
    assert duel.a.may_enter_battle_phase()
    duel.a.battle_phase()
    assert isinstance(duel.decision, d.BattleCommand)
    assert d.ACT_ATTACK not in kinds(duel)
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2


# -- skipped phases ----------------------------------------


@pytest.mark.ruling("PH-005")
def test_time_seal_skips_the_next_draw_phase() -> None:
    duel = Scenario()
    duel.a.set("Time Seal")
    duel.a.activates("Time Seal")
    pass_turn(duel)
    assert (duel.turn_player, duel.b.hand_names) == ("B", [])
    assert turn_phases(duel, 4)[:2] == [c.PHASE_STANDBY, c.PHASE_MAIN1]
    pass_turn(duel)
    assert duel.a.hand_names == [FILLER]
    pass_turn(duel)
    assert duel.b.hand_names == [FILLER]  # only one Draw Phase was skipped


@pytest.mark.ruling("PH-006")
def test_a_skipped_draw_phase_does_not_lose_with_an_empty_deck() -> None:
    duel = Scenario()
    duel.a.set("Time Seal")
    duel.b.deck()
    duel.a.activates("Time Seal")
    pass_turn(duel)
    assert duel.winner is None
    assert turn_phases(duel, 4)[0] == c.PHASE_STANDBY
    pass_turn(duel)
    pass_turn(duel)
    assert duel.winner == "A"  # the next Draw Phase is not skipped


@pytest.mark.ruling("PH-008")
def test_battle_damage_by_yata_garasu_locks_the_draw() -> None:
    duel = Scenario()
    duel.a.monsters("Yata-Garasu")
    duel.a.battle_phase()
    duel.a.attacks_directly("Yata-Garasu")
    duel.all_pass()
    assert duel.b.lp == 7800
    pass_turn(duel)
    assert (duel.turn, duel.b.hand_names) == (4, [])
    assert c.PHASE_DRAW not in turn_phases(duel, 4)
    pass_turn(duel)
    pass_turn(duel)
    assert duel.b.hand_names == [FILLER]


@pytest.mark.ruling("PH-009")
def test_fenrir_locks_the_draw_when_it_destroys_by_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Fenrir")
    duel.b.monsters("Skull Servant")
    duel.a.battle_phase()
    duel.a.attacks("Fenrir", "Skull Servant")
    duel.all_pass()
    assert (duel.b.lp, duel.place_of("Skull Servant")) == (6900, "GY")
    pass_turn(duel)
    assert (duel.turn, duel.b.hand_names) == (4, [])
    assert turn_phases(duel, 4)[0] == c.PHASE_STANDBY


@pytest.mark.ruling("PH-010")
def test_offerings_to_the_doomed_skips_its_users_draw_phase() -> None:
    duel = Scenario()
    duel.a.hand("Offerings to the Doomed")
    duel.b.monsters(WARWOLF)
    duel.a.activates("Offerings to the Doomed")
    duel.all_pass()
    assert duel.place_of(WARWOLF) == "GY"
    pass_turn(duel)
    assert duel.b.hand_names == [FILLER]
    pass_turn(duel)
    assert (duel.turn, duel.a.hand_names) == (5, [])
    assert turn_phases(duel, 5)[0] == c.PHASE_STANDBY


@pytest.mark.ruling("PH-015")
def test_a_skipped_standby_phase_has_no_effects() -> None:
    duel = before_turn_of_a()
    duel.a.monsters("Bowganian").set("Solomon's Lawbook")
    duel.b.ends_turn()
    while duel.phase != c.PHASE_DRAW:
        duel.respond(())
    assert duel.a.hand_names == [FILLER]
    duel.a.activates("Solomon's Lawbook")
    duel.all_pass()
    assert turn_phases(duel, 3) == [c.PHASE_DRAW, c.PHASE_MAIN1]
    assert duel.b.lp == 8000


@pytest.mark.ruling("PH-023")
def test_timeater_skips_main_phase_1() -> None:
    duel = Scenario()
    duel.a.monsters("Timeater")
    duel.b.monsters("Skull Servant", WARWOLF)
    duel.a.battle_phase()
    duel.a.attacks("Timeater", "Skull Servant")
    pass_turn(duel)
    assert (duel.turn, duel.phase) == (4, c.PHASE_STANDBY)
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    assert decision.player == 1
    assert sorted(x.kind for x in decision.commands) == [d.ACT_BATTLE_PHASE, d.ACT_END]
    duel.b.battle_phase()
    duel.b.attacks(WARWOLF, "Timeater")
    duel.all_pass()
    assert turn_phases(duel, 4)[:4] == [
        c.PHASE_DRAW,
        c.PHASE_STANDBY,
        c.PHASE_BATTLE_START,
        c.PHASE_BATTLE_STEP,
    ]
    assert duel.a.lp == 7900


@pytest.mark.ruling("PH-030")
def test_thunder_of_ruler_forbids_the_battle_phase() -> None:
    duel = before_turn_of_a()
    duel.a.monsters(WARWOLF)
    duel.b.set("Thunder of Ruler")
    duel.b.ends_turn()
    while duel.phase != c.PHASE_STANDBY:
        assert not any(
            duel.is_named(x.card, "Thunder of Ruler") for x in getattr(duel.decision, "commands", ())
        )
        duel.respond(())
    duel.b.activates("Thunder of Ruler")
    duel.all_pass()
    assert duel.phase == c.PHASE_MAIN1
    assert kinds(duel) & {d.ACT_BATTLE_PHASE, d.ACT_MAIN2, d.ACT_END} == {d.ACT_END}
    pass_turn(duel)
    assert turn_phases(duel, 3)[-2:] == [c.PHASE_MAIN1, c.PHASE_END]


@pytest.mark.ruling("PH-033")
def test_terminal_world_skips_main_phase_2() -> None:
    duel = Scenario()
    duel.a.hand("Terminal World")
    duel.a.activates("Terminal World")
    duel.a.battle_phase()
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    assert not duel.a.may_enter_main_phase_2()
    duel.a.ends_turn()
    duel.all_pass()
    assert phases(duel)[-2:] == [c.PHASE_BATTLE, c.PHASE_END]
    assert c.PHASE_MAIN2 not in phases(duel)
    assert duel.turn_player == "B"


# -- Standby Phase ----------------------------------------


@pytest.mark.ruling("PH-013")
def test_a_mandatory_standby_effect_activates_by_itself() -> None:
    duel = before_turn_of_a()
    duel.a.monsters("Bowganian")
    duel.b.ends_turn()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.turn_player == "A"
    (link,) = duel.happened(ChainLinkAdded)
    assert link.card.card.code == duel.find("Bowganian").code
    assert duel.b.lp == 7400


@pytest.mark.ruling("PH-014")
def test_two_standby_effects_are_two_chains() -> None:
    duel = before_turn_of_a()
    duel.a.monsters("Bowganian", "Bowganian")
    duel.b.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, decision.forced, len(decision.commands)) == (0, True, 2)
    duel.respond(decision.commands[1].response)
    duel.all_pass()
    assert [(link.number, link.player) for link in duel.happened(ChainLinkAdded)] == [(1, 0), (1, 0)]
    assert [(e.before, e.after) for e in duel.happened(LpChanged)] == [(8000, 7400), (7400, 6800)]
    assert isinstance(duel.decision, d.IdleCommand)


@pytest.mark.ruling("PH-017")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_upkeep_is_paid_while_the_card_is_negated(whose: str) -> None:
    duel = Scenario(turn=2, player="B" if whose == "A" else "A")
    duel.a.face_up("Imperial Order")
    duel.b.face_up("Royal Decree")
    assert duel.a.card("Imperial Order").is_negated()
    (duel.b if whose == "A" else duel.a).ends_turn()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.turn_player == whose
    assert (duel.a.lp, duel.b.lp) == (7300, 8000)
    assert duel.happened(ChainLinkAdded) == []
    assert duel.place_of("Imperial Order") == "Spell & Trap Zone"


@pytest.mark.ruling("PH-018")
@pytest.mark.parametrize("whose", ["A", "B"])
def test_upkeep_that_cannot_be_paid_destroys(whose: str) -> None:
    duel = Scenario(turn=2, player="B" if whose == "A" else "A")
    duel.a.face_up("Imperial Order").life(600)
    (duel.b if whose == "A" else duel.a).ends_turn()
    duel.all_pass()
    assert duel.turn_player == whose
    assert duel.a.lp == 600
    assert duel.place_of("Imperial Order") == "GY"


@pytest.mark.ruling("PH-019")
def test_a_spell_for_the_standby_phase_must_be_set() -> None:
    duel = before_turn_of_a()
    duel.a.monsters(WARWOLF).set("Curse of Fiend").hand("Curse of Fiend")
    duel.b.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert duel.phase == c.PHASE_STANDBY
    assert decision.player == 0
    places = [duel.kernel.by_key(x.card.key).location for x in decision.commands]
    assert places == [c.LOCATION_SZONE]
    duel.respond(())
    duel.all_pass()
    assert duel.phase == c.PHASE_MAIN1
    assert not duel.a.may_activate("Curse of Fiend")


@pytest.mark.ruling("PH-031")
@pytest.mark.parametrize("swords", [True, False])
def test_two_battle_phases(swords: bool) -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).face_down("Weather Report")
    if swords:
        duel.b.face_up("Swords of Revealing Light")
    duel.a.flips("Weather Report")
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.a.may_enter_battle_phase() is swords
    if swords:
        assert duel.place_of("Swords of Revealing Light") == "GY"
        duel.a.battle_phase()
        assert phases(duel).count(c.PHASE_BATTLE_START) == 2
        assert duel.phase == c.PHASE_BATTLE_STEP
        assert not duel.a.may_enter_battle_phase()


@pytest.mark.ruling("PH-029")
def test_the_opponent_skips_the_next_battle_phase() -> None:
    typhoon, ignition = "Mystical Space Typhoon", "Artifact Ignition"
    duel = before_turn_of_a()
    duel.a.set(typhoon).monsters(WARWOLF)
    duel.b.set(ignition)
    duel.b.ends_turn()
    while duel.phase != c.PHASE_END:
        duel.respond(())
    duel.a.activates(typhoon)
    duel.all_pass()
    assert duel.place_of(ignition) == "GY"
    assert [link.player for link in duel.happened(ChainLinkAdded)] == [0, 1]
    assert (duel.turn_player, duel.phase) == ("A", c.PHASE_MAIN1)
    assert kinds(duel) & {d.ACT_BATTLE_PHASE, d.ACT_MAIN2, d.ACT_END} == {d.ACT_END}
    pass_turn(duel)
    assert turn_phases(duel, 3)[-2:] == [c.PHASE_MAIN1, c.PHASE_END]
    pass_turn(duel)
    assert duel.a.may_enter_battle_phase()


@pytest.mark.ruling("PH-007")
def test_an_effect_in_place_of_the_normal_draw() -> None:
    hole, dragon = "Tachyon Chaos Hole", "Number 107: Galaxy-Eyes Tachyon Dragon"
    duel = before_turn_of_a()
    duel.a.deck().graveyard(hole, dragon)
    duel.find(dragon).data.status |= STATUS_PROPER
    duel.b.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, duel.phase, decision.forced) == (0, c.PHASE_DRAW, False)
    duel.a.activates(hole)
    duel.all_pass()
    assert duel.winner is None
    assert duel.phase == c.PHASE_MAIN1
    assert duel.place_of(hole) == "banished"
    assert duel.place_of(dragon) == "Monster Zone"
    assert duel.happened(Drawn) == []
    assert duel.a.hand_names == []
