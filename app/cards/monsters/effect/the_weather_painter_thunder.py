"""The Weather Painter Thunder."""

from app.engine import authoring as ygo

card = ygo.Script(91299846, "The Weather Painter Thunder")


def face_up_continuous(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Continuous Spells and Traps."""
    return fx.you.spells_and_traps(lambda e: e.is_face_up() and e.is_type(ygo.TYPE_CONTINUOUS))


def canvases(fx: ygo.Effect) -> list[ygo.Card]:
    """All "The Weather" Spells/Traps in your Deck."""
    return fx.you.deck(lambda e: e.is_spell_or_trap() and e.is_archetype("The Weather"))


@card.ignition(
    cost=ygo.send_to_grave(1, face_up_continuous),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.affects_some(1, canvases),
)
async def repaint(fx: ygo.Effect) -> None:
    """Only once a turn by this name, for a face-up Continuous Spell/Trap of yours that you send to the GY: A
    "The Weather" Spell/Trap of your Deck is placed face-up in your Spell & Trap Zone.
    """
    for canvas in await fx.choose(canvases(fx)):
        await fx.place_face_up(canvas)
        await fx.shuffle_deck()


ygo.weather_painter(card)
