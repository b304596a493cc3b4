"""Elegant Egotist."""

from app.engine import authoring as ygo

card = ygo.Script(90219263, "Elegant Egotist")
HARPIE_LADY, SISTERS = 76812113, 12206212


def harpies(fx: ygo.Effect) -> list[ygo.Card]:
    """The Harpies in your hand or Deck that could be Special Summoned."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda each: each.is_named(HARPIE_LADY, SISTERS) and fx.can_special_summon(each),
    )


def a_harpie_lady_is_there(fx: ygo.Effect) -> bool:
    """A face-up "Harpie Lady" is on the field."""
    return bool(fx.face_up_monsters(lambda each: each.is_named(HARPIE_LADY)))


@card.activation(
    when=a_harpie_lady_is_there,
    target=ygo.affects_some(1, harpies),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def call_a_harpie(fx: ygo.Effect) -> None:
    """With a "Harpie Lady" on the field another one, or "Harpie Lady Sisters", comes from your hand or Deck
    by Special Summon.
    """
    if not a_harpie_lady_is_there(fx):
        return
    chosen = await fx.choose(harpies(fx))
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    if from_deck:
        await fx.shuffle_deck()
