"""Soul Strike."""

from app.engine import authoring as ygo

card = ygo.Script(36376145, "Soul Strike")


def own_fight(fx: ygo.Effect) -> bool:
    """The user has 4000 LP or less and a monster of each side is in the declared battle."""
    return fx.you.lp <= 4000 and fx.attacker is not None and fx.attack_target is not None


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=own_fight,
    cost=ygo.pay_half_lp(),
    target=ygo.target_one(ygo.your_face_up_monster),
    category=ygo.CATEGORY_ATKCHANGE,
    limit=ygo.Limit(scope="name", refund=True),
)
async def strike(fx: ygo.Effect) -> None:
    """With 4000 LP or less, when an attack between your and an opponent's monster is declared: pay half
    your LP and target 1 face-up monster you control; until the end of your opponent's turn it gains the
    ATK by which your LP fall short of 4000.
    """
    gain = max(4000 - fx.you.lp, 0)
    until = fx.next_turn() if fx.is_your_turn else fx.this_turn()
    for monster in fx.targets_still_there():
        if monster.is_face_up() and gain:
            fx.change_attack(monster, gain, until=until)
