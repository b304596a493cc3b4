"""Lingering effects an effect can start: methods of ``fx`` that grant, delay and skip."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from app.engine import constants as c
from app.engine.actions import destroy as destruction
from app.engine.effects import granted_index
from app.engine.kernel import ACTIVITY_CUSTOM

if TYPE_CHECKING:
    from app.engine.card import Card, Player
    from app.engine.definitions import EffectDef
    from app.engine.kernel import Kernel
    from app.engine.state import ChainLink


def listed(cards: Card | Sequence[Card] | None) -> list[Card]:
    """One card, several or none, as a list."""
    if cards is None:
        return []
    return list(cards) if isinstance(cards, (list, tuple)) else [cards]  # type: ignore[list-item]  # one card


class Granting:
    """Mixin of :class:`~app.engine.running.Effect`: what lasts or comes later."""

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

    def _touchable(self, cards: Card | Sequence[Card] | None) -> list[Card]:
        return [card for card in listed(cards) if destruction.affected(self.kernel, card)]

    # -- lingering effects ---
    def this_turn(self) -> tuple[int, int]:
        """``until=`` the end of this turn."""
        return (c.PHASE_END, self.kernel.state.turn)

    def next_turn(self, player: Player | None = None) -> tuple[int, int]:
        """``until=`` the end of the next turn of ``player`` (default: of whoever is next)."""
        turn = self.kernel.state.turn
        if player is None or player.index != self.kernel.state.turn_player:
            return (c.PHASE_END, turn + 1)
        return (c.PHASE_END, turn + 2)

    def change_attack(self, card: Card, by: int, *, until: tuple[int, int] | None = None) -> None:
        """The card gains (or loses) ATK; ``until`` None: while it stays face-up."""
        self.grant_value(c.EFFECT_UPDATE_ATTACK, by, card, until=until)

    def change_defense(self, card: Card, by: int, *, until: tuple[int, int] | None = None) -> None:
        """The card gains (or loses) DEF."""
        self.grant_value(c.EFFECT_UPDATE_DEFENSE, by, card, until=until)

    def grant_value(
        self,
        effect: int,
        value: int,
        cards: Card | Sequence[Card],
        *,
        until: tuple[int, int] | None = None,
        oath: bool = False,
    ) -> None:
        """A plain lingering modifier (EFFECT code and value) on cards, as far as it affects them.

        ``oath`` as in :meth:`grant_to_player`.
        """
        targets = tuple((card.uid, card.data.generation) for card in self._touchable(cards))
        oath = oath and self.link is not None
        if targets:
            self.kernel.add_lingering(
                effect=effect,
                value=value,
                source=self.this,
                player=self.player_index,
                targets=targets,
                labels=(self.link.number,) if oath and self.link is not None else (),
                until=until or (0, 0),
                reset=c.EFFECT_FLAG_OATH if oath else 0,
            )

    def negate_with_summon(self, cards: Card | Sequence[Card]) -> None:
        """Effects negated as part of a Special Summon: lasts though the monster becomes unaffected (NEG)."""
        for card in self._touchable(cards):
            targets = ((card.uid, card.data.generation),)
            self.kernel.add_lingering(
                effect=c.EFFECT_DISABLE, value=1, source=card, player=self.player_index, targets=targets
            )

    def copy_text(
        self,
        of: Card,
        *,
        replaces: Sequence[tuple[int, int]] | None = None,
        until: tuple[int, int] | None = None,
    ) -> None:
        """This card takes over the original name and the original effects of another (EFF, GAIN).

        ``replaces``: (passcode, index) of the effects this card loses for that, ``[ALL]`` for all it has,
        none to keep all; None: just this very effect. What a text says that is no effect is not copied.
        """
        lost = [(self.definition.code, self.definition.index)] if replaces is None else replaces
        code = of.facts.alias or of.facts.code
        self.grant_value(c.EFFECT_CHANGE_CODE, code, self.this, until=until)
        self.kernel.add_lingering(
            effect=c.EFFECT_COPY_TEXT,
            value=of.code,
            source=self.this,
            player=self.player_index,
            targets=((self.this.uid, self.this.data.generation),),
            labels=tuple(number for pair in lost for number in pair),
            until=until or (0, 0),
        )

    def grant_to_player(
        self,
        effect: int,
        player: Player | None,
        *,
        value: int = 1,
        until: tuple[int, int] | None = None,
        oath: bool = False,
    ) -> None:
        """A plain lingering modifier on a player (None: both).

        ``oath``: granted at activation ("you cannot ... the turn you activate this card"); it ends
        when that activation is negated.
        """
        who = c.PLAYER_ALL if player is None else player.index
        oath = oath and self.link is not None
        self.kernel.add_lingering(
            effect=effect,
            value=value,
            source=self.this,
            player=self.player_index,
            labels=(who, self.link.number) if oath and self.link is not None else (who,),
            until=until or (0, 0),
            reset=c.EFFECT_FLAG_OATH if oath else 0,
        )

    def hide_graveyard(self, player: Player | None = None) -> None:
        """Nobody but the user (or ``player``) can look at their GY until this effect has resolved."""
        assert self.link is not None
        self.kernel.add_lingering(
            effect=c.EFFECT_UNSEEN_GRAVE,
            source=self.this,
            player=self.player_index,
            labels=(self.player_index if player is None else player.index, self.link.number),
            reset=c.RESET_LINK,
        )

    def grant(
        self,
        granted: Callable[..., Any],
        to: Card | Sequence[Card] | None = None,
        *,
        until: tuple[int, int] | None = None,
        labels: tuple[int, ...] = (),
        oath: bool = False,
    ) -> None:
        """Start a modifier declared with ``@card.granted``; without ``to`` its own ``affects`` decides.

        ``oath`` as in :meth:`grant_to_player`; the number of the Chain Link follows ``labels`` then.
        """
        code, index = granted_index(granted)
        definition = self.kernel.definition(code, index)
        targets = tuple((card.uid, card.data.generation) for card in self._touchable(to))
        if to is not None and not targets:
            return
        oath = oath and self.link is not None
        self.kernel.add_lingering(
            code=code,
            index=index,
            effect=definition.effect,
            source=self.this,
            player=self.player_index,
            targets=targets,
            labels=(*labels, self.link.number) if oath and self.link is not None else labels,
            until=until or (0, 0),
            reset=c.EFFECT_FLAG_OATH if oath else 0,
        )

    def delay(
        self,
        delayed: Callable[[Any], Coroutine[Any, Any, None]],
        cards: Card | Sequence[Card] | None = None,
        *,
        until: tuple[int, int] | None = None,
        labels: tuple[int, ...] = (),
    ) -> None:
        """Let an effect declared with ``@card.delayed`` happen at its event (for ``fx.bound`` cards)."""
        code, index = granted_index(delayed)
        targets = tuple((card.uid, card.data.generation) for card in listed(cards))
        self.kernel.add_lingering(
            code=code,
            index=index,
            effect=0,
            source=self.this,
            player=self.player_index,
            targets=targets,
            labels=labels,
            until=until or (0, 0),
        )

    def skip_phase(self, player: Player, effect: int, *, turn: int = 0, count: int = 1) -> None:
        """``player`` skips their next ``count`` phases of this kind (EFFECT_SKIP_ code)."""
        self.kernel.add_lingering(
            effect=effect,
            source=self.this,
            player=self.player_index,
            labels=(player.index, turn),
            value=count,
        )

    def replace_effect(self, link: ChainLink, delayed: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
        """The link resolves with ``delayed`` instead of its own effect, still as its activator's (RES)."""
        link.becomes = granted_index(delayed)

    def count_custom(self, player: Player | None = None, by: int = 1) -> None:
        """Count something this card's script watches, for this turn."""
        who = self.player_index if player is None else player.index
        self.kernel.count(ACTIVITY_CUSTOM + self.definition.code, who, by)

    def custom_count(self, player: Player | None = None) -> int:
        """What :meth:`count_custom` counted this turn."""
        who = self.player_index if player is None else player.index
        return self.kernel.counted(ACTIVITY_CUSTOM + self.definition.code, who)
