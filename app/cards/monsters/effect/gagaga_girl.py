"""Gagaga Girl."""

from app.engine import authoring as ygo

card = ygo.Script(3606728, "Gagaga Girl")
MAGICIAN = 26082117


def magicians(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "Gagaga Magician" you control."""
    return fx.you.face_up_monsters(lambda m: m.is_named(MAGICIAN))


@card.ignition(category=ygo.CATEGORY_LVCHANGE, target=ygo.target_one(magicians))
async def follow(fx: ygo.Effect) -> None:
    """Target a "Gagaga Magician" on your field: this card takes over its present Level."""
    if fx.this_is_face_up() and fx.still_there(fx.target) and fx.target.is_face_up():
        fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, fx.target.level, fx.this)


def special_summoned(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Special Summoned monsters of the opponent."""
    return fx.opponent.face_up_monsters(lambda m: m.was_special_summoned())


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    given=True,
    timing="when",
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.target_one(special_summoned),
)
async def disarm(fx: ygo.Effect) -> None:
    """Its Xyz Summon can bring a Special Summoned monster of your opponent, the target, down to 0 ATK."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, monster)


def only_gagaga(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """All materials of this Xyz Summon are "Gagaga" monsters."""
    return monster.was_summoned_by(ygo.SUMMON_TYPE_XYZ) and all(
        each.is_archetype("Gagaga") for each in monster.materials()
    )


card.gives_as_material(
    disarm,
    only_gagaga,
    text='An Xyz Monster Xyz Summoned with it and other "Gagaga" monsters only gains this effect.',
)
