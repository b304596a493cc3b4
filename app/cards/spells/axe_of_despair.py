"""Axe of Despair."""

from app.engine import authoring as ygo

card = ygo.Script(40619825, "Axe of Despair")
ygo.equip_spell(card)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def gain_1000(fx: ygo.Effect) -> int:
    """The monster it is equipped to gains 1000 ATK."""
    return 1000


def left_the_field(fx: ygo.Effect) -> bool:
    """Whether it went to the GY from the field."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(
    on=ygo.EVENT_TO_GRAVE,
    timing="when",
    when=left_the_field,
    cost=ygo.tribute(1),
    category=ygo.CATEGORY_TODECK,
    target=ygo.affects_this_card(),
)
async def back_on_top(fx: ygo.Effect) -> None:
    """When it goes from the field to the GY: You can Tribute 1 monster; put it on top of your Deck."""
    if fx.still_there(fx.this):
        await fx.return_to_deck(fx.this, shuffle=False)
