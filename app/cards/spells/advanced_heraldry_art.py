"""Advanced Heraldry Art."""

from app.engine import authoring as ygo

card = ygo.Script(61314842, "Advanced Heraldry Art")


def beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Heraldic Beast" monsters in your GY that could be Special Summoned, if there is room for two."""
    if fx.you.free_monster_zones() < 2:
        return []
    return fx.you.graveyard(
        lambda m: m.is_monster() and m.is_archetype("Heraldic Beast") and fx.can_special_summon(m)
    )


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.target_exactly(2, beasts))
async def unite_the_crests(fx: ygo.Effect) -> None:
    """A pair of "Heraldic Beast" monsters, targeted in your GY, comes by Special Summon and at once makes up
    an Xyz Summon, with no other material.
    """
    targets = fx.targets_still_there()
    if len(targets) < 2 or fx.you.free_monster_zones() < 2:
        return
    summoned = await fx.special_summon(targets)
    await fx.then()
    if len(summoned) == 2 and all(m.location == ygo.LOCATION_MZONE for m in summoned):
        await fx.xyz_summon(summoned)
