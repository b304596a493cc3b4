"""Artifact Aegis."""

from app.engine import authoring as ygo

card = ygo.Script(85080444, "Artifact Aegis")
ygo.set_as_a_spell(card)


def your_artifacts(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Face-up "Artifact" monsters you control."""
    return ygo.your_monsters(fx, other) and other.is_archetype("Artifact")


@card.granted(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, affects=your_artifacts)
def out_of_reach(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    return effect.player_index != fx.player_index


@card.granted(ygo.EFFECT_INDESTRUCTABLE_EFFECT, affects=your_artifacts)
def unbreakable(fx: ygo.Effect) -> bool:
    effect = fx.kernel.current
    return effect is not None and effect.player_index != fx.player_index


@card.trigger(ygo.EVENT_SPSUMMON_SUCCESS, mandatory=True, when=ygo.opponents_turn)
async def guard(fx: ygo.Effect) -> None:
    """If it is Special Summoned in your opponent's turn: For the rest of this turn your opponent's card
    effects can neither target nor destroy "Artifact" monsters you control.
    """
    for each in (out_of_reach, unbreakable):
        fx.grant(each, until=fx.this_turn())
