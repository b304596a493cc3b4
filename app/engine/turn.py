"""The turn: phases, the open game state of a Main Phase, hand size, change of turn (TURN, PH)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import adjust, chain, legality, prompts, query, terms, triggers
from app.engine import constants as c
from app.engine.actions import draw as drawing
from app.engine.actions import move, normal_summon, place
from app.engine.copying import number_of
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_FLIP,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    ChainResponse,
    Command,
    FirstPlayer,
    IdleCommand,
    SelectCards,
    Text,
)
from app.engine.definitions import PROCEDURE
from app.engine.events import DuelStarted, PhaseStarted, TurnStarted
from app.engine.kernel import ACTIVITY_MAIN_ACTION
from app.engine.procedures import pendulum
from app.engine.state import STATUS_TURN_BITS, Fact
from app.engine.triggers import Pending

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.terms import Reason

PROCEDURE_OF_KIND = 255
"""Effect number in a command for the Summon a card's kind prescribes (Synchro, Xyz, Link ...)."""

PENDULUM_SUMMON = 254
"""Effect number of the Pendulum Summon, a command of the left Pendulum Card."""


# -- start ---


async def start(kernel: Kernel, first: int | None, chooser: int | None = None) -> None:
    """Coin toss if nobody was named, opening hands, first turn (TURN)."""
    state = kernel.state
    if first is None:
        if chooser is None:
            rng = kernel.rng()
            chooser = rng.below(2)
            kernel.keep(rng)
        answer = await kernel.ask(FirstPlayer(chooser, Text(prompts.FIRST_PLAYER)))
        first = chooser if answer == (0,) else 1 - chooser
    state.turn_player = first
    kernel.emit(
        DuelStarted(
            (state.lp[0], state.lp[1]),
            (len(state.deck[0]), len(state.deck[1])),
            (len(state.extra[0]), len(state.extra[1])),
            first,
        )
    )
    hand = kernel.rules.start_hand
    drawing.draw_for(kernel, {0: hand, 1: hand}, c.REASON_RULE)
    chain.take_facts(kernel)
    state.timing = []
    await begin_turn(kernel, first)


# -- phases ---


async def begin_turn(kernel: Kernel, player: int) -> None:
    """Draw Phase and Standby Phase, up to the open state of Main Phase 1."""
    state = kernel.state
    while consume_skip(kernel, player, c.EFFECT_SKIP_TURN):
        player = 1 - player
    state.turn += 1
    state.turn_player = player
    _reset_turn(kernel)
    kernel.emit(TurnStarted(player, state.turn))
    await _draw_phase(kernel)
    await _standby_phase(kernel)
    if consume_skip(kernel, player, c.EFFECT_SKIP_M1):
        await _without_main1(kernel)
        return
    enter_main(kernel, c.PHASE_MAIN1)


async def _without_main1(kernel: Kernel) -> None:
    """Main Phase 1 is skipped: Battle Phase or End Phase (PH)."""
    from app.engine import battle

    player = kernel.state.turn_player
    commands = [Command(ACT_END)]
    if may_battle(kernel, player):
        commands.insert(0, Command(ACT_BATTLE_PHASE))
    kernel.state.phase = c.PHASE_STANDBY
    answer = (ACT_END, 0, 0)
    if len(commands) > 1:
        answer = await kernel.ask(IdleCommand(player, Text(prompts.IDLE), tuple(commands)))  # type: ignore[assignment]  # same shape
    if answer[0] == ACT_BATTLE_PHASE:
        await battle.enter(kernel)
    else:
        await end_phase(kernel)


def enter_main(kernel: Kernel, phase: int) -> None:
    """The open state of a Main Phase."""
    state = kernel.state
    state.phase = phase
    state.flow = "main"
    state.timing = []
    kernel.touch()
    kernel.emit(PhaseStarted(phase, state.turn_player))


