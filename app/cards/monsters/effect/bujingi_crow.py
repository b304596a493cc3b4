"""Bujingi Crow."""

from app.engine import authoring as ygo

card = ygo.Script(89662736, "Bujingi Crow")


def bujin_attacked(fx: ygo.Effect) -> bool:
    """An opponent's monster attacks your Beast-Warrior "Bujin" monster."""
    target = fx.attack_target
    return (
        ygo.opponent_attacks(fx)
        and target is not None
        and target.controller is fx.you
        and target.is_face_up()
        and target.is_race(ygo.RACE_BEASTWARRIOR)
        and target.is_archetype("Bujin")
    )


@card.quick(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_HAND,
    when=bujin_attacked,
    cost=ygo.send_this_card_to_grave(),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_DAMAGE,
)
async def swoop(fx: ygo.Effect) -> None:
    """When an opponent's monster attacks your Beast-Warrior "Bujin" monster: You can send this card from your
    hand to the GY; negate the attack, and if you do, inflict damage equal to half the attacker's ATK. Only
    once per turn for all copies.
    """
    attacker = fx.attacker
    if attacker is not None and await fx.negate_attack():
        await fx.damage(attacker.attack // 2)
