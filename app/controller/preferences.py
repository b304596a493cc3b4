"""When to ask in windows where the player may respond: Never, Auto or Always."""

from __future__ import annotations

from typing import Final

from app.engine import constants as c
from app.engine import prompts
from app.engine.decisions import ChainResponse, Decision
from app.engine.view import PlayerView

NEVER: Final = "never"
AUTO: Final = "auto"
ALWAYS: Final = "always"
PREFERENCES: Final = (NEVER, AUTO, ALWAYS)

_SUMMONS: Final = frozenset(
    (
        c.EVENT_SUMMON,
        c.EVENT_SPSUMMON,
        c.EVENT_FLIP_SUMMON,
        c.EVENT_SUMMON_SUCCESS,
        c.EVENT_SPSUMMON_SUCCESS,
        c.EVENT_FLIP_SUMMON_SUCCESS,
    )
)
_ATTACKS: Final = frozenset((c.EVENT_ATTACK_ANNOUNCE, c.EVENT_BE_BATTLE_TARGET))
_IN_BATTLE: Final = frozenset(
    (
        c.EVENT_BATTLE_START,
        c.EVENT_BATTLE_CONFIRM,
        c.EVENT_PRE_DAMAGE_CALCULATE,
        c.EVENT_PRE_BATTLE_DAMAGE,
    )
)
#: Ends of phases of the opponent's turn at which a fast effect is usually wanted.
_PHASE_ENDS: Final = c.PHASE_STANDBY | c.PHASE_MAIN1 | c.PHASE_BATTLE | c.PHASE_MAIN2 | c.PHASE_END


def passes(preference: str, decision: Decision, view: PlayerView) -> bool:
    """Whether ``decision`` is answered with a pass without asking. Forced windows always ask."""
    if not isinstance(decision, ChainResponse) or decision.forced:
        return False
    if not decision.commands:
        return True
    if preference == ALWAYS:
        return False
    if preference == NEVER:
        return True
    return not _matters(decision, view)


def _matters(decision: ChainResponse, view: PlayerView) -> bool:
    """Auto: something happened that a player would want to answer."""
    if decision.prompt.id == prompts.TRIGGER:
        return True
    if view.chain:
        return view.chain[-1].player != view.player
    theirs = view.turn_player != view.player
    if decision.after in _SUMMONS or decision.after in _ATTACKS:
        return theirs
    if decision.after in _IN_BATTLE or view.damage_step:
        return True
    return theirs and bool(view.phase & _PHASE_ENDS)
