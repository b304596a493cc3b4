"""Super Polymerization."""

from app.engine import authoring as ygo

card = ygo.Script(48130397, "Super Polymerization")


def monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters on either field that this effect can use up."""
    return [each for each in fx.monsters_on_field() if fx.can_affect(each)]


@card.activation(
    cost=ygo.discard(1),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_FUSION_SUMMON,
    target=ygo.needs(lambda fx: fx.can_fusion_summon(monsters(fx))),
    nobody_can_respond=True,
)
async def fuse_anything(fx: ygo.Effect) -> None:
    """Discard 1 card; Fusion Summon 1 Fusion Monster with monsters on either field as materials. Nothing
    can be activated in response to this.
    """
    await fx.fusion_summon(monsters(fx))
