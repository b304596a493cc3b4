"""Ninja Grandmaster Sasuke."""

from app.engine import authoring as ygo

card = ygo.Script(4041838, "Ninja Grandmaster Sasuke")


def attacks_a_defender(fx: ygo.Effect) -> bool:
    """It attacks a face-up Defense Position monster."""
    target = fx.attack_target
    return fx.attacker is fx.this and target is not None and target.is_in(ygo.POS_FACEUP_DEFENSE)


@card.trigger(ygo.EVENT_BATTLE_START, mandatory=True, when=attacks_a_defender, category=ygo.CATEGORY_DESTROY)
async def strike(fx: ygo.Effect) -> None:
    """At the start of the Damage Step, if it attacks a face-up Defense Position monster: Destroy that
    monster.
    """
    if attacks_a_defender(fx):
        await fx.destroy(fx.attack_target)
