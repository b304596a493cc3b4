"""The Battle Phase: steps, attack declaration, replay, the five parts of the Damage Step (BP, RPL, DS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.engine import adjust, chain, damage, legality, prompts, query, turn
from app.engine import constants as c
from app.engine import kernel as km
from app.engine.actions import destroy as destruction
from app.engine.actions import move, points
from app.engine.decisions import (
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_MAIN2,
    AttackTarget,
    BattleCommand,
    Command,
    Text,
)
from app.engine.definitions import ATTACKED_ANOTHER
from app.engine.events import (
    NOTHING,
    AttackDeclared,
    BattleCalculated,
    PhaseStarted,
    PositionChanged,
    ReplayHappened,
)
from app.engine.state import (
    STATUS_BATTLE_DESTROYED,
    STATUS_DECLARED_ATTACK,
    STATUS_FLIPPED_BY_BATTLE,
)

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


class Fighter(NamedTuple):
    """A monster of the present battle and which object it was when the battle began."""

    card: Card
    generation: int

    def present(self) -> bool:
        """Whether it still is that object in a Monster Zone."""
        return self.card.data.generation == self.generation and self.card.location == c.LOCATION_MZONE


# -- phase frame ---


async def enter(kernel: Kernel) -> None:
    """Start Step; then the Battle Step's open state."""
    state = kernel.state
    state.phase = c.PHASE_BATTLE_START
    state.battle_phases += 1
    if state.battle_phases > 1:
        # Attacks are counted anew in a further Battle Phase; that a monster has attacked stays true.
        state.activity.pop((km.ACTIVITY_SKIP_BATTLE, state.turn_player), None)
        for data in state.cards:
            data.attacks, data.attacked = 0, ()
    kernel.count(km.ACTIVITY_BATTLE_PHASE, state.turn_player)
    kernel.touch()
    kernel.emit(PhaseStarted(c.PHASE_BATTLE_START, state.turn_player))
    await turn.business(kernel, c.EVENT_PHASE | c.PHASE_BATTLE_START)
    state.phase = c.PHASE_BATTLE_STEP
    state.flow = "battle"
    state.timing = []
    kernel.touch()
    kernel.emit(PhaseStarted(c.PHASE_BATTLE_STEP, state.turn_player))


def battle_commands(kernel: Kernel) -> list[Command]:
    """Attacks, fast effects, and leaving, at the open state of the Battle Step."""
    player = kernel.state.turn_player
    commands: list[Command] = []
    must = False
    for card in kernel.cards_in(player, c.LOCATION_MZONE):
        if legality.why_not_attack(kernel, player, card) is not None:
            continue
        targets, direct = legality.attack_targets(kernel, card)
        if targets or direct:
            refs = tuple(kernel.ref(player, target) for target in targets)
            commands.append(Command(ACT_ATTACK, kernel.ref(player, card), 0, Text(""), refs, direct))
            must = must or bool(kernel.active(c.EFFECT_MUST_ATTACK) and query.has(card, c.EFFECT_MUST_ATTACK))
    for card, definition in chain.fast_effects(kernel, player):
        commands.append(chain.command_for(kernel, player, card, definition))
    if not must:
        if _another_battle_phase(kernel, player):
            commands.append(Command(ACT_BATTLE_PHASE))
        if _may_enter_main_2(kernel, player):
            commands.append(Command(ACT_MAIN2))
        commands.append(Command(ACT_END))
    return commands


def _may_enter_main_2(kernel: Kernel, player: int) -> bool:
    """Whether Main Phase 2 may follow: it is neither forbidden nor going to be skipped (PH)."""
    if query.player_has(kernel.players[player], c.EFFECT_CANNOT_M2):
        return False
    return not turn.will_skip(kernel, player, c.EFFECT_SKIP_M2)


def _another_battle_phase(kernel: Kernel, player: int) -> bool:
    """Whether a second Battle Phase of this turn may follow the present one directly (PH)."""
    return kernel.state.battle_phases == 1 and query.player_has(kernel.players[player], c.EFFECT_BP_TWICE)


async def battle_step(kernel: Kernel) -> None:
    """One command at the open state of the Battle Step."""
    state = kernel.state
    player = state.turn_player
    if kernel.counted(km.ACTIVITY_SKIP_BATTLE, player):
        await leave(kernel, ACT_MAIN2)
        return
    answer = await kernel.ask(BattleCommand(player, Text(prompts.BATTLE), tuple(battle_commands(kernel))))
    kind = answer[0]
    if kind in (ACT_MAIN2, ACT_END, ACT_BATTLE_PHASE):
        if await turn.exit_window(kernel):
            state.timing = []
            return
        await leave(kernel, kind)
        return
    card = kernel.by_key(answer[1])
    if kind == ACT_ATTACK:
        await attack(kernel, card, kernel.by_key(answer[2]) if answer[2] else None)
    else:
        await chain.activate(kernel, player, card, chain.definition_called(kernel, card, answer[2]))
        await chain.build(kernel)
        await chain.after_action(kernel)
    state.timing = []


