"""Majesty's Fiend."""

from app.engine import authoring as ygo

card = ygo.Script(33746252, "Majesty's Fiend", no_special_summon=True, note="Cannot be Special Summoned.")


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.both_players)
def silence(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """Nobody can activate effects of monsters."""
    if activated.definition.kind == "activation":
        return False
    return bool(activated.this.printed_type & ygo.TYPE_MONSTER) and not activated.this.is_at(
        ygo.LOCATION_SZONE | ygo.LOCATION_PZONE
    )
