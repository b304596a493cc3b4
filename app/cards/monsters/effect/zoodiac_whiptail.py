"""Zoodiac Whiptail."""

from app.engine import authoring as ygo

card = ygo.Script(31755044, "Zoodiac Whiptail")


def fighters(fx: ygo.Effect) -> list[ygo.Card]:
    """Beast-Warrior Xyz Monsters you control."""
    return fx.others(
        fx.you.face_up_monsters(
            lambda each: each.is_type(ygo.TYPE_XYZ) and each.is_race(ygo.RACE_BEASTWARRIOR)
        )
    )


@card.quick(at=ygo.LOCATION_HAND | ygo.LOCATION_MZONE, target=ygo.target_one(fighters))
async def join_in(fx: ygo.Effect) -> None:
    """In either turn, from your hand or field: target 1 Beast-Warrior Xyz Monster you control; attach
    this card to it.
    """
    if fx.still_there(fx.this) and fx.still_there(fx.target) and fx.can_affect(fx.target):
        if fx.target.is_face_up() and fx.this.controller is fx.you:
            fx.attach(fx.this, fx.target)


def met_a_foe(fx: ygo.Effect) -> bool:
    """It battled a monster of the opponent that is still there."""
    foe = fx.this.battling()
    return foe is not None and foe.controller is fx.opponent and fx.event.includes(foe)


@card.trigger(
    ygo.EVENT_BATTLED,
    given=True,
    mandatory=True,
    when=met_a_foe,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(lambda fx: [each for each in fx.event.cards if each is not fx.this]),
)
async def lash(fx: ygo.Effect) -> None:
    """If it battles an opponent's monster, after damage calculation: Banish that monster."""
    await fx.banish([each for each in fx.event.still_there() if each is not fx.this and each.is_on_field()])


def its_holder(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The Xyz Monster it is attached to, if that is originally a Beast-Warrior."""
    return fx.this in monster.materials() and bool(monster.facts.race & ygo.RACE_BEASTWARRIOR)


card.gives(
    lash,
    its_holder,
    at=ygo.LOCATION_OVERLAY,
    text="A Beast-Warrior Xyz Monster that has it as material has this effect.",
)
