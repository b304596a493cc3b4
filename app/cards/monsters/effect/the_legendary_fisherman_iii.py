"""The Legendary Fisherman III."""

from app.engine import authoring as ygo

FISHERMAN = 3643300

card = ygo.Script(
    44968687,
    "The Legendary Fisherman III",
    note="Cannot be Normal Summoned or Set. Can only be Special Summoned by its own procedure.",
    no_normal_summon=True,
    special_summon_only_by=lambda fx: False,
)


@card.summon_procedure(
    cost=ygo.tribute(1, lambda fx: fx.you.monsters(lambda m: m.is_named(FISHERMAN))),
)
async def go_to_sea(fx: ygo.Effect) -> None:
    """Special Summon from the hand by Tributing 1 "The Legendary Fisherman"."""


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(ygo.opponents_monster),
)
async def big_catch(fx: ygo.Effect) -> None:
    """When it is Special Summoned: You can banish all monsters your opponent controls; this card cannot
    attack this turn.
    """
    await fx.banish(fx.opponent.monsters())
    if fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, fx.this, until=fx.this_turn())


@card.modifier(ygo.EFFECT_INDESTRUCTABLE)
def unsinkable(fx: ygo.Effect) -> bool:
    """Neither battle nor effects destroy it, and Spell/Trap effects do not affect it."""
    return True


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT)
def unmoved(fx: ygo.Effect, source: ygo.Card) -> bool:
    return source.is_spell_or_trap()


def still_ahead(fx: ygo.Effect) -> bool:
    """The opponent has taken no damage since."""
    return not fx.custom_count()


@card.granted(ygo.EFFECT_CHANGE_DAMAGE, affects_player=ygo.the_opponent, when=still_ahead)
def double_effect_damage(fx: ygo.Effect) -> int:
    return ygo.DOUBLE_DAMAGE


@card.granted(ygo.EFFECT_CHANGE_BATTLE_DAMAGE, affects_player=ygo.the_opponent, when=still_ahead)
def double_battle_damage(fx: ygo.Effect) -> int:
    return ygo.DOUBLE_DAMAGE


@card.delayed(ygo.EVENT_DAMAGE, when=lambda fx: fx.event.player is fx.opponent)
async def taken(fx: ygo.Effect) -> None:
    fx.count_custom()


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_TOGRAVE,
    target=ygo.affects_all(lambda fx: fx.opponent.banished()),
)
async def throw_back(fx: ygo.Effect) -> None:
    """Once per turn: You can return all banished cards of your opponent to their GY; the next battle or
    effect damage they take this turn is doubled.
    """
    if await fx.return_to_grave(fx.opponent.banished()):
        fx.grant(double_effect_damage, until=fx.this_turn())
        fx.grant(double_battle_damage, until=fx.this_turn())
        fx.delay(taken, until=fx.this_turn())
