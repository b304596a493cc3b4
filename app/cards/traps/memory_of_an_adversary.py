"""Memory of an Adversary."""

from app.engine import authoring as ygo

card = ygo.Script(60080151, "Memory of an Adversary")


@card.delayed(
    ygo.EVENT_PHASE | ygo.PHASE_END, when=lambda fx: fx.turn_player is fx.opponent and fx.turn >= fx.labels[0]
)
async def take_it_over(fx: ygo.Effect) -> None:
    await fx.special_summon(fx.bound)


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_DAMAGE | ygo.CATEGORY_REMOVE,
)
async def remember_it(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: You take damage equal to its ATK, and then banish it. In
    the End Phase of their next turn, Special Summon it to your field.
    """
    attacker = fx.attacker
    if attacker is None or attacker not in fx.event.still_there():
        return
    if await fx.damage(attacker.attack, fx.you):
        gone = await fx.banish(attacker)
        if gone:
            fx.delay(take_it_over, gone, labels=(fx.turn + 1,))
