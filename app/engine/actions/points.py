"""Life Points: damage, recovery, payment (DMG, LP parts of COST and WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.damage import changed_amount
from app.engine.events import NOTHING, LpChanged
from app.engine.kernel import ACTIVITY_BATTLE_DAMAGE

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


def change_lp(kernel: Kernel, player: int, to: int, kind: str) -> None:
    """Set LP to ``to`` (never below 0) and tell."""
    before = kernel.state.lp[player]
    after = max(to, 0)
    kernel.state.lp[player] = after
    kernel.touch()
    source = kernel.seen(kernel.current.this) if kernel.current is not None else NOTHING
    kernel.emit(LpChanged(player, before, after, kind, source, abs(to - before)))


def effect_damage_after_changes(kernel: Kernel, player: int, amount: int) -> int:
    """Effect damage after modifiers that change or prevent it."""
    values = query.player_amounts(kernel.players[player], c.EFFECT_CHANGE_DAMAGE)
    for value in values:
        if value >= 0:
            amount = value
    return changed_amount(amount, values)


def damage(kernel: Kernel, player: int, amount: int, *, reason: int = c.REASON_EFFECT) -> int:
    """Inflict ``amount`` points of damage; gives what was really inflicted."""
    if reason & c.REASON_EFFECT:
        if query.player_has(kernel.players[player], c.EFFECT_REVERSE_DAMAGE):
            recover(kernel, player, amount)
            return 0
        amount = effect_damage_after_changes(kernel, player, amount)
        if amount > 0 and query.player_has(kernel.players[player], c.EFFECT_REFLECT_DAMAGE):
            player = 1 - player
        if amount > 0 and _counter_instead(kernel, player):
            return 0
    if amount <= 0:
        return 0
    change_lp(kernel, player, kernel.state.lp[player] - amount, "effect")
    kernel.note(c.EVENT_DAMAGE, player=player, reason=reason, value=amount)
    return amount


def _counter_instead(kernel: Kernel, player: int) -> bool:
    """Place a counter in place of effect damage, if a card of the player makes it so (DMG)."""
    from app.engine.actions import place

    for m in kernel.active(c.EFFECT_COUNTER_FOR_DAMAGE):
        source = kernel.card(m.source)
        if m.affects_player(kernel.players[player]):
            if place.change_counters(kernel, source, m.amount(source), 1):
                return True
    return False


def battle_damage(kernel: Kernel, player: int, amount: int, source: Card) -> int:
    """Inflict battle damage that ``source`` deals."""
    if amount <= 0:
        return 0
    change_lp(kernel, player, kernel.state.lp[player] - amount, "battle")
    snap = kernel.snapshot(source)
    kernel.count(ACTIVITY_BATTLE_DAMAGE, player, amount)
    kernel.note(
        c.EVENT_BATTLE_DAMAGE, [snap], player=player, reason=c.REASON_BATTLE, value=amount, source=source
    )
    kernel.note(c.EVENT_DAMAGE, [snap], player=player, reason=c.REASON_BATTLE, value=amount, source=source)
    return amount


def recover(kernel: Kernel, player: int, amount: int) -> int:
    """Gain LP; gives what was gained."""
    if amount <= 0:
        return 0
    if query.player_has(kernel.players[player], c.EFFECT_REVERSE_RECOVER):
        damage(kernel, player, amount)
        return 0
    change_lp(kernel, player, kernel.state.lp[player] + amount, "recover")
    kernel.note(c.EVENT_RECOVER, player=player, reason=c.REASON_EFFECT, value=amount)
    return amount


def can_pay(kernel: Kernel, player: int, amount: int) -> bool:
    """Whether the player can pay; paying down to 0 is allowed only from exactly that amount (COST)."""
    return kernel.state.lp[player] >= amount


def pay(kernel: Kernel, player: int, amount: int) -> None:
    """Pay LP as a cost."""
    change_lp(kernel, player, kernel.state.lp[player] - amount, "pay")
    kernel.note(c.EVENT_PAY_LPCOST, player=player, reason=c.REASON_COST, value=amount)


def check_lp(kernel: Kernel) -> None:
    """Decide the duel when LP are 0 (WIN): both at once is a draw."""
    lp = kernel.state.lp
    if lp[0] <= 0 and lp[1] <= 0:
        kernel.win(2, "lp")
    if lp[0] <= 0:
        kernel.win(1, "lp")
    if lp[1] <= 0:
        kernel.win(0, "lp")
