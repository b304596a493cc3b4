"""What is offered in the Battle Phase (a helper of the battle tests)."""

from app.engine import decisions as d
from app.engine.events import Event, PhaseStarted
from tests.scenario import Scenario


def offered(duel: Scenario) -> list[tuple[int, str]]:
    """Kind and card name of all that is offered in the Battle Step (or a Main Phase)."""
    decision = duel.settled_decision()
    assert isinstance(decision, (d.BattleCommand, d.IdleCommand))
    return [(x.kind, duel.kernel.by_key(x.card.key).name if x.card.key else "") for x in decision.commands]


def attackers(duel: Scenario) -> list[str]:
    """Names of the monsters that may declare an attack."""
    return [name for kind, name in offered(duel) if kind == d.ACT_ATTACK]


def targets_of(duel: Scenario, name: str) -> tuple[set[str], bool]:
    """Names of what a monster may attack, and whether it may attack directly."""
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    for command in decision.commands:
        if command.kind == d.ACT_ATTACK and duel.is_named(command.card, name):
            return {duel.kernel.by_key(ref.key).name for ref in command.targets}, command.direct
    return set(), False


def steps(duel: Scenario) -> list[int]:
    """Phases and steps announced so far."""
    return [event.phase for event in duel.happened(PhaseStarted)]


LEAVING = [(d.ACT_MAIN2, ""), (d.ACT_END, "")]


def index(duel: Scenario, event: Event) -> int:
    """When this very event came (equal ones may have come before)."""
    return next(n for n, each in enumerate(duel.events) if each is event)


def life_points(duel: Scenario) -> tuple[int, int]:
    """LP of A and B."""
    return duel.a.lp, duel.b.lp
