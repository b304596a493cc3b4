"""Whole texts that several Spells or Traps share: a card module only says what is its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.actions.treat import MonsterValues
from app.engine.authoring.kit import all_face_up_monsters, negate_and_destroy
from app.engine.card import Card, Player
from app.engine.costs import Cost, custom
from app.engine.definitions import ONCE_PER_CHAIN
from app.engine.running import Effect
from app.engine.targets import affects_all, needs, negates_answered

if TYPE_CHECKING:
    from app.engine.effects import Script


def negates_summons(
    card: Script,
    on: tuple[int, ...],
    text: str,
    *,
    cost: Cost | None = None,
    when: Callable[[Effect], bool] | None = None,
) -> None:
    """The activation of a Trap that negates the Summon of ``on`` (EVENT codes) and destroys the monsters."""

    async def negate_summon(fx: Effect) -> None:
        await fx.destroy(await fx.negate_summon())

    negate_summon.__doc__ = text
    card.activation(
        on=on,
        when=when,
        cost=cost,
        category=c.CATEGORY_DISABLE_SUMMON | c.CATEGORY_DESTROY,
        target=affects_all(lambda fx: fx.event.cards),
    )(negate_summon)


def negates_activations(
    card: Script, when: Callable[[Effect], bool], text: str, *, cost: Cost | None = None
) -> None:
    """The activation of a Trap that negates the activation it answers, if ``when``, and destroys the card."""

    async def negate(fx: Effect) -> None:
        await negate_and_destroy(fx)

    negate.__doc__ = text
    card.activation(
        on=c.EVENT_CHAINING,
        when=when,
        cost=cost,
        category=c.CATEGORY_NEGATE | c.CATEGORY_DESTROY,
        target=negates_answered(),
    )(negate)


def shares_fate(card: Script) -> None:
    """A Continuous Trap and the monster it has brought (``fx.tied``) fall together (LINKED)."""

    async def fall_together(fx: Effect) -> None:
        """When this card leaves the field, that monster is destroyed."""
        before = fx.event.before(fx.this)
        if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
            await fx.destroy(fx.tied)

    async def fall_with_it(fx: Effect) -> None:
        """When that monster is destroyed, this card is destroyed."""
        await fx.destroy(fx.this)

    card.continuous(c.EVENT_LEAVE_FIELD)(fall_together)
    card.continuous(c.EVENT_DESTROYED, at=c.LOCATION_SZONE, when=lambda fx: fx.event.destroyed(fx.tied))(
        fall_with_it
    )


def only_one_kind(
    card: Script,
    bits: tuple[int, ...],
    kind_of: Callable[[Card], int],
    declare: Callable[[Effect, list[int], Player], Awaitable[int]],
    word: str,
) -> None:
    """A Continuous Trap under which each player keeps monsters of one kind: ``kind_of`` a monster is some of
    ``bits``, ``declare`` asks a player for one of them, ``word`` names it.
    """
    card.activates()

    def mixed(fx: Effect) -> list[Player]:
        players = (fx.turn_player, fx.turn_player.opponent)
        return [each for each in players if len({kind_of(m) for m in each.face_up_monsters()}) > 1]

    async def keep_one(fx: Effect) -> None:
        for player in mixed(fx):
            monsters = player.face_up_monsters()
            kinds = [bit for bit in bits if any(kind_of(m) & bit for m in monsters)]
            kept = await declare(fx, kinds, player)
            leaving = [m for m in monsters if not kind_of(m) & kept]
            await fx.send_to_grave(leaving, reason=c.REASON_RULE)

    keep_one.__doc__ = (
        f"Each player can control monsters of 1 {word} only and must send their other face-up monsters to "
        f"the GY; they choose the {word} to keep."
    )
    card.continuous(c.EVENT_ADJUST, at=c.LOCATION_SZONE, when=lambda fx: bool(mixed(fx)))(keep_one)


def field_power(card: Script, races: int, words: str) -> None:
    """A Field Spell that strengthens monsters of these Types (``words`` names them)."""
    card.activates()

    def at_home(fx: Effect, monster: Card) -> bool:
        return all_face_up_monsters(fx, monster) and monster.is_race(races)

    def stronger(fx: Effect) -> int:
        return 200

    text = f"{words} monsters on the field gain 200 ATK and DEF."
    for effect, said in ((c.EFFECT_UPDATE_ATTACK, text), (c.EFFECT_UPDATE_DEFENSE, "")):
        card.modifier(effect, at=c.LOCATION_FZONE, affects=at_home, text=said)(stronger)


def shape_shifter(card: Script, attack: int, defense: int) -> None:
    """A Trap that becomes a Level 4 Normal Monster of a declared Type and Attribute and stays a Trap."""

    def shape(attribute: int, race: int) -> MonsterValues:
        return MonsterValues(attack, defense, 4, attribute, race, still_card=True)

    async def declare(fx: Effect) -> None:
        race = await fx.declare_race()
        fx.remember(race, await fx.declare_attribute())

    async def take_shape(fx: Effect) -> None:
        race, attribute = fx.labels
        if fx.this_is_face_up():
            await fx.special_summon_as_monster(shape(attribute, race))

    take_shape.__doc__ = (
        "Declare 1 Type and 1 Attribute; Special Summon this card as a Normal Monster of them (Level 4, "
        f"{attack} ATK, {defense} DEF) that is also still a Trap."
    )
    # Whether it could become a monster does not depend on what is declared.
    some = shape(c.ATTRIBUTE_DARK, c.RACE_BEAST)
    card.activation(
        cost=custom(lambda fx: fx.can_become_monster(some), declare), category=c.CATEGORY_SPECIAL_SUMMON
    )(take_shape)


def paleozoic(card: Script) -> None:
    """A Trap that emerges from the GY as a monster when a Trap Card is activated."""
    values = MonsterValues(1200, 0, 2, c.ATTRIBUTE_WATER, c.RACE_AQUA)

    def fossil(fx: Effect, source: Card) -> bool:
        """Effects of monsters do not affect it."""
        return source is not fx.this and source.is_monster()

    card.granted(c.EFFECT_IMMUNE_EFFECT)(fossil)

    async def emerge(fx: Effect) -> None:
        """Once per Chain, when a Trap Card is activated while this is in your GY: Special Summon it as a
        Normal Monster (Aqua, WATER, Level 2, 1200 ATK, 0 DEF) that is no Trap. Effects of monsters do not
        affect it, and it is banished when it leaves the field.
        """
        if fx.still_there(fx.this) and await fx.special_summon_as_monster(values):
            fx.grant(fossil, fx.this)
            fx.grant_value(c.EFFECT_LEAVE_FIELD_REDIRECT, c.LOCATION_REMOVED, fx.this)

    card.quick(
        on=c.EVENT_CHAINING,
        at=c.LOCATION_GRAVE,
        when=lambda fx: fx.answered.is_card_activation() and fx.answered.is_trap(),
        limit=ONCE_PER_CHAIN,
        target=needs(lambda fx: fx.can_become_monster(values)),
        category=c.CATEGORY_SPECIAL_SUMMON,
    )(emerge)


__all__ = [
    "field_power",
    "negates_activations",
    "negates_summons",
    "only_one_kind",
    "paleozoic",
    "shape_shifter",
    "shares_fate",
]
