"""What gestures mean."""

from __future__ import annotations

import pytest

from app.controller.commands import (
    Menu,
    Refused,
    Respond,
    drop_places,
    interpret,
    legal_phases,
    likely_first,
    usable_keys,
)
from app.controller.intents import AttackDrag, ClickCard, DragCard, Intent, PhaseButton
from app.controller.reasons import reason_lines
from app.data.library import load_library
from app.data.paths import resources_dir
from app.engine import constants as c
from app.engine import terms
from app.engine.carddata import CardData
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_MSET,
    ACT_POSITION,
    ACT_SSET,
    ACT_SUMMON,
    BattleCommand,
    CardRef,
    Command,
    Decision,
    IdleCommand,
    Text,
    YesNo,
    place_key,
)
from app.engine.view import CardView
from app.engine.why_not import Attempt
from app.gui.i18n import load_table
from app.gui.wording import WORDS as WORDING
from app.gui.wording import Wording
from tests.controller.words_fake import IdWords
from tests.gui.table_fakes import card_view, side, table

WORDS = IdWords()
MONSTER = card_view(CardData(1, "M", c.TYPE_MONSTER | c.TYPE_NORMAL, 1500, 1000, 4), 11, c.LOCATION_HAND, 0)
SPELL = card_view(CardData(2, "S", c.TYPE_SPELL), 12, c.LOCATION_HAND, 1)
TRAP = card_view(CardData(3, "T", c.TYPE_TRAP), 13, c.LOCATION_HAND, 2)
FIELD = card_view(CardData(4, "F", c.TYPE_SPELL | c.TYPE_FIELD), 14, c.LOCATION_HAND, 3)
ATTACKER = card_view(CardData(5, "A", c.TYPE_MONSTER, 2000), 15, c.LOCATION_MZONE, 0)
THEIRS = card_view(CardData(6, "O", c.TYPE_MONSTER, 1000), 16, c.LOCATION_MZONE, 2, controller=1)
VIEW = table(side((MONSTER, SPELL, TRAP, FIELD), {0: ATTACKER}), side(monsters={2: THEIRS}))


def ref(card: CardView) -> CardRef:
    return CardRef(card.key, card.code, card.controller, card.location, card.sequence, card.position)


IDLE = IdleCommand(
    0,
    Text("idle"),
    (
        Command(ACT_SUMMON, ref(MONSTER)),
        Command(ACT_MSET, ref(MONSTER)),
        Command(ACT_ACTIVATE, ref(SPELL), 0, Text("activate_card", 2)),
        Command(ACT_SSET, ref(TRAP)),
        Command(ACT_ACTIVATE, ref(FIELD), 0, Text("activate_card", 4)),
        Command(ACT_BATTLE_PHASE),
        Command(ACT_END),
    ),
)
BATTLE = BattleCommand(
    0, Text("battle"), (Command(ACT_ATTACK, ref(ATTACKER), targets=(ref(THEIRS),)), Command(ACT_END))
)


def mzone(n: int, player: int = 0) -> int:
    return place_key(player, c.LOCATION_MZONE, n)


def szone(n: int) -> int:
    return place_key(0, c.LOCATION_SZONE, n)


@pytest.mark.parametrize(
    ("intent", "decision", "response", "wish"),
    [
        (DragCard(12, szone(2)), IDLE, (ACT_ACTIVATE, 12, 0), szone(2)),
        (DragCard(13, szone(4)), IDLE, (ACT_SSET, 13, 0), szone(4)),
        (DragCard(14, szone(5)), IDLE, (ACT_ACTIVATE, 14, 0), szone(5)),
        (PhaseButton(c.PHASE_BATTLE), IDLE, (ACT_BATTLE_PHASE, 0, 0), 0),
        (PhaseButton(c.PHASE_END), BATTLE, (ACT_END, 0, 0), 0),
        (AttackDrag(15, 16), BATTLE, (ACT_ATTACK, 15, 16), 0),
    ],
)
def test_a_clear_gesture_is_an_answer(
    intent: Intent, decision: Decision, response: tuple[int, ...], wish: int
) -> None:
    outcome = interpret(intent, decision, VIEW, WORDS)
    assert outcome == Respond(response, wish)
    assert decision.accepts(response)


def test_a_monster_on_a_zone_may_be_summoned_or_set() -> None:
    outcome = interpret(DragCard(11, mzone(3)), IDLE, VIEW, WORDS)
    assert isinstance(outcome, Menu)
    assert [entry.icon for entry in outcome.entries] == ["summon", "set_monster"]
    assert {entry.wish for entry in outcome.entries} == {mzone(3)}


def test_a_click_opens_the_menu_of_the_card() -> None:
    outcome = interpret(ClickCard(11), IDLE, VIEW, WORDS)
    assert isinstance(outcome, Menu)
    assert [entry.response[0] for entry in outcome.entries] == [ACT_SUMMON, ACT_MSET]


