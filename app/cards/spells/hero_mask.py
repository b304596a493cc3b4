"""Hero Mask."""

from app.engine import authoring as ygo

card = ygo.Script(75141056, "Hero Mask")


def heroes(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Elemental HERO" monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_monster() and each.is_archetype("Elemental HERO"))


@card.activation(
    target=ygo.all_parts(ygo.affects_some(1, heroes), ygo.target_one(ygo.your_face_up_monster)),
    category=ygo.CATEGORY_TOGRAVE,
)
async def take_the_name(fx: ygo.Effect) -> None:
    """An "Elemental HERO" goes from your Deck to the GY, and until the End Phase a targeted face-up monster
    of yours bears its name.
    """
    sent = await fx.send_to_grave(await fx.choose(heroes(fx)))
    await fx.shuffle_deck()
    for monster in fx.targets_still_yours():
        if sent and monster.is_face_up():
            fx.grant_value(ygo.EFFECT_CHANGE_CODE, sent[0].code, monster, until=fx.this_turn())
