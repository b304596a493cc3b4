"""What is offered for a monster, now and through whole turns (a helper of the Summon and position tests)."""

from typing import NamedTuple

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.scenario import Scenario, Side, pool

FULL_FIELD = ("Gene-Warped Warwolf", "Vorse Raider", "Mystical Elf", "Wattkid")


class Question(NamedTuple):
    """A question put to a player: whose turn and which phase it was, and what it offered."""

    turn_player: int
    phase: int
    decision: d.Decision

    @property
    def in_own_main_phase(self) -> bool:
        """Put to the turn player at the open state of a Main Phase."""
        return isinstance(self.decision, d.IdleCommand) and bool(self.phase & c.PHASE_MAIN)

    def offers(self, kind: int) -> bool:
        """Whether a command of this kind is among what it offers."""
        return any(x.kind == kind for x in getattr(self.decision, "commands", ()))


def questions(duel: Scenario, turns: int = 2) -> list[Question]:
    """All questions from now on, while both do nothing but go through every phase of ``turns`` turns."""
    twin = duel.duel.clone()
    last = twin.kernel.state.turn + turns
    found: list[Question] = []
    while twin.kernel.state.turn < last:
        decision = twin.decision
        assert decision is not None
        found.append(Question(twin.kernel.state.turn_player, twin.kernel.state.phase, decision))
        twin.respond(_onwards(decision))
    return found


def _onwards(decision: d.Decision) -> tuple[int, ...]:
    if isinstance(decision, d.ChainResponse):
        return ()
    if isinstance(decision, (d.IdleCommand, d.BattleCommand)):
        kinds = {x.kind: x.response for x in decision.commands}
        for kind in (d.ACT_BATTLE_PHASE, d.ACT_MAIN2, d.ACT_END):
            if kind in kinds:
                return kinds[kind]
    return next(iter(decision.choices()))


def only_in_own_main_phase(asked: list[Question], kind: int, player: int = 0) -> None:
    """Assert that the kind was offered at open Main Phase states of the player, and nowhere else.

    Windows of the other phases must have been among the questions.
    """
    put = [each for each in asked if each.decision.player == player]
    for each in put:
        if not (each.in_own_main_phase and each.turn_player == player):
            assert not each.offers(kind), each
    assert any(each.offers(kind) for each in put)
    mine = {each.phase for each in asked if each.turn_player == player}
    windows = {c.PHASE_DRAW, c.PHASE_STANDBY, c.PHASE_BATTLE_STEP, c.PHASE_END}
    assert windows <= mine, [hex(phase) for phase in mine]
    theirs = [each for each in asked if each.turn_player != player and each.decision.player == player]
    assert {each.phase for each in theirs} >= {c.PHASE_DRAW, c.PHASE_STANDBY, c.PHASE_MAIN1, c.PHASE_END}


def kinds(duel: Scenario, side: Side, name: str) -> set[int]:
    """Kinds of commands offered for the card at the next open state."""
    decision = duel.settled_decision()
    assert isinstance(decision, (d.IdleCommand, d.BattleCommand)), duel.told("no open state comes")
    if decision.player != side.index:
        return set()
    return {x.kind for x in decision.commands if duel.is_named(x.card, name)}


def asks(duel: Scenario, kind: type[d.Decision]) -> bool:
    """Whether the open question is of this kind."""
    return isinstance(duel.decision, kind)


def no_chain(duel: Scenario) -> bool:
    """Whether no Chain Link was made so far."""
    return not duel.happened(ChainLinkAdded)


def activated(duel: Scenario) -> list[str]:
    """Names of the cards of all Chain Links so far, in order."""
    return [duel.kernel.by_key(e.card.card.key).name for e in duel.happened(ChainLinkAdded)]


def told_of(duel: Scenario, side: Side, name: str) -> list[str]:
    """Events in this player's log that tell the passcode of the card."""
    code = str(pool().named(name).code)
    return [text for text in (repr(event.seen_by(side.index)) for event in duel.events) if code in text]


def tributes_asked(duel: Scenario, side: Side) -> tuple[set[str], int, int]:
    """Names offered as Tributes at the open question, fewest and most."""
    decision = duel.expect(side.index, (d.SelectTributes,))
    assert isinstance(decision, d.SelectTributes)
    return (
        {duel.kernel.by_key(ref.key).name for ref in decision.cards},
        decision.min,
        decision.max,
    )
