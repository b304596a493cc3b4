"""Costs: one declaration says whether it can be paid and pays it (COST)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts, query, zones
from app.engine.actions import move, points
from app.engine.decisions import EffectYesNo, Text
from app.engine.definitions import PROCEDURE

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.kernel import Kernel
    from app.engine.running import Effect
    from app.engine.state import LimitKey

Selector = Callable[["Effect"], list["Card"]]
Amount = int | Callable[["Effect"], int]


def amount_of(amount: Amount, fx: Effect) -> int:
    """A fixed number or what the function says now."""
    return amount if isinstance(amount, int) else amount(fx)


class Cost:
    """Base: what must be done to activate."""

    __slots__ = ()

    def payable(self, fx: Effect) -> bool:
        """Whether it could be paid now."""
        raise NotImplementedError

    async def pay(self, fx: Effect) -> None:
        """Pay it. Called only after :meth:`payable`."""
        raise NotImplementedError

    def uses(self, fx: Effect) -> tuple[Card, ...]:
        """Cards sure to be gone after paying (this card, mostly)."""
        return ()

    def could_free_zone(self, fx: Effect, player: int) -> bool:
        """Whether paying can free a Main Monster Zone of ``player``."""
        return any(_holds_zone(card, player) for card in self.uses(fx))


def _holds_zone(card: Card, player: int) -> bool:
    return card.in_main_monster_zone and card.data.controller == player


def zone_to_free(fx: Effect) -> int | None:
    """The player whose zone a Summon procedure's cost must free first; None when one is free."""
    if fx.definition.kind != PROCEDURE:
        return None
    player = fx.player_index
    if fx.definition.flags & c.EFFECT_FLAG_PLAYER_TARGET:
        player = 1 - player
    return None if zones.summon_zones(fx.kernel, fx.this, player) else player


class _PayLp(Cost):
    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def payable(self, fx: Effect) -> bool:
        return points.can_pay(fx.kernel, fx.player_index, amount_of(self.amount, fx))

    async def pay(self, fx: Effect) -> None:
        points.pay(fx.kernel, fx.player_index, amount_of(self.amount, fx))


def pay_lp(amount: Amount) -> Cost:
    """Pay LP (points)."""
    return _PayLp(amount)


