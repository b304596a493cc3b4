"""Drillroid."""

from app.engine import authoring as ygo

card = ygo.Script(71218746, "Drillroid")


def attacks_a_defender(fx: ygo.Effect) -> bool:
    """This card attacks a Defense Position monster."""
    target = fx.attack_target
    return fx.attacker is fx.this and target is not None and target.is_in(ygo.POS_DEFENSE)


@card.trigger(
    ygo.EVENT_BATTLE_CONFIRM, mandatory=True, when=attacks_a_defender, category=ygo.CATEGORY_DESTROY
)
async def drill(fx: ygo.Effect) -> None:
    """Before damage calculation, if it attacks a Defense Position monster: Destroy that one."""
    if attacks_a_defender(fx):
        await fx.destroy(fx.attack_target)
