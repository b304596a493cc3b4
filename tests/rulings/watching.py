"""What the players are offered while nothing but passing happens (a helper of the battle tests)."""

from app.engine import decisions as d
from app.engine.events import BecameTargets, Moved
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


def reasons_of(duel: Scenario, name: str) -> list[int]:
    """REASON bits of every move of the cards of this name so far, in order."""
    moved = duel.happened(Moved)
    return [each.reason for each in moved if duel.kernel.by_key(each.after.card.key).name == name]


def targets_named(duel: Scenario) -> list[list[str]]:
    """Names of the cards of every choice of targets so far, in order."""
    settle_places(duel)
    return [
        [duel.kernel.by_key(seen.card.key).name for seen in event.cards]
        for event in duel.happened(BecameTargets)
    ]


def settle_places(duel: Scenario) -> None:
    """Answer the zone and position questions that are open now with their first choice."""
    while isinstance(duel.decision, (d.SelectPlace, d.SelectPosition)):
        duel.respond(next(iter(duel.decision.choices())))


def could_answer(duel: Scenario, side: Side, name: str) -> bool:
    """Whether ``side`` is offered the card in response to the last Chain Link, if nobody adds another."""
    settle_places(duel)
    twin = duel.duel.clone()
    links = [(link.uid, link.index) for link in twin.kernel.state.chain]
    if not links:
        return False  # it resolved at once: there was nothing to offer
    while True:
        decision = twin.decision
        if not isinstance(decision, d.ChainResponse):
            return False
        if [(link.uid, link.index) for link in twin.kernel.state.chain] != links:
            return False
        if decision.player == side.index and any(
            duel.is_named(command.card, name, twin.kernel) for command in decision.commands
        ):
            return True
        if decision.forced:
            return False
        twin.respond(())
