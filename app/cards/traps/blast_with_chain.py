"""Blast with Chain."""

from app.engine import authoring as ygo

card = ygo.Script(98239899, "Blast with Chain")


@card.activation(
    category=ygo.CATEGORY_EQUIP | ygo.CATEGORY_ATKCHANGE,
    target=ygo.target_one(ygo.your_face_up_monster),
    in_damage_step=True,
)
async def chain_up(fx: ygo.Effect) -> None:
    """Target 1 face-up monster you control; this card becomes its Equip Card."""
    if fx.this_is_face_up():
        for monster in fx.targets_still_yours():
            if monster.is_face_up() and await fx.equip(monster):
                fx.tie_to(monster)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def attack(fx: ygo.Effect) -> int:
    """The equipped monster gains 500 ATK."""
    return 500


def was_equipped(fx: ygo.Effect) -> bool:
    """A card effect destroyed it while it was equipped."""
    before = fx.event.before(fx.this)
    return fx.event.by_effect() and before is not None and before.tied != (0, 0)


@card.trigger(
    ygo.EVENT_DESTROYED,
    mandatory=True,
    when=was_equipped,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.any_card_on_field),
)
async def explode(fx: ygo.Effect) -> None:
    """If a card effect destroys it while it is equipped: Target 1 card on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())
