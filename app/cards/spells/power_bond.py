"""Power Bond."""

from app.engine import authoring as ygo

card = ygo.Script(37630732, "Power Bond")


def machine(monster: ygo.Card) -> bool:
    """A Machine monster."""
    return monster.is_race(ygo.RACE_MACHINE)


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def recoil(fx: ygo.Effect) -> None:
    await fx.damage(fx.labels[0], fx.you)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_FUSION_SUMMON | ygo.CATEGORY_ATKCHANGE,
    target=ygo.needs(lambda fx: fx.can_fusion_summon(keep=machine)),
)
async def bond(fx: ygo.Effect) -> None:
    """Fusion Summon a Machine monster with materials from your hand or field; it gains ATK equal to its
    original ATK, and in the End Phase you take that much damage.
    """
    monster = await fx.fusion_summon(keep=machine)
    if monster is not None and monster.is_face_up():
        gained = monster.base_attack
        fx.change_attack(monster, gained)
        fx.delay(recoil, labels=(gained,))
