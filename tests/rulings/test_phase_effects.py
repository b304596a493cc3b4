"""The End Phase, and effects in the course of the phases (PH)."""

from typing import Any

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ActivationNegated, ChainLinkAdded, LpChanged, Moved, PhaseStarted, TurnStarted
from app.engine.kernel import Kernel
from app.engine.state import Fact
from tests.rulings.phase_log import (
    before_turn_of_a,
    drawn_in,
    kinds,
    pass_turn,
    phases,
    to_end_phase,
    turn_phases,
)
from tests.scenario import FILLER, Scenario

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"
CAIUS = "Caius the Shadow Monarch"
EVACUATION = "Compulsory Evacuation Device"


# -- End Phase ----------------------------------------


@pytest.mark.ruling("PH-038")
def test_the_hand_is_cut_to_six() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 8)
    (asked,) = to_end_phase(duel)
    assert isinstance(asked, d.SelectCards)
    assert asked.player == 0
    assert (asked.min, asked.max, asked.cancelable) == (2, 2, False)
    assert len(duel.a.hand_names) == 6
    assert len(duel.a.graveyard_names) == 2


@pytest.mark.ruling("PH-039")
def test_six_cards_stay() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 6)
    assert to_end_phase(duel) == []
    assert len(duel.a.hand_names) == 6
    assert duel.turn_player == "B"


@pytest.mark.ruling("PH-040")
def test_only_the_turn_player_adjusts_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 3)
    duel.b.hand(*[FILLER] * 9)
    assert to_end_phase(duel) == []
    assert duel.b.graveyard_names == []
    assert len(duel.b.hand_names) == 10  # with the draw of B's own turn
    assert len(duel.a.hand_names) == 3


@pytest.mark.ruling("PH-041")
def test_the_surplus_is_discarded_at_once_by_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    discarded: list[Fact] = []

    def note(kernel: Kernel, event: int, *args: Any, **values: Any) -> Fact:
        fact = plain_note(kernel, event, *args, **values)
        if event == c.EVENT_DISCARD:
            discarded.append(fact)
        return fact

    plain_note = Kernel.note
    monkeypatch.setattr(Kernel, "note", note)
    duel = Scenario()
    duel.a.hand(*[FILLER] * 6, WARWOLF, CELTIC, "Skull Servant")
    duel.a.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert (decision.player, decision.min, decision.max, len(decision.cards)) == (0, 3, 3, 9)
    duel.a.picks(WARWOLF, "Skull Servant", CELTIC)
    assert sorted(duel.a.graveyard_names) == sorted([WARWOLF, CELTIC, "Skull Servant"])
    assert duel.a.hand_names == [FILLER] * 6
    assert sum(len(fact.cards) for fact in discarded) == 3
    assert len({fact.instant for fact in discarded}) == 1


# -- End Phase effects ----------------------------------------


@pytest.mark.ruling("PH-034")
def test_an_end_phase_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Solar Flare Dragon")
    duel.a.ends_turn()
    duel.all_pass()
    (link,) = duel.happened(ChainLinkAdded)
    assert link.card.card.code == duel.find("Solar Flare Dragon").code
    end = duel.events.index(next(e for e in duel.happened(PhaseStarted) if e.phase == c.PHASE_END))
    assert duel.events.index(link) > end
    assert duel.b.lp == 7500


@pytest.mark.ruling("PH-035")
def test_two_end_phase_effects_are_two_chains() -> None:
    duel = Scenario()
    duel.a.monsters("Solar Flare Dragon", "Solar Flare Dragon")
    duel.a.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert decision.forced
    duel.respond(decision.commands[0].response)
    duel.all_pass()
    assert [link.number for link in duel.happened(ChainLinkAdded)] == [1, 1]
    assert [(e.before, e.after) for e in duel.happened(LpChanged)] == [(8000, 7500), (7500, 7000)]


@pytest.mark.ruling("PH-042")
def test_the_hand_is_cut_after_end_phase_effects() -> None:
    duel = Scenario()
    duel.a.monsters("Solar Flare Dragon").hand(*[FILLER] * 7)
    duel.a.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert (decision.min, decision.max) == (1, 1)
    assert duel.b.lp == 7500
    duel.respond((decision.cards[0].key,))
    duel.all_pass()
    assert len(duel.a.hand_names) == 6


@pytest.mark.ruling("PH-043")
def test_the_hand_limit_is_no_effect() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 6, "Broww, Huntsman of Dark World")
    duel.a.ends_turn()
    duel.a.picks("Broww, Huntsman of Dark World")
    duel.all_pass()
    assert duel.place_of("Broww, Huntsman of Dark World") == "GY"
    assert duel.happened(ChainLinkAdded) == []
    assert len(duel.a.hand_names) == 6


