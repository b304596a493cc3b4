"""D/D/D Cursed King Siegfried."""

from app.engine import authoring as ygo

card = ygo.Script(
    44852429,
    "D/D/D Cursed King Siegfried",
    note='Materials: a Tuner and at least 1 "D/D" monster that is no Tuner.',
    summon=ygo.synchro(others=lambda m: m.is_archetype("D/D") and not m.is_type(ygo.TYPE_TUNER)),
)


def face_up_spells_and_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Spells/Traps on the field, also Trap Monsters that are still Traps."""
    return fx.cards_on_field(lambda each: each.is_face_up() and each.is_spell_or_trap())


@card.quick(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_DISABLE,
    target=ygo.target_one(face_up_spells_and_traps),
)
async def curse(fx: ygo.Effect) -> None:
    """In either turn: Target 1 face-up Spell/Trap on the field; its effects are negated until the next
    Standby Phase. Only once per turn by this name.
    """
    until = (ygo.PHASE_STANDBY, fx.turn + (0 if fx.is_phase(ygo.PHASE_DRAW) else 1))
    for each in fx.targets_still_there():
        if each.is_face_up():
            fx.grant_value(ygo.EFFECT_DISABLE_TRAPMONSTER, 1, each, until=until)
            fx.grant_value(ygo.EFFECT_DISABLE, 1, each, until=until)


def contracts(fx: ygo.Effect) -> int:
    """How many "Dark Contract" cards you control."""
    return len(fx.you.field(lambda each: each.is_face_up() and each.is_archetype("Dark Contract")))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=lambda fx: fx.event.destroyed(fx.this) and (fx.event.by_battle() or fx.event.by_effect()),
    category=ygo.CATEGORY_RECOVER,
    target=ygo.points_change(),
)
async def collect(fx: ygo.Effect) -> None:
    """If battle or an effect destroys it and it goes to the GY: Gain 1000 LP for each "Dark Contract" card
    you control.
    """
    await fx.recover(1000 * contracts(fx))
