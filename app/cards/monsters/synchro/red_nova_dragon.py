"""Red Nova Dragon."""

from app.engine import authoring as ygo

RED_DRAGON_ARCHFIEND = 70902743
card = ygo.Script(
    97489701,
    "Red Nova Dragon",
    note='Materials: 2 Tuners and "Red Dragon Archfiend".',
    summon=ygo.synchro(2, others=lambda monster: monster.is_named(RED_DRAGON_ARCHFIEND), count=(1, 1)),
)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def burning_souls(fx: ygo.Effect) -> int:
    """It gains 500 ATK for each Tuner in your GY."""
    return 500 * len(fx.you.graveyard(lambda each: each.is_monster() and each.is_type(ygo.TYPE_TUNER)))


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT)
def safe_from_theirs(fx: ygo.Effect) -> bool:
    """Your opponent's card effects cannot destroy it."""
    current = fx.kernel.current
    return current is not None and current.you is fx.opponent


def the_attacker(fx: ygo.Effect) -> list[ygo.Card]:
    """The attacking monster."""
    return [fx.attacker] if fx.attacker is not None else []


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.target_one(the_attacker),
)
async def parry(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: You can target it; banish this card and, if you do,
    negate that attack.
    """
    if fx.this_is_face_up() and await fx.banish(fx.this):
        fx.mark_this("nova", fx.turn, until_turn=fx.turn)
        await fx.negate_attack()


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_REMOVED,
    mandatory=True,
    when=lambda fx: fx.this.flag("nova") == fx.turn,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def come_back(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase, if it was banished by its own effect this turn: Special Summon it."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
