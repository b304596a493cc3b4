"""Gishki Aquamirror."""

from app.engine import authoring as ygo

card = ygo.Script(46159582, "Gishki Aquamirror")

ygo.ritual_spell(
    card,
    lambda monster: monster.is_archetype("Gishki"),
    exact=True,
    text='Ritual Summon a "Gishki" monster: Tribute monsters from hand or field, exactly its Level in total.',
)


async def shuffle_this(fx: ygo.Effect) -> None:
    """Shuffle this card into the Deck."""
    await fx.return_to_deck(fx.this, reason=ygo.REASON_COST)


def fallen_rituals(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Gishki" Ritual Monsters in your GY."""
    return fx.you.graveyard(
        lambda each: each.is_monster() and each.is_type(ygo.TYPE_RITUAL) and each.is_archetype("Gishki")
    )


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.custom(lambda fx: True, shuffle_this),
    target=ygo.target_one(fallen_rituals),
    category=ygo.CATEGORY_TOHAND,
)
async def mirror_back(fx: ygo.Effect) -> None:
    """From your GY it can go back into the Deck to recover a "Gishki" Ritual Monster: target 1 in your GY,
    which joins your hand.
    """
    await fx.add_to_hand(fx.targets_still_there())
