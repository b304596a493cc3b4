"""Monster Reborn."""

from app.engine import authoring as ygo

card = ygo.Script(83764718, "Monster Reborn")


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in either GY that may be Special Summoned."""
    return fx.graveyards(fx.can_special_summon)


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_one(revivable))
async def revive(fx: ygo.Effect) -> None:
    """Target 1 monster in either player's GY; Special Summon it to your field."""
    await fx.special_summon(fx.targets_still_there())
