"""Lich Lord, King of the Underworld."""

from app.engine import authoring as ygo

card = ygo.Script(
    55818463,
    "Lich Lord, King of the Underworld",
    note="Only a DARK monster can be Tributed for its Tribute Summon.",
    tribute_filter=lambda monster: monster.is_attribute(ygo.ATTRIBUTE_DARK),
)


def tributed_by_effect(fx: ygo.Effect) -> bool:
    """A card effect Tributed it."""
    both = ygo.REASON_RELEASE | ygo.REASON_EFFECT
    return fx.event.reason & both == both


@card.trigger(ygo.EVENT_TO_GRAVE, mandatory=True, when=tributed_by_effect, category=ygo.CATEGORY_TOHAND)
async def return_from_below(fx: ygo.Effect) -> None:
    """If a card effect Tributes it and it goes to the GY: Add it from the GY to your hand."""
    if fx.still_there(fx.this):
        await fx.add_to_hand(fx.this)
