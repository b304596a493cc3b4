"""World Legacy Succession."""

from app.engine import authoring as ygo

card = ygo.Script(99674361, "World Legacy Succession")


def pointed_zones(fx: ygo.Effect) -> list[int]:
    """Your free Main Monster Zones that a Link Monster points to."""
    links = fx.face_up_monsters(lambda m: m.is_type(ygo.TYPE_LINK))
    zones = {zone for m in links for side, zone in m.linked_zones() if side == fx.player_index and zone < 5}
    taken = {m.sequence for m in fx.you.monsters()}
    return sorted(zones - taken)


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY that can be Special Summoned to such a zone."""
    return fx.you.graveyard(lambda m: m.is_monster() and bool(pointed_zones(fx)) and fx.can_special_summon(m))


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    target=ygo.target_one(fallen),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def succeed(fx: ygo.Effect) -> None:
    """Target 1 monster in your GY; Special Summon it to your zone a Link Monster points to. Only once a turn
    by this name.
    """
    if pointed_zones(fx):
        await fx.special_summon(fx.targets_still_there(), zones=pointed_zones(fx))
