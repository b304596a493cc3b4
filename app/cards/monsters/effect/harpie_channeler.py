"""Harpie Channeler."""

from app.engine import authoring as ygo

HARPIE_LADY = 76812113

card = ygo.Script(90238142, "Harpie Channeler")


def sisters(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Harpie" monsters with another name in your Deck that could come in Defense Position."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.is_archetype("Harpie")
            and not m.is_named(card.code)
            and fx.can_special_summon(m, ygo.POS_FACEUP_DEFENSE)
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.discard(1, lambda each: each.is_archetype("Harpie")),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, sisters),
)
async def channel(fx: ygo.Effect) -> None:
    """You can discard 1 "Harpie" card; Special Summon 1 "Harpie" monster with another name from your Deck in
    Defense Position. Only one "Harpie Channeler" a turn does this.
    """
    await fx.special_summon(await fx.choose(sisters(fx)), ygo.POS_FACEUP_DEFENSE)
    await fx.shuffle_deck()


@card.modifier(
    ygo.EFFECT_CHANGE_LEVEL, when=lambda fx: bool(fx.you.face_up_monsters(ygo.is_race(ygo.RACE_DRAGON)))
)
def with_a_pet(fx: ygo.Effect) -> int:
    """While you control a Dragon its Level is 7."""
    return 7


@card.modifier(ygo.EFFECT_CHANGE_CODE, at=ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE)
def lady(fx: ygo.Effect) -> int:
    """On the field and in the GY its name is "Harpie Lady"."""
    return HARPIE_LADY
