"""Linkuriboh."""

from app.engine import authoring as ygo

card = ygo.Script(
    41999284,
    "Linkuriboh",
    note="Material: 1 Level 1 monster.",
    summon=ygo.link(lambda monster: monster.level == 1, at_most=1),
)


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=ygo.opponent_attacks,
    cost=ygo.tribute_this_card(),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def soften(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: you can Tribute this card; that monster's ATK becomes
    0 until the end of this turn.
    """
    attacker = fx.event.card
    if attacker is not None and fx.still_there(attacker) and attacker.is_face_up():
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, attacker, until=fx.this_turn())


def small_ones(fx: ygo.Effect) -> list[ygo.Card]:
    """Your Level 1 monsters, face-down ones too, that leave a zone for this card."""
    return fx.you.monsters(lambda m: m.level == 1 and fx.can_special_summon(fx.this, leaving=(m,)))


@card.quick(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.tribute(1, small_ones),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.affects_this_card(),
)
async def pop_up(fx: ygo.Effect) -> None:
    """If it is in your GY: you can Tribute 1 Level 1 monster; Special Summon this card. Once per turn for
    all copies.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
