"""What every computer player is: something that answers a decision from what its player may see."""

from __future__ import annotations

from typing import Protocol

from app.engine.decisions import Decision, Response
from app.engine.view import PlayerView


class Agent(Protocol):
    """A computer player. It is given views and decisions of one player, in order, and nothing else."""

    @property
    def name(self) -> str:
        """A word for tables and logs, for example "greedy"."""
        ...

    def choose(self, view: PlayerView, decision: Decision) -> Response:
        """An answer that ``decision`` accepts. ``view`` is the duel as the asked player sees it."""
        ...


def checked(decision: Decision, response: Response) -> Response:
    """``response`` if the decision accepts it, else its first legal choice.

    An agent must never stop a duel, whatever it thinks; raises ``LookupError`` when nothing is legal.
    """
    if decision.accepts(response):
        return response
    for choice in decision.choices():
        return choice
    raise LookupError(f"{type(decision).__name__} of player {decision.player} has no legal answer.")
