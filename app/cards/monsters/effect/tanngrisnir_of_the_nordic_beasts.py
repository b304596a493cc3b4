"""Tanngrisnir of the Nordic Beasts."""

from app.engine import authoring as ygo

TOKEN = ygo.CardData(
    15394084,
    "Nordic Beast Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=3,
    attribute=ygo.ATTRIBUTE_EARTH,
    race=ygo.RACE_BEAST,
    archetypes=("Nordic", "Nordic Beast"),
)
card = ygo.Script(15394083, "Tanngrisnir of the Nordic Beasts", tokens=(TOKEN,))


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    mandatory=True,
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE and fx.you.free_monster_zones() > 1,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    in_damage_step=True,
)
async def leave_two(fx: ygo.Effect) -> None:
    """If it is destroyed by battle and sent to the GY: Special Summon 2 "Nordic Beast Tokens" (Beast, EARTH,
    Level 3, 0 ATK, 0 DEF).
    """
    if fx.you.free_monster_zones() > 1:
        await fx.special_summon_tokens(TOKEN, 2)
