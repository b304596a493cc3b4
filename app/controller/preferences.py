"""When to ask in windows where the player may respond: Never, Auto or Always."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine import constants as c
from app.engine import prompts
from app.engine.carddata import CardPool
from app.engine.decisions import ChainResponse, Command, Decision
from app.engine.view import PlayerView

NEVER: Final = "never"
AUTO: Final = "auto"
ALWAYS: Final = "always"
PREFERENCES: Final = (NEVER, AUTO, ALWAYS)

_IN_BATTLE: Final = frozenset(
    (
        c.EVENT_BATTLE_START,
        c.EVENT_BATTLE_CONFIRM,
        c.EVENT_PRE_DAMAGE_CALCULATE,
        c.EVENT_PRE_BATTLE_DAMAGE,
    )
)
#: Doings of the opponent that hardly any card answers.
_QUIET: Final = frozenset(
    (c.EVENT_MSET, c.EVENT_SSET, c.EVENT_DRAW, c.EVENT_CHANGE_POS, c.EVENT_CHAIN_SOLVED, c.EVENT_CHAIN_END)
)
_ATTEMPTS: Final = frozenset((c.EVENT_SUMMON, c.EVENT_SPSUMMON, c.EVENT_FLIP_SUMMON))
#: Effect numbers above this are of effects gained from another card.
_GAINED: Final = 0xFF
#: Ends of phases of the opponent's turn at which a fast effect is usually wanted.
_PHASE_ENDS: Final = c.PHASE_MAIN1 | c.PHASE_BATTLE_STEP | c.PHASE_END


Answers = Callable[[Command], bool]
"""Whether a command answers a certain event, rather than being usable at any time."""


def nothing_answers(command: Command) -> bool:
    """An :data:`Answers` that knows of no event."""
    return False


def answers_events(pool: CardPool) -> Answers:
    """Looks up in the scripts of ``pool`` what the offered effects answer."""

    def answers(command: Command) -> bool:
        # The number of an effect gained from another card carries that card's passcode.
        gained = command.effect > _GAINED
        code = command.effect >> 8 if gained else command.card.code
        index = command.effect & _GAINED if gained else command.effect
        script = pool.script(code)
        if script is None or index >= len(script.effects):
            return False
        events = script.effects[index].on
        return bool(events) and c.EVENT_FREE_CHAIN not in events

    return answers


def passes(preference: str, decision: Decision, view: PlayerView, answers: Answers = nothing_answers) -> bool:
    """Whether ``decision`` is answered with a pass without asking. Forced windows always ask."""
    if not isinstance(decision, ChainResponse) or decision.forced:
        return False
    if not decision.commands:
        return True
    if preference == ALWAYS:
        return False
    if preference == NEVER:
        return True
    return not _matters(decision, view, answers)


def _matters(decision: ChainResponse, view: PlayerView, answers: Answers) -> bool:
    """Auto: a card answers what just happened, or the opponent did something one would want to answer."""
    if decision.prompt.id == prompts.TRIGGER:
        return True
    if view.chain:
        return view.chain[-1].player != view.player
    theirs = view.turn_player != view.player
    after = decision.after
    # Hardly anybody negates their own Summon.
    if (theirs or after not in _ATTEMPTS) and any(map(answers, decision.commands)):
        return True
    if after in _IN_BATTLE or view.damage_step:
        return True
    if not theirs:
        return False
    if after in (0, c.EVENT_FREE_CHAIN) or after & (c.EVENT_PHASE | c.EVENT_PHASE_START):
        return bool(view.phase & _PHASE_ENDS)
    return after not in _QUIET
