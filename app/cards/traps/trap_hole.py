"""Trap Hole."""

from app.engine import authoring as ygo

card = ygo.Script(4206964, "Trap Hole")


def strong_enough(fx: ygo.Effect) -> list[ygo.Card]:
    """The monster just Summoned, while its ATK is 1000 or more."""
    return [monster for monster in fx.event.still_there() if monster.is_face_up() and monster.attack >= 1000]


@card.activation(
    on=(ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS),
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(strong_enough),
)
async def destroy_summoned(fx: ygo.Effect) -> None:
    """When your opponent Normal or Flip Summons a monster with at least 1000 ATK: Target it; destroy it."""
    await fx.destroy([monster for monster in fx.targets_still_there() if monster.attack >= 1000])
