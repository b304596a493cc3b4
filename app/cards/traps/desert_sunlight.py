"""Desert Sunlight."""

from app.engine import authoring as ygo

card = ygo.Script(93747864, "Desert Sunlight")


def can_be_turned(fx: ygo.Effect) -> list[ygo.Card]:
    """Your monsters that are not in face-up Defense Position and could be."""
    return fx.you.monsters(
        lambda each: not each.is_in(ygo.POS_FACEUP_DEFENSE) and fx.can_change_position(each)
    )


@card.activation(category=ygo.CATEGORY_POSITION, target=ygo.affects_all(can_be_turned))
async def all_to_defense(fx: ygo.Effect) -> None:
    """Change all monsters you control to face-up Defense Position."""
    await fx.change_position(can_be_turned(fx), ygo.POS_FACEUP_DEFENSE)
