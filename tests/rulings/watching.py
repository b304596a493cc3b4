"""What the players are offered while nothing but passing happens (a helper of the battle tests)."""

from app.engine import decisions as d
from tests.scenario import Scenario, Side


def offered_in(duel: Scenario, side: Side, name: str) -> list[int]:
    """Parts of the Damage Step (DS codes, 0 outside it) in which ``side`` is offered the card.

    Looks ahead on a copy, from the present question to the next open game state; both pass everything.
    """
    twin = duel.duel.clone()
    parts: list[int] = []
    while True:
        decision = twin.decision
        if isinstance(decision, (d.SelectPlace, d.SelectPosition)):
            twin.respond(next(iter(decision.choices())))
            continue
        if not isinstance(decision, d.ChainResponse):
            return parts
        commands = decision.commands if decision.player == side.index else ()
        if any(duel.is_named(x.card, name, twin.kernel) for x in commands):
            part = twin.kernel.state.ds_part
            if not parts or parts[-1] != part:
                parts.append(part)
        twin.respond(())


def pass_until_part(duel: Scenario, side: Side, part: int) -> None:
    """Pass windows until ``side`` is asked in this part of the Damage Step (DS code)."""
    while True:
        decision = duel.decision
        if not isinstance(decision, d.ChainResponse):
            raise AssertionError(duel.told(f"no window in part {part}"))
        if decision.player == side.index and duel.kernel.state.ds_part == part:
            return
        duel.respond(())


def offered_now(duel: Scenario, side: Side, name: str) -> bool:
    """Whether the open question is a window of ``side`` that offers the card."""
    decision = duel.decision
    if not isinstance(decision, d.ChainResponse) or decision.player != side.index:
        return False
    return any(duel.is_named(command.card, name) for command in decision.commands)
