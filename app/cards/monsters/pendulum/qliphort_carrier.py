"""Qliphort Carrier."""

from app.engine import authoring as ygo

card = ygo.Script(
    91907707,
    "Qliphort Carrier",
    note="Can be Normal Summoned (not Set) without Tributes.",
    options=("Without Tributes", "With 1 Tribute"),
    tribute_choices=(0, 1),
    set_choices=(1,),
)
ygo.qliphort(card)


@card.trigger(
    ygo.EVENT_RELEASE,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(ygo.any_monster),
)
async def unload(fx: ygo.Effect) -> None:
    """If it is Tributed: You can send a monster on the field, which you target, back to the hand."""
    await fx.return_to_hand(fx.targets_still_there())
