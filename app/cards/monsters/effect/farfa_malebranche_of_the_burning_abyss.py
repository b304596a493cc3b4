"""Farfa, Malebranche of the Burning Abyss."""

from app.engine import authoring as ygo

card = ygo.Script(36553319, "Farfa, Malebranche of the Burning Abyss")
ONE_OF_TWO = ygo.Limit(scope="name", shared="one of two")


@card.ignition(
    at=ygo.LOCATION_HAND,
    when=lambda fx: not fx.you.spells_and_traps(),
    limit=ONE_OF_TWO,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
)
async def climb_up(fx: ygo.Effect) -> None:
    """If you control no Spells/Traps: You can Special Summon this card from your hand. Once per turn you can
    use one effect of this name.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


def strangers(fx: ygo.Effect) -> bool:
    """You control a monster that is no "Burning Abyss" monster."""
    return any(m.is_face_down() or not m.is_archetype("Burning Abyss") for m in fx.you.monsters())


@card.modifier(ygo.EFFECT_SELF_DESTROY, when=strangers)
def among_strangers(fx: ygo.Effect) -> bool:
    """If you control a monster that is no "Burning Abyss" monster, this card is destroyed."""
    return True


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def bring_back(fx: ygo.Effect) -> None:
    await fx.return_to_field(fx.bound)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    limit=ONE_OF_TWO,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.target_one(lambda fx: fx.monsters_on_field(fx.can_be_banished)),
)
async def drag_down(fx: ygo.Effect) -> None:
    """If it is sent to the GY: You can target 1 monster on the field; banish it until the End Phase. Once per
    turn you can use one effect of this name.
    """
    gone = await fx.banish(fx.targets_still_there())
    if gone:
        fx.delay(bring_back, gone)
