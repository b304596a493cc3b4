"""Masked HERO Acid."""

from app.engine import authoring as ygo

MASK_CHANGE = 21143940
card = ygo.Script(
    29095552,
    "Masked HERO Acid",
    note='Can be Special Summoned only by "Mask Change".',
    special_summon_only_by=lambda fx: fx.this.is_named(MASK_CHANGE),
)


def their_backrow(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells and Traps the opponent controls."""
    return fx.opponent.spells_and_traps()


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_all(their_backrow),
)
async def acid_rain(fx: ygo.Effect) -> None:
    """When it is Special Summoned: destroy all Spells and Traps your opponent controls; if any are
    destroyed, all monsters they control lose 300 ATK.
    """
    if await fx.destroy(their_backrow(fx)):
        for monster in fx.opponent.face_up_monsters():
            fx.change_attack(monster, -300)
