"""Serpentine Princess."""

from app.engine import authoring as ygo

card = ygo.Script(71829750, "Serpentine Princess")


def came_from_your_field(fx: ygo.Effect) -> bool:
    """It was face-up on the field and is in your Deck now."""
    before = fx.event.before(fx.this)
    on_field = before is not None and before.location & ygo.LOCATION_ONFIELD
    return bool(on_field and before is not None and before.position & ygo.POS_FACEUP)


def hatchlings(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your Deck of Level 3 at most that could come."""
    return fx.you.deck(lambda m: m.is_monster() and 1 <= m.level <= 3 and fx.can_special_summon(m))


@card.trigger(
    ygo.EVENT_TO_DECK,
    at=ygo.LOCATION_DECK,
    each=True,
    mandatory=True,
    when=came_from_your_field,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, hatchlings),
)
async def slither_out(fx: ygo.Effect) -> None:
    """If it is shuffled into your Deck from face-up on the field: Special Summon 1 monster of Level 3 or
    lower from your Deck.
    """
    await fx.special_summon(await fx.choose(hatchlings(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()
