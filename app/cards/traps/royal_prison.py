"""Royal Prison."""

from app.engine import authoring as ygo

card = ygo.Script(26586849, "Royal Prison")

card.activates()


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def lock_the_graves(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Nobody can Special Summon monster cards from a GY."""
    return monster.location == ygo.LOCATION_GRAVE and bool(monster.printed_type & ygo.TYPE_MONSTER)
