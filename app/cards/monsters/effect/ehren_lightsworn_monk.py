"""Ehren, Lightsworn Monk."""

from app.engine import authoring as ygo

card = ygo.Script(44178886, "Ehren, Lightsworn Monk")


def attacks_a_defender(fx: ygo.Effect) -> bool:
    """This card attacks a monster in Defense Position."""
    target = fx.attack_target
    return fx.attacker is fx.this and target is not None and target.is_in(ygo.POS_DEFENSE)


@card.trigger(ygo.EVENT_BATTLE_CONFIRM, mandatory=True, when=attacks_a_defender, category=ygo.CATEGORY_TODECK)
async def shuffle_into_deck(fx: ygo.Effect) -> None:
    """Before damage calculation, if this attacks a Defense Position monster: shuffle that into the Deck."""
    if attacks_a_defender(fx):
        await fx.return_to_deck(fx.attack_target)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    category=ygo.CATEGORY_DECKDES,
    limit=ygo.ONCE_PER_TURN,
)
async def mill_three(fx: ygo.Effect) -> None:
    """Each of your End Phases sends 3 cards from the top of your Deck to the GY."""
    await fx.mill(3)
