"""Night Beam."""

from app.engine import authoring as ygo

card = ygo.Script(89882100, "Night Beam")


def their_set_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Set Spells and Traps of the opponent."""
    return fx.opponent.spells_and_traps(ygo.Card.is_face_down)


@card.activation(
    category=ygo.CATEGORY_DESTROY, target=ygo.target_one(their_set_cards), targets_cannot_respond=True
)
async def snipe(fx: ygo.Effect) -> None:
    """Target 1 Set Spell/Trap your opponent controls; destroy it. It cannot be activated in response."""
    await fx.destroy(fx.targets_still_there())
