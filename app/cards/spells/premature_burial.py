"""Premature Burial."""

from app.engine import authoring as ygo

card = ygo.Script(70828912, "Premature Burial")


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY that may come in Attack Position."""
    return fx.you.graveyard(lambda monster: fx.can_special_summon(monster, ygo.POS_FACEUP_ATTACK))


@card.activation(
    cost=ygo.pay_lp(800),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_EQUIP,
    target=ygo.target_one(revivable),
)
async def dig_out(fx: ygo.Effect) -> None:
    """Pay 800 LP, then target 1 monster in your GY; Special Summon it in face-up Attack Position and equip
    this card to it.
    """
    for monster in await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK):
        if await fx.equip(monster):
            fx.tie_to(monster)


@card.continuous(on=ygo.EVENT_DESTROYED)
async def destroy_equipped(fx: ygo.Effect) -> None:
    """When this card is destroyed, the monster it was equipped to is destroyed."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
        await fx.destroy(fx.tied)
