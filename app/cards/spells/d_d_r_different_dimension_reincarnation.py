"""D.D.R. - Different Dimension Reincarnation."""

from app.engine import authoring as ygo

card = ygo.Script(9622164, "D.D.R. - Different Dimension Reincarnation")


def your_banished(fx: ygo.Effect) -> list[ygo.Card]:
    """Your banished monsters that could be Special Summoned in Attack Position."""
    return fx.you.banished(
        lambda m: m.is_face_up() and m.is_monster() and fx.can_special_summon(m, ygo.POS_FACEUP_ATTACK)
    )


@card.activation(
    cost=ygo.discard(),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_EQUIP,
    target=ygo.target_one(your_banished),
)
async def reincarnate(fx: ygo.Effect) -> None:
    """Discard 1 card, then target 1 of your banished monsters; Special Summon it in Attack Position and equip
    this card to it.
    """
    if not fx.this_is_face_up():
        return
    for monster in await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK):
        await fx.equip(monster)
        fx.tie_to(monster)


@card.continuous(ygo.EVENT_LEAVE_FIELD, when=lambda fx: fx.tied is not None)
async def take_it_along(fx: ygo.Effect) -> None:
    """When this card leaves the field, destroy the equipped monster."""
    monster = fx.tied
    if monster is not None and monster.is_on_field():
        await fx.destroy(monster)
