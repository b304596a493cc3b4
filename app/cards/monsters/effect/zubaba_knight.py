"""Zubaba Knight."""

from app.engine import authoring as ygo

card = ygo.Script(97896503, "Zubaba Knight")


def defender(fx: ygo.Effect) -> list[ygo.Card]:
    """The face-up Defense Position monster it attacks."""
    foe = fx.this.battling() if fx.this.is_attacking() else None
    return [foe] if foe is not None and foe.is_in(ygo.POS_FACEUP_DEFENSE) else []


@card.trigger(
    ygo.EVENT_BATTLE_START,
    mandatory=True,
    when=lambda fx: bool(defender(fx)),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(defender),
)
async def cut_down(fx: ygo.Effect) -> None:
    """At the start of the Damage Step, if it attacks a face-up Defense Position monster: Destroy that
    monster.
    """
    await fx.destroy(defender(fx))
