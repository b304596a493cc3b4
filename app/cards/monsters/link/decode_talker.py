"""Decode Talker."""

from app.engine import authoring as ygo

card = ygo.Script(
    1861629,
    "Decode Talker",
    note="Materials: at least 2 Effect Monsters.",
    summon=ygo.link(lambda monster: monster.is_effect_monster(), 2),
)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """Every monster it points to makes it 500 ATK stronger."""
    return 500 * len(fx.this.points_to())


def targets_yours(fx: ygo.Effect) -> bool:
    """The opponent's activation targets a card you control."""
    link = fx.answered
    yours = any(each.is_on_field() and each.controller is fx.you for each in link.targets)
    return link.player is fx.opponent and yours and link.can_be_negated()


@card.quick(
    on=ygo.EVENT_CHAINING,
    when=targets_yours,
    cost=ygo.tribute(1, lambda fx: [m for m in fx.this.points_to() if m.controller is fx.you]),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def decode(fx: ygo.Effect) -> None:
    """What your opponent activates with a card of yours as target can be stopped by the Tribute of a monster
    it points to: the activation is negated and the card destroyed.
    """
    await ygo.negate_and_destroy(fx)
