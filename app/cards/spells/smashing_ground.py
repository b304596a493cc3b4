"""Smashing Ground."""

from app.engine import authoring as ygo

card = ygo.Script(97169186, "Smashing Ground")


def most_solid(fx: ygo.Effect) -> list[ygo.Card]:
    """The opponent's face-up monsters with the highest DEF (Link Monsters have none)."""
    monsters = fx.opponent.face_up_monsters(lambda monster: not monster.is_type(ygo.TYPE_LINK))
    highest = max((monster.defense for monster in monsters), default=0)
    return [monster for monster in monsters if monster.defense == highest]


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.affects_some(1, most_solid))
async def destroy_most_solid(fx: ygo.Effect) -> None:
    """Destroy your opponent's face-up monster with the highest DEF (if several tie, you choose)."""
    await fx.destroy(await fx.choose(most_solid(fx)))
