"""The duel log tells what happened and why, in the words of the rules."""

from __future__ import annotations

from app.controller.duel_log import DuelLog
from app.controller.log_lines import log_line, notice
from app.data.library import load_library
from app.engine import constants as c
from app.engine import events as ev
from app.engine.decisions import NO_CARD, CardRef, Text
from app.gui.wording import Wording
from tests.controller.words_fake import IdWords
from tests.scenario import Scenario

WORDS = Wording(load_library())
SYNCHRO = "Gaia Knight, the Force of Earth"


def told(duel: Scenario, viewer: int = 0) -> list[str]:
    """The whole log of a scenario as this player reads it."""
    log = DuelLog(viewer, WORDS)
    return [line.text for event in duel.events for line in log.lines(event.seen_by(viewer))]


def test_a_negated_activation_with_its_costs_and_chain_links() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex", "Celtic Guardian")
    duel.b.monsters("Luster Dragon").set("Magic Jammer").hand("Wattkid")
    duel.a.activates("Lightning Vortex")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    lines = told(duel)
    quoted = [n for n, line in enumerate(lines) if line.startswith("“")]
    assert len(quoted) == 2, "each activation says what its effect does"
    assert lines[quoted[0] - 1] == "Chain Link 1: you activate Lightning Vortex"
    assert lines[quoted[0] + 1] == "Cost: Celtic Guardian is discarded"
    assert lines[quoted[1] - 1] == "Chain Link 2: opponent activates Magic Jammer"
    assert lines[quoted[1] + 1 :] == [
        "Cost: Wattkid is discarded",
        "Chain Link 2: Magic Jammer resolves",
        "Chain Link 1: the activation of Lightning Vortex itself is negated, and its effect with it",
        "Lightning Vortex is destroyed",
        "Chain Link 1: Lightning Vortex was negated and does nothing",
    ]


def test_lp_are_paid_and_a_summon_is_negated() -> None:
    duel = Scenario()
    duel.a.hand("Junk Synchron")
    duel.b.set("Solemn Warning")
    duel.a.summons("Junk Synchron")
    duel.b.activates("Solemn Warning")
    duel.all_pass()
    for viewer, wanted in (
        (0, "Opponent pays 2000 LP (6000 LP left)"),
        (1, "You pay 2000 LP (6000 LP left)"),
    ):
        lines = told(duel, viewer)
        assert wanted in lines
        assert "The Summon of Junk Synchron is negated" in lines


def test_an_effect_negated_by_a_continuous_card_does_nothing() -> None:
    duel = Scenario()
    duel.a.monsters("Breaker the Magical Warrior").hand("Celtic Guardian")
    duel.a.graveyard("Medusa Worm").hand("Junk Synchron")
    duel.b.face_up("Skill Drain")
    duel.a.summons("Junk Synchron")
    duel.a.activates("Junk Synchron")
    duel.all_pass()
    lines = told(duel)
    assert "Chain Link 1: you activate the effect of Junk Synchron" in lines
    assert "Target: Medusa Worm" in lines
    assert "Chain Link 1: Junk Synchron was negated and does nothing" in lines


def test_materials_are_named_after_their_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Tune Warrior", "Giant Soldier of Stone").extra(SYNCHRO)
    duel.a.special_summons(SYNCHRO)
    duel.a.picks("Tune Warrior", "Giant Soldier of Stone")
    duel.all_pass()
    assert told(duel) == [
        f"You Synchro Summon {SYNCHRO}",
        "Materials: Tune Warrior, Giant Soldier of Stone",
    ]


def test_tributes_are_named_after_their_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon").hand("Summoned Skull")
    duel.a.summons("Summoned Skull", ["Luster Dragon"])
    duel.all_pass()
    assert told(duel) == ["You Tribute Summon Summoned Skull", "Tributed: Luster Dragon"]


def test_battle_damage_is_called_so() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks_directly("Luster Dragon")
    duel.all_pass()
    assert "Opponent takes 1900 battle damage (6100 LP left)" in told(duel)
    assert "You take 1900 battle damage (6100 LP left)" in told(duel, 1)


def test_a_set_card_turned_face_up_is_told_only_when_it_is_not_activated() -> None:
    trap = ev.Seen(CardRef(9, 77414722, 0, c.LOCATION_SZONE, 0, c.POS_FACEUP_ATTACK))
    flip = ev.PositionChanged(trap, c.POS_FACEDOWN_DEFENSE, True)
    log = DuelLog(0, WORDS)
    assert log.lines(flip) == ()
    activated = log.lines(ev.ChainLinkAdded(1, 0, trap, Text("activate_card", 77414722, 0), (), True))
    assert activated[0].text == "Chain Link 1: you activate Magic Jammer"
    assert log.lines(flip) == ()
    assert [line.text for line in log.lines(ev.ChainEnded())] == ["Magic Jammer is flipped face-up"]


def test_a_flip_summon_is_told_in_one_line() -> None:
    duel = Scenario()
    duel.a.face_down("Giant Soldier of Stone")
    duel.a.flips("Giant Soldier of Stone")
    duel.all_pass()
    assert told(duel) == ["You Flip Summon Giant Soldier of Stone"]


def test_nothing_held_back_is_lost_when_no_event_follows() -> None:
    log = DuelLog(0, WORDS)
    assert log.lines(ev.PositionChanged(CARD, c.POS_FACEDOWN_DEFENSE, True)) == ()
    assert [line.text for line in log.flush()] == ["Stardust Dragon is flipped face-up"]
    assert log.flush() == ()


CARD = ev.Seen(CardRef(7, 44508094, 0, c.LOCATION_MZONE, 0, c.POS_FACEUP_ATTACK))
OTHER = ev.Seen(CardRef(8, 44508094, 1, c.LOCATION_MZONE, 0, c.POS_FACEUP_ATTACK))


def words_of(event: ev.Event) -> str:
    line = log_line(event, 0, WORDS)
    assert line is not None
    return line.text


def test_missed_timings_replays_and_replaced_destructions_are_explained() -> None:
    missed = ev.MissedTiming(0, CARD, Text("effect", 44508094, 0))
    lines = DuelLog(0, WORDS).lines(missed)
    assert "something happened after it" in lines[0].text
    assert lines[1].text.startswith("“"), "which effect missed it"
    assert notice(missed, 0, WORDS) == "Stardust Dragon misses the timing"
    assert "may choose its target again" in words_of(ev.ReplayHappened(CARD))
    again = words_of(ev.AttackDeclared(CARD, ev.Seen(NO_CARD), True))
    assert again == "After the replay Stardust Dragon attacks directly"
    assert "its own effect" in words_of(ev.DestructionReplaced(CARD, CARD))
    assert "the effect of Stardust Dragon" in words_of(ev.DestructionReplaced(CARD, OTHER))


def test_only_a_negated_effect_is_told_from_a_negated_activation() -> None:
    whole = words_of(ev.ActivationNegated(2, CARD))
    only_effect = words_of(ev.ActivationNegated(2, CARD, True))
    assert "activation of Stardust Dragon itself" in whole
    assert "its activation stands" in only_effect


def test_a_negated_link_of_the_last_chain_is_forgotten() -> None:
    log = DuelLog(0, IdWords())
    link = ev.ChainLinkAdded(1, 0, CARD, Text("effect", 1, 0))
    resolving = ev.ChainLinkResolving(1, CARD, link.text)
    log.lines(link)
    log.lines(ev.ActivationNegated(1, CARD))
    assert log.lines(resolving) == ()
    log.lines(link)
    assert [line.text for line in log.lines(resolving)] == ["<log.resolves>"]
