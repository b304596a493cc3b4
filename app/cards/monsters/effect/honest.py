"""Honest."""

from app.engine import authoring as ygo

card = ygo.Script(37742478, "Honest")


def your_light_fighter(fx: ygo.Effect) -> ygo.Card | None:
    """Your LIGHT monster that battles a face-up monster of the opponent."""
    for monster in (fx.attacker, fx.attack_target):
        if monster is None or monster.controller is not fx.you or not monster.is_face_up():
            continue
        foe = monster.battling()
        if foe is not None and foe.is_face_up() and monster.is_attribute(ygo.ATTRIBUTE_LIGHT):
            return monster
    return None


@card.ignition(category=ygo.CATEGORY_TOHAND, target=ygo.affects_this_card())
async def return_to_hand(fx: ygo.Effect) -> None:
    """You can return this face-up card to the hand."""
    if fx.this_is_face_up():
        await fx.return_to_hand(fx.this)


@card.quick(
    at=ygo.LOCATION_HAND,
    when=lambda fx: fx.damage_step_part != ygo.DS_NONE and your_light_fighter(fx) is not None,
    cost=ygo.send_this_card_to_grave(),
    category=ygo.CATEGORY_ATKCHANGE,
    in_damage_step=True,
)
async def lend_strength(fx: ygo.Effect) -> None:
    """When your LIGHT monster battles, in the Damage Step before damage calculation: You can send this
    card from the hand to the GY; that monster gains the ATK of the monster it battles this turn.
    """
    monster = your_light_fighter(fx)
    foe = monster.battling() if monster is not None else None
    if monster is not None and foe is not None:
        fx.change_attack(monster, foe.attack, until=fx.this_turn())
