"""T.G. Warwolf."""

from app.engine import authoring as ygo

card = ygo.Script(293542, "T.G. Warwolf")
FALLEN = "fallen"


def small_one_came(fx: ygo.Effect) -> bool:
    """A monster up to Level 4 was Special Summoned."""
    return any(each.is_face_up() and 1 <= each.level <= 4 for each in fx.event.still_there())


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=lambda fx: small_one_came(fx) and fx.damage_step_part == ygo.DS_NONE,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def join(fx: ygo.Effect) -> None:
    """When a Level 4 or lower monster is Special Summoned: You can Special Summon it from your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


def fell_on_the_field(fx: ygo.Effect) -> bool:
    """It was destroyed on the field and sent to the GY."""
    before = fx.event.before(fx.this)
    return (
        before is not None
        and bool(before.location & ygo.LOCATION_ONFIELD)
        and bool(before.reason & ygo.REASON_DESTROY)
    )


@card.continuous(ygo.EVENT_TO_GRAVE, when=fell_on_the_field, unclassified=True)
async def note_the_fall(fx: ygo.Effect) -> None:
    fx.mark_this(FALLEN, fx.this.data.generation, until_turn=fx.turn)


def comrades(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "T.G." monsters in your Deck."""
    return fx.you.deck(
        lambda other: other.is_monster() and other.is_archetype("T.G.") and not other.is_named(card.code)
    )


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_GRAVE,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.this.flag(FALLEN) == fx.this.data.generation,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, comrades),
)
async def call_a_comrade(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase, if it was destroyed on the field this turn and lies in the GY since:
    You can add 1 other "T.G." monster from your Deck to your hand.
    """
    await fx.add_to_hand(await fx.choose(comrades(fx)))
