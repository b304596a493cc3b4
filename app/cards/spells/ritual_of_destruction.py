"""Ritual of Destruction."""

from app.engine import authoring as ygo

card = ygo.Script(52913738, "Ritual of Destruction")
GARLANDOLF = 30646525

ygo.ritual_spell(
    card,
    lambda monster: monster.is_named(GARLANDOLF),
    text='Ritual Summon "Garlandolf, King of Destruction" by Tributing monsters in hand or field whose '
    "Levels add up to 7 or more.",
)


def your_rituals(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Ritual Monsters of the user."""
    return monster.is_on_field() and monster.controller is fx.you and monster.is_type(ygo.TYPE_RITUAL)


@card.granted(ygo.EFFECT_BATTLE_DESTROY_REDIRECT, affects=your_rituals)
def to_the_deck(fx: ygo.Effect) -> int:
    return ygo.LOCATION_DECK


@card.ignition(at=ygo.LOCATION_GRAVE, cost=ygo.banish_this_card())
async def exile_the_beaten(fx: ygo.Effect) -> None:
    """Banish this card from your GY; this turn, monsters destroyed by battle with your Ritual Monsters are
    put on top of the Deck instead of going to the GY.
    """
    fx.grant(to_the_deck, until=fx.this_turn())
