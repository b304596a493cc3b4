"""Creature Swap."""

from app.engine import authoring as ygo

card = ygo.Script(31036355, "Creature Swap")


def swappable(fx: ygo.Effect, player: ygo.Player) -> list[ygo.Card]:
    """Monsters of the player that could change sides in a swap."""
    return player.monsters(lambda m: fx.can_swap_control(m))


@card.activation(
    category=ygo.CATEGORY_CONTROL,
    target=ygo.needs(lambda fx: bool(swappable(fx, fx.you) and swappable(fx, fx.opponent))),
)
async def swap(fx: ygo.Effect) -> None:
    """Each player chooses 1 monster they control; these monsters change sides and cannot change their battle
    positions this turn.
    """
    mine = await fx.choose(swappable(fx, fx.you))
    theirs = await fx.choose(swappable(fx, fx.opponent), player=fx.opponent)
    if mine and theirs and await fx.swap_control(mine[0], theirs[0]):
        fx.grant_value(ygo.EFFECT_CANNOT_CHANGE_POSITION, 1, [*mine, *theirs], until=fx.this_turn())
