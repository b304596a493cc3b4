"""Mutant Mindmaster."""

from app.engine import authoring as ygo

card = ygo.Script(11508758, "Mutant Mindmaster")


def puppets(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Attack Position monsters of the opponent you could take, if another is left to attack."""
    if len(fx.opponent.monsters()) < 2:
        return []
    return fx.opponent.face_up_monsters(lambda m: m.is_in(ygo.POS_ATTACK) and fx.can_take_control(m))


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    timing="when",
    category=ygo.CATEGORY_CONTROL,
    target=ygo.target_one(puppets),
)
async def send_a_puppet(fx: ygo.Effect) -> None:
    """When it declares an attack, if your opponent controls 2 or more monsters: You can target 1 of their
    face-up Attack Position monsters; you control it until the end of the Battle Phase, it cannot attack
    directly this turn and attacks one of their monsters in place of this card.
    """
    puppet = fx.target
    if not fx.still_there(puppet) or not puppet.is_in(ygo.POS_FACEUP_ATTACK):
        return
    if not await fx.take_control(puppet, until=(ygo.PHASE_BATTLE, fx.turn)):
        return
    fx.grant_value(ygo.EFFECT_CANNOT_DIRECT_ATTACK, 1, puppet, until=fx.this_turn())
    if fx.attacker is not fx.this:
        return
    for foe in await fx.choose(puppet.attack_targets()):
        fx.hand_over_attack(puppet, foe)
