"""Black Horn of Heaven."""

from app.engine import authoring as ygo

card = ygo.Script(50323155, "Black Horn of Heaven")
ygo.negates_summons(
    card,
    (ygo.EVENT_SPSUMMON,),
    "When your opponent is about to Special Summon exactly 1 monster: Negate that Summon and destroy it.",
    when=lambda fx: fx.event.player is fx.opponent and len(fx.event.cards) == 1,
)
