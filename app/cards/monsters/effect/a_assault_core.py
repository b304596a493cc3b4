"""A-Assault Core."""

from app.engine import authoring as ygo

card = ygo.Script(30012506, "A-Assault Core")
MOVED = "union"
either_way = ygo.custom(lambda fx: not fx.this_has(MOVED), lambda fx: fx.mark_this(MOVED, until_turn=fx.turn))


def light_machines(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other face-up LIGHT Machine monsters."""
    return fx.others(
        fx.you.face_up_monsters(lambda m: m.is_race(ygo.RACE_MACHINE) and m.is_attribute(ygo.ATTRIBUTE_LIGHT))
    )


@card.ignition(
    when=lambda fx: fx.you.free_spell_zones() > 0,
    cost=either_way,
    category=ygo.CATEGORY_EQUIP,
    target=ygo.target_one(light_machines),
)
async def join(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 LIGHT Machine monster you control; this card is equipped to it."""
    if fx.this_is_face_up() and fx.still_there(fx.target) and fx.target.is_face_up():
        await fx.equip(fx.target)


@card.ignition(
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.this.equipped_to is not None,
    cost=either_way,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
)
async def part(fx: ygo.Effect) -> None:
    """Once per turn: You can unequip this card; Special Summon it."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def armor(fx: ygo.Effect, source: ygo.Card) -> bool:
    """The monster it is equipped to is unaffected by the effects of the opponent's other monsters."""
    return source.is_monster() and source.controller is fx.opponent and source is not fx.this.equipped_to


@card.replacement(
    at=ygo.LOCATION_SZONE,
    affects=ygo.equipped_monster,
    when=lambda fx: bool(fx.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)),
    optional=False,
)
async def take_the_hit(fx: ygo.Effect) -> bool:
    """If the equipped monster would be destroyed by battle or an effect, this card is destroyed instead."""
    # All that must take its place do so together.
    cores = fx.card.equips()
    return bool(
        await fx.destroy([each for each in cores if each.is_named(card.code) and not each.is_negated()])
    )


def other_unions(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Union monsters in your GY."""
    return fx.others(fx.you.graveyard(lambda each: bool(each.facts.type & ygo.TYPE_UNION)))


def was_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=was_on_the_field,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.affects_some(1, other_unions),
)
async def salvage(fx: ygo.Effect) -> None:
    """If it goes from the field to the GY: You can add 1 other Union monster from your GY to your hand."""
    await fx.add_to_hand(await fx.choose(other_unions(fx)))
