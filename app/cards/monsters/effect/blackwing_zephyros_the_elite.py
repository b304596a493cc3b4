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
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this, leaving=tuple(face_up_cards(fx)))),
    limit=ygo.ONCE_PER_DUEL,
)
async def swoop_in(fx: ygo.Effect) -> None:
    """Once in the Duel it returns from your GY in exchange for a face-up card of your field, which goes back
    to the hand; that Special Summon hurts you for 400.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        await fx.damage(400, fx.you)
