"""Qliphort Stealth."""

from app.engine import authoring as ygo

card = ygo.Script(
    13073850,
    "Qliphort Stealth",
    note="Can be Normal Summoned (not Set) without Tributes.",
    options=("Without Tributes", "With 2 Tributes"),
    tribute_choices=(0, 2),
    set_choices=(2,),
)
ygo.qliphort(card)


def built_on_qli(fx: ygo.Effect) -> bool:
    """It was Tribute Summoned by Tributing a "Qli" monster."""
    if not fx.event.was_summon_of(ygo.SUMMON_TYPE_TRIBUTE):
        return False
    return any(each.is_archetype("Qli") for each in fx.this.summon_materials())


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    when=built_on_qli,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(ygo.any_card_on_field),
    opponent_cannot_respond=True,
)
async def unload(fx: ygo.Effect) -> None:
    """When it is Tribute Summoned by Tributing a "Qli" monster: You can target 1 card on the field; return it
    to the hand. Your opponent cannot respond to this.
    """
    await fx.return_to_hand(fx.targets_still_there())
