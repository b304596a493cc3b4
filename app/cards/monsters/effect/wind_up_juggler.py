"""Wind-Up Juggler."""

from app.engine import authoring as ygo

card = ygo.Script(85682655, "Wind-Up Juggler")


def battled(fx: ygo.Effect) -> list[ygo.Card]:
    """The opponent's monster this card battled, while it is still on the field."""
    foe = fx.this.battling()
    return [foe] if foe is not None and foe.is_on_field() and foe.controller is fx.opponent else []


@card.trigger(
    ygo.EVENT_BATTLED,
    target=ygo.affects_all(battled),
    category=ygo.CATEGORY_DESTROY,
    limit=ygo.ONCE_WHILE_FACE_UP,
)
async def destroy_the_foe(fx: ygo.Effect) -> None:
    """After damage calculation, if this battled an opponent's monster: You can destroy that monster, once
    while this card is face-up on the field.
    """
    await fx.destroy(battled(fx))
