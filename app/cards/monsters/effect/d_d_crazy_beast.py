"""D.D. Crazy Beast."""

from app.engine import authoring as ygo

card = ygo.Script(48148828, "D.D. Crazy Beast")


@card.modifier(ygo.EFFECT_BATTLE_DESTROY_REDIRECT)
def banish_the_loser(fx: ygo.Effect) -> int:
    """Monsters destroyed by battle with this card are banished."""
    return ygo.LOCATION_REMOVED