@pytest.mark.ruling("PH-044")
def test_the_hand_limit_is_a_discard() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 6, "The Fabled Cerburrel")
    duel.a.ends_turn()
    duel.a.picks("The Fabled Cerburrel")
    duel.all_pass()
    assert len(duel.happened(ChainLinkAdded)) == 1
    assert duel.place_of("The Fabled Cerburrel") == "Monster Zone"
    assert duel.find("The Fabled Cerburrel").data.turn_placed == 3


@pytest.mark.ruling("PH-045")
def test_a_changed_hand_limit() -> None:
    duel = Scenario()
    duel.b.face_up("Enervating Mist")
    duel.a.hand(*[FILLER] * 6)
    (asked,) = to_end_phase(duel)
    assert isinstance(asked, d.SelectCards)
    assert (asked.min, asked.max) == (1, 1)
    assert len(duel.a.hand_names) == 5


@pytest.mark.ruling("PH-046")
def test_a_hand_limit_of_the_controller() -> None:
    duel = Scenario()
    duel.a.monsters("Silent Wobby").hand(*[FILLER] * 6)
    duel.b.hand(*[FILLER] * 5)
    (asked,) = to_end_phase(duel)
    assert isinstance(asked, d.SelectCards)
    assert (asked.min, asked.max) == (3, 3)
    assert len(duel.a.hand_names) == 3
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"  # B, with 6 cards, had nothing to discard
    assert len(duel.b.hand_names) == 6


@pytest.mark.ruling("PH-047")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_no_hand_limit(owner: str) -> None:
    duel = Scenario()
    (duel.a if owner == "A" else duel.b).face_up("Infinite Cards")
    duel.a.hand(*[FILLER] * 10)
    assert to_end_phase(duel) == []
    assert len(duel.a.hand_names) == 10


# -- with Spells, Traps and effects of several cards ----------------------------------------


@pytest.mark.ruling("PH-004")
def test_nothing_before_the_normal_draw() -> None:
    typhoon = "Mystical Space Typhoon"
    duel = before_turn_of_a()
    duel.a.face_up("Swords of Revealing Light")
    duel.b.set(typhoon)
    duel.b.ends_turn()
    while duel.turn == 2:
        duel.respond(())
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, duel.phase, len(duel.a.hand_names)) == (1, c.PHASE_DRAW, 1)
    assert [duel.is_named(x.card, typhoon) for x in decision.commands] == [True]
    duel.b.activates(typhoon)
    duel.all_pass()
    assert duel.place_of("Swords of Revealing Light") == "GY"


@pytest.mark.ruling("PH-011")
def test_a_draw_lock_by_a_chosen_monster() -> None:
    broken, devouring = "Broken Bamboo Sword", "Soul Devouring Bamboo Sword"
    duel = Scenario()
    duel.a.monsters(WARWOLF).equipped(broken, WARWOLF).hand(devouring)
    duel.a.activates(devouring)
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert duel.b.lp == 6000
    pass_turn(duel)
    assert (duel.turn, duel.b.hand_names) == (4, [])
    assert turn_phases(duel, 4)[0] == c.PHASE_STANDBY


@pytest.mark.ruling("PH-012")
def test_two_draw_phases_are_skipped() -> None:
    duel = Scenario()
    duel.a.set("Reckless Greed")
    duel.a.activates("Reckless Greed")
    duel.all_pass()
    assert duel.a.hand_names == [FILLER] * 2
    for _ in range(6):
        pass_turn(duel)
    assert duel.turn == 9
    drew = {turn: drawn_in(duel, turn) for turn in (5, 7, 9)}
    assert drew == {5: 0, 7: 0, 9: 1}
    assert c.PHASE_DRAW not in turn_phases(duel, 5) + turn_phases(duel, 7)


@pytest.mark.ruling("PH-016")
@pytest.mark.parametrize("with_field_spell", [True, False])
def test_a_field_spell_is_a_spell_one_controls(with_field_spell: bool) -> None:
    duel = before_turn_of_a()
    duel.a.graveyard("Treeborn Frog")
    if with_field_spell:
        duel.a.face_up("Umi")
    duel.b.ends_turn()
    offered = isinstance(duel.decision, d.ChainResponse) and duel.phase == c.PHASE_STANDBY
    assert offered is not with_field_spell
    assert duel.a.could_respond("Treeborn Frog") is not with_field_spell


@pytest.mark.ruling("PH-020")
def test_what_a_main_phase_offers() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF, "Sakuretsu Armor").monsters(CELTIC)
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    assert decision.player == 0
    offers = [(x.kind, duel.kernel.by_key(x.card.key).name if x.card.key else "") for x in decision.commands]
    assert sorted(offers) == sorted(
        [
            (d.ACT_SUMMON, WARWOLF),
            (d.ACT_MSET, WARWOLF),
            (d.ACT_SSET, "Sakuretsu Armor"),
            (d.ACT_POSITION, CELTIC),
            (d.ACT_BATTLE_PHASE, ""),
            (d.ACT_END, ""),
        ]
    )


