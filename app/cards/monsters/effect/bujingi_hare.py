"""Bujingi Hare."""

from app.engine import authoring as ygo

card = ygo.Script(59251766, "Bujingi Hare")


def beast_warriors(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Beast-Warrior "Bujin" monsters you control."""
    return fx.you.face_up_monsters(
        lambda monster: monster.is_race(ygo.RACE_BEASTWARRIOR) and monster.is_archetype("Bujin")
    )


@card.quick(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish_this_card(),
    target=ygo.target_one(beast_warriors),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def shelter(fx: ygo.Effect) -> None:
    """In either turn: Banish this card from your GY, then target 1 Beast-Warrior "Bujin" monster you control;
    once in this turn neither battle nor a card effect destroys it. Only once per turn for all copies.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            reasons = ygo.REASON_BATTLE | ygo.REASON_EFFECT
            fx.grant_value(ygo.EFFECT_INDESTRUCTABLE_COUNT, reasons, monster, until=fx.this_turn())
