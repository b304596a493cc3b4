"""Chain Strike."""

from app.engine import authoring as ygo

card = ygo.Script(91623717, "Chain Strike")


def answers_a_varied_chain(fx: ygo.Effect) -> bool:
    """There is a Chain, and no name occurs twice in it."""
    names = [link.card.name_code for link in fx.links()]
    return bool(names) and len(set(names)) == len(names)


@card.activation(when=answers_a_varied_chain, category=ygo.CATEGORY_DAMAGE, target=ygo.points_change())
async def strike(fx: ygo.Effect) -> None:
    """Only as Chain Link 2 or higher, and not if the Chain holds the same name more than once: 400 damage to
    your opponent for each Chain Link up to this one.
    """
    assert fx.link is not None
    await fx.damage(400 * fx.link.number)
