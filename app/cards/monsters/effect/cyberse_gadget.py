"""Cyberse Gadget."""

from app.engine import authoring as ygo

GADGET_TOKEN = ygo.CardData(
    645088,
    "Gadget Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=2,
    attribute=ygo.ATTRIBUTE_LIGHT,
    race=ygo.RACE_CYBERSE,
)

card = ygo.Script(645087, "Cyberse Gadget", tokens=(GADGET_TOKEN,))


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 2 or lower monsters in your GY that could come in Defense Position."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and ygo.is_level_at_most(2)(each)
            and fx.can_special_summon(each, ygo.POS_FACEUP_DEFENSE)
        )
    )


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(small_monsters),
)
async def boot_a_partner(fx: ygo.Effect) -> None:
    """Its Normal Summon can bring back a monster of at most Level 2, targeted in your GY, in Defense Position
    and without effects.
    """
    fx.negate_with_summon(await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE))


def came_from_the_field(fx: ygo.Effect) -> bool:
    """It was on the field."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=came_from_the_field,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    target=ygo.needs(lambda fx: fx.can_special_summon_tokens(GADGET_TOKEN)),
)
async def leave_a_gadget(fx: ygo.Effect) -> None:
    """If it is sent from the field to the GY: You can Special Summon 1 "Gadget Token" (Cyberse, LIGHT, Level
    2, 0 ATK, 0 DEF). Only once a turn by this name.
    """
    await fx.special_summon_tokens(GADGET_TOKEN)
