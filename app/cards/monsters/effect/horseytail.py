"""Horseytail."""

from app.engine import authoring as ygo

TOKEN = ygo.CardData(
    82994510,
    "Horseytail Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=1,
    attribute=ygo.ATTRIBUTE_WIND,
    race=ygo.RACE_PLANT,
)
card = ygo.Script(82994509, "Horseytail", tokens=(TOKEN,))


def token_fell_to_a_plant(fx: ygo.Effect) -> bool:
    """The Token was destroyed by battle with a Plant monster."""
    mine = any(snap.uid == fx.labels[0] for snap in fx.event.snapshots)
    foes = [each for each in (fx.attacker, fx.attack_target) if each is not None and each.uid != fx.labels[0]]
    return mine and any(each.is_race(ygo.RACE_PLANT) for each in foes)


@card.delayed(ygo.EVENT_BATTLE_DESTROYED, when=token_fell_to_a_plant)
async def lose_a_card(fx: ygo.Effect) -> None:
    loser = next(snap.controller for snap in fx.event.snapshots if snap.uid == fx.labels[0])
    player = fx.you if fx.you.index == loser else fx.opponent
    await fx.send_to_grave(await fx.choose(player.hand(), player=player))


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    mandatory=True,
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
)
async def leave_a_token(fx: ygo.Effect) -> None:
    """Fallen in battle, and in the GY, it leaves your opponent a "Horseytail Token" (Plant, WIND, Level 1, 0
    ATK, 0 DEF) in Defense Position. If a Plant destroys that by battle, its controller loses a card of the
    hand to the GY.
    """
    tokens = await fx.special_summon_tokens(TOKEN, 1, ygo.POS_FACEUP_DEFENSE, to=fx.opponent)
    for token in tokens:
        fx.delay(lose_a_card, labels=(token.uid,))
