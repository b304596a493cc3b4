"""Mirror Force."""

from app.engine import authoring as ygo

card = ygo.Script(44095762, "Mirror Force")


def their_attackers(fx: ygo.Effect) -> list[ygo.Card]:
    """Attack Position monsters of the opponent."""
    return fx.opponent.monsters(lambda monster: monster.is_in(ygo.POS_ATTACK))


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(their_attackers),
)
async def destroy_attackers(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: destroy all their Attack Position monsters."""
    await fx.destroy(their_attackers(fx))
