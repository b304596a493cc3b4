"""Trickstar Lilybell."""

from app.engine import authoring as ygo

card = ygo.Script(98700941, "Trickstar Lilybell")


@card.trigger(
    ygo.EVENT_TO_HAND,
    when=lambda fx: not fx.event.reason & ygo.REASON_DRAW and fx.can_special_summon(fx.this),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def ring(fx: ygo.Effect) -> None:
    """If it is added to your hand other than by drawing: You can Special Summon it; only once a turn."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.modifier(ygo.EFFECT_DIRECT_ATTACK)
def direct(fx: ygo.Effect) -> bool:
    """It can attack directly."""
    return True


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Trickstar" monsters in your GY."""
    return fx.you.graveyard(lambda m: m.is_monster() and m.is_archetype("Trickstar"))


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    timing="when",
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(fallen),
)
async def recover(fx: ygo.Effect) -> None:
    """When your opponent takes battle damage from it, a "Trickstar" monster of your GY, which you target, can
    return to your hand.
    """
    await fx.add_to_hand(fx.targets_still_there())
