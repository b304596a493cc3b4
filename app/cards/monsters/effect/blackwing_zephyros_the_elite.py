"""Blackwing - Zephyros the Elite."""

from app.engine import authoring as ygo

card = ygo.Script(14785765, "Blackwing - Zephyros the Elite")


def face_up_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up cards on the field that leave a zone for it."""
    free = fx.you.free_monster_zones() > 0
    return fx.you.field(lambda each: each.is_face_up() and (free or each.in_main_monster_zone))


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.return_to_hand(1, face_up_cards),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DAMAGE,
    limit=ygo.ONCE_PER_DUEL,
)
async def swoop_in(fx: ygo.Effect) -> None:
    """If it is in your GY, once per Duel: You can return 1 face-up card you control to the hand; Special
    Summon this card and take 400 damage.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        await fx.damage(400, fx.you)
