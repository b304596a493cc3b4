"""Gravekeeper's Chief."""

from app.engine import authoring as ygo

card = ygo.Script(
    62473983,
    "Gravekeeper's Chief",
    unique="Gravekeeper's Chief",
    note='You can control only 1 face-up "Gravekeeper\'s Chief". "Necrovalley" does not affect your GY.',
)


def keepers(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Gravekeeper's" monsters in your GY that could come."""
    return fx.you.graveyard(lambda m: m.is_archetype("Gravekeeper's") and fx.can_special_summon(m))


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_TRIBUTE),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(keepers),
)
async def raise_a_keeper(fx: ygo.Effect) -> None:
    """His Tribute Summon can raise a "Gravekeeper's" monster, his target in your GY."""
    await fx.special_summon(fx.targets_still_there())
