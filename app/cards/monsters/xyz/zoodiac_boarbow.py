"""Zoodiac Boarbow."""

from app.engine import authoring as ygo

card = ygo.Script(
    74393852,
    "Zoodiac Boarbow",
    note='Materials: 5 Level 4 monsters; or once a turn 1 "Zoodiac" monster you control with another name.',
    summon=ygo.xyz(
        4,
        5,
        over=lambda monster: monster.is_archetype("Zoodiac") and not monster.is_named(74393852),
        over_once=True,
    ),
)
ygo.zoodiac(card)


@card.modifier(ygo.EFFECT_DIRECT_ATTACK)
def shoots_past(fx: ygo.Effect) -> bool:
    """It can attack directly."""
    return True


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    timing="when",
    when=lambda fx: fx.event.player is fx.opponent and len(fx.this.materials()) >= 12,
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_POSITION,
    target=ygo.affects_all(lambda fx: fx.opponent.hand() + fx.opponent.field()),
)
async def sweep(fx: ygo.Effect) -> None:
    """When it inflicts battle damage to your opponent while it has 12 or more materials: You can send all
    cards of their hand and field to the GY, then change this card to Defense Position.
    """
    if await fx.send_to_grave(fx.opponent.hand() + fx.opponent.field()) and fx.this_is_face_up():
        await fx.then()
        await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