@pytest.mark.ruling("PH-024")
def test_fast_effects_before_a_phase_ends() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.hand("Rush Recklessly").set("Reinforcements").monsters(CELTIC)
    # The question in which A announces leaving offers A its own fast effects.
    assert duel.a.may_activate("Rush Recklessly")
    duel.a.battle_phase()
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, duel.phase) == (1, c.PHASE_MAIN1)
    names = [duel.kernel.by_key(x.card.key).name for x in decision.commands]
    assert names == ["Reinforcements"]
    assert phases(duel) == []
    duel.respond(())
    assert phases(duel)[0] == c.PHASE_BATTLE_START


@pytest.mark.ruling("PH-028")
def test_a_skipped_battle_phase() -> None:
    lord = "Moulinglacia the Elemental Lord"
    duel = before_turn_of_a()
    duel.a.monsters(WARWOLF, lord)
    duel.b.set("Sakuretsu Armor", EVACUATION)
    duel.b.activates(EVACUATION, lord)
    duel.all_pass()
    assert duel.place_of(lord) == "hand"
    pass_turn(duel)
    assert duel.phase == c.PHASE_MAIN1
    assert kinds(duel) & {d.ACT_BATTLE_PHASE, d.ACT_MAIN2, d.ACT_END} == {d.ACT_END}
    pass_turn(duel)
    assert turn_phases(duel, 3) == [c.PHASE_DRAW, c.PHASE_STANDBY, c.PHASE_MAIN1, c.PHASE_END]
    pass_turn(duel)
    assert duel.a.may_enter_battle_phase()


@pytest.mark.ruling("PH-032")
def test_main_phase_2_allows_what_is_not_used_up() -> None:
    duel = Scenario()
    duel.a.monsters(CELTIC).hand("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2
    assert duel.a.may_change_position(CELTIC)
    assert duel.a.may_set("Sakuretsu Armor")
    assert not duel.a.may_enter_battle_phase()
    assert d.ACT_ATTACK not in kinds(duel)


@pytest.mark.ruling("PH-036")
def test_the_end_phase_is_no_single_timing() -> None:
    duel = Scenario()
    duel.a.monsters("Solar Flare Dragon")
    duel.b.set("Reckless Greed")
    duel.a.ends_turn()
    while not duel.happened(ChainLinkAdded):
        duel.respond(())
    while duel.b.lp == 8000:
        duel.respond(())
    decision = duel.decision
    assert isinstance(decision, d.ChainResponse)
    assert (decision.player, duel.phase, duel.kernel.state.chain) == (1, c.PHASE_END, [])
    duel.b.activates("Reckless Greed")
    duel.all_pass()
    links = [e for e in duel.events if isinstance(e, (ChainLinkAdded, TurnStarted))]
    assert [type(e) for e in links] == [ChainLinkAdded, ChainLinkAdded, TurnStarted]
    assert (duel.b.hand_names, duel.turn_player) == ([FILLER] * 2, "B")
    assert duel.b.lp == 7500


@pytest.mark.ruling("PH-037")
def test_until_the_end_of_the_turn_covers_the_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, "Solar Flare Dragon").hand("Rush Recklessly")
    duel.b.set("Reckless Greed")
    duel.a.battle_phase()
    duel.a.activates("Rush Recklessly", WARWOLF)
    duel.a.main_phase_2()
    duel.a.ends_turn()
    seen = []
    while duel.turn_player == "A":
        assert isinstance(duel.decision, d.ChainResponse)
        seen.append((duel.phase, duel.find(WARWOLF).attack))
        duel.respond(())
    assert {attack for _, attack in seen} == {2700}
    assert sum(phase == c.PHASE_END for phase, _ in seen) >= 2
    assert duel.find(WARWOLF).attack == 2000
    # B is asked first in its own Draw Phase, where the change is over.
    assert duel.phase == c.PHASE_DRAW


# -- Summons, Trigger Effects and Traps ----------------------------------------


def caius_comes(duel: Scenario) -> None:
    """A Tribute Summons Caius the Shadow Monarch with Celtic Guardian."""
    duel.a.monsters(CELTIC).hand(CAIUS)
    duel.a.summons(CAIUS, tributes=[CELTIC])


@pytest.mark.ruling("PH-049")
def test_a_mandatory_summon_effect_resolves_without_its_monster() -> None:
    duel = Scenario()
    duel.b.monsters("Summoned Skull").set("Bottomless Trap Hole")
    caius_comes(duel)
    duel.a.picks("Summoned Skull")
    assert [link.number for link in duel.happened(ChainLinkAdded)] == [1]
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert [link.number for link in duel.happened(ChainLinkAdded)] == [1, 2]
    assert duel.place_of(CAIUS) == "banished"
    assert duel.place_of("Summoned Skull") == "banished"
    assert duel.b.lp == 7000


