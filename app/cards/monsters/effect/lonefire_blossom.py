"""Lonefire Blossom."""

from app.engine import authoring as ygo

card = ygo.Script(48686504, "Lonefire Blossom")


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Plant monsters that leave a zone for one from the Deck."""
    return fx.you.face_up_monsters(lambda m: m.is_race(ygo.RACE_PLANT) and bool(buds(fx, (m,))))


def buds(fx: ygo.Effect, leaving: tuple[ygo.Card, ...] = ()) -> list[ygo.Card]:
    """Plant monsters in your Deck."""
    return fx.you.deck(
        lambda m: m.is_monster() and m.is_race(ygo.RACE_PLANT) and fx.can_special_summon(m, leaving=leaving)
    )


@card.ignition(
    cost=ygo.tribute(1, plants),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.may_affect(buds),
    limit=ygo.ONCE_PER_TURN,
)
async def blossom(fx: ygo.Effect) -> None:
    """Once per turn, a face-up Plant of yours can be Tributed for another: Special Summon any 1 Plant that
    your Deck holds.
    """
    await fx.special_summon(await fx.choose(buds(fx)))
    await fx.shuffle_deck()
