"""Blue-Eyes Jet Dragon."""

from app.engine import authoring as ygo

BLUE_EYES_WHITE_DRAGON = 89631139

card = ygo.Script(30576089, "Blue-Eyes Jet Dragon")


def blue_eyes_is_near(fx: ygo.Effect) -> bool:
    """Blue-Eyes White Dragon is on your field or in your GY."""
    ours = fx.you.face_up_monsters() + fx.you.graveyard()
    return any(monster.is_named(BLUE_EYES_WHITE_DRAGON) for monster in ours)


def something_was_destroyed(fx: ygo.Effect) -> bool:
    """A card on the field was destroyed by battle or effect, and this card was in hand or GY then."""
    by = fx.event.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)
    on_field = any(snap.location & ygo.LOCATION_ONFIELD for snap in fx.event.snapshots)
    was_here = not fx.event.includes(fx.this)
    return bool(by) and on_field and was_here and blue_eyes_is_near(fx) and fx.can_special_summon(fx.this)


@card.modifier(
    ygo.EFFECT_INDESTRUCTABLE_EFFECT,
    affects=lambda fx, other: (
        other is not fx.this and other.is_on_field() and other.data.controller == fx.player_index
    ),
)
def shield_the_others(fx: ygo.Effect) -> bool:
    """Your opponent's card effects cannot destroy the other cards you control."""
    effect = fx.kernel.current
    return effect is not None and effect.player_index != fx.player_index


@card.trigger(
    on=ygo.EVENT_DESTROYED,
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    when=something_was_destroyed,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    in_damage_step=True,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def take_off(fx: ygo.Effect) -> None:
    """Once per turn for all copies, if a card on the field is destroyed by battle or effect while "Blue-Eyes
    White Dragon" is on your field or in your GY: You can Special Summon this card from your hand or GY.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.trigger(
    on=ygo.EVENT_BATTLE_START,
    at=ygo.LOCATION_MZONE,
    each=True,
    when=blue_eyes_is_near,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    in_damage_step=True,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(ygo.opponents_card),
)
async def sweep_away(fx: ygo.Effect) -> None:
    """Once per turn for all copies, at the start of the Damage Step of its battle while "Blue-Eyes White
    Dragon" is on your field or in your GY: You can target 1 card your opponent controls; return it to hand.
    """
    await fx.return_to_hand(fx.targets_still_there())