def pay_half_lp() -> Cost:
    """Pay half your LP; what is left is rounded up (WIN)."""
    return _PayLp(lambda fx: fx.you.lp // 2)


class _Pick(Cost):
    """Pick cards and do something with them."""

    __slots__ = ("count", "face_down", "most", "prompt", "reason", "select", "where")

    def __init__(
        self,
        count: int,
        select: Selector,
        where: int,
        reason: int,
        prompt: str,
        most: int | None = None,
        face_down: bool = False,
    ) -> None:
        self.count = count
        self.most = count if most is None else most
        self.select = select
        self.where = where
        self.reason = reason
        self.prompt = prompt
        self.face_down = face_down

    def candidates(self, fx: Effect) -> list[Card]:
        """Cards that may be used, the activated card itself never from the hand."""
        needed = self._needed(fx)
        return [card for card in self._fitting(fx) if card not in needed]

    def _fitting(self, fx: Effect) -> list[Card]:
        this_on_its_way = fx.definition.kind == "activation"
        return [
            card for card in self.select(fx) if not (this_on_its_way and card is fx.this) and self._fits(card)
        ]

    def _needed(self, fx: Effect) -> Sequence[Card]:
        """Cards the effect has to target: none of them may be used up."""
        target = fx.definition.target
        return target.needed(fx) if target is not None else ()

    def _fits(self, card: Card) -> bool:
        if self.reason & c.REASON_RELEASE:
            return can_be_tributed(card, for_summon=False)
        if self.where == c.LOCATION_REMOVED:
            return move.can_be_banished(card, face_down=self.face_down)
        if self.where == c.LOCATION_GRAVE and not self.reason & c.REASON_DISCARD:
            return move.can_go_to_grave(card, cost=True)
        if self.where in (c.LOCATION_HAND, c.LOCATION_DECK):
            return not card.is_token() and not card.facts.is_extra_deck
        return True

    def _forced(self, fx: Effect, candidates: list[Card]) -> list[Card]:
        """Those that must be used before the others."""
        if not self.reason & c.REASON_RELEASE or not fx.kernel.active(c.EFFECT_EXTRA_RELEASE):
            return []
        return [card for card in candidates if must_be_tributed(fx.kernel, fx.player_index, card)]

    def payable(self, fx: Effect) -> bool:
        fitting, needed = self._fitting(fx), self._needed(fx)
        if needed and any(card in needed for card in self._forced(fx, fitting)):
            return False
        if self.reason & c.REASON_RELEASE and any(m not in fitting for m in must_tribute(fx)):
            return False
        return sum(card not in needed for card in fitting) >= self.count

    def could_free_zone(self, fx: Effect, player: int) -> bool:
        return any(_holds_zone(card, player) for card in self.candidates(fx))

    async def pay(self, fx: Effect) -> None:
        candidates = self.candidates(fx)
        chosen = self._forced(fx, candidates)[: self.count]
        player = zone_to_free(fx)
        if player is not None and not any(_holds_zone(card, player) for card in chosen):
            freeing = [card for card in candidates if _holds_zone(card, player)]
            chosen += await fx.choose(freeing, prompt=self.prompt)
        rest = [card for card in candidates if card not in chosen]
        chosen += await fx.choose(
            rest,
            count=self.most - len(chosen),
            at_least=max(self.count - len(chosen), 0),
            prompt=self.prompt,
        )
        fx.remember(*(card.uid for card in chosen))
        reason = self.reason | c.REASON_COST
        position = c.POS_FACEDOWN_ATTACK if self.face_down else c.POS_FACEUP_ATTACK
        await move.send(fx.kernel, chosen, self.where, reason, position=position)


def can_be_tributed(card: Card, *, for_summon: bool) -> bool:
    """Whether the monster may be Tributed (for a Tribute Summon or for anything else)."""
    kernel = card.kernel
    codes = (
        c.EFFECT_CANNOT_RELEASE,
        c.EFFECT_UNRELEASABLE_SUM if for_summon else c.EFFECT_UNRELEASABLE_NONSUM,
    )
    return not any(kernel.active(code) and query.has(card, code) for code in codes)


def must_be_tributed(kernel: Kernel, player: int, card: Card) -> bool:
    """Whether an effect makes ``player`` Tribute this monster, whoever controls it, before any other."""
    return any(
        m.affects(card) and m.fx is not None and m.fx.player_index == player
        for m in kernel.active(c.EFFECT_EXTRA_RELEASE)
    )


def must_tribute(fx: Effect) -> list[Card]:
    """Monsters the user must Tribute now before others; where they do not qualify nothing is Tributed."""
    kernel = fx.kernel
    if not kernel.active(c.EFFECT_EXTRA_RELEASE):
        return []
    return [m for m in fx.monsters_on_field() if must_be_tributed(kernel, fx.player_index, m)]


def _own_monsters(fx: Effect) -> list[Card]:
    """Your monsters, and those an effect makes you Tribute before them."""
    lent = fx.opponent.monsters(lambda monster: must_be_tributed(fx.kernel, fx.player_index, monster))
    return fx.you.monsters() + lent


def discard(count: int = 1, keep: Filter | None = None) -> Cost:
    """Discard cards from your hand."""
    return _Pick(
        count, lambda fx: fx.others(fx.you.hand(keep)), c.LOCATION_GRAVE, c.REASON_DISCARD, prompts.DISCARD
    )


def tribute(count: int = 1, select: Selector = _own_monsters, *, most: int | None = None) -> Cost:
    """Tribute monsters you control (``select`` narrows them)."""
    return _Pick(count, select, c.LOCATION_GRAVE, c.REASON_RELEASE, prompts.TRIBUTE, most)


def send_to_grave(count: int, select: Selector) -> Cost:
    """Send cards to the GY."""
    return _Pick(count, select, c.LOCATION_GRAVE, 0, prompts.TO_GRAVE)


def banish(count: int, select: Selector, *, face_down: bool = False, most: int | None = None) -> Cost:
    """Banish cards (``most``: or more of them)."""
    return _Pick(count, select, c.LOCATION_REMOVED, 0, prompts.BANISH, most, face_down)


def return_to_hand(count: int, select: Selector) -> Cost:
    """Return cards to the hand."""
    return _Pick(count, select, c.LOCATION_HAND, c.REASON_RETURN, prompts.TO_HAND)


def return_to_deck(count: int, select: Selector) -> Cost:
    """Return cards to the Deck (the body shuffles)."""
    return _Pick(count, select, c.LOCATION_DECK, c.REASON_RETURN, prompts.TO_DECK)


class _ThisCard(Cost):
    __slots__ = ("must_arrive", "position", "reason", "where")

    def __init__(self, where: int, reason: int, must_arrive: bool = False) -> None:
        self.where = where
        self.reason = reason
        self.must_arrive = must_arrive

    def payable(self, fx: Effect) -> bool:
        card = fx.this
        if self.reason & c.REASON_RELEASE:
            if any(monster is not card for monster in must_tribute(fx)):
                return False
            return card.is_on_field() and can_be_tributed(card, for_summon=False)
        if self.where == c.LOCATION_REMOVED:
            return move.can_be_banished(card)
        if self.where == c.LOCATION_GRAVE and (self.must_arrive or not self.reason & c.REASON_DISCARD):
            return move.can_go_to_grave(card, cost=True)
        return True

    async def pay(self, fx: Effect) -> None:
        await move.send(fx.kernel, [fx.this], self.where, self.reason | c.REASON_COST)

    def uses(self, fx: Effect) -> tuple[Card, ...]:
        return (fx.this,)


def tribute_this_card() -> Cost:
    """Tribute this card."""
    return _ThisCard(c.LOCATION_GRAVE, c.REASON_RELEASE)


def discard_this_card(*, to_grave: bool = False) -> Cost:
    """Discard this card; ``to_grave``: the text says "to the GY", so it must really arrive there."""
    return _ThisCard(c.LOCATION_GRAVE, c.REASON_DISCARD, to_grave)


def send_this_card_to_grave() -> Cost:
    """Send this card to the GY."""
    return _ThisCard(c.LOCATION_GRAVE, 0)


def banish_this_card() -> Cost:
    """Banish this card."""
    return _ThisCard(c.LOCATION_REMOVED, 0)


def return_this_card_to_hand() -> Cost:
    """Return this card to the hand."""
    return _ThisCard(c.LOCATION_HAND, c.REASON_RETURN)


class _Detach(Cost):
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def payable(self, fx: Effect) -> bool:
        return len(fx.this.data.materials) >= self.count

    async def pay(self, fx: Effect) -> None:
        await fx.detach(fx.this, self.count)


def detach(count: int = 1) -> Cost:
    """Detach Xyz Materials from this card."""
    return _Detach(count)


class _Counters(Cost):
    __slots__ = ("anywhere", "count", "counter")

    def __init__(self, counter: int, count: int, anywhere: bool) -> None:
        self.counter = counter
        self.count = count
        self.anywhere = anywhere

    def _cards(self, fx: Effect) -> list[Card]:
        return fx.you.field() if self.anywhere else [fx.this]

    def _enough(self, fx: Effect) -> bool:
        return sum(card.counters(self.counter) for card in self._cards(fx)) >= self.count

    def _payer(self, fx: Effect) -> tuple[Card, LimitKey, Text] | None:
        """A card that may pay for this one this turn, the key that counts it, and how to ask."""
        kernel = fx.kernel
        if fx.definition.kind == PROCEDURE:
            return None
        for m in kernel.active(c.EFFECT_PAYS_COUNTERS):
            source, key = kernel.card(m.source), (21, fx.player_index, m.source, m.stamp)
            able = source is not fx.this and source.counters(self.counter) >= self.count
            if able and m.affects_player(fx.you) and m.amount(source) == self.counter:
                if not kernel.state.turn_limits.get(key):
                    index = m.definition.index if m.definition is not None else -1
                    return source, key, Text(prompts.USE_EFFECT, source.code, index)
        return None

    async def _prefers(self, fx: Effect, card: Card, text: Text) -> bool:
        ref = fx.kernel.ref(fx.player_index, card)
        return await fx.kernel.ask(EffectYesNo(fx.player_index, text, ref)) == (1,)

    def payable(self, fx: Effect) -> bool:
        return self._enough(fx) or self._payer(fx) is not None

    async def pay(self, fx: Effect) -> None:
        payer = self._payer(fx)
        if payer is not None and (not self._enough(fx) or await self._prefers(fx, payer[0], payer[2])):
            card, key, _ = payer
            fx.kernel.state.turn_limits[key] = 1
            fx.remove_counter(card, self.counter, self.count)
        elif self.anywhere:
            await fx.remove_counters_among(self.counter, self.count, self._cards(fx))
        else:
            fx.remove_counter(fx.this, self.counter, self.count)


def remove_counters(counter: int, count: int, *, anywhere: bool = False) -> Cost:
    """Remove counters from this card, or from anywhere on your field."""
    return _Counters(counter, count, anywhere)


class _Reveal(Cost):
    __slots__ = ("count", "select")

    def __init__(self, count: int, select: Selector) -> None:
        self.count = count
        self.select = select

    def _hidden(self, fx: Effect) -> list[Card]:
        # What both players see already cannot be revealed (INFO).
        return [card for card in self.select(fx) if not card.is_public()]

    def payable(self, fx: Effect) -> bool:
        return len(self._hidden(fx)) >= self.count

    async def pay(self, fx: Effect) -> None:
        chosen = await fx.choose(self._hidden(fx), count=self.count, prompt=prompts.REVEAL)
        fx.remember(*(card.uid for card in chosen))
        await fx.reveal(chosen)


def reveal(count: int, select: Selector) -> Cost:
    """Reveal cards in your hand (``fx.labels`` then holds their uids)."""
    return _Reveal(count, select)


class _All(Cost):
    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Cost, ...]) -> None:
        self.parts = parts

    def payable(self, fx: Effect) -> bool:
        return all(part.payable(fx) for part in self.parts)

    async def pay(self, fx: Effect) -> None:
        for part in self.parts:
            await part.pay(fx)
            await fx.settle()

    def uses(self, fx: Effect) -> tuple[Card, ...]:
        return tuple(card for part in self.parts for card in part.uses(fx))

    def could_free_zone(self, fx: Effect, player: int) -> bool:
        return any(part.could_free_zone(fx, player) for part in self.parts)


def all_of(*parts: Cost) -> Cost:
    """Several costs, paid in this order."""
    return _All(parts)


class _Custom(Cost):
    __slots__ = ("act", "frees", "test")

    def __init__(
        self, test: Callable[[Effect], bool], act: Callable[[Effect], object], frees: Selector | None
    ) -> None:
        self.test = test
        self.act = act
        self.frees = frees

    def payable(self, fx: Effect) -> bool:
        return self.test(fx)

    async def pay(self, fx: Effect) -> None:
        result = self.act(fx)
        if result is not None and hasattr(result, "__await__"):
            await result

    def could_free_zone(self, fx: Effect, player: int) -> bool:
        leaving = self.frees(fx) if self.frees is not None else ()
        return any(_holds_zone(card, player) for card in leaving)


def custom(
    payable: Callable[[Effect], bool],
    pay: Callable[[Effect], object],
    *,
    frees: Selector | None = None,
) -> Cost:
    """A cost of the card's own: a test and an (async) function.

    ``frees``: cards on the field some of which leave as it is paid, whichever are chosen.
    """
    return _Custom(payable, pay, frees)