def _reset_turn(kernel: Kernel) -> None:
    state = kernel.state
    state.turn_limits.clear()
    state.activity.clear()
    state.battle_phases = 0
    for card in state.cards:
        card.status &= ~STATUS_TURN_BITS
        card.attacks = 0
        card.attacked = ()
        if card.flags:
            card.flags = tuple(flag for flag in card.flags if not flag[2] or flag[2] >= state.turn)
    adjust.drop_stale(kernel)
    kernel.touch()


def consume_skip(kernel: Kernel, player: int, effect: int) -> bool:
    """Whether the phase (or turn) is skipped; every lingering skip of it counts one down (PH)."""
    skipped = False
    for lingering in kernel.state.effects[:]:
        if lingering.effect == effect and lingering.labels and lingering.labels[0] == player:
            earliest = lingering.labels[1] if len(lingering.labels) > 1 else 0
            if earliest and kernel.state.turn < earliest:
                continue
            lingering.value -= 1
            if lingering.value <= 0:
                kernel.state.effects.remove(lingering)
            kernel.touch()
            skipped = True
    return skipped or any(
        m.lingering is None and m.affects_player(kernel.players[player]) for m in kernel.active(effect)
    )


async def _draw_phase(kernel: Kernel) -> None:
    state = kernel.state
    player = state.turn_player
    if consume_skip(kernel, player, c.EFFECT_SKIP_DP):
        return
    state.phase = c.PHASE_DRAW
    kernel.touch()
    kernel.emit(PhaseStarted(c.PHASE_DRAW, player))
    kernel.note(c.EVENT_PREDRAW, player=player)
    await adjust.adjust(kernel)
    # Effects used instead of the normal draw; fast effects have their window after it.
    await chain._chain_of_triggers(kernel)
    amounts = query.player_amounts(kernel.players[player], c.EFFECT_DRAW_COUNT)
    count = amounts[-1] if amounts else kernel.rules.draw_count
    if state.turn == 1 and not kernel.rules.first_turn_draw:
        count = 0
    kernel.new_instant()
    if count > 0:
        drawing.draw(kernel, player, count, c.REASON_RULE)
    await chain.after_action(kernel)
    await _phase_effects(kernel, c.EVENT_PHASE | c.PHASE_DRAW)
    await phase_end(kernel, c.PHASE_DRAW)


async def _standby_phase(kernel: Kernel) -> None:
    state = kernel.state
    if consume_skip(kernel, state.turn_player, c.EFFECT_SKIP_SP):
        return
    state.phase = c.PHASE_STANDBY
    kernel.touch()
    kernel.emit(PhaseStarted(c.PHASE_STANDBY, state.turn_player))
    await business(kernel, c.EVENT_PHASE | c.PHASE_STANDBY)
    await phase_end(kernel, c.PHASE_STANDBY)


async def phase_end(kernel: Kernel, phase: int) -> None:
    """What lasts until the end of the phase ends."""
    await adjust.end_lingering(kernel, phase, kernel.state.turn)
    kernel.state.timing = []


async def business(kernel: Kernel, event: int) -> None:
    """Effects of a phase and a window for fast effects (PH, SEG)."""
    await _phase_effects(kernel, event)
    # Costs paid without a Chain may themselves have set something off.
    await chain.after_action(kernel)


async def _phase_effects(kernel: Kernel, event: int) -> None:
    """Effects of a phase: separate Chains, one after another, turn player first (PH, SEG)."""
    kernel.new_instant()
    fact = kernel.note(event, player=kernel.state.turn_player)
    await adjust.adjust(kernel)
    # The phase itself is no happening for the windows below: its effects are offered one by one.
    kernel.state.log = [each for each in kernel.state.log if each is not fact]
    kernel.hook_done = min(kernel.hook_done, len(kernel.state.log))
    done: set[tuple[int, int, int, int]] = set()
    while await _one_phase_effect(kernel, fact, done):
        await chain.after_action(kernel)


