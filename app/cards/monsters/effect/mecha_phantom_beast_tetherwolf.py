"""Mecha Phantom Beast Tetherwolf."""

from app.engine import authoring as ygo

DRONE = ygo.CardData(
    67922703,
    "Mecha Phantom Beast Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=3,
    attribute=ygo.ATTRIBUTE_WIND,
    race=ygo.RACE_MACHINE,
    archetypes=("Mecha Phantom Beast", "Phantom Beast"),
)

card = ygo.Script(67922702, "Mecha Phantom Beast Tetherwolf", tokens=(DRONE,))


def has_token(fx: ygo.Effect) -> bool:
    """You control a Token."""
    return any(each.is_token() for each in fx.you.field())


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    target=ygo.needs(lambda fx: fx.can_special_summon_tokens(DRONE)),
)
async def launch(fx: ygo.Effect) -> None:
    """If it is Normal Summoned: Special Summon 1 "Mecha Phantom Beast Token" (Machine, WIND, Level 3, 0 ATK,
    0 DEF).
    """
    await fx.special_summon_tokens(DRONE)


@card.modifier(ygo.EFFECT_UPDATE_LEVEL)
def level(fx: ygo.Effect) -> int:
    """Its Level rises by the Levels of all "Mecha Phantom Beast Tokens" you control."""
    return sum(
        each.level for each in fx.you.face_up_monsters(lambda m: m.is_token() and m.name == DRONE.name)
    )


@card.modifier(ygo.EFFECT_INDESTRUCTABLE, when=has_token)
def protected(fx: ygo.Effect) -> bool:
    """While you control a Token it cannot be destroyed by battle or card effects."""
    return True


@card.quick(
    when=lambda fx: (
        fx.this.battling() is not None and fx.damage_step_part in (ygo.DS_START, ygo.DS_BEFORE_CALC)
    ),
    cost=ygo.all_of(
        ygo.once_per_battle(), ygo.tribute(1, lambda fx: fx.you.monsters(lambda each: each.is_token()))
    ),
    category=ygo.CATEGORY_ATKCHANGE,
    in_damage_step=True,
)
async def boost(fx: ygo.Effect) -> None:
    """Once per battle, in the Damage Step in which it battles an opponent's monster: You can Tribute 1 Token;
    it gains 800 ATK until the end of this turn.
    """
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 800, until=fx.this_turn())
