"""Blue-Eyes Alternative White Dragon."""

from app.engine import authoring as ygo

BLUE_EYES_WHITE_DRAGON = 89631139

card = ygo.Script(
    38517737,
    "Blue-Eyes Alternative White Dragon",
    note="Cannot be Normal Summoned or Set. The first Special Summon of this card must be its own.",
    no_normal_summon=True,
    revive_limit=True,
)


def blue_eyes_in_hand(fx: ygo.Effect) -> list[ygo.Card]:
    """Blue-Eyes White Dragon to show."""
    return fx.you.hand(lambda monster: monster.is_named(BLUE_EYES_WHITE_DRAGON))


@card.summon_procedure(cost=ygo.reveal(1, blue_eyes_in_hand), limit=ygo.ONCE_PER_TURN_BY_NAME)
async def summon_itself(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by showing "Blue-Eyes White Dragon" in your hand, only once
    per turn for all copies.
    """


@card.modifier(ygo.EFFECT_CHANGE_CODE, at=ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE)
def blue_eyes_name(fx: ygo.Effect) -> int:
    """Its name is "Blue-Eyes White Dragon" on the field and in the GY."""
    return BLUE_EYES_WHITE_DRAGON


@card.ignition(
    cost=ygo.no_attack_by_this_card(),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.opponents_monster),
    limit=ygo.ONCE_PER_TURN,
)
async def destroy_one(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 monster your opponent controls; destroy it. In the turn you use this,
    this card cannot attack.
    """
    await fx.destroy(fx.targets_still_there())
