"""Gusto Gulldo."""

from app.engine import authoring as ygo

card = ygo.Script(65277087, "Gusto Gulldo")


def small_gustos(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 2 or lower "Gusto" monsters in your Deck."""
    return fx.you.deck(
        lambda each: (
            ygo.is_level_at_most(2)(each) and each.is_archetype("Gusto") and fx.can_special_summon(each)
        )
    )


def came_from_the_field(fx: ygo.Effect) -> bool:
    """It was on the field."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=came_from_the_field,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_gustos),
)
async def call_a_small_gusto(fx: ygo.Effect) -> None:
    """On its way from the field to the GY it can call a "Gusto" monster of at most Level 2 from your Deck."""
    await fx.special_summon(await fx.choose(small_gustos(fx)))
    await fx.shuffle_deck()
