"""Dragon's Mirror."""

from app.engine import authoring as ygo

card = ygo.Script(71490127, "Dragon's Mirror")


def reflected(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters on your field or in your GY that can be banished."""
    mine = fx.you.monsters() + fx.you.graveyard(lambda each: each.is_monster())
    return [each for each in mine if fx.can_be_banished(each)]


def is_dragon(monster: ygo.Card) -> bool:
    """A Dragon monster."""
    return monster.is_race(ygo.RACE_DRAGON)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_FUSION_SUMMON | ygo.CATEGORY_REMOVE,
    target=ygo.needs(lambda fx: fx.can_fusion_summon(reflected(fx), is_dragon)),
)
async def reflect(fx: ygo.Effect) -> None:
    """Fusion Summon a Dragon monster; banish its materials from your field or GY."""
    await fx.fusion_summon(reflected(fx), is_dragon, materials_to=ygo.LOCATION_REMOVED)
