"""Bujin Hiruko."""

from app.engine import authoring as ygo

card = ygo.Script(70026064, "Bujin Hiruko")

card.pendulum_scale()


def heirs(fx: ygo.Effect, below: ygo.Card) -> list[ygo.Card]:
    """ "Bujin" Xyz Monsters in your Extra Deck with another name."""
    return fx.you.extra_deck(
        lambda each: (
            each.is_type(ygo.TYPE_XYZ) and each.is_archetype("Bujin") and each.name_code != below.name_code
        )
    )


def bases(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Bujin" Xyz Monsters that another one could be Summoned on."""
    return fx.you.face_up_monsters(
        lambda each: each.is_type(ygo.TYPE_XYZ) and each.is_archetype("Bujin") and bool(heirs(fx, each))
    )


@card.ignition(
    at=ygo.LOCATION_PZONE,
    cost=ygo.banish_this_card(),
    target=ygo.target_one(bases),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def inherit(fx: ygo.Effect) -> None:
    """Banish this card from your Pendulum Zone and target 1 "Bujin" Xyz Monster you control: Another one with
    a different name comes from your Extra Deck on top of it, as an Xyz Summon.
    """
    for below in fx.targets_still_there():
        for each in await fx.choose(heirs(fx, below), prompt=ygo.SPECIAL_SUMMON):
            await fx.xyz_summon_on(below, each)
