"""Elemental Mistress Doriado."""

from app.engine import authoring as ygo

card = ygo.Script(
    99414168,
    "Elemental Mistress Doriado",
    note='Only the Ritual Summon of "Doriado\'s Blessing" brings it.',
    revive_limit=True,
)


@card.modifier(ygo.EFFECT_ADD_ATTRIBUTE, unclassified=True)
def four_more(fx: ygo.Effect) -> int:
    """While face-up on the field it is WIND, WATER, FIRE and EARTH, too."""
    return ygo.ATTRIBUTE_WIND | ygo.ATTRIBUTE_WATER | ygo.ATTRIBUTE_FIRE | ygo.ATTRIBUTE_EARTH
