"""Call of the Haunted."""

from app.engine import authoring as ygo

card = ygo.Script(97077563, "Call of the Haunted")


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY that may come in Attack Position."""
    return fx.you.graveyard(lambda monster: fx.can_special_summon(monster, ygo.POS_FACEUP_ATTACK))


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(revivable))
async def revive(fx: ygo.Effect) -> None:
    """Target 1 monster in your GY; Special Summon it in face-up Attack Position."""
    await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK, tie=True)


@card.continuous(on=ygo.EVENT_LEAVE_FIELD)
async def destroy_that_monster(fx: ygo.Effect) -> None:
    """When this card leaves the field, that monster is destroyed."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
        await fx.destroy(fx.tied)


@card.continuous(on=ygo.EVENT_DESTROYED, at=ygo.LOCATION_SZONE, when=lambda fx: fx.event.destroyed(fx.tied))
async def destroy_this_card(fx: ygo.Effect) -> None:
    """When that monster is destroyed, this card is destroyed."""
    await fx.destroy(fx.this)