async def leave(kernel: Kernel, kind: int) -> None:
    """End Step, then Main Phase 2, the End Phase or a second Battle Phase."""
    state = kernel.state
    state.phase = c.PHASE_BATTLE
    state.attacker = state.attack_target = 0
    kernel.touch()
    kernel.emit(PhaseStarted(c.PHASE_BATTLE, state.turn_player))
    await turn.business(kernel, c.EVENT_PHASE | c.PHASE_BATTLE)
    await turn.phase_end(kernel, c.PHASE_BATTLE)
    if kind == ACT_BATTLE_PHASE:
        await enter(kernel)
        return
    if kind == ACT_MAIN2 and not turn.consume_skip(kernel, state.turn_player, c.EFFECT_SKIP_M2):
        turn.enter_main(kernel, c.PHASE_MAIN2)
    else:
        await turn.end_phase(kernel)


# -- attack ---


def _their_monsters(kernel: Kernel, attacker_side: int) -> tuple[tuple[int, int], ...]:
    return tuple(
        sorted((m.uid, m.data.generation) for m in kernel.cards_in(1 - attacker_side, c.LOCATION_MZONE))
    )


async def attack(kernel: Kernel, card: Card, target: Card | None) -> None:
    """Declaration, its windows, replays, then the Damage Step (BP, RPL)."""
    state = kernel.state
    side = state.turn_player
    kernel.new_instant()
    await _pay_attack_cost(kernel, card)
    data = card.data
    data.attacks += 1
    data.status |= STATUS_DECLARED_ATTACK
    if target is not None:
        data.attacked = (*data.attacked, target.uid)
    if kernel.active(c.EFFECT_ATTACK_ALL_SUCH) and not legality.is_one_of_such(card, target):
        data.flags = (*data.flags, (ATTACKED_ANOTHER, 1, state.turn))
    state.attacker = card.uid
    state.attack_target = target.uid if target is not None else 0
    kernel.count(km.ACTIVITY_ATTACK, side)
    kernel.touch()
    kernel.emit(AttackDeclared(kernel.seen(card), kernel.seen(target) if target is not None else NOTHING))
    attacker = Fighter(card, data.generation)
    kernel.note(c.EVENT_ATTACK_ANNOUNCE, [kernel.snapshot(card)], player=side)
    if target is not None:
        kernel.note(c.EVENT_BE_BATTLE_TARGET, [kernel.snapshot(target)], player=1 - side, source=card)
    before = _their_monsters(kernel, side)
    direct_allowed = target is None
    await chain.after_action(kernel)
    if state.attacker not in (0, card.uid):
        # An effect lets another monster fight in its place: no replay, and this attack is spent.
        card = kernel.card(state.attacker)
        attacker = Fighter(card, card.data.generation)
        before = _their_monsters(kernel, side)
        direct_allowed = False
    while _goes_on(kernel, attacker, side):
        now = _their_monsters(kernel, side)
        lost_right = direct_allowed and not state.attack_target and not _may_attack_directly(kernel, card)
        if _one_attack_too_many(kernel, card):
            kernel.emit(ReplayHappened(kernel.seen(card)))
            break
        if now == before and not lost_right:
            await damage_step(kernel, attacker)
            break
        before = now
        if not await _replay(kernel, card):
            break
        direct_allowed = not state.attack_target
        await chain.after_action(kernel)
    state.attacker = state.attack_target = 0
    kernel.touch()
    # What was to last until the end of the Damage Step ends also when there was none.
    await adjust.end_lingering(kernel, c.PHASE_DAMAGE, state.turn)
    await chain.after_action(kernel)


def _may_attack_directly(kernel: Kernel, card: Card) -> bool:
    return legality.attack_targets(kernel, card)[1]


def _one_attack_too_many(kernel: Kernel, card: Card) -> bool:
    """Whether the right to this further attack was lost after its declaration (RPL)."""
    if legality.attacks_each(card):
        return False
    return card.data.attacks > legality.attacks_allowed(card)


def _goes_on(kernel: Kernel, attacker: Fighter, side: int) -> bool:
    """Whether the attack is still on: not negated, attacker still able, Battle Phase not ended."""
    card = attacker.card
    if kernel.state.attacker != card.uid or not attacker.present() or card.data.controller != side:
        return False
    if kernel.counted(km.ACTIVITY_SKIP_BATTLE, side):
        return False
    if card.data.position == c.POS_FACEUP_ATTACK:
        stopped = kernel.active(c.EFFECT_CANNOT_ATTACK) and query.has(card, c.EFFECT_CANNOT_ATTACK)
        return not stopped
    return card.data.position == c.POS_FACEUP_DEFENSE and query.has(card, c.EFFECT_DEFENSE_ATTACK)


