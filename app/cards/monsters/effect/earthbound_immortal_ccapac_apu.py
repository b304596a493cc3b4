"""Earthbound Immortal Ccapac Apu."""

from app.engine import authoring as ygo

card = ygo.Script(
    46263076,
    "Earthbound Immortal Ccapac Apu",
    note='Only 1 "Earthbound Immortal" monster can be on the field.',
    unique="field:Earthbound Immortal",
)
ygo.earthbound_immortal(card)


def victim(fx: ygo.Effect) -> ygo.Card | None:
    """The opponent's monster that it destroyed."""
    battled = (fx.attacker, fx.attack_target)
    return next((other for other in battled if other is not None and other is not fx.this), None)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def crush(fx: ygo.Effect) -> None:
    """If it destroys an opponent's monster by battle: Inflict damage equal to that monster's original ATK."""
    fallen = victim(fx)
    if fallen is not None:
        await fx.damage(max(fallen.facts.attack, 0))
