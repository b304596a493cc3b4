"""What Union monsters share: joining another monster as an Equip Card, and parting from it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.authoring.kit import equipped_monster
from app.engine.card import Card
from app.engine.costs import custom
from app.engine.running import Effect
from app.engine.targets import needs, target_one

if TYPE_CHECKING:
    from app.engine.effects import Script

_MOVED = "union"


def is_union(card: Card) -> bool:
    """Whether it is a Union monster card, also while it is an Equip Card."""
    return bool(card.facts.type & c.TYPE_UNION)


def may_join(union: Card, monster: Card) -> bool:
    """Whether the text of this Union monster lets it be equipped to ``monster``."""
    script = union.kernel.script(union.code)
    return script is not None and script.joins is not None and monster.is_face_up() and script.joins(monster)


def union_monster(card: Script, partners: Callable[[Card], bool], whom: str) -> None:
    """Once per turn, either: equip it to a face-up monster of yours that ``partners`` accepts (``whom`` in
    words), or unequip it and Special Summon it.
    """
    card.joins = partners
    moved = custom(lambda fx: not fx.this_has(_MOVED), lambda fx: fx.mark_this(_MOVED, until_turn=fx.turn))

    def choices(fx: Effect) -> list[Card]:
        return fx.others(fx.you.face_up_monsters(partners))

    async def join(fx: Effect) -> None:
        if fx.this_is_face_up() and fx.still_there(fx.target) and fx.target.is_face_up():
            await fx.equip(fx.target)

    join.__doc__ = f"Once per turn: You can target {whom}; this card is equipped to it."
    card.ignition(
        when=lambda fx: fx.you.free_spell_zones() > 0,
        cost=moved,
        category=c.CATEGORY_EQUIP,
        target=target_one(choices),
    )(join)

    async def part(fx: Effect) -> None:
        if fx.still_there(fx.this):
            await fx.special_summon(fx.this)

    part.__doc__ = "Once per turn: You can unequip this card; Special Summon it."
    card.ignition(
        at=c.LOCATION_SZONE,
        when=lambda fx: fx.this.equipped_to is not None,
        cost=moved,
        category=c.CATEGORY_SPECIAL_SUMMON,
        target=needs(lambda fx: fx.can_special_summon(fx.this)),
    )(part)


def union(card: Script, codes: tuple[int, ...], bonus: int, whom: str) -> None:
    """A Union Monster for the monsters of these passcodes (``whom`` in words) that hold no other Union:
    once per turn it is equipped to one or comes back; ``bonus`` ATK/DEF for that monster, and it is
    destroyed in its place.
    """

    def is_free(monster: Card) -> bool:
        return monster.is_named(*codes) and not any(is_union(each) for each in monster.equips())

    union_monster(card, is_free, whom)

    def stronger(fx: Effect) -> int:
        return bonus

    text = f"The equipped monster gains {bonus} ATK and DEF."
    for effect, words in ((c.EFFECT_UPDATE_ATTACK, text), (c.EFFECT_UPDATE_DEFENSE, "")):
        card.modifier(effect, at=c.LOCATION_SZONE, affects=equipped_monster, text=words)(stronger)
    goes_instead(card)


def goes_instead(card: Script) -> None:
    """If the equipped monster would be destroyed by battle or an effect, this card is destroyed instead."""

    async def take_the_hit(fx: Effect) -> bool:
        return bool(await fx.destroy(fx.this))

    take_the_hit.__doc__ = goes_instead.__doc__
    card.replacement(
        at=c.LOCATION_SZONE,
        affects=equipped_monster,
        when=lambda fx: bool(fx.reason & (c.REASON_BATTLE | c.REASON_EFFECT)),
        optional=False,
    )(take_the_hit)


__all__ = ["goes_instead", "is_union", "may_join", "union", "union_monster"]