async def _replay(kernel: Kernel, card: Card) -> bool:
    """A new target for the same attack, or stop it; no second declaration (RPL)."""
    state = kernel.state
    kernel.emit(ReplayHappened(kernel.seen(card)))
    targets, direct = legality.attack_targets(kernel, card)
    if not targets and not direct:
        return False
    player = state.turn_player
    refs = tuple(kernel.ref(player, target) for target in targets)
    answer = await kernel.ask(
        AttackTarget(player, Text(prompts.ATTACK_TARGET, card.code), kernel.ref(player, card), refs, direct)
    )
    if not answer:
        return False
    target = kernel.by_key(answer[0]) if answer[0] else None
    state.attack_target = target.uid if target is not None else 0
    kernel.touch()
    seen = kernel.seen(target) if target is not None else NOTHING
    kernel.emit(AttackDeclared(kernel.seen(card), seen, True))
    return True


async def _pay_attack_cost(kernel: Kernel, card: Card) -> None:
    for m in list(query.applying(card, c.EFFECT_ATTACK_COST)):
        if m.definition is not None and m.definition.cost is not None and m.fx is not None:
            outer, kernel.current = kernel.current, m.fx
            try:
                await m.definition.cost.pay(m.fx)
            finally:
                kernel.current = outer


# -- Damage Step ---


async def damage_step(kernel: Kernel, attacker: Fighter) -> None:
    """The five parts in order; a battle that cannot be fought skips to the end (DS)."""
    state = kernel.state
    target = Fighter(kernel.card(state.attack_target), kernel.card(state.attack_target).data.generation)
    direct = not state.attack_target
    state.phase = c.PHASE_DAMAGE
    state.timing = []
    kernel.touch()
    kernel.emit(PhaseStarted(c.PHASE_DAMAGE, state.turn_player))
    fighters = [attacker] if direct else [attacker, target]
    fought = False
    await _part(kernel, c.DS_START, c.EVENT_BATTLE_START, fighters)
    if _still_on(kernel, fighters, direct):
        flipped = await _flip_target(kernel, target) if not direct else False
        await _part(kernel, c.DS_BEFORE_CALC, c.EVENT_BATTLE_CONFIRM, fighters)
        if _still_on(kernel, fighters, direct):
            await _part(kernel, c.DS_CALC, c.EVENT_PRE_DAMAGE_CALCULATE, fighters)
            if _still_on(kernel, fighters, direct):
                await calculate(kernel, attacker.card, None if direct else target.card)
                fought = True
            await adjust.end_lingering(kernel, c.PHASE_DAMAGE_CAL, state.turn)
        await _after_calculation(kernel, fighters, fought, target.card if flipped else None)
    await _end_of_damage_step(kernel, fighters)
    state.ds_part = c.DS_NONE
    state.phase = c.PHASE_BATTLE_STEP
    kernel.touch()
    await adjust.end_lingering(kernel, c.PHASE_DAMAGE, state.turn)
    kernel.emit(PhaseStarted(c.PHASE_BATTLE_STEP, state.turn_player))


async def _part(kernel: Kernel, part: int, event: int, fighters: list[Fighter]) -> None:
    kernel.state.ds_part = part
    if part == c.DS_CALC:
        kernel.state.phase = c.PHASE_DAMAGE_CAL
    kernel.touch()
    kernel.new_instant()
    kernel.note(
        event, [kernel.snapshot(f.card) for f in fighters if f.present()], player=kernel.state.turn_player
    )
    await chain.after_action(kernel)


def _still_on(kernel: Kernel, fighters: list[Fighter], direct: bool) -> bool:
    """Whether both monsters are there to battle and the attack was not negated."""
    state = kernel.state
    if state.attacker != fighters[0].card.uid or kernel.counted(km.ACTIVITY_SKIP_BATTLE, state.turn_player):
        return False
    if fighters[0].card.is_face_down() or fighters[0].card.data.controller != state.turn_player:
        return False
    return all(f.present() for f in fighters) and (
        direct or fighters[1].card.data.controller != state.turn_player
    )


async def _flip_target(kernel: Kernel, target: Fighter) -> bool:
    """An attacked face-down monster is turned face-up; its Flip effect waits (DS)."""
    card = target.card
    if not card.is_face_down():
        return False
    before = card.data.position
    card.data.position = c.POS_FACEUP_DEFENSE if before == c.POS_FACEDOWN_DEFENSE else c.POS_FACEUP_ATTACK
    card.data.status |= STATUS_FLIPPED_BY_BATTLE
    card.data.stamp = kernel.state.stamp
    kernel.state.stamp += 1
    kernel.touch()
    kernel.emit(PositionChanged(kernel.seen(card), before, True))
    return True


