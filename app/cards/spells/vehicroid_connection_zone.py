"""Vehicroid Connection Zone."""

from app.engine import authoring as ygo

card = ygo.Script(23299957, "Vehicroid Connection Zone")


def vehicroid(monster: ygo.Card) -> bool:
    """A "Vehicroid" monster."""
    return monster.is_archetype("Vehicroid")


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_FUSION_SUMMON,
    target=ygo.needs(lambda fx: fx.can_fusion_summon(keep=vehicroid)),
)
async def connect(fx: ygo.Effect) -> None:
    """Fusion Summon 1 "Vehicroid" Fusion Monster with monsters from your hand or field; card effects cannot
    destroy it, and its effects cannot be negated.
    """
    summoned = await fx.fusion_summon(keep=vehicroid)
    if summoned is not None:
        for effect in (
            ygo.EFFECT_INDESTRUCTABLE_EFFECT,
            ygo.EFFECT_CANNOT_DISABLE,
            ygo.EFFECT_CANNOT_DISEFFECT,
        ):
            fx.grant_value(effect, 1, summoned)
