"""Vennominaga the Deity of Poisonous Snakes."""

from app.engine import authoring as ygo

RISE = 16067089
HYPER_VENOM = 0x1011
card = ygo.Script(
    8062132,
    "Vennominaga the Deity of Poisonous Snakes",
    note='Special Summon only by "Rise of the Snake Deity" or its own effect.',
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: fx.this is fx.card or fx.this.is_named(RISE),
    counters=((HYPER_VENOM, 0),),
)


def reptiles(fx: ygo.Effect) -> list[ygo.Card]:
    """Reptile monsters in your GY."""
    return fx.you.graveyard(ygo.is_race(ygo.RACE_REPTILE))


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def brood(fx: ygo.Effect) -> int:
    """It gains 500 ATK for each Reptile monster in your GY."""
    return 500 * len(reptiles(fx))


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET)
def untouchable(fx: ygo.Effect) -> bool:
    """Nobody can target it with card effects, and it is unaffected by other cards."""
    return True


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT)
def unaffected(fx: ygo.Effect, source: ygo.Card) -> bool:
    return source is not fx.this


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    timing="when",
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE,
    cost=ygo.banish(1, lambda fx: fx.others(reptiles(fx))),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    in_damage_step=True,
)
async def shed_the_skin(fx: ygo.Effect) -> None:
    """When battle has sent it to the GY, for another Reptile that you banish from there: You can Special
    Summon this card.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    timing="when",
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_COUNTER,
    in_damage_step=True,
)
async def hyper_venom(fx: ygo.Effect) -> None:
    """When it inflicts battle damage to your opponent: Place 1 Hyper-Venom Counter on it. When the 3rd is
    placed, you win the Duel.
    """
    if fx.this_is_face_up() and fx.add_counter(fx.this, HYPER_VENOM) and fx.this.counters(HYPER_VENOM) >= 3:
        fx.win("Vennominaga the Deity of Poisonous Snakes")