@pytest.mark.ruling("PH-050")
def test_the_targeted_trap_is_chained() -> None:
    duel = Scenario()
    duel.b.set("Bottomless Trap Hole")
    caius_comes(duel)
    duel.a.picks("Bottomless Trap Hole")  # Caius himself is a card on the field, too
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.place_of(CAIUS) == "banished"
    assert duel.place_of("Bottomless Trap Hole") == "banished"
    assert duel.b.lp == 8000
    gone = [e.before.card.code for e in duel.happened(Moved) if e.after.card.location == c.LOCATION_REMOVED]
    assert gone == [duel.find(CAIUS).code, duel.find("Bottomless Trap Hole").code]


@pytest.mark.ruling("PH-052")
def test_only_a_negation_acts_before_a_summon_succeeds() -> None:
    duel = Scenario()
    duel.b.set("Solemn Judgment", "Bottomless Trap Hole")
    caius_comes(duel)
    decision = duel.decision
    while not (isinstance(decision, d.ChainResponse) and decision.player == 1):
        assert duel._skip_one()
        decision = duel.decision
    names = [duel.kernel.by_key(x.card.key).name for x in decision.commands]
    assert names == ["Solemn Judgment"]
    duel.b.activates("Solemn Judgment")
    assert duel.b.lp == 4000
    assert not duel.b.could_respond("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.place_of(CAIUS) == "GY"
    assert [link.card.card.code for link in duel.happened(ChainLinkAdded)] == [
        duel.find("Solemn Judgment").code
    ]
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.place_of("Bottomless Trap Hole") == "Spell & Trap Zone"


@pytest.mark.ruling("PH-053")
def test_no_priority_for_ignition_effects() -> None:
    lyla = "Lyla, Lightsworn Sorceress"
    duel = Scenario()
    duel.a.hand(lyla)
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons(lyla)
    decision = duel.expect(1, (d.ChainResponse,))
    assert isinstance(decision, d.ChainResponse)
    assert [duel.is_named(x.card, "Bottomless Trap Hole") for x in decision.commands] == [True]
    twin = duel.duel.clone()
    twin.respond(())
    left = twin.decision
    assert isinstance(left, d.IdleCommand)
    uid = duel.find(lyla).uid
    assert any(x.kind == d.ACT_ACTIVATE and x.card.key == uid for x in left.commands)
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.place_of(lyla) == "banished"
    assert not duel.a.may_activate(lyla)
    assert duel.happened(ChainLinkAdded)[0].player == 1


def synchro_summon(duel: Scenario, name: str, tuner: str, other: str) -> None:
    """A Synchro Summons the monster with the two materials, which it controls since last turn."""
    duel.a.monsters(tuner, other).extra(name)
    duel.a.special_summons(name)
    if isinstance(duel.decision, d.SelectUnselect):
        duel.a.picks(tuner, other)


@pytest.mark.ruling("PH-048")
def test_an_optional_summon_effect_and_a_trap_share_the_timing() -> None:
    rose = "Black Rose Dragon"
    duel = Scenario()
    duel.b.set("Bottomless Trap Hole").face_up("Messenger of Peace")
    synchro_summon(duel, rose, "Genex Controller", WARWOLF)
    duel.a.activates(rose)
    assert [link.number for link in duel.happened(ChainLinkAdded)] == [1]
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert [link.number for link in duel.happened(ChainLinkAdded)] == [1, 2]
    assert duel.place_of(rose) == "banished"
    assert duel.place_of("Messenger of Peace") == "GY"
    (gone,) = (e for e in duel.happened(Moved) if e.before.card.code == duel.find("Messenger of Peace").code)
    assert gone.reason & c.REASON_DESTROY
    assert duel.a.field_names + duel.b.field_names == []


@pytest.mark.ruling("PH-051")
def test_a_negation_by_the_summoned_monster_itself() -> None:
    stardust = "Stardust Dragon"
    duel = Scenario()
    duel.b.set("Bottomless Trap Hole")
    synchro_summon(duel, stardust, "Flamvell Guard", "Dark Magician")
    duel.b.activates("Bottomless Trap Hole")
    duel.a.activates(stardust)
    assert duel.place_of(stardust) == "GY"
    duel.all_pass()
    assert duel.place_of(stardust) == "GY"
    assert duel.place_of("Bottomless Trap Hole") == "GY"
    assert [e.number for e in duel.happened(ActivationNegated)] == [1]
    destroyed = [e.before.card.code for e in duel.happened(Moved) if e.reason & c.REASON_DESTROY]
    assert destroyed == [duel.find("Bottomless Trap Hole").code]
