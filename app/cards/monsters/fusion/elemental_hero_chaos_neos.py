"""Elemental HERO Chaos Neos."""

from app.engine import authoring as ygo

NEOS, DARK_PANTHER, GLOW_MOSS = 89943723, 43237273, 17732278
card = ygo.Script(
    17032740,
    "Elemental HERO Chaos Neos",
    note="Contact Fusion: shuffle its three materials on your field into the Deck. That must come first.",
    revive_limit=True,
    summon=ygo.fusion(NEOS, DARK_PANTHER, GLOW_MOSS, contact=ygo.LOCATION_DECK),
)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_TODECK | ygo.CATEGORY_POSITION,
)
async def fade(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase: Shuffle this card into the Extra Deck, and if you do, Set all face-up
    monsters.
    """
    if fx.still_there(fx.this) and await fx.return_to_deck(fx.this):
        await fx.turn_face_down(fx.face_up_monsters())


@card.ignition(
    when=lambda fx: fx.is_phase(ygo.PHASE_MAIN1),
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_COIN | ygo.CATEGORY_DESTROY | ygo.CATEGORY_TOHAND,
)
async def toss(fx: ygo.Effect) -> None:
    """Once per turn, in your Main Phase 1: Toss a coin 3 times. 3 heads: Destroy all monsters of your
    opponent. 2 heads: Negate the effects of their face-up monsters this turn. 1 head: Return all your
    monsters to the hand.
    """
    heads = sum(await fx.toss_coins(3))
    if heads == 3:
        await fx.destroy(fx.opponent.monsters())
    elif heads == 2:
        fx.grant_value(ygo.EFFECT_DISABLE, 1, fx.opponent.face_up_monsters(), until=fx.this_turn())
    elif heads == 1:
        await fx.return_to_hand(fx.you.monsters())
