"""Galaxy Cyclone."""

from app.engine import authoring as ygo

card = ygo.Script(5133471, "Galaxy Cyclone")


@card.activation(
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(lambda fx: fx.spells_and_traps_on_field(lambda each: each.is_face_down())),
)
async def blow(fx: ygo.Effect) -> None:
    """It destroys a Set Spell or Trap on the field that it targets."""
    await fx.destroy(fx.targets_still_there())


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.this.data.turn_placed != fx.turn,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(lambda fx: fx.spells_and_traps_on_field(lambda each: each.is_face_up())),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def blow_again(fx: ygo.Effect) -> None:
    """In your Main Phase, but not in the turn it went to the GY: You can banish it from the GY; target 1
    face-up Spell/Trap on the field, destroy it. Only once a turn.
    """
    await fx.destroy(fx.targets_still_there())