@pytest.mark.parametrize(
    ("intent", "decision", "reason"),
    [
        (DragCard(12, mzone(1)), IDLE, "<refuse.row_spell>"),
        (DragCard(11, szone(1)), IDLE, "<refuse.row_monster>"),
        (DragCard(11, mzone(1, 1)), IDLE, "<refuse.opponents_zone>"),
        (DragCard(11, place_key(0, c.LOCATION_GRAVE, 0)), IDLE, "<refuse.no_zone>"),
        (DragCard(11, mzone(1)), BATTLE, "<refuse.nothing_to_do>"),
        (AttackDrag(15, 16), IDLE, "<refuse.attack_main_phase>"),
        (AttackDrag(15, 0), BATTLE, "<refuse.direct>"),
        (AttackDrag(15, 99), BATTLE, "<refuse.attack_target>"),
        (ClickCard(16), IDLE, "<refuse.not_yours>"),
        (PhaseButton(c.PHASE_MAIN2), IDLE, "<refuse.phase>"),
        (ClickCard(11), YesNo(0, Text("select")), "<refuse.not_now>"),
    ],
)
def test_a_refusal_says_why(intent: Intent, decision: Decision, reason: str) -> None:
    outcome = interpret(intent, decision, VIEW, WORDS)
    assert outcome == Refused(reason)


def test_a_refusal_names_the_engines_reason_and_its_rule() -> None:
    words = Wording(load_library())
    attempts: tuple[Attempt, ...] = (
        Attempt(ACT_SUMMON, 0, terms.NO_NORMAL_SUMMON_LEFT),
        Attempt(ACT_MSET, 0, terms.NO_NORMAL_SUMMON_LEFT),
    )
    asked: list[int] = []

    def why(key: int) -> tuple[Attempt, ...]:
        asked.append(key)
        return attempts

    idle = IdleCommand(0, Text("idle"), (Command(ACT_END),))
    sentence = "You have used your Normal Summon or Set of this turn. (NS-002)"
    assert interpret(ClickCard(11), idle, VIEW, words, why) == Refused(sentence)
    assert interpret(DragCard(11, mzone(1)), idle, VIEW, words, why) == Refused(sentence)
    assert asked == [11, 11]
    attempts += (Attempt(ACT_ACTIVATE, 0, terms.COST),)
    outcome = interpret(ClickCard(11), idle, VIEW, words, why)
    assert outcome == Refused(
        f"Normal Summon, Set: {sentence}\nActivate its effect: You cannot pay its cost. (COST-002)"
    )
    attempts = (Attempt(ACT_ATTACK, 0, terms.ATTACK_USED), Attempt(ACT_POSITION, 0, None))
    outcome = interpret(AttackDrag(15, 16), idle, VIEW, words, why)
    assert outcome == Refused("It has declared its attack of this turn. (BP-010)")


def test_what_is_possible_has_no_line() -> None:
    attempts = (Attempt(ACT_SUMMON, 0, terms.NOT_ENOUGH_TRIBUTES), Attempt(ACT_ACTIVATE, 0, None))
    lines = reason_lines(attempts, MONSTER, Wording(load_library()))
    assert lines == ("Normal Summon: You do not control enough monsters to Tribute. (TRB-001)",)
    assert reason_lines((Attempt(ACT_ACTIVATE, 0, None),), MONSTER, WORDS) == ()


@pytest.mark.parametrize("reason", terms.ALL_REASONS, ids=lambda reason: reason.id)
def test_every_reason_has_words_in_both_languages(reason: terms.Reason) -> None:
    words = WORDING[f"reason.{reason.id}"]
    assert words.endswith(".")
    assert load_table(resources_dir() / "i18n" / "zh_CN")[words]


def test_legal_phases_and_usable_cards() -> None:
    assert legal_phases(IDLE) == {c.PHASE_BATTLE, c.PHASE_END}
    assert usable_keys(IDLE) == {11, 12, 13, 14}
    assert legal_phases(None) == frozenset()


def test_drop_places_are_the_free_zones_of_the_right_row() -> None:
    assert drop_places(11, IDLE, VIEW) == tuple(mzone(n) for n in range(1, 5))
    assert drop_places(13, IDLE, VIEW) == tuple(szone(n) for n in range(5))
    assert drop_places(14, IDLE, VIEW) == (szone(5),)
    assert drop_places(16, IDLE, VIEW) == ()


def test_a_menu_offers_setting_last() -> None:
    commands = [Command(ACT_SSET), Command(ACT_ACTIVATE), Command(ACT_MSET), Command(ACT_SUMMON)]
    kinds = [command.kind for command in likely_first(commands)]
    assert kinds == [ACT_ACTIVATE, ACT_SUMMON, ACT_SSET, ACT_MSET]
