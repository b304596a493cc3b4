"""Blackwing - Kochi the Daybreak."""

from app.engine import authoring as ygo

card = ygo.Script(41902352, "Blackwing - Kochi the Daybreak")


@card.modifier(
    ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL,
    when=lambda fx: fx.this.was_special_summoned(),
    unclassified=True,
)
def not_after_a_special_summon(fx: ygo.Effect) -> bool:
    """If it was Special Summoned, it cannot be used as Synchro Material."""
    return True
