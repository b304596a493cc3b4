"""Arcana Force EX - The Light Ruler."""

from app.engine import authoring as ygo

card = ygo.Script(
    5861892,
    "Arcana Force EX - The Light Ruler",
    note="Only its own Special Summon brings it.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)
HEADS, TAILS = "heads", "tails"


def offerings(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters you control that can go to the GY."""
    return fx.you.monsters(fx.can_go_to_grave_as_cost)


@card.summon_procedure(cost=ygo.send_to_grave(3, offerings))
async def dawn(fx: ygo.Effect) -> None:
    """It comes from your hand when 3 monsters of your field go to the GY for it."""


@card.trigger(ygo.EVENT_SPSUMMON_SUCCESS, mandatory=True, category=ygo.CATEGORY_COIN)
async def fate(fx: ygo.Effect) -> None:
    """If it is Special Summoned: Toss a coin for the effect it has."""
    heads = (await fx.toss_coins())[0]
    if fx.this_is_face_up():
        fx.mark_this(HEADS if heads else TAILS)


def fell_to_it(fx: ygo.Effect) -> bool:
    """Heads, and it destroyed an opponent's monster by battle, which went to the GY."""
    foe = fx.this.battling()
    return fx.this_has(HEADS) and foe is not None and fx.event.includes(foe) and foe.is_at(ygo.LOCATION_GRAVE)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=fell_to_it,
    target=ygo.target_one(lambda fx: fx.you.graveyard()),
    category=ygo.CATEGORY_TOHAND,
    in_damage_step=True,
)
async def bounty(fx: ygo.Effect) -> None:
    """Heads: A monster of the opponent that it sends to the GY by battle earns you a targeted card of your
    GY, which you can take to the hand.
    """
    await fx.add_to_hand(fx.targets_still_there())


def targeted(fx: ygo.Effect) -> bool:
    """Tails, and the answered card or effect targets it."""
    link = fx.answered
    return fx.this_has(TAILS) and fx.this in link.targets and link.can_be_negated() and fx.this.attack >= 1000


@card.quick(
    on=ygo.EVENT_CHAINING,
    mandatory=True,
    when=targeted,
    target=ygo.negates_answered(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY | ygo.CATEGORY_ATKCHANGE,
    in_damage_step=True,
)
async def ruling(fx: ygo.Effect) -> None:
    """Tails: When a card or effect that targets it is activated: It loses exactly 1000 ATK and the activation
    is negated, and if that is done, the card is destroyed.
    """
    if fx.this_is_face_up() and fx.this.attack >= 1000:
        fx.change_attack(fx.this, -1000)
        await ygo.negate_and_destroy(fx)
