"""What an effect answers, as a card script sees it: the event and the Chain Link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.definitions import ACTIVATION, EffectDef
from app.engine.state import ChainLink, Fact, Snapshot

if TYPE_CHECKING:
    from app.engine.card import Card, Filter, Player
    from app.engine.kernel import Kernel
    from app.engine.running import Effect


class EventView:
    """The fact an effect answers, for ``when=`` and bodies."""

    __slots__ = ("fact", "kernel")

    def __init__(self, kernel: Kernel, fact: Fact) -> None:
        self.kernel = kernel
        self.fact = fact

    @property
    def code(self) -> int:
        """The EVENT code."""
        return self.fact.event

    @property
    def player(self) -> Player | None:
        """The player it is about (who drew, took damage, Summoned)."""
        return self.kernel.players[self.fact.player] if self.fact.player in (0, 1) else None

    @property
    def caused_by(self) -> Player:
        """The player whose action or effect caused it."""
        return self.kernel.players[self.fact.reason_player]

    @property
    def source(self) -> Card | None:
        """The card whose effect caused it."""
        return self.kernel.card(self.fact.source) if self.fact.source else None

    @property
    def reason(self) -> int:
        """REASON bits."""
        return self.fact.reason

    @property
    def value(self) -> int:
        """Amount of damage, number of cards, SUMMON_TYPE ... by event."""
        return self.fact.value

    @property
    def snapshots(self) -> tuple[Snapshot, ...]:
        """The cards as they were at that moment (last known information)."""
        return self.fact.cards

    @property
    def cards(self) -> list[Card]:
        """The cards it is about, as they are now."""
        return [self.kernel.card(snap.uid) for snap in self.fact.cards]

    @property
    def card(self) -> Card | None:
        """The first (or only) card it is about."""
        return self.kernel.card(self.fact.cards[0].uid) if self.fact.cards else None

    @property
    def monster_summoned(self) -> Card:
        """For EVENT_BE_MATERIAL: the monster that was Summoned with the materials."""
        return self.kernel.card(self.fact.value)

    def includes(self, card: Card | None) -> bool:
        """Whether it is (also) about ``card``."""
        return card is not None and any(snap.uid == card.uid for snap in self.fact.cards)

    def before(self, card: Card) -> Snapshot | None:
        """How ``card`` was just before."""
        for snap in self.fact.cards:
            if snap.uid == card.uid:
                return snap
        return None

    def still_there(self) -> list[Card]:
        """Those of its cards that have not moved since."""
        return [
            self.kernel.card(s.uid)
            for s in self.fact.cards
            if self.kernel.card(s.uid).data.generation == s.after
        ]

    def destroyed(self, card: Card | None) -> bool:
        """Whether ``card`` was destroyed in it."""
        return bool(self.fact.reason & c.REASON_DESTROY) and self.includes(card)

    def by_effect(self) -> bool:
        """Caused by a card effect."""
        return bool(self.fact.reason & c.REASON_EFFECT)

    def by_battle(self) -> bool:
        """Caused by battle."""
        return bool(self.fact.reason & c.REASON_BATTLE)

    def was_summon_of(self, kind: int) -> bool:
        """For a success event: whether it was this SUMMON_TYPE."""
        return self.fact.value == kind


class LinkView:
    """A Chain Link that an effect answers (``fx.answered``)."""

    __slots__ = ("kernel", "link")

    def __init__(self, kernel: Kernel, link: ChainLink) -> None:
        self.kernel = kernel
        self.link = link

    @property
    def card(self) -> Card:
        """The card that was activated or whose effect was."""
        return self.kernel.card(self.link.uid)

    @property
    def player(self) -> Player:
        """Who activated it."""
        return self.kernel.players[self.link.player]

    @property
    def definition(self) -> EffectDef:
        """What was activated."""
        return self.kernel.definition(self.link.code, self.link.index)

    @property
    def targets(self) -> list[Card]:
        """Its targets."""
        return [self.kernel.card(uid) for uid, _ in self.link.targets]

    def possible_targets(self) -> list[Card]:
        """Cards that its player could legally choose as a target of it now (a target is being changed)."""
        target = self.definition.target
        return target.candidates(self._effect()) if target is not None else []

    def change_target(self, card: Card) -> None:
        """Make ``card`` its only target."""
        self._effect().retarget([card])

    def turn_to_other_player(self) -> None:
        """What it does to one player it does to the other: it resolves as if that one had activated it."""
        self.link.player = 1 - self.link.player

    def _effect(self) -> Effect:
        from app.engine.running import Effect

        return Effect(self.kernel, self.definition, self.card, self.link.player, self.link.fact, self.link)

    @property
    def at(self) -> int:
        """LOCATION it was activated in."""
        return self.link.at

    def is_spell(self) -> bool:
        """A Spell Card or effect."""
        return self.card.is_spell()

    def is_trap(self) -> bool:
        """A Trap Card or effect."""
        return self.card.is_trap() and not self.is_monster_effect()

    def is_monster_effect(self) -> bool:
        """A monster's effect."""
        return (
            self.definition.kind != ACTIVATION
            and bool(self.card.printed_type & c.TYPE_MONSTER)
            and not self.link.at & c.LOCATION_SZONE
        )

    def is_card_activation(self) -> bool:
        """The activation of a Spell/Trap Card itself, not of an effect of a face-up one."""
        return self.link.card_activation

    def category(self, bits: int) -> bool:
        """Whether it declared any of these CATEGORY bits."""
        return bool(self.definition.category & bits)

    def can_be_negated(self) -> bool:
        """Whether its activation may be negated and is not yet."""
        if self.link.negated or self.definition.flags & c.EFFECT_FLAG_CANNOT_NEGATE:
            return False
        return not any(m.affects(self.card) for m in self.kernel.active(c.EFFECT_CANNOT_INACTIVATE))

    def effect_can_be_negated(self) -> bool:
        """Whether its effect may be negated and is not yet."""
        if self.link.negated or self.link.effect_negated:
            return False
        if self.definition.flags & c.EFFECT_FLAG_CANNOT_DISABLE:
            return False
        return not any(m.affects(self.card) for m in self.kernel.active(c.EFFECT_CANNOT_DISEFFECT))

    def would(self, category: int, keep: Filter | None = None) -> bool:
        """Whether it declared that it would do ``category`` to a card that ``keep`` accepts."""
        for kind, uids, count, _ in self.link.info:
            if kind & category and count > 0:
                if keep is None:
                    return True
                cards = [self.kernel.card(uid) for uid in uids]
                if any(keep(card) for card in cards):
                    return True
        return False

    def would_destroy(self, keep: Filter | None = None) -> bool:
        """Whether it would destroy a card that ``keep`` accepts."""
        return self.would(c.CATEGORY_DESTROY, keep)
