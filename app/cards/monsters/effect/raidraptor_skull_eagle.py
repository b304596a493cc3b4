"""Raidraptor - Skull Eagle."""

from app.engine import authoring as ygo

card = ygo.Script(45184165, "Raidraptor - Skull Eagle")


def detached_for_an_effect(fx: ygo.Effect) -> bool:
    """It was material and went to the GY as a cost."""
    before = fx.event.before(fx.this)
    was_material = before is not None and before.location == ygo.LOCATION_OVERLAY
    return was_material and bool(fx.event.reason & ygo.REASON_COST)


def raptors(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Raidraptor" cards in your GY."""
    return fx.others(fx.you.graveyard(lambda each: each.is_archetype("Raidraptor")))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=detached_for_an_effect,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_TOHAND,
    target=ygo.target_one(raptors),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def fetch(fx: ygo.Effect) -> None:
    """If it is detached from an Xyz Monster and sent to the GY to activate that monster's effect: You can
    banish it from the GY; target 1 "Raidraptor" card in your GY, add it to your hand. Only once a turn.
    """
    await fx.add_to_hand(fx.targets_still_there())


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    given=True,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_this_card(),
)
async def embolden(fx: ygo.Effect) -> None:
    """If it is Xyz Summoned: It gains 300 ATK."""
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 300)


card.gives_as_material(
    embolden,
    lambda fx, monster: monster.was_summoned_by(ygo.SUMMON_TYPE_XYZ),
    text="An Xyz Monster Xyz Summoned with it as material gains this effect.",
)
