"""The duel log tells what happened and why, in the words of the rules."""

from __future__ import annotations

from app.controller.duel_log import DuelLog
from app.controller.log_lines import LINE, PHASE, SUB, LogLine, log_line, notice
from app.controller.words import shortened
from app.data.library import load_library
from app.engine import constants as c
from app.engine import events as ev
from app.engine.decisions import NO_CARD, CardRef, Text
from app.gui.wording import Wording
from tests.controller.words_fake import IdWords
from tests.rulings.building import materials
from tests.scenario import Scenario

WORDS = Wording(load_library())
SYNCHRO = "Gaia Knight, the Force of Earth"


def written(duel: Scenario, viewer: int = 0) -> list[LogLine]:
    """The whole log of a scenario as this player reads it."""
    log = DuelLog(viewer, WORDS)
    return [line for event in duel.events for line in log.lines(event.seen_by(viewer))]


def told(duel: Scenario, viewer: int = 0) -> list[str]:
    """The texts of the log."""
    return [line.text for line in written(duel, viewer)]


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


def after(lines: list[str], start: str, number: int = 1) -> list[str]:
    """The lines that follow the first one beginning with ``start``."""
    place = next(n for n, line in enumerate(lines) if line.startswith(start))
    return lines[place + 1 : place + 1 + number]


def test_a_battle_is_told_with_the_values_that_count() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Spear Dragon")
    duel.b.defending("Giant Soldier of Stone", "Mokey Mokey")
    duel.a.battle_phase()
    duel.a.attacks("Gemini Elf", "Giant Soldier of Stone")
    duel.a.attacks("Spear Dragon", "Mokey Mokey")
    duel.all_pass()
    lines = told(duel)
    assert after(lines, "Gemini Elf attacks", 3) == [
        "Battle: Gemini Elf (ATK 1900) against Giant Soldier of Stone (DEF 2000)",
        "Neither monster is destroyed",
        "You take 100 battle damage (7900 LP left)",
    ]
    assert after(lines, "Spear Dragon attacks", 2) == [
        "Battle: Spear Dragon (ATK 1900) against Mokey Mokey (DEF 100)",
        "Opponent takes 1800 piercing battle damage (6200 LP left)",
    ]
    assert any(line.startswith("Spear Dragon applies: “If it attacked") for line in lines)


def test_a_phase_is_named_once_something_happens_in_it() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Mokey Mokey", "Mirror Force")
    duel.a.summons("Mokey Mokey")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    duel.a.attacks_directly("Mokey Mokey")
    duel.a.main_phase_2()
    duel.a.sets("Mirror Force")
    duel.a.ends_turn()
    duel.all_pass()
    assert [line.text for line in written(duel) if line.kind == PHASE] == ["Battle Phase", "Main Phase 2"]


def test_what_a_link_does_stands_under_it() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Gemini Elf")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    kinds = {line.text: line.kind for line in written(duel)}
    assert kinds["Chain Link 1: you activate Monster Reborn"] == LINE
    assert kinds["You Special Summon Gemini Elf"] == SUB


def test_a_target_that_has_gone_is_missed() -> None:
    duel = Scenario()
    duel.a.set("Raigeki Break").hand("Mokey Mokey")
    duel.b.monsters("Gemini Elf").set("Compulsory Evacuation Device")
    duel.a.activates("Raigeki Break")
    duel.a.picks("Gemini Elf")
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    lines = told(duel)
    assert after(lines, "Chain Link 2: Compulsory Evacuation Device resolves") == [
        "Gemini Elf returns to the hand"
    ]
    assert after(lines, "Chain Link 1: Raigeki Break resolves") == [
        "Its target Gemini Elf is no longer there"
    ]


def test_what_is_hidden_is_called_by_its_place() -> None:
    duel = Scenario()
    duel.a.hand("Mokey Mokey", "Mirror Force").set("Book of Moon")
    duel.b.monsters("Gemini Elf").set("Mystical Space Typhoon")
    duel.a.sets("Mokey Mokey")
    duel.a.sets("Mirror Force")
    duel.a.activates("Book of Moon")
    duel.b.activates("Mystical Space Typhoon", "Mirror Force")
    duel.all_pass()
    lines = told(duel, 1)
    assert {"Opponent Sets a monster", "Opponent Sets a Spell or Trap", "Target: a Set card"} <= set(lines)
    assert "Mirror Force is destroyed" in lines
    assert not any("Mokey" in line for line in lines)


def test_a_monster_turned_face_down_in_sight_keeps_its_name() -> None:
    duel = Scenario()
    duel.a.hand("Book of Moon")
    duel.b.hand("Gemini Elf")
    duel.a.ends_turn()
    duel.b.summons("Gemini Elf")
    duel.b.ends_turn()
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert "Gemini Elf changes to face-down Defense Position" in told(duel)


