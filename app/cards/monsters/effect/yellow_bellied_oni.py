"""Yellow-Bellied Oni."""

from app.engine import authoring as ygo

card = ygo.Script(53090623, "Yellow-Bellied Oni")


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ) and fx.event.player is fx.you,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def join_in(fx: ygo.Effect) -> None:
    """When an Xyz Summon of yours was successful: This card can be Special Summoned out of your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


def holders(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters you control that have material."""
    return fx.you.monsters(lambda m: bool(m.materials()))


async def detach_one(fx: ygo.Effect) -> None:
    """Detach 1 material from any of them."""
    for holder in await fx.choose(holders(fx)):
        await fx.detach(holder)


def ranked(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters on the field that have a Rank."""
    return fx.face_up_monsters(lambda m: m.is_type(ygo.TYPE_XYZ))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.custom(lambda fx: bool(holders(fx)), detach_one),
    target=ygo.target_one(ranked),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def degrade(fx: ygo.Effect) -> None:
    """Once per turn: Detach 1 material from your field and target 1 face-up Xyz Monster; its Rank falls by 1,
    and if it does, it loses 300 ATK.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up() and monster.rank > 1:
            fx.grant_value(ygo.EFFECT_UPDATE_RANK, -1, monster)
            fx.change_attack(monster, -300)
