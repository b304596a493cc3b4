"""Vanity's Emptiness."""

from app.engine import authoring as ygo

card = ygo.Script(5851097, "Vanity's Emptiness")

card.activates()


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def forbid(fx: ygo.Effect) -> bool:
    """Nobody can Special Summon monsters."""
    return True


def your_card_fell(fx: ygo.Effect) -> bool:
    """A card went from the Deck or the field to your GY."""
    places = ygo.LOCATION_DECK | ygo.LOCATION_ONFIELD
    return any(
        snap.location & places and snap.owner == fx.you.index and snap.uid != fx.this.uid
        for snap in fx.event.snapshots
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=your_card_fell,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_this_card(),
)
async def crumble(fx: ygo.Effect) -> None:
    """If a card goes from the Deck or the field to your GY: Destroy this card."""
    if fx.still_there(fx.this):
        await fx.destroy(fx.this)
