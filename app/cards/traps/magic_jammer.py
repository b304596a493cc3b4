"""Magic Jammer."""

from app.engine import authoring as ygo

card = ygo.Script(77414722, "Magic Jammer")
ygo.negates_activations(
    card,
    ygo.spell_card_answered,
    "When a Spell Card is activated: Discard 1 card; negate the activation and destroy that card.",
    cost=ygo.discard(),
)
