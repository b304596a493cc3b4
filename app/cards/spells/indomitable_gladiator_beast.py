"""Indomitable Gladiator Beast."""

from app.engine import authoring as ygo

card = ygo.Script(55136228, "Indomitable Gladiator Beast")


def gladiators(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up "Gladiator Beast" monsters."""
    return fx.you.face_up_monsters(lambda m: m.is_archetype("Gladiator Beast"))


@card.activation(category=ygo.CATEGORY_ATKCHANGE, target=ygo.target_one(gladiators), in_damage_step=True)
async def roar(fx: ygo.Effect) -> None:
    """Target 1 face-up "Gladiator Beast" monster you control: It gains 500 ATK until the End Phase."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            fx.change_attack(monster, 500, until=fx.this_turn())


async def return_two(fx: ygo.Effect) -> None:
    fallen = fx.others(fx.you.graveyard(lambda each: each.is_archetype("Gladiator Beast")))
    await fx.return_to_deck(await fx.choose(fallen, count=2), reason=ygo.REASON_COST)


def two_have_fallen(fx: ygo.Effect) -> bool:
    """2 other "Gladiator Beast" cards lie in your GY."""
    return len(fx.others(fx.you.graveyard(lambda each: each.is_archetype("Gladiator Beast")))) >= 2


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.custom(two_have_fallen, return_two),
    category=ygo.CATEGORY_TOHAND,
    target=ygo.affects_this_card(),
)
async def return_to_the_arena(fx: ygo.Effect) -> None:
    """From your GY: 2 other "Gladiator Beast" cards go from there to the Deck, and this card to your hand."""
    if fx.still_there(fx.this):
        await fx.add_to_hand(fx.this)
