"""An opponent that lets the player do as they like: for hand tests and practice."""

from __future__ import annotations

from app.ai.agent import checked
from app.engine.decisions import (
    ACT_END,
    PASS,
    BattleCommand,
    Decision,
    EffectYesNo,
    IdleCommand,
    Response,
    YesNo,
)
from app.engine.view import PlayerView


class PassiveAgent:
    """Ends its turns at once and declines whatever may be declined; what must be chosen, it chooses first."""

    name = "passive"

    def choose(self, view: PlayerView, decision: Decision) -> Response:
        """The answer that does least."""
        if isinstance(decision, IdleCommand | BattleCommand):
            ends = [choice for choice in decision.choices() if choice[:1] == (ACT_END,)]
            return ends[0] if ends else checked(decision, PASS)
        if isinstance(decision, YesNo | EffectYesNo):
            return checked(decision, (0,))
        return checked(decision, PASS)
