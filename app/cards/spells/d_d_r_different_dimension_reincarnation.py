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
    """For a discard one of your banished monsters, targeted, is back on the field in Attack Position and
    wears this card.
    """
    if not fx.this_is_face_up():
        return
    for monster in await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_ATTACK):
        await fx.equip(monster)
        fx.tie_to(monster)


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def take_it_along(fx: ygo.Effect) -> None:
    """When this card leaves the field, destroy the equipped monster."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
        await fx.destroy(fx.tied)
