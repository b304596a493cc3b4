"""Polymerization."""

from app.engine import authoring as ygo

card = ygo.Script(24094653, "Polymerization")


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_FUSION_SUMMON,
    target=ygo.needs(ygo.Effect.can_fusion_summon),
)
async def fuse(fx: ygo.Effect) -> None:
    """Fusion Summon a Fusion Monster; its materials come from your hand or field."""
    await fx.fusion_summon()
