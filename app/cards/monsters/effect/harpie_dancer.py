"""Harpie Dancer."""

from app.engine import authoring as ygo

HARPIE_LADY = 76812113

card = ygo.Script(68815132, "Harpie Dancer")


def dancers(fx: ygo.Effect) -> list[ygo.Card]:
    """WIND monsters in your hand that could be Normal Summoned now."""
    return fx.you.hand(
        lambda m: m.is_monster() and m.is_attribute(ygo.ATTRIBUTE_WIND) and fx.can_normal_summon(m)
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SUMMON,
    target=ygo.target_one(lambda fx: fx.you.face_up_monsters(ygo.is_attribute(ygo.ATTRIBUTE_WIND))),
)
async def dance(fx: ygo.Effect) -> None:
    """You can target 1 WIND monster you control; return it to the hand, then you can Normal Summon 1 WIND
    monster. Only one "Harpie Dancer" a turn does this.
    """
    if await fx.return_to_hand(fx.targets_still_there()):
        await fx.then()
        able = dancers(fx)
        if able and await fx.confirm():
            for dancer in await fx.choose(able):
                await fx.normal_summon(dancer)


@card.modifier(ygo.EFFECT_CHANGE_CODE, at=ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE)
def lady(fx: ygo.Effect) -> int:
    """On the field and in the GY its name is "Harpie Lady"."""
    return HARPIE_LADY
