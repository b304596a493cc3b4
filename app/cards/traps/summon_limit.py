"""Summon Limit."""

from app.engine import authoring as ygo

card = ygo.Script(23516703, "Summon Limit")

card.activates()


def has_summoned_twice(fx: ygo.Effect, player: ygo.Player) -> bool:
    """Whose Summons in this turn are used up."""
    return fx.summons_made(player) >= 2


for forbidden, words in (
    (ygo.EFFECT_CANNOT_SUMMON, "Each player can Summon only twice in a turn."),
    (ygo.EFFECT_CANNOT_FLIP_SUMMON, ""),
    (ygo.EFFECT_CANNOT_SPECIAL_SUMMON, ""),
):
    card.modifier(forbidden, at=ygo.LOCATION_SZONE, affects_player=has_summoned_twice, text=words)(
        lambda fx: True
    )
