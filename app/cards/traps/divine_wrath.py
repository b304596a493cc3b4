"""Divine Wrath."""

from app.engine import authoring as ygo

card = ygo.Script(49010598, "Divine Wrath")
ygo.negates_activations(
    card,
    ygo.monster_effect_answered,
    "When a monster effect is activated: Discard 1 card; negate the activation, destroy the monster.",
    cost=ygo.discard(),
)