async def _one_phase_effect(kernel: Kernel, fact: Fact, done: set[tuple[int, int, int, int]]) -> bool:
    for player in (kernel.state.turn_player, 1 - kernel.state.turn_player):
        pending = [
            p for p in triggers.gather(kernel, [fact]) if p.player == player and _pending_key(p) not in done
        ]
        chosen = await _choose_phase_effect(kernel, player, pending)
        if chosen is not None:
            done.add(_pending_key(chosen))
            kernel.state.timing = []
            await chain.activate(kernel, player, chosen.card, chosen.definition, fact)
            await chain.build(kernel)
            return True
    return False


def _pending_key(pending: Pending) -> tuple[int, int, int, int]:
    definition = pending.definition
    return (pending.card.uid, definition.code, definition.index, pending.generation)


async def _choose_phase_effect(kernel: Kernel, player: int, pending: list[Pending]) -> Pending | None:
    if not pending:
        return None
    forced = any(p.definition.mandatory for p in pending)
    if len(pending) == 1 and forced:
        return pending[0]
    commands = tuple(chain.command_for(kernel, player, p.card, p.definition) for p in pending)
    prompt = Text(prompts.TRIGGER_FORCED if forced else prompts.TRIGGER)
    answer = await kernel.ask(ChainResponse(player, prompt, commands, forced, pending[0].fact.event))
    if not answer:
        return None
    card = kernel.by_key(answer[1])
    return next(p for p in pending if p.card is card and number_of(card, p.definition) == answer[2])


async def exit_window(kernel: Kernel) -> bool:
    """Before a phase ends the opponent may still use fast effects; True when something was done."""
    kernel.state.timing = []
    if await chain.window(kernel, 1 - kernel.state.turn_player):
        await chain.build(kernel)
        await chain.after_action(kernel)
        return True
    return False


async def end_phase(kernel: Kernel) -> None:
    """End Phase, hand size, effects until the end of the turn, next turn."""
    state = kernel.state
    player = state.turn_player
    state.phase = c.PHASE_END
    kernel.touch()
    if not consume_skip(kernel, player, c.EFFECT_SKIP_EP):
        kernel.emit(PhaseStarted(c.PHASE_END, player))
        await business(kernel, c.EVENT_PHASE | c.PHASE_END)
        await _hand_limit(kernel)
    kernel.note(c.EVENT_TURN_END, player=player)
    await phase_end(kernel, c.PHASE_END)
    # The turn is over: what ends with it has its consequences, but nobody may activate anything.
    await adjust.adjust(kernel)
    adjust.special_wins(kernel)
    solver, last_turn = state.goal
    if last_turn and state.turn >= last_turn:
        kernel.win(1 - solver, "goal")
    await begin_turn(kernel, 1 - player)


async def _hand_limit(kernel: Kernel) -> None:
    """The turn player discards down to the limit, all at once (PH)."""
    player = kernel.state.turn_player
    who = kernel.players[player]
    if query.player_has(who, c.EFFECT_NO_HAND_LIMIT):
        return
    limits = query.player_amounts(who, c.EFFECT_HAND_LIMIT)
    limit = limits[-1] if limits else kernel.rules.hand_limit
    hand = who.hand()
    surplus = len(hand) - limit
    if surplus <= 0:
        return
    refs = tuple(kernel.ref(player, card) for card in hand)
    answer = await kernel.ask(
        SelectCards(player, Text(prompts.HAND_LIMIT, number=surplus), refs, surplus, surplus)
    )
    kernel.new_instant()
    chosen = [kernel.by_key(key) for key in answer]
    await move.send(kernel, chosen, c.LOCATION_GRAVE, c.REASON_DISCARD | c.REASON_ADJUST)
    await chain.after_action(kernel)


# -- the open state of a Main Phase ---


def may_battle(kernel: Kernel, player: int) -> bool:
    """Whether the Battle Phase may be entered from Main Phase 1 (PH, BP)."""
    return why_no_battle_phase(kernel, player) is None


