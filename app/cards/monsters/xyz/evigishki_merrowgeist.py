"""Evigishki Merrowgeist."""

from app.engine import authoring as ygo

card = ygo.Script(
    76372778,
    "Evigishki Merrowgeist",
    note="Materials: 2 Level 4 monsters.",
    summon=ygo.xyz(4),
)


@card.delayed(ygo.EVENT_TO_DECK, when=lambda fx: any(s.uid == fx.labels[0] for s in fx.event.snapshots))
async def shuffle_it_in(fx: ygo.Effect) -> None:
    for player in (fx.you, fx.opponent):
        if any(each.uid == fx.labels[0] for each in player.deck()):
            await fx.shuffle_deck(player)


def doomed_foe(fx: ygo.Effect) -> ygo.Card | None:
    """The opponent's monster whose destruction by battle with this card is decided."""
    foe = fx.this.battling()
    if foe is None or not foe.is_battle_destroyed() or foe.controller is not fx.opponent:
        return None
    return foe


@card.trigger(
    ygo.EVENT_BATTLED,
    when=lambda fx: doomed_foe(fx) is not None,
    cost=ygo.detach(),
    category=ygo.CATEGORY_TODECK,
)
async def return_the_loser(fx: ygo.Effect) -> None:
    """After damage calculation, if this destroys an opponent's monster by battle: detach 1 material; shuffle
    that monster into the Deck instead of sending it to the GY.
    """
    foe = doomed_foe(fx)
    if foe is not None:
        until = (ygo.PHASE_DAMAGE, fx.turn)
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_DECK, foe, until=until)
        fx.delay(shuffle_it_in, until=until, labels=(foe.uid,))
