"""Hiita the Fire Charmer."""

from app.engine import authoring as ygo

card = ygo.Script(759393, "Hiita the Fire Charmer")


def fire_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up FIRE monsters of the opponent you could take."""
    return fx.opponent.face_up_monsters(
        lambda monster: monster.is_attribute(ygo.ATTRIBUTE_FIRE) and fx.can_take_control(monster)
    )


@card.flip(category=ygo.CATEGORY_CONTROL, target=ygo.target_one(fire_monsters))
async def charm(fx: ygo.Effect) -> None:
    """FLIP: Target 1 FIRE monster of your opponent; it is yours while this card is face-up on the field."""
    if fx.this_is_face_up():
        for monster in fx.targets_still_there():
            if monster.is_face_up():
                fx.tie_to(monster)
                await fx.settle()


def charmed(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster its effect was used on."""
    return fx.tied is monster and monster.location == ygo.LOCATION_MZONE


@card.modifier(ygo.EFFECT_SET_CONTROL, affects=charmed, unclassified=True)
def yours(fx: ygo.Effect) -> int:
    return fx.player_index
