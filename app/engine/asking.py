"""All that an effect can ask a player, and chance: awaited methods of ``fx``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts
from app.engine.decisions import (
    AnnounceAttribute,
    AnnounceCard,
    AnnounceNumber,
    AnnounceType,
    EffectYesNo,
    Option,
    SelectCards,
    SelectPlace,
    SortCards,
    Text,
)
from app.engine.events import Announced, BecameTargets, CoinsTossed, DiceRolled

if TYPE_CHECKING:
    from app.engine.card import Card, Player
    from app.engine.definitions import EffectDef
    from app.engine.kernel import Kernel
    from app.engine.state import ChainLink


class Asking:
    """Mixin of :class:`~app.engine.running.Effect`: questions and chance."""

    __slots__ = ()

    if TYPE_CHECKING:
        kernel: Kernel
        this: Card
        definition: EffectDef
        player_index: int
        link: ChainLink | None

        @property
        def you(self) -> Player: ...
        @property
        def opponent(self) -> Player: ...

    # -- asking ---
    async def choose(
        self,
        cards: Sequence[Card],
        *,
        count: int = 1,
        at_least: int | None = None,
        prompt: str = prompts.SELECT,
        player: Player | None = None,
        looking: bool = False,
    ) -> list[Card]:
        """The user (or ``player``) picks ``count`` cards (``at_least``: as few as that).

        ``looking``: they are shown the cards while they pick (a revealed hand, excavated cards).
        """
        who = self.player_index if player is None else player.index
        pool = list(cards)
        most = min(count, len(pool))
        least = most if at_least is None else min(at_least, most)
        if most == 0:
            return []
        if least == len(pool):
            return pool

        def shown(card: Card) -> bool:
            """Whoever searches a pile of their own sees its cards, but not in which order they lie."""
            private = card.location in (c.LOCATION_DECK, c.LOCATION_EXTRA)
            return looking or (private and card.data.owner == who)

        pool.sort(
            key=lambda card: (
                card.location,
                card.data.controller,
                card.code if shown(card) else 0,
                card.uid if shown(card) else card.sequence,
            )
        )
        text = self.kernel.text(prompt, self.definition, most)
        refs = tuple(self.kernel.ref(who, card, shown=shown(card)) for card in pool)
        answer = await self.kernel.ask(SelectCards(who, text, refs, least, most))
        return [self.kernel.by_key(key) for key in answer]

    async def choose_targets(
        self, cards: Sequence[Card], count: int, at_least: int, prompt: str = prompts.TARGET
    ) -> list[Card]:
        """Pick targets and tell; not asked without a choice. Too few (a cost took them): none."""
        who = self.player_index
        text = self.kernel.text(prompt, self.definition, count)
        refs = tuple(self.kernel.ref(who, card) for card in cards)
        most = min(count, len(refs))
        if len(refs) <= at_least:
            chosen = list(cards) if len(refs) == at_least else []
        else:
            answer = await self.kernel.ask(SelectCards(who, text, refs, at_least, most))
            chosen = [self.kernel.by_key(key) for key in answer]
        self.retarget(chosen)
        return chosen

    def retarget(self, cards: Sequence[Card]) -> None:
        """Make ``cards`` the targets of this effect."""
        assert self.link is not None
        self.link.targets = tuple((card.uid, card.data.generation) for card in cards)
        if cards:
            self.kernel.emit(
                BecameTargets(tuple(self.kernel.seen(card) for card in cards), self.kernel.seen(self.this))
            )
            self.kernel.note(
                c.EVENT_BECOME_TARGET,
                [self.kernel.snapshot(card) for card in cards],
                player=self.player_index,
                source=self.this,
            )

    async def confirm(
        self, player: Player | None = None, prompt: str = prompts.USE_EFFECT, number: int = 0
    ) -> bool:
        """Yes or no, about this effect."""
        who = self.player_index if player is None else player.index
        text = self.kernel.text(prompt, self.definition, number)
        return await self.kernel.ask(EffectYesNo(who, text, self.kernel.ref(who, self.this))) == (1,)

    async def choose_option(self, *numbers: int, player: Player | None = None) -> int:
        """One of the options the script names (``options=`` of Script), by its number."""
        if len(numbers) == 1:
            return numbers[0]
        who = self.player_index if player is None else player.index
        answer = await self.kernel.ask(self._option(who, numbers))
        self.kernel.emit(Announced(who, "option", answer[0]))
        return answer[0]

    def _option(self, who: int, numbers: Sequence[int]) -> Option:
        code, index = self.definition.code, self.definition.index
        options = tuple((n, Text(prompts.CARD_OPTION, code, index, n)) for n in numbers)
        return Option(who, self.kernel.text(prompts.OPTION, self.definition), options)

    async def choose_secretly(self, *numbers: int) -> tuple[int, int]:
        """Both players choose an option at the same time: the user's number and the opponent's.

        The one who is asked later is not told what the other has chosen.
        """
        found = []
        for who in (self.player_index, 1 - self.player_index):
            found.append((who, (await self.kernel.ask(self._option(who, numbers)))[0]))
        for who, number in found:
            self.kernel.emit(Announced(who, "option", number))
        return found[0][1], found[1][1]

    async def declare_race(self, options: Sequence[int] = c.RACES, player: Player | None = None) -> int:
        """Declare a monster Type."""
        who = self.player_index if player is None else player.index
        text = self.kernel.text(prompts.DECLARE_TYPE, self.definition)
        answer = await self.kernel.ask(AnnounceType(who, text, tuple(options)))
        self.kernel.emit(Announced(who, "type", answer[0]))
        return answer[0]

    async def declare_attribute(
        self, options: Sequence[int] = c.ATTRIBUTES, player: Player | None = None
    ) -> int:
        """Declare an Attribute."""
        who = self.player_index if player is None else player.index
        text = self.kernel.text(prompts.DECLARE_ATTRIBUTE, self.definition)
        answer = await self.kernel.ask(AnnounceAttribute(who, text, tuple(options)))
        self.kernel.emit(Announced(who, "attribute", answer[0]))
        return answer[0]

    async def declare_card(self, options: Sequence[int] | None = None, player: Player | None = None) -> int:
        """Declare a card name (passcode; 0: there is none); without ``options`` that of any card."""
        if options is None:
            options = [data.code for data in self.kernel.pool if not data.type & c.TYPE_TOKEN]
        if not options:
            return 0
        who = self.player_index if player is None else player.index
        text = self.kernel.text(prompts.DECLARE_CARD, self.definition)
        answer = await self.kernel.ask(AnnounceCard(who, text, tuple(options)))
        self.kernel.emit(Announced(who, "card", answer[0]))
        return answer[0]

    async def declare_number(self, options: Sequence[int], player: Player | None = None) -> int:
        """Declare a number."""
        who = self.player_index if player is None else player.index
        text = self.kernel.text(prompts.DECLARE_NUMBER, self.definition)
        answer = await self.kernel.ask(AnnounceNumber(who, text, tuple(options)))
        self.kernel.emit(Announced(who, "number", answer[0]))
        return answer[0]

    async def sort_cards(self, cards: Sequence[Card], player: Player | None = None) -> list[Card]:
        """The player puts cards in order, first on top."""
        if len(cards) < 2:
            return list(cards)
        who = self.player_index if player is None else player.index
        refs = tuple(self.kernel.ref(who, card, shown=True) for card in cards)
        answer = await self.kernel.ask(
            SortCards(who, self.kernel.text(prompts.SORT_DECK, self.definition), refs)
        )
        return [self.kernel.by_key(key) for key in answer]

    async def choose_zones(
        self, places: Sequence[int], count: int = 1, player: Player | None = None
    ) -> tuple[int, ...]:
        """Zones on the field, by their place keys (see ``fx.unused_monster_zones``)."""
        who = self.player_index if player is None else player.index
        text = self.kernel.text(prompts.ZONE, self.definition)
        ref = self.kernel.ref(who, self.this, shown=True)
        return await self.kernel.ask(SelectPlace(who, text, tuple(places), count, ref))

    # -- chance ---
    async def toss_coins(self, count: int = 1) -> list[bool]:
        """Toss coins; True is heads."""
        rng = self.kernel.rng()
        heads = [rng.below(2) == 1 for _ in range(count)]
        self.kernel.keep(rng)
        self.kernel.emit(CoinsTossed(self.player_index, tuple(heads)))
        self.kernel.note(c.EVENT_TOSS_COIN, player=self.player_index, value=count)
        return heads

    async def call_coin(self) -> bool:
        """The user calls heads or tails and tosses; True when the call was right."""
        options = ((1, Text(prompts.HEADS)), (0, Text(prompts.TAILS)))
        text = self.kernel.text(prompts.CALL_COIN, self.definition)
        call = await self.kernel.ask(Option(self.player_index, text, options))
        right = (await self.toss_coins())[0] == bool(call[0])
        if right:
            self.kernel.note(c.EVENT_COIN_CALLED_RIGHT, player=self.player_index)
        return right

    async def roll_dice(self, count: int = 1) -> list[int]:
        """Roll six-sided dice."""
        rng = self.kernel.rng()
        results = [rng.below(6) + 1 for _ in range(count)]
        self.kernel.keep(rng)
        self.kernel.emit(DiceRolled(self.player_index, tuple(results)))
        self.kernel.note(c.EVENT_TOSS_DICE, player=self.player_index, value=count)
        return results

    def random_card(self, cards: Sequence[Card]) -> Card | None:
        """One of ``cards`` at random."""
        if not cards:
            return None
        rng = self.kernel.rng()
        index = rng.below(len(cards))
        self.kernel.keep(rng)
        return cards[index]

    def win(self, reason: str, player: Player | None = None) -> None:
        """The user (or ``player``) wins the Duel."""
        self.kernel.win(self.player_index if player is None else player.index, reason)

    def win_at_turn_end(self, reason: str) -> None:
        """The user wins as the turn ends; a draw if the opponent does at that same moment."""
        self.kernel.turn_end_wins[self.player_index] = reason