def why_no_battle_phase(kernel: Kernel, player: int) -> Reason | None:
    """Why ``player`` cannot conduct their Battle Phase in this turn (PH, BP)."""
    if kernel.state.turn == 1 and not kernel.rules.first_turn_attack:
        return terms.FIRST_TURN
    if query.player_has(kernel.players[player], c.EFFECT_CANNOT_BP):
        return terms.NO_BATTLE_PHASE
    return terms.NO_BATTLE_PHASE if will_skip(kernel, player, c.EFFECT_SKIP_BP) else None


def will_skip(kernel: Kernel, player: int, effect: int) -> bool:
    """Whether ``player`` would skip a phase (EFFECT_SKIP_ code) that came now; nothing counts down (PH)."""
    return skipped_by(kernel, player, effect) is not None


def skipped_by(kernel: Kernel, player: int, effect: int) -> int | None:
    """Uid of the card that makes ``player`` skip a phase (EFFECT_SKIP_ code) that came now (0: nameless)."""
    state = kernel.state
    for each in state.effects:
        if each.effect == effect and each.labels[:1] == (player,):
            if len(each.labels) < 2 or state.turn >= each.labels[1]:
                return each.source
    for m in kernel.active(effect):
        if m.lingering is None and m.affects_player(kernel.players[player]):
            return m.source
    return None


_PROCEDURE_PLACES = (c.LOCATION_HAND, c.LOCATION_GRAVE, c.LOCATION_REMOVED, c.LOCATION_EXTRA)


def idle_commands(kernel: Kernel) -> list[Command]:
    """All the turn player may do at the open state of a Main Phase (PH)."""
    player = kernel.state.turn_player
    commands: list[Command] = []
    for card in kernel.cards_in(player, c.LOCATION_HAND):
        _hand_commands(kernel, player, card, commands)
    with_procedure = kernel.heard.procedures
    for card in kernel.those_in(player, dict.fromkeys(_PROCEDURE_PLACES, with_procedure)):
        _procedure_commands(kernel, player, card, commands)
    for card in kernel.those_in(player, {c.LOCATION_DECK: with_procedure}):
        index = kernel.pool.index(card.code)
        if index is not None and any(definition.at & c.LOCATION_DECK for definition in index.procedures):
            _procedure_commands(kernel, player, card, commands)
    for card in kernel.cards_in(player, c.LOCATION_MZONE):
        _monster_commands(kernel, player, card, commands)
    if kernel.rules.pendulum_zones and pendulum.possible(kernel, player):
        pair = pendulum.scales(kernel, player)
        assert pair is not None
        text = Text(prompts.PROCEDURE, pair[0].code)
        commands.append(Command(ACT_SPSUMMON, kernel.ref(player, pair[0]), PENDULUM_SUMMON, text))
    for card, definition in chain.activations_at_open_state(kernel, player):
        commands.append(chain.command_for(kernel, player, card, definition))
    if kernel.state.phase == c.PHASE_MAIN1 and may_battle(kernel, player):
        commands.append(Command(ACT_BATTLE_PHASE))
    commands.append(Command(ACT_END))
    return commands


def _hand_commands(kernel: Kernel, player: int, card: Card, commands: list[Command]) -> None:
    if card.facts.type & c.TYPE_MONSTER:
        if legality.why_not_normal_summon(kernel, player, card, setting=False) is None:
            commands.append(Command(ACT_SUMMON, kernel.ref(player, card)))
        if legality.why_not_normal_summon(kernel, player, card, setting=True) is None:
            commands.append(Command(ACT_MSET, kernel.ref(player, card)))
    if legality.why_not_set(kernel, player, card) is None:
        commands.append(Command(ACT_SSET, kernel.ref(player, card)))


