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


ygo.shares_fate(card)
