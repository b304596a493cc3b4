"""Dimensional Prison."""

from app.engine import authoring as ygo

card = ygo.Script(70342110, "Dimensional Prison")


def the_attacker(fx: ygo.Effect) -> list[ygo.Card]:
    """The attacking monster, if it can be banished."""
    return [fx.attacker] if fx.attacker is not None and fx.can_be_banished(fx.attacker) else []


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.target_one(the_attacker),
)
async def banish_the_attacker(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: Target that monster; banish it."""
    await fx.banish(fx.targets_still_there())