def _procedure_commands(kernel: Kernel, player: int, card: Card, commands: list[Command]) -> None:
    index = kernel.pool.index(card.code)
    if index is None:
        return
    for definition in index.procedures:
        if legality.why_not_procedure(kernel, player, card, definition) is None:
            ref = kernel.ref(player, card)
            if card.location == c.LOCATION_DECK:  # its owner may know that it is there, but not where
                ref = kernel.ref(player, card, shown=True)._replace(sequence=0)
            text = Text(prompts.PROCEDURE, definition.code, definition.index)
            commands.append(Command(ACT_SPSUMMON, ref, definition.index, text))
    script = kernel.script(card.code)
    procedure = script.summon if script is not None else None
    if procedure is not None and not procedure.by_effect and procedure.possible(kernel, card, player):
        commands.append(
            Command(
                ACT_SPSUMMON, kernel.ref(player, card), PROCEDURE_OF_KIND, Text(prompts.PROCEDURE, card.code)
            )
        )


def _monster_commands(kernel: Kernel, player: int, card: Card, commands: list[Command]) -> None:
    if card.is_face_down():
        if legality.why_not_flip(kernel, player, card) is None:
            commands.append(Command(ACT_FLIP, kernel.ref(player, card)))
        return
    if legality.why_not_gemini_summon(kernel, player, card) is None:
        commands.append(Command(ACT_SUMMON, kernel.ref(player, card)))
    if legality.why_not_change_position(kernel, player, card) is None:
        commands.append(Command(ACT_POSITION, kernel.ref(player, card)))


async def main_step(kernel: Kernel) -> None:
    """Box A: one command of the turn player and its flow."""
    player = kernel.state.turn_player
    commands = tuple(idle_commands(kernel))
    answer = await kernel.ask(IdleCommand(player, Text(prompts.IDLE), commands))
    kind = answer[0]
    if kind in (ACT_BATTLE_PHASE, ACT_END):
        await _leave_main(kernel, kind)
        return
    card = kernel.by_key(answer[1])
    if kernel.state.phase == c.PHASE_MAIN1:
        kernel.count(ACTIVITY_MAIN_ACTION, player)
    await _perform(kernel, player, kind, card, answer[2])
    if kernel.state.chain:
        await chain.build(kernel)
    await chain.after_action(kernel)
    kernel.state.timing = []


async def _leave_main(kernel: Kernel, kind: int) -> None:
    from app.engine import battle

    if await exit_window(kernel):
        kernel.count(ACTIVITY_MAIN_ACTION, kernel.state.turn_player)
        kernel.state.timing = []
        return
    await phase_end(kernel, kernel.state.phase)
    if kind == ACT_BATTLE_PHASE:
        await battle.enter(kernel)
    else:
        if kernel.state.phase == c.PHASE_MAIN1:
            consume_skip(kernel, kernel.state.turn_player, c.EFFECT_SKIP_BP)
        await end_phase(kernel)


async def _perform(kernel: Kernel, player: int, kind: int, card: Card, effect: int) -> None:
    if kind == ACT_SUMMON and card.location == c.LOCATION_MZONE:
        await normal_summon.gemini_summon(kernel, card, player)
    elif kind in (ACT_SUMMON, ACT_MSET):
        await normal_summon.normal_summon(kernel, card, player, setting=kind == ACT_MSET)
    elif kind == ACT_SSET:
        kernel.new_instant()
        await place.set_spell_trap(kernel, card, player, 0)
    elif kind == ACT_FLIP:
        await normal_summon.flip_summon(kernel, card, player)
    elif kind == ACT_POSITION:
        await normal_summon.change_position(kernel, card)
    elif kind == ACT_SPSUMMON and effect == PENDULUM_SUMMON:
        await normal_summon.pendulum_summon(kernel, player)
    elif kind == ACT_SPSUMMON and effect == PROCEDURE_OF_KIND:
        script = kernel.script(card.code)
        assert script is not None
        assert script.summon is not None
        await normal_summon.material_summon(kernel, card, player, script.summon)
    elif kind == ACT_SPSUMMON:
        definition = chain.definition_called(kernel, card, effect)
        assert definition.kind == PROCEDURE
        await normal_summon.procedure_summon(kernel, card, player, definition)
    else:
        assert kind == ACT_ACTIVATE
        await chain.activate(kernel, player, card, chain.definition_called(kernel, card, effect))


__all__ = ["begin_turn", "end_phase", "idle_commands", "main_step", "start"]
