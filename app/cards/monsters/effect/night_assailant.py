"""Night Assailant."""

from app.engine import authoring as ygo

card = ygo.Script(16226786, "Night Assailant")


def other_flip_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Flip monsters in your GY with another name."""
    return fx.you.graveyard(lambda each: each.is_type(ygo.TYPE_FLIP) and not each.is_named(16226786))


@card.flip(category=ygo.CATEGORY_DESTROY, target=ygo.target_one(ygo.opponents_monster))
async def destroy_one_monster(fx: ygo.Effect) -> None:
    """FLIP: Target 1 monster of the opponent; destroy it."""
    await fx.destroy(fx.targets_still_theirs())


def came_from_the_hand(fx: ygo.Effect) -> bool:
    """This card was in the hand just before."""
    before = fx.event.before(fx.this)
    return before is not None and before.location == ygo.LOCATION_HAND


@card.trigger(
    on=ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=came_from_the_hand,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_LEAVE_GRAVE,
    target=ygo.target_one(other_flip_monsters),
)
async def recover_a_flip_monster(fx: ygo.Effect) -> None:
    """If sent from the hand to the GY: Target another-named Flip monster in your GY; add it to your hand."""
    await fx.add_to_hand(fx.targets_still_there())
