"""Lyla, Lightsworn Sorceress."""

from app.engine import authoring as ygo

card = ygo.Script(22624373, "Lyla, Lightsworn Sorceress")


def their_spells_and_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells and Traps the opponent controls."""
    return fx.opponent.spells_and_traps()


@card.ignition(
    when=lambda fx: fx.this.is_in(ygo.POS_FACEUP_ATTACK),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_POSITION,
    target=ygo.target_one(their_spells_and_traps),
)
async def crouch_and_destroy(fx: ygo.Effect) -> None:
    """Target 1 Spell/Trap your opponent controls; change this card from Attack to Defense Position,
    where it must stay until the end of your next turn, and destroy the target.
    """
    if not fx.this_is_face_up() or not fx.this.is_in(ygo.POS_FACEUP_ATTACK):
        return
    turned = await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
    fx.grant_value(ygo.EFFECT_CANNOT_CHANGE_POSITION, 1, fx.this, until=fx.next_turn(fx.you))
    if turned:
        await fx.destroy(fx.targets_still_theirs())


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DECKDES,
)
async def mill_three(fx: ygo.Effect) -> None:
    """Once per turn, in your End Phase: send the top 3 cards of your Deck to the GY."""
    await fx.mill(3)
