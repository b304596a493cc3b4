"""Swamp Mirrorer."""

from app.engine import authoring as ygo

card = ygo.Script(50277973, "Swamp Mirrorer")


def shape(attribute: int, race: int) -> ygo.MonsterValues:
    """What it becomes with the declared Attribute and Type."""
    return ygo.MonsterValues(1800, 1000, 4, attribute, race, still_card=True)


async def declare(fx: ygo.Effect) -> None:
    race = await fx.declare_race()
    fx.remember(race, await fx.declare_attribute())


@card.activation(
    cost=ygo.custom(lambda fx: fx.can_become_monster(shape(ygo.ATTRIBUTE_DARK, ygo.RACE_BEAST)), declare),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def take_shape(fx: ygo.Effect) -> None:
    """Declare 1 Type and 1 Attribute; Special Summon this card as a Normal Monster of them (Level 4, 1800
    ATK, 1000 DEF) that is also still a Trap.
    """
    race, attribute = fx.labels
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(shape(attribute, race))
