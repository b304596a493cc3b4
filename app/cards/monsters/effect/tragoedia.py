"""Tragoedia."""

from app.engine import authoring as ygo

card = ygo.Script(98777036, "Tragoedia")


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=lambda fx: fx.event.player is fx.you,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def feed_on_pain(fx: ygo.Effect) -> None:
    """When battle damage hits you: This card can be Special Summoned out of your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack_of_the_hand(fx: ygo.Effect) -> int:
    """Gains 600 ATK and DEF for each card in your hand."""
    return 600 * len(fx.you.hand())


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE)
def defense_of_the_hand(fx: ygo.Effect) -> int:
    return 600 * len(fx.you.hand())


def stealable(fx: ygo.Effect, level: int) -> list[ygo.Card]:
    """Face-up monsters of this Level your opponent controls that you could take."""
    return fx.opponent.face_up_monsters(lambda each: each.level == level and fx.can_take_control(each))


def baits(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand whose Level a monster of the opponent shares."""
    return fx.you.hand(
        lambda each: (
            each.is_monster()
            and each.level > 0
            and fx.can_go_to_grave_as_cost(each)
            and bool(stealable(fx, each.level))
        )
    )


async def send_bait(fx: ygo.Effect) -> None:
    """Send 1 monster from the hand to the GY and remember its Level there."""
    chosen = await fx.choose(baits(fx))
    fx.remember(chosen[0].level)
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)


def of_the_bait_level(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters that may be targeted: of the sent monster's Level once that is known."""
    if fx.labels:
        return stealable(fx, fx.labels[0])
    return [target for each in baits(fx) for target in stealable(fx, each.level)]


@card.ignition(
    cost=ygo.custom(lambda fx: bool(baits(fx)), send_bait),
    target=ygo.target_one(of_the_bait_level),
    category=ygo.CATEGORY_CONTROL,
    limit=ygo.ONCE_PER_TURN,
)
async def take_over(fx: ygo.Effect) -> None:
    """Once per turn: send 1 monster from your hand to the GY, then target 1 face-up monster of your
    opponent with the Level the sent monster had; take control of it.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            await fx.take_control(monster)


@card.ignition(
    target=ygo.target_one(lambda fx: fx.you.graveyard(lambda each: each.is_monster() and each.level > 0)),
    limit=ygo.ONCE_PER_TURN,
)
async def take_its_level(fx: ygo.Effect) -> None:
    """Once per turn: target 1 monster in your GY; this card's Level becomes that monster's until the end
    of this turn.
    """
    if fx.targets_still_there() and fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, fx.target.level, fx.this, until=fx.this_turn())
