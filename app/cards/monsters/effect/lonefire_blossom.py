"""Lonefire Blossom."""

from app.engine import authoring as ygo

card = ygo.Script(48686504, "Lonefire Blossom")


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Plant monsters."""
    return fx.you.face_up_monsters(ygo.is_race(ygo.RACE_PLANT))


def buds(fx: ygo.Effect) -> list[ygo.Card]:
    """Plant monsters in your Deck."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.is_race(ygo.RACE_PLANT)
            and fx.can_special_summon(m, leaving=tuple(plants(fx)[:1]))
        )
    )


@card.ignition(
    cost=ygo.tribute(1, plants),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, buds),
    limit=ygo.ONCE_PER_TURN,
)
async def blossom(fx: ygo.Effect) -> None:
    """Once per turn: You can Tribute 1 face-up Plant monster; Special Summon 1 Plant monster
    from your Deck.
    """
    await fx.special_summon(await fx.choose(buds(fx)))
    await fx.shuffle_deck()
