"""Gravelstorm."""

from app.engine import authoring as ygo

card = ygo.Script(48135190, "Gravelstorm")


def yours(fx: ygo.Effect) -> list[ygo.Card]:
    """Your Spells/Traps that could return to the hand."""
    return fx.you.spells_and_traps(fx.can_return_to_hand)


def theirs(fx: ygo.Effect) -> list[ygo.Card]:
    """The opponent's Spells/Traps that could return to the hand."""
    return fx.opponent.spells_and_traps(fx.can_return_to_hand)


@card.activation(
    category=ygo.CATEGORY_TOHAND, target=ygo.all_parts(ygo.target_one(yours), ygo.target_one(theirs))
)
async def blow_away(fx: ygo.Effect) -> None:
    """Target 1 Spell/Trap on each player's field; return both to the hand."""
    await fx.return_to_hand(fx.targets_still_there())
