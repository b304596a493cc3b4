"""Elemental HERO Escuridao."""

from app.engine import authoring as ygo

card = ygo.Script(
    33574806,
    "Elemental HERO Escuridao",
    note='Materials: an "Elemental HERO" monster and a DARK monster. Comes by Fusion Summon alone.',
    summon=ygo.fusion(
        lambda m: m.is_archetype("Elemental HERO"), lambda m: m.is_attribute(ygo.ATTRIBUTE_DARK)
    ),
    special_summon_only_by=lambda fx: False,
)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def strength_of_the_fallen(fx: ygo.Effect) -> int:
    """Every "Elemental HERO" in your GY makes it 100 ATK stronger."""
    return 100 * len(fx.you.graveyard(lambda m: m.is_monster() and m.is_archetype("Elemental HERO")))
