"""Mystical Refpanel."""

from app.engine import authoring as ygo

card = ygo.Script(35563539, "Mystical Refpanel")
ABOUT_A_PLAYER = (ygo.CATEGORY_DRAW, ygo.CATEGORY_DAMAGE, ygo.CATEGORY_RECOVER, ygo.CATEGORY_HANDES)


def spell_for_one_player(fx: ygo.Effect) -> bool:
    """A Spell Card that lets one player draw, discard, gain LP or take damage, and does nothing else."""
    link = fx.answered
    simple = link.definition.category in ABOUT_A_PLAYER
    return link.is_card_activation() and link.is_spell() and simple and not link.targets


@card.activation(on=ygo.EVENT_CHAINING, when=spell_for_one_player)
async def reflect(fx: ygo.Effect) -> None:
    """When a Spell Card that concerns 1 player is activated: Its effect applies to the other player."""
    fx.answered.turn_to_other_player()
