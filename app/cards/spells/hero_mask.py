"""Hero Mask."""

from app.engine import authoring as ygo

card = ygo.Script(75141056, "Hero Mask")


def heroes(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Elemental HERO" monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_monster() and each.is_archetype("Elemental HERO"))


@card.activation(
    target=ygo.all_parts(ygo.needs(lambda fx: bool(heroes(fx))), ygo.target_one(ygo.your_face_up_monster)),
    category=ygo.CATEGORY_TOGRAVE,
)
async def take_the_name(fx: ygo.Effect) -> None:
    """Target 1 face-up monster you control; send 1 "Elemental HERO" monster from your Deck to the GY, and
    the target's name becomes that monster's until the End Phase.
    """
    sent = await fx.send_to_grave(await fx.choose(heroes(fx)))
    await fx.shuffle_deck()
    for monster in fx.targets_still_there():
        if sent and monster.is_face_up():
            fx.grant_value(ygo.EFFECT_CHANGE_CODE, sent[0].code, monster, until=fx.this_turn())
