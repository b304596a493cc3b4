"""Dark Valkyria."""

from app.engine import authoring as ygo

card = ygo.Script(
    83269557,
    "Dark Valkyria",
    note="A Normal Monster on the field and in the GY until it is Normal Summoned again.",
    counters=((ygo.COUNTER_SPELL, 0),),
)


def awake(fx: ygo.Effect) -> bool:
    """This card was Gemini Summoned."""
    return fx.this.is_gemini_active()


@card.ignition(
    when=lambda fx: awake(fx) and fx.can_place_counter(fx.this, ygo.COUNTER_SPELL),
    category=ygo.CATEGORY_COUNTER,
    limit=ygo.ONCE_WHILE_FACE_UP,
)
async def charge(fx: ygo.Effect) -> None:
    """Once while this card is face-up: place 1 Spell Counter on it."""
    if fx.this_is_face_up():
        fx.add_counter(fx.this, ygo.COUNTER_SPELL)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, when=awake)
def stronger(fx: ygo.Effect) -> int:
    """Every Spell Counter on it makes it 300 ATK stronger."""
    return 300 * fx.this.counters(ygo.COUNTER_SPELL)


@card.ignition(
    when=awake,
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 1),
    target=ygo.target_one(ygo.any_monster),
    category=ygo.CATEGORY_DESTROY,
)
async def strike(fx: ygo.Effect) -> None:
    """Give up one of its Spell Counters to destroy a targeted monster, on either side."""
    await fx.destroy(fx.targets_still_there())
