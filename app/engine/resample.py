"""Another full state that one player could equally be in: unknown cards are re-dealt (INFO).

What the player sees stays as it is. A hidden card in a Spell & Trap Zone stays a Spell or Trap
(one of the same Field Spell kind), one in a Monster Zone stays a monster that may lie there.
"""

from __future__ import annotations

from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.kernel import Kernel
from app.engine.rng import Rng
from app.engine.rules import DuelRules
from app.engine.state import CardState, DuelState


def _group(kernel: Kernel, data: CardState) -> tuple[int, int]:
    """Cards of one group may take each other's place."""
    facts = kernel.pool.data(data.code)
    if facts.is_extra_deck:
        return (data.owner, 1)
    if data.location == c.LOCATION_MZONE:
        return (data.owner, 2)
    if data.location == c.LOCATION_SZONE:
        return (data.owner, 4 if data.sequence == c.SEQ_FIELD_ZONE else 3)
    return (data.owner, 0)


def _fits(kernel: Kernel, code: int, group: int) -> bool:
    facts = kernel.pool.data(code)
    if group == 2:
        script = kernel.script(code)
        return bool(facts.type & c.TYPE_MONSTER) and not (script is not None and script.no_normal_summon)
    field = bool(facts.type & c.TYPE_SPELL and facts.type & c.TYPE_FIELD)
    if group == 3:
        return bool(facts.type & (c.TYPE_SPELL | c.TYPE_TRAP)) and not field
    return field if group == 4 else True


def resample(
    state: DuelState, pool: CardPool, player: int, rng: Rng, rules: DuelRules | None = None
) -> DuelState:
    """A copy of ``state`` with everything ``player`` cannot know re-dealt and the RNG re-seeded."""
    twin = state.clone()
    kernel = Kernel(twin, pool, rules)
    hidden = [
        data
        for data in twin.cards[1:]
        if data.location
        and data.location != c.LOCATION_OVERLAY
        and not kernel.can_see(player, kernel.card(data.uid))
    ]
    for owner in (0, 1):
        for extra in (0, 1):
            _deal(
                kernel,
                [d for d in hidden if d.owner == owner and (_group(kernel, d)[1] == 1) == bool(extra)],
                rng,
            )
    twin.rng = (rng.next(), rng.next(), rng.next(), rng.next())
    kernel.touch()
    return twin


def _deal(kernel: Kernel, cards: list[CardState], rng: Rng) -> None:
    """Deal the cards' passcodes anew among their places; places with conditions choose first."""
    codes = [data.code for data in cards]
    rng.shuffle(codes)
    groups = [_group(kernel, data)[1] for data in cards]
    order = sorted(range(len(cards)), key=lambda n: (-groups[n], n))
    for n in order:
        pick = next((k for k, code in enumerate(codes) if _fits(kernel, code, groups[n])), 0)
        cards[n].code = codes.pop(pick)