def test_a_replaced_graveyard_and_changed_sides_are_told() -> None:
    duel = Scenario()
    duel.a.face_up("Macro Cosmos").hand("Change of Heart", "Raigeki")
    duel.b.monsters("Gemini Elf", "Luster Dragon")
    duel.a.activates("Change of Heart", "Gemini Elf")
    duel.a.activates("Raigeki")
    duel.all_pass()
    lines = told(duel)
    assert "You now control Gemini Elf" in lines
    assert "Luster Dragon is destroyed and is banished, not sent to the GY" in lines


def test_pendulum_cards_are_told_by_scale_and_together() -> None:
    duel = Scenario()
    duel.a.hand("Flash Knight", "Mandragon", "Luster Dragon", "Gemini Elf")
    duel.a.activates("Mandragon")
    duel.a.activates("Flash Knight")
    duel.a.special_summons("Mandragon")
    duel.a.picks("Luster Dragon", "Gemini Elf")
    duel.all_pass()
    lines = told(duel)
    assert "Chain Link 1: you activate Flash Knight in a Pendulum Zone (Pendulum Scale 7)" in lines
    first = next(line for line in lines if line.startswith("You Pendulum Summon"))
    assert sorted([first, *after(lines, first)]) in (
        ["You Pendulum Summon Gemini Elf", "together with Luster Dragon"],
        ["You Pendulum Summon Luster Dragon", "together with Gemini Elf"],
    )


def test_materials_sent_with_their_monster_are_not_detached() -> None:
    duel = Scenario()
    duel.a.monsters("Number 39: Utopia")
    materials(duel.a, duel.a.card("Number 39: Utopia"), "Mokey Mokey")
    duel.b.hand("Raigeki")
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    lines = told(duel)
    assert "Mokey Mokey goes to the GY" in lines
    assert "Mokey Mokey is detached" not in lines


def test_the_end_says_why() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf")
    duel.b.life(1000)
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    duel.all_pass()
    assert told(duel)[-1] == "You win. Your opponent's LP fell to 0."
    assert told(duel, 1)[-1] == "Opponent wins. Your LP fell to 0."


def test_a_monster_hidden_again_by_its_own_effect_keeps_its_name() -> None:
    duel = Scenario()
    duel.a.face_down("Stealth Bird")
    duel.a.flips("Stealth Bird")
    duel.all_pass()
    duel.a.activates("Stealth Bird")
    duel.all_pass()
    assert "Stealth Bird changes to face-down Defense Position" in told(duel, 1)


def test_what_applies_without_words_of_its_own_is_told_by_the_card() -> None:
    words = IdWords()
    words.effect = lambda code, effect: ""  # type: ignore[method-assign]  # an effect without a sentence
    line = log_line(ev.EffectApplied(CARD, Text("effect", 44508094, 3)), 0, words)
    assert line is not None
    assert [span.text for span in line.spans] == ["<log.applied_effect>"]


def test_a_card_out_of_a_hidden_hand_is_just_a_card() -> None:
    before = ev.Seen(CardRef(1 << 20, 0, 1, c.LOCATION_HAND, 0, 8))
    after = ev.Seen(CardRef(1 << 20, 0, 1, c.LOCATION_DECK, 0, 8))
    assert words_of(ev.Moved(before, after, c.REASON_COST)) == "Cost: a card goes to the Deck"


def test_long_effects_are_cut_between_words() -> None:
    english = "Once per turn: You can target 1 face-up monster your opponent controls; " * 2
    cut = shortened(english)
    assert cut.endswith(" …")
    assert english.startswith(cut[:-2])
    assert english[len(cut) - 2] in " ;"
    assert 100 < len(cut) <= 122
    chinese = "把自己卡组最上面3张卡翻开，选那之内的1张加入手卡，剩下的卡回到卡组洗切。" * 3
    cut = shortened(chinese)
    assert chinese.startswith(cut[:-2])
    assert chinese[len(cut) - 2] in "，。"
    assert len(cut) <= 62
    assert shortened("效果" * 60) == "效果" * 30 + " …", "without a gap it is cut anywhere"
    assert shortened("Draw 1\n card.") == "Draw 1 card."


def test_hand_limit_and_field_spells_are_told() -> None:
    duel = Scenario()
    duel.a.hand(*["Mokey Mokey"] * 7).face_up("Mountain").hand("Yami")
    duel.a.activates("Yami")
    duel.a.ends_turn()
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    lines = told(duel)
    assert "Mountain goes to the GY" in lines
    assert "Mokey Mokey is discarded, because the hand is over the limit" in lines