async def calculate(kernel: Kernel, attacker: Card, target: Card | None) -> None:
    """Damage calculation: numbers, damage, and which destruction is decided (DS, DMG, BDES)."""
    result = damage.compare(kernel, attacker, target)
    doomed = []
    kernel.saved, kernel.doomed = frozenset(), frozenset(card.uid for card in result.destroyed)
    for card in result.destroyed:
        if card.uid not in kernel.saved and await _battle_destruction_stands(kernel, card):
            doomed.append(card)
    kernel.doomed = frozenset()
    kernel.emit(
        BattleCalculated(
            kernel.seen(attacker),
            kernel.seen(target) if target is not None else NOTHING,
            result.attacker_value,
            result.target_value,
            attacker in doomed,
            target in doomed,
        )
    )
    kernel.new_instant()
    await _inflict(kernel, result)
    for card in doomed:
        card.data.status |= STATUS_BATTLE_DESTROYED
    kernel.touch()
    points.check_lp(kernel)


async def _inflict(kernel: Kernel, result: damage.Outcome) -> None:
    """Battle damage, after effects that act "when you would take battle damage" (DMG)."""
    kernel.battle_damage = {player: amount for player, (amount, _) in result.damage.items()}
    for player in (kernel.state.turn_player, 1 - kernel.state.turn_player):
        if player in result.damage:
            source = result.damage[player][1]
            snaps = [kernel.snapshot(source)]
            kernel.note(
                c.EVENT_PRE_BATTLE_DAMAGE, snaps, player=player, value=result.damage[player][0], source=source
            )
    await adjust.settle(kernel)
    for player in (kernel.state.turn_player, 1 - kernel.state.turn_player):
        amount = kernel.battle_damage.get(player, 0)
        if amount > 0 and player in result.damage:
            points.battle_damage(kernel, player, amount, result.damage[player][1])
    kernel.battle_damage = {}


async def _battle_destruction_stands(kernel: Kernel, card: Card) -> bool:
    """False when protection or a replacement keeps the monster (BDES)."""
    reason = c.REASON_BATTLE
    if destruction.protected(card, reason) or destruction.counted_protection(card, reason):
        return False
    return not await destruction.replaced(kernel, card, reason)


async def _after_calculation(
    kernel: Kernel, fighters: list[Fighter], fought: bool, flipped: Card | None
) -> None:
    state = kernel.state
    state.ds_part = c.DS_AFTER_CALC
    state.phase = c.PHASE_DAMAGE
    kernel.touch()
    if flipped is not None and flipped.location == c.LOCATION_MZONE and flipped.is_face_up():
        kernel.note(
            c.EVENT_FLIP, [kernel.snapshot(flipped)], player=flipped.data.controller, reason=c.REASON_BATTLE
        )
    if fought:
        snaps = [kernel.snapshot(f.card) for f in fighters if f.present()]
        kernel.note(c.EVENT_BATTLED, snaps, player=state.turn_player)
    await chain.after_action(kernel)


async def _end_of_damage_step(kernel: Kernel, fighters: list[Fighter]) -> None:
    """Destroyed monsters go to the GY together; their triggers, and those of their destroyers."""
    state = kernel.state
    state.ds_part = c.DS_END
    kernel.touch()
    kernel.new_instant()
    doomed = [f.card for f in fighters if f.present() and f.card.data.status & STATUS_BATTLE_DESTROYED]
    snaps = [kernel.snapshot(card) for card in doomed]
    await move.send(kernel, doomed, c.LOCATION_GRAVE, c.REASON_BATTLE | c.REASON_DESTROY)
    if doomed:
        after = [snap._replace(after=card.data.generation) for snap, card in zip(snaps, doomed, strict=True)]
        kernel.note(c.EVENT_BATTLE_DESTROYED, after, player=state.turn_player, reason=c.REASON_BATTLE)
        winners = [f.card for f in fighters if len(fighters) == 2 and f.present()]
        if len(doomed) == 1 and winners:
            kernel.note(
                c.EVENT_BATTLE_DESTROYING,
                [kernel.snapshot(winners[0])],
                player=winners[0].data.controller,
                value=doomed[0].uid,
            )
        elif len(doomed) == 2:
            kernel.note(c.EVENT_BATTLE_DESTROYING, after, player=state.turn_player)
    kernel.note(
        c.EVENT_DAMAGE_STEP_END,
        [kernel.snapshot(f.card) for f in fighters if f.present()],
        player=state.turn_player,
    )
    await chain.after_action(kernel)
    for fighter in fighters:
        fighter.card.data.status &= ~(STATUS_BATTLE_DESTROYED | STATUS_FLIPPED_BY_BATTLE)
    kernel.touch()
