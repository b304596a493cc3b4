"""Destiny HERO - Diamond Dude."""

from app.engine import authoring as ygo

card = ygo.Script(13093792, "Destiny HERO - Diamond Dude")
_GIVEN = 0


@card.ignition(given=True, at=ygo.LOCATION_GRAVE, limit=ygo.Limit(), target=ygo.as_its_activation())
async def apply_the_spell(fx: ygo.Effect) -> None:
    """Apply what this Normal Spell does when it is activated, from the GY: nothing needs to be paid."""
    await fx.apply_own_activation()


@card.granted(ygo.EFFECT_GIVE, when=lambda fx: fx.is_your_turn and fx.turn == fx.labels[0])
def written_in_diamond(fx: ygo.Effect) -> int:
    return _GIVEN


def is_normal_spell(each: ygo.Card) -> bool:
    """A Normal Spell."""
    other = ygo.TYPE_QUICKPLAY | ygo.TYPE_CONTINUOUS | ygo.TYPE_EQUIP | ygo.TYPE_FIELD | ygo.TYPE_RITUAL
    return bool(each.printed_type & ygo.TYPE_SPELL) and not each.printed_type & other


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: bool(fx.you.deck()),
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DECKDES,
)
async def see_the_future(fx: ygo.Effect) -> None:
    """Once per turn: You can excavate 1 card; a Normal Spell goes to the GY, anything else to the bottom of
    the Deck. In your next turn's Main Phase that Spell can be used from the GY.
    """
    for top in fx.you.deck()[-1:]:
        await fx.reveal(top)
        if not is_normal_spell(top):
            await fx.to_deck_top([top], bottom=True)
        elif await fx.send_to_grave(top, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL):
            turn = fx.turn + (2 if fx.is_your_turn else 1)
            fx.grant(written_in_diamond, to=top, until=(ygo.PHASE_END, turn), labels=(turn,))
